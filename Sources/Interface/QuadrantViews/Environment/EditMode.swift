import Observation
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

private enum UsualEditModeKey: EnvironmentKey {
    static var defaultValue: UsualEditMode? { nil }
}

extension EnvironmentValues {
    /// A binding to the edit mode of the views around: what `environment(\.editMode, $mode)` has set, else the
    /// mode of the screen, which begins as inactive. `nil` in views that are in no host.
    ///
    /// A view whose body reads the mode is evaluated when it changes.
    ///
    /// Apple: "EnvironmentValues.editMode".
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? self[UsualEditModeKey.self]?.binding }
        set { self[EditModeKey.self] = newValue }
    }

    /// The edit mode of the screen that a view is in, where nobody has set another one.
    package var usualEditMode: UsualEditMode? {
        get { self[UsualEditModeKey.self] }
        set { self[UsualEditModeKey.self] = newValue }
    }
}

/// The edit mode of a host, or of a screen in it, which edit buttons switch where the program has none of its own.
@Observable
package final class UsualEditMode {
    private var mode = EditMode.inactive

    package init() {}

    /// Reads and sets the mode.
    fileprivate var binding: Binding<EditMode> {
        Binding(get: { self.mode }, set: { self.mode = $0 })
    }
}
