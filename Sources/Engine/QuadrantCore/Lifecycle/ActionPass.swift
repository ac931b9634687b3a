import QuadrantLayout

/// Actions of modifiers: called once views are laid out, before they are drawn.
extension ViewTree {
    /// Calls the actions that wait. Returns whether there were any, so that another round is
    /// needed.
    @MainActor
    func performActions(_ touched: inout TouchedClients) -> Bool {
        actions.collect(layout)
        guard actions.hasWork else { return false }
        motion.noteLaidOut()
        var hasActed = tellOfDisappearances(first: true)
        for part in actions.takeReady(in: layout) where part.isAlive {
            if part.rounds >= UpdateLimits.rounds {
                reportCycle(.actionCycle(part.label), by: part)
                part.giveUp()
            } else if part.notingTasks(part.perform) {
                touched.count(part)
                hasActed = true
            }
        }
        if tellOfDisappearances(first: false) { hasActed = true }
        return hasActed && mayGoOn(&touched)
    }

    /// Tells the modifiers whose views have disappeared. Returns whether there were any.
    @MainActor
    private func tellOfDisappearances(first: Bool) -> Bool {
        let gone = actions.takeDisappearances(first: first)
        for (client, label) in gone {
            // Where the view stood is not known any more.
            hosting.begunTasks.noting(UnfinishedTask(label: label, path: [])) { client.disappear() }
        }
        return !gone.isEmpty
    }

    /// Calls an action of a modifier's in an update: the tree knows of the tasks that it begins until they
    /// are done, as it does of those that `client` began before.
    @MainActor
    func notingTasks<T>(
        of client: some RoundClient, origin: UnfinishedTask.Origin = .action, _ action: () -> T
    ) -> T {
        hosting.begunTasks.noting(
            UnfinishedTask(label: client.label, path: Self.path(to: client.part), origin: origin),
            by: client, action)
    }
}
