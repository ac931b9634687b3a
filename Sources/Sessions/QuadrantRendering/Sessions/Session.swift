internal import Foundation
package import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantGeometry
package import QuadrantShaping
internal import QuadrantViews

/// A view that lives: one host or several with one clock, which are acted on, moved through time and asked for frames.
///
/// It knows no file, no page and no process. Clips, film strips, pictures and explanations are loops over `frame()`; what
/// shows a view for longer is one too.
@MainActor
package final class Session {
    /// Who does the work that the views begin, before a frame.
    package enum Rest: Sendable {
        /// All of it, and that of other threads is waited for: in a process that does nothing else.
        case inProcess
        /// As far as that can be done in the midst of other work of the main actor.
        case inPlace
    }

    /// The windows, in the order in which they were opened.
    package private(set) var windows: [SessionWindow] = []
    /// The time of all windows.
    package let clock: HostClock
    private let base: Base
    /// Where the clock stood at the first moment.
    private let start: Duration
    private var stops = 0

    /// What a session is given beside its stage: what is no plain value.
    package struct Base {
        /// The environment where the stage says nothing.
        package var environment = EnvironmentValues()
        /// Sets the texts.
        package var engine = ShapingEngine.shared
        /// Who does the work that the views begin.
        package var rest = Rest.inPlace
        /// The time; `nil` for a clock of the session's own, which begins at the stage's date.
        package var clock: HostClock?
        /// Foundation's current locale, calendar and time zone for the views; `nil` for those of the environment.
        package var surroundings: CurrentSurroundings?
        /// Whether controls note what they are called in code, for explanations.
        package var keepsWords = false
        /// Called before each body.
        package var willEvaluate: ((Any.Type) -> Void)?

        /// What a picture is given that a program makes.
        package init() {}
    }

    /// Evaluates a view on a stage. The clock stands until the view has come to rest for the first time.
    package convenience init<Content: View>(
        _ view: Content, on stage: Stage, with base: Base = Base()
    ) throws(RenderingError) {
        self.init(hosting: view, on: stage, with: base)
        try Self.check(windows[0])
    }

    /// The same where views that nest without end are told as issues, as in tests.
    ///
    /// - Parameter change: Changes the environment that the stage makes.
    package init<Content: View>(
        hosting view: Content, on stage: Stage, with base: Base,
        changing change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        var base = base
        var values = stage.environment(over: base.environment)
        change(&values)
        clock = base.clock ?? HostClock(date: values.now)
        base.clock = clock
        start = clock.moved
        self.base = base
        windows = [SessionWindow(view, on: stage, values, base)]
    }

    private static func check(_ window: SessionWindow) throws(RenderingError) {
        if let problem = window.host.tree.nestingProblem { throw .nestedWithoutEnd(problem) }
    }

    /// Shows another view in a window of its own, with the same clock.
    ///
    /// - Returns: The number of the window.
    package func open<Content: View>(
        _ view: Content, on stage: Stage
    ) throws(RenderingError) -> Int {
        let values = stage.environment(over: base.environment)
        let window = SessionWindow(view, on: stage, values, base)
        try Self.check(window)
        windows.append(window)
        if stops > 0 { begin(window) }
        return windows.count - 1
    }

    /// The host of the first window.
    package var host: TreeHost { windows[0].host }
    /// The tree of the first window.
    package var tree: ViewTree { host.tree }
    /// What the first window stands in, with what its views ask for.
    package var stage: Stage { windows[0].stage }

    /// How much time has gone by since the first moment.
    package var time: Duration { clock.moved - start }

    /// Brings the views to rest at the present moment, and shows what moves as it is at its end: for pictures that stand still.
    func settle() {
        for window in windows {
            doWork(of: window.host, waiting: window.stage.timeline.waiting.inSeconds)
            window.host.finishMotion()
        }
    }

    /// Holds the clock at the first moment, with the views at rest: from now on it goes by `advance(to:)`, until `end()`.
    package func begin() {
        clock.stand()
        stops += 1
        windows.forEach(begin)
    }

    private func begin(_ window: SessionWindow) {
        doWork(of: window.host, waiting: window.stage.timeline.waiting.inSeconds)
        window.host.tree.motion.movesPresented = window.stage.timeline.movesPresented ?? true
        window.host.tree.standsInMiddle = true
        window.host.finishMoment(doing: doWork)
    }

    /// Lets the clock go by itself again.
    package func end() {
        for _ in 0..<stops { clock.run() }
        stops = 0
    }

    /// Moves the clock on; work that follows from the end of a sleep is done there, and not at the end of the way.
    ///
    /// - Parameter moment: From the first moment on. One that is over is now.
    package func advance(to moment: Duration) {
        guard moment > time else { return }
        TreeHost.advance(windows.map(\.host), by: moment - time, doing: doWork)
        for window in windows {
            doWork(of: window.host)
            window.host.finishMoment(doing: doWork)
        }
    }

    /// Gives a window another stage; what its views hold stays, and the locale, the time zone, the system and the date in
    /// which they were made.
    package func move(to stage: Stage, in window: Int = 0) {
        windows[window].move(to: stage, over: base.environment)
        doWork(of: windows[window].host)
    }

    /// Has all bodies evaluated again; what the views hold stays.
    func renewBodies() {
        for window in windows {
            window.host.tree.changeEnvironment { _ in }
            doWork(of: window.host)
        }
    }

    /// The view as it is now.
    ///
    /// Where nothing has changed it is the frame before, without damage, whatever the size of the view.
    package func frame(of window: Int = 0) -> Frame { windows[window].frame(at: time) }

    private func doWork(of host: TreeHost) { doWork(of: host, waiting: 0) }

    func doWork(of host: TreeHost, waiting seconds: Double) {
        switch base.rest {
        case .inProcess: host.rest(waiting: seconds)
        case .inPlace: host.restInPlace()
        }
    }
}
