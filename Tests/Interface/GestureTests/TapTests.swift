import Expectations
import QuadrantTesting
import SwiftUI
import Testing

@MainActor
@Suite struct TapGestureTests {
    private let log = Log()

    @Test func aTapOnAViewWithATapGestureEndsIt() throws {
        let host = ViewHost(width: 100, height: 100) { Tapped() }
        try host["target"].tap()
        same(host.texts, ["1"])
        try host["target"].doubleTap()
        same(host.texts, ["3"])
    }

    @Test func aFingerThatIsLiftedBesideTheViewMakesNoTap() throws {
        let host = ViewHost(width: 100, height: 100) {
            Color.white.frame(width: 50, height: 50).gesture(
                TapGesture().onEnded { log.add("tap") })
        }
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 50, y: 80))
        finger.lift()
        same(log.take(), [])
        let other = host.touch(at: CGPoint(x: 50, y: 50))
        other.move(to: CGPoint(x: 55, y: 50))
        other.lift()
        same(log.take(), ["tap"])
    }

    @Test func aSingleTapWaitsForTheDoubleTapThatComesFirst() throws {
        let host = square(
            Color.white.side(100, "target")
                .onTapGesture(count: 2) { log.add("double") }
                .gesture(TapGesture().onEnded { log.add("single") }))
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        finger.lift()
        same(log.take(), [])
        // The second tap is too late 0.35 s after the first.
        finger.hold(for: 0.34)
        same(log.take(), [])
        finger.hold(for: 0.02)
        same(log.take(), ["single"])
        try host["target"].doubleTap()
        same(log.take(), ["double"])
        try host["target"].tap()
        same(log.take(), ["single"])
    }

    @Test func spatialTapsTellWhereTheyAreInTheirSpace() throws {
        let host = ViewHost(width: 200, height: 100) {
            Color.white.frame(width: 100, height: 100)
                .gesture(SpatialTapGesture().onEnded { log.add(text($0.location)) })
                .simultaneousGesture(
                    SpatialTapGesture(coordinateSpace: .global).onEnded {
                        log.add(text($0.location))
                    })
        }
        host.touch(at: CGPoint(x: 60, y: 20)).lift()
        same(log.take(), ["(10.0, 20.0)", "(60.0, 20.0)"])
    }

    @Test func badCountsAreToldAndTakenForOne() throws {
        let host = square(
            Color.white.side(100, "target").gesture(TapGesture(count: 0).onEnded { log.add("tap") })
        )
        try host["target"].tap()
        same(log.take(), ["tap"])
        same(host.issues.map(\.message), ["TapGesture(count: 0) is less than one tap"])
    }
}

private struct Tapped: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)").frame(width: 50, height: 50).background(.white)
            .gesture(TapGesture().onEnded { count += 1 })
            .accessibilityIdentifier("target")
    }
}
