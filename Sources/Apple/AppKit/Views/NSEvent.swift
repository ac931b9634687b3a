internal import CoreGraphics
public import Foundation
public import QuartzCore

/// What people do with mouse and keyboard: a pointer reaches views of AppKit's, keys do not.
///
/// Apple: "NSEvent" (AppKit).
@MainActor @preconcurrency open class NSEvent: NSObject {
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
        public static let rightMouseDragged = EventTypeMask(rawValue: 1 << 7)
        public static let otherMouseDown = EventTypeMask(rawValue: 1 << 25)
        public static let otherMouseUp = EventTypeMask(rawValue: 1 << 26)
        public static let mouseEntered = EventTypeMask(rawValue: 1 << 8)
        public static let mouseExited = EventTypeMask(rawValue: 1 << 9)
        public static let systemDefined = EventTypeMask(rawValue: 1 << 14)
        public static let gesture = EventTypeMask(rawValue: 1 << 29)
        public static let magnify = EventTypeMask(rawValue: 1 << 30)
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
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        public static let help = ModifierFlags(rawValue: 1 << 22)
        public static let function = ModifierFlags(rawValue: 1 << 23)
        /// All of them.
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xffff_0000)
    }

    /// What is held down now: nothing.
    public static var modifierFlags: ModifierFlags { [] }
    /// Where the mouse is: at the origin.
    public static var mouseLocation: CGPoint { .zero }

    /// Which buttons are down now: none.
    public static var pressedMouseButtons: Int { 0 }
    /// In how many seconds two presses count as one: half a second.
    public static var doubleClickInterval: TimeInterval { 0.5 }

    /// What happened.
    public let type: EventType
    private let place: CGPoint
    /// How often it was clicked, as the view tells it.
    var pressedClicks = 0
    var area: NSTrackingArea?
    private let keys: (code: UInt16, words: String?, flags: ModifierFlags)

    /// The kind of what happened: none is known.
    open var subtype: EventSubtype { .mouseEvent }
    /// The window in which it happened.
    open var window: NSWindow? { NSWindow.shown }
    /// The number of that window.
    open var windowNumber: Int { window?.windowNumber ?? 0 }
    /// When it happened, in seconds since the system's start.
    open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
    /// What belongs to the area that was entered or left.
    open var userData: Any? { area?.userInfo }
    /// The area that was entered or left.
    open var trackingArea: NSTrackingArea? { area }
    /// Which button it was: the first.
    open var buttonNumber: Int { 0 }
    /// How hard was pressed, from 0 to 1.
    open var pressure: Float { pressedClicks > 0 ? 1 : 0 }
    /// How far the pointer has moved, in points: that is not known.
    open var deltaX: CGFloat { 0 }
    open var deltaY: CGFloat { 0 }
    /// Whether distances are points.
    open var hasPreciseScrollingDeltas: Bool { false }
    /// Whether up and down are as of a screen under a finger.
    open var isDirectionInvertedFromDevice: Bool { false }
    /// How far two fingers moved apart, as a share.
    open var magnification: CGFloat { 0 }
    /// How far a gesture is.
    open var phase: Phase { [] }
    /// How far what goes on after a gesture is.
    open var momentumPhase: Phase { [] }
    /// Whether the key repeats.
    open var isARepeat: Bool { false }
    /// Which key it is, of those that write nothing.
    open var specialKey: SpecialKey? { nil }
    /// The number of the event.
    open var eventNumber: Int { 0 }

    /// What was held down.
    open var modifierFlags: ModifierFlags { keys.flags }
    /// The number of the key.
    open var keyCode: UInt16 { keys.code }
    /// What the key writes.
    open var characters: String? { keys.words }
    /// What the key writes without others.
    open var charactersIgnoringModifiers: String? { keys.words }
    /// Where it happened in the window, in points from its lower left corner.
    open var locationInWindow: CGPoint { place }
    /// How far was scrolled, in points.
    open var scrollingDeltaX: CGFloat { 0 }
    open var scrollingDeltaY: CGFloat { 0 }
    /// How often it was clicked.
    open var clickCount: Int { pressedClicks }

    init(
        _ type: EventType, at place: CGPoint,
        keys: (code: UInt16, words: String?, flags: ModifierFlags) = (0, nil, [])
    ) {
        (self.type, self.place, self.keys) = (type, place, keys)
        super.init()
    }

    /// An event of a pointer.
    public class func mouseEvent(
        with type: EventType, location: CGPoint, modifierFlags flags: ModifierFlags,
        timestamp time: TimeInterval, windowNumber wNum: Int, context: Any?,
        eventNumber eNum: Int, clickCount cNum: Int, pressure: Float
    ) -> NSEvent? {
        let event = NSEvent(type, at: location, keys: (0, nil, flags))
        event.pressedClicks = cNum
        return event
    }

    /// An event of a key.
    public class func keyEvent(
        with type: EventType, location: CGPoint, modifierFlags flags: ModifierFlags,
        timestamp time: TimeInterval, windowNumber wNum: Int, context: Any?,
        characters keys: String, charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool,
        keyCode code: UInt16
    ) -> NSEvent? {
        NSEvent(type, at: location, keys: (code, keys, flags))
    }

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
    public static var current: NSAnimationContext { shared }
    private static let shared = NSAnimationContext()

    /// How long a change takes, in seconds.
    open var duration = 0.25
    /// How a change runs.
    open var timingFunction: CAMediaTimingFunction?
    /// What is called at the end of the changes: at once.
    open var completionHandler: (() -> Void)? {
        didSet { completionHandler?() }
    }
    /// Whether changes within are animated, too.
    open var allowsImplicitAnimation = false

    /// Begins a group of changes: they are there at once.
    public static func beginGrouping() {}
    /// Ends a group of changes.
    public static func endGrouping() {}

    /// Makes changes.
    public static func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
        changes(NSAnimationContext())
    }

    /// Makes changes, then calls the other closure.
    public static func runAnimationGroup(
        _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
    ) {
        changes(NSAnimationContext())
        completionHandler?()
    }
}
