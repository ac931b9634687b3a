import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantShaping
import QuadrantViews

// R1, the share card, as a PNG: without arguments warm, by its stages, in milliseconds of processor
// time; with a path, once into that file, for measuring a cold start from outside.

/// The stages of one drawing.
@MainActor
struct CardDrawing {
    let engine: ShapingEngine

    func tree(_ step: Int) -> ViewTree {
        ViewTree(
            AnyView(CardView(day: step % 28 + 1)), environment: environment, textEngine: engine)
    }

    func list(of tree: ViewTree) -> DisplayList {
        let list = tree.displayList(
            canvas: size, origin: .zero, displayScale: 1, background: .white)
        // The gradient behind the card, until views can have one.
        let gradient = LinearGradientPaint(
            stops: [
                GradientStop(
                    color: RGBAColor(red: 0x4F / 255, green: 0x46 / 255, blue: 0xE5 / 255),
                    location: 0),
                GradientStop(
                    color: RGBAColor(red: 0xEC / 255, green: 0x48 / 255, blue: 0x99 / 255),
                    location: 1),
            ], start: .zero, end: CGPoint(x: size.width, y: 0))
        let fill = FillItem(
            shape: .rect(CGRect(origin: .zero, size: size)), paint: .linearGradient(gradient))
        return DisplayList(
            size: size, displayScale: 1, background: .white,
            root: Fragment(items: [.fill(fill)] + list.root.items))
    }

    let size = CGSize(width: 1200, height: 630)

    private var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.displayScale = 1
        return values
    }
}

let card = CardDrawing(engine: ShapingEngine())
let proposal = ProposedViewSize(card.size)

if let path = CommandLine.arguments.dropFirst().first {
    let tree = card.tree(0)
    tree.update(proposal)
    try PNGRenderer(engine: card.engine).png(card.list(of: tree), scale: 1)
        .write(to: URL(filePath: path))
} else {
    var times: [String: [Double]] = [:]
    var bytes = 0
    let renderer = PNGRenderer(engine: card.engine)
    for step in 0..<60 {
        var tree: ViewTree?
        times["evaluate", default: []].append(milliseconds { tree = card.tree(step) })
        guard let tree else { break }
        times["lay out", default: []].append(milliseconds { tree.update(proposal) })
        var list: DisplayList?
        times["record", default: []].append(milliseconds { list = card.list(of: tree) })
        guard let list else { break }
        times["draw", default: []].append(
            milliseconds { _ = try? renderer.image(list, scale: 1) })
        times["draw and encode", default: []].append(
            milliseconds { bytes = (try? renderer.png(list, scale: 1).count) ?? 0 })
    }
    for stage in ["evaluate", "lay out", "record", "draw", "draw and encode"] {
        let sorted = times[stage, default: [.nan]].sorted()
        print(
            "\(stage): "
                + String(
                    format: "%.2f ms, first %.2f", sorted[sorted.count / 2],
                    times[stage]?.first ?? .nan))
    }
    print("bytes: \(bytes)")
}

/// Processor time of this thread.
func milliseconds(_ body: () -> Void) -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
    let start = now()
    body()
    return now() - start
}
