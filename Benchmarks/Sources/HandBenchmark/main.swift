import Foundation
import Observation
import QuadrantControls
import QuadrantCore
import QuadrantEvents
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantLists
import QuadrantShaping
import QuadrantText
import QuadrantViews

// H1 to H3: what events cost.
//
//     HandBenchmark [--times NUMBER]
//
// H1: a finger comes down on W2 (10,000 rows of four leaves and a spacer, 60,001 nodes; with and without rows that stand
// elsewhere) and W3 (ten branches at each of five levels, 111,111 nodes): the time of an event that finds its view, of the
// first one, which finds out how far everything reaches, and of the first one after a leaf has changed. H2: a drag moves one
// of 200 views: a move with its update and its drawing. H3: a hand scrolls a list of 100,000 rows: a step with its update and
// its drawing.

private let engine = ShapingEngine(fontDirectories: [], registry: .program)

var times = 500
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    if argument == "--times" {
        times = arguments.popFirst().flatMap { Int($0) } ?? times
    } else {
        print("usage: HandBenchmark [--times NUMBER]")
        exit(2)
    }
}

@Observable @MainActor final class Changing {
    var width: CGFloat = 40
}

/// W2 from views.
struct Rows: View {
    let isOffset: Bool
    let changing: Changing

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<10_000, id: \.self) { row in
                HStack(spacing: 0) {
                    First(isChanging: row == 5_000, changing: changing)
                    Color.gray.frame(width: 40, height: 20)
                    Spacer(minLength: 0)
                    Color.white.frame(width: 40, height: 20)
                    Color.gray.frame(width: 40, height: 20)
                }
                .onTapGesture {}
                .offset(x: isOffset && row % 3 == 0 ? 5 : 0)
            }
        }
    }
}

struct First: View {
    let isChanging: Bool
    let changing: Changing

    var body: some View { Color.white.frame(width: isChanging ? changing.width : 40, height: 20) }
}

/// W3 from views.
struct Branch: View {
    let depth: Int
    let changing: Changing

    var body: some View {
        if depth == 0 {
            First(isChanging: false, changing: changing).frame(width: 3, height: 3)
        } else if depth % 2 == 0 {
            HStack(spacing: 0) { branches }
        } else {
            VStack(spacing: 0) { branches }
        }
    }

    private var branches: some View {
        ForEach(0..<10, id: \.self) { _ in
            Branch(depth: depth - 1, changing: changing).padding(0.1)
        }
    }
}

struct Moving: View {
    @State private var place = CGSize.zero

    var body: some View {
        ZStack(alignment: .topLeading) {
            VStack { ForEach(0..<200, id: \.self) { Text(verbatim: "Row \($0)") } }
            Color.red.frame(width: 40, height: 40).offset(place)
                .gesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: .global)
                        .onChanged { place = $0.translation })
        }
    }
}

struct LongList: View {
    var body: some View {
        List(0..<100_000, id: \.self) { row in
            HStack {
                Image(systemName: "envelope")
                VStack(alignment: .leading) {
                    Text("Row \(row)")
                    Text("What the row is about").font(.caption)
                }
            }
        }
    }
}

@MainActor struct Shown {
    let tree: ViewTree
    let proposal: ProposedViewSize

    init(_ view: some View, height: CGFloat?) {
        tree = ViewTree(view, environment: EnvironmentValues(), textEngine: engine)
        proposal = ProposedViewSize(width: 393, height: height)
        update()
    }

    func update() { tree.update(proposal) }

    func draw() {
        _ = tree.displayList(
            canvas: CGSize(width: 393, height: 852), origin: .zero, displayScale: 2, background: nil
        )
    }
}

func microseconds(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body)
    return Double(time.components.seconds) * 1e6 + Double(time.components.attoseconds) / 1e12
}

func line(_ name: String, _ values: [Double], _ note: String = "") {
    let sorted = values.sorted()
    let (least, middle) = (sorted.first ?? 0, sorted.isEmpty ? 0 : sorted[sorted.count / 2])
    print(
        "| \(name) | \(String(format: "%.1f", least)) | \(String(format: "%.1f", middle)) | \(note) |"
    )
}

@MainActor func finger(_ name: String, _ shown: Shown, _ changing: Changing?) {
    let (tree, size) = (shown.tree, shown.tree.layout.size(of: shown.tree.rootNode))
    func down(_ point: CGPoint) -> Double {
        let time = microseconds { tree.send(.touch(.began, at: point, time: 0)) }
        tree.send(.touch(.cancelled, at: point, time: 0))
        return time
    }
    line("\(name), first finger", [down(CGPoint(x: 20, y: 10))])
    let before = tree.statistics.tapLooks
    let values = (0..<times).map { step in
        let share = (Double(step) + 0.5) / Double(times)
        return down(CGPoint(x: 20 + share * max(0, size.width - 40), y: share * size.height))
    }
    let looks = (tree.statistics.tapLooks - before) / times
    line("\(name), a finger", values, "\(looks) nodes looked at")
    guard let changing else { return }
    let after = (0..<20).map { step in
        changing.width = CGFloat(41 + step % 5)
        shown.update()
        return down(CGPoint(x: 20, y: 100_010))
    }
    line("\(name), first finger after a change", after)
}

await MainActor.run {
    print("| what | least, µs | middle, µs | |")
    print("|---|---|---|---|")
    for isOffset in [false, true] {
        let changing = Changing()
        finger(
            isOffset ? "H1 W2 offset" : "H1 W2",
            Shown(Rows(isOffset: isOffset, changing: changing), height: nil), changing)
    }
    finger("H1 W3", Shown(Branch(depth: 5, changing: Changing()), height: nil), nil)

    let moving = Shown(Moving(), height: 852)
    moving.draw()
    moving.tree.send(.touch(.began, at: CGPoint(x: 20, y: 20), time: 0))
    @MainActor func fragments() -> Int {
        moving.tree.statistics.fragments + moving.tree.statistics.assembled
    }
    let before = fragments()
    let moves = (1...times).map { step in
        microseconds {
            moving.tree.send(
                .touch(
                    .moved, at: CGPoint(x: 20 + step % 300, y: 30), time: Double(step) / 60))
            moving.update()
            moving.draw()
        }
    }
    line(
        "H2 a move of a drag", moves,
        String(
            format: "%.2f fragments drawn or put together again",
            Double(fragments() - before) / Double(times)))

    let list = Shown(LongList(), height: 852)
    list.draw()
    var (steps, time): ([Double], Double) = ([], 0)
    for _ in 0..<max(1, times / 20) {
        var y = 700.0
        list.tree.send(.touch(.began, at: CGPoint(x: 200, y: y), time: time))
        for _ in 0..<20 {
            (y, time) = (y - 30, time + 1.0 / 60)
            steps.append(
                microseconds {
                    list.tree.send(.touch(.moved, at: CGPoint(x: 200, y: y), time: time))
                    list.update()
                    list.draw()
                })
        }
        time += 1
        list.tree.send(.touch(.moved, at: CGPoint(x: 200, y: y), time: time))
        list.tree.send(.touch(.ended, at: CGPoint(x: 200, y: y), time: time))
        list.update()
    }
    line("H3 a step of 30 points", steps, "must 4,000")
}
