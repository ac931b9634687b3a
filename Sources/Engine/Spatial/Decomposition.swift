/// A linear map as a scaling along the axes and a rotation after it, as far as it is that.
struct Decomposition {
    /// The lengths of the columns, the first with the sign of the determinant.
    let scale: SIMD3<Double>
    /// `nil` where the map is more than a scaling and a rotation.
    let rotation: Rotation3D?

    /// How far columns of length 1 may be from right angles; a matrix in single precision is within it.
    private static let tolerance = Double.shapeTolerance

    init(_ linear: simd_double3x3) {
        let (x, y, z) = linear.columns
        let sign: Double = linear.determinant < 0 ? -1 : 1
        scale = SIMD3(x.length * sign, y.length, z.length)
        let (a, b, c) = (x / scale.x, y / scale.y, z / scale.z)
        let isRight =
            abs(a.dot(b)) <= Self.tolerance && abs(b.dot(c)) <= Self.tolerance
            && abs(c.dot(a)) <= Self.tolerance
        // Not finite where a length is 0, and then not at right angles either.
        rotation = isRight ? Rotation3D(simd_quatd(simd_double3x3(a, b, c)).normalized) : nil
    }

    /// The three factors, where they are one: then the map keeps all angles and no side is exchanged.
    var uniformScale: Double? {
        let largest = Swift.max(scale.x, scale.y, scale.z)
        return (0..<3).allSatisfy { scale[$0] >= largest * (1 - Self.tolerance) }
            ? (scale.x + scale.y + scale.z) / 3 : nil
    }
}

extension simd_double3x3 {
    /// What rounding leaves of a 0 beside a number is less than this part of it.
    private static let rounding = Double.directionRounding

    /// Whether each column, and each row, has one element that is not 0 but for rounding.
    var isRectilinear: Bool {
        let (a, b, c) = (mainElement(0), mainElement(1), mainElement(2))
        guard a != b, b != c, c != a else { return false }
        return isAlone(a, in: 0) && isAlone(b, in: 1) && isAlone(c, in: 2)
    }

    /// Whether the map is rectilinear, with the same factor along all axes of a set but for signs.
    func isUniform(over dimensions: Dimension3DSet) -> Bool {
        guard isRectilinear else { return false }
        let sets: [Dimension3DSet] = [.x, .y, .z]
        let factors = (0..<3).filter { dimensions.contains(sets[$0]) }.map { self[$0].length }
        guard let low = factors.min(), let high = factors.max() else { return true }
        return high - low <= high * Self.rounding
    }

    /// The row of a column's largest element.
    private func mainElement(_ column: Int) -> Int {
        let values = self[column]
        let first = abs(values.x) < abs(values.y) ? 1 : 0
        return abs(values[first]) < abs(values.z) ? 2 : first
    }

    /// Whether the other elements of the column are 0 but for rounding.
    private func isAlone(_ row: Int, in column: Int) -> Bool {
        let values = self[column]
        let bound = abs(values[row]) * Self.rounding
        return (0..<3).allSatisfy { $0 == row || abs(values[$0]) <= bound }
    }
}
