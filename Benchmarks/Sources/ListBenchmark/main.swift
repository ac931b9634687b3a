import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantLists
import QuadrantShaping
import QuadrantText
import QuadrantViews

// L1 to L3: a list of rows with an icon, two texts and a toggle, on a screen of 393 by 852 points, in the real text
// engine with the bundled faces alone.
//
//     ListBenchmark [ROWS] [--times NUMBER]
//
// ROWS is 100,000 unless said. L1: the list is shown first, beside a stack of as many rows as the screen has. L2: the
// state of one row changes. L3: 1,000 rows go by in steps of a screen; the time is that of a step.

private let engine = ShapingEngine(fontDirectories: [], registry: .program)
private let screen = ProposedViewSize(width: 393, height: 852)

var rows = 100_000
var times = 9
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    if argument == "--times" {
        times = arguments.popFirst().flatMap { Int($0) } ?? times
    } else if let number = Int(argument), number > 0 {
        rows = number
    } else {
        print("usage: ListBenchmark [ROWS] [--times NUMBER]")
        exit(2)
    }
}

/// A row: an icon, two texts, a toggle with a state of its own.
struct BenchRow: View {
    let number: Int
    @State private var isOn = false

    var body: some View {
        HStack {
            Image(systemName: "envelope")
            VStack(alignment: .leading) {
                Text("Row \(number)")
                Text("What the row is about").font(.caption)
            }
            Spacer()
            Toggle("On", isOn: $isOn).labelsHidden()
        }
    }
}

/// The rows of a screen, without a list.
struct Screenful: View {
    let count: Int

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { BenchRow(number: $0).frame(minHeight: 66) }
        }
    }
}

struct BenchList: View {
    let count: Int

    var body: some View {
        List(0..<count, id: \.self) { BenchRow(number: $0) }
    }
}

@MainActor struct Shown {
    let tree: ViewTree

    init(_ view: some View) {
        tree = ViewTree(view, environment: EnvironmentValues(), textEngine: engine)
        update()
    }

    func update() {
        tree.update(screen)
        draw()
    }

    private func draw() {
        _ = tree.displayList(
            canvas: CGSize(width: 393, height: 852), origin: .zero, displayScale: 2,
            background: nil)
    }
}

func milliseconds(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body)
    return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
}

func best(_ values: [Double]) -> String { String(format: "%.2f", values.min() ?? 0) }

await MainActor.run {
    // Once before anything is measured: faces are read, and types looked up.
    _ = Shown(BenchList(count: 30))
    _ = Shown(Screenful(count: 30))
    let (rows, times) = (rows, times)
    var (lists, stacks): ([Double], [Double]) = ([], [])
    var shown: Shown?
    for _ in 0..<times {
        shown = nil
        lists.append(milliseconds { shown = Shown(BenchList(count: rows)) })
        stacks.append(milliseconds { _ = Shown(Screenful(count: 13)) })
    }
    print("| \(rows) rows, best of \(times) | ms | bodies |")
    print("|---|---|---|")
    print("| L1 first shown | \(best(lists)) | \(shown?.tree.statistics.bodies ?? 0) |")
    print("| L1 a stack of the screenful | \(best(stacks)) | |")
    guard let shown else { return }
    let tree = shown.tree
    var before = tree.statistics.bodies
    let taps = (0..<times).map { _ in
        before = tree.statistics.bodies
        return milliseconds {
            _ = tree.tap(at: CGPoint(x: 340, y: 35 + 66 + 33))
            shown.update()
        }
    }
    print("| L2 one row's state | \(best(taps)) | \(tree.statistics.bodies - before) |")
    var scroll: NodeID?
    tree.forEachShownNode { if scroll == nil, tree.isScrollView($0) { scroll = $0 } }
    guard let scroll else { return }
    var steps: [Double] = []
    for step in 1...(1000 / 13) {
        steps.append(
            milliseconds {
                _ = tree.scroll(scroll, to: CGPoint(x: 0, y: 852 * step))
                shown.update()
            })
    }
    let sorted = steps.sorted()
    let (median, slowest) = (sorted[sorted.count / 2], sorted[sorted.count - 1])
    print("| L3 a screen of 1,000 rows, median | \(String(format: "%.2f", median)) | |")
    print("| L3 the slowest screen | \(String(format: "%.2f", slowest)) | |")
}
