import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// What is drawn under a finger that drags: the views that were lifted, or a preview with its middle where that of the view was.
///
/// Each is cut to its `contentShape(.dragPreview, …)`. Several stand together as `DragDropPreviewsFormation` says.
@MainActor
final class DragPicture {
    private unowned let tree: ViewTree
    /// The views that are dragged; the first is the one under the finger.
    private let nodes: [NodeID]
    /// The preview, alive on its own; `nil` for the views themselves.
    private let preview: ViewTree?
    /// Where each picture stands while the finger is where it has lifted it, in the root's space.
    private let frames: [CGRect]
    private let start: CGPoint

    /// How opaque it is. A choice: Apple's pictures let what is below shine through a little.
    nonisolated private static let opacity = 0.8

    init(
        of nodes: [NodeID], preview: AnyView?, _ environment: EnvironmentValues,
        from start: CGPoint, in tree: ViewTree
    ) {
        (self.tree, self.nodes, self.start) = (tree, nodes, start)
        let frames = nodes.map { tree.frame(of: $0) }
        guard let preview, let frame = frames.first else {
            (self.preview, self.frames) = (nil, frames)
            return
        }
        // It stands in no bar or row any more.
        let own = ViewTree(
            preview.taking(.presented), environment: environment,
            textEngine: tree.layout.textEngine)
        own.update(ProposedViewSize(width: nil, height: nil))
        let size = own.layout.size(of: own.rootNode)
        let origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
        (self.preview, self.frames) = (own, [CGRect(origin: origin, size: size)])
    }

    /// The finger is at a point of the root.
    func move(to point: CGPoint, _ formation: DragDropPreviewsFormation) {
        let way = CGSize(width: point.x - start.x, height: point.y - start.y)
        let places = formation.places(of: frames)
        let (nodes, preview) = (nodes, preview)
        tree.overlays[.drag] = { tree in
            // The one under the finger lies in front of the others.
            places.indices.reversed().compactMap { index in
                let (shown, node) =
                    preview.map { ($0, $0.rootNode) } ?? (tree, nodes[index])
                let map = places[index].concatenating(
                    CGAffineTransform(translationX: way.width, y: way.height))
                return Self.item(of: node, in: shown, map)
            }
        }
        tree.hosting.stateDidChange?()
    }

    private nonisolated static func item(
        of node: NodeID, in tree: ViewTree, _ map: CGAffineTransform
    ) -> DisplayItem? {
        let items = tree.items(of: node)
        guard !items.isEmpty else { return nil }
        var group = DisplayGroup(content: Fragment(items: items))
        group.transform = map
        group.opacity = opacity
        // The shape of a preview is said at its outermost view.
        let said = node == tree.rootNode ? tree.layout.firstChild(of: node) ?? node : node
        let outline = tree.note(ContentShapeKey.self, of: said)?.last {
            $0.kinds.contains(.dragPreview)
        }
        if let outline {
            let path = outline.path(tree.layout.size(of: said), tree.layout.isRightToLeft(said))
            group.clip = ClipItem(shape: .path(path))
        }
        return .group(group)
    }

    /// It is gone.
    func end() {
        tree.overlays[.drag] = nil
        tree.hosting.stateDidChange?()
    }
}

extension DragDropPreviewsFormation {
    /// Where pictures stand, each from its own space to the root's, while the finger is where it came down.
    ///
    /// - Parameter frames: Where the views stand; the first is the one under the finger, which stays.
    func places(of frames: [CGRect]) -> [CGAffineTransform] {
        guard let first = frames.first else { return [] }
        var bottom = first.minY
        return frames.indices.map { index in
            let frame = frames[index]
            func at(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
                CGAffineTransform(translationX: x, y: y)
            }
            switch self {
            case .none: return at(frame.minX, frame.minY)
            case .list:
                defer { bottom += frame.height }
                return at(first.minX, bottom)
            case .pile:
                let angle = Self.turns[index % Self.turns.count] * .pi / 180
                return at(-frame.width / 2, -frame.height / 2)
                    .concatenating(CGAffineTransform(rotationAngle: angle))
                    .concatenating(at(first.midX, first.midY))
            default:
                let step = Self.step * CGFloat(index)
                return at(first.minX + step, first.minY + step)
            }
        }
    }

    /// How far pictures of a heap are turned, in degrees: at random on Apple's systems, here always the same.
    private static let turns: [CGFloat] = [0, 6, -5, 9, -8, 3, -3]
    /// From one picture of a stack to the next, in points. A choice.
    private static let step: CGFloat = 6
}
