/// What has a volume: a rectangle, or a size as the rectangle of that size at the origin.
///
/// Apple: Spatial, "Volumetric". Bounds belong to the volume.
public protocol Volumetric {
    /// The size of the volume.
    var size: Size3D { get }

    /// Whether no part of `other` is outside.
    func contains(_ other: Self) -> Bool

    /// Whether the point is inside or on a face.
    func contains(point: Point3D) -> Bool

    /// Whether at least one of the points is inside or on a face.
    func contains(anyOf points: [Point3D]) -> Bool

    /// What both have in common; `nil` if that is nothing.
    func intersection(_ other: Self) -> Self?

    /// The smallest volume that contains both.
    func union(_ other: Self) -> Self

    /// Leaves what both have in common: all values are 0 if that is nothing.
    mutating func formIntersection(_ other: Self)

    /// Grows to the smallest volume that contains both.
    mutating func formUnion(_ other: Self)
}

extension Volumetric {
    /// Whether at least one of the points is inside or on a face.
    public func contains(anyOf points: [Point3D]) -> Bool {
        points.contains { contains(point: $0) }
    }

    /// Whether at least one of the points is inside or on a face.
    @available(*, deprecated, renamed: "contains(anyOf:)")
    public func containsAny(of points: [Point3D]) -> Bool { contains(anyOf: points) }

    /// Grows to the smallest volume that contains both.
    public mutating func formUnion(_ other: Self) { self = union(other) }
}

extension Volumetric where Self: Primitive3D {
    /// Leaves what both have in common: all values are 0 if that is nothing.
    public mutating func formIntersection(_ other: Self) { self = intersection(other) ?? .zero }
}
