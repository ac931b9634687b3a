public import Foundation
internal import simd

/// A place in a graph.
///
/// Apple: "GKGraphNode" (GameplayKit).
open class GKGraphNode: NSObject {
    /// The places that can be reached from here.
    open private(set) var connectedNodes: [GKGraphNode] = []

    /// Adds ways from here, and back if asked for.
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
            if bidirectional { node.addConnections(to: [self], bidirectional: false) }
        }
    }

    /// Takes ways from here away, and those back if asked for.
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        connectedNodes.removeAll { node in nodes.contains { $0 === node } }
        if bidirectional {
            for node in nodes { node.removeConnections(to: [self], bidirectional: false) }
        }
    }

    /// The cost of a way: 1, unless a subclass says more.
    open func cost(to node: GKGraphNode) -> Float { 1 }
    /// The least cost that the way to a place can have: 0, unless a subclass says more.
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }

    /// The cheapest way, both ends included; empty where there is none.
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] {
        var open: [(node: GKGraphNode, total: Float)] = [(self, 0)]
        var costs: [ObjectIdentifier: Float] = [ObjectIdentifier(self): 0]
        var before: [ObjectIdentifier: GKGraphNode] = [:]
        while let best = open.indices.min(by: { open[$0].total < open[$1].total }) {
            let node = open.remove(at: best).node
            if node === goalNode {
                var path = [node]
                while let last = before[ObjectIdentifier(path[path.count - 1])] {
                    path.append(last)
                }
                return path.reversed()
            }
            let cost = costs[ObjectIdentifier(node)] ?? 0
            for next in node.connectedNodes {
                let found = cost + max(0, node.cost(to: next))
                if found >= costs[ObjectIdentifier(next)] ?? .infinity { continue }
                costs[ObjectIdentifier(next)] = found
                before[ObjectIdentifier(next)] = node
                open.removeAll { $0.node === next }
                open.append((next, found + next.estimatedCost(to: goalNode)))
            }
        }
        return []
    }

    /// The cheapest way from a place, both ends included.
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] {
        startNode.findPath(to: self)
    }
}

/// A place on a plane.
///
/// Apple: "GKGraphNode2D" (GameplayKit).
open class GKGraphNode2D: GKGraphNode {
    /// Where it is.
    open var position: SIMD2<Float>

    /// A place.
    public init(point: SIMD2<Float>) { position = point }

    /// The distance.
    override open func cost(to node: GKGraphNode) -> Float {
        guard let other = node as? GKGraphNode2D else { return 1 }
        let way = other.position - position
        return (way * way).sum().squareRoot()
    }

    /// The distance.
    override open func estimatedCost(to node: GKGraphNode) -> Float {
        node is GKGraphNode2D ? cost(to: node) : 0
    }
}

/// A square of a grid.
///
/// Apple: "GKGridGraphNode" (GameplayKit).
open class GKGridGraphNode: GKGraphNode {
    /// Column and row.
    public let gridPosition: SIMD2<Int32>

    /// A square.
    public init(gridPosition: SIMD2<Int32>) { self.gridPosition = gridPosition }

    /// The steps there, with and without corners.
    override open func estimatedCost(to node: GKGraphNode) -> Float {
        guard let other = node as? GKGridGraphNode else { return 0 }
        return Float(
            max(
                abs(other.gridPosition.x - gridPosition.x),
                abs(other.gridPosition.y - gridPosition.y)))
    }
}

/// Places and the ways between them.
///
/// Apple: "GKGraph" (GameplayKit).
open class GKGraph: NSObject {
    /// The places.
    open private(set) var nodes: [GKGraphNode]?

    /// A graph of places.
    public init(_ nodes: [GKGraphNode]) { self.nodes = nodes }
    /// A graph of places.
    public convenience init(nodes: [GKGraphNode]) { self.init(nodes) }
    /// A graph without places.
    public override convenience init() { self.init([]) }

    /// Adds places.
    open func add(_ nodes: [GKGraphNode]) { self.nodes = (self.nodes ?? []) + nodes }

    /// Takes places away, with the ways to them.
    open func remove(_ nodes: [GKGraphNode]) {
        self.nodes?.removeAll { node in nodes.contains { $0 === node } }
        for node in self.nodes ?? [] { node.removeConnections(to: nodes, bidirectional: false) }
    }

    /// The cheapest way; empty where there is none.
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
        startNode.findPath(to: endNode)
    }
}

/// Squares with ways to their neighbours.
///
/// Apple: "GKGridGraph" (GameplayKit). A grid has at most 1,000,000 squares.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
    /// The first square.
    public let gridOrigin: SIMD2<Int32>
    /// How many columns there are.
    public let gridWidth: Int
    /// How many rows there are.
    public let gridHeight: Int
    /// Whether ways lead over corners too.
    public let diagonalsAllowed: Bool

    private var squares: [SIMD2<Int32>: GKGridGraphNode] = [:]

    /// A grid with all its squares.
    public init(
        fromGridStartingAt position: SIMD2<Int32>, width: Int32, height: Int32,
        diagonalsAllowed: Bool
    ) {
        gridOrigin = position
        gridWidth = min(max(0, Int(width)), 1_000)
        gridHeight = min(max(0, Int(height)), 1_000)
        self.diagonalsAllowed = diagonalsAllowed
        var made: [GKGridGraphNode] = []
        for y in 0..<Int32(gridHeight) {
            for x in 0..<Int32(gridWidth) {
                made.append(GKGridGraphNode(gridPosition: position &+ SIMD2(x, y)))
            }
        }
        squares = Dictionary(made.map { ($0.gridPosition, $0) }) { first, _ in first }
        super.init(made)
        for node in made { connect(node) }
    }

    private func connect(_ node: GKGridGraphNode) {
        for y in Int32(-1)...1 {
            for x in Int32(-1)...1
            where (x != 0 || y != 0) && (diagonalsAllowed || x == 0 || y == 0) {
                if let other = square(node.gridPosition &+ SIMD2(x, y)) {
                    node.addConnections(to: [other], bidirectional: false)
                }
            }
        }
    }

    private func square(_ position: SIMD2<Int32>) -> GKGridGraphNode? { squares[position] }

    /// Takes squares away, with the ways to them.
    override open func remove(_ nodes: [GKGraphNode]) {
        for case let node as GKGridGraphNode in nodes where squares[node.gridPosition] === node {
            squares[node.gridPosition] = nil
        }
        super.remove(nodes)
    }

    /// The square at a place; `nil` where there is none.
    open func node(atGridPosition position: SIMD2<Int32>) -> GKGridGraphNode? { square(position) }

    /// Adds ways between a square and its neighbours.
    open func connectToAdjacentNodes(node: GKGridGraphNode) { connect(node) }
}
