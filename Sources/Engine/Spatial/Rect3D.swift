/// A box along the axes: an origin, and a size from there.
///
/// A dimension may be negative; the box then lies on the other side of the origin. `min`, `max` and all that
/// asks what is inside see the same box as `standardized`. The faces belong to the box, so boxes that touch
/// have something in common, and a box without depth, as of a flat view, is the plane it lies in.
///
/// Apple: Spatial, "Rect3D".
public struct Rect3D: Hashable, Sendable {
    /// The corner from which the size goes.
    public var origin: Point3D

    /// The size.
    public var size: Size3D

    /// Creates the box at the origin whose dimensions are 0.
    public init() { self.init(origin: Point3D.zero, size: Size3D.zero) }

    /// Creates a box from its origin and size.
    public init(origin: Point3D, size: Size3D) {
        self.origin = origin
        self.size = size
    }

    /// Creates a box from its origin and size.
    public init(origin: Vector3D = .zero, size: Vector3D) {
        self.init(origin: Point3D(origin), size: Size3D(size))
    }

    /// Creates a box from its origin and size.
    public init(origin: SIMD3<Double> = .zero, size: SIMD3<Double>) {
        self.init(origin: Point3D(origin), size: Size3D(size))
    }

    /// Creates a box from its origin and size in single precision.
    public init(origin: SIMD3<Float> = .zero, size: SIMD3<Float>) {
        self.init(origin: Point3D(origin), size: Size3D(size))
    }

    /// Creates a box from its centre and size.
    public init(center: Point3D, size: Size3D) {
        self.init(origin: Point3D(center.vector - size.vector / 2), size: size)
    }

    /// Creates a box from its centre and size.
    public init(center: Vector3D = .zero, size: Vector3D) {
        self.init(center: Point3D(center), size: Size3D(size))
    }

    /// Creates a box from its centre and size.
    public init(center: SIMD3<Double> = .zero, size: SIMD3<Double>) {
        self.init(center: Point3D(center), size: Size3D(size))
    }

    /// Creates a box from its centre and size in single precision.
    public init(center: SIMD3<Float> = .zero, size: SIMD3<Float>) {
        self.init(center: Point3D(center), size: Size3D(size))
    }

    /// Creates the smallest box that contains all points; the one of zeros if there are none.
    public init(points: [Point3D]) {
        guard let first = points.first?.vector else {
            self.init()
            return
        }
        let low = points.reduce(first) { $0.smaller($1.vector) }
        let high = points.reduce(first) { $0.larger($1.vector) }
        self.init(origin: Point3D(low), size: Size3D(high - low))
    }

    init(min: SIMD3<Double>, max: SIMD3<Double>) {
        self.init(origin: Point3D(min), size: Size3D(max - min))
    }

    /// The centre.
    public var center: Point3D { Point3D(origin.vector + size.vector / 2) }

    /// The corner with the smallest coordinates.
    public var min: Point3D { Point3D(origin.vector.smaller(origin.vector + size.vector)) }

    /// The corner with the largest coordinates.
    public var max: Point3D { Point3D(origin.vector.larger(origin.vector + size.vector)) }

    /// The eight corners: those of the origin's side along z, clockwise with y up, from the origin; then those of
    /// the other side in the same order. The first is the origin, the seventh the origin plus the size.
    public var cornerPoints: [Point3D] {
        let steps: [SIMD3<Double>] = [
            [0, 0, 0], [0, 1, 0], [1, 1, 0], [1, 0, 0], [0, 0, 1], [0, 1, 1], [1, 1, 1], [1, 0, 1],
        ]
        return steps.map { step in
            // Not origin + step * size: 0 times an infinite size is NaN.
            Point3D(origin.vector.replacing(with: origin.vector + size.vector, where: step .== 1))
        }
    }

    /// The smallest box that contains the images of the corners.
    func bounds(of image: (Point3D) -> Point3D) -> Rect3D {
        let (a, b) = (origin.vector, origin.vector + size.vector)
        var low = image(origin).vector
        var high = low
        for corner in 1..<8 {
            let point = SIMD3(
                corner & 1 == 0 ? a.x : b.x, corner & 2 == 0 ? a.y : b.y,
                corner & 4 == 0 ? a.z : b.z)
            let place = image(Point3D(point)).vector
            low = low.smaller(place)
            high = high.larger(place)
        }
        return Rect3D(min: low, max: high)
    }

    /// Two or three of the dimensions are 0: a line or a point. A plane is not empty.
    public var isEmpty: Bool { (0..<3).filter { size.vector[$0] == 0 }.count >= 2 }

    /// The same box with dimensions of at least 0.
    public var standardized: Rect3D {
        Rect3D(
            origin: min,
            size: Size3D(SIMD3(abs(size.width), abs(size.height), abs(size.depth))))
    }

    /// The smallest box with whole coordinates that contains this one.
    public var integral: Rect3D {
        Rect3D(min: min.vector.rounded(.down), max: max.vector.rounded(.up))
    }

    /// The box with each face moved inward by a size, about the same centre. Negative insets grow it; where
    /// there is less than that to take away, a dimension of 0 is left at the centre.
    public func inset(by dXYZ: Size3D) -> Rect3D {
        let inner = size.standard - dXYZ.vector * 2
        return Rect3D(center: center, size: Size3D(inner.larger(.zero)))
    }

    /// Moves each face inward by a size, about the same centre.
    public mutating func formInset(by dXYZ: Size3D) { self = inset(by: dXYZ) }

    /// Whether the boxes have a point in common; touching is enough.
    public func intersects(_ other: Rect3D) -> Bool { intersection(other) != nil }

    /// Whether no value of the boxes differs by more than `tolerance`; NaN is close to nothing.
    public func isApproximatelyEqual(
        to other: Rect3D, tolerance: Double = Double.ulpOfOne.squareRoot()
    ) -> Bool {
        origin.isApproximatelyEqual(to: other.origin, tolerance: tolerance)
            && size.isApproximatelyEqual(to: other.size, tolerance: tolerance)
    }
}

extension Rect3D: Volumetric {
    /// Whether no part of `other` is outside; equal boxes contain each other.
    public func contains(_ other: Rect3D) -> Bool {
        contains(point: other.min) && contains(point: other.max)
    }

    /// Whether the point is inside or on a face.
    public func contains(point: Point3D) -> Bool {
        let (low, high, value) = (min.vector, max.vector, point.vector)
        return (0..<3).allSatisfy { low[$0] <= value[$0] && value[$0] <= high[$0] }
    }

    /// The box of all common points; `nil` if there are none, or if a value is NaN. Boxes that touch have a
    /// plane, a line or a point in common.
    public func intersection(_ other: Rect3D) -> Rect3D? {
        let low = min.vector.larger(other.min.vector)
        let high = max.vector.smaller(other.max.vector)
        guard (0..<3).allSatisfy({ low[$0] <= high[$0] }) else { return nil }
        return Rect3D(min: low, max: high)
    }

    /// The smallest box that contains both, empty ones too.
    public func union(_ other: Rect3D) -> Rect3D {
        Rect3D(
            min: min.vector.smaller(other.min.vector), max: max.vector.larger(other.max.vector))
    }
}

/// Encoded by `origin` and `size`.
extension Rect3D: Codable {}

extension Rect3D: CustomStringConvertible, CustomReflectable {
    /// The origin and the size.
    public var description: String { "(origin: \(origin), size: \(size))" }

    /// The origin and the size.
    public var customMirror: Mirror { Mirror(self, children: ["origin": origin, "size": size]) }
}

extension Size3D {
    /// The dimensions without signs.
    fileprivate var standard: SIMD3<Double> { SIMD3(abs(width), abs(height), abs(depth)) }
}
