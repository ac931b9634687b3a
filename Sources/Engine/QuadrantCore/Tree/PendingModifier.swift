import QuadrantLayout

/// A modifier on a view that may be several nodes (or none): it waits in the cursor and is put
/// around each node as that node is made.
package class PendingModifier {
    /// The modifier further out.
    final let next: PendingModifier?
    /// What the modifier inherits where it stands. Values that are set inside the modified view do
    /// not concern it.
    private final let surroundings: Surroundings
    /// The modifier whose values this has since `takeAll`.
    private final weak var source: PendingModifier?
    /// Whether `handOver` still has to be called.
    private final var owes = false

    init(next: PendingModifier?, surroundings: Surroundings) {
        self.next = next
        self.surroundings = surroundings
    }

    @MainActor
    final func apply(_ cursor: inout _ViewCursor, _ content: (inout _ViewCursor) -> Void) {
        let inner = cursor.surroundings
        cursor.surroundings = surroundings
        put(&cursor) { cursor in
            let outer = cursor.surroundings
            cursor.surroundings = inner
            content(&cursor)
            cursor.surroundings = outer
        }
        cursor.surroundings = inner
    }

    /// Puts the modifier around the node that `content` makes; has to call it exactly once.
    @MainActor
    func put(_ cursor: inout _ViewCursor, _ content: (inout _ViewCursor) -> Void) {
        content(&cursor)
    }

    /// Whether a modifier of the same type does the same, but for what can be handed over. In doubt it
    /// does not.
    func isAlike(_ other: PendingModifier, in tree: ViewTree) -> Bool { false }

    /// Whether the modifier makes something that depends on the environment where the modifier stands. The
    /// modified view's own reads do not show that dependence.
    var goesByItsPlace: Bool { false }

    /// Whether one of the waiting modifiers, from the innermost on, may act differently now that keys of
    /// the environment have other values.
    static func isRenewed(_ pending: PendingModifier?, by renewed: RenewedKeys) -> Bool {
        guard !renewed.isEmpty else { return false }
        var modifier = pending
        while let current = modifier {
            if current.goesByItsPlace { return true }
            modifier = current.next
        }
        return false
    }

    /// Takes over what differs of a modifier that is alike.
    @MainActor
    func take(_ new: PendingModifier) {}

    /// Hands the values that were taken over to the nodes around which the modifier was put before.
    @MainActor
    func handOver() {}

    /// Whether the modifiers that wait in `new`, from the innermost on, do the same as those in
    /// `old`.
    static func areAlike(
        _ old: PendingModifier?, _ new: PendingModifier?, in tree: ViewTree
    ) -> Bool {
        var (old, new) = (old, new)
        while let a = old, let b = new {
            if a === b { return true }
            guard type(of: a) == type(of: b), a.surroundings.isSame(as: b.surroundings),
                a.isAlike(b, in: tree)
            else { return false }
            (old, new) = (a.next, b.next)
        }
        return old == nil && new == nil
    }

    /// Takes over the values that differ, from this modifier outward, once for each modifier, as many views
    /// may share one.
    @MainActor
    final func takeAll(of new: PendingModifier) {
        var (old, new): (PendingModifier?, PendingModifier?) = (self, new)
        while let a = old, let b = new, a !== b {
            if a.source !== b {
                a.source = b
                a.take(b)
                a.owes = true
            }
            (old, new) = (a.next, b.next)
        }
    }

    /// Hands the values that were taken over to nodes that were not made again, from this modifier
    /// outward.
    @MainActor
    final func handOverAll() {
        var modifier: PendingModifier? = self
        while let current = modifier {
            if current.owes {
                current.owes = false
                current.handOver()
            }
            modifier = current.next
        }
    }
}

extension _ViewCursor {
    /// Whether the view that is made next is put into what a modifier of a type makes around each view (`wrap`), with no
    /// node of other modifiers between.
    package func putsNext<Modifier>(into modifier: Modifier.Type) -> Bool {
        var next = pending
        while let said = next as? PendingAttachments { next = said.next }
        return next is PendingValue<Modifier>
    }
}

/// A modifier that does something around each node, as its value says; one with an equal value is the same.
private final class PendingValue<Modifier>: PendingModifier {
    typealias Body = @MainActor (inout _ViewCursor, (inout _ViewCursor) -> Void) -> Void

    private let modifier: Modifier
    private let body: Body

    init(
        _ modifier: Modifier, next: PendingModifier?, surroundings: Surroundings,
        body: @escaping Body
    ) {
        self.modifier = modifier
        self.body = body
        super.init(next: next, surroundings: surroundings)
    }

    override func put(_ cursor: inout _ViewCursor, _ content: (inout _ViewCursor) -> Void) {
        body(&cursor, content)
    }

    override var goesByItsPlace: Bool { true }

    override func isAlike(_ other: PendingModifier, in tree: ViewTree) -> Bool {
        guard let other = other as? PendingValue<Modifier> else { return false }
        return tree.kind(of: Modifier.self).equality.isSame(modifier, other.modifier)
    }
}

/// A modifier that puts a node around each node; one with an equal value is the same.
final class PendingNode<Modifier: NodeModifier>: PendingModifier {
    private let modifier: Modifier

    init(_ modifier: Modifier, next: PendingModifier?, surroundings: Surroundings) {
        self.modifier = modifier
        super.init(next: next, surroundings: surroundings)
    }

    override func put(_ cursor: inout _ViewCursor, _ content: (inout _ViewCursor) -> Void) {
        modifier.makeNode(&cursor, content)
    }

    override func isAlike(_ other: PendingModifier, in tree: ViewTree) -> Bool {
        guard let other = other as? PendingNode<Modifier> else { return false }
        return tree.kind(of: Modifier.self).equality.isSame(modifier, other.modifier)
    }
}

/// A modifier that says something of each node.
final class PendingAttachments: PendingModifier {
    /// What the modifier leaves at each node.
    private let said: NodeAttachments

    init(_ said: NodeAttachments, next: PendingModifier?, surroundings: Surroundings) {
        self.said = said
        super.init(next: next, surroundings: surroundings)
    }

    override func put(_ cursor: inout _ViewCursor, _ content: (inout _ViewCursor) -> Void) {
        cursor.attachments = said.merged(over: cursor.attachments)
        content(&cursor)
        cursor.attachments = nil
    }

    override func isAlike(_ other: PendingModifier, in tree: ViewTree) -> Bool {
        guard let other = other as? PendingAttachments else { return false }
        return said.isAlike(other.said)
    }

    override func take(_ new: PendingModifier) {
        if let new = new as? PendingAttachments { said.takeNotes(of: new.said) }
    }
}

extension _ViewCursor {
    /// Whether views of this type are always exactly one node. Asking a type asks all types in it: the
    /// answer for a view goes for the view that it modifies.
    @MainActor
    package mutating func isSingle<Content: View>(_ type: Content.Type) -> Bool {
        if isInSingle {
            isInSingle = false
            return true
        }
        if case .one = Content._arity { return true }
        return false
    }

    /// Makes a view that is one node.
    @MainActor
    package mutating func makeSingle<Content: View>(_ content: Content) {
        isInSingle = true
        Content._makeNodes(content, &self)
        isInSingle = false
    }

    /// Puts the node that `body` makes around the content: at once if the content is always one
    /// node, else around each of its nodes.
    ///
    /// - Parameters:
    ///   - modifier: What `body` goes by, beside the environment here: with an equal one it does the same.
    ///   - body: Has to call its second argument exactly once.
    @MainActor
    package mutating func wrap<Content: View, Modifier>(
        _ content: Content, by modifier: Modifier,
        _ body: @escaping @MainActor (inout _ViewCursor, (inout _ViewCursor) -> Void) -> Void
    ) {
        if isSingle(Content.self) {
            body(&self) { $0.makeSingle(content) }
            return
        }
        waiting(content) { PendingValue(modifier, next: $0, surroundings: $1, body: body) }
    }

    /// Makes content that may be several nodes, with a modifier that waits for them.
    @MainActor
    mutating func waiting<Content: View>(
        _ content: Content, _ modifier: (PendingModifier?, Surroundings) -> PendingModifier
    ) {
        let outer = pending
        pending = modifier(outer, surroundings)
        Content._makeNodes(content, &self)
        pending = outer
    }
}
