internal import Foundation
internal import QuadrantEvents

/// What hands have done with a view, and when.
struct LiveHands {
    /// What was done, each at the view's moment.
    private(set) var deeds: [(act: Session.Act, time: Duration)] = []
    /// How far the view's time is before the shower's, in seconds, as of the beginning of the last movement.
    private var offset: Double?
    private var last = Duration.zero

    /// So many deeds can be done again; of more the first are not taken back.
    private static let most = 20_000

    /// When an event was, in the view's time: the way between two events of one movement is that of the shower's clock, however long they were on
    /// their way.
    mutating func time(
        of event: InputEvent, at moment: Double?, now: Duration, _ speed: Double
    ) -> Duration {
        guard let moment, moment.isFinite, speed > 0 else {
            offset = nil
            return now
        }
        let theirs = moment * speed
        if event.phase == .began || offset == nil { offset = now.inSeconds - theirs }
        let wanted = Duration.near(theirs + (offset ?? 0))
        last = min(max(wanted, last), now)
        return last
    }

    /// Notes what was done.
    mutating func note(_ act: Session.Act, at time: Duration) {
        if case .event(let event) = act, event.kind == .hover { return }
        if deeds.count < Self.most { deeds.append((act, time)) }
    }

    /// The same without the last movement, key or deed.
    func withoutLast() -> LiveHands {
        var kept = LiveHands()
        kept.deeds = deeds
        while let last = kept.deeds.popLast() {
            guard case .event(let event) = last.act else { break }
            if event.phase == .began || event.kind == .wheel || event.kind == .text { break }
        }
        return kept
    }
}
