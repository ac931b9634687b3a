/// The symbol jumps.
///
/// Apple: "BounceSymbolEffect".
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.bounce)

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
        var result = self
        change(&result.configuration)
        return result
    }

    /// The symbol jumps upward.
    public var up: Self { with { $0.way = .up } }

    /// The symbol jumps downward.
    public var down: Self { with { $0.way = .down } }

    /// The layers of the symbol move one after the other.
    public var byLayer: Self { with { $0.playback = .byLayer } }
    /// The symbol moves as a whole.
    public var wholeSymbol: Self { with { $0.playback = .wholeSymbol } }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol jumps.
    public static var bounce: Self { Self() }
}

/// The symbol fades and returns.
///
/// Apple: "PulseSymbolEffect".
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.pulse)

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
        var result = self
        change(&result.configuration)
        return result
    }

    /// The layers of the symbol move one after the other.
    public var byLayer: Self { with { $0.playback = .byLayer } }
    /// The symbol moves as a whole.
    public var wholeSymbol: Self { with { $0.playback = .wholeSymbol } }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The symbol fades and returns.
    public static var pulse: Self { Self() }
}

/// The layers of the symbol light up one after the other.
///
/// Apple: "VariableColorSymbolEffect".
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.variableColor)

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
        var result = self
        change(&result.configuration)
        return result
    }

    /// One layer is lit at a time; ours are lit from the first to the last and out again.
    public var iterative: Self { with { $0.isIterative = true } }

    /// Layers stay lit.
    public var cumulative: Self { with { $0.isIterative = false } }

    /// The layers are lit forth and back.
    public var reversing: Self { with { $0.isSecond = true } }

    /// The layers are lit in one direction only.
    public var nonReversing: Self { with { $0.isSecond = false } }

    /// Layers that are not lit are faint.
    public var dimInactiveLayers: Self { self }

    /// Layers that are not lit are hidden; ours are faint.
    public var hideInactiveLayers: Self { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The layers of the symbol light up one after the other.
    public static var variableColor: Self { Self() }
}

/// The symbol grows or shrinks.
///
/// Apple: "ScaleSymbolEffect".
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.scale)

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
        var result = self
        change(&result.configuration)
        return result
    }

    /// The symbol grows.
    public var up: Self { with { $0.way = .up } }

    /// The symbol shrinks.
    public var down: Self { with { $0.way = .down } }

    /// The layers of the symbol move one after the other.
    public var byLayer: Self { with { $0.playback = .byLayer } }
    /// The symbol moves as a whole.
    public var wholeSymbol: Self { with { $0.playback = .wholeSymbol } }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The symbol grows or shrinks.
    public static var scale: Self { Self() }
}

/// The symbol swings.
///
/// Apple: "WiggleSymbolEffect".
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.wiggle)

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
        var result = self
        change(&result.configuration)
        return result
    }

    /// The symbol swings to the left.
    public var left: Self { with { $0.way = .left } }

    /// The symbol swings to the right.
    public var right: Self { with { $0.way = .right } }

    /// The symbol swings upward.
    public var up: Self { with { $0.way = .up } }

    /// The symbol swings downward.
    public var down: Self { with { $0.way = .down } }

    /// The symbol swings to where reading goes.
    public var forward: Self { with { $0.way = .forward } }

    /// The symbol swings to where reading comes from.
    public var backward: Self { with { $0.way = .backward } }

    /// The symbol swings clockwise.
    public var clockwise: Self { with { $0.way = .clockwise } }

    /// The symbol swings counterclockwise.
    public var counterClockwise: Self { with { $0.way = .counterClockwise } }

    /// The symbol swings along a direction.
    public func custom(angle: Double) -> Self { with { $0.angle = angle.isFinite ? angle : 0 } }

    /// The layers of the symbol move one after the other.
    public var byLayer: Self { with { $0.playback = .byLayer } }
    /// The symbol moves as a whole.
    public var wholeSymbol: Self { with { $0.playback = .wholeSymbol } }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The symbol swings.
    public static var wiggle: Self { Self() }
}

/// The symbol turns.
///
/// Apple: "RotateSymbolEffect".
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.rotate)

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
        var result = self
        change(&result.configuration)
        return result
    }

    /// The symbol turns clockwise.
    public var clockwise: Self { with { $0.way = .clockwise } }

    /// The symbol turns counterclockwise.
    public var counterClockwise: Self { with { $0.way = .counterClockwise } }

    /// The layers of the symbol move one after the other.
    public var byLayer: Self { with { $0.playback = .byLayer } }
    /// The symbol moves as a whole.
    public var wholeSymbol: Self { with { $0.playback = .wholeSymbol } }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The symbol turns.
    public static var rotate: Self { Self() }
}

/// The symbol slowly grows and shrinks.
///
/// Apple: "BreatheSymbolEffect".
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.breathe)

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
        var result = self
        change(&result.configuration)
        return result
    }

    /// The symbol fades as it shrinks.
    public var pulse: Self { with { $0.isSecond = true } }

    /// The symbol does not fade.
    public var plain: Self { with { $0.isSecond = false } }

    /// The layers of the symbol move one after the other.
    public var byLayer: Self { with { $0.playback = .byLayer } }
    /// The symbol moves as a whole.
    public var wholeSymbol: Self { with { $0.playback = .wholeSymbol } }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The symbol slowly grows and shrinks.
    public static var breathe: Self { Self() }
}

/// The symbol appears.
///
/// Apple: "AppearSymbolEffect".
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.appear)

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
        var result = self
        change(&result.configuration)
        return result
    }

    /// The symbol grows as it appears.
    public var up: Self { with { $0.way = .up } }

    /// The symbol shrinks as it appears.
    public var down: Self { with { $0.way = .down } }

    /// The layers of the symbol move one after the other.
    public var byLayer: Self { with { $0.playback = .byLayer } }
    /// The symbol moves as a whole.
    public var wholeSymbol: Self { with { $0.playback = .wholeSymbol } }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The symbol appears.
    public static var appear: Self { Self() }
}

/// The symbol disappears; its room stays.
///
/// Apple: "DisappearSymbolEffect".
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.disappear)

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
        var result = self
        change(&result.configuration)
        return result
    }

    /// The symbol grows as it disappears.
    public var up: Self { with { $0.way = .up } }

    /// The symbol shrinks as it disappears.
    public var down: Self { with { $0.way = .down } }

    /// The layers of the symbol move one after the other.
    public var byLayer: Self { with { $0.playback = .byLayer } }
    /// The symbol moves as a whole.
    public var wholeSymbol: Self { with { $0.playback = .wholeSymbol } }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The symbol disappears; its room stays.
    public static var disappear: Self { Self() }
}

/// The symbol is drawn, line by line, as if by hand; what is filled is uncovered from the leading edge on. Its layers begin one
/// after the other.
///
/// Apple: "DrawOnSymbolEffect".
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.drawOn)

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
        var result = self
        change(&result.configuration)
        return result
    }

    /// The layers of the symbol move one after the other.
    public var byLayer: Self { with { $0.playback = .byLayer } }
    /// Each layer of the symbol begins when the one before is done.
    public var individually: Self { with { $0.playback = .individually } }
    /// The symbol moves as a whole.
    public var wholeSymbol: Self { with { $0.playback = .wholeSymbol } }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// The symbol is drawn.
    public static var drawOn: Self { Self() }
}

/// The symbol is taken away line by line, in the order in which it is drawn. Its layers begin one after the other.
///
/// Apple: "DrawOffSymbolEffect".
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.drawOff)

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
        var result = self
        change(&result.configuration)
        return result
    }

    /// The layers of the symbol move one after the other.
    public var byLayer: Self { with { $0.playback = .byLayer } }
    /// Each layer of the symbol begins when the one before is done.
    public var individually: Self { with { $0.playback = .individually } }
    /// The lines go from their ends on.
    public var reversed: Self { with { $0.isSecond = true } }
    /// The lines go from their beginnings on.
    public var nonReversed: Self { with { $0.isSecond = false } }
    /// The symbol moves as a whole.
    public var wholeSymbol: Self { with { $0.playback = .wholeSymbol } }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// The symbol is taken away line by line.
    public static var drawOff: Self { Self() }
}

/// One symbol is replaced by another.
///
/// Apple: "ReplaceSymbolEffect".
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.replace)

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
        var result = self
        change(&result.configuration)
        return result
    }

    /// The former symbol shrinks and the new one grows.
    public var downUp: Self { with { $0.way = .down } }

    /// Both symbols grow.
    public var upUp: Self { with { $0.way = .up } }

    /// The former symbol goes at once, and the new one grows.
    public var offUp: Self { with { $0.way = .forward } }

    /// The layers of the symbol move one after the other.
    public var byLayer: Self { with { $0.playback = .byLayer } }
    /// The symbol moves as a whole.
    public var wholeSymbol: Self { with { $0.playback = .wholeSymbol } }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol is replaced by another.
    public static var replace: Self { Self() }
}

/// The effect that suits the place.
///
/// Apple: "AutomaticSymbolEffect".
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable
{
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that suits the place.
    public static var automatic: Self { Self() }
}
