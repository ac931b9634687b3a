public import Foundation
public import UIKit

extension UIView {
    /// Whether the view is drawn again soon. Setting `false` changes nothing.
    ///
    /// Apple: "NSView.needsDisplay" (AppKit).
    public var needsDisplay: Bool {
        get { false }
        set { if newValue { setNeedsDisplay() } }
    }

    /// Whether the view is laid out again soon. Setting `false` changes nothing.
    ///
    /// Apple: "NSView.needsLayout" (AppKit).
    public var needsLayout: Bool {
        get { false }
        set { if newValue { setNeedsLayout() } }
    }

    /// Would tell where the pointer goes: no view is told of a pointer here, which is told.
    ///
    /// Apple: "NSView.addTrackingArea(_:)" (AppKit).
    public func addTrackingArea(_ trackingArea: NSTrackingArea) {
        tellWithoutEffect("NSView.addTrackingArea(_:)", "No view is told of a pointer.")
    }

    /// Takes an area away that nobody watches.
    ///
    /// Apple: "NSView.removeTrackingArea(_:)" (AppKit).
    public func removeTrackingArea(_ trackingArea: NSTrackingArea) {}
}

/// An area in which a view wants to be told of the pointer; see `addTrackingArea(_:)`.
///
/// Apple: "NSTrackingArea" (AppKit), in part.
public final class NSTrackingArea {
    /// What is told, and when.
    ///
    /// Apple: "NSTrackingArea.Options".
    public struct Options: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt

        /// The options of a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// That the pointer comes and goes.
        public static let mouseEnteredAndExited = Options(rawValue: 1 << 0)
        /// That it moves.
        public static let mouseMoved = Options(rawValue: 1 << 1)
        /// While the view has the focus.
        public static let activeWhenFirstResponder = Options(rawValue: 1 << 4)
        /// In the window in front.
        public static let activeInKeyWindow = Options(rawValue: 1 << 5)
        /// In the app in front.
        public static let activeInActiveApp = Options(rawValue: 1 << 6)
        /// Always.
        public static let activeAlways = Options(rawValue: 1 << 7)
        /// What is seen of the view, in place of the rectangle.
        public static let inVisibleRect = Options(rawValue: 1 << 9)
    }

    /// The area in the view, in points.
    public let rect: CGRect
    /// What is told, and when.
    public let options: Options

    /// Creates an area.
    public init(
        rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil
    ) {
        (self.rect, self.options) = (rect, options)
    }
}

extension UITextField {
    /// A field that shows words and is not edited.
    ///
    /// Apple: "NSTextField.init(labelWithString:)" (AppKit).
    public convenience init(labelWithString stringValue: String) {
        self.init(frame: .zero)
        text = stringValue
        (isEditable, borderStyle) = (false, .none)
    }

    /// Whether people change the text.
    ///
    /// Apple: "NSTextField.isEditable" (AppKit).
    public var isEditable: Bool {
        get { isUserInteractionEnabled }
        set { isUserInteractionEnabled = newValue }
    }

    /// Whether there is a border around the text.
    ///
    /// Apple: "NSTextField.isBezeled" (AppKit).
    public var isBezeled: Bool {
        get { borderStyle != .none }
        set { borderStyle = newValue ? .roundedRect : .none }
    }

    /// The same without round corners.
    ///
    /// Apple: "NSTextField.isBordered" (AppKit).
    public var isBordered: Bool {
        get { borderStyle != .none }
        set { borderStyle = newValue ? .line : .none }
    }

    /// The place of lines between the edges.
    ///
    /// Apple: "NSControl.alignment" (AppKit).
    public var alignment: NSTextAlignment {
        get { textAlignment }
        set { textAlignment = newValue }
    }
}

extension UIStackView {
    /// A stack of views.
    ///
    /// Apple: "NSStackView.init(views:)" (AppKit).
    public convenience init(views: [NSView]) { self.init(arrangedSubviews: views) }

    /// Along which axis views follow one another.
    ///
    /// Apple: "NSStackView.orientation" (AppKit).
    public var orientation: NSUserInterfaceLayoutOrientation {
        get { axis == .horizontal ? .horizontal : .vertical }
        set { axis = newValue == .horizontal ? .horizontal : .vertical }
    }
}

/// Along which axis something is laid out.
///
/// Apple: "NSUserInterfaceLayoutOrientation" (AppKit).
public enum NSUserInterfaceLayoutOrientation: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
}
