/// What can be turned about the origin.
///
/// Apple: Spatial, "Rotatable3D".
public protocol Rotatable3D {
    /// The entity turned by a rotation about the origin.
    func rotated(by rotation: Rotation3D) -> Self

    /// The entity turned by a quaternion of length 1 about the origin.
    func rotated(by quaternion: simd_quatd) -> Self

    /// Turns the entity by a rotation about the origin.
    mutating func rotate(by rotation: Rotation3D)

    /// Turns the entity by a quaternion of length 1 about the origin.
    mutating func rotate(by quaternion: simd_quatd)
}

extension Rotatable3D {
    /// Turns the entity by a rotation about the origin.
    public mutating func rotate(by rotation: Rotation3D) { self = rotated(by: rotation) }

    /// Turns the entity by a quaternion of length 1 about the origin.
    public mutating func rotate(by quaternion: simd_quatd) { self = rotated(by: quaternion) }

    /// The entity turned by a quaternion of length 1 about the origin.
    public func rotated(by quaternion: simd_quatd) -> Self {
        rotated(by: Rotation3D(quaternion))
    }
}

/// The entity turned by a rotation about the origin: the same as `rotated(by:)`.
public func * <T: Rotatable3D>(lhs: Rotation3D, rhs: T) -> T { rhs.rotated(by: lhs) }

/// What can be moved.
///
/// Apple: Spatial, "Translatable3D".
public protocol Translatable3D {
    /// The entity moved by a vector.
    func translated(by vector: Vector3D) -> Self

    /// Moves the entity by a vector.
    mutating func translate(by vector: Vector3D)
}

extension Translatable3D {
    /// Moves the entity by a vector.
    public mutating func translate(by vector: Vector3D) { self = translated(by: vector) }

    /// The entity moved by a size as if it were a vector.
    @available(*, deprecated, message: "Use a Vector3D.")
    public func translated(by size: Size3D) -> Self { translated(by: Vector3D(size)) }

    /// Moves the entity by a size as if it were a vector.
    @available(*, deprecated, message: "Use a Vector3D.")
    public mutating func translate(by size: Size3D) { self = translated(by: Vector3D(size)) }
}

/// What can be scaled about the origin.
///
/// Apple: Spatial, "Scalable3D".
public protocol Scalable3D {
    /// The entity scaled by the dimensions of a size.
    func scaled(by size: Size3D) -> Self

    /// The entity scaled by a factor for each axis.
    func scaledBy(x: Double, y: Double, z: Double) -> Self

    /// The entity scaled by the same factor on each axis.
    func uniformlyScaled(by scale: Double) -> Self

    /// Scales the entity by the dimensions of a size.
    mutating func scale(by size: Size3D)

    /// Scales the entity by a factor for each axis.
    mutating func scaleBy(x: Double, y: Double, z: Double)

    /// Scales the entity by the same factor on each axis.
    mutating func uniformlyScale(by scale: Double)
}

extension Scalable3D {
    /// The entity scaled by a factor for each axis.
    public func scaledBy(x: Double = 1, y: Double = 1, z: Double = 1) -> Self {
        scaled(by: Size3D(width: x, height: y, depth: z))
    }

    /// The entity scaled by the same factor on each axis.
    public func uniformlyScaled(by scale: Double) -> Self {
        scaled(by: Size3D(width: scale, height: scale, depth: scale))
    }

    /// Scales the entity by the dimensions of a size.
    public mutating func scale(by size: Size3D) { self = scaled(by: size) }

    /// Scales the entity by a factor for each axis.
    public mutating func scaleBy(x: Double = 1, y: Double = 1, z: Double = 1) {
        self = scaledBy(x: x, y: y, z: z)
    }

    /// Scales the entity by the same factor on each axis.
    public mutating func uniformlyScale(by scale: Double) { self = uniformlyScaled(by: scale) }
}

/// What can be sheared.
///
/// Apple: Spatial, "Shearable3D".
public protocol Shearable3D {
    /// The entity sheared on one axis, by factors for the other two.
    func sheared(_ shear: AxisWithFactors) -> Self

    /// Shears the entity on one axis, by factors for the other two.
    mutating func shear(_ shear: AxisWithFactors)
}

extension Shearable3D {
    /// Shears the entity on one axis, by factors for the other two.
    public mutating func shear(_ shear: AxisWithFactors) { self = sheared(shear) }
}
