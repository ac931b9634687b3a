import Expectations
import QuadrantTesting
import SwiftUI
import Testing

@MainActor
@Suite struct GestureStateTests {
    private let log = Log()

    @Test func theStateFollowsTheDragAndFallsBack() {
        let host = ViewHost(width: 200, height: 200) { Card(log: log) }
        let finger = host.touch(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 130, y: 100), duration: 0)
        same(host.texts, ["30.0"])
        finger.move(to: CGPoint(x: 150, y: 100), duration: 0)
        same(host.texts, ["50.0"])
        finger.lift()
        same(host.texts, ["0.0"])
        // The state still has its value when the gesture tells of its end.
        same(log.take(), ["ended at 50.0"])
    }

    @Test func theStateFallsBackWhenTheGestureIsTakenAway() {
        let host = ViewHost(width: 200, height: 200) { Card(log: log) }
        let finger = host.touch(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 130, y: 100), duration: 0)
        finger.cancel()
        same(host.texts, ["0.0"])
        same(log.take(), [])
    }

    @Test func aPressIsSeenBeforeItIsLong() {
        let host = ViewHost(width: 200, height: 200) { Press() }
        let finger = host.touch(at: CGPoint(x: 100, y: 100))
        same(host.texts, ["pressing"])
        finger.hold(for: 0.3)
        finger.lift()
        same(host.texts, ["idle"])
    }

    @Test func theWayBackHasTheTransactionOfTheState() throws {
        let host = ViewHost(width: 200, height: 200) { Springing() }
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 150, y: 50), duration: 0)
        fails(host.isAnimating)
        finger.lift()
        holds(host.isAnimating)
        host.advance(by: .seconds(1))
        fails(host.isAnimating)
    }

    /// `offset(base + drag)`: what the end adds to one and the way back takes from the other is one change.
    @Test(arguments: [true, false])
    func aViewStaysWhereTheEndCommitsIt(isAnimatedBack: Bool) throws {
        let host = ViewHost(width: 300, height: 100) { Committing(isAnimatedBack: isAnimatedBack) }
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 130, y: 50), duration: 0.2)
        finger.hold(for: 0.2)
        try same(host.presented["card"].frame.minX, 80)
        finger.lift()
        for _ in 0..<10 {
            try same(host.presented["card"].frame.minX, 80)
            host.advance(by: 0.1)
        }
    }
}

private struct Committing: View {
    @GestureState private var drag: CGFloat
    @State private var base: CGFloat = 0

    init(isAnimatedBack: Bool) {
        _drag = GestureState(
            initialValue: 0,
            resetTransaction: Transaction(animation: isAnimatedBack ? .linear(duration: 1) : nil))
    }

    var body: some View {
        Color.white.frame(width: 100, height: 100).accessibilityIdentifier("card")
            .offset(x: base + drag)
            .gesture(
                DragGesture(coordinateSpace: .global)
                    .updating($drag) { value, state, _ in state = value.translation.width }
                    .onEnded { base += $0.translation.width }
            )
            .frame(width: 300, height: 100, alignment: .leading)
    }
}

private struct Card: View {
    let log: Log
    @GestureState private var translation = CGSize.zero

    var body: some View {
        Text(verbatim: "\(translation.width)").frame(width: 100, height: 100).background(.white)
            .gesture(
                DragGesture(coordinateSpace: .global)
                    .updating($translation) { value, state, _ in state = value.translation }
                    .onEnded { _ in log.add("ended at \(translation.width)") })
    }
}

private struct Press: View {
    @GestureState private var isPressing = false

    var body: some View {
        Text(verbatim: isPressing ? "pressing" : "idle").frame(width: 100, height: 100)
            .background(.white)
            .gesture(LongPressGesture().updating($isPressing) { value, state, _ in state = value })
    }
}

private struct Springing: View {
    @GestureState(resetTransaction: Transaction(animation: .linear(duration: 0.5)))
    private var offset = CGFloat.zero

    var body: some View {
        Color.white.frame(width: 100, height: 100).offset(x: offset)
            .frame(width: 200, height: 200, alignment: .topLeading)
            .gesture(
                DragGesture(coordinateSpace: .global).updating($offset) { value, state, _ in
                    state = value.translation.width
                })
    }
}
