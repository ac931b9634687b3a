import Foundation
public import UIKit

/// A window beside others, such as a palette. As other windows it is not shown.
///
/// Apple: "NSPanel" (AppKit).
open class NSPanel: NSWindow {
    /// Whether it floats before usual windows.
    open var isFloatingPanel: Bool {
        get { level == .floating }
        set { level = newValue ? .floating : .normal }
    }
    /// Whether it takes keys only where something in it needs them.
    open var becomesKeyOnlyIfNeeded = false
    /// Whether it works while another has to be answered.
    open var worksWhenModal = false
}

/// Manages a window.
///
/// Apple: "NSWindowController" (AppKit).
open class NSWindowController: NSResponder {
    /// The window.
    open var window: NSWindow?
    /// The controller of what the window shows.
    open var contentViewController: NSViewController? {
        get { window?.contentViewController }
        set { window?.contentViewController = newValue }
    }

    /// Manages a window.
    public init(window: NSWindow?) {
        self.window = window
        super.init()
        window?.windowController = self
    }

    /// Would show the window, which is told.
    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }

    /// Would close the window, which is told.
    open func close() { window?.close() }
}
