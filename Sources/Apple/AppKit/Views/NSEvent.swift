internal import CoreGraphics
public import Foundation

/// What people do with mouse and keyboard.
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

        /// The first button of the mouse goes down.
        public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
        /// The first button goes up.
        public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
        /// The second button goes down.
        public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
        /// The second button goes up.
        public static let rightMouseUp = EventTypeMask(rawValue: 1 << 4)
        /// The mouse moves.
        public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
        /// The mouse moves with the first button down.
        public static let leftMouseDragged = EventTypeMask(rawValue: 1 << 6)
        /// A key goes down.
        public static let keyDown = EventTypeMask(rawValue: 1 << 10)
        /// A key goes up.
        public static let keyUp = EventTypeMask(rawValue: 1 << 11)
        /// A key such as shift goes down or up.
        public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
        /// The mouse moves with the second button down.
        public static let rightMouseDragged = EventTypeMask(rawValue: 1 << 7)
        /// Another button goes down.
        public static let otherMouseDown = EventTypeMask(rawValue: 1 << 25)
        /// Another button goes up.
        public static let otherMouseUp = EventTypeMask(rawValue: 1 << 26)
        /// The mouse comes into an area.
        public static let mouseEntered = EventTypeMask(rawValue: 1 << 8)
        /// The mouse leaves an area.
        public static let mouseExited = EventTypeMask(rawValue: 1 << 9)
        /// The system has something to tell.
        public static let systemDefined = EventTypeMask(rawValue: 1 << 14)
        /// Fingers touch a trackpad.
        public static let gesture = EventTypeMask(rawValue: 1 << 29)
        /// Two fingers move apart or together.
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

        /// Caps lock.
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        /// Shift.
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        /// Control.
        public static let control = ModifierFlags(rawValue: 1 << 18)
        /// Option.
        public static let option = ModifierFlags(rawValue: 1 << 19)
        /// Command.
        public static let command = ModifierFlags(rawValue: 1 << 20)
        /// A key of the numeric pad, or an arrow.
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        /// Help.
        public static let help = ModifierFlags(rawValue: 1 << 22)
        /// A key of the row of functions, or an arrow.
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
    /// How far content moves by a wheel, in points.
    var wheel = CGSize.zero
    var repeats = false
    /// Whether nobody took it whom it was handed to.
    private(set) var isRefused = false

    /// Says that the end of the responders has come, and nobody has taken it.
    func refuse() { isRefused = true }

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
    /// How far a wheel moves content to the right, in points. How far a pointer has moved is not known: 0.
    open var deltaX: CGFloat { wheel.width }
    /// How far a wheel moves content down, in points. How far a pointer has moved is not known: 0.
    open var deltaY: CGFloat { wheel.height }
    /// Whether distances are points: always.
    open var hasPreciseScrollingDeltas: Bool { true }
    /// Whether up and down are as of a screen under a finger.
    open var isDirectionInvertedFromDevice: Bool { false }
    /// How far two fingers moved apart, as a share.
    open var magnification: CGFloat { 0 }
    /// How far a gesture is.
    open var phase: Phase { [] }
    /// How far what goes on after a gesture is.
    open var momentumPhase: Phase { [] }
    /// Whether the key repeats.
    open var isARepeat: Bool { repeats }
    /// Which key it is, of those that write nothing; `nil` for others.
    open var specialKey: SpecialKey? { keys.words.flatMap { SpecialKey.named[$0] } }
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
    /// How far a wheel moves content to the right, in points.
    open var scrollingDeltaX: CGFloat { wheel.width }
    /// How far a wheel moves content down, in points.
    open var scrollingDeltaY: CGFloat { wheel.height }
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
        let event = NSEvent(type, at: location, keys: (code, keys, flags))
        event.repeats = flag
        return event
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
