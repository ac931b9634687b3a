import Foundation
import Spatial
import Testing

/// A case that numpy and scipy worked out: the numbers that go in, and those that must come out.
/// `Oracles/Spatial/cases.py` writes them.
struct OracleCase: Sendable {
    let line: Int
    let given: [Double]
    let wanted: [Double]

    /// The cases of one kind.
    static func cases(_ kind: String) throws -> [OracleCase] {
        let found = try all.get()[kind] ?? []
        try #require(!found.isEmpty, "there are no cases of the kind \(kind)")
        return found
    }

    private static let all = Result<[String: [OracleCase]], any Error> {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "Cases/oracle.tsv")
        var cases: [String: [OracleCase]] = [:]
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        for (index, line) in lines.enumerated() {
            let parts = line.split(separator: "\t")
            func numbers(_ part: Substring) -> [Double] {
                part.split(separator: " ").compactMap { Double($0) }
            }
            cases[String(parts[0]), default: []].append(
                OracleCase(
                    line: index + 1, given: numbers(parts[1]), wanted: numbers(parts[2])))
        }
        return cases
    }

    /// The result is what was worked out, to `tolerance` of the largest of its numbers or of 1.
    func expect(
        _ result: [Double], tolerance: Double = 1e-12, _ location: SourceLocation = #_sourceLocation
    ) {
        let size = wanted.map(abs).max() ?? 0
        let bound = tolerance * max(size, 1)
        #expect(
            result.count == wanted.count
                && zip(result, wanted).allSatisfy { abs($0 - $1) <= bound },
            "line \(line): \(result) is not \(wanted)", sourceLocation: location)
    }
}

/// Reads numbers one after the other.
struct Numbers {
    private var rest: ArraySlice<Double>

    init(_ numbers: [Double]) { rest = numbers[...] }

    mutating func number() -> Double { rest.popFirst() ?? .nan }
    mutating func vector() -> SIMD3<Double> { SIMD3(number(), number(), number()) }
    mutating func four() -> SIMD4<Double> { SIMD4(number(), number(), number(), number()) }
    mutating func point() -> Point3D { Point3D(vector()) }
    mutating func rotation() -> Rotation3D { Rotation3D(simd_quatd(vector: four())) }
    mutating func affine() -> AffineTransform3D {
        AffineTransform3D(simd_double4x3(vector(), vector(), vector(), vector()))
    }
    mutating func projective() -> ProjectiveTransform3D {
        ProjectiveTransform3D(simd_double4x4(four(), four(), four(), four()))
    }
    mutating func box() -> Rect3D { Rect3D(origin: vector(), size: vector()) }
}

extension SIMD3 where Scalar == Double {
    var numbers: [Double] { [x, y, z] }
}

extension Point3D {
    var numbers: [Double] { vector.numbers }
}

extension Rect3D {
    var numbers: [Double] { origin.numbers + size.vector.numbers }
}

extension Rotation3D {
    /// The columns of the rotation's matrix.
    var numbers: [Double] {
        let matrix = AffineTransform3D(rotation: self).matrix3x3
        return (0..<3).flatMap { matrix[$0].numbers }
    }
}

extension AffineTransform3D {
    var numbers: [Double] { (0..<4).flatMap { matrix[$0].numbers } }
}

extension simd_double4x4 {
    var numbers: [Double] { (0..<4).flatMap { column in (0..<4).map { self[column, $0] } } }
}
