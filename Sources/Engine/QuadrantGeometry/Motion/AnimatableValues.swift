/// Any number of animatable values, animated together.
///
/// Apple: "AnimatableValues".
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
    /// The values, in the order in which they were given.
    public var value: (repeat each Value)

    /// Creates a tuple of values.
    public init(_ value: repeat each Value) {
        self.value = (repeat each value)
    }

    /// Zeros only.
    public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

    /// Whether all values are equal.
    public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
        for (left, right) in repeat (each lhs.value, each rhs.value) {
            guard left == right else { return false }
        }
        return true
    }

    /// Adds value by value.
    public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat (each lhs.value) + (each rhs.value))
    }

    /// Subtracts value by value.
    public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat (each lhs.value) - (each rhs.value))
    }

    /// Multiplies each value by `rhs`.
    public mutating func scale(by rhs: Double) {
        self = AnimatableValues(repeat (each value).scaled(by: rhs))
    }

    /// The sum of all values' squares.
    public var magnitudeSquared: Double {
        var sum = 0.0
        for part in repeat each value { sum += part.magnitudeSquared }
        return sum
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
