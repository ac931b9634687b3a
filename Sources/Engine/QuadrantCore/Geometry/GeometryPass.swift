import Foundation
import QuadrantGeometry
import QuadrantLayout

/// Content that depends on geometry: evaluated after a layout, which is then done again.
extension ViewTree {
    /// Evaluates readers whose geometry changed and calls observers. Returns whether another round is
    /// needed.
    @MainActor
    func readGeometry(_ touched: inout TouchedClients) -> Bool {
        guard !geometry.isEmpty else { return false }
        geometry.collect(from: layout, revision: presentation.revision)
        return evaluateReaders(&touched) || callObservers(&touched)
    }

    /// Evaluates the outermost of the waiting readers; those in them wait for the layout that follows.
    /// Returns whether there was one.
    @MainActor
    private func evaluateReaders(_ touched: inout TouchedClients) -> Bool {
        let waiting = geometry.takeReaders(in: layout)
        let all = Set(
            waiting.filter { $0.rounds < UpdateLimits.rounds }.map { ObjectIdentifier($0) })
        var rest: [ReaderScope] = []
        var hasEvaluated = false
        for reader in waiting where reader.isAlive {
            if reader.isInside(one: all) {
                rest.append(reader)
            } else if reader.rounds >= UpdateLimits.rounds {
                reportCycle(.geometryCycle(reader.label), by: reader)
                if reader.isDirty { rest.append(reader) }
            } else {
                touched.count(reader)
                _ = reader.evaluate(after: nil)
                geometry.noteReads(of: reader)
                hasEvaluated = true
            }
        }
        geometry.putBack(rest)
        return hasEvaluated
    }

    /// Has observers look at their geometry. Returns whether one of them called its action.
    @MainActor
    private func callObservers(_ touched: inout TouchedClients) -> Bool {
        var hasActed = false
        for observer in geometry.takeObservers(in: layout) where observer.isAlive {
            if observer.rounds >= UpdateLimits.rounds {
                reportCycle(.geometryCycle(observer.label), by: observer)
                continue
            }
            if notingTasks(of: observer, observer.update) {
                touched.count(observer)
                hasActed = true
            }
            geometry.noteReads(of: observer)
        }
        // A reader of what an action set may wait elsewhere than in the queue.
        return (hasActed || !evaluation.queue.isEmpty) && mayGoOn(&touched)
    }
}

extension ReaderScope {
    /// Whether it stands in the content of another reader of `readers`.
    fileprivate func isInside(one readers: Set<ObjectIdentifier>) -> Bool {
        var part = owner
        while let current = part {
            if readers.contains(ObjectIdentifier(current)) { return true }
            part = current.owner
        }
        return false
    }
}
