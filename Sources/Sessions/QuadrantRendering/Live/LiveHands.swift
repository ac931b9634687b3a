internal import Foundation
internal import QuadrantEvents

/// Something that was done with a view that lives, so that it can be done again with the same view, or with that of another save.
package struct LiveDeed: Codable, Equatable, Sendable {
    /// What was done, at its place.
    package var act: Session.Act
    /// The same at the middle of what has a name, which may stand elsewhere in the view of another save; `nil` where nothing has.
    package var named: Session.Act?
    /// When, in seconds from the view's first moment on.
    package var time: Double
}

/// What hands have done with a view, and when.
struct LiveHands {
    /// What was done, in order.
    private(set) var deeds: [LiveDeed] = []
    /// How far the view's time is before the shower's, in seconds, as of the beginning of the last movement.
    private var offset: Double?
    private var last = Duration.zero
    /// The finger that is down, where it came down, and the number of its first deed.
    private var finger: (id: Int, place: CGPoint, deed: Int)?
    /// What stands under it: its name, and its middle.
    private var target: (name: String, middle: CGPoint)?

    /// So many deeds can be done again; what is done later is not kept.
    static let most = 5_000
    /// How far a finger moves at most that taps, in points: as far as it does before a scroll view follows.
    private static let reach = 10.0

    /// Hands that have done some deeds.
    init(_ deeds: [LiveDeed] = []) { self.deeds = deeds }

    /// When an event was, in the view's time: the way between two events of one movement is that of the shower's clock, however long
    /// they were on their way.
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

    /// Whether a finger comes down, so that what stands under it is to be noted.
    func begins(_ event: InputEvent) -> Bool {
        [.touch, .pencil, .pointer].contains(event.kind) && event.phase == .began
    }

    /// Notes what was done, and at what that has a name.
    mutating func note(
        _ act: Session.Act, at time: Duration, on target: (name: String, middle: CGPoint)? = nil
    ) {
        guard deeds.count < Self.most else { return }
        if case .event(let event) = act {
            if event.kind == .hover { return }
            if begins(event) {
                finger = (event.id, event.location, deeds.count)
                self.target = target
            } else if event.phase == .ended, let finger, finger.id == event.id {
                deeds.append(LiveDeed(act: act, time: time.inSeconds))
                nameTap(of: finger, endingAt: event.location)
                return
            }
        }
        deeds.append(LiveDeed(act: act, time: time.inSeconds))
    }

    /// A tap is at what it hits, wherever that stands.
    private mutating func nameTap(
        of finger: (id: Int, place: CGPoint, deed: Int), endingAt end: CGPoint
    ) {
        self.finger = nil
        let way = hypot(end.x - finger.place.x, end.y - finger.place.y)
        guard let target, way <= Self.reach else { return }
        for index in finger.deed..<deeds.count {
            guard case .event(var event) = deeds[index].act, event.id == finger.id else { continue }
            event.view = target.name
            event.location.x -= target.middle.x
            event.location.y -= target.middle.y
            deeds[index].named = .event(event)
        }
    }

    /// The same without the last movement, key or deed. Notches of a wheel, and letters, are one where they follow each other.
    func withoutLast() -> LiveHands {
        var kept = deeds
        while let last = kept.popLast() {
            guard case .event(let event) = last.act else { break }
            guard [.wheel, .text].contains(event.kind) else {
                if event.phase == .began { break }
                continue
            }
            guard let before = kept.last, case .event(let earlier) = before.act,
                earlier.kind == event.kind, last.time - before.time < Self.longestPause
            else { break }
        }
        return LiveHands(kept)
    }

    /// What follows within so many seconds is of one movement.
    private static let longestPause = 0.3
}
