import Expectations
import Foundation
import QuadrantTesting
import Spatial
import SwiftUI
import Testing

/// Which of several views under a finger, a pointer or something that is dragged is meant.
@MainActor
@Suite struct PlacesTests {
    private let log = Log()

    private func drop(_ host: ViewHost, from start: CGPoint, at end: CGPoint) {
        let finger = host.touch(at: start)
        finger.hold(for: 0.6)
        finger.move(to: end, duration: 0.2)
        finger.lift()
    }

    private func place(_ name: String) -> some View {
        Color.gray.frame(height: 50)
            .dropDestination(for: String.self) { _, _ in
                log.add(name)
                return true
            }
    }

    @Test func placesAreToldInSpacesWithDepth() {
        let room = WorldReferenceCoordinateSpace.worldReference
        let moved = room.transformSpace { _ in
            ProjectiveTransform3D(translation: Vector3D(x: 20, y: 10, z: 5))
        }
        let host = square(
            Color.white.gesture(
                DragGesture(coordinateSpace3D: room).onEnded { log.add(text($0.location)) }))
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 80, y: 60))
        same(log.take(), ["(80.0, 60.0)"])
        let other = square(
            Color.white.gesture(
                SpatialTapGesture(coordinateSpace3D: moved).onEnded {
                    log.add("tap " + text($0.location))
                }))
        other.touch(at: CGPoint(x: 50, y: 50)).lift()
        same(log.take(), ["tap (30.0, 40.0)"])
    }

    @Test func aSpaceToWhichNothingLeadsIsReported() {
        let flat = WorldReferenceCoordinateSpace.worldReference.transformSpace { _ in
            ProjectiveTransform3D(scale: Size3D(width: 0, height: 1, depth: 1))
        }
        let host = square(
            Color.white.gesture(
                DragGesture(coordinateSpace3D: flat).onEnded { log.add(text($0.location)) }))
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 80, y: 60))
        same(log.take(), ["(80.0, 60.0)"])
        holds(host.issues.contains { $0.message.contains("coordinateSpace3D tells no places") })
    }

    @Test func aHeaderIsInFrontOfRowsThatAreScrolledUnderIt() throws {
        let host = ViewHost(width: 100, height: 300) {
            VStack(spacing: 0) {
                place("header")
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { place("row \($0)") }
                    }
                }
                .accessibilityIdentifier("scroll")
                Color.white.frame(height: 50).draggable("x")
            }
        }
        let start = CGPoint(x: 50, y: 275)
        try host["scroll"].scroll(to: CGPoint(x: 0, y: 50))
        drop(host, from: start, at: CGPoint(x: 50, y: 25))
        same(log.take(), ["header"])
        drop(host, from: start, at: CGPoint(x: 50, y: 75))
        same(log.take(), ["row 1"])
    }

    @Test func whatCoversAPlaceTakesTheDrop() {
        let host = ViewHost(width: 100, height: 100) {
            ZStack {
                VStack(spacing: 0) {
                    VStack(spacing: 0) { place("behind") }
                    Color.white.frame(height: 50).draggable("x")
                }
                VStack(spacing: 0) {
                    place("front")
                    Color.clear.frame(height: 50)
                }
            }
        }
        drop(host, from: CGPoint(x: 50, y: 75), at: CGPoint(x: 50, y: 25))
        same(log.take(), ["front"])
    }

    @Test func disabledAndClosedPlacesTakeNothing() {
        func host(_ view: some View) -> ViewHost {
            ViewHost(width: 100, height: 100) {
                VStack(spacing: 0) {
                    view
                    Color.white.frame(height: 50).draggable("x")
                }
            }
        }
        for host in [
            host(place("disabled").disabled(true)),
            host(place("closed").allowsHitTesting(false)),
            host(place("hidden").opacity(0)),
        ] {
            drop(host, from: CGPoint(x: 50, y: 75), at: CGPoint(x: 50, y: 25))
            same(log.take(), [])
        }
        // An empty place counts by its frame.
        let empty = host(
            Color.clear.frame(height: 50).dropDestination(for: String.self) { items, _ in
                log.add("empty \(items)")
                return true
            })
        drop(empty, from: CGPoint(x: 50, y: 75), at: CGPoint(x: 50, y: 25))
        same(log.take(), ["empty [\"x\"]"])
    }

    @Test func hoveringCountsScrollViewsAndEffectsAround() {
        let host = ViewHost(width: 200, height: 100) {
            HStack(spacing: 0) {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { index in
                            Color.white.frame(width: 100, height: 40)
                                .onHover { log.add("\(index) \($0)") }
                        }
                    }
                }
                .frame(width: 100)
                Color.white.frame(width: 50, height: 50).onHover { log.add("turned \($0)") }
                    .rotationEffect(.degrees(45))
                    .frame(width: 100)
            }
        }
        host.hover(at: CGPoint(x: 50, y: 50))
        same(log.take(), ["1 true"])
        host.hover(at: CGPoint(x: 150, y: 18))
        same(log.take(), ["1 false", "turned true"])
        // A corner of the frame without the turn.
        host.hover(at: CGPoint(x: 128, y: 28))
        same(log.take(), ["turned false"])
    }

    @Test func aTapIsMadeByOneFinger() {
        let host = square(Color.white.onTapGesture { log.add("tap") })
        let thumb = host.touch(at: CGPoint(x: 20, y: 20))
        host.touch(at: CGPoint(x: 80, y: 80)).lift()
        thumb.lift()
        same(log.take(), [])
        host.touch(at: CGPoint(x: 80, y: 80)).lift()
        same(log.take(), ["tap"])
    }

    @Test func handsWithoutEndTakeOneStep() throws {
        let host = square(
            Color.white.gesture(MagnifyGesture().onEnded { log.add("\($0.magnification)") })
                .accessibilityIdentifier("map"))
        for duration in [Double.infinity, .nan, -1, 1e300] {
            try host["map"].pinch(by: 2, distance: 20, duration: duration == 1e300 ? 0 : duration)
        }
        same(log.take(), ["2.0", "2.0", "2.0", "2.0"])
    }

    @Test func whatAPressSendsIsHandledAtOnce() {
        let box = Box()
        let host = square(
            Color.white.onLongPressGesture {
                log.add("press")
                box.host?.send(.touch(.began, at: CGPoint(x: 10, y: 10), id: 7, time: 0))
                box.host?.send(.touch(.ended, at: CGPoint(x: 10, y: 10), id: 7, time: 0))
            }
            .overlay(alignment: .topLeading) {
                Color.gray.frame(width: 20, height: 20).onTapGesture { log.add("sent") }
            })
        box.host = host
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        host.advance(by: 0.6)
        same(log.take(), ["press", "sent"])
        finger.lift()
    }

    @Test func closuresThatNeverStopSendingAreStopped() {
        let box = Box()
        let host = square(
            Color.white.gesture(
                DragGesture(minimumDistance: 0).onChanged { value in
                    box.count += 1
                    let next = CGPoint(x: value.location.x == 50 ? 51 : 50, y: 50)
                    box.host?.send(.touch(.moved, at: next, time: 0))
                }))
        box.host = host
        host.send(.touch(.began, at: CGPoint(x: 50, y: 50), time: 0))
        #expect(box.count > 100 && box.count < 2000)
        holds(host.issues.contains { $0.message.contains("more than 1000 events") })
        host.send(.touch(.cancelled, at: CGPoint(x: 50, y: 50), time: 0))
        fails(host.isUnderHands)
    }
}

@MainActor private final class Box {
    weak var host: ViewHost?
    var count = 0
}
