// Written by Scripts/spatial-twins.sh from ProjectiveTransform3D+Changes.swift: change that file.
// swift-format-ignore-file

extension ProjectiveTransform3DFloat {
    /// The transform that undoes this one; `nil` if there is none.
    ///
    /// There is none if space is flattened, exactly or as far as rounding lets tell, or if a value is not finite.
    public var inverse: ProjectiveTransform3DFloat? {
        isAffine
            ? AffineTransform3DFloat(truncating: self).inverse.map { Self($0) }
            : matrix.inverted().map { Self($0) }
    }

    /// The transform that undoes this one; `nil` if there is none.
    @available(*, deprecated, renamed: "inverse")
    public func inverted() -> ProjectiveTransform3DFloat? { inverse }

    /// What `t2` does, then what this transform does: the product of the matrices.
    public func concatenating(_ t2: ProjectiveTransform3DFloat) -> ProjectiveTransform3DFloat {
        ProjectiveTransform3DFloat(matrix * t2.matrix)
    }

    /// What `rhs` does, then what `lhs` does.
    public static func * (
        lhs: ProjectiveTransform3DFloat, rhs: ProjectiveTransform3DFloat
    ) -> ProjectiveTransform3DFloat {
        lhs.concatenating(rhs)
    }

    /// Makes `lhs` do what `rhs` does, and then what `lhs` did.
    public static func *= (lhs: inout ProjectiveTransform3DFloat, rhs: ProjectiveTransform3DFloat) {
        lhs = lhs * rhs
    }

    /// The transform, then a mirror that changes the sign of an axis.
    public func flipped(along axis: Axis3D) -> ProjectiveTransform3DFloat {
        scaled(by: Size3DFloat(SIMD3<Float>(mirroring: axis)))
    }

    /// Adds a mirror that changes the sign of an axis.
    public mutating func flip(along axis: Axis3D) { self = flipped(along: axis) }
}

extension ProjectiveTransform3DFloat: _Rotatable3DFloat, _Translatable3DFloat, _Scalable3DFloat, _Shearable3DFloat {
    /// The transform, then a rotation about the origin.
    public func rotated(by rotation: Rotation3DFloat) -> ProjectiveTransform3DFloat {
        ProjectiveTransform3DFloat(rotation: rotation) * self
    }

    /// The transform, then a move.
    public func translated(by vector: Vector3DFloat) -> ProjectiveTransform3DFloat {
        ProjectiveTransform3DFloat(translation: vector) * self
    }

    /// The transform, then a scaling about the origin.
    public func scaled(by size: Size3DFloat) -> ProjectiveTransform3DFloat {
        ProjectiveTransform3DFloat(scale: size) * self
    }

    /// The transform, then a shear.
    public func sheared(_ shear: AxisWithFactors) -> ProjectiveTransform3DFloat {
        ProjectiveTransform3DFloat(shear: shear) * self
    }
}

extension ProjectiveTransform3DFloat {
    /// The fourth row of the matrix.
    private var bottom: SIMD4<Float> {
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
    public var isTranslation: Bool { isAffine && linear == simd_float3x3(1) }

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
        to other: ProjectiveTransform3DFloat, tolerance: Float = Float.ulpOfOne.squareRoot()
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
extension ProjectiveTransform3DFloat: Codable {
    private enum CodingKeys: CodingKey { case columns }

    /// Decodes the columns.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let columns = try values.decode([SIMD4<Float>].self, forKey: .columns)
        guard columns.count == 4 else {
            throw DecodingError.dataCorruptedError(
                forKey: .columns, in: values,
                debugDescription: "a projective transform has 4 columns, not \(columns.count)")
        }
        matrix = simd_float4x4(columns[0], columns[1], columns[2], columns[3])
    }

    /// Encodes the columns.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode((0..<4).map { matrix[$0] }, forKey: .columns)
    }
}

extension ProjectiveTransform3DFloat: CustomStringConvertible, CustomReflectable {
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
