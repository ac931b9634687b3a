internal import Foundation

/// A message with buttons. It is not drawn: `present` tells so.
///
/// Apple: "UIAlertController" (UIKit).
open class UIAlertController: UIViewController {
    /// Where it is shown.
    ///
    /// Apple: "UIAlertController.Style".
    public enum Style: Int, Hashable, Sendable {
        /// At the bottom, in the middle.
        case actionSheet, alert
    }

    /// The message.
    open var message: String?
    /// The buttons.
    open private(set) var actions: [UIAlertAction] = []
    /// The fields.
    open private(set) var textFields: [UITextField]?
    /// The button that the return key stands for.
    open var preferredAction: UIAlertAction?
    /// Where it is shown.
    open private(set) var preferredStyle = Style.alert

    /// Creates a message.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init()
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    override open func loadView() { view = StandInView("UIAlertController") }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

/// A button of a message.
///
/// Apple: "UIAlertAction" (UIKit).
@MainActor @preconcurrency open class UIAlertAction {
    /// What a button is for.
    ///
    /// Apple: "UIAlertAction.Style".
    public enum Style: Int, Hashable, Sendable {
        /// As the others, to cancel, to remove something.
        case `default`, cancel, destructive
    }

    /// The title.
    public let title: String?
    /// What it is for.
    public let style: Style
    /// Whether it can be used.
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    /// Creates a button.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

/// What can be shared, and with whom: a labelled box, in a representable. `ShareLink` is drawn.
///
/// Apple: "UIActivityViewController" (UIKit).
open class UIActivityViewController: UIViewController {
    /// Called when something was shared or not; never here.
    public typealias CompletionWithItemsHandler = (
        UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void

    /// What is shared.
    open private(set) var activityItems: [Any] = []
    /// Ways of sharing that are left out.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called when something was shared or not; never here.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Creates a controller of things to share.
    public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.init()
        self.activityItems = activityItems
    }

    override open func loadView() { view = StandInView("UIActivityViewController") }
}

/// A way of sharing.
///
/// Apple: "UIActivity" (UIKit).
@MainActor @preconcurrency open class UIActivity {
    /// The name of a way of sharing.
    ///
    /// Apple: "UIActivity.ActivityType".
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// By mail.
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        /// By message.
        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        /// To the pasteboard.
        public static let copyToPasteboard = ActivityType(
            rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        /// To a printer.
        public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        /// To a device nearby.
        public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
        /// Among the pictures.
        public static let saveToCameraRoll = ActivityType(
            rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
        /// To a contact.
        public static let assignToContact = ActivityType(
            rawValue: "com.apple.UIKit.activity.AssignToContact")
        /// Among the pages to read.
        public static let addToReadingList = ActivityType(
            rawValue: "com.apple.UIKit.activity.AddToReadingList")
    }

    /// Creates a way of sharing.
    public init() {}
}
