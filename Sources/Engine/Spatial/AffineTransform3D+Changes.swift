extension AffineTransform3D {
    /// The transform that undoes this one; `nil` if there is none.
    ///
    /// There is none if space is flattened, exactly or as far as rounding lets tell, or if a value is not finite.
    public var inverse: AffineTransform3D? {
        guard let back = linear.inverted() else { return nil }
        let translation = back * -matrix.columns.3
        return translation.isFinite
            ? AffineTransform3D(linear: back, translation: translation) : nil
    }

    /// The transform that undoes this one; `nil` if there is none.
    @available(*, deprecated, renamed: "inverse")
    public func inverted() -> AffineTransform3D? { inverse }

    /// What `t2` does, then what this transform does: the product of the matrices.
    public func concatenating(_ t2: AffineTransform3D) -> AffineTransform3D {
        AffineTransform3D(
            linear: linear * t2.linear,
            translation: linear * t2.matrix.columns.3 + matrix.columns.3)
    }

    /// What `rhs` does, then what `lhs` does.
    public static func * (lhs: AffineTransform3D, rhs: AffineTransform3D) -> AffineTransform3D {
        lhs.concatenating(rhs)
    }

    /// Makes `lhs` do what `rhs` does, and then what `lhs` did.
    public static func *= (lhs: inout AffineTransform3D, rhs: AffineTransform3D) {
        lhs = lhs * rhs
    }

    /// The same map in the coordinates of another basis; `nil` if `to` has no inverse.
    ///
    /// A basis is the transform from its coordinates to common ones. The result takes coordinates of `to`, brings
    /// them to `from`, applies this transform, and goes back.
    public func changeBasis(
        from: AffineTransform3D = .identity, to: AffineTransform3D
    ) -> AffineTransform3D? {
        guard let toOld = from.inverse, let toNew = to.inverse else { return nil }
        return toNew * from * self * toOld * to
    }

    /// The transform, then a mirror that changes the sign of an axis.
    public func flipped(along axis: Axis3D) -> AffineTransform3D {
        scaled(by: Size3D(SIMD3<Double>(mirroring: axis)))
    }

    /// Adds a mirror that changes the sign of an axis.
    public mutating func flip(along axis: Axis3D) { self = flipped(along: axis) }
}

extension AffineTransform3D: Rotatable3D, Translatable3D, Scalable3D, Shearable3D {
    /// The transform, then a rotation about the origin.
    public func rotated(by rotation: Rotation3D) -> AffineTransform3D {
        AffineTransform3D(rotation: rotation) * self
    }

    /// The transform, then a move.
    public func translated(by vector: Vector3D) -> AffineTransform3D {
        var result = self
        result.translation += vector
        return result
    }

    /// The transform, then a scaling about the origin.
    public func scaled(by size: Size3D) -> AffineTransform3D {
        AffineTransform3D(scale: size) * self
    }

    /// The transform, then a shear.
    public func sheared(_ shear: AxisWithFactors) -> AffineTransform3D {
        AffineTransform3D(shear: shear) * self
    }
}

extension AffineTransform3D {
    /// Whether the transform changes nothing, exactly.
    public var isIdentity: Bool { self == .identity }

    /// Whether there is an inverse.
    public var isInvertible: Bool { inverse != nil }

    /// Whether boxes along the axes stay boxes along the axes: each axis goes along an axis, if not
    /// its own.
    public var isRectilinear: Bool { linear.isRectilinear }

    /// Whether the transform moves and does nothing else, exactly.
    public var isTranslation: Bool { linear == simd_double3x3(1) }

    /// Whether the transform is rectilinear and has the same factor along all axes, but for signs.
    public var isUniform: Bool { isUniform(overDimensions: .all) }

    /// Whether the transform is rectilinear and has the same factor along the axes of a set, but for signs. For
    /// one axis or none it is the same as `isRectilinear`.
    public func isUniform(overDimensions: Dimension3DSet) -> Bool {
        linear.isUniform(over: overDimensions)
    }

    /// Whether no element of the matrices differs by more than `tolerance`; NaN is close to
    /// nothing.
    public func isApproximatelyEqual(
        to other: AffineTransform3D, tolerance: Double = Double.ulpOfOne.squareRoot()
    ) -> Bool {
        (0..<4).allSatisfy { matrix[$0].isClose(to: other.matrix[$0], tolerance) }
    }
}

/// Encoded by the columns of its matrix, as `columns`.
extension AffineTransform3D: Codable {
    private enum CodingKeys: CodingKey { case columns }

    /// Decodes the columns.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let columns = try values.decode([SIMD3<Double>].self, forKey: .columns)
        guard columns.count == 4 else {
            throw DecodingError.dataCorruptedError(
                forKey: .columns, in: values,
                debugDescription: "an affine transform has 4 columns, not \(columns.count)")
        }
        matrix = simd_double4x3(columns[0], columns[1], columns[2], columns[3])
    }

    /// Encodes the columns.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode((0..<4).map { matrix[$0] }, forKey: .columns)
    }
}

extension AffineTransform3D: CustomStringConvertible, CustomReflectable {
    /// The rows of the matrix.
    public var description: String {
        let rows = (0..<3).map { row in
            "(" + (0..<4).map { "\(matrix[$0, row])" }.joined(separator: ", ") + ")"
        }
        return "(rows: " + rows.joined(separator: ", ") + ")"
    }

    /// The columns of the matrix.
    public var customMirror: Mirror {
        Mirror(self, children: ["columns": (0..<4).map { matrix[$0] }])
    }
}
