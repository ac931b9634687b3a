import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// What Apple documents of single gestures and their callbacks, by the numbers in `Tests/Facts/Gestures.md`.
@MainActor
@Suite struct GestureFactTests {
    private let log = Log()

    /// F1.5, F1.8: a magnification begins at 1 and is told from a hundredth on, each time since the fingers came down.
    @Test func magnificationsCountFromTheBeginning() {
        let host = square(
            Color.white.frame(width: 100, height: 100)
                .gesture(MagnifyGesture().onChanged { log.add("\($0.magnification)") }))
        func send(_ phase: InputEvent.Phase, _ scale: Double) {
            var event = InputEvent(.pinch, phase, at: CGPoint(x: 50, y: 50), time: host.time)
            event.scale = scale
            host.send(event)
        }
        send(.began, 1)
        send(.moved, 1.005)
        same(log.take(), [])
        send(.moved, 1.5)
        send(.moved, 2)
        send(.moved, 1)
        same(log.take(), ["1.5", "2.0", "1.0"])
        send(.ended, 1)
    }

    /// F1.6, F1.8: a rotation begins at 0 and is told from a degree on, each time since the fingers came down.
    @Test func rotationsCountFromTheBeginning() {
        let host = square(
            Color.white.frame(width: 100, height: 100)
                .gesture(RotateGesture().onChanged { log.add("\($0.rotation.degrees.rounded())") }))
        func send(_ phase: InputEvent.Phase, _ angle: Double) {
            var event = InputEvent(.rotate, phase, at: CGPoint(x: 50, y: 50), time: host.time)
            event.angle = angle
            host.send(event)
        }
        send(.began, 0)
        send(.moved, 0.5)
        same(log.take(), [])
        send(.moved, 30)
        send(.moved, 90)
        same(log.take(), ["30.0", "90.0"])
        send(.ended, 90)
    }

    /// F1.7: of several fingers on a view each ends by itself while the gesture goes on.
    @Test func fingersOfASpatialEventGestureEndOneByOne() {
        let host = square(
            Color.white.frame(width: 100, height: 100).gesture(
                SpatialEventGesture()
                    .onChanged { log.add($0.map { "\($0.phase)" }.sorted().joined(separator: " ")) }
                    .onEnded { log.add("over \($0.count)") }))
        let first = host.touch(at: CGPoint(x: 20, y: 20))
        let second = host.touch(at: CGPoint(x: 80, y: 80))
        same(log.take().last, "active active")
        first.lift()
        same(log.take(), ["active ended"])
        second.lift()
        same(log.take().last?.hasPrefix("over"), true)
    }

    /// F1.9: the translation is the location less the place where the finger came down.
    @Test func theTranslationIsTheWayFromTheStart() throws {
        var value: DragGesture.Value?
        let host = square(Color.white.gesture(DragGesture().onChanged { value = $0 }))
        let finger = host.touch(at: CGPoint(x: 13, y: 17))
        finger.move(to: CGPoint(x: 61, y: 29), duration: 0.1)
        let told = try #require(value)
        same(told.startLocation, CGPoint(x: 13, y: 17))
        same(told.location, CGPoint(x: 61, y: 29))
        same(told.translation, CGSize(width: 48, height: 12))
        finger.lift()
    }

    /// F1.12: a gesture with modifiers is told only while their keys are held.
    @Test func modifiersHaveToBeHeld() {
        let host = square(
            Color.white.gesture(
                DragGesture(minimumDistance: 0).modifiers(.command)
                    .onChanged { log.add("\(Int($0.location.x))") }))
        func send(_ phase: InputEvent.Phase, _ x: CGFloat, _ modifiers: InputEvent.Modifiers) {
            var event = InputEvent(.pointer, phase, at: CGPoint(x: x, y: 50), time: host.time)
            event.modifiers = modifiers
            host.send(event)
        }
        send(.began, 10, [])
        send(.moved, 40, [])
        send(.ended, 40, [])
        same(log.take(), [])
        send(.began, 10, .command)
        send(.moved, 40, .command)
        same(log.take(), ["10", "40"])
        send(.ended, 40, .command)
    }

    /// F2.1: the state is written at each change, but not at the end, after which it falls back.
    @Test func aStateIsWrittenAtEachChangeAndNotAtTheEnd() {
        let host = square(Counting(log: log))
        let finger = host.touch(at: CGPoint(x: 10, y: 50))
        finger.move(to: CGPoint(x: 30, y: 50), duration: 0)
        finger.move(to: CGPoint(x: 40, y: 50), duration: 0)
        same(log.take(), ["updating 20.0", "changed 20.0", "updating 30.0", "changed 30.0"])
        same(host.texts, ["30.0"])
        finger.lift()
        same(log.take(), ["ended"])
        same(host.texts, ["0.0"])
    }

    /// F2.4: `onChanged` is told of other values only.
    @Test func onChangedHearsOtherValuesOnly() {
        let host = square(
            Color.white.gesture(
                DragGesture(minimumDistance: 0).map { $0.translation.width > 50 }
                    .onChanged { log.add("\($0)") }))
        let finger = host.touch(at: CGPoint(x: 10, y: 50))
        for x in [20, 30, 40, 70, 80] {
            finger.move(to: CGPoint(x: x, y: 50), duration: 0)
        }
        same(log.take(), ["false", "true"])
        finger.lift()
    }

    /// F2.5: without a transaction of its own the state falls back at once.
    @Test func aStateFallsBackWithoutAnAnimation() {
        let host = square(Counting(log: log))
        let finger = host.touch(at: CGPoint(x: 10, y: 50))
        finger.move(to: CGPoint(x: 60, y: 50), duration: 0)
        finger.lift()
        fails(host.isAnimating)
    }

    /// F2.5: the closure is told of the value from which the state falls back.
    @Test func theResetIsToldOfTheLastValue() {
        let host = square(Resetting(log: log))
        let finger = host.touch(at: CGPoint(x: 10, y: 50))
        finger.move(to: CGPoint(x: 60, y: 50), duration: 0)
        finger.lift()
        same(log.take(), ["reset 50.0"])
        holds(host.isAnimating)
    }

    /// F2.6, F2.7: the transaction of an update may be given an animation, and knows that the value follows a finger.
    @Test func theTransactionOfAnUpdateFollowsAFinger() {
        let host = square(Following(log: log))
        let finger = host.touch(at: CGPoint(x: 10, y: 50))
        finger.move(to: CGPoint(x: 60, y: 50), duration: 0)
        same(log.take(), ["tracks true"])
        holds(host.isAnimating)
        finger.lift()
    }

    /// F3.2: what comes second in a sequence hears nothing before the first has succeeded.
    @Test func theSecondOfASequenceWaits() {
        let host = square(
            Color.white.gesture(
                LongPressGesture(minimumDuration: 0.5)
                    .sequenced(before: DragGesture(minimumDistance: 0))
                    .onChanged { value in
                        switch value {
                        case .first(let isPressed): log.add("first \(isPressed)")
                        case .second(let isPressed, let drag):
                            log.add("second \(isPressed) \(drag == nil ? "-" : "drag")")
                        }
                    }))
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        same(log.take(), ["first true"])
        finger.hold(for: 0.6)
        holds(log.take().allSatisfy { $0.hasPrefix("second true") })
        finger.move(to: CGPoint(x: 60, y: 50), duration: 0)
        same(log.take(), ["second true drag"])
        finger.lift()
    }

    /// F3.3: of exclusive gestures the second succeeds only after the first has failed.
    @Test func ofExclusiveGesturesTheFirstHasPrecedence() {
        let host = square(
            Color.white.gesture(
                LongPressGesture(minimumDuration: 0.5)
                    .exclusively(before: TapGesture())
                    .onEnded { value in
                        switch value {
                        case .first: log.add("press")
                        case .second: log.add("tap")
                        }
                    }))
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        finger.hold(for: 0.6)
        finger.lift()
        same(log.take(), ["press"])
        host.touch(at: CGPoint(x: 50, y: 50)).lift()
        same(log.take(), ["tap"])
    }

    /// F3.6: a gesture that is off hears nothing, and those of the views in it go on.
    @Test(arguments: [true, false])
    func aGestureIsTurnedOff(_ isOn: Bool) {
        let host = square(
            Color.white.side(50, "inner").onTapGesture { log.add("inner") }
                .frame(width: 100, height: 100).contentShape(Rectangle())
                .gesture(TapGesture().onEnded { log.add("outer") }, isEnabled: isOn))
        host.touch(at: CGPoint(x: 5, y: 5)).lift()
        host.touch(at: CGPoint(x: 50, y: 50)).lift()
        same(log.take(), (isOn ? ["outer", "inner"] : ["inner"]))
    }
}

private struct Counting: View {
    let log: Log
    @GestureState private var width = 0.0

    var body: some View {
        Text(verbatim: "\(width)").frame(width: 100, height: 100).background(.white)
            .gesture(
                DragGesture()
                    .updating($width) { value, state, _ in
                        log.add("updating \(value.translation.width)")
                        state = value.translation.width
                    }
                    .onChanged { log.add("changed \($0.translation.width)") }
                    .onEnded { _ in log.add("ended") })
    }
}

private struct Resetting: View {
    @GestureState private var width: Double

    init(log: Log) {
        _width = GestureState(wrappedValue: 0) { value, transaction in
            log.add("reset \(value)")
            transaction.animation = .linear(duration: 1)
        }
    }

    var body: some View {
        Color.white.frame(width: 50, height: 100).offset(x: width)
            .frame(width: 100, height: 100, alignment: .leading).background(.white)
            .gesture(
                DragGesture(coordinateSpace: .global)
                    .updating($width) { value, state, _ in state = value.translation.width })
    }
}

private struct Following: View {
    let log: Log
    @GestureState private var width = 0.0

    var body: some View {
        Color.white.frame(width: 50, height: 100).offset(x: width)
            .frame(width: 100, height: 100, alignment: .leading).background(.white)
            .gesture(
                DragGesture(coordinateSpace: .global)
                    .updating($width) { value, state, transaction in
                        log.add("tracks \(transaction.tracksVelocity)")
                        transaction.animation = .linear(duration: 1)
                        state = value.translation.width
                    })
    }
}
