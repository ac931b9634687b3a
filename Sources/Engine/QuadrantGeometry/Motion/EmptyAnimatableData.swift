/// The animatable data of a type that has nothing to animate.
///
/// Apple: "EmptyAnimatableData".
public struct EmptyAnimatableData: VectorArithmetic, Sendable, BitwiseCopyable {
    /// Creates the one value of this type.
    public init() {}

    /// The one value of this type.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    /// The one value of this type.
    public static func + (
        lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
    ) -> EmptyAnimatableData { lhs }

    /// The one value of this type.
    public static func - (
        lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
    ) -> EmptyAnimatableData { lhs }

    /// Does nothing.
    public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    /// Does nothing.
    public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    /// Does nothing.
    public mutating func scale(by rhs: Double) {}

    /// The squared length: always 0, as there is nothing.
    public var magnitudeSquared: Double { 0 }
}
