public import Foundation

/// Something that a person did: a finger that moved, a key that was pressed, a wheel that was turned.
///
/// Events are plain values in the order of their times. Hosts are given them one by one; a list of them can be
/// written to a file and read again (`EventRecording`), so that what went wrong under somebody's hand can be sent to
/// somebody else.
public struct InputEvent: Hashable, Sendable {
    /// What did it.
    public enum Kind: String, Sendable, CaseIterable {
        /// A finger on the screen.
        case touch
        /// A pencil on the screen.
        case pencil
        /// A mouse or a trackpad with a button held.
        case pointer
        /// A mouse, a trackpad or a pencil that moves without a button; `ended` when it leaves the room.
        case hover
        /// A wheel, or two fingers that scroll on a trackpad.
        case wheel
        /// Two fingers on a trackpad that move apart or together.
        case pinch
        /// Two fingers on a trackpad that turn.
        case rotate
        /// A key.
        case key
        /// Text of an input method.
        case text
    }

    /// Where in a movement the event stands.
    public enum Phase: String, Sendable, CaseIterable {
        /// The finger came down; the key was pressed.
        case began
        /// The finger moved; the key repeats.
        case moved
        /// The finger was lifted; the key was let go.
        case ended
        /// The system took the movement away: nothing comes of it.
        case cancelled
    }

    /// Keys that are held meanwhile.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// One bit for each key.
        public let rawValue: Int

        /// The keys whose bits are set.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Caps lock.
        public static let capsLock = Modifiers(rawValue: 1 << 0)
        /// Shift.
        public static let shift = Modifiers(rawValue: 1 << 1)
        /// Control.
        public static let control = Modifiers(rawValue: 1 << 2)
        /// Option, which other keyboards call Alt.
        public static let option = Modifiers(rawValue: 1 << 3)
        /// Command.
        public static let command = Modifiers(rawValue: 1 << 4)
        /// A key of the number pad.
        public static let numericPad = Modifiers(rawValue: 1 << 5)

        static let names: [(String, Modifiers)] = [
            ("capsLock", .capsLock), ("shift", .shift), ("control", .control), ("option", .option),
            ("command", .command), ("numericPad", .numericPad),
        ]
    }

    /// What did it.
    public var kind: Kind
    /// Where in a movement it stands.
    public var phase: Phase
    /// When, in seconds of the host's clock. Times that go back count as the last one.
    public var time: Double
    /// Which finger, of several: the same number from `began` to `ended`.
    public var id: Int = 0
    /// Where, in points from the top left corner of the room. Keys and text have no place.
    public var location: CGPoint = .zero
    /// How far a wheel was turned, in points: positive values move the content right and down.
    public var delta: CGSize = .zero
    /// How far two fingers moved apart since they began, as a factor; 1 at first.
    public var scale: Double = 1
    /// How far two fingers turned since they began, in degrees, clockwise; 0 at first.
    public var angle: Double = 0
    /// The button of a pointer: 0 for the primary one, 1 for the secondary one.
    public var button: Int = 0
    /// The key by the character that it makes without others held; the private characters of Apple's function keys
    /// for arrows and the like.
    public var key: String = ""
    /// What was typed. Of an input method's text that is not settled yet, the phase is `moved`.
    public var text: String = ""
    /// Keys that are held meanwhile.
    public var modifiers: Modifiers = []
    /// The identifier, label or text of the view from whose middle `location` is measured; empty for the room's corner.
    package var view: String = ""

    /// An event of any kind; what is not given here can be set afterwards.
    public init(_ kind: Kind, _ phase: Phase, at location: CGPoint = .zero, time: Double) {
        (self.kind, self.phase, self.location, self.time) = (kind, phase, location, time)
    }

    /// A finger.
    ///
    /// - Parameters:
    ///   - location: In points from the top left corner of the room.
    ///   - id: Which finger, of several.
    ///   - time: In seconds.
    public static func touch(
        _ phase: Phase, at location: CGPoint, id: Int = 0, time: Double, modifiers: Modifiers = []
    ) -> InputEvent {
        var event = InputEvent(.touch, phase, at: location, time: time)
        event.id = id
        event.modifiers = modifiers
        return event
    }

    /// A key, by the character that it makes.
    public static func key(
        _ key: String, _ phase: Phase = .began, modifiers: Modifiers = [], time: Double
    ) -> InputEvent {
        var event = InputEvent(.key, phase, time: time)
        (event.key, event.text, event.modifiers) = (key, key, modifiers)
        return event
    }

    /// Text of an input method; text that is not settled yet has the phase `moved`.
    public static func text(_ text: String, _ phase: Phase = .ended, time: Double) -> InputEvent {
        var event = InputEvent(.text, phase, time: time)
        event.text = text
        return event
    }

    /// A wheel, turned by a distance in points.
    public static func wheel(
        by delta: CGSize, at location: CGPoint, time: Double, modifiers: Modifiers = []
    ) -> InputEvent {
        var event = InputEvent(.wheel, .moved, at: location, time: time)
        (event.delta, event.modifiers) = (delta, modifiers)
        return event
    }

    /// Whether all its numbers can be used.
    public var isFinite: Bool {
        time.isFinite && location.x.isFinite && location.y.isFinite && delta.width.isFinite
            && delta.height.isFinite && scale.isFinite && angle.isFinite
    }
}
