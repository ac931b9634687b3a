public import QuadrantCore

/// Whether people can edit the content of a view.
///
/// Apple: "EditMode". Custom views read the mode as `editMode` from the environment.
public enum EditMode: Hashable, Sendable {
    /// The content can be edited.
    case active
    /// The content cannot be edited.
    case inactive
    /// The content can be edited for a moment. Nothing here sets this mode by itself.
    case transient

    /// Whether the content is being edited: `true` unless the mode is `inactive`.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// A binding to the edit mode of the views around; `nil` unless
    /// `environment(\.editMode, $mode)` has set one.
    ///
    /// A view whose body reads the mode is evaluated when it changes.
    ///
    /// Apple: "EnvironmentValues.editMode".
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
