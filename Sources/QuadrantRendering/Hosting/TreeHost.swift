internal import Combine
package import Foundation
package import QuadrantCore
package import QuadrantDisplayList
package import QuadrantGeometry
internal import QuadrantImages
internal import QuadrantLayout
package import QuadrantText
package import QuadrantViews

/// A view that is alive, and all that it needs from outside: an environment with pictures and a clock, a text
/// engine, a room; updates, and the work on the main actor that it began, until there is nothing left to
/// do.
///
/// Whoever shows a view has one: pictures and files (`Recording`), tests (`ViewHost`, `LayoutSnapshot`);
/// a window is to be the next. It knows nothing of files, pixels or tests.
///
/// Its owner says when it is brought up to date (`update()`), when its work is done (`rest()`), and
/// moves its clock.
@MainActor
package final class TreeHost {
    package let tree: ViewTree
    /// The time of the views.
    package let clock: HostClock
    /// Which view has the focus.
    package var focus: FocusCenter? { tree.environment.focusCenter }
    /// The room of the view; a new one counts from the next update on.
    package var room: RootRoom
    /// Called after each update to take what the views ask of the window; returns whether that is
    /// something new, so that another update is needed. `nil` takes nothing.
    package var takeWishes: ((ViewTree) -> Bool)?
    /// The keyboard of the window; `nil` for a window without one.
    package var keyboardPanel: KeyboardPanel?
    /// How much the keyboard takes of the window at the moment, from its lower edge, in points.
    package private(set) var keyboardHeight: CGFloat = 0
    /// Called when that changes; another update follows.
    package var keyboardDidMove: ((CGFloat) -> Void)?
    /// Called when something that the view depends on has changed: the layout is no longer up to date then.
    package var stateDidChange: (() -> Void)?
    /// How often `stateDidChange` was due.
    package private(set) var changeCount = 0
    /// Whether work of the view is being done before a picture.
    package private(set) var isResting = false
    /// Whether the attempt to bring the view to rest was given up, as there was always more to do.
    package internal(set) var isRestless = false
    let jobs: HeldJobs
    /// Other pictures that wait for this one's work to be done.
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// The count of work that the view had handed over when it came to rest last.
    var handedOver: UInt64? = 0
    private var standsUntilRest: Bool
    private var lastProposal = ProposedViewSize.unspecified

    /// Evaluates a view.
    ///
    /// - Parameters:
    ///   - environment: The environment at the root; its `now` is the clock's if that has a date.
    ///   - clock: A clock of the host's own.
    ///   - isStill: Whether the clock stands until the view has come to rest for the first time: for pictures,
    ///     which no sleep is to have ended in.
    ///   - surroundings: Foundation's current locale, calendar and time zone for the views; `nil` for those
    ///     of the environment.
    ///   - willEvaluate: Called before each body.
    package init<Content: View>(
        _ view: Content, environment: EnvironmentValues, engine: any TextEngine, room: RootRoom,
        clock: HostClock = HostClock(), isStill: Bool = false,
        surroundings: CurrentSurroundings? = nil,
        willEvaluate: ((Any.Type) -> Void)? = nil
    ) {
        var values = environment
        if let date = clock.date { values.now = date }
        values.focusCenter = FocusCenter()
        values.systemLooks = SystemLooks.ofTree()
        values.accessibilityFocusCenter = AccessibilityFocusCenter()
        values.usualEditMode = UsualEditMode()
        HostedTime.follow { HostClock.standingSeconds }
        self.clock = clock
        self.room = room
        jobs = HeldJobs(clock: clock)
        standsUntilRest = isStill
        if isStill { clock.stand() }
        tree = ViewTree(
            view, environment: values, textEngine: engine, host: room.geometry,
            surroundings: surroundings?.moved(to: room.geometry).changed {
                // What the tree has for itself is found by UIKit's names too.
                $0.focusCenter = values.focusCenter
                $0.systemLooks = values.systemLooks
            }, clock: clock, jobs: jobs,
            willEvaluate: willEvaluate)
        tree.environment.focusCenter?.tree = tree
        jobs.surround { [weak self] body in
            guard let self else { return body() }
            tree.working(body)
        }
        tree.hosting.stateDidChange = { [weak self] in
            // State is confined to the main actor, as the tree is.
            MainActor.assumeIsolated { self?.noteChange() }
        }
    }

    deinit {
        // Tasks that still sleep are not held back any longer.
        if standsUntilRest { clock.run() }
    }

    private func noteChange() {
        changeCount += 1
        stateDidChange?()
    }

    /// Brings the view up to date in its room; answers the root's size in points.
    @discardableResult
    package func update() -> CGSize {
        var size = updateOnce()
        if takeWishes?(tree) == true { size = updateOnce() }
        guard moveKeyboard() else { return size }
        size = updateOnce()
        return revealFocus() ? updateOnce() : size
    }

    /// Raises the keyboard where text is edited, and lowers it where none is. Returns whether it has moved.
    private func moveKeyboard() -> Bool {
        let height = wantedKeyboardHeight
        guard height != keyboardHeight else { return false }
        keyboardHeight = height
        showKeyboard(height)
        keyboardDidMove?(height)
        return true
    }

    private func updateOnce() -> CGSize {
        let (room, root) = (room.above(keyboard: keyboardHeight), tree.rootNode)
        tree.rootPlacement = room.placement
        tree.rootDisplayScale = tree.environment.displayScale
        tree.layout.host = room.geometry
        tree.hosting.surroundings = tree.hosting.surroundings.moved(to: room.geometry)
        tree.layout.hostDepth = room.depth
        return tree.update { layout in
            lastProposal = room.proposal(for: root, in: layout)
            return lastProposal
        }
    }

    /// The last proposal for the root.
    package var proposal: ProposedViewSize { lastProposal }

    /// Moves a clock that stands: texts take the new time for now, sleeps that are over by then end, and timers fire.
    ///
    /// On the way it stops wherever something that moves ends, wherever a view has asked for a time, such as the next
    /// date of a `TimelineView`, and wherever a sleep ends or a timer fires, and brings the views up to date: ten steps lead
    /// where one leads that is ten times as long.
    ///
    /// - Parameters:
    ///   - time: How far; negative times are none.
    ///   - doWork: Does the work that the views have begun on the way, such as that of a task that has slept.
    package func advance(
        by time: Duration, doing doWork: (TreeHost) -> Void = { $0.restInPlace() }
    ) {
        guard time > .zero else { return }
        finishMoment(doing: doWork)
        var rest = time
        var stops = 0
        while rest > .zero {
            var step = rest
            stops += 1
            if stops <= Self.mostStops, let way = wayToNextStop { step = min(rest, way) }
            rest -= step
            let isSleepOver = move(by: step)
            update()
            if isSleepOver || !jobs.isEmpty { doWork(self) }
            finishMoment(doing: doWork)
        }
    }

    /// Has the work done that is to be done later, but after no time, so that a moment shows all that belongs to it; in a
    /// chain of these some are left for later moments.
    package func finishMoment(doing doWork: (TreeHost) -> Void) {
        for _ in 0..<Self.mostTurnsOfMoment where clock.endDue() {
            update()
            doWork(self)
        }
    }

    /// How often work of no delay may lead to the next one in one moment.
    private static let mostTurnsOfMoment = 64

    /// Shows what moves as it is when all is over that ends by itself: for pictures that stand still. What never ends is
    /// shown as it is then. The clock does not move, so nothing that sleeps wakes up.
    package func finishMotion() {
        var left = Self.mostStills
        let start = tree.motion.time
        while tree.motion.isRunning, left > 0 {
            left -= 1
            let end = tree.motion.nextEnd ?? tree.motion.time + 1.0 / 60
            guard end <= Self.latestEnd else {
                left = 0
                break
            }
            tree.motion.advance(by: max(.seconds(end - tree.motion.time), .nanoseconds(1)))
            update()
        }
        if left == 0 { tree.reportUnendedAnimations(after: tree.motion.time - start) }
    }

    /// The latest time in seconds that an animation is taken to end at: one that takes longer than a million years never does. Numbers
    /// beyond what a duration holds are among them.
    private static let latestEnd = 1e14

    /// How many ends are waited for before a picture that stands still: animations that begin others at their ends may go
    /// on for ever.
    private static let mostStills = 1_000

    /// The most stops on the way from one time to another: those of a minute of a view that wants 120 of them a second,
    /// and some more.
    private static let mostStops = 10_000

    /// How far it is to the next moment at which something has to be looked at; a nanosecond, the clock's own step, at
    /// least. `nil` where nothing is under way.
    private var wayToNextStop: Duration? {
        let timing = tree.hosting.timing
        let end = tree.motion.nextEnd.map { $0 - tree.motion.time }
        let date = timing.next.map { $0 - timing.time }
        let gesture = tree.arena.nextDeadline.map { $0 - tree.motion.time }
        let sleep = clock.timeToNextEnd.map { $0 / .seconds(1) }
        guard let way = [end, date, gesture, sleep].compactMap({ $0 }).min() else { return nil }
        return .nanoseconds(max(1, Int64(min(way * 1e9, 1e18).rounded(.up))))
    }

    /// Returns whether a sleep or a timer of the views is over.
    private func move(by step: Duration) -> Bool {
        let isSleepOver = clock.advance(by: step)
        if let date = clock.date { tree.moveDate(to: date) }
        let timing = tree.hosting.timing
        timing.advance(to: timing.time + step / .seconds(1))
        tree.motion.advance(by: step)
        tree.arena.advance(to: tree.motion.time)
        return isSleepOver
    }

    /// Whether something is under way that ends by itself.
    package var isRunning: Bool {
        tree.motion.isRunning || tree.hosting.timing.isRunning || tree.arena.isGliding
            || tree.arena.isFading
    }

    /// Moves on until nothing is under way that ends by itself, an hour at most. Returns whether that was reached.
    @discardableResult
    package func advanceToEnd() -> Bool {
        var left = 100_000
        let start = tree.motion.time
        update()
        while isRunning, left > 0, tree.motion.time - start < 3600 {
            left -= 1
            advance(by: wayToNextStop ?? .milliseconds(16))
        }
        return !isRunning
    }

    /// The drawing on a canvas of `canvas` points, the view's top left corner at `origin`.
    package func displayList(
        canvas: CGSize, origin: CGPoint = .zero, displayScale: CGFloat,
        background: RGBAColor? = nil, layerDistance: Double? = nil, z: Double = 0
    ) -> DisplayList {
        tree.displayList(
            canvas: canvas, origin: origin, displayScale: displayScale, background: background,
            layerDistance: layerDistance, z: z)
    }

    /// Where the back of the root stands in a room that is a box: in its middle, as in the plane; 0 in other rooms.
    package var rootZ: Double {
        guard room.isBox else { return 0 }
        let z = (room.depth - tree.layout.depthPlace(of: tree.rootNode).depth) / 2
        return z.isFinite ? z : 0
    }

    /// Stops the clock while the work of the view is done.
    func beginRest() {
        isResting = true
        isRestless = false
        clock.stand()
    }

    /// Lets the clock go on, as the view has come to rest as far as it can.
    func endRest() {
        clock.run()
        if standsUntilRest { clock.run() }
        standsUntilRest = false
        isResting = false
        let others = waiting
        waiting = []
        for other in others { other.resume() }
    }

    /// Waits until the work that is being done before another picture is done.
    func restOfOthers() async {
        await withCheckedContinuation { waiting.append($0) }
    }
}

extension EnvironmentValues {
    /// The same values, pictures by name being looked up in `directories` first, before the main bundle and
    /// the working directory.
    package func findingPictures(in directories: [String] = []) -> EnvironmentValues {
        var values = self
        values.imageResources = ImageResources(
            decoder: ImageLibrary.shared, directories: directories)
        return values
    }
}
