import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What a hand and the program do to a scroll view one after the other.
@MainActor
@Suite struct ScrollByHandTests {
    private let log = Log()

    private func offset(_ host: ViewHost) throws -> CGFloat {
        try host["scroll"].scrollOffset().y
    }

    private func fling(_ host: ViewHost, by distance: CGFloat = -100, in duration: Double = 0.1) {
        host.fling(
            from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 150 + distance), duration: duration)
    }

    @Test func targetsAreAskedForAgainWhenTheSizeChanges() throws {
        let host = ViewHost(width: 300, height: 100) { Resized() }
        try host["scroll"].scroll(to: CGPoint(x: 600, y: 0))
        try same(host["page 2"].frame.minX, 0)
        host.key("w", modifiers: .command)
        // At 600 points the nearest beginning of a page of 160 is that of the fourth, at 640.
        try same(host["page 4"].frame.minX, 0)
    }

    @Test func theProgramScrollsAndTheFlingIsOver() throws {
        let host = ViewHost(width: 100, height: 400) { Reading(log: log) }
        fling(host)
        host.advance(by: 0.1)
        #expect(try offset(host) > 100)
        _ = log.take()
        try host["Top"].tap()
        try same(offset(host), 0)
        same(log.take(), ["decelerating > idle"])
        host.advance(by: 3)
        try same(offset(host), 0)
        // The same by the test's own hand.
        fling(host)
        host.advance(by: 0.1)
        try host["scroll"].scroll(to: CGPoint(x: 0, y: 50))
        host.advance(by: 3)
        try same(offset(host), 50)
    }

    @Test func aSimultaneousDragOfTheContentLetsItScroll() throws {
        for distance in [10.0, 30] {
            let host = ViewHost(width: 100, height: 300) {
                ScrollView {
                    Color.red.frame(height: 1000)
                        .simultaneousGesture(
                            DragGesture(minimumDistance: distance).onEnded { _ in log.add("drag") })
                }.accessibilityIdentifier("scroll")
            }
            host.drag(from: CGPoint(x: 50, y: 250), to: CGPoint(x: 50, y: 150))
            same(log.take(), ["drag"])
            #expect(try offset(host) > 80)
        }
    }

    @Test func contentThatFitsStaysAlsoWhenItIsThrown() throws {
        let host = ViewHost(width: 100, height: 300) {
            ScrollView { Color.red.frame(height: 50) }
                .scrollBounceBehavior(.basedOnSize).accessibilityIdentifier("scroll")
        }
        let finger = host.touch(at: CGPoint(x: 50, y: 40))
        finger.move(to: CGPoint(x: 50, y: 10), duration: 0.05)
        finger.lift()
        for _ in 0..<10 {
            host.advance(by: 0.02)
            try same(offset(host), 0)
        }
        fails(host.isUnderHands)
    }

    @Test func aThrownListGoesOnWhereRowsTurnOutLonger() throws {
        let host = ViewHost(width: 100, height: 300) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { index in
                        Color.red.frame(height: index < 15 ? 20 : 400)
                    }
                }
            }
            .accessibilityIdentifier("scroll")
        }
        // At first a hundred rows of 20 points are known of: 1700 points to go.
        fling(host, by: -140, in: 0.03)
        var last = try offset(host)
        for _ in 0..<120 {
            host.advance(by: 1.0 / 30)
            let now = try offset(host)
            #expect(now >= last - 0.01)
            last = now
        }
        #expect(last > 1700)
        host.advance(by: 5)
        fails(host.isUnderHands)
    }

    @Test func contentThatGetsShorterOnTheWayIsNotLeft() throws {
        let host = ViewHost(width: 100, height: 300) { Shrinking() }
        fling(host, by: -140, in: 0.03)
        host.advance(by: 0.2)
        host.send(.key("x", modifiers: .command, time: host.time))
        for _ in 0..<20 {
            host.advance(by: 0.2)
            #expect(try offset(host) < 200)
        }
        try same(offset(host), 100)
    }

    @Test func theVelocityIsToldWithThePhase() throws {
        let host = ViewHost(width: 100, height: 300) {
            ScrollView { Color.red.frame(height: 5000) }
                .onScrollPhaseChange { _, new, context in
                    log.add("\(new) \(context.velocity.map { "\(Int($0.dy.rounded()))" } ?? "-")")
                }
        }
        fling(host)
        host.advance(by: 5)
        same(log.take(), ["idle -", "tracking -", "interacting -", "decelerating 1000", "idle -"])
    }

    @Test func aWheelStopsAFlingAndHasPhases() throws {
        let host = ViewHost(width: 100, height: 300) {
            ScrollView { Color.red.frame(height: 5000) }
                .onScrollPhaseChange { _, new in log.add("\(new)") }
                .accessibilityIdentifier("scroll")
        }
        fling(host)
        host.advance(by: 0.1)
        _ = log.take()
        let start = try offset(host)
        host.wheel(by: CGSize(width: 0, height: -10), at: CGPoint(x: 50, y: 50))
        host.advance(by: 0.1)
        host.wheel(by: CGSize(width: 0, height: -10), at: CGPoint(x: 50, y: 50))
        host.advance(by: 0.1)
        same(log.take(), ["interacting"])
        host.advance(by: 0.1)
        same(log.take(), ["idle"])
        try same(offset(host), start + 20)
        fails(host.isUnderHands)
    }

    @Test func aWheelComesToRestAtAPage() throws {
        let host = ViewHost(width: 100, height: 100) {
            ScrollView { Color.red.frame(height: 1000) }
                .scrollTargetBehavior(.paging).accessibilityIdentifier("scroll")
        }
        host.wheel(by: CGSize(width: 0, height: -70), at: CGPoint(x: 50, y: 50))
        try same(offset(host), 70)
        host.advance(by: 2)
        try same(offset(host), 100)
    }

    @Test func scrollingThatIsTurnedOffEndsAFling() throws {
        let host = ViewHost(width: 100, height: 300) { Locking(log: log) }
        fling(host)
        host.advance(by: 0.1)
        _ = log.take()
        host.send(.key("l", modifiers: .command, time: host.time))
        let place = try offset(host)
        host.advance(by: 3)
        try same(offset(host), place)
        same(log.take(), ["idle"])
    }

    @Test func aSecondPullWaitsUntilTheFirstRefreshIsDone() async throws {
        let gate = Gate()
        let host = ViewHost(width: 100, height: 300) {
            ScrollView { Color.red.frame(height: 1000) }
                .refreshable { [log] in
                    await MainActor.run { log.add("refresh") }
                    await gate.wait()
                }
                .accessibilityIdentifier("scroll")
        }
        func pull() {
            host.drag(from: CGPoint(x: 50, y: 5), to: CGPoint(x: 50, y: 299))
            host.advance(by: 2)
        }
        pull()
        // The gap for the spinner stays.
        try same(offset(host), -60)
        pull()
        try await host.wait { log.lines == ["refresh"] }
        gate.open()
        try await host.wait {
            host.advance(by: 1)
            return (try? offset(host)) == 0
        }
        pull()
        try await host.wait { log.lines == ["refresh", "refresh"] }
    }

    @Test func cardsAreTurnedOneByOneWhereTheLimitSaysSo() throws {
        func host(_ limit: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewHost {
            ViewHost(width: 100, height: 100) {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<40, id: \.self) { _ in Color.red.frame(height: 30) }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
                .accessibilityIdentifier("scroll")
            }
        }
        func rest(_ limit: ViewAlignedScrollTargetBehavior.LimitBehavior, _ distance: CGFloat)
            throws -> CGFloat
        {
            let host = host(limit)
            host.fling(
                from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 90 + distance), duration: 0.05)
            host.advance(by: 4)
            return try offset(host)
        }
        try same(rest(.alwaysByOne, -80), 30)
        // Three cards begin within the hundred points of the view.
        try same(rest(.alwaysByFew, -80), 90)
        try same(rest(.always, -80), 90)
        let free = try rest(.never, -80)
        #expect(free > 300 && free.truncatingRemainder(dividingBy: 30) == 0)
        // A slow drag rests at the nearest card.
        let slow = host(.never)
        slow.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40))
        slow.advance(by: 2)
        try same(offset(slow), 30)
    }

    @Test func aCaughtBounceGoesBack() throws {
        let host = ViewHost(width: 100, height: 300) {
            ScrollView { Color.red.frame(height: 1000) }
                .overlay { Color.clear }.accessibilityIdentifier("scroll")
        }
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 50, y: 60), duration: 0)
        finger.move(to: CGPoint(x: 50, y: 200), duration: 0.1)
        finger.lift()
        host.advance(by: 0.05)
        #expect(try offset(host) < -5)
        let second = host.touch(at: CGPoint(x: 50, y: 150))
        second.hold(for: 0.5)
        #expect(try offset(host) < -5)
        second.cancel()
        host.advance(by: 2)
        try same(offset(host), 0)
    }
}

private struct Reading: View {
    let log: Log

    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<100) { Color.red.frame(height: 50).id($0) }
                    }
                }
                .frame(height: 300).accessibilityIdentifier("scroll")
                .onScrollPhaseChange { log.add("\($0) > \($1)") }
                Button("Top") { proxy.scrollTo(0, anchor: .top) }
                    .accessibilityIdentifier("Top")
            }
        }
    }
}

private struct Shrinking: View {
    @State private var isLong = true

    var body: some View {
        ScrollView { Color.red.frame(height: isLong ? 5000 : 400) }
            .accessibilityIdentifier("scroll")
            .background { Button("Short") { isLong = false }.keyboardShortcut("x") }
    }
}

private struct Locking: View {
    let log: Log
    @State private var isLocked = false

    var body: some View {
        ScrollView { Color.red.frame(height: 5000) }
            .scrollDisabled(isLocked).accessibilityIdentifier("scroll")
            .onScrollPhaseChange { _, new in log.add("\(new)") }
            .background { Button("Lock") { isLocked = true }.keyboardShortcut("l") }
    }
}

/// Opened once; tasks wait at it.
@MainActor private final class Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async {
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for next in waiting { next.resume() }
        waiting = []
    }
}

/// Pages as wide as their scroll view, which gets narrower.
private struct Resized: View {
    @State private var width: CGFloat = 300

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 0) {
                ForEach(0..<8) {
                    Color.gray.frame(width: width, height: 50).accessibilityIdentifier("page \($0)")
                }
            }
        }
        .scrollTargetBehavior(.paging)
        .frame(width: width)
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityIdentifier("scroll")
        .overlay { Button("w") { width = 160 }.keyboardShortcut("w").opacity(0) }
    }
}
