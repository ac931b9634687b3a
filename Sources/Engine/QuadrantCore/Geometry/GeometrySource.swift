import Foundation
import QuadrantGeometry
import QuadrantLayout
import Spatial

/// A question to the geometry of a view.
enum GeometryQuery: Hashable {
    case size
    case safeArea
    case frame(CoordinateSpace)
    /// The frame in the root's space, in which what lies over the root is placed.
    case frameInRoot
    case bounds(AnyHashable)
    /// The map from the root's space to the node's, in the plane.
    case rootTransform
    /// The map from the root's space to the node's, in trees that have a third axis.
    case rootTransform3D
    case size3D
    case frame3D(CoordinateSpace)
    /// The map from the node's space to another.
    case transform(CoordinateSpace)
    /// The size of the view that a space belongs to, and the map from there to the root.
    case space(CoordinateSpace)
}

/// What the geometry answered.
struct GeometryAnswer: Equatable {
    var rect: CGRect?
    var insets = EdgeInsets()
    var transform = CGAffineTransform.identity
    var box: Rect3D?
    var map: ProjectiveTransform3D?
    /// Where the leading side of the view is that a space belongs to.
    var mirror = MirrorMap(false)
}

/// The geometry of one node, and what has been read of it.
final class GeometrySource {
    @TreeReference private var tree: ViewTree?
    let node: NodeID
    /// The queries that were asked, with the answers that were given.
    private(set) var reads: [(query: GeometryQuery, answer: GeometryAnswer)] = []

    init(tree: ViewTree, node: NodeID) {
        self.tree = tree
        self.node = node
    }

    /// Whether more than the size in the plane was read, which changes without a change of the node.
    var dependsOnPlace: Bool { reads.contains { $0.query != .size } }

    /// Whether one of the answers that were given is another now.
    var isOutdated: Bool { reads.contains { answer($0.query) != $0.answer } }

    /// Answers a query and remembers the answer.
    func read(_ query: GeometryQuery) -> GeometryAnswer {
        let answer = answer(query)
        if let index = reads.firstIndex(where: { $0.query == query }) {
            reads[index].answer = answer
        } else {
            reads.append((query, answer))
        }
        if let name = query.name, let tree, tree.layout.contains(node),
            !(name.base is ScrollSpace), !(name.base is ImmersiveSpaceName),
            tree.node(around: node, named: name) == nil
        {
            tree.report(.unknownSpace(name), at: node)
        }
        return answer
    }

    func clear() {
        reads.removeAll(keepingCapacity: true)
    }

    private func answer(_ query: GeometryQuery) -> GeometryAnswer {
        guard let tree, tree.layout.contains(node) else { return GeometryAnswer() }
        let bounds = tree.bounds(of: node)
        switch query {
        case .size, .frame(.local):
            return GeometryAnswer(rect: bounds)
        case .safeArea:
            return GeometryAnswer(insets: tree.layout.safeAreaInsets(at: node))
        case .frame(.global):
            let origin = tree.originOnScreen
            let frame = tree.frame(bounds, from: node, to: nil)
            return GeometryAnswer(rect: frame.offsetBy(dx: origin.x, dy: origin.y))
        case .frameInRoot:
            return GeometryAnswer(rect: tree.frame(bounds, from: node, to: nil))
        case .frame(.named(let name)):
            let space = tree.node(around: node, named: name)
            return GeometryAnswer(rect: tree.frame(bounds, from: node, to: space))
        case .rootTransform:
            let transform = tree.transform(from: tree.rootNode, to: node)
            return GeometryAnswer(transform: transform ?? .identity)
        case .bounds(let name):
            guard let space = tree.node(around: node, named: name) else { return GeometryAnswer() }
            return GeometryAnswer(rect: tree.rect(tree.bounds(of: space), of: space, in: node))
        case .rootTransform3D, .size3D, .frame3D, .transform, .space:
            return spaceAnswer(query, tree)
        }
    }

    private func spaceAnswer(_ query: GeometryQuery, _ tree: ViewTree) -> GeometryAnswer {
        let bounds = tree.bounds3D(of: node)
        switch query {
        case .rootTransform3D:
            guard tree.presentation.hasSpace else { return GeometryAnswer() }
            return GeometryAnswer(map: tree.spaceTransform(from: node, to: nil).inverse)
        case .frame3D(let space):
            let other = tree.node(of: space, around: node)
            return GeometryAnswer(box: tree.volume(bounds, from: node, to: other))
        case .transform(let space):
            let other = tree.node(of: space, around: node)
            return GeometryAnswer(map: tree.spaceTransform(from: node, to: other))
        case .space(let space):
            let other = tree.node(of: space, around: node) ?? tree.rootNode
            return GeometryAnswer(
                box: tree.bounds3D(of: other), map: tree.spaceTransform(from: other, to: nil),
                mirror: tree.layout.mirror(of: other))
        default: return GeometryAnswer(box: bounds)
        }
    }
}

extension GeometryQuery {
    /// The name of the space that is asked about.
    fileprivate var name: AnyHashable? {
        switch self {
        case .frame(.named(let name)), .frame3D(.named(let name)), .transform(.named(let name)),
            .space(.named(let name)):
            name
        default: nil
        }
    }
}
