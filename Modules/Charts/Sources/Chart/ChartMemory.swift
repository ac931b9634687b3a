internal import SwiftUI

/// What is known of the marks of a chart before any setting of a scale.
struct MarkFacts {
    let source: [Mark]
    let lying: [Bool]
    let stacks: MarkStacks
    /// One mark of those that follow each other with one look.
    let styled: [Mark]
    let placer: MarkPlacer
    private(set) var x: AxisData
    private(set) var y: AxisData
    let functions: [PlottedFunction]
    /// What the values along the axes are values of.
    let names: (x: Text?, y: Text?)
    /// Of a chart that scrolls, how far its many marks reach.
    private(set) var seen: SeenMarks?

    init(_ source: [Mark], _ settings: ChartSettings) {
        self.source = source
        lying = source.map(MarkOrientation.isLying)
        stacks = MarkStacks(source, lying)
        placer = MarkPlacer(lying: lying, stacks: stacks, source: source)
        var last: ObjectIdentifier?
        styled = source.filter { mark in
            defer { last = mark.lookIdentity }
            return last != mark.lookIdentity
        }
        x = AxisData(settings.x.scale.type?.kind, count: source.count)
        y = AxisData(settings.y.scale.type?.kind, count: source.count)
        for place in source.indices {
            Self.add(source[place], place, lying[place], stacks, &x, &y)
        }
        if stacks.areShares {
            let isLying = zip(source, lying).contains { $0.0.kind == .bar && $0.1 }
            if isLying { x.isShare = true } else { y.isShare = true }
        }
        functions = source.filter { $0.function != nil }.compactMap(\.function)
        names = (
            source.lazy.compactMap { $0.names.x }.first, source.lazy.compactMap { $0.names.y }.first
        )
    }

    /// Whether values are taken for what the settings take them for.
    fileprivate func fits(_ settings: ChartSettings) -> Bool {
        x.type == settings.x.scale.type?.kind && y.type == settings.y.scale.type?.kind
    }

    /// Finds out how far marks reach on the scales of all of the chart.
    fileprivate mutating func look(_ x: PositionScale, _ y: PositionScale) {
        // Numbers of categories are those of a scale.
        if seen == nil || x.kind == .category || y.kind == .category {
            seen = SeenMarks(source, lying: lying, x, y)
        }
    }

    /// Adds the values of a mark to those of the axes.
    private static func add(
        _ mark: Mark, _ place: Int, _ isLying: Bool, _ stacks: MarkStacks, _ x: inout AxisData,
        _ y: inout AxisData
    ) {
        if mark.kind == .sector { return }
        if let range = stacks.range(of: place) {
            let (start, end) = (_Datum.number(range.start), _Datum.number(range.end))
            if isLying {
                x.add(start)
                x.add(end)
                add(mark.y, &y)
            } else {
                y.add(start)
                y.add(end)
                add(mark.x, &x)
            }
            return
        }
        add(mark.x, &x)
        add(mark.y, &y)
    }

    private static func add(_ position: Mark.Position, _ data: inout AxisData) {
        switch position {
        case .value(let extent):
            data.add(extent.start, unit: extent.unit)
            if extent.unit != nil { data.add(extent.end) }
        case .range(let start, let end):
            data.add(start)
            data.add(end)
        case .none, .points, .point: break
        }
    }
}

/// The marks that a chart had last, for the next time that it is evaluated with the same content.
@MainActor final class ChartMemory {
    private var stamp: ContentStamp?
    /// It has the elements whose addresses are in the stamp, so that others cannot lie there.
    private var content: Any?
    private var facts: MarkFacts?

    nonisolated init() {}

    /// What is known of the marks of some content.
    func facts(of content: some ChartContent, _ settings: ChartSettings) -> MarkFacts {
        let new = ContentStamp(of: content)
        if let new, new == stamp, let facts, facts.fits(settings) {
            self.content = content
            return facts
        }
        var collector = _MarkCollector()
        content._collect(&collector)
        let facts = MarkFacts(collector.marks, settings)
        (stamp, self.content) = (new, new == nil ? nil : content)
        self.facts = new == nil ? nil : facts
        return facts
    }

    /// What is known of marks that are looked for again and again as the chart scrolls.
    func seen(_ facts: MarkFacts, _ x: PositionScale, _ y: PositionScale) -> SeenMarks? {
        var facts = facts
        facts.look(x, y)
        if self.facts != nil { self.facts = facts }
        return facts.seen
    }
}
