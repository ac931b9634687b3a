package import QuadrantGeometry
package import QuadrantLayout

/// The place at which nodes are made or updated. A cursor walks the parts of a slot table and the
/// children of a node, and carries what views inherit. Opaque outside the library.
public struct _ViewCursor {
    /// The part whose slot table is walked.
    private(set) var part: Part
    /// The custom view being evaluated.
    let scope: Scope
    @Unretained package private(set) var tree: ViewTree
    var index = 0
    /// How many nodes of this slot table are around.
    var depth = 0
    /// The environment's, read once for all nodes made in it.
    var direction = LayoutDirection.leftToRight
    var parent: NodeID
    /// The last child so far; new nodes go behind it.
    package internal(set) var previous: NodeID?
    package var environment: EnvironmentValues
    package var stackAxis: Axis?
    var pending: PendingModifier?
    /// What modifiers around make of the transaction; `nil` where there are none.
    @UnretainedOptional var rules: TransactionRule?
    /// Names and traits for the next node.
    package var attachments: NodeAttachments?
    /// The lazy container whose child the next node is.
    var lazyContainer: LazyContainer?
    /// The section of a lazy container that the next node belongs to.
    package var section: SectionPlace?
    /// Where views are collected instead of made; `nil` where they are made.
    var sink: SubviewSink?
    /// Whether the view that is made next is known to be one node.
    var isInSingle = false

    init(part: Part, scope: Scope, context: CursorContext, previous: NodeID?) {
        self.part = part
        self.scope = scope
        tree = scope.tree
        parent = context.parent
        self.previous = previous
        environment = EnvironmentValues()
        environment.first = context.environment
        environment.reads = scope.reads
        stackAxis = context.stackAxis
        pending = context.pending
        rules = context.rules
        direction = environment.layoutDirection
        attachments = context.attachments
        lazyContainer = context.lazyContainer
        section = context.section
    }

    var surroundings: Surroundings {
        get { Surroundings(environment: environment.first, direction: direction, rules: rules) }
        set {
            (environment.first, direction) = (newValue.environment, newValue.direction)
            rules = newValue.rules
        }
    }

    var context: CursorContext {
        CursorContext(
            environment: environment.first, parent: parent, stackAxis: stackAxis, pending: pending,
            rules: rules,
            attachments: attachments, lazyContainer: lazyContainer, section: section)
    }

    /// Calls a closure of the user's that makes views: what it reads of observable objects, the scope
    /// depends on. It must not make nodes.
    package func reading<T>(_ body: () -> T) -> T { scope.observing(body) }

    /// Goes on in a part's own slot table.
    @MainActor
    mutating func enter(_ inner: Part, _ content: (inout _ViewCursor) -> Void) {
        isInSingle = false
        inner.parentNode = parent
        var cursor = _ViewCursor(part: inner, scope: scope, context: context, previous: previous)
        cursor.environment.reads = environment.reads
        cursor.sink = sink
        content(&cursor)
        cursor.finish()
        previous = cursor.previous
        attachments = cursor.attachments
    }

    /// Goes on in the slot table of another element of the same list.
    mutating func begin(_ element: Part) {
        assert(depth == 0, "An element was left in the midst of a node.")
        isInSingle = false
        element.parentNode = parent
        part = element
        index = 0
    }

    /// An object that stays where the view stays, and holds what each evaluation brings new: a closure,
    /// which whoever knows the object then need not be handed.
    @MainActor
    package mutating func keep<Object: AnyObject>(_ make: () -> Object) -> Object {
        if index < part.slots.entries.count {
            guard case .kept(let object) = part.slots.entries[index], let same = object as? Object
            else {
                preconditionFailure("A view changed its structure without a change of its type.")
            }
            index += 1
            return same
        }
        let new = make()
        part.slots.entries.append(.kept(new))
        index += 1
        return new
    }

    mutating func takePart<P: Part>(_ type: P.Type, make: () -> P) -> P {
        if isUpdate { return keptPart(type) }
        let new = make()
        append(new)
        return new
    }

    /// Whether what comes next was made before.
    private var isUpdate: Bool { index < part.slots.entries.count }

    private mutating func keptPart<P: Part>(_ type: P.Type) -> P {
        guard case .part(let existing) = part.slots.entries[index], let same = existing as? P
        else {
            preconditionFailure("A view changed its structure without a change of its type.")
        }
        index += 1
        return same
    }

    private mutating func append(_ new: Part) {
        new.owner = part
        new.position = index
        new.isTop = depth == 0
        part.slots.entries.append(.part(new))
        index += 1
    }

    /// Content that is one of several; another `identity` than before replaces all of it.
    ///
    /// - Parameter isCondition: Whether it is an `if`, a `switch` or an optional view, as users write them.
    @MainActor
    package mutating func branch(
        _ identity: Int, isCondition: Bool = false, _ content: (inout _ViewCursor) -> Void
    ) {
        let branch = takePart(Branch.self) { Branch(identity: identity, isCondition: isCondition) }
        replacing(branch, branch.identity, by: identity, content) { branch.identity = identity }
    }

    /// The scope of a custom view; its body is evaluated unless nothing it depends on has changed.
    @MainActor
    package mutating func openScope<V: View>(_ view: V) {
        let (scope, tree, context) = (scope, tree, context)
        // Each mention of the scope's type looks it up at run time.
        guard isUpdate else {
            let inner: Scope = TypedScope(
                view: view, tree: tree, depth: scope.depth + 1, context: context)
            append(inner)
            inner.base = scope.base
            inner.parentNode = parent
            tree.nested(in: inner) {
                previous = withLargeStack { inner.evaluate(after: previous) }
            }
            attachments = nil
            return
        }
        let inner = keptPart(TypedScope<V>.self)
        let isSame = inner.kind.equality.isSame(inner.view, view)
        if isSame, !inner.isDirty, !PendingModifier.isRenewed(pending, by: scope.renewed),
            inner.context.isSame(as: context, for: inner)
        {
            inner.context.takeOver(context)
            inner.context.handOver()
            previous = inner.moveNodes(behind: previous, in: tree.layout)
        } else {
            if !isSame
                || !inner.bodyReads.areSame(inner.context.environment, context.environment)
            {
                inner.needsBody = true
            }
            inner.context = context.following(inner.context, in: tree)
            inner.base = scope.base
            if !isSame { inner.replaceView(view) }
            previous = withLargeStack { inner.evaluate(after: previous) }
            inner.context.handOver()
        }
        attachments = nil
    }

    /// Changes the environment for `content`. An equal value in equal surroundings is the same
    /// environment as before; so is one with another value of the same key, which only those inside
    /// are told that read it.
    @MainActor
    package mutating func setting(
        _ change: (inout EnvironmentValues) -> Void, _ content: (inout _ViewCursor) -> Void
    ) {
        let (outer, reads) = (environment.first, environment.reads)
        change(&environment)
        environment.reads = reads
        if index < part.slots.entries.count {
            guard case .environment(let old) = part.slots.entries[index] else {
                preconditionFailure("A view changed its structure without a change of its type.")
            }
            if let old, let new = environment.first,
                EnvironmentLink.areSame(old, new, over: outer)
                    || old.next === new.next && renew(old, by: new)
            {
                environment.first = old
            } else {
                part.slots.entries[index] = .environment(environment.first)
            }
        } else {
            environment.first = tree.madeBefore.shared(environment.first, over: outer)
            part.slots.entries.append(.environment(environment.first))
        }
        index += 1
        let outerDirection = direction
        direction = environment.layoutDirection
        content(&self)
        environment.first = outer
        direction = outerDirection
    }

    /// Gives an environment that was made before another value, if it can have one. What is made in it
    /// after this does not know it by itself.
    private func renew(_ old: EnvironmentLink, by new: EnvironmentLink) -> Bool {
        guard tree.renew(old, by: new, around: part, from: index) else { return false }
        scope.renewed.note(old.key)
        return true
    }

    /// Content whose identity is a value; another one than before replaces all of it.
    @MainActor
    package mutating func identified(
        _ id: AnyHashable, _ content: (inout _ViewCursor) -> Void
    ) {
        let part = takePart(IdentityPart.self) { IdentityPart(id: id) }
        replacing(part, part.id, by: id, content) { part.id = id }
    }

    /// Goes on in a part whose content has an identity: with another one, the content that was there leaves.
    @MainActor
    private mutating func replacing<ID: Hashable>(
        _ part: Part, _ old: ID, by new: ID, _ content: (inout _ViewCursor) -> Void,
        _ note: () -> Void
    ) {
        guard old != new else {
            tree.nested(in: scope) { withLargeStack { enter(part, content) } }
            return
        }
        let transaction = transaction?.transaction
        tree.leave(part, from: part, as: AnyHashable(old), with: transaction)
        note()
        _ = tree.takeBack(AnyHashable(new), from: part, into: part, after: previous)
        tree.motion.beginArrival(in: parent, with: transaction)
        tree.nested(in: scope) { withLargeStack { enter(part, content) } }
        tree.arrive(part, with: transaction)
        tree.motion.endArrival()
    }

    /// Goes on in an environment that was saved: content that a modifier brings is not inside the
    /// view that it modifies. What is read of it is noted where the content is made: it is made again there.
    @MainActor
    package mutating func inEnvironment(
        _ saved: EnvironmentValues, _ content: (inout _ViewCursor) -> Void
    ) {
        let outer = (environment, direction, stackAxis)
        environment.first = saved.first
        direction = environment.layoutDirection
        stackAxis = nil
        content(&self)
        (environment, direction, stackAxis) = outer
    }

    /// Called when a slot table has been walked: what an earlier walk left beyond the end cannot be.
    // Mutating, as the cursor is copied for others.
    @inline(__always)
    mutating func finish() {
        assert(
            index == part.slots.entries.count || part.isList,
            "A view changed its structure without a change of its type.")
    }
}

/// What the nodes made at a place inherit from views further out.
struct Surroundings {
    var environment: EnvironmentLink?
    var direction: LayoutDirection
    /// What modifiers around make of transactions.
    @UnretainedOptional var rules: TransactionRule?

    func isSame(as other: Surroundings) -> Bool {
        environment === other.environment && direction == other.direction && rules === other.rules
    }
}
