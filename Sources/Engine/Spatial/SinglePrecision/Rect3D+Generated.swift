// Written by Scripts/spatial-twins.sh from Rect3D.swift: change that file.
// swift-format-ignore-file

/// A box along the axes: an origin, and a size from there.
///
/// A dimension may be negative; the box then lies on the other side of the origin. `min`, `max` and all that
/// asks what is inside see the same box as `standardized`. The faces belong to the box, so boxes that touch
/// have something in common, and a box without depth, as of a flat view, is the plane it lies in.
///
/// Apple: Spatial, "Rect3DFloat".
public struct Rect3DFloat: Hashable, Sendable {
    /// The corner from which the size goes.
    public var origin: Point3DFloat

    /// The size.
    public var size: Size3DFloat

    /// Creates the box at the origin whose dimensions are 0.
    public init() { self.init(origin: Point3DFloat.zero, size: Size3DFloat.zero) }

    /// Creates a box from its origin and size.
    public init(origin: Point3DFloat, size: Size3DFloat) {
        self.origin = origin
        self.size = size
    }

    /// Creates a box from its origin and size.
    public init(origin: Vector3DFloat = .zero, size: Vector3DFloat) {
        self.init(origin: Point3DFloat(origin), size: Size3DFloat(size))
    }

    /// Creates a box from its origin and size.
    public init(origin: SIMD3<Float> = .zero, size: SIMD3<Float>) {
        self.init(origin: Point3DFloat(origin), size: Size3DFloat(size))
    }

    /// Creates a box from its origin and size in double precision.
    public init(origin: SIMD3<Double> = .zero, size: SIMD3<Double>) {
        self.init(origin: Point3DFloat(origin), size: Size3DFloat(size))
    }

    /// Creates a box from its centre and size.
    public init(center: Point3DFloat, size: Size3DFloat) {
        self.init(origin: Point3DFloat(center.vector - size.vector / 2), size: size)
    }

    /// Creates a box from its centre and size.
    public init(center: Vector3DFloat = .zero, size: Vector3DFloat) {
        self.init(center: Point3DFloat(center), size: Size3DFloat(size))
    }

    /// Creates a box from its centre and size.
    public init(center: SIMD3<Float> = .zero, size: SIMD3<Float>) {
        self.init(center: Point3DFloat(center), size: Size3DFloat(size))
    }

    /// Creates a box from its centre and size in double precision.
    public init(center: SIMD3<Double> = .zero, size: SIMD3<Double>) {
        self.init(center: Point3DFloat(center), size: Size3DFloat(size))
    }

    /// Creates the smallest box that contains all points; the one of zeros if there are none.
    public init(points: [Point3DFloat]) {
        guard let first = points.first?.vector else {
            self.init()
            return
        }
        let low = points.reduce(first) { $0.smaller($1.vector) }
        let high = points.reduce(first) { $0.larger($1.vector) }
        self.init(origin: Point3DFloat(low), size: Size3DFloat(high - low))
    }

    init(min: SIMD3<Float>, max: SIMD3<Float>) {
        self.init(origin: Point3DFloat(min), size: Size3DFloat(max - min))
    }

    /// The centre.
    public var center: Point3DFloat { Point3DFloat(origin.vector + size.vector / 2) }

    /// The corner with the smallest coordinates.
    public var min: Point3DFloat { Point3DFloat(origin.vector.smaller(origin.vector + size.vector)) }

    /// The corner with the largest coordinates.
    public var max: Point3DFloat { Point3DFloat(origin.vector.larger(origin.vector + size.vector)) }

    /// The eight corners: those of the origin's side along z, clockwise with y up, from the origin; then those of
    /// the other side in the same order. The first is the origin, the seventh the origin plus the size.
    public var cornerPoints: [Point3DFloat] {
        let steps: [SIMD3<Float>] = [
            [0, 0, 0], [0, 1, 0], [1, 1, 0], [1, 0, 0], [0, 0, 1], [0, 1, 1], [1, 1, 1], [1, 0, 1],
        ]
        return steps.map { step in
            // Not origin + step * size: 0 times an infinite size is NaN.
            Point3DFloat(origin.vector.replacing(with: origin.vector + size.vector, where: step .== 1))
        }
    }

    /// The smallest box that contains the images of the corners.
    func bounds(of image: (Point3DFloat) -> Point3DFloat) -> Rect3DFloat {
        let (a, b) = (origin.vector, origin.vector + size.vector)
        var low = image(origin).vector
        var high = low
        for corner in 1..<8 {
            let point = SIMD3(
                corner & 1 == 0 ? a.x : b.x, corner & 2 == 0 ? a.y : b.y,
                corner & 4 == 0 ? a.z : b.z)
            let place = image(Point3DFloat(point)).vector
            low = low.smaller(place)
            high = high.larger(place)
        }
        return Rect3DFloat(min: low, max: high)
    }

    /// Two or three of the dimensions are 0: a line or a point. A plane is not empty.
    public var isEmpty: Bool { (0..<3).filter { size.vector[$0] == 0 }.count >= 2 }

    /// The same box with dimensions of at least 0.
    public var standardized: Rect3DFloat {
        Rect3DFloat(
            origin: min,
            size: Size3DFloat(SIMD3(abs(size.width), abs(size.height), abs(size.depth))))
    }

    /// The smallest box with whole coordinates that contains this one.
    public var integral: Rect3DFloat {
        Rect3DFloat(min: min.vector.rounded(.down), max: max.vector.rounded(.up))
    }

    /// The box with each face moved inward by a size, about the same centre. Negative insets grow it; where
    /// there is less than that to take away, a dimension of 0 is left at the centre.
    public func inset(by dXYZ: Size3DFloat) -> Rect3DFloat {
        let inner = size.standard - dXYZ.vector * 2
        return Rect3DFloat(center: center, size: Size3DFloat(inner.larger(.zero)))
    }

    /// Moves each face inward by a size, about the same centre.
    public mutating func formInset(by dXYZ: Size3DFloat) { self = inset(by: dXYZ) }

    /// Whether the boxes have a point in common; touching is enough.
    public func intersects(_ other: Rect3DFloat) -> Bool { intersection(other) != nil }

    /// Whether no value of the boxes differs by more than `tolerance`; NaN is close to nothing.
    public func isApproximatelyEqual(
        to other: Rect3DFloat, tolerance: Float = Float.ulpOfOne.squareRoot()
    ) -> Bool {
        origin.isApproximatelyEqual(to: other.origin, tolerance: tolerance)
            && size.isApproximatelyEqual(to: other.size, tolerance: tolerance)
    }
}

extension Rect3DFloat: _VolumetricFloat {
    /// Whether no part of `other` is outside; equal boxes contain each other.
    public func contains(_ other: Rect3DFloat) -> Bool {
        contains(point: other.min) && contains(point: other.max)
    }

    /// Whether the point is inside or on a face.
    public func contains(point: Point3DFloat) -> Bool {
        let (low, high, value) = (min.vector, max.vector, point.vector)
        return (0..<3).allSatisfy { low[$0] <= value[$0] && value[$0] <= high[$0] }
    }

    /// The box of all common points; `nil` if there are none, or if a value is NaN. Boxes that touch have a
    /// plane, a line or a point in common.
    public func intersection(_ other: Rect3DFloat) -> Rect3DFloat? {
        let low = min.vector.larger(other.min.vector)
        let high = max.vector.smaller(other.max.vector)
        guard (0..<3).allSatisfy({ low[$0] <= high[$0] }) else { return nil }
        return Rect3DFloat(min: low, max: high)
    }

    /// The smallest box that contains both, empty ones too.
    public func union(_ other: Rect3DFloat) -> Rect3DFloat {
        Rect3DFloat(
            min: min.vector.smaller(other.min.vector), max: max.vector.larger(other.max.vector))
    }
}

/// Encoded by `origin` and `size`.
extension Rect3DFloat: Codable {}

extension Rect3DFloat: CustomStringConvertible, CustomReflectable {
    /// The origin and the size.
    public var description: String { "(origin: \(origin), size: \(size))" }

    /// The origin and the size.
    public var customMirror: Mirror { Mirror(self, children: ["origin": origin, "size": size]) }
}

extension Size3DFloat {
    /// The dimensions without signs.
    fileprivate var standard: SIMD3<Float> { SIMD3(abs(width), abs(height), abs(depth)) }
}
