import Foundation
package import QuadrantGeometry
package import QuadrantLayout

extension _ViewCursor {
    /// Makes or updates one node without children, which shows nothing.
    ///
    /// Modifiers that wait are put around it first.
    @MainActor
    @discardableResult
    package mutating func node(_ rule: consuming LayoutRule) -> NodeID {
        node(consume rule, drawing: Never?.none)
    }

    /// Makes or updates one node without children.
    @MainActor
    @discardableResult
    package mutating func node(
        _ rule: consuming LayoutRule, drawing: (some NodeDrawing)?
    ) -> NodeID {
        isInSingle = false
        if let waiting = pending {
            let rule = consume rule
            return withLargeStack {
                wrapped(in: waiting) { $0.node(rule, drawing: drawing) }
            }
        }
        let id = takeNode(consume rule, isLeaf: true)
        tree.setDrawing(drawing, of: id, by: self)
        return id
    }

    /// The same with a drawing that other nodes may have too.
    @MainActor
    @discardableResult
    package mutating func node(_ rule: LayoutRule, kept drawing: KeptDrawing) -> NodeID {
        isInSingle = false
        if let waiting = pending {
            return withLargeStack {
                wrapped(in: waiting) { $0.node(rule, kept: drawing) }
            }
        }
        let id = takeNode(rule, isLeaf: true)
        tree.setDrawing(kept: drawing, of: id, by: self)
        return id
    }

    /// Makes or updates one node that shows nothing and, inside it, what `children` makes.
    @MainActor
    @discardableResult
    package mutating func node(
        _ rule: consuming LayoutRule, children: (inout _ViewCursor) -> Void
    ) -> NodeID {
        node(consume rule, drawing: Never?.none, children: children)
    }

    /// Makes or updates one node that shows nothing and, inside it, the views of `content`, for which it is a stack
    /// along `stackAxis`. Handed over alone, content is read without looking up the type of the view that has it.
    @MainActor
    @discardableResult
    package mutating func node<Content: View>(
        _ rule: consuming LayoutRule, stackAxis: Axis?, _ content: Content
    ) -> NodeID {
        node(consume rule) { cursor in
            cursor.stackAxis = stackAxis
            Content._makeNodes(content, &cursor)
        }
    }

    /// Makes or updates one node and, inside it, what `children` makes.
    @MainActor
    @discardableResult
    package mutating func node(
        _ rule: consuming LayoutRule, drawing: (some NodeDrawing)?,
        children: (inout _ViewCursor) -> Void
    ) -> NodeID {
        isInSingle = false
        if let waiting = pending {
            let rule = consume rule
            return withLargeStack {
                wrapped(in: waiting) { $0.node(rule, drawing: drawing, children: children) }
            }
        }
        let outer = (parent, stackAxis, lazyContainer, section)
        let id = takeNode(consume rule, isLeaf: false)
        tree.setDrawing(drawing, of: id, by: self)
        (parent, previous, lazyContainer, section) = (id, nil, nil, nil)
        depth += 1
        withLargeStack { children(&self) }
        depth -= 1
        tree.layout.finish(id)
        (parent, stackAxis, lazyContainer, section) = outer
        previous = id
        return id
    }

    /// Has a node that was just made show something else.
    @MainActor
    package func replaceDrawing(of node: NodeID, by drawing: some NodeDrawing) {
        tree.setDrawing(drawing, of: node, by: self)
    }

    /// The node that `make` makes, with the modifiers that wait around it; names and traits that
    /// were meant for it stay with it.
    @MainActor
    private mutating func wrapped(
        in waiting: PendingModifier, _ make: (inout _ViewCursor) -> NodeID
    ) -> NodeID {
        let meant = attachments
        (attachments, pending) = (nil, waiting.next)
        var result: NodeID?
        waiting.apply(&self) { cursor in
            cursor.attachments = meant?.merged(over: cursor.attachments) ?? cursor.attachments
            result = make(&cursor)
        }
        pending = waiting
        guard let result else {
            preconditionFailure("A modifier left out the view that it modifies.")
        }
        return result
    }

    /// The next node, which says how it lays out by now, but not what it shows. New nodes go behind it.
    ///
    /// - Parameter isLeaf: Whether it has no children, and so is all there.
    private mutating func takeNode(_ rule: consuming LayoutRule, isLeaf: Bool) -> NodeID {
        let id: NodeID
        if index < part.slots.entries.count {
            id = updateNode(consume rule)
            tree.attach(attachments, to: id)
            attachments = nil
            if isLeaf { tree.layout.finish(id) }
        } else {
            // A new node has nothing that would have to be taken from it.
            let isBare = attachments == nil
            id = tree.addNode(
                consume rule, direction, to: parent, after: previous, of: scope,
                isAllThere: isLeaf && isBare)
            part.slots.entries.append(.node(id, isTop: depth == 0))
            if !isBare {
                tree.attach(attachments, to: id)
                attachments = nil
                if isLeaf { tree.layout.finish(id) }
            }
        }
        if let rules { tree.motion.setRules(rules, of: id) }
        index += 1
        previous = id
        return id
    }

    /// The transaction with which what is made here changes; `nil` for one that says nothing.
    var transaction: CurrentTransaction? {
        tree.motion.hasBegun ? tree.motion.transaction(scope.base, rules) : nil
    }

    /// The rule of the next node, which follows the geometry of another view: the one that it has, as long as its source
    /// is not looked for again.
    package func followerRule() -> LayoutRule {
        guard pending == nil, index < part.slots.entries.count,
            case .node(let node, _) = part.slots.entries[index],
            case .extended(let rule) = tree.layout.rule(of: node), rule is FollowerRule
        else { return .extended(FollowerRule()) }
        return .extended(rule)
    }

    private func updateNode(_ rule: LayoutRule) -> NodeID {
        guard case .node(let id, _) = part.slots.entries[index] else {
            preconditionFailure("A view changed its structure without a change of its type.")
        }
        let layout = tree.layout
        if tree.motion.readsEnvironments { tree.motion.take(environment, of: id) }
        if case .offset(let new) = rule, case .offset(let old) = layout.rule(of: id), new != old {
            let way = CGSize(width: new.width - old.width, height: new.height - old.height)
            tree.motion.moved(id, by: way, with: transaction, environment)
        }
        if case .text(let new) = rule, case .text(let old) = layout.rule(of: id), new != old {
            tree.keepContent(of: id, transaction)
        }
        if case .extended(let new) = rule, new.moves {
            layout.setRule(
                id, tree.motion.layoutRule(new, of: id, with: transaction, environment))
        } else {
            if !tree.motion.isAtRest { tree.motion.endLayout(of: id) }
            layout.setRule(id, rule)
        }
        layout.setDirection(id, direction)
        if layout.previousSibling(of: id) != previous { layout.move(id, after: previous) }
        return id
    }
}
