import QuadrantLayout

/// The content of a `GeometryReader` or `GeometryReader3D`: evaluated on its own once the reader has a place, and again
/// when what it read of the geometry has changed.
final class ReaderScope: Scope, RoundClient {
    typealias Content = @MainActor (GeometrySource, inout _ViewCursor) -> Void

    let source: GeometrySource
    var content: Content
    /// Evaluations in the update that is under way.
    var rounds = 0

    private let name: String

    init(
        _ name: String, tree: ViewTree, depth: Int, context: CursorContext,
        content: @escaping Content
    ) {
        self.name = name
        source = GeometrySource(tree: tree, node: context.parent)
        self.content = content
        super.init(tree: tree, depth: depth, context: context)
        parentNode = context.parent
    }

    override var typeName: String { name }

    var label: String { typeName }

    var part: Part { self }

    /// Waits for the next layout.
    override func queue() {
        guard isAlive, !isDirty else { return }
        isDirty = true
        tree.geometry.await(self)
    }

    @MainActor
    override func evaluate(after previous: NodeID?) -> NodeID? {
        let remaking = !needsBody && !source.isOutdated
        if !remaking {
            source.clear()
            tree.statistics.bodies += 1
        }
        let last = evaluating(after: previous, remaking: remaking) { content(source, &$0) }
        tree.layout.finish(source.node)
        return last
    }

    override func tearDown(_ tree: ViewTree, removingNodes: Bool) {
        super.tearDown(tree, removingNodes: removingNodes)
        tree.geometry.remove(self)
    }
}

extension _ViewCursor {
    /// The content of the reader whose node is being made: it waits for the reader's geometry.
    @MainActor
    mutating func openReader(_ name: String, _ content: @escaping ReaderScope.Content) {
        let context = CursorContext(environment: environment.first, parent: parent)
        let (scope, tree) = (scope, tree)
        let reader = takePart(ReaderScope.self) {
            let reader = ReaderScope(
                name, tree: tree, depth: scope.depth + 1, context: context, content: content)
            tree.geometry.add(reader)
            return reader
        }
        reader.content = content
        reader.context = context
        if scope.isRemaking { reader.queue() } else { reader.invalidate() }
    }
}
