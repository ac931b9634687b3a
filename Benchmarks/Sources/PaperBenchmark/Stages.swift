import Foundation
import PaperViews
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantShaping
import QuadrantViews

/// The stages of a drawing, timed apart.
@MainActor
final class Stages {
    private let engine = ShapingEngine.shared
    private let environment: EnvironmentValues = {
        var values = EnvironmentValues()
        values.displayScale = 1
        return values
    }()
    private var times: [String: [Double]] = [:]
    private var order: [String] = []
    private var bytes: [String: Int] = [:]

    /// Draws a workload so many times and prints the medians, in milliseconds of processor time, and of
    /// the wall for the whole.
    static func printMedians(of work: Workload, count: Int) {
        let stages = Stages()
        for step in 0..<count { stages.draw(work, step: step) }
        stages.report(work)
    }

    private func draw(_ work: Workload, step: Int) {
        let began = Clock.wall
        switch work {
        case .card: drawPicture(CardView(step: step))
        case .dashboard: drawPicture(DashboardView(step: step))
        case .invoice: drawPages(InvoicePage.pages(step: step))
        }
        if work == .invoice { add("whole, wall", Clock.wall - began) }
    }

    private func drawPicture(_ view: some View) {
        let began = (Clock.thread, Clock.wall)
        let list = list(of: view)
        var renderer = PNGRenderer(engine: engine)
        let data = timed("draw and encode") { try? renderer.png(list, scale: 1) }
        add("whole", Clock.thread - began.0)
        add("whole, wall", Clock.wall - began.1)
        bytes["fast"] = data?.count
        timed("(draw, with a copy)") { _ = try? renderer.image(list, scale: 1) }
        renderer.compression = .small
        let small = timed("(draw and encode, small)") { try? renderer.png(list, scale: 1) }
        bytes["small"] = small?.count
    }

    private func drawPages(_ pages: [InvoicePage]) {
        let began = Clock.thread
        let lists = pages.map { list(of: $0) }
        let data = timed("draw") { try? PDFRenderer(engine: engine).pdf(pages: lists) }
        add("whole", Clock.thread - began)
        bytes["pdf"] = data?.count
    }

    private func list(of view: some View) -> DisplayList {
        let tree = timed("evaluate") {
            ViewTree(view, environment: environment, textEngine: engine)
        }
        let size = timed("lay out") { tree.update(.unspecified) }
        return timed("record") {
            tree.displayList(canvas: size, origin: .zero, displayScale: 1, background: .white)
        }
    }

    @discardableResult
    private func timed<T>(_ stage: String, _ body: () -> T) -> T {
        let began = Clock.thread
        let result = body()
        add(stage, Clock.thread - began)
        return result
    }

    private func add(_ stage: String, _ time: Double) {
        if times[stage] == nil { order.append(stage) }
        times[stage, default: []].append(time)
    }

    private func report(_ work: Workload) {
        print(work.rawValue, bytes.map { "\($0.key) \($0.value) bytes" }.sorted())
        for stage in order {
            let all = times[stage, default: []]
            let later = all.dropFirst().sorted()
            guard let first = all.first, !later.isEmpty else { continue }
            print(
                String(
                    format: "  %7.2f ms, least %.2f, first %.2f  ", later[later.count / 2],
                    later[0], first) + stage)
        }
    }
}

/// Clocks in milliseconds.
enum Clock {
    static var wall: Double { now(CLOCK_MONOTONIC) }
    /// Processor time of this thread.
    static var thread: Double { now(CLOCK_THREAD_CPUTIME_ID) }

    private static func now(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}
