import Spatial
import SwiftUI

/// A photo that is moved, zoomed, turned and marked, with each gesture of the system.
struct PhotoTable: View {
    @GestureState private var offset = CGSize.zero
    @GestureState(resetTransaction: Transaction(animation: .spring)) private var isHeld = false
    @State private var place = CGSize.zero
    @State private var zoom = 1.0
    @State private var turn = Angle.zero
    @State private var marks: [CGPoint] = []
    @State private var note = "Nothing yet"

    var body: some View {
        VStack(spacing: 16) {
            Text(note)
            photo
                .offset(x: place.width + offset.width, y: place.height + offset.height)
            Text("\(marks.count) marks").font(.caption)
            OlderGestures()
            GestureChoices()
            PlacesInSpace()
        }
        .padding()
        .defersSystemGestures(on: .bottom)
    }

    private var photo: some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(isHeld ? .orange : .blue)
            .frame(width: 160, height: 100)
            .scaleEffect(zoom)
            .rotationEffect(turn)
            .overlay {
                ForEach(marks.indices, id: \.self) { index in
                    Circle().fill(.white).frame(width: 6, height: 6).position(marks[index])
                }
            }
            .onTapGesture(count: 2, coordinateSpace: .local) { marks.append($0) }
            .gesture(move)
            .simultaneousGesture(
                pinch.simultaneously(with: rotate).onEnded { value in
                    note =
                        "By \(value.first?.magnification ?? 1), \(value.second?.rotation.degrees ?? 0)°"
                }
            )
            .highPriorityGesture(TapGesture(count: 3).onEnded { marks = [] })
            .onLongPressGesture(minimumDuration: 0.8, maximumDistance: 20) {
                note = "Pressed"
            } onPressingChanged: { isPressing in
                note = isPressing ? "Pressing" : "Let go"
            }
    }

    /// Held, then moved.
    private var move: some Gesture {
        LongPressGesture(minimumDuration: 0.2, maximumDistance: 12)
            .updating($isHeld) { value, state, _ in state = value }
            .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
            .updating($offset) { value, state, transaction in
                guard case .second(true, let drag?) = value else { return }
                state = drag.translation
                transaction.animation = .interactiveSpring
            }
            .onEnded { value in
                switch value {
                case .first: break
                case .second(_, let drag): if let drag { letGo(drag) }
                }
            }
    }

    private func letGo(_ drag: DragGesture.Value) {
        place.width += drag.predictedEndTranslation.width
        place.height += drag.predictedEndTranslation.height
        let way = hypot(
            drag.predictedEndLocation.x - drag.startLocation.x,
            drag.location.y - drag.startLocation.y)
        note = "Thrown by \(Int(way)) points, \(Int(drag.velocity.width)) a second, at \(drag.time)"
    }

    private var pinch: some Gesture<MagnifyGesture.Value> {
        MagnifyGesture(minimumScaleDelta: 0.02).onChanged { zoom = $0.magnification }
    }

    private var rotate: some Gesture<RotateGesture.Value> {
        RotateGesture(minimumAngleDelta: .degrees(2)).onChanged { turn = $0.rotation }
    }

}

/// The gestures by their older names, and with their figures read back.
struct OlderGestures: View {
    @State private var scale = 1.0
    @State private var angle = Angle.zero
    @GestureState private var pull = CGSize.zero
    @GestureState(initialValue: 1.0) private var growth
    @GestureState(initialValue: 0, resetTransaction: Transaction()) private var steps
    @GestureState(initialValue: 0, reset: { _, transaction in transaction.animation = .default })
    private var rest
    @GestureState(reset: { _, _ in }) private var isOn: Bool?
    @GestureState(resetTransaction: Transaction()) private var isOff: Bool?
    @GestureState(wrappedValue: 0, resetTransaction: Transaction()) private var first
    @GestureState(wrappedValue: 0, reset: { _, _ in }) private var second
    @GestureState(wrappedValue: 0) private var third

    private let zoom = MagnificationGesture(minimumScaleDelta: 0.05)
    private let turn = RotationGesture(minimumAngleDelta: .degrees(3))
    private let press = LongPressGesture(minimumDuration: 1)
    private let drag = DragGesture(minimumDistance: 5, coordinateSpace: .named("photo"))
    private let tap = TapGesture(count: 2)
    private let place = SpatialTapGesture(count: 1, coordinateSpace: .local)

    var body: some View {
        Text(figures)
            .font(.caption2)
            .scaleEffect(scale * growth)
            .rotationEffect(angle)
            .gesture(zoom.onChanged { scale = $0 }.exclusively(before: turn.onEnded { angle = $0 }))
            .gesture(
                GestureStateGesture(base: drag, state: $pull) { value, state, _ in
                    state = value.translation
                }
            )
            .onLongPressGesture(minimumDuration: 1, maximumDistance: 5, pressing: { _ in }) {}
            .onLongPressGesture(minimumDuration: 1) {
            } onPressingChanged: { _ in
            }
            .onLongPressGesture(minimumDuration: 1, pressing: { _ in }) {}
            .onTapGesture(count: 2) {}
    }

    private var figures: String {
        let held = GestureStateGesture(base: press, state: $isOn) { value, state, _ in state = value
        }
        let lengths =
            "\(zoom.minimumScaleDelta) \(turn.minimumAngleDelta.degrees) \(press.minimumDuration)"
        let others =
            "\(press.maximumDistance) \(drag.minimumDistance) \(tap.count) \(place.count)"
        let spaces = "\(drag.coordinateSpace == place.coordinateSpace)"
        let states = "\(steps) \(rest) \(first) \(second) \(third) \(isOff ?? false)"
        return [
            lengths, others, spaces, states, "\(held.base.minimumDuration)", text(of: held.state),
            text(of: $pull),
        ].joined(separator: ", ")
    }

    private func text<Value>(of state: GestureState<Value>) -> String {
        "\(state.projectedValue.wrappedValue)"
    }
}

/// Which of two gestures it is, made by hand, and gestures that are on only in part.
struct GestureChoices: View {
    @State private var told = "Choose"
    @State private var isOn = true

    var body: some View {
        HStack {
            Text(told)
                .gesture(choice, including: isOn ? .all : .subviews)
                .gesture(TapGesture().onEnded { told = "Mask" }, including: .gesture)
                .simultaneousGesture(AnyGesture(TapGesture()), including: .none)
                .highPriorityGesture(TapGesture(), including: .none)
            Circle().frame(width: 30)
                .gesture(TapGesture().onEnded { told = "One" }, isEnabled: isOn)
                .gesture(TapGesture().onEnded { told = "Named" }, name: "tap", isEnabled: isOn)
                .simultaneousGesture(TapGesture(), isEnabled: isOn)
                .simultaneousGesture(TapGesture(), name: "beside", isEnabled: isOn)
                .highPriorityGesture(TapGesture(), isEnabled: !isOn)
                .highPriorityGesture(TapGesture(), name: "before", isEnabled: !isOn)
            Circle().frame(width: 30)
                .gesture(TapGesture().modifiers(.command).onEnded { told = "With command" })
            FingerMarks()
        }
        .gesture(Squeeze { told = "Squeezed" })
    }

    private var choice: some Gesture {
        let first = TapGesture(count: 2)
        let second = SpatialTapGesture()
        return ExclusiveGesture(first, second).onEnded { value in
            switch value {
            case .first: told = "Twice"
            case .second(let tap): told = "Once at \(tap.location.x)"
            }
        }
    }

    /// Values of gestures that are made of others, as somebody makes them who tests what they do.
    static var values: Int {
        typealias Press = LongPressGesture
        let either: [ExclusiveGesture<Press, Press>.Value] = [.first(true), .second(false)]
        let sequence: [SequenceGesture<Press, Press>.Value] = [.first(true), .second(true, nil)]
        let kinds: [SpatialEventCollection.Event.Kind] = [
            .touch, .directPinch, .indirectPinch, .pencil, .pointer,
        ]
        let phases: [SpatialEventCollection.Event.Phase] = [.active, .ended, .cancelled]
        let deltas =
            MagnifyGesture().minimumScaleDelta + RotateGesture().minimumAngleDelta.degrees
        let isLocal = SpatialEventGesture().coordinateSpace == .local
        return either.count + sequence.count + kinds.count + phases.count + Int(deltas)
            + (isLocal ? 1 : 0)
    }

    /// The parts of gestures that are made of others.
    static var parts: [Int] {
        let both = SimultaneousGesture(TapGesture(count: 1), TapGesture(count: 2))
        let sequence = SequenceGesture(TapGesture(count: 3), TapGesture(count: 4))
        let either = ExclusiveGesture(TapGesture(count: 5), TapGesture(count: 6))
        return [
            both.first, both.second, sequence.first, sequence.second, either.first, either.second,
        ]
        .map(\.count)
    }
}

/// A gesture of one's own.
struct Squeeze: Gesture {
    let action: () -> Void

    var body: some Gesture {
        MagnifyGesture().onEnded { if $0.magnification < 0.5 { action() } }
    }
}

/// A mark under each finger, pencil and pointer.
struct FingerMarks: View {
    @State private var events: SpatialEventCollection?
    private let gesture = SpatialEventGesture(coordinateSpace: .local)

    var body: some View {
        Color.yellow.frame(width: 60, height: 60)
            .overlay {
                if let events {
                    ForEach(Array(events)) { event in
                        Circle().fill(color(of: event)).frame(width: 8).position(event.location)
                    }
                }
            }
            .gesture(gesture.onChanged { events = $0 }.onEnded { events = $0 })
    }

    private func color(of event: SpatialEventCollection.Event) -> Color {
        guard event.phase == .active else { return event.phase == .ended ? .gray : .black }
        switch event.kind {
        case .touch: return .red
        case .pencil: return lean(event.inputDevicePose) > 45 ? .brown : .orange
        case .pointer: return event.modifierKeys.contains(.shift) ? .green : .mint
        case .directPinch, .indirectPinch: return .purple
        }
    }

    private func lean(_ pose: SpatialEventCollection.Event.InputDevicePose?) -> Double {
        guard let pose else { return 0 }
        return max(pose.altitude.degrees, pose.azimuth.degrees)
    }

    /// The latest of several events.
    static func latest(of events: SpatialEventCollection) -> SpatialEventCollection.Event? {
        var iterator: SpatialEventCollection.Iterator = events.makeIterator()
        var result: SpatialEventCollection.Event?
        while let event = iterator.next() {
            if event.timestamp >= result?.timestamp ?? 0 { result = event }
        }
        let cancelled = SpatialEventCollection.Event.Phase.cancelled
        let index: SpatialEventCollection.Index = events.startIndex
        let id: SpatialEventCollection.Event.ID? = events.isEmpty ? nil : events[index].id
        return result?.phase == cancelled || result?.id == id ? nil : result
    }
}

/// Gestures that tell places in the space of the room, as on a headset.
struct PlacesInSpace: View {
    @State private var place = CGPoint.zero
    private let room = WorldReferenceCoordinateSpace.worldReference

    var body: some View {
        Text("At \(Int(place.x)), \(Int(place.y))")
            .gesture(
                DragGesture(minimumDistance: 5, coordinateSpace3D: room)
                    .onChanged { place = $0.location }
            )
            .simultaneousGesture(
                SpatialTapGesture(count: 1, coordinateSpace3D: room).onEnded { place = $0.location }
            )
            .simultaneousGesture(
                SpatialEventGesture(coordinateSpace3D: room)
                    .onChanged { events in place = events.first { _ in true }?.location ?? place })
    }
}
