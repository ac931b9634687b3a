import Expectations
import QuadrantTesting
import SwiftUI
import Testing

@MainActor
@Suite struct PressAndDragTests {
    private let log = Log()

    @Test func aLongPressTellsOfThePressAtOnceAndSucceedsWhileTheFingerIsDown() {
        let host = square(
            Color.white.side(100, "target").gesture(
                LongPressGesture().onChanged { log.add("changed \($0)") }
                    .onEnded { log.add("ended \($0)") }))
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        same(log.take(), ["changed true"])
        finger.hold(for: 0.49)
        same(log.take(), [])
        finger.hold(for: 0.02)
        same(log.take(), ["ended true"])
        finger.lift()
        same(log.take(), [])
    }

    @Test func aLongPressFailsWhenTheFingerMovesOrIsLifted() {
        let host = square(
            Color.white.side(100, "target").onLongPressGesture {
                log.add("press")
            } onPressingChanged: {
                log.add("pressing \($0)")
            })
        var finger = host.touch(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 61, y: 50))
        same(log.take(), ["pressing true", "pressing false"])
        finger.hold(for: 1)
        finger.lift()
        same(log.take(), [])
        finger = host.touch(at: CGPoint(x: 50, y: 50))
        finger.hold(for: 0.4)
        finger.lift()
        same(log.take(), ["pressing true", "pressing false"])
        finger = host.touch(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 59, y: 50))
        finger.hold(for: 0.6)
        same(log.take(), ["pressing true", "press", "pressing false"])
        finger.lift()
        same(log.take(), [])
    }

    @Test func aDragBeginsAfterTenPointsAndTellsFromWhereTheFingerCameDown() {
        let host = ViewHost(width: 200, height: 200) {
            Color.white.frame(width: 100, height: 100).gesture(
                DragGesture().onChanged {
                    log.add("\(text($0.startLocation)) \(text($0.translation))")
                }
                .onEnded { log.add("ended \(text($0.location))") })
        }
        let finger = host.touch(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 69, y: 60), duration: 0)
        same(log.take(), [])
        finger.move(to: CGPoint(x: 66, y: 68), duration: 0)
        same(log.take(), ["(10.0, 10.0) (6.0, 8.0)"])
        // A drag goes on wherever the finger is.
        finger.move(to: CGPoint(x: 190, y: 60), duration: 0)
        same(log.take(), ["(10.0, 10.0) (130.0, 0.0)"])
        finger.lift()
        same(log.take(), ["ended (140.0, 10.0)"])
    }

    @Test func aDragWithoutMinimumBeginsAtOnce() {
        let host = square(
            Color.white.side(100, "target").gesture(
                DragGesture(minimumDistance: 0).onChanged { log.add(text($0.translation)) }))
        let finger = host.touch(at: CGPoint(x: 60, y: 60))
        same(log.take(), ["(0.0, 0.0)"])
        finger.lift()
    }

    @Test func aDragKnowsItsSpeedAndWhereItWouldEnd() throws {
        var last: DragGesture.Value?
        let host = ViewHost(width: 400, height: 100) {
            Color.white.gesture(DragGesture().onEnded { last = $0 })
        }
        // 200 points in half a second.
        host.fling(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 220, y: 50), duration: 0.5)
        var value = try #require(last)
        near(value.velocity.width, 400, within: 0.001)
        near(value.predictedEndLocation.x, 320, within: 0.001)
        near(value.predictedEndTranslation.width, 300, within: 0.001)
        same(value.velocity.height, 0)
        // One that stands still before it is lifted goes nowhere.
        host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 220, y: 50), duration: 0.5)
        value = try #require(last)
        same(value.velocity, .zero)
        same(value.predictedEndLocation, CGPoint(x: 220, y: 50))
    }

    @Test func aDragThatIsTakenAwayDoesNotEnd() {
        let host = square(
            Color.white.side(100, "target").gesture(
                DragGesture().onChanged { _ in log.add("changed") }.onEnded { _ in log.add("ended")
                }))
        let finger = host.touch(at: CGPoint(x: 20, y: 50))
        finger.move(to: CGPoint(x: 60, y: 50), duration: 0)
        finger.cancel()
        same(log.take(), ["changed"])
    }

    @Test func twoFingersMagnifyAndTurn() throws {
        let host = ViewHost(width: 200, height: 100) {
            Color.white.side(100, "target").gesture(
                MagnifyGesture().onEnded { value in
                    log.add(
                        "\((value.magnification * 1000).rounded() / 1000) \(value.startAnchor.x)")
                }.simultaneously(
                    with: RotateGesture().onEnded {
                        log.add("\(($0.rotation.degrees * 1000).rounded() / 1000)")
                    }))
        }
        try host["target"].pinch(by: 2, at: UnitPoint(x: 0.25, y: 0.5))
        same(log.take(), ["2.0 0.25"])
        try host["target"].rotate(by: .degrees(200))
        same(log.take(), ["200.0"])
        // One finger is no pinch.
        try host["target"].drag(to: .trailing)
        same(log.take(), [])
    }
}
