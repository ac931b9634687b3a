public import Foundation
internal import UIKit

/// The items at the end of the menu bar. There is no menu bar here.
///
/// Apple: "NSStatusBar" (AppKit).
@MainActor @preconcurrency open class NSStatusBar: NSObject {
    /// The one of the system.
    public static let system = NSStatusBar()

    /// How high it is, in points: 24.
    open var thickness: CGFloat { 24 }

    /// Makes an item. It is kept and not shown, which is told.
    open func statusItem(withLength length: CGFloat) -> NSStatusItem {
        tellWithoutEffect("NSStatusBar.statusItem(withLength:)", "There is no menu bar here")
        return NSStatusItem(length: length)
    }

    /// Takes an item away: none is shown.
    open func removeStatusItem(_ item: NSStatusItem) {}
}

/// An item of the menu bar.
///
/// Apple: "NSStatusItem" (AppKit).
@MainActor @preconcurrency open class NSStatusItem: NSObject {
    /// As long as what it shows.
    public nonisolated static let variableLength: CGFloat = -1
    /// As long as the bar is high.
    public nonisolated static let squareLength: CGFloat = -2

    /// How long it is, in points.
    open var length: CGFloat
    /// The button that it is.
    open var button: NSStatusBarButton? = NSStatusBarButton(frame: .zero)
    /// The menu that it opens.
    open var menu: NSMenu?
    /// Whether it is to be seen.
    open var isVisible = true

    /// Whether people take it away.
    open var behavior: Behavior = []
    /// The name under which its place is kept: it is not.
    open var autosaveName: String! = ""

    /// What people do with an item.
    ///
    /// Apple: "NSStatusItem.Behavior".
    public struct Behavior: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt

        /// A set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// People may take it away.
        public static let removalAllowed = Behavior(rawValue: 2)
        /// The app ends when they take it away.
        public static let terminationOnRemoval = Behavior(rawValue: 4)
    }

    init(length: CGFloat) {
        self.length = length
        super.init()
    }

    /// Would open a menu, which is told.
    open func popUpMenu(_ menu: NSMenu) { tellWithoutEffect("NSStatusItem.popUpMenu(_:)") }
}

/// The button of an item of the menu bar.
///
/// Apple: "NSStatusBarButton" (AppKit).
open class NSStatusBarButton: NSButton {
    /// Whether it is drawn as one that is not in use. It is kept without effect.
    open var appearsDisabled = false
}
