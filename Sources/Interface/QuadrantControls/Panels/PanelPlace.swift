import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// Where the card of an open menu stands: beside its control, within the root.
@MainActor
final class PanelPlace {
    @TreeReference private var tree: ViewTree?
    private var anchor: NodeID?
    private var raised: RaisedView?
    private var kind = PanelKind.menu
    /// Whether the card stood above its control when it was last asked where it stands.
    private(set) var isAbove = false

    nonisolated init() {}

    /// Whether the control is in the content of a scroll view or list.
    var isScrolled: Bool { anchor.flatMap { tree?.scrollPart(around: $0) } != nil }

    func setAnchor(_ node: NodeID, in tree: ViewTree) { (anchor, self.tree) = (node, tree) }

    /// The card is made, or was made again.
    func show(_ node: NodeID, _ kind: PanelKind, in tree: ViewTree, close: @escaping () -> Void) {
        self.kind = kind
        if raised?.node != node {
            leave()
            let view = RaisedView(node)
            raised = view
            tree.raise(view)
        }
        raised?.touchedBeside = close
        raised?.ground = nil
        if kind.isContextMenu {
            raised?.ground = { [weak self] tree, _ in
                guard let self else { return [] }
                return self.ground(in: tree)
            }
        }
    }

    /// The card is gone.
    func leave() {
        guard let raised else { return }
        tree?.lower(raised)
        self.raised = nil
    }

    /// How far the card stands from the middle of its control: below it where there is room, else above it; in the left
    /// third of the root from its left edge on, in the right third up to its right one, else around its middle; of a row at its
    /// end.
    func shift() -> CGSize {
        guard let tree, let anchor, let node = raised?.node, tree.layout.contains(anchor),
            tree.layout.contains(node)
        else { return .zero }
        let (control, size) = (tree.frame(of: anchor), tree.layout.size(of: node))
        let room = tree.frame(of: tree.rootNode)
        let margin = MenuLook.distance
        var x = control.midX - size.width / 2
        if control.midX < room.minX + room.width / 3 { x = control.minX }
        if control.midX > room.maxX - room.width / 3 { x = control.maxX - size.width }
        // A row shows what is chosen at its end.
        if !kind.isContextMenu, control.width > room.width / 2 {
            x = tree.layout.isRightToLeft(anchor) ? control.minX : control.maxX - size.width
        }
        if size.width + 2 * margin <= room.width {
            x = min(max(x, room.minX + margin), room.maxX - margin - size.width)
        }
        let below = control.maxY + margin
        let above = control.minY - margin - size.height
        var fits = below + size.height + margin <= room.maxY
        // What is for a text is above it, so that the finger does not cover it.
        if case .editMenu = kind {
            let last = max(room.minX + margin, room.maxX - margin - size.width)
            x = min(max(control.midX - size.width / 2, room.minX + margin), last)
            fits = false
        }
        var y = fits || above < room.minY + margin ? below : above
        if !fits, y == below, size.height + 2 * margin <= room.height {
            y = room.maxY - margin - size.height
        }
        isAbove = y == above
        let way = tree.layout.isRightToLeft(anchor) ? -1.0 : 1
        return CGSize(
            width: (x + size.width / 2 - control.midX) * way,
            height: y + size.height / 2 - control.midY)
    }

    /// A side that no screen has, in points.
    private static let longestScreen: CGFloat = 1e8

    /// All else is dimmed, and the view that was held is seen before it.
    private func ground(in tree: ViewTree) -> [DisplayItem] {
        let (root, window) = (tree.frame(of: tree.rootNode), tree.window)
        // What is not safe too; where all of the root is seen, its window has no end.
        let isWhole = window.width > Self.longestScreen || window.height > Self.longestScreen
        let room = isWhole ? root : root.union(window)
        let dimming = RGBAColor(red: 0, green: 0, blue: 0, alpha: MenuLook.dimming)
        return [.fill(FillItem(shape: .rect(room), paint: .color(dimming)))] + held(in: tree)
    }

    private func held(in tree: ViewTree) -> [DisplayItem] {
        guard let view = heldNode(in: tree) else { return [] }
        let items = tree.items(of: view)
        guard !items.isEmpty else { return [] }
        let (frame, size) = (tree.frame(of: view), tree.layout.size(of: view))
        let outline = tree.note(ContentShapeKey.self, of: view)?.last {
            $0.kinds.contains(.contextMenuPreview)
        }
        let shape =
            outline?.path(size, tree.layout.isRightToLeft(view))
            ?? Path(
                roundedRect: CGRect(origin: .zero, size: size),
                cornerRadius: MenuLook.previewCorner)
        let white = Color(system: .systemBackground).rgba(in: tree.environment)
        let card = FillItem(shape: .path(shape), paint: .color(white))
        var group = DisplayGroup(content: Fragment(items: [.fill(card)] + items))
        group.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        group.clip = ClipItem(shape: .path(shape))
        return [.group(group)]
    }

    /// The view that the menu is for: the first one in the nearest node around that holds the menu beside it.
    private func heldNode(in tree: ViewTree) -> NodeID? {
        var current = anchor
        while let node = current, let around = tree.layout.parent(of: node) {
            // What holds the place of the menu shows nothing.
            if let first = tree.layout.firstChild(of: around), first != node,
                !tree.items(of: first).isEmpty
            {
                return first
            }
            current = around
        }
        return nil
    }
}

/// Notes where the card of a menu stands.
nonisolated struct PanelPlaceModifier: ViewModifier {
    typealias Body = Never

    let place: PanelPlace
    let kind: PanelKind
    let close: () -> Void

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: PanelPlaceModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.wrap(content, by: modifier) { cursor, content in
            let node = cursor.node(.layers(.center)) { content(&$0) }
            modifier.place.show(node, modifier.kind, in: cursor.tree, close: modifier.close)
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { .one }
}

/// Notes the control of a menu.
nonisolated struct PanelAnchorModifier: ViewModifier {
    typealias Body = Never

    let place: PanelPlace

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: PanelAnchorModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.wrap(content, by: modifier) { cursor, content in
            let node = cursor.node(.layers(.center)) { content(&$0) }
            modifier.place.setAnchor(node, in: cursor.tree)
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { .one }
}
