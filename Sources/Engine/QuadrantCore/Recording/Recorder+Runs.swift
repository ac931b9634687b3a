import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout

/// Nodes with many children: what changed is found by runs of them, and what the others showed is not
/// touched. In the display list each run is a group of its own.
extension Recorder {
    /// Adds what the children show. Returns whether that will be the same until the node is marked.
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
                var new = children
                if record(&new, after: kept.runs[run]) {
                    wide.noteRecorded(run)
                } else {
                    isStable = false
                }
                kept.runs[run] = new
            }
            if let run = kept.runs[run] { add(run, into: &items) }
        }
        tree.shown.recordings.keep(kept, of: node)
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

    /// Records the children of a run. Returns whether what they show will be the same until one is
    /// marked. If the children stand to each other as before, only the marked ones are recorded.
    private func record(_ run: inout KeptRun, after old: KeptRun?) -> Bool {
        guard let old, old.nodes == run.nodes, old.places == run.places, !tree.layout.hasDepth
        else {
            return recordAll(&run)
        }
        (run.counts, run.fragment) = (old.counts, old.fragment)
        guard run.nodes.contains(where: { tree.layout.needsRecord($0) }) else { return true }
        var (items, start, isStable) = (old.fragment.items, 0, true)
        for (index, child) in run.nodes.enumerated() {
            if tree.layout.needsRecord(child) {
                var own: [DisplayItem] = []
                let place = run.places[index]
                if !withLargeStack({ record(child, at: place, into: &own) }) { isStable = false }
                items.replaceSubrange(start..<start + run.counts[index], with: own)
                run.counts[index] = own.count
            }
            start += run.counts[index]
        }
        finish(&run, items)
        return isStable
    }

    private func recordAll(_ run: inout KeptRun) -> Bool {
        var (items, isStable): ([DisplayItem], Bool) = ([], true)
        items.reserveCapacity(run.nodes.count)
        run.counts.reserveCapacity(run.nodes.count)
        for (child, place) in zip(run.nodes, run.places) {
            let before = items.count
            if !recordPlaced(child, at: place, into: &items) { isStable = false }
            run.counts.append(items.count - before)
        }
        finish(&run, items)
        return isStable
    }

    private func finish(_ run: inout KeptRun, _ items: [DisplayItem]) {
        tree.statistics.assembled += 1
        run.fragment = Fragment(items: items)
    }

    private func add(_ run: KeptRun, into items: inout [DisplayItem]) {
        guard !run.fragment.items.isEmpty else { return }
        var group = DisplayGroup(content: run.fragment)
        group.transform = CGAffineTransform(translationX: run.origin.x, y: run.origin.y)
        items.append(.group(group))
    }
}
