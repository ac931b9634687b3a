import Foundation
import QuadrantDisplayList
import QuadrantLayout

/// What nodes showed when they were last recorded, each in its own coordinates, by their index.
struct KeptRecordings {
    /// How far layers were set apart in them; `nil`: they were not.
    let layerDistance: Double?
    /// The fragments by the index of their node.
    private var fragments: [Fragment?] = []
    /// What the children of nodes with many children showed, by the index of the node.
    private var runs: [UInt32: KeptRuns] = [:]

    init(layerDistance: Double? = nil) {
        self.layerDistance = layerDistance
    }

    /// What the node showed with all in it; `nil` where that is not kept.
    subscript(node: NodeID) -> Fragment? {
        get {
            let index = Int(node.index)
            return index < fragments.count ? fragments[index] : nil
        }
        set {
            let index = Int(node.index)
            if index >= fragments.count {
                guard newValue != nil else { return }
                let count = max(index + 1, fragments.count * 2) - fragments.count
                fragments.append(contentsOf: repeatElement(nil, count: count))
            }
            fragments[index] = newValue
        }
    }

    /// What the node's children showed by runs, which is out of date as soon as they are recorded otherwise.
    mutating func takeRuns(of node: NodeID) -> KeptRuns? {
        runs.isEmpty ? nil : runs.removeValue(forKey: node.index)
    }

    mutating func keep(_ kept: KeptRuns, of node: NodeID) { runs[node.index] = kept }

    /// Forgets a node that was removed.
    mutating func forget(_ node: NodeID) {
        if Int(node.index) < fragments.count { fragments[Int(node.index)] = nil }
        if !runs.isEmpty { runs[node.index] = nil }
    }
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
