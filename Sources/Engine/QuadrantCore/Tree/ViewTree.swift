package import Foundation
import QuadrantDisplayList
import QuadrantGeometry
package import QuadrantLayout
package import QuadrantText

/// A view that is alive: scopes, their nodes and what the nodes draw. One for each window, page or
/// picture; confined to its owner.
package final class ViewTree {
    package let layout: LayoutTree
    /// What is kept of the tree by those that do not own it.
    package let link = TreeLink()
    /// What moves.
    package let motion: TreeMotion
    /// Where and how nodes are shown.
    package let presentation: Presentation
    /// Where the tree begins.
    var root: TreeRoot
    /// What nodes show.
    let shown: ShownContent
    /// What modifiers say of views.
    let notes: NodeNotes
    /// Which scopes wait, and which of them made which node.
    let evaluation: TreeEvaluation
    /// What was found out for views before.
    var madeBefore = MadeBefore()
    /// What the types of its views are called.
    let typeNames = ViewTypeNames()
    /// The reader that notes which states are read while the tree is laid out or recorded.
    let lateReader: LateReader
    /// The geometry readers and observers.
    let geometry: GeometryRegistry
    /// The views that set or read preferences.
    let preferences: PreferenceRegistry
    /// What modifiers do when views appear, change and disappear.
    let actions = ActionRegistry()
    /// The scroll views and lazy containers.
    var scrolling: TreeScrolling
    /// How far taps reach nodes with several children, in the nodes' own coordinates; what is marked in the layout
    /// (`needsReach`) is out of date.
    let tapReaches: NodeTable<CGRect>
    /// What is drawn over all views.
    package var overlays = TreeOverlays()
    /// Views that are drawn over all others.
    package let raised = RaisedViews()
    /// Which gestures fingers make.
    package let arena = GestureArena()
    /// Which views a pointer is over.
    package let pointers = PointerTracker()
    /// The views that have geometry in common.
    let matched: MatchedViews
    /// What is presented over the root.
    let presented = PresentedLayers()
    /// What an update looks at and notes.
    var updating = UpdateState()
    /// What the host gives and is told.
    package var hosting: TreeHosting
    /// What the tree tells of its work.
    var reports = TreeReports()

    /// A tree of `view` in `environment`; bodies are evaluated at once.
    ///
    /// - Parameters:
    ///   - surroundings: Those of the environment, unless others are given.
    ///   - clock: The host's; `nil` for the process's.
    ///   - jobs: Where the host keeps what views have the main actor do; `nil` where it does not.
    ///   - keepsWords: Whether controls note what they are called in code, for `enteredViews`.
    @MainActor
    package init<V: View>(
        _ view: V, environment: EnvironmentValues, textEngine: any TextEngine,
        host: HostGeometry = HostGeometry(containerSize: CGSize(width: 393, height: 852)),
        surroundings: CurrentSurroundings? = nil, clock: HostClock? = nil, jobs: HeldJobs? = nil,
        keepsWords: Bool = false, willEvaluate: ((Any.Type) -> Void)? = nil
    ) {
        hosting = TreeHosting(
            willEvaluate: willEvaluate,
            surroundings: surroundings ?? CurrentSurroundings(environment, room: host),
            clock: clock,
            jobs: jobs, keepsWords: keepsWords)
        layout = LayoutTree(textEngine: textEngine)
        layout.host = host
        layout.centersRoot = true
        motion = TreeMotion(of: layout)
        presentation = Presentation(of: layout, motion)
        let tables = layout.tables
        shown = ShownContent(in: tables)
        notes = NodeNotes(in: tables)
        evaluation = TreeEvaluation(in: tables)
        lateReader = LateReader(in: tables)
        geometry = GeometryRegistry(in: tables)
        preferences = PreferenceRegistry(in: tables)
        scrolling = TreeScrolling(in: tables)
        tapReaches = NodeTable(in: tables)
        matched = MatchedViews(in: tables)
        let node = layout.makeNode(.stack(Self.rootColumn), direction: environment.layoutDirection)
        root = TreeRoot(node: node, environment: environment)
        let context = CursorContext(environment: environment.first, parent: node)
        link.lead(to: self)
        lateReader.tree = self
        arena.tree = self
        pointers.tree = self
        presentation.shownEffect = { [unowned motion] in
            motion.drawings[$0.index]?.shown?.contentEffect
        }
        motion.environment = { [unowned self] in self.environment(of: $0) }
        let scope = TypedScope(
            view: RootView(content: view), tree: self, depth: 0, context: context)
        scope.parentNode = node
        root.scope = scope
        _ = working { scope.evaluate(after: nil) }
        if hosting.surroundings.choosesLocale, !CurrentSurroundings.isFollowed {
            addIssue(
                RuntimeIssue(
                    message: "Locale.current does not follow the environment's locale in this "
                        + "program", path: [],
                    advice: "Foundation is linked statically. Hand locales to formats, or link it "
                        + "dynamically."))
        }
        layout.finish(node)
        layout.caller = lateReader
    }

    deinit {
        link.lead(to: nil)
        lateReader.retireAll()
        // Parts hold parts: freed one inside the other they would need a stack as deep as the views.
        var pending: [Part] = root.scope.map { [$0] } ?? []
        root.scope = nil
        while let part = pending.popLast() {
            part.retire()
            part.moveInnerParts(to: &pending)
        }
    }

    /// Gives the root another environment; the next update evaluates all bodies again.
    package func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        change(&root.environment)
        hosting.surroundings = CurrentSurroundings(environment, room: layout.host)
        root.scope?.context.environment = environment.first
        invalidateAll()
    }

    /// Has all scopes made again, and those evaluated whose bodies did, that read a key of the environment, whose value has changed in place.
    package func renewReaders<K: EnvironmentKey>(of key: K.Type) {
        madeBefore.textStyles = nil
        let id = ObjectIdentifier(key)
        let renew = { (scope: Scope) in scope.renew(id) }
        root.scope.map(renew)
        root.scope?.slots.forEachScope(renew)
    }

    /// Notes that the state called `name` was written.
    func noteWrite(_ name: String) {
        updating.writes.note(name)
        hosting.stateWasWritten?(name)
    }

    func addIssue(_ issue: RuntimeIssue) {
        reports.add(issue)
    }

    /// How many views may be nested by way of custom views, conditions and `AnyView`s. Far beyond
    /// what is written by hand: views that contain themselves without end are what it stops.
    package static let deepestNesting = 100_000

    /// Calls `body` one level deeper; beyond the limit it is left out and reported.
    @MainActor
    func nested(in scope: Scope, _ body: () -> Void) {
        guard evaluation.nesting < Self.deepestNesting else {
            guard reports.nestingProblem == nil else { return }
            let issue = RuntimeIssue(
                message: "Views are nested deeper than \(Self.deepestNesting) levels in "
                    + scope.typeName,
                path: [], advice: "What is deeper was left out. Does the view contain itself?")
            addIssue(issue)
            reports.nestingProblem = issue.description
            return
        }
        evaluation.nesting += 1
        body()
        evaluation.nesting -= 1
    }

    /// Has all bodies evaluated again.
    func invalidateAll() {
        root.scope?.renew(nil)
        root.scope?.slots.forEachScope { $0.renew(nil) }
    }

    func enqueue(_ scope: Scope) {
        evaluation.queue.add(scope, depth: scope.depth)
    }

    /// Gives `old` the value of `new`, where that is possible, and has all scopes evaluated that are
    /// made from the `index`th entry of `part`'s slot table on and read it. Returns whether it was
    /// possible. What finds another value of the key, set further in, is left alone.
    func renew(
        _ old: EnvironmentLink, by new: EnvironmentLink, around part: Part, from index: Int
    ) -> Bool {
        guard old.renew(by: new) else { return false }
        madeBefore.textStyles = nil
        guard old.wasRead else { return true }
        // Scopes in one another mostly have the same environment.
        var last: (first: EnvironmentLink?, finds: Bool) = (old, true)
        part.slots.forEachScope(from: index) { scope in
            statistics.keyLooks += 1
            let first = scope.context.environment
            if first !== last.first {
                last = (first, EnvironmentValues.find(old.key, from: first) === old)
            }
            // What is in it may have been handed on from elsewhere, with the environment from there.
            if last.finds { scope.renew(old.key) }
        }
        return true
    }

    /// What is known of a type of view, or of a type of property in views.
    func kind(of type: Any.Type) -> ViewKind { madeBefore.kind(of: type) }
}

/// What hosts and views ask of a tree.
extension ViewTree {
    /// The root node: a column, which is transparent for a root of exactly one view.
    package var rootNode: NodeID { root.node }

    /// How the room that the root is offered shows it: lazy containers make what is seen.
    package var rootPlacement: RootPlacement {
        get { root.placement }
        set {
            root.placement = newValue
            layout.centersRoot = newValue == .centered
        }
    }

    /// Pixels per point of the room; `nil` where nobody said.
    package var rootDisplayScale: CGFloat? {
        get { root.displayScale }
        set { root.displayScale = newValue }
    }

    /// Whether a root of its own length is shown in the middle of something that is larger, as in a clip.
    package var standsInMiddle: Bool {
        get { root.standsInMiddle }
        set { root.standsInMiddle = newValue }
    }

    /// The environment at the root.
    package var environment: EnvironmentValues { root.environment }

    /// The text styles that were resolved last. Its type is known to `QuadrantViews` only.
    package var textStyles: AnyObject? {
        get { madeBefore.textStyles }
        set { madeBefore.textStyles = newValue }
    }

    /// The issues found so far, each once, in the order in which they were found.
    package var issues: [RuntimeIssue] { reports.issues }

    /// What is as at Apple's, and not as one would expect, with the mend: shown, and nothing fails by it.
    package var remarks: [RuntimeIssue] { reports.remarks }

    /// Says that views nest deeper than the limit, and where; `nil` as long as they do not.
    package var nestingProblem: String? { reports.nestingProblem }

    /// Plain sums over the life of the tree.
    package var statistics: ViewStatistics {
        get { reports.statistics }
        _modify { yield &reports.statistics }
    }
}

/// The view at the root: whatever the host shows.
struct RootView<Content: View>: View {
    let content: Content

    var body: some View { content }
}
