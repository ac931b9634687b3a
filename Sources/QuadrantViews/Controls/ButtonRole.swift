/// What a button is for.
///
/// Apple: "ButtonRole". A destructive button is red; the other roles look like none outside of bars,
/// dialogs and menus.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind: Sendable {
        case destructive
        case cancel
        case close
        case confirm
    }

    private let kind: Kind

    /// Deletes something or does something else that cannot be undone.
    public static let destructive = ButtonRole(kind: .destructive)
    /// Ends what is under way; its progress is lost.
    public static let cancel = ButtonRole(kind: .cancel)
    /// Closes what is under way; nothing is lost.
    public static let close = ButtonRole(kind: .close)
    /// Agrees to what is under way.
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
