import Foundation
import QuadrantDisplayList
import QuadrantLayout

/// What nodes showed when they were last recorded, each in its own coordinates, by their index.
struct KeptRecordings {
    /// How far layers were set apart in them; `nil`: they were not.
    private(set) var layerDistance: Double?
    /// The fragments by their node.
    private let fragments: NodeColumn<Fragment>
    /// What the children of nodes with many children showed.
    private let runs: NodeTable<KeptRuns>

    init(in tables: NodeTables) {
        fragments = NodeColumn(in: tables)
        runs = NodeTable(in: tables)
    }

    /// Forgets all, as layers are set apart by another distance from now on.
    mutating func restart(layerDistance: Double?) {
        self.layerDistance = layerDistance
        for node in fragments.nodes { fragments.remove(node) }
        runs.removeAll()
    }

    /// What the node showed with all in it; `nil` where that is not kept.
    subscript(node: NodeID) -> Fragment? {
        get { fragments[node.index] }
        nonmutating set {
            if let newValue {
                fragments[node.index] = newValue
            } else {
                fragments.remove(node.index)
            }
        }
    }

    /// What the node's children showed by runs, which is out of date as soon as they are recorded otherwise.
    func takeRuns(of node: NodeID) -> KeptRuns? { runs.removeValue(of: node.index) }

    func keep(_ kept: KeptRuns, of node: NodeID) { runs[node.index] = kept }
}

/// What the children of one node showed, run by run.
struct KeptRuns {
    /// The runs; `nil` for a run that was not recorded yet.
    var runs: [KeptRun?]
}

/// What neighbours showed, with their places from the first of them: where they move together, what they
/// show stays the same.
struct KeptRun {
    /// The children of the run that are shown.
    var nodes: [NodeID] = []
    /// Their places from `origin`.
    var places: [CGPoint] = []
    /// How many items each of them adds.
    var counts: [Int] = []
    /// Where the first one stands, in the coordinates of the parent.
    var origin = CGPoint.zero
    /// What the children of the run show.
    var fragment = Fragment.empty
}
