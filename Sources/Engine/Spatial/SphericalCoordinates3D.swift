/// A point by its distance to the origin and two angles.
///
/// The inclination is the angle from the positive z-axis, the azimuth the one from the positive x-axis toward the
/// positive y-axis. Apple names radius, inclination and azimuth, in this order, but publishes no axes; these are
/// those of ISO 80000-2.
///
/// Apple: Spatial, "SphericalCoordinates3D".
public struct SphericalCoordinates3D: Hashable, Sendable {
    /// The distance to the origin.
    public var radius: Double

    /// The angle from the positive z-axis, from 0 to 180 degrees for coordinates made of a point.
    public var inclination: Angle2D

    /// The angle about the z-axis from the positive x-axis, from -180 to 180 degrees for coordinates made of a
    /// point.
    public var azimuth: Angle2D

    /// Creates the coordinates of the origin.
    public init() { self.init(radius: 0, inclination: .zero, azimuth: .zero) }

    /// Creates coordinates from radius, inclination and azimuth, as they are.
    public init(radius: Double, inclination: Angle2D, azimuth: Angle2D) {
        self.radius = radius
        self.inclination = inclination
        self.azimuth = azimuth
    }

    /// Creates the coordinates of the point (`x`, `y`, `z`); both angles are 0 at the origin, and the azimuth is
    /// 0 on the z-axis.
    public init(x: Double, y: Double, z: Double) {
        self.init(
            radius: SIMD3(x, y, z).length,
            inclination: .atan2(y: SIMD3(x, y, 0).length, x: z),
            azimuth: x == 0 && y == 0 ? .zero : .atan2(y: y, x: x))
    }

    /// Creates the coordinates of a point.
    public init(_ point: Point3D) { self.init(x: point.x, y: point.y, z: point.z) }

    /// Creates the coordinates of the point that a vector from the origin reaches.
    public init(_ vector: Vector3D) { self.init(x: vector.x, y: vector.y, z: vector.z) }

    /// Creates the coordinates of the point with Cartesian coordinates.
    public init(_ vector: SIMD3<Double>) { self.init(x: vector.x, y: vector.y, z: vector.z) }

    /// Creates the coordinates of the point with Cartesian coordinates.
    public init(vector: SIMD3<Double>) { self.init(vector) }

    /// The radius, the inclination and the azimuth, both in radians.
    public var vector: SIMD3<Double> {
        get { SIMD3(radius, inclination.radians, azimuth.radians) }
        set {
            self = SphericalCoordinates3D(
                radius: newValue.x, inclination: .radians(newValue.y),
                azimuth: .radians(newValue.z))
        }
    }

    var cartesian: SIMD3<Double> {
        SIMD3(
            radius * sin(inclination) * cos(azimuth), radius * sin(inclination) * sin(azimuth),
            radius * cos(inclination))
    }
}

/// Encoded by `radius`, `inclination` and `azimuth`.
extension SphericalCoordinates3D: Codable {}

extension SphericalCoordinates3D: CustomStringConvertible, CustomReflectable {
    /// The radius and the angles.
    public var description: String {
        "(radius: \(radius), inclination: \(inclination), azimuth: \(azimuth))"
    }

    /// The radius and the angles.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: ["radius": radius, "inclination": inclination, "azimuth": azimuth])
    }
}
