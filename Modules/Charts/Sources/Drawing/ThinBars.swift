internal import SwiftUI

/// Draws bars and rectangles that are narrower than a pixel together.
///
/// Drawn one by one, each would hide a part of what the one before it drew in the same pixel, and a million of them
/// would take seconds. Here the part of each column of pixels that bars of one colour cover is added up, in
/// sixteenths: what a pixel shows is less than 8 of 255 away from it.
struct ThinBars {
    /// Which marks are drawn together, by their places: the number of the group; -1 for the others.
    private var groups: [Int32] = []
    private var colors: [ChartFill] = []
    private var spans: [[Span]] = []
    private var areLying: [Bool] = []
    private let side: CGFloat
    private let painter: PlotPainter

    /// How much of a column a bar covers, and from where to where.
    private struct Span {
        var column: Int
        var low: CGFloat
        var high: CGFloat
        var part: CGFloat
    }

    private struct Key: Hashable {
        var color: Color.Resolved
        var isLying: Bool
        var index: Double?
    }

    /// Fewer bars are drawn as they are.
    private static let least = 2_000
    private static let levels = 16
    /// Further away from the plot nothing is drawn.
    private static let margin: CGFloat = 4_000

    init(_ painter: PlotPainter, in environment: EnvironmentValues) {
        self.painter = painter
        side = 1 / max(environment.displayScale, 1)
        let marks = painter.model.marks
        guard painter.model.items.count > Self.least else { return }
        groups = [Int32](repeating: -1, count: marks.count)
        var known: [Key: Int32] = [:]
        var (last, look): (ObjectIdentifier?, ObjectIdentifier?)
        var color: Color.Resolved?
        for item in painter.model.items {
            guard case .shape(let place) = item else { continue }
            let kind = marks[place].mark.kind
            guard kind == .bar || kind == .rectangle, marks[place].presence == 1 else { continue }
            let mark = marks[place]
            if last != mark.styleIdentity || look != mark.mark.lookIdentity {
                (last, look) = (mark.styleIdentity, mark.mark.lookIdentity)
                color = mark.mark.look.isPlain ? mark.style.fill.color(in: environment) : nil
            }
            guard let color, color.opacity >= 1 else { continue }
            let rect = painter.boxes[place].rect(in: painter.size, isMirrored: painter.isMirrored)
            guard (mark.isLying ? rect.height : rect.width) < side else { continue }
            let own = Key(color: color, isLying: mark.isLying, index: mark.mark.look.zIndex)
            let group = known[own] ?? add(mark)
            known[own] = group
            groups[place] = group
            add(rect, to: Int(group))
        }
    }

    private mutating func add(_ mark: PlacedMark) -> Int32 {
        colors.append(mark.style.fill)
        areLying.append(mark.isLying)
        spans.append([])
        return Int32(colors.count - 1)
    }

    /// Adds a bar to the one or two columns that it is in.
    private mutating func add(_ rect: CGRect, to group: Int) {
        let isLying = areLying[group]
        let (start, end) = isLying ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        let (low, high) = isLying ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
        let length = isLying ? painter.size.height : painter.size.width
        guard start > -Self.margin, end < length + Self.margin, high > low, low.isFinite,
            high.isFinite
        else { return }
        let (first, last) = (Int((start / side).rounded(.down)), Int((end / side).rounded(.down)))
        for column in first...last {
            let from = max(start, CGFloat(column) * side)
            let to = min(end, CGFloat(column + 1) * side)
            guard to > from else { continue }
            spans[group].append(
                Span(column: column, low: low, high: high, part: (to - from) / side))
        }
    }

    /// The group of a mark; `nil` for one that is drawn by itself.
    func group(of place: Int) -> Int? {
        groups.isEmpty || groups[place] < 0 ? nil : Int(groups[place])
    }

    /// Draws the bars of a group.
    ///
    /// Each level is a path of all columns where that much is covered at least, which lies within the one before it:
    /// each adds what is missing to its part.
    func draw(_ group: Int, in context: GraphicsContext) {
        var paths = [Path](repeating: Path(), count: Self.levels)
        let spans = spans[group].sorted { $0.column < $1.column }
        var first = 0
        while first < spans.count {
            var last = first
            while last < spans.count, spans[last].column == spans[first].column { last += 1 }
            add(spans[first..<last], areLying[group], to: &paths)
            first = last
        }
        let shading = GraphicsContext.Shading.style(colors[group].style)
        for (level, path) in paths.enumerated() where !path.isEmpty {
            var context = context
            context.opacity /= Double(Self.levels - level)
            context.fill(path, with: shading)
        }
    }

    /// Adds a column to the levels.
    private func add(_ spans: ArraySlice<Span>, _ isLying: Bool, to paths: inout [Path]) {
        var edges: [(at: CGFloat, part: CGFloat)] = []
        edges.reserveCapacity(spans.count * 2)
        for span in spans {
            edges.append((span.low, span.part))
            edges.append((span.high, -span.part))
        }
        edges.sort { $0.at < $1.at }
        let across = CGFloat(spans[spans.startIndex].column) * side
        var starts: [CGFloat] = []
        var covered: CGFloat = 0
        for (place, edge) in edges.enumerated() {
            covered += edge.part
            if place + 1 < edges.count, edges[place + 1].at == edge.at { continue }
            let part = min(max(covered, 0), 1) * CGFloat(Self.levels)
            let level = place + 1 == edges.count ? 0 : Int(part.rounded())
            while starts.count < level { starts.append(edge.at) }
            while starts.count > level {
                let start = starts.removeLast()
                let length = edge.at - start
                paths[starts.count].addRect(
                    isLying
                        ? CGRect(x: start, y: across, width: length, height: side)
                        : CGRect(x: across, y: start, width: side, height: length))
            }
        }
    }
}

extension MarkLook {
    /// Whether nothing but the colour and the place says what a mark looks like.
    var isPlain: Bool {
        opacity == 1 && blur == 0 && shadow == nil && masks.isEmpty && layer == nil && clip == nil
            && alignsStyle != true
    }
}
