public import Foundation
public import QuadrantFoundation
public import QuadrantViews

/// A button of a bar.
///
/// Apple: "UIBarButtonItem" (UIKit). Bars of UIKit take no taps here: what it would call is kept.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
    /// How prominent a button is.
    public enum Style: Int, Hashable, Sendable {
        /// As the others, the one that ends something.
        case plain
        case done = 2
        /// As the one that ends something (iOS 26).
        public static var prominent: Style { .done }
    }

    /// A button that the system has a title or a picture for.
    ///
    /// Apple: "UIBarButtonItem.SystemItem".
    public enum SystemItem: Int, Hashable, Sendable {
        /// Ends, leaves, begins editing, keeps, adds; room that grows, room of a length.
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace
        /// Writes, answers, acts, sorts in, shows bookmarks, searches, loads again, stops, takes a picture, throws away.
        case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
        /// Plays, pauses, goes back, goes on; takes back, does again.
        case play, pause, rewind, fastForward, undo, redo
        /// Ends.
        case close = 24
    }

    /// How prominent it is.
    open var style = Style.plain
    /// Whether it is not shown.
    open var isHidden = false
    /// Whether it is chosen.
    open var isSelected = false
    /// The colour.
    open var tintColor: UIColor?
    /// The view in place of a title or picture.
    open var customView: UIView?
    /// The room of a fixed space, in points; 0 for as much as is needed.
    open var width: CGFloat = 0
    /// The object whose method is called.
    open weak var target: AnyObject?
    /// The method that is called.
    open var action: Selector?
    /// What is done.
    open var primaryAction: UIAction? {
        didSet {
            title = primaryAction?.title
            image = primaryAction?.image
        }
    }
    /// What opens.
    open var menu: UIMenu?

    /// Creates a button without content.
    public override init() {}

    /// Creates a button that would call a method of an object when it is tapped.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, style: Style = .plain, target: Any?,
        action: Selector?
    ) {
        self.init()
        (self.title, self.image, self.style) = (title, image, style)
        (self.target, self.action) = (target as AnyObject?, action)
    }

    /// Creates a button that the system has a title or a picture for.
    ///
    /// Apple: "init(barButtonSystemItem:target:action:)".
    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
        self.init()
        take(systemItem)
        (self.target, self.action) = (target as AnyObject?, action)
    }

    /// Creates a button that the system has a title or a picture for, with what it does or opens.
    ///
    /// Apple: "init(systemItem:primaryAction:menu:)".
    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        take(systemItem)
    }

    /// Creates a button with a title and a picture, those of its action where none are given, and with what it does or opens.
    ///
    /// Apple: "init(title:image:primaryAction:menu:)", "init(primaryAction:menu:)".
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.menu = menu
    }

    /// Creates an item that shows a view.
    ///
    /// Apple: "init(customView:)".
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Room that grows.
    ///
    /// Apple: "flexibleSpace()".
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Room of a length in points.
    ///
    /// Apple: "fixedSpace(_:)".
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// What the system shows for an item: Apple's page of each names its picture or title.
    private func take(_ item: SystemItem) {
        style = item == .done || item == .save ? .done : .plain
        switch item {
        case .done: title = "Done"
        case .cancel: title = "Cancel"
        case .edit: title = "Edit"
        case .save: title = "Save"
        case .undo: title = "Undo"
        case .redo: title = "Redo"
        case .flexibleSpace, .fixedSpace: break
        default: image = UIBarButtonItem.symbols[item].flatMap { UIImage(systemName: $0) }
        }
    }

    private static let symbols: [SystemItem: String] = [
        .add: "plus", .compose: "square.and.pencil", .reply: "arrowshape.turn.up.left",
        .action: "square.and.arrow.up", .organize: "folder", .bookmarks: "book",
        .search: "magnifyingglass", .refresh: "arrow.clockwise", .stop: "xmark",
        .camera: "camera", .trash: "trash", .play: "play.fill", .pause: "pause.fill",
        .rewind: "backward.fill", .fastForward: "forward.fill", .close: "xmark",
    ]
}
