internal import Foundation
internal import QuadrantCore
internal import QuadrantEvents
internal import QuadrantInspection
internal import QuadrantLayout

/// A view whose clock is moved from moment to moment, and that is tapped and given events on the way.
@MainActor
struct MovingView {
    let recording: Recording
    private let options: DrawingOptions
    /// Where its clock stands, in nanoseconds.
    private var time: Int64 = 0
    /// The taps that are to come, the next first.
    private var taps: ArraySlice<MotionOptions.Tap>
    /// The events that are to come, in their order.
    private var events: ArraySlice<InputEvent>

    /// A view that has come to rest at its first moment, with its clock standing.
    init(_ recording: Recording, _ options: DrawingOptions) {
        (self.recording, self.options) = (recording, options)
        let motion = options.motion
        recording.tree.motion.movesPresented = true
        recording.tree.standsInMiddle = true
        let taps = motion.taps
        // Taps of one moment in the order in which they were given.
        let order = taps.indices.sorted { (taps[$0].time, $0) < (taps[$1].time, $1) }
        self.taps = order.map { taps[$0] }[...]
        events = motion.events[...]
        recording.host.finishMoment { $0.rest(waiting: 0) }
    }

    /// Moves the clock on to a moment, taps what is to be tapped until then, hands over the events, and brings the view to rest.
    ///
    /// - Parameter seconds: Earlier moments than the last one are that one.
    mutating func advance(to seconds: Double) throws(DrawingError) {
        while true {
            let tap = taps.first.flatMap { $0.time <= seconds ? $0 : nil }
            let event = events.first.flatMap { $0.time > seconds ? nil : $0 }
            if let tap, event == nil || tap.time <= (event?.time ?? 0) {
                taps.removeFirst()
                move(to: tap.time)
                try perform(tap)
            } else if var event {
                events.removeFirst()
                if event.time.isFinite {
                    move(to: event.time)
                    // The host's clock may have stood elsewhere at the view's first moment.
                    event.time = recording.tree.motion.time
                }
                recording.host.send(inView(event))
            } else {
                break
            }
            recording.host.rest(waiting: 0)
        }
        move(to: seconds)
    }

    /// An event whose place is told from the corner of the picture, as the view has it, which stands in the middle where
    /// it is smaller than the picture, and within the safe area of a device.
    private func inView(_ event: InputEvent) -> InputEvent {
        let canvas = Canvas(of: recording.host, on: options.device, displayScale: options.scale)
        var event = event
        event.location.x -= canvas.origin.x
        event.location.y -= canvas.origin.y
        return event
    }

    /// Moves the clock on; work that follows from the end of a sleep is done there, and not at the end of the way.
    private mutating func move(to seconds: Double) {
        let target = Int64((seconds * 1e9).rounded())
        guard target > time else { return }
        recording.host.advance(by: .nanoseconds(target - time)) { $0.rest(waiting: 0) }
        time = target
        recording.host.rest(waiting: 0)
        recording.host.finishMoment { $0.rest(waiting: 0) }
    }

    private func perform(_ tap: MotionOptions.Tap) throws(DrawingError) {
        let tree = recording.tree
        recording.host.update()
        let named = tree.firstShownNode { tree.names(of: $0).contains(tap.name) }
        let elements = tree.accessibility().flattened
        let moment = "\(tap.time.inShort) s"
        guard let node = named ?? tree.nodes(label: tap.name, among: elements).first else {
            let names = elements.flatMap { $0.identifiers + [$0.note.label].compactMap(\.self) }
            var told: [String] = []
            for name in names.map({ "'\($0)'" }) where !told.contains(name) && told.count < 12 {
                told.append(name)
            }
            throw .beyondLimit(
                "At \(moment) no view has the identifier or label '\(tap.name)' that is to be tapped; "
                    + (told.isEmpty
                        ? "no view has either. Write .accessibilityIdentifier(\"\(tap.name)\") at one."
                        : "there are: \(told.joined(separator: ", "))."))
        }
        guard tree.perform(of: node) else {
            throw .beyondLimit(
                "'\(tap.name)' cannot be tapped at \(moment): it is disabled, or nothing in it takes taps."
            )
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
