internal import SwiftUI

/// Finds points that nobody sees, as others lie over all of them.
///
/// The plot and some room around it is a grid of squares of a pixel. From the last point to the first, a point is
/// covered if all squares that it touches are covered whole by points above it. Of points of one colour nobody knows
/// which lies above: they are gone through in an order in which the first lie where few of them cover all
/// (`PointOrder`).
struct CoveredPoints {
    /// Whether marks are covered, by their places; empty where none is.
    private var covered: [Bool] = []

    /// Fewer points are drawn as they are.
    private static let least = 5_000
    /// The room around the plot in which points are looked at, in points.
    private static let margin: CGFloat = 8

    /// Whether the mark at a place is covered.
    func covers(_ place: Int) -> Bool { !covered.isEmpty && covered[place] }

    init(_ painter: PlotPainter, in environment: EnvironmentValues) {
        let marks = painter.model.marks
        guard painter.model.items.count > Self.least, painter.size.width * painter.size.height < 1e8
        else { return }
        // Squares of whole pixels: what is left out of a pixel that others do not cover whole would be seen.
        let perPoint = min(max(environment.displayScale.rounded(.down), 1), 3)
        let columns = Int((painter.size.width + 2 * Self.margin) * perPoint) + 1
        let rows = Int((painter.size.height + 2 * Self.margin) * perPoint) + 1
        let centres = painter.boxes.map { box -> CGPoint in
            let start = box.corners(in: painter.size, isMirrored: painter.isMirrored).start
            return CGPoint(
                x: (start.x + Self.margin) * perPoint, y: (start.y + Self.margin) * perPoint)
        }
        let order = PointOrder(painter.model, in: environment)
        covered = [Bool](repeating: false, count: marks.count)
        var grid = CoverGrid(columns: columns, rows: rows)
        var (known, isPlain, radius): (ObjectIdentifier?, Bool, CGFloat) = (nil, false, 0)
        for place in order.places(centres, radius: order.radius * perPoint, columns, rows) {
            if known != marks[place].styleIdentity {
                known = marks[place].styleIdentity
                (isPlain, radius) = PointOrder.circle(marks[place], in: environment)
                radius *= perPoint
            }
            guard isPlain else { continue }
            covered[place] = grid.covers(centres[place], radius)
        }
    }
}

/// Squares that circles cover whole, as bits of rows.
private struct CoverGrid {
    private let columns: Int
    private let rows: Int
    private let words: Int
    private var bits: [UInt64]

    init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        words = columns / 64 + 1
        bits = [UInt64](repeating: 0, count: words * rows)
    }

    /// Whether all squares that a circle touches are covered; otherwise those that it covers whole are from now on.
    mutating func covers(_ centre: CGPoint, _ radius: CGFloat) -> Bool {
        let (left, right) = (centre.x - radius, centre.x + radius)
        let (top, bottom) = (centre.y - radius, centre.y + radius)
        guard left >= 0, top >= 0, right < CGFloat(columns), bottom < CGFloat(rows) else {
            return false
        }
        let (first, last) = (Int(top), Int(bottom))
        if (first...last).allSatisfy({ isFull($0, Int(left), Int(right) + 1) }) { return true }
        for row in first...last {
            let dy = max(abs(CGFloat(row) - centre.y), abs(CGFloat(row + 1) - centre.y))
            let half = radius * radius - dy * dy
            guard half > 0 else { continue }
            let reach = half.squareRoot()
            fill(
                row, Int((centre.x - reach).rounded(.up)), Int((centre.x + reach).rounded(.down)))
        }
        return false
    }

    /// Whether all squares of a row from one to before another are covered.
    private func isFull(_ row: Int, _ from: Int, _ to: Int) -> Bool {
        for word in from >> 6...(to - 1) >> 6 {
            let mask = Self.mask(word, from, to)
            if bits[row * words + word] & mask != mask { return false }
        }
        return true
    }

    private mutating func fill(_ row: Int, _ from: Int, _ to: Int) {
        guard from < to else { return }
        for word in from >> 6...(to - 1) >> 6 {
            bits[row * words + word] |= Self.mask(word, from, to)
        }
    }

    /// The bits of a word that are between two squares.
    private static func mask(_ word: Int, _ from: Int, _ to: Int) -> UInt64 {
        let (low, high) = (max(from - word << 6, 0), min(to - word << 6, 64))
        return (~0 << UInt64(low)) & (~0 >> UInt64(64 - high))
    }
}

/// The order in which points are asked whether others cover them.
private struct PointOrder {
    /// The places of points, the uppermost first.
    private var places: [Int] = []
    /// Whether all have one colour, so that no one knows which lies above.
    private var isSingle = true
    /// The radius of the first point.
    private(set) var radius: CGFloat = 0

    init(_ model: ChartModel, in environment: EnvironmentValues) {
        places.reserveCapacity(model.items.count)
        var color: Color.Resolved?
        var known: ObjectIdentifier?
        for item in model.items.reversed() {
            guard case .shape(let place) = item, model.marks[place].mark.kind == .point else {
                isSingle = false
                continue
            }
            places.append(place)
            guard isSingle, known != model.marks[place].styleIdentity else { continue }
            if known == nil { radius = Self.circle(model.marks[place], in: environment).1 }
            known = model.marks[place].styleIdentity
            let own = model.marks[place].style.fill.color(in: environment)
            isSingle = own != nil && (color == nil || color == own)
            color = own
        }
    }

    /// The places in their order: of one colour those first that lie next to the middles of a honeycomb.
    ///
    /// Its cells are as large as circles cover where their middles lie a bit beside those of cells.
    func places(_ centres: [CGPoint], radius: CGFloat, _ columns: Int, _ rows: Int) -> [Int] {
        guard isSingle, radius > 0, places.count > 1 else { return places }
        let width = max(1.35 * radius, 2)
        let height = width * 0.866
        let across = Int(CGFloat(columns) / width) + 2
        var nearest = [(place: Int, distance: CGFloat)](
            repeating: (-1, .infinity), count: across * (Int(CGFloat(rows) / height) + 2))
        for place in places {
            let centre = centres[place]
            guard centre.x >= 0, centre.y >= 0, centre.x < CGFloat(columns),
                centre.y < CGFloat(rows)
            else { continue }
            let row = (centre.y / height).rounded()
            let shift = Int(row) & 1 == 0 ? 0 : width / 2
            let column = ((centre.x + shift) / width).rounded()
            let (dx, dy) = (centre.x + shift - column * width, centre.y - row * height)
            let cell = Int(row) * across + Int(column)
            let distance = dx * dx + dy * dy
            if distance < nearest[cell].distance { nearest[cell] = (place, distance) }
        }
        var isFirst = [Bool](repeating: false, count: centres.count)
        var order: [Int] = []
        order.reserveCapacity(places.count)
        for (place, _) in nearest where place >= 0 {
            isFirst[place] = true
            order.append(place)
        }
        for place in places where !isFirst[place] { order.append(place) }
        return order
    }

    /// Whether a point is an opaque circle and nothing else, and its radius.
    static func circle(
        _ placed: PlacedMark, in environment: EnvironmentValues
    ) -> (Bool, CGFloat) {
        let look = placed.mark.look
        guard look.isPlain, placed.style.fill.isOpaque(in: environment), placed.style.symbol == nil,
            case .area(let area) = placed.style.symbolSize
        else { return (false, 0) }
        return (true, (area / .pi).squareRoot())
    }
}
