import QuadrantViews

/// What a button is for.
///
/// Apple: "ButtonRole". A destructive button is red. Outside of bars, dialogs and menus, buttons of
/// the other roles look like buttons without a role.
public struct ButtonRole: Equatable, Sendable {
    enum Kind: Sendable {
        case destructive
        case cancel
        case close
        case confirm
    }

    private let kind: Kind

    /// The button deletes something, or does something else that cannot be undone.
    public static let destructive = ButtonRole(kind: .destructive)
    /// The button stops a task; its progress is lost.
    public static let cancel = ButtonRole(kind: .cancel)
    /// The button closes what is shown; nothing is lost.
    public static let close = ButtonRole(kind: .close)
    /// The button confirms what is shown.
    public static let confirm = ButtonRole(kind: .confirm)

    /// The title and the symbol of a button that was given none.
    var defaultLabel: (title: String, symbol: String) {
        switch kind {
        case .destructive: ("Delete", "trash")
        case .cancel: ("Cancel", "xmark")
        case .close: ("Close", "xmark")
        case .confirm: ("Done", "checkmark")
        }
    }
}
