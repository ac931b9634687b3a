internal import SwiftUI

/// Draws many points of plain colours in groups, each with one path, of which no two marks touch each other: the
/// picture is that of single marks.
///
/// The plot is a grid of squares. Of several colours, a mark is one level above all that were drawn before it in the
/// squares that it touches. Of one colour, the order is the same to the eye: each square that is at least as large as
/// the largest mark has its marks on levels from the lowest on, and squares next to each other have levels of their
/// own.
struct MarkBatches {
    private struct Group: Hashable {
        var level: Int32
        var color: Color.Resolved
        var opacity: Double
    }

    private let columns: Int
    private let rows: Int
    private let side: CGSize
    private let isOfOneColor: Bool
    /// The level of the last mark in each square.
    private var levels: [Int32]
    private var numbers: [Group: Int] = [:]
    private var groups: [(group: Group, path: Path)] = []

    /// The side of a square of several colours: about twice as much as a usual point. Of one colour they are as small
    /// as they can be: each mark in one has a group of its own.
    private static let side: CGFloat = 16
    private static let leastSide: CGFloat = 6
    /// Fewer marks are drawn one by one, and all in charts of few: where one of them changes, only what is at its
    /// place is drawn again.
    static let least = 64
    static let leastInChart = 1_500
    /// Edges of marks are a pixel wide.
    private static let edge: CGFloat = 1

    /// - Parameter largest: The size that no mark is larger than where all have one colour; `nil` for several colours.
    init(in size: CGSize, largest: CGSize?) {
        isOfOneColor = largest != nil
        let room = 2 * Self.edge
        side = CGSize(
            width: largest.map { max($0.width + room, Self.leastSide) } ?? Self.side,
            height: largest.map { max($0.height + room, Self.leastSide) } ?? Self.side)
        columns = Int(min(size.width / side.width, 1_000)) + 3
        rows = Int(min(size.height / side.height, 1_000)) + 3
        levels = [Int32](repeating: 0, count: columns * rows)
    }

    /// Adds a mark.
    ///
    /// - Parameters:
    ///   - frame: What it does not draw outside of.
    ///   - add: Adds it to a path.
    mutating func add(
        _ frame: CGRect, _ color: Color.Resolved, opacity: Double, _ add: (inout Path) -> Void
    ) {
        let level = isOfOneColor ? levelOfOneColor(frame) : levelAboveOthers(frame)
        let group = Group(level: level, color: color, opacity: opacity)
        let number = numbers[group, default: groups.count]
        if number == groups.count {
            numbers[group] = number
            groups.append((group, Path()))
        }
        add(&groups[number].path)
    }

    private mutating func levelAboveOthers(_ frame: CGRect) -> Int32 {
        let frame = frame.insetBy(dx: -Self.edge, dy: -Self.edge)
        let (left, right) = (column(frame.minX), column(frame.maxX))
        let (top, bottom) = (row(frame.minY), row(frame.maxY))
        var level: Int32 = 0
        for row in top...bottom {
            for column in left...right { level = max(level, levels[row * columns + column]) }
        }
        for row in top...bottom {
            for column in left...right { levels[row * columns + column] = level + 1 }
        }
        return level + 1
    }

    private mutating func levelOfOneColor(_ frame: CGRect) -> Int32 {
        let (column, row) = (column(frame.midX), row(frame.midY))
        levels[row * columns + column] += 1
        return levels[row * columns + column] * 4 + Int32(row % 2 * 2 + column % 2)
    }

    private func column(_ x: CGFloat) -> Int { Self.place(x / side.width, columns) }

    private func row(_ y: CGFloat) -> Int { Self.place(y / side.height, rows) }

    /// The square at a place; what is beyond the plot is in one before or after it.
    private static func place(_ at: CGFloat, _ count: Int) -> Int {
        let place = at.rounded(.down) + 1
        return place > 0 ? (place < CGFloat(count - 1) ? Int(place) : count - 1) : 0
    }

    /// How many groups there are.
    var count: Int { groups.count }

    /// Draws all groups, the lower levels first.
    func draw(in context: GraphicsContext) {
        for (group, path) in groups.sorted(by: { $0.group.level < $1.group.level }) {
            var context = context
            context.opacity *= group.opacity
            context.fill(path, with: .color(Color(group.color)))
        }
    }
}

/// Marks of plain colours that follow each other.
struct PlainMarks {
    let painter: PlotPainter
    let environment: EnvironmentValues
    private var items: [(item: PlotItem, color: Color.Resolved)] = []
    private var count = 0
    private var last: (style: ObjectIdentifier, look: ObjectIdentifier, color: Color.Resolved?)?

    init(painter: PlotPainter, environment: EnvironmentValues) {
        (self.painter, self.environment) = (painter, environment)
    }

    /// Takes what is to be drawn with others; answers whether it did.
    mutating func take(_ item: PlotItem) -> Bool {
        let placed = painter.model.marks[item.first]
        switch item {
        case .shape: break
        case .symbols(let places):
            // Each may have a colour of its own.
            guard
                places.allSatisfy({ painter.model.marks[$0].styleIdentity == placed.styleIdentity })
            else { return false }
        case .run, .function: return false
        }
        if last?.style != placed.styleIdentity || last?.look != placed.mark.lookIdentity {
            last = (placed.styleIdentity, placed.mark.lookIdentity, color(of: placed))
        }
        guard let color = last?.color, placed.presence == 1 else { return false }
        items.append((item, color))
        count += item.places.count
        return true
    }

    /// The size of the largest mark where all have one colour; `nil` for marks of several colours.
    private var largest: CGSize? {
        guard let first = items.first?.color, items.allSatisfy({ $0.color == first }) else {
            return nil
        }
        var largest = CGSize.zero
        for (item, _) in items {
            for place in item.places {
                guard let size = painter.largestSize(of: place) else { return nil }
                largest.width = max(largest.width, size.width)
                largest.height = max(largest.height, size.height)
            }
        }
        return largest
    }

    /// The colour of a mark that is drawn with others; `nil` for what is drawn by itself.
    private func color(of placed: PlacedMark) -> Color.Resolved? {
        let look = placed.mark.look
        // A path of bars takes as long as the bars.
        switch placed.mark.kind {
        case .point, .line, .area: break
        case .bar, .rectangle, .rule, .sector: return nil
        }
        guard painter.model.progress == nil, look.blur == 0, look.shadow == nil,
            look.masks.isEmpty, look.layer == nil, look.clip == nil, look.alignsStyle != true
        else { return nil }
        return placed.style.fill.color(in: environment)
    }

    /// Draws what it has.
    mutating func draw(in context: GraphicsContext) {
        defer { (items, count) = ([], 0) }
        if count < MarkBatches.least || painter.model.marks.count < MarkBatches.leastInChart {
            for (item, _) in items { painter.draw(item, in: context) }
            return
        }
        var batches = MarkBatches(in: painter.size, largest: largest)
        var added = 0
        for (item, color) in items {
            let opacity = painter.model.marks[item.first].mark.look.opacity
            for place in item.places { painter.add(place, color, opacity: opacity, to: &batches) }
            added += item.places.count
            // Each lies over the one before it, in another colour.
            if batches.count > 1_000, batches.count * 4 > added {
                for (item, _) in items { painter.draw(item, in: context) }
                return
            }
        }
        batches.draw(in: context)
    }
}

extension PlotItem {
    /// The marks that are drawn by themselves.
    fileprivate var places: [Int] {
        switch self {
        case .shape(let place): [place]
        case .symbols(let places): places
        case .run, .function: []
        }
    }
}

extension PlotPainter {
    /// A size that a mark is not larger than; `nil` where none is known.
    fileprivate func largestSize(of place: Int) -> CGSize? {
        let placed = model.marks[place]
        guard placed.style.symbol == nil, case .area(let area) = placed.style.symbolSize else {
            return nil
        }
        let side = 2 * (area / .pi).squareRoot()
        return CGSize(width: side, height: side)
    }

    /// Adds a mark to groups.
    func add(_ place: Int, _ color: Color.Resolved, opacity: Double, to batches: inout MarkBatches)
    {
        let placed = model.marks[place]
        guard let centre = seenCentre(boxes[place]) else { return }
        if placed.style.symbol == nil, case .area(let area) = placed.style.symbolSize {
            let radius = (area / .pi).squareRoot()
            let frame = CGRect(
                x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius)
            return batches.add(frame, color, opacity: opacity) { $0.addEllipse(in: frame) }
        }
        if case .view = placed.style.symbol { return }
        let path = symbolPath(placed, at: centre)
        batches.add(path.boundingRect, color, opacity: opacity) { $0.addPath(path) }
    }
}
