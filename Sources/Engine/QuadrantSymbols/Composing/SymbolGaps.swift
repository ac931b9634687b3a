import Foundation
import QuadrantGeometry

/// Works out how wide the lines of a drawing may be before they close the gaps between them.
///
/// A heavier weight widens lines and areas more than the room of a symbol; what is parted by less than a line's width,
/// such as the stripes of a bin, would run together. So of the gap that two pieces leave at the regular weight a share
/// is left at the heaviest. What may not grow to the heaviest line there grows less at each weight, not up to some weight
/// only: each is heavier than the one before. Pieces that touch are as wide as one another. The share is our own choice.
struct SymbolGaps {
    /// How much of a gap at the regular weight is left at the heaviest.
    static let keptShare: CGFloat = 0.4
    /// The share of what the heaviest weight adds that every line takes, whatever the gap, so that a heavy symbol
    /// looks heavy.
    private static let leastGrowth: CGFloat = 0.15
    /// Lines count as touching if the gap between them is less than this share of a regular line's
    /// width.
    private static let leastGap: CGFloat = 0.2
    /// Openings between lines that are narrower than so much of a regular line may close.
    private static let leastFace: CGFloat = 0.5
    /// The number of straight pieces by which a curve is approximated.
    private static let curvePieces = 6

    /// A piece of a drawing, from a move on.
    struct Piece {
        /// What a piece is, beside a line.
        enum Kind {
            case line
            /// One and a half lines wide.
            case dot
            /// The outer border of what is filled: a heavier weight moves it outwards as it does a line's edge.
            case border
            /// The border of a hole in what is filled: no weight moves it.
            case hole
        }

        var outline: SymbolOutline
        var kind: Kind

        func applying(_ transform: CGAffineTransform) -> Piece {
            Piece(outline: outline.applying(transform), kind: kind)
        }
    }

    /// A piece as a run of straight lines.
    private struct Run {
        let points: [CGPoint]
        let box: CGRect
        /// How far it reaches beside its points: so much of a line's width, and so much of the regular one.
        let reach: (line: CGFloat, regular: CGFloat)
        let isClosedLine: Bool
        var grows: Bool { reach.line > 0 }
        var isBorder: Bool { reach.regular < 0 }
        var isDot: Bool { reach.line > 0.5 }
    }

    private let runs: [Run]
    private let faces: [SymbolFaces.Face]
    private let weight: SymbolWeight

    init(_ pieces: [Piece], _ weight: SymbolWeight) {
        self.weight = weight
        runs = pieces.map { piece in
            let corners = piece.outline.flattened(pieces: Self.curvePieces).flatMap(\.self)
            var box = SymbolBox()
            for point in corners { box.take(point) }
            return Run(
                points: Self.between(corners, by: weight.regular / 2), box: box.rect ?? .zero,
                reach: Self.reach(piece.kind),
                isClosedLine: piece.kind == .line && corners.count > 3
                    && corners.first == corners.last)
        }
        faces =
            SymbolFaces(
                zip(pieces, runs).map { $0.kind == .line ? $1.points : [] },
                step: weight.regular / 3, reach: weight.heaviest
            ).faces
    }

    private static func reach(_ kind: Piece.Kind) -> (line: CGFloat, regular: CGFloat) {
        switch kind {
        case .line: (0.5, 0)
        case .dot: (0.75, 0)
        case .border: (0.5, -0.5)
        case .hole: (0, 0)
        }
    }

    /// The width of each piece's line; a border's is that of a line whose outer half it would be.
    ///
    /// - Parameter scale: How much smaller than at the regular weight the drawing is where its widest line has a width:
    ///   wider lines leave it less room.
    /// - Complexity: O(*n*²) for *n* points; pieces far from each other are not looked at.
    func widths(scale: (_ widest: CGFloat) -> CGFloat = { _ in 1 }) -> [CGFloat] {
        let first = widths(scaled: scale(weight.heaviest))
        let widest = first.max() ?? weight.heaviest
        return widths(scaled: scale(widest)).map(weight.width(upTo:))
    }

    /// The widths of the pieces at the heaviest weight.
    private func widths(scaled scale: CGFloat) -> [CGFloat] {
        var most = runs.map { min(weight.heaviest, limitInside($0, scale)) }
        var groups = Array(runs.indices)
        func group(_ index: Int) -> Int {
            var index = index
            while groups[index] != index { index = groups[index] }
            return index
        }
        for first in runs.indices {
            for second in (first + 1)..<max(runs.count, first + 1) {
                guard let limit = limit(runs[first], runs[second], scale) else { continue }
                if limit != weight.regular {
                    most[first] = min(most[first], limit)
                    most[second] = min(most[second], limit)
                } else if runs[first].grows, runs[second].grows {
                    groups[group(second)] = group(first)
                }
            }
        }
        for face in faces {
            let limit = limit(face, scale)
            for piece in face.pieces { most[piece] = min(most[piece], limit) }
        }
        var least = most
        for index in runs.indices { least[group(index)] = min(least[group(index)], most[index]) }
        let thinnest = weight.regular + Self.leastGrowth * (weight.heaviest - weight.regular)
        return runs.indices.map { max(thinnest, least[group($0)]) }
    }

    /// How wide the lines of both may be at the heaviest weight; the regular width if they touch; `nil` if they are
    /// far from each other or do not grow.
    private func limit(_ first: Run, _ second: Run, _ scale: CGFloat) -> CGFloat? {
        let growth = first.reach.line + second.reach.line
        // A border moves away from the holes in it.
        if first.isBorder != second.isBorder, !(first.grows && second.grows) { return nil }
        guard growth > 0, first.box.isNear(second.box, by: 2 * weight.heaviest) else { return nil }
        let distance = distance(first, second)
        let fixed = (first.reach.regular + second.reach.regular) * weight.regular
        let gap = distance - fixed - growth * weight.regular
        // The rounded ends of lines that others hide nearly touch these; a dot stands apart.
        let least = first.isDot || second.isDot ? 0 : Self.leastGap * weight.regular
        guard gap > least else { return weight.regular }
        return (distance * scale - fixed - Self.keptShare * gap) / growth
    }

    /// The width up to which a closed line keeps room inside.
    private func limitInside(_ run: Run, _ scale: CGFloat) -> CGFloat {
        guard run.isClosedLine else { return .infinity }
        let inner = min(run.box.width, run.box.height)
        guard inner > weight.regular else { return .infinity }
        return inner * scale - Self.keptShare * (inner - weight.regular)
    }

    /// The width up to which an opening between lines stays open; slivers may close.
    private func limit(_ face: SymbolFaces.Face, _ scale: CGFloat) -> CGFloat {
        let gap = 2 * face.radius - weight.regular
        guard gap > Self.leastFace * weight.regular else { return .infinity }
        return 2 * face.radius * scale - Self.keptShare * gap
    }

    private func distance(_ a: Run, _ b: Run) -> CGFloat {
        min(Self.distance(of: a.points, to: b.points), Self.distance(of: b.points, to: a.points))
    }

    /// The points with others between them, at most `step` apart, so that lines that cross meet.
    private static func between(_ points: [CGPoint], by step: CGFloat) -> [CGPoint] {
        guard let first = points.first, step > 0 else { return points }
        return zip(points, points.dropFirst()).reduce(into: [first]) { all, ends in
            let length = hypot(ends.1.x - ends.0.x, ends.1.y - ends.0.y)
            let parts = min(64, max(1, (length / step).rounded(.up)))
            let count = parts.isFinite ? Int(parts) : 1
            for index in 1...count {
                all.append(ends.0.mix(ends.1, CGFloat(index) / CGFloat(count)))
            }
        }
    }

    /// The least distance of points to the lines through others.
    private static func distance(of points: [CGPoint], to line: [CGPoint]) -> CGFloat {
        var least = CGFloat.infinity
        for point in points {
            for (from, to) in zip(line, line.count > 1 ? line.dropFirst() : line[...]) {
                let (dx, dy) = (to.x - from.x, to.y - from.y)
                let length = dx * dx + dy * dy
                let along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
                let share = length > 0 ? min(max(along, 0), 1) : 0
                least = min(
                    least, hypot(from.x + dx * share - point.x, from.y + dy * share - point.y))
            }
        }
        return least
    }
}

extension SymbolArtwork.Part {
    /// What of the part may come near to what is beside it, in the order in which it is drawn: lines, dots, areas.
    /// What is faint lies under the lines around it, and has none.
    var pieces: [SymbolGaps.Piece] {
        guard !isFaint else { return [] }
        let borders = fill.subpaths
        let paths = borders.map { Path(elements: $0.elements) }
        return lines.outline.subpaths.map { .init(outline: $0, kind: .line) }
            + lines.dots.map { .init(outline: .polyline([$0]), kind: .dot) }
            + borders.indices.map { index in
                .init(
                    outline: borders[index],
                    kind: Self.isHole(index, of: paths) ? .hole : .border)
            }
    }

    /// Whether a border lies inside an odd number of others.
    private static func isHole(_ index: Int, of paths: [Path]) -> Bool {
        guard case .move(let start) = paths[index].elements.first else { return false }
        let around = paths.indices.count { other in
            other != index && paths[other].boundingRect.contains(start)
                && paths[other].contains(start, eoFill: true)
        }
        return !around.isMultiple(of: 2)
    }
}

extension CGRect {
    /// Whether less than `distance` parts it from another in both directions.
    fileprivate func isNear(_ other: CGRect, by distance: CGFloat) -> Bool {
        minX - other.maxX < distance && other.minX - maxX < distance
            && minY - other.maxY < distance && other.minY - maxY < distance
    }
}
