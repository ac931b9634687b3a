internal import QuadrantAccessibility
internal import QuadrantEvents
internal import QuadrantInspection
internal import QuadrantRendering
internal import SwiftUI

/// What is kept of a preview between calls: what was done with it, and how it looked last. The view itself is made anew for each
/// answer, and the same is done with it again: so it survives edits, traps and whatever its process did.
struct PreviewState {
    /// A view of a path: as it was asked for, or by its declaration.
    struct Key: Hashable {
        let path: String
        /// The name or the number; `nil` for the one that is drawn by default.
        let preview: String?
    }

    /// How the view stands, as far as calls have changed it.
    var stage = Stage()
    /// The views that were tapped by a name of their own, with the times: they are found again after an edit that moves them.
    var taps: [Stage.Timeline.Tap] = []
    /// What hands did at points, and keys, in the order of their times.
    var events: [InputEvent] = []
    /// Tells the sources with which it was done from others.
    var sources = ""
    /// How far time has gone, in seconds.
    var time = 0.0
    /// The last look before the last edit.
    var before: Look?
    /// The last look.
    var last: Look?

    /// How a preview looked from certain sources.
    struct Look: Equatable {
        /// Tells these sources from others.
        var sources: String
        var report: ScreenReport
        /// The digest of the picture.
        var picture: String
        /// How it was laid out.
        var layout: TreeSnapshot
    }

    /// How long a hand waits for what it did, in seconds: pushes, sheets and most animations have come to their end.
    static let settling = 1.0
    /// The most events of a preview.
    static let mostEvents = 20_000

    /// Whether anything was done.
    var hasDeeds: Bool { !events.isEmpty || !taps.isEmpty }
    /// How much was done.
    var deedCount: Int { events.count + taps.count }

    /// Forgets what was done, and the time that went by.
    mutating func forgetDeeds() { (taps, events, time) = ([], [], 0) }

    /// A finger that taps the view of a name.
    mutating func tap(_ name: String, count: Int) {
        for _ in 0..<count {
            taps.append(Stage.Timeline.Tap(name: name, time: Duration.near(time)))
            time += 0.1
        }
        time += Self.settling
    }

    /// The stage with what was done.
    func played(over base: Stage) -> Stage {
        var stage = base
        (stage.timeline.taps, stage.timeline.events) = (taps, events)
        if hasDeeds || time > 0 { stage.timeline.moment = Duration.near(time) }
        return stage
    }

    /// A finger that taps at a point.
    mutating func tap(at point: CGPoint, count: Int) {
        for _ in 0..<count {
            events.append(.touch(.began, at: point, time: time))
            time += 0.05
            events.append(.touch(.ended, at: point, time: time))
            time += 0.05
        }
        time += Self.settling
    }

    /// A finger that goes from one point to another in a quarter of a second.
    mutating func swipe(from start: CGPoint, to end: CGPoint) {
        events.append(.touch(.began, at: start, time: time))
        for step in 1...8 {
            let share = CGFloat(step) / 8
            time += 1.0 / 32
            let point = CGPoint(
                x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            events.append(.touch(.moved, at: point, time: time))
        }
        events.append(.touch(.ended, at: end, time: time))
        time += Self.settling
    }

    /// What is typed on a keyboard, a key after the other.
    mutating func type(_ text: String, submitting: Bool) {
        for character in text {
            let key = character.isNewline ? "\r" : String(character)
            events.append(.key(key, time: time))
            events.append(.key(key, .ended, time: time))
            time += 0.02
        }
        if submitting {
            events.append(.key("\r", time: time))
            events.append(.key("\r", .ended, time: time))
        }
        time += Self.settling
    }
}
