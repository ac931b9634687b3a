import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantShaping
import QuadrantText
import QuadrantViews

private let engine = ShapingEngine(fontDirectories: [], registry: .program)

/// Which changes are measured, and how often.
struct Choice {
    /// The first word of a change's name; `nil` for all.
    var name: String?
    var times: Int?

    func includes(_ name: String) -> Bool {
        self.name == nil || name.split(separator: " ").first.map { $0 == self.name! } == true
    }
}

/// A tree in a room as wide as a phone and as high as it likes.
@MainActor private struct Hosted {
    let tree: ViewTree
    var width: CGFloat = 393

    init(_ view: some View) {
        tree = ViewTree(view, environment: EnvironmentValues(), textEngine: engine)
        update()
    }

    func update() { tree.update(ProposedViewSize(width: width, height: nil)) }

    func draw() {
        _ = tree.displayList(
            canvas: CGSize(width: 393, height: 852), origin: .zero, displayScale: 2,
            background: nil)
    }

    /// The medians of what a change costs until the layout is up to date, and of drawing it, with the
    /// counters of the last one.
    func measure(_ name: String, times: Int, _ choice: Choice, _ change: (Int) -> Void) {
        guard choice.includes(name) else { return }
        let times = choice.times ?? times
        draw()
        var (updates, draws): ([Double], [Double]) = ([], [])
        var before = Counts(tree)
        for time in 0..<times {
            before = Counts(tree)
            updates.append(
                microseconds {
                    change(time)
                    update()
                })
            draws.append(microseconds { draw() })
        }
        line(name, median(updates), median(draws), Counts(tree), since: before)
    }
}

/// What the passes have done so far.
@MainActor private struct Counts {
    let bodies, measures, places, recorded, fragments: Int

    init(_ tree: ViewTree) {
        bodies = tree.statistics.bodies
        measures = tree.layout.statistics.measures
        places = tree.layout.statistics.places
        recorded = tree.statistics.recorded
        fragments = tree.statistics.fragments
    }
}

@MainActor private func line(
    _ name: String, _ update: Double, _ draw: Double?, _ now: Counts, since before: Counts?
) {
    func difference(_ path: KeyPath<Counts, Int>) -> Int {
        now[keyPath: path] - (before?[keyPath: path] ?? 0)
    }
    let drawing = draw.map { String(format: "%.1f", $0) } ?? ""
    print(
        "| \(name) | \(String(format: "%.1f", update)) | \(drawing) | \(difference(\.bodies)) "
            + "| \(difference(\.measures)) | \(difference(\.places)) | \(difference(\.recorded)) "
            + "| \(difference(\.fragments)) |")
}

private func microseconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let time = clock.measure(body)
    return Double(time.components.seconds) * 1e6 + Double(time.components.attoseconds) / 1e12
}

private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

@MainActor func measureFirst(_ rows: Int, _ choice: Choice) {
    guard choice.includes("T1 first") else { return }
    var times: [Double] = []
    var last: Hosted?
    for _ in 0..<(choice.times ?? 5) {
        last = nil
        let models = (0..<rows).map { RowModel($0) }
        times.append(microseconds { last = Hosted(RowList(models: models)) })
    }
    guard let last else { return }
    line("T1 first", median(times), nil, Counts(last.tree), since: nil)
}

@MainActor func measureTexts(_ rows: Int, _ choice: Choice) {
    let models = (0..<rows).map { RowModel($0) }
    let hosted = Hosted(RowList(models: models))
    func model(_ time: Int) -> RowModel { models[(7_919 * time) % rows] }
    hosted.measure("T2 other width", times: 201, choice) { model($0).title = "Changed \($0)" }
    hosted.measure("T3e equal size", times: 200, choice) {
        // Of two titles of one row, made of the same characters.
        models[77].title = $0 % 2 == 0 ? "Title ab" : "Title ba"
    }
    hosted.measure("T3 other height", times: 41, choice) { model($0).title = "Changed\n\($0)" }
}

@MainActor func measureTaps(_ rows: Int, _ choice: Choice) {
    let models = (0..<rows).map { RowModel($0) }
    // The rows are as high as one another: 29 points or so; the first is the text's.
    func point(_ hosted: Hosted, _ time: Int) -> CGPoint {
        let layout = hosted.tree.layout
        let height = layout.size(of: hosted.tree.rootNode).height
        let row = (7_919 * time) % rows
        return CGPoint(x: 20, y: height * (CGFloat(row) + 1) / CGFloat(rows + 1) + 12)
    }
    let list = Hosted(TappedList(models: models))
    list.measure("T4 tap, `@State`", times: 21, choice) { _ = list.tree.tap(at: point(list, $0)) }
    if choice.includes("T4") {
        // What no engine can spare: new values of the rows, with their closures, in place of those before.
        let view = TappedList(models: models)
        var values = models.map(view.row)
        let times = (0..<(choice.times ?? 21)).map { _ in
            microseconds {
                for (index, model) in models.enumerated() { values[index] = view.row(model) }
            }
        }
        print(
            "| T4 the rows' values alone | \(String(format: "%.1f", median(times))) | | | | | | |")
    }
    let observing = Hosted(ObservingList(models: models, selection: Selection()))
    observing.measure("T4b tap, `@Observable`", times: 21, choice) {
        _ = observing.tree.tap(at: point(observing, $0))
    }
}

@MainActor func measureResize(_ rows: Int, _ choice: Choice) {
    guard choice.includes("T5 resize") else { return }
    let models = (0..<rows).map { RowModel($0) }
    var hosted = Hosted(RowList(models: models))
    var times: [Double] = []
    var before = Counts(hosted.tree)
    for time in 0..<(choice.times ?? 21) {
        before = Counts(hosted.tree)
        hosted.width = time % 2 == 0 ? 394 : 393
        times.append(microseconds { hosted.update() })
    }
    line("T5 resize", median(times), nil, Counts(hosted.tree), since: before)
}
