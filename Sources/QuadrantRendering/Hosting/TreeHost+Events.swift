import QuadrantCore
package import QuadrantEvents

extension TreeHost {
    /// Lets time pass up to the event, hands it to the views, and brings them up to date.
    package func send(_ event: InputEvent) {
        update()
        passTime(to: event.time)
        tree.send(event)
        update()
    }

    /// Lets time pass for gestures: a press becomes long, a second tap comes too late. The views are brought up to date
    /// after each of these.
    ///
    /// - Parameter time: In seconds of the host's clock.
    package func passTime(to time: Double) {
        for _ in 0..<Self.mostMoments {
            guard let next = tree.arena.nextDeadline, next <= time else { break }
            tree.arena.advance(to: next)
            update()
        }
        tree.arena.advance(to: time)
    }

    /// How many moments at which something happens are looked at in one go: who asks for one again and again is not
    /// asked any more.
    private static let mostMoments = 10_000
}
