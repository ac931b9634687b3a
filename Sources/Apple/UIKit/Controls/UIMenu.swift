public import Foundation
public import QuadrantViews

/// A part of a menu: an action, or a menu.
///
/// Apple: "UIMenuElement" (UIKit).
@MainActor @preconcurrency open class UIMenuElement {
    /// Whether an action is on.
    ///
    /// Apple: "UIMenuElement.State".
    public enum State: Int, Hashable, Sendable {
        /// It is not, it is, some of what it stands for is.
        case off, on, mixed
    }

    /// The title.
    open internal(set) var title: String
    /// The picture.
    open internal(set) var image: UIImage?
    /// A line below the title.
    open var subtitle: String?

    init(title: String, image: UIImage?, subtitle: String? = nil) {
        (self.title, self.image, self.subtitle) = (title, image, subtitle)
    }
}

/// Actions and further menus. Nothing opens them here; `Menu` of SwiftUI's does.
///
/// Apple: "UIMenu" (UIKit).
open class UIMenu: UIMenuElement {
    /// How a menu looks.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Its items stand in the menu around.
        public static let displayInline = Options(rawValue: 1)
        /// It removes something.
        public static let destructive = Options(rawValue: 2)
        /// One of its items is chosen.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// A name to find a menu by.
    ///
    /// Apple: "UIMenu.Identifier".
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an identifier from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from its name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// A name to find it by.
    public let identifier: Identifier
    /// How it looks.
    open var options: Options
    /// What is in it: actions and menus.
    public let children: [UIMenuElement]

    /// Creates a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
    ) {
        (self.options, self.children) = (options, children)
        self.identifier = identifier ?? Identifier("dynamic")
        super.init(title: title, image: image, subtitle: subtitle)
    }

    /// The same menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            options: options, children: newChildren)
    }
}

/// A picture in a text. It is kept, and not drawn.
///
/// Apple: "NSTextAttachment" (UIKit).
open class NSTextAttachment {
    /// The picture.
    open var image: UIImage?
    /// Its place on the line, in points.
    open var bounds = CGRect.zero

    /// Creates an attachment without a picture.
    public init() {}

    /// Creates an attachment with a picture.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}
