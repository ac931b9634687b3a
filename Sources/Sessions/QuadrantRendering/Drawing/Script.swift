internal import Foundation
internal import QuadrantCore
internal import QuadrantEvents

/// What a timeline has done with a view: each act at its moment.
@MainActor
struct Script {
    private let session: Session
    /// The taps and acts that are to come, the next first.
    private var deeds: ArraySlice<(act: Session.Act, time: Duration)>
    /// The events that are to come, in their order.
    private var events: ArraySlice<InputEvent>

    /// The script of a session's first window.
    init(_ session: Session) {
        self.session = session
        let timeline = session.stage.timeline
        let deeds =
            timeline.taps.map { (act: Session.Act.tap($0.name), time: $0.time) }
            + timeline.acts.map { (act: .perform($0.name, action: $0.action), time: $0.time) }
            + timeline.hands.map { (act: .hand($0.name, $0.deed), time: $0.time) }
        // Those of one moment in the order in which they were given.
        let order = deeds.indices.sorted { (deeds[$0].time, $0) < (deeds[$1].time, $1) }
        self.deeds = order.map { deeds[$0] }[...]
        events = timeline.events[...]
    }

    /// Brings the session to a moment, and does on the way what is to be done until then.
    ///
    /// - Parameter moment: From the first moment on.
    mutating func play(to moment: Duration) throws(DrawingError) {
        while true {
            let deed = deeds.first.flatMap { $0.time <= moment ? $0 : nil }
            let event = events.first.flatMap { Duration.near($0.time) > moment ? nil : $0 }
            if let deed, event == nil || deed.time <= Duration.near(event?.time ?? 0) {
                session.advance(to: deed.time)
                // They are done at the last one's time: what is to be done before that comes between them.
                let end = min(moment, event.map { Duration.near($0.time) } ?? moment)
                guard let taps = tapsInARow(until: end) else {
                    deeds.removeFirst()
                    try perform(deed.act, at: deed.time)
                    continue
                }
                deeds.removeFirst(taps.count)
                session.advance(to: taps.time)
                try perform(.taps(taps.name, count: taps.count), at: taps.time)
            } else if let event {
                events.removeFirst()
                try perform(.event(event), at: Duration.near(event.time))
            } else {
                break
            }
        }
        session.advance(to: moment)
    }

    /// The next taps on one view until a time, each soon enough after the one before, where something waits for more than one; `nil`
    /// where the next deed is done by itself.
    private func tapsInARow(until end: Duration) -> (name: String, count: Int, time: Duration)? {
        guard case .tap(let name)? = deeds.first?.act else { return nil }
        var (count, time) = (0, deeds.first?.time ?? .zero)
        for deed in deeds {
            guard deed.act == .tap(name), deed.time <= end,
                (deed.time - time).inSeconds <= GestureFigures.tapInterval
            else { break }
            (count, time) = (count + 1, deed.time)
        }
        guard count > 1, session.waitsForTaps(on: name) else { return nil }
        return (name, count, time)
    }

    private func perform(_ act: Session.Act, at time: Duration) throws(DrawingError) {
        do throws(ActFailure) {
            try session.act(act)
        } catch {
            throw .beyondLimit("At \(time.inSeconds.inShort) s\(words(of: error, act))")
        }
    }

    private func words(of failure: ActFailure, _ act: Session.Act) -> String {
        switch failure {
        case .refused(let text): return ": \(text)"
        case .unknown(let name, let known):
            let isTap =
                switch act {
                case .tap, .taps: true
                default: false
                }
            return " no view has the identifier or label '\(name)' that is to be "
                + (isTap ? "tapped; " : "used; ")
                + (known.isEmpty
                    ? "no view has either. Write .accessibilityIdentifier(\"\(name)\") at one."
                    : "there are: \(known.joined(separator: ", ")).")
        }
    }
}

extension Double {
    /// The number to a thousandth, without zeros at its end: "0.25", "3".
    var inShort: String {
        let rounded = (self * 1_000).rounded() / 1_000
        return rounded == rounded.rounded() && abs(rounded) < 1e15
            ? "\(Int(rounded))" : "\(rounded)"
    }
}
