// Written by Scripts/spatial-twins.sh from EulerAngles.swift: change that file.
// swift-format-ignore-file

/// A rotation as three angles about the axes x, y and z, and the order in which they turn.
///
/// The angles are by axis, not by order: `angles.y` is the turn about y in either order. Apple publishes the names
/// of the orders, not what they mean; here they name the axes in the order in which the rotations happen, about
/// axes that do not turn along.
///
/// Apple: Spatial, "EulerAnglesFloat".
public struct EulerAnglesFloat: Hashable, Sendable, BitwiseCopyable {
    /// The order of the three rotations.
    ///
    /// Apple: Spatial, "EulerAnglesFloat.Order".
    public enum Order: UInt32, Hashable, Sendable, BitwiseCopyable, CustomStringConvertible {
        /// About x, then about y, then about z.
        case xyz = 1
        /// About z, then about x, then about y: a turn about y that comes last is a heading.
        case zxy

        /// The axes in the order in which they turn.
        public var description: String {
            switch self {
            case .xyz: "xyz"
            case .zxy: "zxy"
            }
        }
    }

    /// The angles about x, y and z, in radians.
    public var angles: SIMD3<Float>

    /// The order of the three rotations.
    public var order: Order

    /// Creates angles of zero in the order x, y, z.
    public init() { self.init(angles: SIMD3<Float>.zero, order: .xyz) }

    /// Creates Euler angles from angles about x, y and z in radians.
    public init(angles: SIMD3<Float>, order: Order) {
        self.angles = angles
        self.order = order
    }

    /// Creates Euler angles from angles about x, y and z in radians, in double precision.
    public init(angles: SIMD3<Double>, order: Order) {
        self.init(angles: SIMD3<Float>(angles), order: order)
    }

    /// Creates Euler angles from angles about x, y and z.
    public init(x: Angle2DFloat, y: Angle2DFloat, z: Angle2DFloat, order: Order) {
        self.init(angles: SIMD3(x.radians, y.radians, z.radians), order: order)
    }

    /// Creates Euler angles from angles about x, y and z.
    @available(*, deprecated, renamed: "init(x:y:z:order:)")
    public init(_ x: Angle2DFloat, _ y: Angle2DFloat, _ z: Angle2DFloat, order: Order) {
        self.init(x: x, y: y, z: z, order: order)
    }
}
