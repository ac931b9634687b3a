import QuadrantLayout

/// Scopes whose state or environment has changed: their bodies are evaluated again, the outermost
/// first.
extension ViewTree {
    /// Evaluates the scopes in the queue, also those that are added meanwhile.
    @MainActor
    package func evaluateDirtyScopes() {
        evaluation.pass += 1
        while let scope = evaluation.queue.popOutermost() {
            guard scope.isDirty, scope.isAlive else { continue }
            if !scrolling.lazyContainers.isEmpty, let element = scope.sleepingElement {
                if element === scope {
                    element.isStale = true
                } else {
                    element.waiting.append(scope)
                }
                continue
            }
            if scope.turns.pass != evaluation.pass { scope.turns = (evaluation.pass, 0) }
            guard scope.turns.count < UpdateLimits.rounds else {
                scope.isDirty = false
                reportCycle(.stateCycle, in: scope)
                continue
            }
            scope.turns.count += 1
            statistics.evaluations += 1
            scope.base = nil
            _ = scope.evaluate(after: scope.predecessor(in: layout))
        }
    }
}
