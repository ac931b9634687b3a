import QuadrantLayout

/// The readers of preferences, which are told when values may have changed.
extension ViewTree {
    /// Lets those look whose preferences may have changed, inner ones first. Returns whether one of
    /// them did something, so that another round is needed.
    @MainActor
    func readPreferences(_ touched: inout TouchedClients) -> Bool {
        guard !preferences.isEmpty else { return false }
        preferences.collect(self)
        guard preferences.hasWaiting else { return false }
        var hasActed = false
        for watch in preferences.takeWaiting() {
            // A watch that waits again has seen a change inside: its value is not final yet.
            guard watch.isAlive, !watch.isWaiting else { continue }
            if watch.rounds >= UpdateLimits.rounds {
                reportCycle(.preferenceCycle(watch.label), by: watch)
            } else if watch.reader.look() {
                touched.count(watch)
                hasActed = true
            }
        }
        guard hasActed || preferences.hasWaiting else { return false }
        return mayGoOn(&touched)
    }
}

extension ViewTree {
    /// The value of a preference at the root, as of the last update.
    @MainActor
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        guard !preferences.isEmpty else { return K.defaultValue }
        return preferences.value(of: key, in: preferences.record(of: rootNode, in: layout), self)
    }
}
