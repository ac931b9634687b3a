internal import Foundation
internal import QuadrantCore
internal import QuadrantEvents
internal import QuadrantInspection
internal import QuadrantLayout

/// A view whose clock is moved from moment to moment, and that is tapped, used and given events on the way.
@MainActor
struct MovingView {
    let recording: Recording
    private let options: DrawingOptions
    /// Where its clock stands, in nanoseconds.
    private var time: Int64 = 0
    /// The taps and acts that are to come, the next first.
    private var deeds: ArraySlice<Deed>
    /// The events that are to come, in their order.
    private var events: ArraySlice<InputEvent>

    /// A view that has come to rest at its first moment, with its clock standing.
    init(_ recording: Recording, _ options: DrawingOptions) {
        (self.recording, self.options) = (recording, options)
        let motion = options.motion
        recording.tree.motion.movesPresented = true
        recording.tree.standsInMiddle = true
        let deeds =
            motion.taps.map { Deed(name: $0.name, action: nil, time: $0.time) }
            + motion.acts.map { Deed(name: $0.name, action: $0.action, time: $0.time) }
        // Those of one moment in the order in which they were given.
        let order = deeds.indices.sorted { (deeds[$0].time, $0) < (deeds[$1].time, $1) }
        self.deeds = order.map { deeds[$0] }[...]
        events = motion.events[...]
        recording.host.finishMoment { $0.rest(waiting: 0) }
    }

    /// Moves the clock on to a moment, taps and uses what is to be until then, hands over the events, and brings the view to rest.
    ///
    /// - Parameter seconds: Earlier moments than the last one are that one.
    mutating func advance(to seconds: Double) throws(DrawingError) {
        while true {
            let deed = deeds.first.flatMap { $0.time <= seconds ? $0 : nil }
            let event = events.first.flatMap { $0.time > seconds ? nil : $0 }
            if let deed, event == nil || deed.time <= (event?.time ?? 0) {
                deeds.removeFirst()
                move(to: deed.time)
                try perform(deed)
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

    /// Something that is done with a view: an action of its element, or a tap.
    private struct Deed {
        let name: String
        /// `nil` for a tap.
        let action: String?
        let time: Double
    }

    private func perform(_ deed: Deed) throws(DrawingError) {
        let tree = recording.tree
        recording.host.update()
        let elements = ElementIndex(tree.accessibility())
        let node = try node(of: deed, elements)
        let called = "\"\(deed.name)\""
        do throws(Refusal) {
            if let action = deed.action {
                try Assistant(on: tree) { elements }.perform(action, on: node, called: called)
            } else {
                try Finger(on: tree) { elements }.tap(node, called: called)
            }
        } catch {
            throw .beyondLimit("At \(deed.time.inShort) s: \(error.text)")
        }
    }

    /// The view that is to be used, by its identifier or else by its label or text.
    private func node(
        of deed: Deed, _ index: ElementIndex
    ) throws(DrawingError) -> NodeID {
        let tree = recording.tree
        let elements = [index.root] + index.all
        if let node = tree.firstShownNode(where: { tree.names(of: $0).contains(deed.name) })
            ?? tree.nodes(label: deed.name, among: elements).first
        {
            return node
        }
        var told: [String] = []
        for name in elements.flatMap({ $0.identifiers + [$0.note.label].compactMap(\.self) })
        where !told.contains("'\(name)'") && told.count < 12 {
            told.append("'\(name)'")
        }
        throw .beyondLimit(
            "At \(deed.time.inShort) s no view has the identifier or label '\(deed.name)' that is to be "
                + (deed.action == nil ? "tapped; " : "used; ")
                + (told.isEmpty
                    ? "no view has either. Write .accessibilityIdentifier(\"\(deed.name)\") at one."
                    : "there are: \(told.joined(separator: ", "))."))
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
