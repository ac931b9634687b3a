public import QuadrantCore

/// Whether the content of a view can be edited by those who use it.
///
/// Apple: "EditMode". Views of one's own read it of `editMode` in the environment.
public enum EditMode: Hashable, Sendable {
    /// It can be edited.
    case active
    /// It cannot be edited.
    case inactive
    /// It can be edited for a moment. Nothing sets this here by itself.
    case transient

    /// Whether the content is being edited: unless the mode is `inactive`.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// The mode in which views are edited, to be read and to be changed; `nil` where nobody put one in
    /// by `environment(\.editMode, $mode)`.
    ///
    /// A view whose body reads the mode is evaluated when it changes.
    ///
    /// Apple: "EnvironmentValues.editMode".
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
