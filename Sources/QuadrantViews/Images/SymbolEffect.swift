/// A movement of a symbol.
///
/// Apple: "SymbolEffect". Pictures are still: effects are accepted, and reported as having no
/// effect.
public protocol SymbolEffect: Sendable {}

/// An effect that runs once when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that runs while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect for the change from one symbol to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How a symbol effect runs.
///
/// Apple: "SymbolEffectOptions". It has no effect here.
public struct SymbolEffectOptions: Hashable, Sendable {
    private var speed = 1.0
    /// How often; 0 for without end, `nil` for once or as the effect is.
    private var count: Int?

    /// The effect runs as it does by default.
    public static let `default` = SymbolEffectOptions()
    /// The effect runs again and again.
    public static let repeating = SymbolEffectOptions(count: 0)
    /// The effect runs once.
    public static let nonRepeating = SymbolEffectOptions(count: 1)

    /// The effect runs faster with a factor above 1, and slower with one below.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .init(speed: speed) }

    /// The effect runs a number of times; `nil` for without end.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .init(count: count ?? 0) }

    /// These options, faster with a factor above 1, and slower with one below.
    public func speed(_ speed: Double) -> SymbolEffectOptions { .init(speed: speed, count: count) }

    /// These options, a number of times; `nil` for without end.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        .init(speed: speed, count: count ?? 0)
    }
}

/// The symbol jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The symbol jumps upward.
    public var up: Self { self }
    /// The symbol jumps downward.
    public var down: Self { self }
    /// The layers of the symbol move one after the other.
    public var byLayer: Self { self }
    /// The symbol moves as a whole.
    public var wholeSymbol: Self { self }
}

/// The symbol fades and returns.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The layers of the symbol fade one after the other.
    public var byLayer: Self { self }
    /// The symbol fades as a whole.
    public var wholeSymbol: Self { self }
}

/// The layers of the symbol light up one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// One layer is lit at a time.
    public var iterative: Self { self }
    /// Layers stay lit.
    public var cumulative: Self { self }
    /// The layers are lit forth and back.
    public var reversing: Self { self }
    /// The layers are lit in one direction only.
    public var nonReversing: Self { self }
    /// Layers that are not lit are faint.
    public var dimInactiveLayers: Self { self }
    /// Layers that are not lit are hidden.
    public var hideInactiveLayers: Self { self }
}

/// The symbol grows or shrinks.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
    /// The symbol grows.
    public var up: Self { self }
    /// The symbol shrinks.
    public var down: Self { self }
    /// The layers of the symbol change one after the other.
    public var byLayer: Self { self }
    /// The symbol changes as a whole.
    public var wholeSymbol: Self { self }
}

/// The symbol swings.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The layers of the symbol swing one after the other.
    public var byLayer: Self { self }
    /// The symbol swings as a whole.
    public var wholeSymbol: Self { self }
    /// The symbol swings to the left.
    public var left: Self { self }
    /// The symbol swings to the right.
    public var right: Self { self }
    /// The symbol swings clockwise.
    public var clockwise: Self { self }
    /// The symbol swings counterclockwise.
    public var counterClockwise: Self { self }
}

/// The symbol turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The layers of the symbol turn one after the other.
    public var byLayer: Self { self }
    /// The symbol turns as a whole.
    public var wholeSymbol: Self { self }
    /// The symbol turns clockwise.
    public var clockwise: Self { self }
    /// The symbol turns counterclockwise.
    public var counterClockwise: Self { self }
}

/// The symbol slowly grows and shrinks.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The symbol fades as it shrinks.
    public var pulse: Self { self }
    /// The symbol does not fade.
    public var plain: Self { self }
    /// The layers of the symbol grow one after the other.
    public var byLayer: Self { self }
    /// The symbol grows as a whole.
    public var wholeSymbol: Self { self }
}

/// One symbol is replaced by another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
    /// The former symbol shrinks and the new one grows.
    public var downUp: Self { self }
    /// Both symbols grow.
    public var upUp: Self { self }
    /// The former symbol goes at once, and the new one grows.
    public var offUp: Self { self }
    /// The layers of the symbols change one after the other.
    public var byLayer: Self { self }
    /// The symbols change as a whole.
    public var wholeSymbol: Self { self }
}

/// The effect that suits the place.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, Hashable {}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol jumps.
    public static var bounce: Self { Self() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The symbol fades and returns.
    public static var pulse: Self { Self() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The layers of the symbol light up one after the other.
    public static var variableColor: Self { Self() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The symbol grows or shrinks.
    public static var scale: Self { Self() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The symbol swings.
    public static var wiggle: Self { Self() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The symbol turns.
    public static var rotate: Self { Self() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The symbol slowly grows and shrinks.
    public static var breathe: Self { Self() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol is replaced by another.
    public static var replace: Self { Self() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that suits the place.
    public static var automatic: Self { Self() }
}
