package import Foundation
package import QuadrantDisplayList
package import QuadrantGeometry
import QuadrantLayout

extension ViewTree {
    /// The drawing of the tree as it was laid out last, on a canvas of `canvas` points, its root's
    /// top left corner at `origin`.
    package func displayList(
        canvas: CGSize, origin: CGPoint, displayScale: CGFloat, background: RGBAColor?
    ) -> DisplayList {
        var recorder = Recorder(tree: self)
        let items = recorder.record(rootNode)
        var group = DisplayGroup(content: Fragment(items: items))
        group.transform = CGAffineTransform(translationX: origin.x, y: origin.y)
        var list = DisplayList(
            size: canvas, displayScale: displayScale, background: background,
            root: Fragment(items: [.group(group)]))
        list.names = recorder.names
        return list
    }
}

/// Turns nodes into items, parents before children.
private struct Recorder {
    let tree: ViewTree
    var names: [SourceTag: String] = [:]

    /// What `node` and its children show, in the node's coordinates; in a group of its own if the node
    /// has a name that no single item of its own can bear.
    mutating func record(_ node: NodeID) -> [DisplayItem] {
        let items = recordItems(node)
        let source = SourceTag(node: node.index)
        guard names[source] != nil, !items.isEmpty, items.count > 1 || items[0].source != source
        else { return items }
        var group = DisplayGroup(content: Fragment(items: items))
        group.source = source
        return [.group(group)]
    }

    private mutating func recordItems(_ node: NodeID) -> [DisplayItem] {
        let drawing = tree.drawing(of: node)
        var context = DrawingContext(
            node, in: tree,
            text: drawing == nil ? nil : tree.layout.shapedText(of: node))
        if let name = tree.names(of: node).first { names[context.source] = name }
        if drawing is SymbolHostDrawing { context.symbols = recordSymbols(node) }
        drawing?.draw(&context)
        if drawing is SymbolHostDrawing { return context.items }
        if drawing is MaskDrawing { return recordMasked(node, &context) }
        for child in shownChildren(node) { add(child, to: &context) }
        drawing?.drawOver(&context)
        guard let drawing, !context.items.isEmpty else { return context.items }
        var items = context.items
        if let effect = drawing.effect(size: context.size, isRightToLeft: context.isRightToLeft) {
            var moved = DisplayGroup(content: Fragment(items: items))
            moved.transform = effect
            items = [.group(moved)]
        }
        guard var group = drawing.group(Fragment(items: items), context) else { return items }
        group.source = context.source
        return [.group(fadedOnce(group))]
    }

    /// Fading what is nothing but another faded group is fading once.
    private func fadedOnce(_ group: DisplayGroup) -> DisplayGroup {
        guard group.onlyFades, let inner = group.content.onlyGroup, inner.onlyFades,
            inner.source.flatMap({ names[$0] }) == nil
        else { return group }
        var merged = inner
        merged.transform = inner.transform.concatenating(group.transform)
        merged.opacity *= group.opacity
        merged.source = group.source
        return merged
    }

    /// Each child by itself.
    private mutating func recordSymbols(_ node: NodeID) -> [RecordedSymbol] {
        shownChildren(node).map { child in
            RecordedSymbol(
                traits: tree.layout.traits(of: child)?.values ?? [:],
                size: tree.layout.size(of: child), items: withLargeStack { record(child) })
        }
    }

    /// The first child as far as the second is opaque.
    private mutating func recordMasked(
        _ node: NodeID, _ context: inout DrawingContext
    ) -> [DisplayItem] {
        let children = shownChildren(node)
        var mask = context
        if let primary = children.first { add(primary, to: &context) }
        if children.count > 1 { add(children[1], to: &mask) }
        guard !context.items.isEmpty, !mask.items.isEmpty else { return [] }
        var group = DisplayGroup(content: Fragment(items: context.items))
        group.mask = Fragment(items: mask.items)
        group.source = context.source
        return [.group(group)]
    }

    private mutating func add(_ child: NodeID, to context: inout DrawingContext) {
        let items = withLargeStack { record(child) }
        guard !items.isEmpty else { return }
        let place = tree.layout.position(of: child)
        if place == .zero {
            for item in items { context.add(item) }
            return
        }
        let move = CGAffineTransform(translationX: place.x, y: place.y)
        if items.count == 1, case .group(var group) = items[0] {
            group.transform = group.transform.concatenating(move)
            context.add(.group(group))
            return
        }
        var group = DisplayGroup(content: Fragment(items: items))
        group.transform = move
        context.add(.group(group))
    }

    /// The children that have a place, lower `zIndex` first, a background before its primary view.
    private func shownChildren(_ node: NodeID) -> [NodeID] {
        var children: [NodeID] = []
        var needsSort = false
        var child = tree.layout.firstChild(of: node)
        while let current = child {
            if tree.layout.isShown(current) { children.append(current) }
            if tree.layout.traits(of: current)?.zIndex ?? 0 != 0 { needsSort = true }
            child = tree.layout.nextSibling(of: current)
        }
        if tree.drawing(of: node) is BackgroundDrawing, let primary = children.first {
            children.removeFirst()
            children.append(primary)
        }
        guard needsSort else { return children }
        return children.enumerated().sorted {
            let (a, b) = (zIndex($0.element), zIndex($1.element))
            return a == b ? $0.offset < $1.offset : a < b
        }.map(\.element)
    }

    private func zIndex(_ node: NodeID) -> Double { tree.layout.traits(of: node)?.zIndex ?? 0 }
}

/// Marks a node whose second child masks its first.
package struct MaskDrawing: NodeDrawing {
    package init() {}
}

/// Marks a node whose children after the first lie behind it.
package struct BackgroundDrawing: NodeDrawing {
    package init() {}
}

extension DisplayGroup {
    /// Whether the group does nothing but move and fade its content.
    fileprivate var onlyFades: Bool {
        clip == nil && mask == nil && blendMode == .normal && !isIsolated && filters.isEmpty
            && projection == nil && meaning == nil
    }
}
