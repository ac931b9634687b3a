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
/// Whoever shows a view has one, in a `Session`; views in views of UIKit and labels have one by itself. It knows nothing of
/// files, pixels or tests.
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
    ///   - keepsWords: Whether controls note what they are called in code.
    ///   - willEvaluate: Called before each body.
    package init<Content: View>(
        _ view: Content, environment: EnvironmentValues, engine: any TextEngine, room: RootRoom,
        clock: HostClock = HostClock(), isStill: Bool = false,
        surroundings: CurrentSurroundings? = nil, keepsWords: Bool = false,
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
            }, clock: clock, jobs: jobs, keepsWords: keepsWords,
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
