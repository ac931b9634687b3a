extension ProjectiveTransform3D {
    /// The transform that undoes this one; `nil` if there is none.
    ///
    /// There is none if space is flattened, exactly or as far as rounding lets tell, or if a value is not finite.
    public var inverse: ProjectiveTransform3D? {
        isAffine
            ? AffineTransform3D(truncating: self).inverse.map { Self($0) }
            : matrix.inverted().map { Self($0) }
    }

    /// The transform that undoes this one; `nil` if there is none.
    @available(*, deprecated, renamed: "inverse")
    public func inverted() -> ProjectiveTransform3D? { inverse }

    /// What `t2` does, then what this transform does: the product of the matrices.
    public func concatenating(_ t2: ProjectiveTransform3D) -> ProjectiveTransform3D {
        ProjectiveTransform3D(matrix * t2.matrix)
    }

    /// What `rhs` does, then what `lhs` does.
    public static func * (
        lhs: ProjectiveTransform3D, rhs: ProjectiveTransform3D
    ) -> ProjectiveTransform3D {
        lhs.concatenating(rhs)
    }

    /// Makes `lhs` do what `rhs` does, and then what `lhs` did.
    public static func *= (lhs: inout ProjectiveTransform3D, rhs: ProjectiveTransform3D) {
        lhs = lhs * rhs
    }

    /// The transform, then a mirror that changes the sign of an axis.
    public func flipped(along axis: Axis3D) -> ProjectiveTransform3D {
        scaled(by: Size3D(SIMD3<Double>(mirroring: axis)))
    }

    /// Adds a mirror that changes the sign of an axis.
    public mutating func flip(along axis: Axis3D) { self = flipped(along: axis) }
}

extension ProjectiveTransform3D: Rotatable3D, Translatable3D, Scalable3D, Shearable3D {
    /// The transform, then a rotation about the origin.
    public func rotated(by rotation: Rotation3D) -> ProjectiveTransform3D {
        ProjectiveTransform3D(rotation: rotation) * self
    }

    /// The transform, then a move.
    public func translated(by vector: Vector3D) -> ProjectiveTransform3D {
        ProjectiveTransform3D(translation: vector) * self
    }

    /// The transform, then a scaling about the origin.
    public func scaled(by size: Size3D) -> ProjectiveTransform3D {
        ProjectiveTransform3D(scale: size) * self
    }

    /// The transform, then a shear.
    public func sheared(_ shear: AxisWithFactors) -> ProjectiveTransform3D {
        ProjectiveTransform3D(shear: shear) * self
    }
}

extension ProjectiveTransform3D {
    /// The fourth row of the matrix.
    private var bottom: SIMD4<Double> {
        let (a, b, c, d) = matrix.columns
        return SIMD4(a.w, b.w, c.w, d.w)
    }

    /// Whether the transform divides by something that depends on the point: it has perspective.
    public func is3DProjection() -> Bool { bottom.xyz != .zero }

    /// Whether the fourth row is 0, 0, 0, 1: nothing is divided.
    public var isAffine: Bool { bottom == SIMD4(0, 0, 0, 1) }

    /// Whether the transform changes nothing, exactly.
    public var isIdentity: Bool { self == .identity }

    /// Whether there is an inverse.
    public var isInvertible: Bool { inverse != nil }

    /// Whether the transform is affine, and boxes along the axes stay boxes along the axes.
    public var isRectilinear: Bool { isAffine && linear.isRectilinear }

    /// Whether the transform moves and does nothing else, exactly.
    public var isTranslation: Bool { isAffine && linear == simd_double3x3(1) }

    /// Whether the transform is rectilinear and has the same factor along all axes, but for signs.
    public var isUniform: Bool { isUniform(overDimensions: .all) }

    /// Whether the transform is rectilinear and has the same factor along the axes of a set, but for signs. For
    /// one axis or none it is the same as `isRectilinear`.
    public func isUniform(overDimensions: Dimension3DSet) -> Bool {
        isAffine && linear.isUniform(over: overDimensions)
    }

    /// Whether no element of the matrices differs by more than `tolerance`; NaN is close to
    /// nothing.
    public func isApproximatelyEqual(
        to other: ProjectiveTransform3D, tolerance: Double = Double.ulpOfOne.squareRoot()
    ) -> Bool {
        (0..<4).allSatisfy { column in
            (0..<4).allSatisfy { row in
                let (a, b) = (matrix[column, row], other.matrix[column, row])
                return a == b || abs(a - b) <= tolerance
            }
        }
    }
}

/// Encoded by the columns of its matrix, as `columns`.
extension ProjectiveTransform3D: Codable {
    private enum CodingKeys: CodingKey { case columns }

    /// Decodes the columns.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let columns = try values.decode([SIMD4<Double>].self, forKey: .columns)
        guard columns.count == 4 else {
            throw DecodingError.dataCorruptedError(
                forKey: .columns, in: values,
                debugDescription: "a projective transform has 4 columns, not \(columns.count)")
        }
        matrix = simd_double4x4(columns[0], columns[1], columns[2], columns[3])
    }

    /// Encodes the columns.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode((0..<4).map { matrix[$0] }, forKey: .columns)
    }
}

extension ProjectiveTransform3D: CustomStringConvertible, CustomReflectable {
    /// The rows of the matrix.
    public var description: String {
        let rows = (0..<4).map { row in
            "(" + (0..<4).map { "\(matrix[$0, row])" }.joined(separator: ", ") + ")"
        }
        return "(rows: " + rows.joined(separator: ", ") + ")"
    }

    /// The columns of the matrix.
    public var customMirror: Mirror {
        Mirror(self, children: ["columns": (0..<4).map { matrix[$0] }])
    }
}
