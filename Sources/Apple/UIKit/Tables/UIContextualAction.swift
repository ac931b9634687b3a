internal import Foundation
public import QuadrantViews

/// A button behind a row, which a swipe shows.
///
/// Apple: "UIContextualAction" (UIKit).
@MainActor @preconcurrency open class UIContextualAction {
    /// How a button looks.
    public enum Style: Int, Hashable, Sendable {
        /// As others; as one that removes something.
        case normal, destructive
    }

    /// What is done: with the action, its view, and a closure that is told whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// How it looks.
    public let style: Style
    /// The title.
    open var title: String?
    /// The picture, which stands in place of the title.
    open var image: UIImage?
    /// The ground; `nil` for the system's.
    open var backgroundColor: UIColor!
    /// What is done.
    public let handler: Handler

    /// Creates a button.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}

/// The buttons that a swipe over a row shows.
///
/// Apple: "UISwipeActionsConfiguration" (UIKit).
@MainActor @preconcurrency open class UISwipeActionsConfiguration {
    /// The buttons, the one nearest to the edge first.
    public let actions: [UIContextualAction]
    /// Whether a swipe over the whole row does the first.
    open var performsFirstActionWithFullSwipe = true

    /// Creates the buttons of a row.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }
}
