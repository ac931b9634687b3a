import Foundation
import QuadrantGeometry
import QuadrantLayout

/// A custom view that is alive: its last value, its state, what it read, and the nodes of its body.
package class Scope: Part {
    /// Distance from the root scope: outer scopes are evaluated first.
    let depth: Int
    /// What the scope inherits where it stands.
    var context: CursorContext
    /// The keys of the environment that were read while nodes were made of the body's value.
    let reads = EnvironmentReads()
    /// The keys of the environment that the body itself read.
    let bodyReads = EnvironmentReads()
    /// Whether the scope waits to be evaluated.
    var isDirty = false
    /// Whether its next evaluation asks for the body. Otherwise it makes the nodes again of the value that the body
    /// had: what is around the view is another, and the body read nothing of it.
    var needsBody = true
    /// Whether the evaluation under way makes the nodes of a former value again.
    private(set) var isRemaking = false
    /// Whether the evaluation under way is that of a modifier whose modified view is the one that it was: its state has changed.
    fileprivate(set) var keepsContent = false
    /// Whether that view is being made: closures in it are the ones that they were.
    var isInKeptContent = false
    /// What of the environment has other values since the last evaluation, in the same places: equal views
    /// in it may show something else.
    var renewed = RenewedKeys()
    /// How often it was taken from the queue in the pass of this number.
    var turns = (pass: 0, count: 0)
    /// The transaction with which something was written that it read; `nil` if nothing was.
    var written: CurrentTransaction?
    /// The step of pending writes by which it is evaluated, and the transaction of the write; `nil` for none.
    var waitingWrite: (step: Int, transaction: CurrentTransaction)?
    /// The transaction with which its views change in the evaluation under way, before modifiers change it; `nil`
    /// for that of the update.
    var base: CurrentTransaction?
    /// The tree owns its scopes and outlives them.
    @Unretained private(set) var tree: ViewTree
    /// The storage of `@State` and its like, in the order of the view's fields.
    var cells: [AnyObject?] = []
    /// Whether another value of the view is what its body is evaluated for.
    var hasNewView = false
    /// What is counted for those who ask what has changed; `nil` before somebody did.
    var changes: ChangeCounts?

    init(tree: ViewTree, depth: Int, context: CursorContext) {
        self.tree = tree
        self.depth = depth
        self.context = context
    }

    /// The custom view's type, for messages.
    var typeName: String { "" }

    /// What of the view's own data is under way; `nil` for nothing.
    func motionNote(at time: TimeInterval) -> MotionNote? { nil }

    /// The custom view's type; `nil` where there is none.
    var viewType: Any.Type? { nil }

    /// Evaluates the body and makes or updates its nodes; returns the last node it made.
    @MainActor
    func evaluate(after previous: NodeID?) -> NodeID? { previous }

    /// The environment in which the view stands; what is read of it is noted.
    package var environment: EnvironmentValues {
        var result = EnvironmentValues()
        result.first = context.environment
        result.reads = bodyReads
        return result
    }

    /// The custom view's name without its generic arguments, for messages.
    package var plainTypeName: String { String(typeName.prefix { $0 != "<" }) }

    override var readerName: String { plainTypeName }

    override func noteWriteWhileReading(_ name: String) {
        tree.report(.writtenInBody(name), in: self)
    }

    override func noteForeignChange() { tree.report(.foreignThread, in: self) }

    override func report(_ diagnostic: Diagnostic) { tree.report(diagnostic, in: self) }

    override func noteWrite(_ name: String) {
        guard isAlive else { return }
        tree.noteWrite(name)
    }

    override func noteChange(of object: ObjectIdentifier?, _ name: () -> String) {
        guard isAlive else { return }
        // Of many that read the object, the first gives it its name: names take time.
        let isFirst = object.map { tree.updating.writes.isFirstChange(of: $0) }
        guard isFirst ?? (currentReader() is Scope) else { return }
        let name = name()
        if object != nil { tree.noteWrite(name) }
        reportWriteInBody(name)
    }

    package override func dependencyDidChange() {
        guard isAlive else { return }
        tree.noteWrite(for: self)
    }

    /// Walks the slot table again with `content`, having forgotten what was read before; returns the last node.
    ///
    /// - Parameter remaking: Whether `content` makes what the body's last value says, so that what the body read
    ///   still counts.
    @MainActor
    final func evaluating(
        after previous: NodeID?, remaking: Bool = false, _ content: (inout _ViewCursor) -> Void
    ) -> NodeID? {
        isDirty = false
        isRemaking = remaking
        if base?.transaction.animation == nil, let written {
            base = written.transaction.isPlain ? base ?? written : written
        }
        if base == nil { base = tree.motion.base ?? tree.motion.plain }
        defer { (written, base, isRemaking) = (nil, nil, false) }
        reads.clear()
        if !remaking {
            needsBody = false
            bodyReads.clear()
            forgetReads()
        }
        var cursor = _ViewCursor(part: self, scope: self, context: context, previous: previous)
        reading { content(&cursor) }
        cursor.finish()
        renewed = RenewedKeys()
        return cursor.previous
    }

    /// The body of the view whose scope this is, its dynamic properties brought up to date.
    @MainActor
    final func body<V: View>(of view: inout V, _ kind: ViewKind) -> V.Body {
        tree.statistics.bodies += 1
        kind.fields.link(&view, to: self)
        tree.hosting.willEvaluate?(V.self)
        changes?.now = kind.fields.writes(of: &view, in: cells)
        defer {
            hasNewView = false
            if let changes, changes.asked == nil {
                changes.asked = kind.fields.writes(of: &view, in: cells).map(\.writes)
            }
        }
        return observing { view.body }
    }

    /// Queues the scope if it read a key of its environment that has another value; `nil` stands for any key.
    final func renew(_ key: ObjectIdentifier?) {
        let isOfBody = key.map(bodyReads.contains) ?? true
        guard isOfBody || key.map(reads.contains) ?? true else { return }
        renewed.note(key)
        if isOfBody { needsBody = true }
        queue()
    }

    /// Queues the scope: something that its body read has changed.
    final func invalidate() {
        needsBody = true
        queue()
    }

    /// Queues the scope.
    func queue() {
        guard isAlive, !isDirty else { return }
        isDirty = true
        tree.enqueue(self)
    }
}

/// What a view inherits from where it stands, beside the environment: kept by scopes so that they can
/// be evaluated on their own.
struct CursorContext {
    var environment: EnvironmentLink?
    var parent: NodeID
    /// The axis of the stack around; spacers and dividers ask for it.
    var stackAxis: Axis?
    /// Modifiers that wait for the nodes of a view that may be several.
    var pending: PendingModifier?
    /// What modifiers around make of transactions; their views own it.
    @UnretainedOptional var rules: TransactionRule?
    /// Names and traits for the next node.
    var attachments: NodeAttachments?
    /// The lazy container whose child the next node is. It owns those that keep this.
    @UnretainedOptional var lazyContainer: LazyContainer?
    /// The section of a lazy container that the next node belongs to.
    var section: SectionPlace?

    /// Whether `scope`, evaluated here, would find nothing changed at `other`.
    ///
    /// Of another environment only the keys count that the scope read, unless parts of its body hand
    /// the environment on. Of modifiers that wait, and of what is said of the next node, closures and
    /// other values of notes do not count: `takeOver` hands them on.
    func isSame(as other: CursorContext, for scope: Scope) -> Bool {
        guard parent == other.parent, stackAxis == other.stackAxis,
            lazyContainer === other.lazyContainer, section == other.section,
            CursorContext.areAlike(attachments, other.attachments),
            PendingModifier.areAlike(pending, other.pending, in: scope.tree)
        else { return false }
        if environment === other.environment { return true }
        return !scope.slots.hasParts && scope.reads.areSame(environment, other.environment)
            && scope.bodyReads.areSame(environment, other.environment)
    }

    /// Whether elements of a list inherit here exactly what they inherited before, but for what `takeOver` hands
    /// on. Their values are all that is known of them: not what they read of the environment.
    func isSame(as other: CursorContext, in tree: ViewTree) -> Bool {
        environment === other.environment && parent == other.parent && stackAxis == other.stackAxis
            && lazyContainer === other.lazyContainer && section == other.section
            && attachments == nil && other.attachments == nil
            && PendingModifier.areAlike(pending, other.pending, in: tree)
    }

    private static func areAlike(_ old: NodeAttachments?, _ new: NodeAttachments?) -> Bool {
        guard let old, let new else { return old == nil && new == nil }
        return old.isAlike(new)
    }

    /// Takes over the values that `isSame` leaves aside. Nodes and scopes further in keep their
    /// objects, which get the new values of the modifiers; `handOver` tells those who do not read
    /// these objects.
    @MainActor
    mutating func takeOver(_ new: CursorContext) {
        environment = new.environment
        rules = new.rules
        if let attachments, let new = new.attachments { attachments.takeNotes(of: new) }
        if let pending, let new = new.pending { pending.takeAll(of: new) }
    }

    /// This context for something that was made in the context `old` before and is made again. A waiting
    /// modifier that is alike stays the same object, with new values, since parts further in that are left
    /// alone know only that object.
    @MainActor
    func following(_ old: CursorContext, in tree: ViewTree) -> CursorContext {
        var result = self
        if let before = old.attachments, let attachments, before.isAlike(attachments) {
            before.takeNotes(of: attachments)
            result.attachments = before
        }
        if let before = old.pending, let pending,
            PendingModifier.areAlike(before, pending, in: tree)
        {
            before.takeAll(of: pending)
            result.pending = before
        }
        return result
    }

    /// Hands the new values of modifiers to views that were left alone. It is called after removed views are
    /// gone, which still act by the old values.
    @MainActor
    func handOver() { pending?.handOverAll() }
}

/// The scope of one type of view.
final class TypedScope<V: View>: Scope {
    var view: V
    let kind: ViewKind
    /// What the body was at its last evaluation.
    private var made: V.Body?
    /// What of the view is under way; `nil` for nothing.
    private var mover: (any ScopeMover)?

    override var mayHoldReaders: Bool { kind.isModifier }

    override var isOfPresentation: Bool { kind.isPresentation }

    init(view: V, tree: ViewTree, depth: Int, context: CursorContext) {
        self.view = view
        kind = tree.kind(of: V.self)
        super.init(tree: tree, depth: depth, context: context)
        slots.entries.reserveCapacity(kind.slotCount)
    }

    override var typeName: String { "\(V.self)" }

    override var viewType: Any.Type? { V.self }

    /// A new value of the same view; its state stays.
    func replaceView(_ new: V) {
        hasNewView = true
        if kind.isAnimatable { animateView(to: new) }
        view = new
    }

    private func animateView(to new: V) {
        let transaction =
            tree.motion.hasBegun ? tree.motion.transaction(base, context.rules) : nil
        if let new = new as? any Animatable {
            start(new, with: transaction)
        }
    }

    private func start<A: Animatable>(_ new: A, with transaction: CurrentTransaction?) {
        guard let old = view as? A else { return }
        let way = new.animatableData - old.animatableData
        let transaction = transaction?.transaction
        guard way.magnitudeSquared > 0, mover != nil || transaction?.mayMove == true else { return }
        let motion = mover as? ScopeMotion<A> ?? ScopeMotion<A>(self)
        let isKept = motion.begin(by: way, with: transaction, environment, in: tree.motion)
        mover = isKept ? motion : nil
    }

    override func motionNote(at time: TimeInterval) -> MotionNote? {
        mover?.ownNote(view, shortName, at: time)
    }

    /// The view as it is seen now, where it moves.
    private func seen(_ view: V) -> V { (mover?.moved(view) as? V) ?? view }

    @MainActor
    override func evaluate(after previous: NodeID?) -> NodeID? {
        if let made, !needsBody, mover == nil {
            return evaluating(after: previous, remaking: true) { V.Body._makeNodes(made, &$0) }
        }
        keepsContent = kind.isModifier && made != nil && !hasNewView
        defer { keepsContent = false }
        let last = evaluating(after: previous) { cursor in
            let body = newBody()
            made = body
            V.Body._makeNodes(body, &cursor)
        }
        kind.slotCount = slots.entries.count
        return last
    }

    @MainActor
    private func newBody() -> V.Body {
        guard mover != nil else { return body(of: &view, kind) }
        var seen = seen(view)
        return body(of: &seen, kind)
    }

    override func tearDown(_ tree: ViewTree, removingNodes: Bool) {
        made = nil
        super.tearDown(tree, removingNodes: removingNodes)
    }
}
