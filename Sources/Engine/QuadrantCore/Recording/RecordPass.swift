package import Foundation
package import QuadrantDisplayList
package import QuadrantGeometry
import QuadrantLayout
import Spatial

extension ViewTree {
    /// The drawing of the tree as it was laid out last, on a canvas of `canvas` points, its root's
    /// top left corner at `origin`. Only what changed since the last call is recorded again.
    ///
    /// - Parameter layerDistance: How far the layers of views that lie before one another are set apart, in points;
    ///   `nil`, as for all but teaching pictures, leaves them where they are.
    package func displayList(
        canvas: CGSize, origin: CGPoint, displayScale: CGFloat, background: RGBAColor?,
        layerDistance: Double? = nil, z: Double = 0
    ) -> DisplayList {
        if shown.recordings.layerDistance != layerDistance {
            shown.recordings.restart(layerDistance: layerDistance)
        }
        var items: [DisplayItem] = []
        // The objects that are read are followed for each node's drawing by itself: trackings that nest
        // would add up.
        working {
            lateReader.reading {
                let recorder = Recorder(tree: self, layerDistance: layerDistance)
                _ = recorder.record(rootNode, at: .zero, into: &items)
                items += raisedItems
                for place in TreeOverlays.Place.allCases {
                    items += overlays[place]?(self) ?? []
                }
            }
        }
        var group = DisplayGroup(content: Fragment(items: items))
        group.transform = CGAffineTransform(translationX: origin.x, y: origin.y)
        if z != 0 { group.place = AffineTransform3D(translation: Vector3D(x: 0, y: 0, z: z)) }
        var list = DisplayList(
            size: canvas, displayScale: displayScale, background: background,
            root: Fragment(items: [.group(group)]))
        list.names = notes.displayNames
        return list
    }
}

/// Turns nodes into items, parents before children.
///
/// Nodes that show something, and nodes with several children, keep what they showed: as long as they
/// carry no mark, it is taken as it is.
struct Recorder {
    let tree: ViewTree
    /// How far layers are set apart; `nil`: they are not.
    var layerDistance: Double?
    /// The view that is drawn over all others, of which this is the drawing; `nil` for the tree.
    var raising: NodeID?

    /// Adds what `node` and its children show, in coordinates in which the node stands at `place`.
    /// Returns whether that will be the same until the node is marked.
    func record(_ node: NodeID, at place: CGPoint, into items: inout [DisplayItem]) -> Bool {
        let opacity = tree.fade(of: node)
        if let zoom = tree.zoom(of: node) {
            return recordZoomed(node, by: zoom, opacity, at: place, into: &items)
        }
        guard opacity < 1 else { return recordWhole(node, at: place, into: &items) }
        var own: [DisplayItem] = []
        let isStable = recordWhole(node, at: place, into: &own)
        guard !own.isEmpty, opacity > 0 else { return isStable }
        var group = DisplayGroup(content: Fragment(items: own))
        group.opacity = opacity
        items.append(.group(group))
        return isStable
    }

    /// The same of a node that grows out of another one.
    private func recordZoomed(
        _ node: NodeID, by zoom: CGAffineTransform, _ opacity: Double, at place: CGPoint,
        into items: inout [DisplayItem]
    ) -> Bool {
        var own: [DisplayItem] = []
        let isStable = recordWhole(node, at: .zero, into: &own)
        guard !own.isEmpty, opacity > 0 else { return isStable }
        var group = DisplayGroup(content: Fragment(items: own))
        group.opacity = opacity
        group.transform = zoom.concatenating(
            CGAffineTransform(translationX: place.x, y: place.y))
        items.append(.group(group))
        return isStable
    }

    /// The same, whether it comes, is there or goes.
    private func recordWhole(
        _ node: NodeID, at place: CGPoint, into items: inout [DisplayItem]
    ) -> Bool {
        let layout = tree.layout
        if !tree.raised.isEmpty, raising != node, tree.raised.haveTaken(node) { return true }
        if !tree.motion.coverings.isEmpty, raising != node, tree.motion.standsStill(node) {
            return true
        }
        if !layout.needsRecord(node), let kept = tree.shown.recordings[node] {
            add(kept, at: place, into: &items)
            return true
        }
        guard tree.isNamed(SourceTag(node: node.index)) else {
            return recordItems(node, at: place, into: &items)
        }
        return keep(node, at: place, into: &items) { recordNamed(node, into: &$0) }
    }

    /// A node with a name; in a group of its own unless a single item of its own can bear the name.
    private func recordNamed(_ node: NodeID, into items: inout [DisplayItem]) -> Bool {
        let isStable = recordItems(node, at: .zero, into: &items)
        let source = SourceTag(node: node.index)
        guard !items.isEmpty, items.count > 1 || items[0].source != source else { return isStable }
        var group = DisplayGroup(content: Fragment(items: items))
        group.source = source
        items = [.group(group)]
        return isStable
    }

    private func recordItems(
        _ node: NodeID, at place: CGPoint, into items: inout [DisplayItem]
    ) -> Bool {
        let layout = tree.layout
        // What it kept when it was a node of another shape is out of date.
        tree.shown.recordings[node] = nil
        let runs = tree.shown.recordings.takeRuns(of: node)
        let child = layout.firstChild(of: node)
        guard let drawing = tree.shownDrawing(of: node) else {
            // Views that leave are none of its children.
            if tree.motion.isStill || tree.motion.holders[node.index] == nil {
                guard let child else { return settle(node, true) }
                if layout.nextSibling(of: child) == nil {
                    return settle(node, recordOnly(child, at: place, into: &items))
                }
            }
            return keep(node, at: place, into: &items) {
                tree.statistics.assembled += 1
                let isStable = children(of: node, .plain, after: runs, into: &$0)
                guard tree.motion.isPushing(in: node) else { return isStable }
                return recordBars(over: node, into: &$0) && isStable
            }
        }
        return keep(node, at: place, into: &items) {
            tree.statistics.fragments += 1
            return record(node, drawing, after: runs, into: &$0)
        }
    }

    /// The only child of a node that shows nothing itself.
    func recordOnly(
        _ child: NodeID, at place: CGPoint, into items: inout [DisplayItem]
    ) -> Bool {
        guard tree.presentation.isPresent(child, .shown) else { return true }
        let own = tree.presentation.place(of: child, .shown)
        let moved = CGPoint(x: place.x + own.x, y: place.y + own.y)
        let isStable = recordPlaced(child, at: moved, into: &items)
        if !tree.motion.coverings.isEmpty { addVeil(over: child, at: place, into: &items) }
        return isStable
    }

    /// A child in coordinates in which it stands at `place`: in a group with a place in space where it stands
    /// elsewhere along z than its parent.
    func recordPlaced(
        _ child: NodeID, at place: CGPoint, into items: inout [DisplayItem]
    ) -> Bool {
        let z = tree.layout.hasDepth ? tree.presentation.depthPlace(of: child, .shown).z : 0
        guard z != 0 else { return withLargeStack { record(child, at: place, into: &items) } }
        var own: [DisplayItem] = []
        let isStable = withLargeStack { record(child, at: .zero, into: &own) }
        guard !own.isEmpty else { return isStable }
        var group = DisplayGroup(content: Fragment(items: own))
        group.transform = CGAffineTransform(translationX: place.x, y: place.y)
        group.place = AffineTransform3D(translation: Vector3D(x: 0, y: 0, z: z))
        items.append(.group(group))
        return isStable
    }

    /// What `body` records of `node`, kept for the next time.
    private func keep(
        _ node: NodeID, at place: CGPoint, into items: inout [DisplayItem],
        _ body: (inout [DisplayItem]) -> Bool
    ) -> Bool {
        var own: [DisplayItem] = []
        let isStable = body(&own)
        let fragment = own.isEmpty ? Fragment.empty : Fragment(items: own)
        tree.shown.recordings[node] = isStable ? fragment : nil
        add(fragment, at: place, into: &items)
        return settle(node, isStable)
    }

    private func settle(_ node: NodeID, _ isStable: Bool) -> Bool {
        if isStable { tree.layout.noteRecorded(node) }
        return isStable
    }

    /// Adds what a node shows that stands at `place`.
    private func add(_ fragment: Fragment, at place: CGPoint, into items: inout [DisplayItem]) {
        let own = fragment.items
        guard !own.isEmpty else { return }
        if place == .zero {
            items.append(contentsOf: own)
            return
        }
        let move = CGAffineTransform(translationX: place.x, y: place.y)
        if own.count == 1, case .group(var group) = own[0] {
            group.transform = group.transform.concatenating(move)
            items.append(.group(group))
            return
        }
        var group = DisplayGroup(content: fragment)
        group.transform = move
        items.append(.group(group))
    }

    /// What a node with a drawing and its children show, in the node's coordinates.
    private func record(
        _ node: NodeID, _ drawing: KeptDrawing, after runs: KeptRuns?,
        into items: inout [DisplayItem]
    ) -> Bool {
        tree.statistics.recorded += 1
        var isStable = true
        let outer = tree.shown.readsSurroundings
        tree.shown.readsSurroundings = false
        defer { tree.shown.readsSurroundings = outer }
        var context = DrawingContext(
            node, in: tree,
            text: tree.layout.isText(node) ? tree.layout.shapedText(of: node) : nil)
        let role = drawing.role
        if role == .symbols {
            (context.symbols, isStable) = recordSymbols(node)
            tree.lateReader.drawing(node) { drawing.draw(&context) }
            context.items.markLeaves(from: 0)
        } else {
            if !tree.shown.marks.isEmpty { tree.shown.marks[node.index]?.draw(&context) }
            tree.lateReader.drawing(node) { drawing.draw(&context) }
            let own = context.items.count
            context.items.markLeaves(from: 0)
            isStable =
                role == .mask
                ? recordMasked(node, &context)
                : children(of: node, role, after: runs, into: &context.items)
            if let layerDistance, role != .mask {
                setBefore(own, &context.items, of: node, apart: layerDistance)
            }
        }
        tree.lateReader.drawingMore(node) {
            let own = context.items.count
            drawing.drawOver(&context)
            context.items.markLeaves(from: own)
            if let layerDistance {
                setBefore(own, &context.items, of: node, apart: layerDistance, isOver: true)
            }
            if role == .plain, !context.items.isEmpty { group(&context, node, drawing) }
        }
        isStable = isStable && !tree.shown.readsSurroundings
        items = context.items
        return isStable
    }

    /// Puts the effects of a drawing around what has been recorded.
    private func group(
        _ context: inout DrawingContext, _ node: NodeID, _ drawing: KeptDrawing
    ) {
        switch tree.presentation.spaceEffect(of: node, .shown) {
        case .none: break
        case .applied(let map):
            guard var moved = DisplayGroup(mapping: Fragment(items: context.items), by: map)
            else { break }
            moved.source = context.source
            context.items = [.group(moved)]
        case .lost: context.report(.lostPlace(drawing.label ?? "An effect in space"))
        }
        if let map = tree.presentation.map(of: node, .shown) {
            var moved = DisplayGroup(mapping: Fragment(items: context.items), by: map)
            moved.source = context.source
            context.items = [.group(fadedOnce(moved))]
        }
        guard drawing.isGroup,
            var group = drawing.group(Fragment(items: context.items), context)
        else { return }
        group.source = context.source
        context.items = [.group(fadedOnce(group))]
    }

    /// Joins two groups that only fade their content, one directly in the other, to one that fades
    /// by both opacities.
    private func fadedOnce(_ group: DisplayGroup) -> DisplayGroup {
        guard group.onlyFades, let inner = group.content.onlyGroup, inner.onlyFades,
            inner.source.map({ !tree.isNamed($0) }) ?? true
        else { return group }
        var merged = inner
        merged.transform = inner.transform.concatenating(group.transform)
        merged.opacity *= group.opacity
        merged.source = group.source
        return merged
    }
}

// MARK: Children

extension Recorder {
    /// The children of a node in the order in which its drawing, or none, shows them.
    private func children(
        of node: NodeID, _ role: DrawingRole, after known: KeptRuns?,
        into items: inout [DisplayItem]
    ) -> Bool {
        if let layerDistance, role == .plain || role == .background {
            return layers(of: node, role, apart: layerDistance, into: &items)
        }
        if role == .plain, let wide = tree.presentation.wideNode(node) {
            return runs(of: node, wide, after: known, into: &items)
        }
        var isStable = true
        tree.presentation.forEachChild(of: node, role, .shown) { child in
            if !recordOnly(child, at: .zero, into: &items) { isStable = false }
        }
        return isStable
    }

    /// Records each child by itself, for a drawing that shows the children where it likes.
    private func recordSymbols(_ node: NodeID) -> ([RecordedSymbol], isStable: Bool) {
        var isStable = true
        var symbols: [RecordedSymbol] = []
        tree.presentation.forEachChild(of: node, .symbols, .shown) { child in
            var items: [DisplayItem] = []
            if !withLargeStack({ record(child, at: .zero, into: &items) }) { isStable = false }
            symbols.append(
                RecordedSymbol(
                    traits: tree.layout.traitValues(of: child),
                    size: tree.presentation.size(of: child, .shown), items: items))
        }
        return (symbols, isStable)
    }

    /// Records the first child, shown as far as the second is opaque.
    private func recordMasked(_ node: NodeID, _ context: inout DrawingContext) -> Bool {
        let children = tree.layout.children(of: node).filter {
            tree.presentation.isPresent($0, .shown)
        }
        var mask: [DisplayItem] = []
        var isStable = true
        if let primary = children.first {
            isStable = recordOnly(primary, at: .zero, into: &context.items)
        }
        if children.count > 1 {
            isStable = recordOnly(children[1], at: .zero, into: &mask) && isStable
        }
        guard !context.items.isEmpty, !mask.isEmpty else {
            context.items = []
            return isStable
        }
        var group = DisplayGroup(content: Fragment(items: context.items))
        group.mask = Fragment(items: mask)
        group.source = context.source
        context.items = [.group(group)]
        return isStable
    }
}

/// Marks a node whose second child masks its first.
package struct MaskDrawing: NodeDrawing {
    package init() {}

    package var role: DrawingRole { .mask }
}

/// Marks a node whose children after the first lie behind it.
package struct BackgroundDrawing: NodeDrawing {
    package init() {}

    package var role: DrawingRole { .background }
}

extension [DisplayItem] {
    /// Says of the groups from a position on that one view has drawn them by itself.
    fileprivate mutating func markLeaves(from start: Int) {
        for index in start..<count {
            guard case .group(var group) = self[index] else { continue }
            group.isLeaf = true
            self[index] = .group(group)
        }
    }
}

extension DisplayGroup {
    /// Whether the group does nothing but move and fade its content.
    fileprivate var onlyFades: Bool {
        clip == nil && mask == nil && blendMode == .normal && !isIsolated && filters.isEmpty
            && projection == nil && meaning == nil && place == nil
    }
}
