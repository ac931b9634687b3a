import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// What is drawn under a finger that drags: the view that was lifted, or a preview with its middle where that of the view was.
@MainActor
final class DragPicture {
    private unowned let tree: ViewTree
    private let node: NodeID
    /// The preview, alive on its own; `nil` for the view itself.
    private let preview: ViewTree?
    /// Where the picture stands while the finger is where it has lifted it, in the root's space.
    private let origin: CGPoint
    private let start: CGPoint

    /// How opaque it is. A choice: Apple's pictures let what is below shine through a little.
    nonisolated private static let opacity = 0.8

    init(
        of node: NodeID, preview: AnyView?, _ environment: EnvironmentValues, from start: CGPoint,
        in tree: ViewTree
    ) {
        (self.tree, self.node, self.start) = (tree, node, start)
        let frame = tree.frame(of: node)
        guard let preview else {
            (self.preview, origin) = (nil, frame.origin)
            return
        }
        let own = ViewTree(preview, environment: environment, textEngine: tree.layout.textEngine)
        own.update(ProposedViewSize(width: nil, height: nil))
        let size = own.layout.size(of: own.rootNode)
        origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
        self.preview = own
    }

    /// The finger is at a point of the root.
    func move(to point: CGPoint) {
        let place = CGPoint(x: origin.x + point.x - start.x, y: origin.y + point.y - start.y)
        let (node, preview) = (node, preview)
        tree.overlays[.drag] = { tree in
            let shown = preview ?? tree
            let items = shown.items(of: preview == nil ? node : shown.rootNode)
            guard !items.isEmpty else { return [] }
            var group = DisplayGroup(content: Fragment(items: items))
            group.transform = CGAffineTransform(translationX: place.x, y: place.y)
            group.opacity = Self.opacity
            return [.group(group)]
        }
        tree.hosting.stateDidChange?()
    }

    /// It is gone.
    func end() {
        tree.overlays[.drag] = nil
        tree.hosting.stateDidChange?()
    }
}
