internal import Foundation

/// Arithmetic of vectors. Vectors of two lengths are taken as far as the shorter one.
///
/// Apple: "vDSP" (Accelerate), in part.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public enum vDSP {
    /// Sums.
    public static func add<T: BinaryFloatingPoint>(_ first: [T], _ second: [T]) -> [T] {
        zip(first, second).map(+)
    }
    /// Sums with a number.
    public static func add<T: BinaryFloatingPoint>(_ scalar: T, _ vector: [T]) -> [T] {
        vector.map { $0 + scalar }
    }
    /// Differences.
    public static func subtract<T: BinaryFloatingPoint>(_ first: [T], _ second: [T]) -> [T] {
        zip(first, second).map(-)
    }
    /// Products.
    public static func multiply<T: BinaryFloatingPoint>(_ first: [T], _ second: [T]) -> [T] {
        zip(first, second).map(*)
    }
    /// Products with a number.
    public static func multiply<T: BinaryFloatingPoint>(_ scalar: T, _ vector: [T]) -> [T] {
        vector.map { $0 * scalar }
    }
    /// Quotients.
    public static func divide<T: BinaryFloatingPoint>(_ first: [T], _ second: [T]) -> [T] {
        zip(first, second).map(/)
    }
    /// Quotients by a number.
    public static func divide<T: BinaryFloatingPoint>(_ vector: [T], _ scalar: T) -> [T] {
        vector.map { $0 / scalar }
    }
    /// The sum of products.
    public static func dot<T: BinaryFloatingPoint>(_ first: [T], _ second: [T]) -> T {
        zip(first, second).reduce(0) { $0 + $1.0 * $1.1 }
    }
    /// The sum.
    public static func sum<T: BinaryFloatingPoint>(_ vector: [T]) -> T { vector.reduce(0, +) }
    /// The mean; not a number of nothing.
    public static func mean<T: BinaryFloatingPoint>(_ vector: [T]) -> T {
        vector.isEmpty ? .nan : sum(vector) / T(vector.count)
    }
    /// The mean of squares.
    public static func meanSquare<T: BinaryFloatingPoint>(_ vector: [T]) -> T {
        mean(vector.map { $0 * $0 })
    }
    /// The root of the mean of squares.
    public static func rootMeanSquare<T: BinaryFloatingPoint>(_ vector: [T]) -> T {
        meanSquare(vector).squareRoot()
    }
    /// The greatest; less than all numbers of nothing.
    public static func maximum<T: BinaryFloatingPoint>(_ vector: [T]) -> T {
        vector.max() ?? -.infinity
    }
    /// The least; greater than all numbers of nothing.
    public static func minimum<T: BinaryFloatingPoint>(_ vector: [T]) -> T {
        vector.min() ?? .infinity
    }
    /// Magnitudes.
    public static func absolute<T: BinaryFloatingPoint>(_ vector: [T]) -> [T] {
        vector.map(\.magnitude)
    }
    /// Numbers in bounds.
    public static func clip<T: BinaryFloatingPoint>(_ vector: [T], to bounds: ClosedRange<T>) -> [T]
    {
        vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }
    /// Numbers in even steps.
    public static func ramp<T: BinaryFloatingPoint>(
        withInitialValue initialValue: T, increment: T, count: Int
    ) -> [T] {
        (0..<max(0, count)).map { initialValue + T($0) * increment }
    }
    /// The square of the distance.
    public static func distanceSquared<T: BinaryFloatingPoint>(_ first: [T], _ second: [T]) -> T {
        zip(first, second).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
}
