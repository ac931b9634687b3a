import Foundation
import QuadrantGeometry

/// Turns a drawing of lines into the borders of the area that a round pen covers, for cutting it out of a fill.
///
/// The lines are a planar graph: where two meet or cross they share a vertex. Around each of its faces
/// runs a walk along all its lines; a pen's width to the face's side of that walk is the border of the
/// covered area. Filled by the even-odd rule all borders together are that area, loops with their
/// holes included, as long as no hole is narrower than the pen.
struct SymbolWalks {
    private var points: [CGPoint] = []
    /// The index of the point at each place of a fine grid, so that points that meet are one.
    private var indices: [SIMD2<Int>: Int] = [:]
    private var neighbors: [[Int]] = []

    /// The border of what a pen of `width` covers along `outline`; curves are cut into eight pieces.
    static func covered(by outline: SymbolOutline, width: CGFloat) -> SymbolOutline {
        var graph = SymbolWalks()
        for run in outline.flattened(pieces: 8) {
            guard run.allSatisfy({ abs($0.x) < 1e9 && abs($0.y) < 1e9 }) else { continue }
            for (from, to) in zip(run, run.dropFirst()) { graph.connect(from, to) }
        }
        return graph.faces.reduce(SymbolOutline()) { border, walk in
            border + .covered(by: walk, width: width)
        }
    }

    private mutating func vertex(_ point: CGPoint) -> Int {
        let key = SIMD2(Int((point.x * 1000).rounded()), Int((point.y * 1000).rounded()))
        if let index = indices[key] { return index }
        indices[key] = points.count
        points.append(point)
        neighbors.append([])
        return points.count - 1
    }

    private mutating func connect(_ from: CGPoint, _ to: CGPoint) {
        let (a, b) = (vertex(from), vertex(to))
        guard a != b, !neighbors[a].contains(b) else { return }
        neighbors[a].append(b)
        neighbors[b].append(a)
    }

    /// The walks around all faces, each with its face at the left.
    private var faces: [[CGPoint]] {
        var walked: Set<SIMD2<Int>> = []
        var faces: [[CGPoint]] = []
        for start in points.indices {
            for next in neighbors[start] where !walked.contains(SIMD2(start, next)) {
                var walk: [CGPoint] = []
                var (from, to) = (start, next)
                while walked.insert(SIMD2(from, to)).inserted {
                    walk.append(points[from])
                    (from, to) = (to, turn(at: to, from: from))
                }
                faces.append(walk)
            }
        }
        return faces
    }

    /// The next vertex of a walk: the first clockwise, on screen, from where it came.
    private func turn(at vertex: Int, from: Int) -> Int {
        let back = points[vertex].direction(to: points[from])
        func angle(_ other: Int) -> CGFloat {
            let turn = points[vertex].direction(to: points[other]) - back
            let positive = turn.truncatingRemainder(dividingBy: 360)
            let wrapped = positive < 0 ? positive + 360 : positive
            return other == from || wrapped < 1e-9 ? 360 : wrapped
        }
        return neighbors[vertex].min { angle($0) < angle($1) } ?? from
    }
}
