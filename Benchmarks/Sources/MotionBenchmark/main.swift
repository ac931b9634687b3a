import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantShaping
import QuadrantText
import QuadrantViews

// M1 to M3: what a frame costs while something moves. 60 frames a second, on a canvas of 1,000 by 1,000 points.
//
//     MotionBenchmark [FRAMES]
//
// FRAMES is 60 unless said. M1: of 10,000 views 1,000 move by `offset` and opacity. M2: 1,000 leaves fly to where
// another layout puts them. M3: the picture of M1 when nothing moves any more. A frame's engine is moving the clock
// and updating the tree; recording what is drawn is told apart. The last lines are M2 whole, from the clock to pixels in
// memory: what Benchmarks/lottie.sh lays beside rlottie's frames.

private let engine = ShapingEngine(fontDirectories: [], registry: .program)
private let screen = ProposedViewSize(width: 1000, height: 1000)
private let frames = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 60

/// 10,000 squares in rows of 100; every tenth moves when it is tapped.
struct Squares: View {
    @State private var isMoved = false

    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(height: 10).onTapGesture {
                withAnimation(.linear(duration: 10)) { isMoved.toggle() }
            }
            ForEach(0..<99, id: \.self) { _ in
                HStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { column in
                        if column % 10 == 0 {
                            Color.blue.offset(x: isMoved ? 5 : 0).opacity(isMoved ? 0.5 : 1)
                        } else {
                            Color.green
                        }
                    }
                }
            }
        }
    }
}

/// 1,000 squares that are laid out in another way when they are tapped.
struct Flight: View {
    @State private var isMoved = false

    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(height: 10).onTapGesture {
                withAnimation(.linear(duration: 10)) { isMoved.toggle() }
            }
            ForEach(0..<40, id: \.self) { _ in
                HStack(spacing: isMoved ? 6 : 0) {
                    ForEach(0..<25, id: \.self) { _ in Color.blue.frame(height: 20) }
                }
            }
        }
    }
}

func milliseconds(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body)
    return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
}

@MainActor struct Shown {
    let tree: ViewTree

    init(_ view: some View) {
        tree = ViewTree(view, environment: EnvironmentValues(), textEngine: engine)
        tree.update(screen)
        draw()
    }

    @discardableResult
    func draw() -> DisplayList {
        tree.displayList(
            canvas: CGSize(width: 1000, height: 1000), origin: .zero, displayScale: 2,
            background: nil)
    }

    /// Runs frames down to pixels and prints what one costs.
    func runToPixels(_ name: String, scale: CGFloat, step: Duration) {
        let renderer = PNGRenderer(engine: engine)
        let times = (0..<frames).map { _ in
            milliseconds {
                tree.motion.advance(by: step)
                tree.update(screen)
                _ = renderer.picture(of: draw(), scale: scale)
            }
        }
        print("\(name): " + String(format: "%.2f ms a frame", times.sorted()[frames / 2]))
    }

    /// Runs frames and prints what one costs.
    func run(_ name: String, step: Duration) {
        let bodies = tree.statistics.bodies
        let measures = tree.layout.statistics.measures
        var (engines, records): ([Double], [Double]) = ([], [])
        for _ in 0..<frames {
            engines.append(
                milliseconds {
                    tree.motion.advance(by: step)
                    tree.update(screen)
                })
            records.append(milliseconds { draw() })
        }
        let middle = { (values: [Double]) in
            String(format: "%.3f", values.sorted()[values.count / 2])
        }
        print(
            "| \(name) | \(middle(engines)) | \(middle(records)) "
                + "| \(tree.statistics.bodies - bodies) "
                + "| \(tree.layout.statistics.measures - measures) | \(tree.motion.count) |")
    }
}

await MainActor.run {
    print(
        "| \(frames) frames, the middle one | engine, ms | recording, ms | bodies | measures | moving |"
    )
    print("|---|---|---|---|---|---|")
    let squares = Shown(Squares())
    _ = squares.tree.tap(at: CGPoint(x: 500, y: 5))
    squares.tree.update(screen)
    squares.draw()
    squares.run("M1 1,000 of 10,000 move", step: .seconds(1.0 / 60))
    squares.tree.motion.advance(by: .seconds(20))
    squares.tree.update(screen)
    squares.draw()
    squares.run("M3 the same, still", step: .seconds(1.0 / 60))
    let flight = Shown(Flight())
    _ = flight.tree.tap(at: CGPoint(x: 500, y: 5))
    flight.tree.update(screen)
    flight.draw()
    flight.run("M2 1,000 leaves fly", step: .seconds(1.0 / 60))
    for scale in [1, 2] as [CGFloat] {
        let side = Int(1000 * scale)
        flight.runToPixels(
            "ours, 1,000 leaves fly, \(side) by \(side) pixels", scale: scale,
            step: .seconds(1.0 / 60))
    }
}
