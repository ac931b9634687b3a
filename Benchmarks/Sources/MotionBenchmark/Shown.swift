import CAllocations
import CLookups
import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantRendering
import QuadrantShaping
import QuadrantText
import QuadrantViews

private let engine = ShapingEngine(fontDirectories: [], registry: .program)

/// What a frame does, in counts.
struct Counts {
    var bodies = 0
    var measures = 0
    var places = 0
    var recorded = 0
    /// How often memory is asked for, by the engine and by recording.
    var allocations = 0
    /// How often the running Swift is asked for a type or a conformance.
    var lookups = 0

    static func + (one: Counts, other: Counts) -> Counts { one - (Counts() - other) }

    static func - (later: Counts, earlier: Counts) -> Counts {
        Counts(
            bodies: later.bodies - earlier.bodies, measures: later.measures - earlier.measures,
            places: later.places - earlier.places, recorded: later.recorded - earlier.recorded,
            allocations: later.allocations - earlier.allocations,
            lookups: later.lookups - earlier.lookups)
    }

    func each(of frames: Int) -> Counts {
        func part(_ count: Int) -> Int {
            Int((Double(count) / Double(max(frames, 1))).rounded())
        }
        return Counts(
            bodies: part(bodies), measures: part(measures), places: part(places),
            recorded: part(recorded), allocations: part(allocations), lookups: part(lookups))
    }
}

/// What frames cost: the middle one's milliseconds, and counts of a frame.
struct Cost {
    var engine = 0.0
    var recording = 0.0
    var pixels = 0.0
    var counts = Counts()
    var moving = 0
}

/// A scene that is shown, on a canvas of 1,000 by 1,000 points.
@MainActor struct Shown {
    private let host: TreeHost
    private let step = Duration.seconds(1.0 / 60)

    var tree: ViewTree { host.tree }

    init(_ view: some View) {
        host = TreeHost(
            view, environment: EnvironmentValues(), engine: engine,
            room: RootRoom(ProposedViewSize(width: 1000, height: 1000)),
            clock: HostClock(date: Date(timeIntervalSinceReferenceDate: 0)), isStill: true)
        update()
    }

    func update() {
        host.update()
        draw()
    }

    /// Lets a time pass that is not measured.
    func pass(_ seconds: Double) {
        host.advance(by: .seconds(seconds))
        update()
    }

    @discardableResult
    private func draw() -> DisplayList {
        host.displayList(canvas: CGSize(width: 1000, height: 1000), displayScale: 2)
    }

    private var counts: Counts {
        let (views, passes) = (tree.statistics, tree.layout.statistics)
        return Counts(
            bodies: views.bodies, measures: passes.measures, places: passes.places,
            recorded: views.recorded, allocations: allocations_of_thread(),
            lookups: lookups_of_program())
    }

    /// Runs frames, each to a display list.
    ///
    /// - Parameters:
    ///   - pixels: Whether each is drawn, too, at one pixel a point.
    ///   - change: What somebody does before each frame.
    func run(_ frames: Int, pixels: Bool = false, _ change: (Int) -> Void = { _ in }) -> Cost {
        let renderer = PNGRenderer(engine: engine)
        var (engines, records, draws): ([Double], [Double], [Double]) = ([], [], [])
        // So that the arrays ask for no memory while it is counted.
        engines.reserveCapacity(frames)
        records.reserveCapacity(frames)
        var sum = Counts()
        for frame in 0..<frames {
            let before = counts
            engines.append(
                milliseconds {
                    change(frame)
                    host.advance(by: step)
                    host.update()
                })
            var list: DisplayList?
            records.append(milliseconds { list = draw() })
            sum = sum + (counts - before)
            if pixels, let list {
                draws.append(milliseconds { _ = renderer.picture(of: list, scale: 1) })
            }
        }
        func middle(_ values: [Double]) -> Double {
            values.isEmpty ? 0 : values.sorted()[values.count / 2]
        }
        return Cost(
            engine: middle(engines), recording: middle(records), pixels: middle(draws),
            counts: sum.each(of: frames), moving: tree.motion.count)
    }

    /// The middle time of frames from the clock to pixels in memory.
    func runToPixels(_ frames: Int, scale: CGFloat) -> Double {
        let renderer = PNGRenderer(engine: engine)
        let times = (0..<frames).map { _ in
            milliseconds {
                host.advance(by: step)
                host.update()
                _ = renderer.picture(of: draw(), scale: scale)
            }
        }
        return times.sorted()[frames / 2]
    }
}

func milliseconds(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body)
    return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
}
