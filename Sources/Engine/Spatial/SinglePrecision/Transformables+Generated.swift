// Written by Scripts/spatial-twins.sh from Transformables.swift: change that file.
// swift-format-ignore-file

/// What can be turned about the origin.
///
/// Apple: Spatial, "_Rotatable3DFloat".
public protocol _Rotatable3DFloat {
    /// The entity turned by a rotation about the origin.
    func rotated(by rotation: Rotation3DFloat) -> Self

    /// The entity turned by a quaternion of length 1 about the origin.
    func rotated(by quaternion: simd_quatf) -> Self

    /// Turns the entity by a rotation about the origin.
    mutating func rotate(by rotation: Rotation3DFloat)

    /// Turns the entity by a quaternion of length 1 about the origin.
    mutating func rotate(by quaternion: simd_quatf)
}

extension _Rotatable3DFloat {
    /// Turns the entity by a rotation about the origin.
    public mutating func rotate(by rotation: Rotation3DFloat) { self = rotated(by: rotation) }

    /// Turns the entity by a quaternion of length 1 about the origin.
    public mutating func rotate(by quaternion: simd_quatf) { self = rotated(by: quaternion) }

    /// The entity turned by a quaternion of length 1 about the origin.
    public func rotated(by quaternion: simd_quatf) -> Self {
        rotated(by: Rotation3DFloat(quaternion))
    }
}

/// The entity turned by a rotation about the origin: the same as `rotated(by:)`.
public func * <T: _Rotatable3DFloat>(lhs: Rotation3DFloat, rhs: T) -> T { rhs.rotated(by: lhs) }

/// What can be moved.
///
/// Apple: Spatial, "_Translatable3DFloat".
public protocol _Translatable3DFloat {
    /// The entity moved by a vector.
    func translated(by vector: Vector3DFloat) -> Self

    /// Moves the entity by a vector.
    mutating func translate(by vector: Vector3DFloat)
}

extension _Translatable3DFloat {
    /// Moves the entity by a vector.
    public mutating func translate(by vector: Vector3DFloat) { self = translated(by: vector) }

    /// The entity moved by a size as if it were a vector.
    @available(*, deprecated, message: "Use a Vector3DFloat.")
    public func translated(by size: Size3DFloat) -> Self { translated(by: Vector3DFloat(size)) }

    /// Moves the entity by a size as if it were a vector.
    @available(*, deprecated, message: "Use a Vector3DFloat.")
    public mutating func translate(by size: Size3DFloat) { self = translated(by: Vector3DFloat(size)) }
}

/// What can be scaled about the origin.
///
/// Apple: Spatial, "_Scalable3DFloat".
public protocol _Scalable3DFloat {
    /// The entity scaled by the dimensions of a size.
    func scaled(by size: Size3DFloat) -> Self

    /// The entity scaled by a factor for each axis.
    func scaledBy(x: Float, y: Float, z: Float) -> Self

    /// The entity scaled by the same factor on each axis.
    func uniformlyScaled(by scale: Float) -> Self

    /// Scales the entity by the dimensions of a size.
    mutating func scale(by size: Size3DFloat)

    /// Scales the entity by a factor for each axis.
    mutating func scaleBy(x: Float, y: Float, z: Float)

    /// Scales the entity by the same factor on each axis.
    mutating func uniformlyScale(by scale: Float)
}

extension _Scalable3DFloat {
    /// The entity scaled by a factor for each axis.
    public func scaledBy(x: Float = 1, y: Float = 1, z: Float = 1) -> Self {
        scaled(by: Size3DFloat(width: x, height: y, depth: z))
    }

    /// The entity scaled by the same factor on each axis.
    public func uniformlyScaled(by scale: Float) -> Self {
        scaled(by: Size3DFloat(width: scale, height: scale, depth: scale))
    }

    /// Scales the entity by the dimensions of a size.
    public mutating func scale(by size: Size3DFloat) { self = scaled(by: size) }

    /// Scales the entity by a factor for each axis.
    public mutating func scaleBy(x: Float = 1, y: Float = 1, z: Float = 1) {
        self = scaledBy(x: x, y: y, z: z)
    }

    /// Scales the entity by the same factor on each axis.
    public mutating func uniformlyScale(by scale: Float) { self = uniformlyScaled(by: scale) }
}

/// What can be sheared.
///
/// Apple: Spatial, "_Shearable3DFloat".
public protocol _Shearable3DFloat {
    /// The entity sheared on one axis, by factors for the other two.
    func sheared(_ shear: AxisWithFactors) -> Self

    /// Shears the entity on one axis, by factors for the other two.
    mutating func shear(_ shear: AxisWithFactors)
}

extension _Shearable3DFloat {
    /// Shears the entity on one axis, by factors for the other two.
    public mutating func shear(_ shear: AxisWithFactors) { self = sheared(shear) }
}
