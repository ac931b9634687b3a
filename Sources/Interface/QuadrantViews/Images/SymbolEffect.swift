import QuadrantGeometry

/// A movement of a symbol.
///
/// Apple: "SymbolEffect". Apple publishes neither how far nor how long symbols move: these figures are choices, all of
/// them in `SymbolFigures`. A symbol moves as a whole unless an effect is asked for `byLayer`; then the parts of its drawing
/// follow each other.
public protocol SymbolEffect: Sendable {
    /// What the effect does.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that runs while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect for the change from one symbol to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What an effect of symbols does; opaque outside of the library.
///
/// Apple: "SymbolEffectConfiguration".
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case bounce, pulse, variableColor, scale, wiggle, rotate, breathe
        case appear, disappear, drawOn, drawOff, replace, automatic
    }

    /// Where to, or which way round.
    enum Way: Hashable, Sendable {
        case up, down, left, right, forward, backward, clockwise, counterClockwise
    }

    /// How the layers of the symbol move.
    enum Playback: Hashable, Sendable {
        /// All at once.
        case wholeSymbol
        /// One begins after the other, while those before are under way.
        case byLayer
        /// One begins when the one before is done.
        case individually
    }

    let kind: Kind
    var way: Way?
    /// How the layers move.
    var playback = Playback.wholeSymbol
    /// The angle of a wiggle in degrees, along which it goes; `nil` for another way.
    var angle: Double?
    /// Whether the movement goes back the way it came, or a breath fades too.
    var isSecond = false
    /// Whether one layer at a time is lit.
    var isIterative = false

    init(_ kind: Kind) {
        self.kind = kind
        // SF Symbols draws by layer unless asked otherwise.
        if kind == .drawOn || kind == .drawOff { playback = .byLayer }
    }

    /// Whether it is drawn part by part, not as a movement of the whole picture.
    var isByPart: Bool { playback != .wholeSymbol || kind == .drawOn || kind == .drawOff }
}

/// How a symbol effect runs.
///
/// Apple: "SymbolEffectOptions".
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How an effect is repeated.
    ///
    /// Apple: "SymbolEffectOptions.RepeatBehavior".
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Int?
        let delay: Double

        /// Again and again, without a pause.
        public static let continuous = RepeatBehavior(count: nil, delay: 0)
        /// Again and again, with a pause between.
        public static let periodic = RepeatBehavior(count: nil, delay: SymbolFigures.pause)

        /// A number of times, with a pause between.
        ///
        /// - Parameters:
        ///   - count: How often; `nil` for without end, and less than 1 for once.
        ///   - delay: The seconds between; `nil` for as long as suits the effect.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            NumberFault.unless(
                .duration, "RepeatBehavior.periodic", ["delay": delay ?? 0],
                instead: "Another pause was taken.")?.say()
            let usable = delay.flatMap { $0.isFinite ? max($0, 0) : nil }
            return RepeatBehavior(
                count: count.map { max(1, $0) }, delay: usable ?? SymbolFigures.pause)
        }
    }

    /// How much faster it runs.
    private(set) var factor = 1.0
    /// How often; `nil` for as the effect is.
    private(set) var repetition: RepeatBehavior?

    /// The effect runs as it does by default.
    public static let `default` = SymbolEffectOptions()
    /// The effect runs again and again.
    public static let repeating = SymbolEffectOptions(repetition: .continuous)
    /// The effect runs once.
    public static let nonRepeating = SymbolEffectOptions(repetition: .init(count: 1, delay: 0))

    /// The effect runs again and again.
    public var repeating: SymbolEffectOptions { .init(factor: factor, repetition: .continuous) }
    /// The effect runs once.
    public var nonRepeating: SymbolEffectOptions {
        .init(factor: factor, repetition: .init(count: 1, delay: 0))
    }

    /// The effect runs faster with a factor above 1, and slower with one below. Factors that are not above 0 count as 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { Self().speed(speed) }

    /// The effect runs a number of times; `nil` for without end.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self().repeat(count) }

    /// The effect is repeated in a way.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        Self().repeat(behavior)
    }

    /// These options, faster with a factor above 1, and slower with one below. Factors that are not above 0 count as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        NumberFault.unless(
            .positive, "SymbolEffectOptions.speed", ["": speed], instead: "It counts as 1.")?.say()
        return .init(factor: speed > 0 && speed.isFinite ? speed : 1, repetition: repetition)
    }

    /// These options, a number of times; `nil` for without end.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        .init(factor: factor, repetition: .init(count: count.map { max(1, $0) }, delay: 0))
    }

    /// These options, repeated in a way.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        .init(factor: factor, repetition: behavior)
    }
}
