import Foundation
import QuadrantGeometry
import QuadrantLayout

/// Content that depends on geometry: evaluated after a layout, which is then done again.
extension ViewTree {
    /// Lays out, evaluates readers whose geometry changed and calls observers, until nothing changes.
    @MainActor
    func settleGeometry(_ proposal: ProposedViewSize) -> CGSize {
        var touched = TouchedClients()
        while true {
            evaluateDirtyScopes()
            let size = lateReader.noting { layout.layout(rootNode, proposal) }
            collectLayoutProblems()
            if settleScrolling() { continue }
            guard !geometry.isEmpty else {
                finishScrolling()
                return size
            }
            geometry.collect(from: layout)
            if evaluateReaders(&touched) { continue }
            if callObservers(&touched) { continue }
            touched.reset()
            finishScrolling()
            return size
        }
    }

    /// Evaluates the outermost of the waiting readers; those in them wait for the layout that follows.
    /// Whether there was one.
    @MainActor
    private func evaluateReaders(_ touched: inout TouchedClients) -> Bool {
        let waiting = geometry.takeReaders(in: layout)
        let all = Set(
            waiting.filter { $0.rounds < Self.mostRounds }.map { ObjectIdentifier($0) })
        var rest: [ReaderScope] = []
        var hasEvaluated = false
        for reader in waiting where reader.isAlive {
            if reader.isInside(one: all) {
                rest.append(reader)
            } else if reader.rounds >= Self.mostRounds {
                report(.geometryCycle("GeometryReader"), at: reader.source.node)
                if reader.isDirty { rest.append(reader) }
            } else {
                reader.rounds += 1
                touched.readers.append(reader)
                _ = reader.evaluate(after: nil)
                geometry.noteReads(of: reader)
                hasEvaluated = true
            }
        }
        geometry.putBack(rest)
        return hasEvaluated
    }

    /// Lets observers look; whether state changed.
    @MainActor
    private func callObservers(_ touched: inout TouchedClients) -> Bool {
        for observer in geometry.takeObservers(in: layout) where observer.isAlive {
            if observer.rounds >= Self.mostRounds {
                report(.geometryCycle("onGeometryChange"), at: observer.source.node)
                continue
            }
            if observer.update() {
                observer.rounds += 1
                touched.observers.append(observer)
            }
            geometry.noteReads(of: observer)
        }
        return !queue.isEmpty
    }
}

/// Whose rounds have to be counted from 0 in the next update.
private struct TouchedClients {
    var readers: [ReaderScope] = []
    var observers: [GeometryObserver] = []

    func reset() {
        for reader in readers { reader.rounds = 0 }
        for observer in observers { observer.rounds = 0 }
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
