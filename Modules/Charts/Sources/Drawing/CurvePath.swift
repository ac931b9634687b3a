internal import Foundation
internal import SwiftUI

/// Lines through points.
enum CurvePath {
    /// A cubic piece to a point.
    struct Piece: Equatable {
        var control1: CGPoint
        var control2: CGPoint
        var end: CGPoint
    }

    /// Adds a line through points to a path that is at the first.
    ///
    /// - Parameter isLying: Whether the points go along y.
    static func add(
        _ points: [CGPoint], _ method: InterpolationMethod, isLying: Bool = false,
        to path: inout Path
    ) {
        guard points.count > 1 else { return }
        switch method.kind {
        case .linear: path.addLines(after: points)
        case .stepStart, .stepCenter, .stepEnd: path.addLines(after: steps(points, method, isLying))
        default:
            for piece in pieces(points, method, isLying: isLying) {
                path.addCurve(to: piece.end, control1: piece.control1, control2: piece.control2)
            }
        }
    }

    private static func steps(
        _ points: [CGPoint], _ method: InterpolationMethod, _ isLying: Bool
    ) -> [CGPoint] {
        var result: [CGPoint] = [points[0]]
        for (from, to) in zip(points, points.dropFirst()) {
            let part: CGFloat =
                switch method.kind {
                case .stepStart: 1
                case .stepEnd: 0
                default: 0.5
                }
            if isLying {
                let y = from.y + (to.y - from.y) * part
                result += [CGPoint(x: from.x, y: y), CGPoint(x: to.x, y: y), to]
            } else {
                let x = from.x + (to.x - from.x) * part
                result += [CGPoint(x: x, y: from.y), CGPoint(x: x, y: to.y), to]
            }
        }
        return result
    }

    /// The cubic pieces through points.
    static func pieces(
        _ points: [CGPoint], _ method: InterpolationMethod, isLying: Bool = false
    ) -> [Piece] {
        switch method.kind {
        case .cardinal(let tension): cardinal(points, tension)
        case .catmullRom(let alpha): catmullRom(points, alpha)
        case .monotone where isLying:
            monotone(points.map { CGPoint(x: $0.y, y: $0.x) }).map {
                Piece(
                    control1: $0.control1.turned, control2: $0.control2.turned, end: $0.end.turned)
            }
        default: monotone(points)
        }
    }

    /// D3's cardinal spline: the controls are a sixth, less the tension, of the way between the neighbours.
    private static func cardinal(_ points: [CGPoint], _ tension: CGFloat) -> [Piece] {
        let k = (1 - (tension.isFinite ? tension : 0)) / 6
        return points.indices.dropLast().map { i in
            let (p1, p2) = (points[i], points[i + 1])
            let p0 = i > 0 ? points[i - 1] : nil
            let p3 = i + 2 < points.count ? points[i + 2] : nil
            return Piece(
                control1: p0.map {
                    CGPoint(x: p1.x + k * (p2.x - $0.x), y: p1.y + k * (p2.y - $0.y))
                } ?? p1,
                control2: p3.map {
                    CGPoint(x: p2.x - k * ($0.x - p1.x), y: p2.y - k * ($0.y - p1.y))
                } ?? p2,
                end: p2)
        }
    }

    /// D3's Catmull–Rom spline: distances are those of points of the screen, to the power of alpha.
    private static func catmullRom(_ points: [CGPoint], _ alpha: CGFloat) -> [Piece] {
        let alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 0.5
        func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
            pow(hypot(one.x - other.x, one.y - other.y), alpha)
        }
        return points.indices.dropLast().map { i in
            let (p1, p2) = (points[i], points[i + 1])
            let l12 = distance(p1, p2)
            var (c1, c2) = (p1, p2)
            if i > 0 {
                let p0 = points[i - 1]
                let l01 = distance(p0, p1)
                let (a, n) = (2 * l01 * l01 + 3 * l01 * l12 + l12 * l12, 3 * l01 * (l01 + l12))
                if n > 1e-9 {
                    c1 = CGPoint(
                        x: (p1.x * a - p0.x * l12 * l12 + p2.x * l01 * l01) / n,
                        y: (p1.y * a - p0.y * l12 * l12 + p2.y * l01 * l01) / n)
                }
            }
            if i + 2 < points.count {
                let p3 = points[i + 2]
                let l23 = distance(p2, p3)
                let (b, m) = (2 * l23 * l23 + 3 * l23 * l12 + l12 * l12, 3 * l23 * (l23 + l12))
                if m > 1e-9 {
                    c2 = CGPoint(
                        x: (p2.x * b + p1.x * l23 * l23 - p3.x * l12 * l12) / m,
                        y: (p2.y * b + p1.y * l23 * l23 - p3.y * l12 * l12) / m)
                }
            }
            return Piece(control1: c1, control2: c2, end: p2)
        }
    }

    /// D3's monotone curve.
    ///
    /// M. Steffen, "A simple method for monotonic interpolation in one dimension", 1990.
    private static func monotone(_ points: [CGPoint]) -> [Piece] {
        let m = slopes(points)
        return points.indices.dropLast().map { i in
            let (p1, p2) = (points[i], points[i + 1])
            let h = (p2.x - p1.x) / 3
            return Piece(
                control1: CGPoint(x: p1.x + h, y: p1.y + h * m[i]),
                control2: CGPoint(x: p2.x - h, y: p2.y - h * m[i + 1]), end: p2)
        }
    }

    /// The slopes of a monotone curve at its points.
    static func slopes(_ points: [CGPoint]) -> [CGFloat] {
        let count = points.count
        guard count > 1 else { return points.map { _ in 0 } }
        let h = zip(points.dropFirst(), points).map { $0.x - $1.x }
        let s = zip(points.dropFirst(), points).map { to, from in
            to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
        }
        var m = [CGFloat](repeating: 0, count: count)
        for i in 1..<max(count - 1, 1) {
            let sum = h[i - 1] + h[i]
            let p = sum == 0 ? 0 : (s[i - 1] * h[i] + s[i] * h[i - 1]) / sum
            let signs: CGFloat = (s[i - 1] < 0 ? -1 : 1) + (s[i] < 0 ? -1 : 1)
            m[i] = signs * min(abs(s[i - 1]), abs(s[i]), 0.5 * abs(p))
        }
        if count == 2 { return [s[0], s[0]] }
        m[0] = (3 * s[0] - m[1]) / 2
        m[count - 1] = (3 * s[count - 2] - m[count - 2]) / 2
        return m
    }
}

extension Path {
    /// Adds lines to all points but the first.
    fileprivate mutating func addLines(after points: [CGPoint]) {
        for point in points.dropFirst() { addLine(to: point) }
    }
}

extension CGPoint {
    fileprivate var turned: CGPoint { CGPoint(x: y, y: x) }
}
