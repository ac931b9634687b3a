package import QuadrantLayout

/// Content that is made of a preference: evaluated once the value is known, and again whenever it
/// has changed.
final class PreferenceScope<K: PreferenceKey>: Scope, PreferenceReader {
    typealias Content = @MainActor (K.Value, inout _ViewCursor) -> Void

    private(set) var watch: PreferenceWatch?
    private var content: Content
    private var last: K.Value?

    init(tree: ViewTree, depth: Int, context: CursorContext, content: @escaping Content) {
        self.content = content
        super.init(tree: tree, depth: depth, context: context)
        parentNode = context.parent
    }

    override var typeName: String { watch.map { String($0.label.prefix { $0 != "(" }) } ?? "" }

    /// Begins to read the preference of the view whose node is `node`.
    func begin(_ node: NodeID, label: String) {
        let watch = PreferenceWatch(
            K.self, label: label, record: tree.preferences.record(of: node, in: tree.layout),
            reader: self)
        self.watch = watch
        invalidate()
    }

    func replace(_ new: @escaping Content, context: CursorContext) {
        content = new
        self.context = context
        invalidate()
    }

    /// Waits for the next look at preferences.
    override func queue() {
        isDirty = true
        if let watch, isAlive { tree.preferences.await(watch) }
    }

    @MainActor
    func look() -> Bool {
        guard let watch else { return false }
        let new = tree.preferences.value(of: K.self, in: watch.record, tree)
        if !isDirty, let last, areKnownEqual(last, new) { return false }
        last = new
        _ = evaluate(after: nil)
        return true
    }

    /// Reads the value at once, and evaluates the content with it: the view whose preference it is was made just before. What changes the value
    /// from now on has the reader look again.
    @MainActor
    func lookAtOnce() {
        guard let watch, isAlive else { return }
        watch.isAtOnce = true
        last = tree.preferences.value(of: K.self, in: watch.record, tree)
        _ = evaluate(after: nil)
        tree.preferences.release(watch)
    }

    /// Nothing but the content stands in the node around, so the content comes first in it.
    @MainActor
    override func evaluate(after previous: NodeID?) -> NodeID? {
        guard let last else { return previous }
        tree.statistics.bodies += 1
        let node = evaluating(after: previous) { content(last, &$0) }
        tree.layout.finish(context.parent)
        return node
    }
}

extension _ViewCursor {
    /// Makes the content of the node that is being made from the preference of the node `source`.
    ///
    /// - Parameter isAtOnce: Whether it is made now, as what is known of the preference now is all of it as a rule: content in which there is
    ///   content of the kind again, and so on, otherwise takes a layout for each.
    @MainActor
    package mutating func readPreference<K: PreferenceKey>(
        _ key: K.Type, of source: NodeID, label: String, isAtOnce: Bool = false,
        content: @escaping @MainActor (K.Value, inout _ViewCursor) -> Void
    ) {
        let context = CursorContext(environment: environment.first, parent: parent)
        let (outer, tree) = (scope, tree)
        var isNew = false
        let scope = takePart(PreferenceScope<K>.self) {
            isNew = true
            return PreferenceScope<K>(
                tree: tree, depth: outer.depth + 1, context: context, content: content)
        }
        if isNew {
            scope.begin(source, label: label)
        } else {
            scope.replace(content, context: context)
        }
        if isAtOnce { scope.lookAtOnce() }
    }
}
