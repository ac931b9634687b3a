/// The animatable data of a type that has nothing to animate.
///
/// Apple: "EmptyAnimatableData".
public struct EmptyAnimatableData: VectorArithmetic, Sendable, BitwiseCopyable {
    /// Nothing.
    public init() {}

    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    public static func + (
        lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
    ) -> EmptyAnimatableData { lhs }

    public static func - (
        lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
    ) -> EmptyAnimatableData { lhs }

    public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    public mutating func scale(by rhs: Double) {}

    public var magnitudeSquared: Double { 0 }
}
