import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout

/// Nodes with many children: what changed is found by runs of them, and what the others showed is not
/// touched. In the display list each run is a group of its own.
extension Recorder {
    /// Adds what the children show; whether that will be the same until the node is marked.
    func runs(
        of node: NodeID, _ wide: WideNode, after known: KeptRuns?, into items: inout [DisplayItem]
    ) -> Bool {
        var kept = known ?? KeptRuns(runs: [])
        kept.runs.removeLast(max(0, kept.runs.count - wide.runCount))
        while kept.runs.count < wide.runCount { kept.runs.append(nil) }
        items.reserveCapacity(items.count + wide.runCount)
        var isStable = true
        for run in 0..<wide.runCount {
            if wide.unrecorded[run] || kept.runs[run] == nil {
                let children = shown(in: run, of: wide)
                if let old = kept.runs[run], isSame(old, children) {
                    kept.runs[run]?.origin = children.origin
                    wide.noteRecorded(run)
                } else {
                    var new = children
                    if record(&new) { wide.noteRecorded(run) } else { isStable = false }
                    kept.runs[run] = new
                }
            }
            if let run = kept.runs[run] { add(run, into: &items) }
        }
        tree.recordings.keep(kept, of: node)
        return isStable
    }

    /// The children of a run and their places, not yet recorded.
    private func shown(in run: Int, of wide: WideNode) -> KeptRun {
        var result = KeptRun()
        for index in wide.range(of: run) {
            guard let child = tree.layout.id(wide.children[index]),
                tree.presentation.isPresent(child, .shown)
            else { continue }
            let place = tree.presentation.place(of: child, .shown)
            if result.nodes.isEmpty { result.origin = place }
            result.nodes.append(child)
            result.places.append(
                CGPoint(x: place.x - result.origin.x, y: place.y - result.origin.y))
        }
        return result
    }

    /// Whether children show what they showed, and stand as they stood to each other.
    private func isSame(_ old: KeptRun, _ new: KeptRun) -> Bool {
        old.nodes == new.nodes && old.places == new.places
            && new.nodes.allSatisfy { !tree.layout.needsRecord($0) }
    }

    /// Records the children of a run; whether what they show will be the same until one is marked.
    private func record(_ run: inout KeptRun) -> Bool {
        var items: [DisplayItem] = []
        items.reserveCapacity(run.nodes.count)
        var isStable = true
        for (child, place) in zip(run.nodes, run.places) {
            if !withLargeStack({ record(child, at: place, into: &items) }) { isStable = false }
        }
        tree.statistics.assembled += 1
        run.fragment = Fragment(items: items)
        return isStable
    }

    private func add(_ run: KeptRun, into items: inout [DisplayItem]) {
        guard !run.fragment.items.isEmpty else { return }
        var group = DisplayGroup(content: run.fragment)
        group.transform = CGAffineTransform(translationX: run.origin.x, y: run.origin.y)
        items.append(.group(group))
    }
}
