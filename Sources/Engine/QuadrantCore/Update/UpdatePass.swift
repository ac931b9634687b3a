package import Foundation
package import QuadrantGeometry
package import QuadrantLayout

/// One update: the phases in their order, again from the first whenever one of them changed something.
///
/// 1. *Evaluate* the bodies whose state or environment changed, and make or change their nodes.
/// 2. *Lay out*: measure and place what changed.
/// 3. *Scrolling*: make what has come into sight of lazy containers, scroll to where was asked for.
/// 4. *Geometry*: evaluate the content of geometry readers, call `onGeometryChange`.
/// 5. *Preferences*: combine what changed, evaluate content made of preferences, call
///    `onPreferenceChange`.
/// 6. *Actions*: `onChange`, `onAppear`, `onReceive`'s subscriptions, then `onDisappear`.
///
/// When nothing is left to do, the tasks of views that have appeared begin. What is drawn is
/// the tree as it then is. Each client of the phases 4 to 6 is called at most 8 times in one update, and
/// rounds in which one of them changed state are at most 64; who is cut off is reported with the
/// states that were written on the way.
extension ViewTree {
    /// Brings the tree up to date and lays it out, the root at the origin; returns the root's answer. Called
    /// from an action of an update that is under way it changes nothing.
    ///
    /// - Parameter proposal: What the root is proposed. It is called before each layout of the update, when
    ///   all that changed is evaluated; may measure.
    @MainActor
    @discardableResult
    package func update(proposing proposal: (LayoutTree) -> ProposedViewSize) -> CGSize {
        guard !updating.isUnderWay else { return layout.size(of: rootNode) }
        updating.isUnderWay = true
        defer { updating.isUnderWay = false }
        updating.watchedSources.look()
        return working {
            defer { motion.writes.endUpdates() }
            var size = settleAll(proposal)
            var rounds = 0
            // What completions change, and gestures of views that went away, is shown by the same update.
            while motion.callCompletions() || arena.sweep(), rounds < UpdateLimits.rounds {
                rounds += 1
                size = settleAll(proposal)
            }
            // Gestures of views that went away end, which may set states.
            return arena.sweep() ? settleAll(proposal) : size
        }
    }

    /// Works until nothing is left to do, for writes with one transaction after those with another.
    @MainActor
    private func settleAll(_ proposal: (LayoutTree) -> ProposedViewSize) -> CGSize {
        var size = settle(proposal)
        while motion.writes.areThere { size = settle(proposal) }
        return size
    }

    /// Brings the tree up to date and lays it out for `proposal`, as `update(proposing:)` does.
    @MainActor
    @discardableResult
    package func update(_ proposal: ProposedViewSize) -> CGSize {
        update { _ in proposal }
    }

    /// Works until nothing is left to do; returns the root's answer to `proposal`, which is asked for before
    /// each layout.
    @MainActor
    private func settle(_ proposal: (LayoutTree) -> ProposedViewSize) -> CGSize {
        var touched = TouchedClients()
        var size = CGSize.zero
        lateReader.renewIfNeeded()
        motion.beginUpdate()
        for round in 1... {
            updating.writes.beginRound()
            motion.takeWrites()
            evaluateDirtyScopes()
            makeRoomForPresented()
            if motion.mayMoveFrames { layout.beginPlacementLog() }
            size = lateReader.reading {
                // Nothing may be measured from what was known before.
                layout.settleMeasures()
                return layout.layout(rootNode, proposal(layout))
            }
            collectLayoutProblems()
            if followSources(), round < UpdateLimits.rounds { continue }
            let goesOn =
                settleScrolling(&touched) || readGeometry(&touched) || readPreferences(&touched)
                || performActions(&touched)
            // What a layout or an action wrote without asking for a round is evaluated too.
            guard goesOn || (!evaluation.queue.isEmpty && mayGoOn(&touched)) else { break }
            if round >= UpdateLimits.layouts - 1 { touched.isNearItsEnd = true }
            if round >= UpdateLimits.layouts {
                reportEndlessUpdate(after: touched)
                break
            }
        }
        FramesUnderWay(layout.takePlacementLog(), in: self).begin()
        morphSources()
        lookAtEffects()
        motion.endUpdate()
        reportWrongAnimations()
        finishScrolling()
        reportWaitingPresentations()
        touched.reset()
        updating.writes.clear()
        actions.finishUpdate()
        madeBefore.forgetEnvironments()
        assert(layout.auditSample().isEmpty, "\(layout.auditSample().joined(separator: " "))")
        return size
    }
}
