package import QuadrantEvents

/// Keys that are held while something else is done.
///
/// Apple: "EventModifiers".
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// A bit for each key.
    public let rawValue: Int

    /// The keys of a set of bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps lock.
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = EventModifiers(rawValue: 1 << 2)
    /// Option.
    public static let option = EventModifiers(rawValue: 1 << 3)
    /// Command.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// A key of the number pad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    /// The function key. Apple: "no longer supported": no event says it.
    @available(*, deprecated, message: "Function modifier is reserved for system applications")
    public static let function = EventModifiers(rawValue: 1 << 6)
    /// All of them.
    public static let all: EventModifiers = [
        .capsLock, .shift, .control, .option, .command, .numericPad,
    ]

    /// The keys of an event: both have the same bits.
    package init(_ modifiers: InputEvent.Modifiers) {
        rawValue = modifiers.rawValue
    }
}
