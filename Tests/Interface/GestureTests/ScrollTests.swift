import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ScrollTests {
    private let log = Log()

    private func column(_ count: Int = 20, taps: Bool = false) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { index in
                    Color.white.frame(width: 100, height: 100)
                        .onTapGesture { if taps { log.add("tap \(index)") } }
                }
            }
        }
    }

    @Test func contentFollowsTheFingerAfterTenPoints() throws {
        let host = ViewHost(width: 100, height: 300) {
            column(taps: true).accessibilityIdentifier("scroll")
        }
        let finger = host.touch(at: CGPoint(x: 50, y: 250))
        finger.move(to: CGPoint(x: 50, y: 245), duration: 0)
        try same(host["scroll"].scrollOffset().y, 0)
        finger.move(to: CGPoint(x: 50, y: 240), duration: 0)
        finger.move(to: CGPoint(x: 50, y: 140), duration: 0.2)
        try same(host["scroll"].scrollOffset().y, 100)
        finger.hold(for: 0.2)
        finger.lift()
        host.advance(by: 3)
        try same(host["scroll"].scrollOffset().y, 100)
        // The finger scrolled: no view was tapped.
        same(log.take(), [])
        host.touch(at: CGPoint(x: 50, y: 250)).lift()
        same(log.take(), ["tap 3"])
    }

    @Test func aFlingGoesAsFarAsOnApplesSystems() throws {
        let host = ViewHost(width: 100, height: 300) {
            column(100).accessibilityIdentifier("scroll")
        }
        // 1000 points a second.
        host.fling(from: CGPoint(x: 50, y: 250), to: CGPoint(x: 50, y: 150), duration: 0.1)
        let start = try host["scroll"].scrollOffset().y
        host.advance(by: 0.1)
        // v (0.998^100 - 1) / (1000 ln 0.998)
        let after = try host["scroll"].scrollOffset().y - start
        near(after, 90.6, within: 1.5)
        host.advance(by: 5)
        #expect(abs(try host["scroll"].scrollOffset().y - start - 499) < 1)
    }

    @Test func beyondItsEndContentFollowsLessAndComesBack() throws {
        let host = ViewHost(width: 100, height: 300) { column().accessibilityIdentifier("scroll") }
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 50, y: 60), duration: 0)
        finger.move(to: CGPoint(x: 50, y: 160), duration: 0.1)
        // (1 - 1 / (100 · 0.55 / 300 + 1)) · 300
        #expect(abs(try host["scroll"].scrollOffset().y + 46.479) < 0.01)
        finger.hold(for: 0.2)
        finger.lift()
        host.advance(by: 0.05)
        let offset = try host["scroll"].scrollOffset().y
        #expect(offset < -10 && offset > -46)
        host.advance(by: 2)
        try same(host["scroll"].scrollOffset().y, 0)
    }

    @Test func aTouchStopsWhatMovesAndIsNoTap() throws {
        let host = ViewHost(width: 100, height: 300) {
            column(100, taps: true).accessibilityIdentifier("scroll")
        }
        host.fling(from: CGPoint(x: 50, y: 250), to: CGPoint(x: 50, y: 150), duration: 0.1)
        host.advance(by: 0.2)
        let finger = host.touch(at: CGPoint(x: 50, y: 150))
        let place = try host["scroll"].scrollOffset().y
        finger.lift()
        host.advance(by: 1)
        try same(host["scroll"].scrollOffset().y, place)
        same(log.take(), [])
    }

    @Test func pagesTurnOneByOne() throws {
        let host = ViewHost(width: 100, height: 100) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<5, id: \.self) { _ in Color.white.frame(width: 100, height: 100) }
                }
            }
            .scrollTargetBehavior(.paging).accessibilityIdentifier("scroll")
        }
        host.fling(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 10, y: 50), duration: 0.05)
        host.advance(by: 3)
        try same(host["scroll"].scrollOffset().x, 100)
        host.fling(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 60, y: 50), duration: 0.1)
        host.advance(by: 3)
        try same(host["scroll"].scrollOffset().x, 0)
        // A slow drag past less than half of the page goes back.
        host.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 50, y: 50))
        host.advance(by: 3)
        try same(host["scroll"].scrollOffset().x, 0)
    }

    @Test func phasesAreThoseOfTheHand() throws {
        let host = ViewHost(width: 100, height: 300) {
            column().onScrollPhaseChange { old, new in log.add("\(old) > \(new)") }
        }
        host.fling(from: CGPoint(x: 50, y: 250), to: CGPoint(x: 50, y: 200), duration: 0.1)
        same(
            log.take(),
            [
                "idle > idle", "idle > tracking", "tracking > interacting",
                "interacting > decelerating",
            ])
        host.advance(by: 5)
        same(log.take(), ["decelerating > idle"])
        host.touch(at: CGPoint(x: 50, y: 50)).lift()
        same(log.take(), ["idle > tracking", "tracking > idle"])
    }

    @Test func aNestedScrollViewTakesItsAxis() throws {
        let host = ViewHost(width: 100, height: 300) {
            ScrollView {
                ScrollView(.horizontal) {
                    Color.white.frame(width: 400, height: 1000)
                }.accessibilityIdentifier("inner")
            }.accessibilityIdentifier("outer")
        }
        host.drag(from: CGPoint(x: 90, y: 150), to: CGPoint(x: 40, y: 150))
        host.advance(by: 1)
        #expect(try host["inner"].scrollOffset().x > 30)
        try same(host["outer"].scrollOffset().y, 0)
        host.drag(from: CGPoint(x: 50, y: 250), to: CGPoint(x: 50, y: 200))
        host.advance(by: 1)
        #expect(try host["outer"].scrollOffset().y > 30)
    }

    @Test func whatIsDisabledDoesNotScrollAndWheelsTurn() throws {
        let host = ViewHost(width: 100, height: 300) {
            column().scrollDisabled(true).accessibilityIdentifier("scroll")
        }
        host.drag(from: CGPoint(x: 50, y: 250), to: CGPoint(x: 50, y: 100))
        host.wheel(by: CGSize(width: 0, height: -50), at: CGPoint(x: 50, y: 50))
        try same(host["scroll"].scrollOffset().y, 0)
        let other = ViewHost(width: 100, height: 300) { column().accessibilityIdentifier("scroll") }
        other.wheel(by: CGSize(width: 0, height: -50), at: CGPoint(x: 50, y: 50))
        try same(other["scroll"].scrollOffset().y, 50)
        other.wheel(by: CGSize(width: 0, height: 500), at: CGPoint(x: 50, y: 50))
        try same(other["scroll"].scrollOffset().y, 0)
    }

    @Test func aDragOfTheContentComesBeforeScrolling() throws {
        let host = ViewHost(width: 100, height: 300) {
            ScrollView {
                Color.white.frame(width: 100, height: 1000)
                    .gesture(DragGesture().onEnded { _ in log.add("dragged") })
            }.accessibilityIdentifier("scroll")
        }
        host.drag(from: CGPoint(x: 50, y: 250), to: CGPoint(x: 50, y: 100))
        same(log.take(), ["dragged"])
        try same(host["scroll"].scrollOffset().y, 0)
    }

    @Test func pullingRefreshes() async throws {
        let host = ViewHost(width: 100, height: 300) {
            column().refreshable { [log] in await MainActor.run { log.add("refresh") } }
        }
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 120))
        try await host.settle()
        same(log.take(), [])
        host.drag(from: CGPoint(x: 50, y: 5), to: CGPoint(x: 50, y: 299))
        try await host.settle()
        same(log.take(), ["refresh"])
    }
}
