public import Foundation
import UIKit

/// What people do with mouse and keyboard. None comes here.
///
/// Apple: "NSEvent" (AppKit).
@MainActor @preconcurrency open class NSEvent {
    /// Which events.
    ///
    /// Apple: "NSEvent.EventTypeMask".
    public struct EventTypeMask: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt64

        /// The events of a set of bits.
        public init(rawValue: UInt64) {
            self.rawValue = rawValue
        }

        /// A button of the mouse goes down or up.
        public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
        public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
        public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
        public static let rightMouseUp = EventTypeMask(rawValue: 1 << 4)
        /// The mouse moves.
        public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
        public static let leftMouseDragged = EventTypeMask(rawValue: 1 << 6)
        /// A key goes down or up.
        public static let keyDown = EventTypeMask(rawValue: 1 << 10)
        public static let keyUp = EventTypeMask(rawValue: 1 << 11)
        public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
        /// Something is scrolled.
        public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
        /// All of them.
        public static let any = EventTypeMask(rawValue: .max)
    }

    /// What is held down.
    ///
    /// Apple: "NSEvent.ModifierFlags".
    public struct ModifierFlags: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt

        /// The keys of a set of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Keys beside letters.
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        public static let control = ModifierFlags(rawValue: 1 << 18)
        public static let option = ModifierFlags(rawValue: 1 << 19)
        public static let command = ModifierFlags(rawValue: 1 << 20)
        public static let function = ModifierFlags(rawValue: 1 << 23)
        /// All of them.
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xffff_0000)
    }

    /// What is held down now: nothing.
    public static var modifierFlags: ModifierFlags { [] }
    /// Where the mouse is: at the origin.
    public static var mouseLocation: CGPoint { .zero }

    /// What was held down.
    open var modifierFlags: ModifierFlags { [] }
    /// The number of the key.
    open var keyCode: UInt16 { 0 }
    /// What the key writes.
    open var characters: String? { nil }
    /// What the key writes without others.
    open var charactersIgnoringModifiers: String? { nil }
    /// Where it happened in the window, in points.
    open var locationInWindow: CGPoint { .zero }
    /// How far was scrolled, in points.
    open var scrollingDeltaX: CGFloat { 0 }
    open var scrollingDeltaY: CGFloat { 0 }
    /// How often it was clicked.
    open var clickCount: Int { 0 }

    init() {}

    /// Calls a closure for events of the app before views have them. None comes here, which is told.
    @discardableResult
    public static func addLocalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? {
        tellWithoutEffect("NSEvent.addLocalMonitorForEvents(matching:handler:)")
        return nil
    }

    /// Calls a closure for events of other apps. None comes here, which is told.
    @discardableResult
    public static func addGlobalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
    ) -> Any? {
        tellWithoutEffect("NSEvent.addGlobalMonitorForEvents(matching:handler:)")
        return nil
    }

    /// Ends what was added: nothing was.
    public static func removeMonitor(_ eventMonitor: Any) {}
}

/// How changes of views go on.
///
/// Apple: "NSAnimationContext" (AppKit). Nothing of AppKit's moves here: changes are there at once.
@MainActor @preconcurrency open class NSAnimationContext {
    /// The one that counts.
    public static let current = NSAnimationContext()

    /// How long a change takes, in seconds.
    open var duration = 0.25
    /// Whether changes within are animated, too.
    open var allowsImplicitAnimation = false

    /// Makes changes, then calls the other closure.
    public static func runAnimationGroup(
        _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
    ) {
        changes(NSAnimationContext())
        completionHandler?()
    }
}
