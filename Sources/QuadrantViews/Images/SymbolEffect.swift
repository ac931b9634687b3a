/// A movement of a symbol.
///
/// Apple: "SymbolEffect". Pictures are still: effects are accepted, and reported as without effect here.
public protocol SymbolEffect: Sendable {}

/// An effect that runs once when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that runs while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect for the change from one symbol to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How an effect runs.
///
/// Apple: "SymbolEffectOptions". Without effect here.
public struct SymbolEffectOptions: Hashable, Sendable {
    private var speed = 1.0
    /// How often; 0 for without end, `nil` for once or as the effect is.
    private var count: Int?

    /// As the effect is.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions(count: 0)
    /// Once.
    public static let nonRepeating = SymbolEffectOptions(count: 1)

    /// Faster by a factor above 1, slower below.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .init(speed: speed) }

    /// A number of times; `nil` for without end.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .init(count: count ?? 0) }

    /// This, faster by a factor above 1, slower below.
    public func speed(_ speed: Double) -> SymbolEffectOptions { .init(speed: speed, count: count) }

    /// This, a number of times; `nil` for without end.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        .init(speed: speed, count: count ?? 0)
    }
}

/// A jump.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// Upward.
    public var up: Self { self }
    /// Downward.
    public var down: Self { self }
    /// Layer by layer.
    public var byLayer: Self { self }
    /// All at once.
    public var wholeSymbol: Self { self }
}

/// Fading and returning.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// Layer by layer.
    public var byLayer: Self { self }
    /// All at once.
    public var wholeSymbol: Self { self }
}

/// Layers lighting up one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// One layer at a time.
    public var iterative: Self { self }
    /// Layers stay lit.
    public var cumulative: Self { self }
    /// Forth and back.
    public var reversing: Self { self }
    /// Forth only.
    public var nonReversing: Self { self }
    /// Unlit layers are faint.
    public var dimInactiveLayers: Self { self }
    /// Unlit layers are hidden.
    public var hideInactiveLayers: Self { self }
}

/// Growing or shrinking.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
    /// Larger.
    public var up: Self { self }
    /// Smaller.
    public var down: Self { self }
    /// Layer by layer.
    public var byLayer: Self { self }
    /// All at once.
    public var wholeSymbol: Self { self }
}

/// Swinging.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// Layer by layer.
    public var byLayer: Self { self }
    /// All at once.
    public var wholeSymbol: Self { self }
    /// To the left.
    public var left: Self { self }
    /// To the right.
    public var right: Self { self }
    /// Clockwise.
    public var clockwise: Self { self }
    /// Counterclockwise.
    public var counterClockwise: Self { self }
}

/// Turning.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// Layer by layer.
    public var byLayer: Self { self }
    /// All at once.
    public var wholeSymbol: Self { self }
    /// Clockwise.
    public var clockwise: Self { self }
    /// Counterclockwise.
    public var counterClockwise: Self { self }
}

/// Growing and shrinking slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// With fading.
    public var pulse: Self { self }
    /// Without.
    public var plain: Self { self }
    /// Layer by layer.
    public var byLayer: Self { self }
    /// All at once.
    public var wholeSymbol: Self { self }
}

/// Another symbol coming in place of one.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
    /// The old one shrinks, the new one grows.
    public var downUp: Self { self }
    /// Both grow.
    public var upUp: Self { self }
    /// The old one goes at once.
    public var offUp: Self { self }
    /// Layer by layer.
    public var byLayer: Self { self }
    /// All at once.
    public var wholeSymbol: Self { self }
}

/// Whatever suits.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, Hashable {}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A jump.
    public static var bounce: Self { Self() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fading and returning.
    public static var pulse: Self { Self() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Layers lighting up one after the other.
    public static var variableColor: Self { Self() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Growing or shrinking.
    public static var scale: Self { Self() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Swinging.
    public static var wiggle: Self { Self() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turning.
    public static var rotate: Self { Self() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Growing and shrinking slowly.
    public static var breathe: Self { Self() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Another symbol coming in place of one.
    public static var replace: Self { Self() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// Whatever suits.
    public static var automatic: Self { Self() }
}
