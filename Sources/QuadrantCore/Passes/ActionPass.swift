import QuadrantLayout

/// Actions of modifiers: called once views are laid out, before they are drawn.
extension ViewTree {
    /// Calls what waits; whether there was anything, so that another round is needed.
    @MainActor
    func performActions(_ touched: inout TouchedClients) -> Bool {
        actions.collect(layout)
        guard actions.hasWork else { return false }
        var hasActed = false
        for part in actions.takeReady(in: layout) where part.isAlive {
            if part.rounds >= Self.mostRounds {
                reportCycle(.actionCycle(part.label), by: part)
                part.giveUp()
            } else if part.notingTasks(part.perform) {
                touched.count(part)
                hasActed = true
            }
        }
        for action in actions.takeDisappearances() {
            action()
            hasActed = true
        }
        return hasActed && mayGoOn(&touched)
    }
}
