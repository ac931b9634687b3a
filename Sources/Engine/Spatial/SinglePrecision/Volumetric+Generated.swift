// Written by Scripts/spatial-twins.sh from Volumetric.swift: change that file.
// swift-format-ignore-file

/// What has a volume: a rectangle, or a size as the rectangle of that size at the origin.
///
/// Apple: Spatial, "_VolumetricFloat". Bounds belong to the volume.
public protocol _VolumetricFloat {
    /// The size of the volume.
    var size: Size3DFloat { get }

    /// Whether no part of `other` is outside.
    func contains(_ other: Self) -> Bool

    /// Whether the point is inside or on a face.
    func contains(point: Point3DFloat) -> Bool

    /// Whether at least one of the points is inside or on a face.
    func contains(anyOf points: [Point3DFloat]) -> Bool

    /// What both have in common; `nil` if that is nothing.
    func intersection(_ other: Self) -> Self?

    /// The smallest volume that contains both.
    func union(_ other: Self) -> Self

    /// Leaves what both have in common: all values are 0 if that is nothing.
    mutating func formIntersection(_ other: Self)

    /// Grows to the smallest volume that contains both.
    mutating func formUnion(_ other: Self)
}

extension _VolumetricFloat {
    /// Whether at least one of the points is inside or on a face.
    public func contains(anyOf points: [Point3DFloat]) -> Bool {
        points.contains { contains(point: $0) }
    }

    /// Whether at least one of the points is inside or on a face.
    @available(*, deprecated, renamed: "contains(anyOf:)")
    public func containsAny(of points: [Point3DFloat]) -> Bool { contains(anyOf: points) }

    /// Grows to the smallest volume that contains both.
    public mutating func formUnion(_ other: Self) { self = union(other) }
}

extension _VolumetricFloat where Self: _Primitive3DFloat {
    /// Leaves what both have in common: all values are 0 if that is nothing.
    public mutating func formIntersection(_ other: Self) { self = intersection(other) ?? .zero }
}
