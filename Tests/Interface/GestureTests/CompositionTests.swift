import Expectations
import QuadrantTesting
import SwiftUI
import Testing

@MainActor
@Suite struct CompositionTests {
    /// Found by random hands: the turn never began, and the pinch did not end.
    @Test func aPinchOfATrackpadEndsWhatIsMadeOfPinchAndTurn() {
        for isExclusive in [false, true] {
            let log = Log()
            let host = square(Trackpad(log: log, isExclusive: isExclusive))
            func send(_ kind: InputEvent.Kind, _ phase: InputEvent.Phase, _ amount: Double) {
                var event = InputEvent(kind, phase, at: CGPoint(x: 50, y: 50), time: host.time)
                (event.scale, event.angle) = (amount, amount * 10)
                host.send(event)
            }
            for kind in [InputEvent.Kind.pinch, .rotate] {
                send(kind, .began, 1)
                send(kind, .moved, 2)
                send(kind, .ended, 2)
                same(log.take(), ["ended"])
                fails(host.isUnderHands)
            }
        }
    }

    private let log = Log()

    private func tap(_ name: String) -> some Gesture {
        TapGesture().onEnded { log.add(name) }
    }

    private func drag(_ name: String) -> some Gesture {
        DragGesture().onChanged { _ in log.add(name) }.onEnded { _ in log.add(name + " ended") }
    }

    @Test func innerGesturesComeFirst() throws {
        let host = square(
            Color.white.side(50, "inner").gesture(tap("inner"))
                .frame(width: 100, height: 100).contentShape(Rectangle())
                .gesture(tap("outer")))
        host.touch(at: CGPoint(x: 50, y: 50)).lift()
        same(log.take(), ["inner"])
        host.touch(at: CGPoint(x: 5, y: 5)).lift()
        same(log.take(), ["outer"])
    }

    @Test func ofTwoTapsOnOneViewTheFirstModifierWins() throws {
        let host = square(
            Color.white.side(100, "target").onTapGesture { log.add("a") }.gesture(tap("b")))
        try host["target"].tap()
        let other = square(
            Color.white.side(100, "target").gesture(tap("b")).onTapGesture { log.add("a") })
        try other["target"].tap()
        same(log.take(), ["a", "b"])
    }

    @Test func highPriorityComesFirstAndSimultaneousDoesNotCompete() throws {
        let high = square(
            Color.white.side(100, "target").gesture(tap("inner")).highPriorityGesture(tap("high")))
        try high["target"].tap()
        same(log.take(), ["high"])
        let both = square(
            Color.white.side(100, "target").gesture(tap("inner")).simultaneousGesture(tap("both")))
        try both["target"].tap()
        same(log.take(), ["inner", "both"])
    }

    @Test func aButtonInAViewWithATapIsPressedAlone() throws {
        func host(_ kind: Int) -> ViewHost {
            square(
                VStack {
                    let button = Button("Press") { log.add("button") }.accessibilityIdentifier(
                        "button")
                    switch kind {
                    case 0: button.gesture(tap("tap"))
                    case 1: button.highPriorityGesture(tap("tap"))
                    default: button.simultaneousGesture(tap("tap"))
                    }
                })
        }
        try host(0)["button"].tap()
        same(log.take(), ["button"])
        try host(1)["button"].tap()
        same(log.take(), ["tap"])
        try host(2)["button"].tap()
        same(log.take(), ["button", "tap"])
    }

    @Test func aDragTakesTheFingerFromATapAndAPress() throws {
        let host = square(
            Color.white.side(100, "target").gesture(tap("tap")).gesture(drag("drag")))
        try host["target"].tap()
        same(log.take(), ["tap"])
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 62, y: 50), duration: 0)
        finger.lift()
        same(log.take(), ["drag", "drag ended"])
    }

    @Test func masksTurnGesturesOff() throws {
        func host(_ mask: GestureMask) -> ViewHost {
            square(
                Color.white.side(100, "target").gesture(tap("in")).gesture(
                    tap("out"), including: mask))
        }
        for mask: GestureMask in [.all, .gesture, .subviews, .none] {
            host(mask).touch(at: CGPoint(x: 50, y: 50)).lift()
            log.add("|")
        }
        same(log.take(), ["in", "|", "out", "|", "in", "|", "|"])
    }

    @Test func aGestureThatIsTurnedOffMeanwhileIsCancelled() throws {
        let host = ViewHost(width: 100, height: 100) { Switched(log: log) }
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 70, y: 50), duration: 0)
        finger.move(to: CGPoint(x: 80, y: 50), duration: 0)
        finger.move(to: CGPoint(x: 90, y: 50), duration: 0)
        finger.lift()
        same(log.take(), ["20.0", "30.0"])
    }

    @Test func sequencesPassTheFingerOn() throws {
        let gesture = LongPressGesture().onEnded { _ in log.add("pressed") }
            .sequenced(before: DragGesture())
            .onEnded { value in
                if case .second(let isPressed, let drag?) = value {
                    log.add("\(isPressed) \(drag.translation.width)")
                }
            }
        let host = square(Color.white.side(100, "target").gesture(gesture))
        let finger = host.touch(at: CGPoint(x: 20, y: 50))
        finger.hold(for: 0.6)
        same(log.take(), ["pressed"])
        finger.move(to: CGPoint(x: 60, y: 50))
        finger.lift()
        same(log.take(), ["true 40.0"])
        // A drag without the press is none.
        host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 60, y: 50))
        same(log.take(), [])
    }

    @Test func ofExclusiveGesturesTheSecondWaits() throws {
        let gesture = TapGesture(count: 2).onEnded { log.add("double") }
            .exclusively(before: TapGesture().onEnded { log.add("single") })
        let host = square(Color.white.side(100, "target").gesture(gesture))
        try host["target"].tap()
        same(log.take(), ["single"])
        try host["target"].doubleTap()
        same(log.take(), ["double"])
    }

    @Test func simultaneousGesturesTellBothValues() throws {
        let gesture = MagnificationGesture().simultaneously(with: RotationGesture())
            .onEnded { log.add("\($0.first != nil) \($0.second != nil)") }
        let host = square(Color.white.side(100, "target").gesture(gesture))
        try host["target"].pinch(by: 2)
        same(log.take(), ["true false"])
        try host["target"].rotate(by: .degrees(90))
        same(log.take(), ["false true"])
    }

    @Test func mapsAndCustomGesturesTellWhatTheyMake() throws {
        let host = square(
            Color.white.side(100, "target").gesture(Swipe().onEnded { log.add($0) }))
        host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 80, y: 50))
        host.drag(from: CGPoint(x: 80, y: 50), to: CGPoint(x: 20, y: 50))
        same(log.take(), ["right", "left"])
    }

    @Test func heldKeysDecide() throws {
        let host = square(
            Color.white.side(100, "target").gesture(tap("command").modifiers(.command)))
        host.touch(at: CGPoint(x: 50, y: 50)).lift()
        same(log.take(), [])
        let point = CGPoint(x: 50, y: 50)
        host.send(.touch(.began, at: point, time: 10, modifiers: .command))
        host.send(.touch(.ended, at: point, time: 10.1, modifiers: .command))
        same(log.take(), ["command"])
    }

    @Test func whatTheUserDidCanBePlayedAgain() throws {
        let host = square(Color.white.side(100, "target").gesture(drag("drag")))
        host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 80, y: 50))
        let lines = log.take()
        let text = host.recording.text.replacingOccurrences(of: "\n", with: "\r\n")
        let other = square(Color.white.side(100, "target").gesture(drag("drag")))
        other.play(try EventRecording(text: "# a drag\r\n" + text))
        same(log.take(), lines)
        same(other.recording, host.recording)
    }

    @Test func linesThatAreNoEventsAreNamed() {
        #expect(throws: EventRecording.LineError.self) { try EventRecording(text: "\nhello") }
        do {
            _ = try EventRecording(text: "\n{\"kind\":\"tuch\",\"phase\":\"began\",\"time\":0}")
        } catch {
            same(error.line, 2)
            holds(error.problem.hasPrefix("\"tuch\" is no kind; there are touch, pencil"))
        }
    }
}

private struct Swipe: Gesture {
    var body: some Gesture<String> {
        DragGesture().map { $0.translation.width > 0 ? "right" : "left" }
    }
}

private struct Switched: View {
    let log: Log
    @State private var isOn = true

    var body: some View {
        Color.white.gesture(
            DragGesture().onChanged { value in
                log.add("\(value.translation.width)")
                if value.translation.width >= 30 { isOn = false }
            }.onEnded { _ in log.add("ended") }, isEnabled: isOn)
    }
}

private struct Trackpad: View {
    let log: Log
    let isExclusive: Bool

    var body: some View {
        if isExclusive {
            Color.white.gesture(
                MagnifyGesture().exclusively(before: RotateGesture())
                    .onEnded { _ in log.add("ended") })
        } else {
            Color.white.gesture(
                MagnifyGesture().simultaneously(with: RotateGesture())
                    .onEnded { _ in log.add("ended") })
        }
    }
}
