internal import SwiftUI

/// Finds points that nobody sees, as later ones lie over all of them.
///
/// The plot is a grid of squares of a point. From the last point to the first, a point is covered if all squares that it touches are
/// covered whole by points above it. Of points of one colour nobody knows which lies above: they are gone through in an order in which
/// those that follow each other lie far apart, so that the few that are left cover all others.
struct CoveredPoints {
    /// Whether marks are covered, by their places; empty where none is.
    private var covered: [Bool] = []

    /// Fewer points are drawn as they are.
    private static let least = 5_000

    /// Whether the mark at a place is covered.
    func covers(_ place: Int) -> Bool { !covered.isEmpty && covered[place] }

    init(_ painter: PlotPainter, in environment: EnvironmentValues) {
        let marks = painter.model.marks
        guard painter.model.items.count > Self.least, painter.size.width * painter.size.height < 1e8
        else { return }
        covered = [Bool](repeating: false, count: marks.count)
        let (columns, rows) = (Int(painter.size.width) + 1, Int(painter.size.height) + 1)
        var grid = [Bool](repeating: false, count: columns * rows)
        var (known, isPlain, radius): (ObjectIdentifier?, Bool, CGFloat) = (nil, false, 0)
        for place in Self.places(of: painter.model, in: environment) {
            if known != marks[place].styleIdentity {
                known = marks[place].styleIdentity
                (isPlain, radius) = Self.circle(marks[place], in: environment)
            }
            guard isPlain else { continue }
            let start = painter.boxes[place].corners(
                in: painter.size, isMirrored: painter.isMirrored
            ).start
            guard abs(start.x) < 1e9, abs(start.y) < 1e9, radius < 1e6 else { continue }
            let (left, right) = (
                Int((start.x - radius).rounded(.down)), Int((start.x + radius).rounded(.down))
            )
            let (top, bottom) = (
                Int((start.y - radius).rounded(.down)), Int((start.y + radius).rounded(.down))
            )
            guard left >= 0, top >= 0, right < columns, bottom < rows else { continue }
            var isSeen = false
            for y in top...bottom where !isSeen {
                for x in left...right where !grid[y * columns + x] {
                    isSeen = true
                    break
                }
            }
            if !isSeen {
                covered[place] = true
                continue
            }
            for y in top...bottom {
                let dy = max(abs(CGFloat(y) - start.y), abs(CGFloat(y + 1) - start.y))
                let half = radius * radius - dy * dy
                guard half > 0 else { continue }
                let reach = half.squareRoot()
                let (from, to) = (
                    Int((start.x - reach).rounded(.up)), Int((start.x + reach).rounded(.down))
                )
                if from < to { for x in from..<to { grid[y * columns + x] = true } }
            }
        }
    }

    /// The places of points in the order in which they are gone through.
    private static func places(of model: ChartModel, in environment: EnvironmentValues) -> [Int] {
        var places: [Int] = []
        var (color, isSingle): (Color.Resolved?, Bool) = (nil, true)
        var known: ObjectIdentifier?
        for item in model.items.reversed() {
            guard case .shape(let place) = item, model.marks[place].mark.kind == .point else {
                isSingle = false
                continue
            }
            places.append(place)
            guard isSingle, known != model.marks[place].styleIdentity else { continue }
            known = model.marks[place].styleIdentity
            let own = model.marks[place].style.fill.color(in: environment)
            isSingle = own != nil && (color == nil || color == own)
            color = own
        }
        guard isSingle, places.count > 1 else { return places }
        // Steps of about 0.618 of all, which meet each place once where they have no common divisor with their number.
        var step = max(Int(Double(places.count) * 0.618), 1)
        while divisor(step, places.count) > 1 { step += 1 }
        return places.indices.map { places[$0 * step % places.count] }
    }

    private static func divisor(_ one: Int, _ other: Int) -> Int {
        other == 0 ? one : divisor(other, one % other)
    }

    /// Whether a point is an opaque circle and nothing else, and its radius.
    private static func circle(
        _ placed: PlacedMark, in environment: EnvironmentValues
    ) -> (Bool, CGFloat) {
        let look = placed.mark.look
        guard look.isPlain, placed.style.fill.isOpaque(in: environment), placed.style.symbol == nil,
            case .area(let area) = placed.style.symbolSize
        else { return (false, 0) }
        return (true, (area / .pi).squareRoot())
    }
}
