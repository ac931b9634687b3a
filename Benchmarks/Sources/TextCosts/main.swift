import CAllocations
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantShaping
import QuadrantText
import QuadrantViews

// What a short text that is new to the engine costs, stage by stage: nanoseconds and allocations a text.
// With a number as argument only that kind, for a profiler; a second one says how many rounds.

/// The texts in a column, or leaves in their places.
private struct Column: View {
    let texts: [Text]
    let count: Int

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count) { index in
                if texts.isEmpty { Leaf() } else { texts[index] }
            }
        }
    }
}

private nonisolated struct Leaf: View {
    typealias Body = Never

    @MainActor
    static func _makeNodes(_ view: Leaf, _ cursor: inout _ViewCursor) {
        cursor.node(.fixed(CGSize(width: 40, height: 20)))
    }

    static var _arity: _ViewArity { .one }
}

/// An engine that has opened its fonts, and shaped nothing else.
private func warmed(_ sample: Sample) -> ShapingEngine {
    let engine = ShapingEngine()
    var request = sample.request(0)
    request.runs[0].text = "x ع 🎉"
    _ = engine.shape(request, proposal: .unspecified)
    return engine
}

/// What stages took: nanoseconds and allocations a text, medians of the rounds.
private struct Costs {
    private var rounds: [String: [(time: Double, allocations: Double)]] = [:]

    mutating func add(_ stage: String, _ body: () -> Void) {
        let before = allocations_of_thread()
        let time = nanoseconds(body)
        let allocations = allocations_of_thread() - before
        rounds[stage, default: []].append(
            (time / Double(Sample.count), Double(allocations) / Double(Sample.count)))
    }

    func time(_ stage: String) -> Double { median(rounds[stage, default: []].map(\.time)) }

    func allocations(_ stage: String) -> Double {
        median(rounds[stage, default: []].map(\.allocations))
    }

    private func median(_ values: [Double]) -> Double {
        values.isEmpty ? .nan : values.sorted()[values.count / 2]
    }
}

/// Processor time of this thread: others' work does not count.
private func nanoseconds(_ body: () -> Void) -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
    let start = now()
    body()
    return now() - start
}

/// A sum of results, so that none is optimised away.
nonisolated(unsafe) private var sink = 0.0

@MainActor
private func tree(_ texts: [Text], _ engine: any TextEngine) -> ViewTree {
    ViewTree(
        Column(texts: texts, count: Sample.count), environment: EnvironmentValues(),
        textEngine: engine)
}

@MainActor
private func measure(_ sample: Sample, rounds: Int) {
    var costs = Costs()
    let proposal = ProposedViewSize(width: 393, height: nil)
    for round in 0..<rounds {
        let numbers = (0..<Sample.count).map { 1_000 + ($0 * 37 + round) % 9_000 }
        let requests = numbers.map(sample.request)
        var texts: [Text] = []
        costs.add("make") { texts = numbers.map(sample.text) }
        var leaves = tree([], FixedMetricsText())
        costs.add("leaves") { leaves = tree([], FixedMetricsText()) }
        costs.add("leaves laid out") { leaves.update(proposal) }
        let engine = warmed(sample)
        var views = leaves
        costs.add("resolve") { views = tree(texts, engine) }
        costs.add("laid out") { views.update(proposal) }
        let fresh = warmed(sample)
        costs.add("measure") {
            for request in requests {
                sink += fresh.measure(request, proposal: proposal).size.width
            }
        }
        costs.add("shape") {
            for request in requests {
                sink += fresh.shape(request, proposal: proposal).measurement.size.width
            }
        }
        let narrow = ProposedViewSize(width: 30, height: nil)
        costs.add("wrap") {
            for request in requests { sink += fresh.measure(request, proposal: narrow).size.width }
        }
    }
    func column(_ value: (String) -> Double, _ format: String) -> [String] {
        let resolve = value("resolve") - value("leaves")
        let layout = value("laid out") - value("leaves laid out")
        return [
            value("make"), resolve, value("measure"), layout,
            value("make") + resolve + layout, value("shape"), value("wrap"),
        ].map { String(format: format, $0) }
    }
    let cells = zip(column(costs.time, "%.0f"), column(costs.allocations, "%.1f"))
    print("| `\(sample.name)` | \(cells.map { "\($0), \($1)" }.joined(separator: " | ")) |")
}

private let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
private let chosen = arguments.first.map { [Sample.all[$0]] } ?? Sample.all
await MainActor.run {
    print(
        "| ns, allocations a text | make | resolve | measure | laid out in a tree | make to laid out "
            + "| shape | wrap |")
    print("|---|---|---|---|---|---|---|---|")
    for sample in chosen { measure(sample, rounds: arguments.dropFirst().first ?? 9) }
}
