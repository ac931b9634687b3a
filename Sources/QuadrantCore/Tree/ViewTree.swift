import Foundation
import QuadrantDisplayList
import QuadrantGeometry
package import QuadrantLayout
package import QuadrantText

/// A view that is alive: scopes, their nodes and what the nodes draw. One for each window, page or
/// picture; confined to its owner.
package final class ViewTree {
    package let layout: LayoutTree
    /// Where and how nodes are shown.
    package let presentation: Presentation
    /// The root node: a column, which is transparent for a root of exactly one view.
    package let rootNode: NodeID
    /// How the room that the root is offered shows it: lazy containers make what is seen.
    package var rootPlacement = RootPlacement.centered
    private var root: Scope?
    /// The drawings by the index of their node.
    private var drawings: [KeptDrawing?] = []
    /// What nodes showed when they were last recorded.
    var recordings = KeptRecordings()
    /// Whether what is being drawn asked for more than its own node: it is drawn again each time.
    var readsSurroundings = false
    /// Accessibility identifiers by node.
    private var namesByNode: [UInt32: [String]] = [:]
    /// The identifier that each named node goes by in drawings.
    private(set) var displayNames: [SourceTag: String] = [:]
    /// Notes of modifiers by node.
    private var notesByNode: [UInt32: [NodeNote]] = [:]
    /// Names of coordinate spaces by node.
    private var spacesByNode: [UInt32: [AnyHashable]] = [:]
    /// The scope in whose body each node was made, by index.
    private var scopesByNode: [Unretained<Scope>?] = []
    /// Scopes that wait for their evaluation.
    var queue = DepthQueue<Scope>()
    /// The number of the pass of evaluation that is under way, or was last.
    var evaluatePass = 0
    private var kinds: [ObjectIdentifier: ViewKind] = [:]
    var recentTuples = RecentTuples()
    /// The environments that modifiers made last, by their keys.
    private var recentLinks: [ObjectIdentifier: EnvironmentLink] = [:]
    /// The text styles that were resolved last. Its type is known to `QuadrantViews` only.
    package var textStyles: AnyObject?
    /// The reader that notes which states are read while the tree is laid out or recorded.
    private(set) lazy var lateReader = LateReader(tree: self)
    /// The geometry readers and observers.
    let geometry = GeometryRegistry()
    /// The views that set or read preferences.
    let preferences = PreferenceRegistry()
    /// What modifiers do when views appear, change and disappear.
    let actions = ActionRegistry()
    /// The tasks that views have begun.
    package let begunTasks = BegunTasks()
    /// Values that others may change without a notice, looked at before each update.
    var watchedSources = WatchedSources()
    /// The states that were written last, which name the cycle if an update finds no end.
    var writes = StateWrites()
    /// Whether an update is under way.
    var isUpdating = false
    /// Lazy containers, in the order in which they were made.
    var lazyContainers: [LazyContainer] = []
    /// Counts the updates in which elements of lazy containers came or went.
    var lazyClock = 0
    /// Scroll views by their nodes.
    var scrollParts: [UInt32: ScrollPart] = [:]
    /// How often states changed that modifiers of scroll views had read.
    var scrollNews = 0
    /// What is to be scrolled to in the next update.
    var scrollRequests: [ScrollRequest] = []
    /// The issues found so far, each once, in the order in which they were found.
    package private(set) var issues: [RuntimeIssue] = []
    /// The same issues as `issues`, as a set.
    private var knownIssues: Set<RuntimeIssue> = []
    /// Plain sums over the life of the tree.
    package var statistics = ViewStatistics()
    /// How many views are nested around the one being evaluated.
    private var nesting = 0
    /// Says that views nest deeper than the limit, and where; `nil` as long as they do not.
    package private(set) var nestingProblem: String?
    /// Called before each body with the view's type.
    let willEvaluate: ((Any.Type) -> Void)?
    /// Called when a `@State` of a view in the tree has another value; the layout is no longer up to
    /// date then.
    package var stateDidChange: (() -> Void)?
    /// Called with the name of each `@State` that is written.
    package var stateWasWritten: ((String) -> Void)?
    /// The environment at the root.
    package private(set) var environment: EnvironmentValues
    /// What Foundation's current locale, calendar and time zone are for the code of the views.
    package var surroundings: CurrentSurroundings
    /// The clock that the code of the views runs by; `nil` for the process's.
    package let clock: HostClock?
    /// Keeps what the code of the views has the main actor do; `nil` where nobody does.
    package let jobs: HeldJobs?

    /// A tree of `view` in `environment`; bodies are evaluated at once.
    ///
    /// - Parameters:
    ///   - surroundings: Those of the environment, unless others are given.
    ///   - clock: The host's; `nil` for the process's.
    ///   - jobs: Where the host keeps what views have the main actor do; `nil` where it does not.
    @MainActor
    package init<V: View>(
        _ view: V, environment: EnvironmentValues, textEngine: any TextEngine,
        host: HostGeometry = HostGeometry(containerSize: CGSize(width: 393, height: 852)),
        surroundings: CurrentSurroundings? = nil, clock: HostClock? = nil, jobs: HeldJobs? = nil,
        willEvaluate: ((Any.Type) -> Void)? = nil
    ) {
        self.willEvaluate = willEvaluate
        self.clock = clock
        self.jobs = jobs
        self.surroundings = surroundings ?? CurrentSurroundings(environment)
        layout = LayoutTree(textEngine: textEngine)
        presentation = Presentation(of: layout)
        layout.host = host
        self.environment = environment
        rootNode = layout.makeNode(
            .stack(
                StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)),
            direction: environment.layoutDirection)
        let context = CursorContext(environment: environment.first, parent: rootNode)
        let scope = TypedScope(
            view: RootView(content: view), tree: self, depth: 0, context: context)
        scope.parentNode = rootNode
        root = scope
        _ = working { scope.evaluate(after: nil) }
        if self.surroundings.choosesLocale, !CurrentSurroundings.isFollowed {
            addIssue(
                RuntimeIssue(
                    message: "Locale.current does not follow the environment's locale in this "
                        + "program", path: [],
                    advice: "Foundation is linked statically. Hand locales to formats, or link it "
                        + "dynamically."))
        }
        layout.finish(rootNode)
        layout.caller = lateReader
    }

    deinit {
        // Parts hold parts: freed one inside the other they would need a stack as deep as the views.
        var pending: [Part] = root.map { [$0] } ?? []
        root = nil
        while let part = pending.popLast() {
            part.retire()
            part.moveInnerParts(to: &pending)
        }
        lateReader.retireAll()
    }

    /// Gives the root another environment; the next update evaluates all bodies again.
    package func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        change(&environment)
        surroundings = CurrentSurroundings(environment)
        root?.context.environment = environment.first
        invalidateAll()
    }

    /// Notes that the state called `name` was written.
    func noteWrite(_ name: String) {
        writes.note(name)
        stateWasWritten?(name)
    }

    func addIssue(_ issue: RuntimeIssue) {
        if knownIssues.insert(issue).inserted { issues.append(issue) }
    }

    /// How many views may be nested by way of custom views, conditions and `AnyView`s. Far beyond
    /// what is written by hand: views that contain themselves without end are what it stops.
    package static let deepestNesting = 100_000

    /// Calls `body` one level deeper; beyond the limit it is left out and reported.
    @MainActor
    func nested(in scope: Scope, _ body: () -> Void) {
        guard nesting < Self.deepestNesting else {
            guard nestingProblem == nil else { return }
            let issue = RuntimeIssue(
                message: "Views are nested deeper than \(Self.deepestNesting) levels in "
                    + scope.typeName,
                path: [], advice: "What is deeper was left out. Does the view contain itself?")
            addIssue(issue)
            nestingProblem = issue.description
            return
        }
        nesting += 1
        body()
        nesting -= 1
    }

    /// Has all bodies evaluated again.
    func invalidateAll() {
        root?.renew(nil)
        root?.slots.forEachScope { $0.renew(nil) }
    }

    func enqueue(_ scope: Scope) {
        queue.add(scope, depth: scope.depth)
    }

    /// Environments are remembered for one update: they hold what was put into them.
    func forgetEnvironments() {
        if !recentLinks.isEmpty { recentLinks.removeAll(keepingCapacity: true) }
        textStyles = nil
    }

    /// `link`, or one with the same value at the same place that was made before: neighbours mostly set
    /// the same values, and what depends on an environment can be remembered by its identity.
    func shared(_ link: EnvironmentLink?, over outer: EnvironmentLink?) -> EnvironmentLink? {
        guard let link, link.next === outer else { return link }
        if let last = recentLinks[link.key], last.next === outer, last.isSame(as: link) {
            last.isShared = true
            return last
        }
        recentLinks[link.key] = link
        return link
    }

    /// Gives `old` the value of `new`, where that is possible, and has all scopes evaluated that are
    /// made from the `index`th entry of `part`'s slot table on and read it. Whether it was possible.
    func renew(
        _ old: EnvironmentLink, by new: EnvironmentLink, around part: Part, from index: Int
    ) -> Bool {
        guard old.renew(by: new) else { return false }
        textStyles = nil
        part.slots.forEachScope(from: index) { scope in
            if scope.reads.contains(old.key) { scope.renew(old.key) }
        }
        return true
    }

    /// What is known of a type of view, or of a type of property in views.
    func kind(of type: Any.Type) -> ViewKind {
        let id = ObjectIdentifier(type)
        if let known = kinds[id] { return known }
        let new = ViewKind(type)
        kinds[id] = new
        return new
    }

    // MARK: Nodes

    func removeNode(_ node: NodeID) {
        if !preferences.isEmpty { preferences.willRemove(node) }
        forget(node)
        layout.remove(node)
    }

    private func forget(_ node: NodeID) {
        var pending = [node]
        while let next = pending.popLast() {
            let index = Int(next.index)
            if index < drawings.count { drawings[index] = nil }
            presentation.setEffect(nil, of: next)
            if index < scopesByNode.count { scopesByNode[index] = nil }
            recordings.forget(next)
            lateReader.forget(next)
            setNames([], of: next)
            notesByNode[next.index] = nil
            spacesByNode[next.index] = nil
            if !preferences.isEmpty { preferences.forget(next, in: layout) }
            pending += layout.children(of: next)
        }
    }

    /// Has the node show `drawing`; nothing beside its children for `nil`.
    func setDrawing<D: NodeDrawing>(_ drawing: D?, of node: NodeID) {
        guard let drawing else { return removeDrawing(of: node) }
        let index = placeOfDrawing(node)
        if put(drawing, in: &drawings[index]) { showsOtherwise(node) }
    }

    /// The same of a drawing that other nodes may have too.
    func setDrawing(kept drawing: KeptDrawing, of node: NodeID) {
        let index = placeOfDrawing(node)
        if put(drawing, in: &drawings[index]) { showsOtherwise(node) }
    }

    private func removeDrawing(of node: NodeID) {
        let index = Int(node.index)
        guard index < drawings.count, drawings[index] != nil else { return }
        drawings[index] = nil
        showsOtherwise(node)
    }

    private func placeOfDrawing(_ node: NodeID) -> Int {
        let index = Int(node.index)
        if index >= drawings.count {
            drawings.append(
                contentsOf: repeatElement(
                    nil, count: max(index + 1, drawings.count * 2) - drawings.count))
        }
        return index
    }

    /// The node has another drawing than before.
    private func showsOtherwise(_ node: NodeID) {
        layout.markRecord(node)
        presentation.setEffect(drawings[Int(node.index)]?.contentEffect, of: node)
    }

    /// What the node shows beside its children; `nil` for nothing.
    package func drawing(of node: NodeID) -> KeptDrawing? {
        let index = Int(node.index)
        return index < drawings.count ? drawings[index] : nil
    }

    func attach(_ attachments: NodeAttachments?, to node: NodeID) {
        layout.setTraits(node, attachments?.traits)
        if setNames(attachments?.names ?? [], of: node) { layout.markRecord(node) }
        if let spaces = attachments?.spaces, !spaces.isEmpty {
            spacesByNode[node.index] = spaces
        } else if !spacesByNode.isEmpty {
            spacesByNode[node.index] = nil
        }
        if let notes = attachments?.notes, !notes.isEmpty {
            let old = notesByNode.updateValue(notes, forKey: node.index)
            // Whether shapes of taps are the same cannot be told.
            if !layout.needsReach(node),
                old?.contains(where: \.decidesReach) == true
                    || notes.contains(where: \.decidesReach)
            {
                layout.markReach(node)
            }
        } else if !notesByNode.isEmpty, notesByNode.removeValue(forKey: node.index) != nil {
            layout.markReach(node)
        }
    }

    /// Whether the node had other names before.
    @discardableResult
    private func setNames(_ names: [String], of node: NodeID) -> Bool {
        if names.isEmpty {
            guard !namesByNode.isEmpty, namesByNode.removeValue(forKey: node.index) != nil else {
                return false
            }
        } else if namesByNode.updateValue(names, forKey: node.index) == names {
            return false
        }
        displayNames[SourceTag(node: node.index)] = names.first
        return true
    }

    /// What modifiers said under a key of the view whose node this is.
    package func note<K: NodeNoteKey>(_ key: K.Type, of node: NodeID) -> K.Value? {
        notesByNode[node.index]?.value(key)
    }

    func noteOrigin(of node: NodeID, scope: Scope) {
        let index = Int(node.index)
        if index >= scopesByNode.count {
            let count = max(index + 1, scopesByNode.count * 2) - scopesByNode.count
            scopesByNode.append(contentsOf: repeatElement(nil, count: count))
        }
        scopesByNode[index] = Unretained(wrappedValue: scope)
    }

    /// The custom view in whose body the node was made.
    func origin(of node: NodeID) -> Scope? { origin(at: node.index) }

    /// The same for the node that is at an index now.
    func origin(at index: UInt32) -> Scope? {
        let index = Int(index)
        guard index < scopesByNode.count else { return nil }
        return scopesByNode[index]?.wrappedValue
    }

    /// The names of the coordinate space of the view whose node this is.
    func spaces(of node: NodeID) -> [AnyHashable] { spacesByNode[node.index] ?? [] }

    /// The accessibility identifiers given to the view whose node this is.
    package func names(of node: NodeID) -> [String] { namesByNode[node.index] ?? [] }

    func isNamed(_ source: SourceTag) -> Bool { namesByNode[source.node] != nil }
}

/// The view at the root: whatever the host shows.
struct RootView<Content: View>: View {
    let content: Content

    var body: some View { content }
}
