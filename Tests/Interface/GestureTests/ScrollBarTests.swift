import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// The bars at the edges of scroll views: when they are seen, and where.
@MainActor
@Suite struct ScrollBarTests {
    private func host(_ content: some View) -> ViewHost {
        ViewHost(width: 100, height: 200) { content.background(Color.white) }
    }

    private var tall: some View {
        ScrollView { Color.white.frame(height: 800) }
    }

    /// Whether something grey is where bars are, three points from the trailing edge.
    private func rows(_ host: ViewHost, x: Int = 95) throws -> ClosedRange<Int>? {
        let pixels = try host.pixels()
        let grey = (0..<200).filter { pixels(x, $0).red < 220 }
        guard let first = grey.first, let last = grey.last else { return nil }
        return first...last
    }

    @Test func aBarTellsWhereAFingerHasScrolled() throws {
        let host = host(tall)
        try same(rows(host), nil)
        let finger = host.touch(at: CGPoint(x: 50, y: 150))
        try same(rows(host), nil)
        finger.move(to: CGPoint(x: 50, y: 140), duration: 0)
        finger.move(to: CGPoint(x: 50, y: 139), duration: 0)
        // A quarter of the content is seen: the way is 194 points, the bar a quarter of that, at its start.
        let start = try #require(try rows(host))
        near(start.lowerBound, 3, within: 1)
        near(start.count, 49, within: 2)
        // Scrolled by half of the 600 points that are not seen.
        finger.move(to: CGPoint(x: 50, y: -160), duration: 0.5)
        let middle = try #require(try rows(host))
        near(middle.lowerBound, 75, within: 2)
        finger.hold(for: 0.2)
        finger.lift()
    }

    @Test func itFadesAfterARest() throws {
        let host = host(tall)
        host.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 100))
        host.advance(by: 0.2)
        let full = try host.pixel(95, 20).red
        host.advance(by: 0.2)
        let half = try host.pixel(95, 20).red
        host.advance(by: 0.3)
        #expect(full < half && half < 255)
        try same(rows(host), nil)
        fails(host.isUnderHands)
    }

    @Test(arguments: [ScrollIndicatorVisibility.hidden, .never])
    func hiddenOnesAreNotSeen(_ visibility: ScrollIndicatorVisibility) throws {
        let host = host(tall.scrollIndicators(visibility))
        host.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 100))
        try same(rows(host), nil)
    }

    @Test func contentThatFitsHasNone() throws {
        let host = host(ScrollView { Color.white.frame(height: 100) })
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 90))
        try same(rows(host), nil)
    }

    @Test func theyStandAtTheTrailingEdgeAndLeaveMargins() throws {
        let host = ViewHost(width: 100, height: 200) {
            tall.background(Color.white)
                .contentMargins(.top, 40, for: .scrollIndicators)
                .environment(\.layoutDirection, .rightToLeft)
        }
        host.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 139))
        try same(rows(host), nil)
        #expect(try #require(try rows(host, x: 4)).lowerBound >= 42)
    }

    @Test func theyFlashWhenTheScrollViewAppearsAndWhenAValueChanges() throws {
        let appearing = host(tall.scrollIndicatorsFlash(onAppear: true))
        try differ(rows(appearing), nil)
        appearing.advance(by: 1)
        try same(rows(appearing), nil)
        let changing = host(Flashing())
        try same(rows(changing), nil)
        changing.key("f", modifiers: .command)
        try differ(rows(changing), nil)
        empty(changing.issues)
    }

    @Test func spokesAreInTheGapOverContentThatIsRefreshed() async throws {
        let gate = Gate()
        let host = host(Refreshing(gate: gate))
        func spokes() throws -> Int {
            let pixels = try host.pixels()
            return (20..<50).reduce(0) { count, y in
                count + (35..<65).filter { pixels($0, y).red < 225 }.count
            }
        }
        let finger = host.touch(at: CGPoint(x: 50, y: 20))
        finger.move(to: CGPoint(x: 50, y: 31), duration: 0)
        try same(spokes(), 0)
        finger.move(to: CGPoint(x: 50, y: 1000), duration: 0.2)
        finger.hold(for: 0.2)
        finger.lift()
        host.advance(by: 1)
        // The gap of 60 points is open, with all spokes around its middle.
        #expect(try spokes() > 20)
        gate.isDone = true
        try await host.wait {
            host.advance(by: 1)
            return (try? spokes()) == 0
        }
    }

    @Test func theSpinnerTurnsWhileContentIsRefreshed() async throws {
        let gate = Gate()
        let host = host(Refreshing(gate: gate))
        let finger = host.touch(at: CGPoint(x: 50, y: 20))
        finger.move(to: CGPoint(x: 50, y: 1000), duration: 0.2)
        finger.hold(for: 0.2)
        finger.lift()
        host.advance(by: 1)
        // The spoke that points up is darkest once a turn.
        let shades = try (0..<8).map { _ in
            host.advance(by: 0.125)
            return try host.pixel(50, 22).red
        }
        same(Set(shades).count, 8)
        let first = shades[0]
        host.advance(by: 0.125)
        try same(host.pixel(50, 22).red, first)
        gate.isDone = true
        try await host.wait {
            host.advance(by: 0.1)
            return !host.isUnderHands && host.texts.contains("top 0")
        }
    }

    @Test func contentBeyondItsEndPressesTheBarTogether() throws {
        let host = host(tall)
        let finger = host.touch(at: CGPoint(x: 50, y: 20))
        finger.move(to: CGPoint(x: 50, y: 31), duration: 0)
        let whole = try #require(try rows(host)).count
        finger.move(to: CGPoint(x: 50, y: 60), duration: 0)
        let pressed = try #require(try rows(host)).count
        // The finger is 40 points beyond: the content is shown (1 − 1 / (0.55 · 40 / 200 + 1)) · 200 ≈ 20 beyond.
        #expect(abs(whole - pressed - 20) <= 11 && pressed < whole - 5)
        finger.move(to: CGPoint(x: 50, y: 2000), duration: 0)
        near(try #require(try rows(host)).count, 7, within: 1)
        finger.lift()
    }

    @Test func barsAreSeenWhileTheProgramScrollsWithAnAnimation() throws {
        let host = host(Jumping())
        host.key("b", modifiers: .command)
        try same(rows(host), nil)
        host.key("a", modifiers: .command)
        host.advance(by: 0.2)
        try differ(rows(host), nil)
        host.advanceToEnd()
        host.advance(by: 1)
        try same(rows(host), nil)
    }

    @Test func theGapStaysOpenWhereScrollingRestsAtViews() {
        let host = host(Refreshing(gate: Gate(), isAligned: true))
        let finger = host.touch(at: CGPoint(x: 50, y: 20))
        finger.move(to: CGPoint(x: 50, y: 1000), duration: 0.2)
        finger.hold(for: 0.2)
        finger.lift()
        host.advance(by: 2)
        has(host.texts, "top 60")
    }
}

private struct Flashing: View {
    @State private var count = 0

    var body: some View {
        ScrollView { Color.white.frame(height: 800) }
            .scrollIndicatorsFlash(trigger: count)
            .overlay(alignment: .bottomLeading) {
                Button("Flash") { count += 1 }.keyboardShortcut("f").opacity(0)
            }
    }
}

/// Lets a refreshing end.
@MainActor private final class Gate {
    var isDone = false
}

/// A refreshing that ends when a test says so.
private struct Refreshing: View {
    let gate: Gate
    var isAligned = false
    @State private var top: CGFloat = 0

    @MainActor private func refresh() async {
        while !gate.isDone { try? await Task.sleep(for: .milliseconds(10)) }
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { _ in Color.white.frame(height: 50) }
            }
            .scrollTargetLayout()
            .onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .global).minY
            } action: {
                top = $0
            }
        }
        .scrollTargetBehavior(Either(isAligned: isAligned))
        .refreshable { await refresh() }
        .overlay(alignment: .bottomLeading) {
            Text(verbatim: "top \(Int(top.rounded()))")
                .opacity(0.01)
        }
    }
}

private struct Either: ScrollTargetBehavior {
    let isAligned: Bool

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if isAligned { ViewAlignedScrollTargetBehavior().updateTarget(&target, context: context) }
    }
}

private struct Jumping: View {
    @State private var position = ScrollPosition(edge: .top)

    var body: some View {
        ScrollView { Color.white.frame(height: 800) }
            .scrollPosition($position)
            .overlay(alignment: .bottomLeading) {
                HStack {
                    Button("a") {
                        withAnimation(.linear(duration: 0.5)) { position.scrollTo(y: 300) }
                    }
                    .keyboardShortcut("a")
                    Button("b") { position.scrollTo(y: 100) }.keyboardShortcut("b")
                }
                .opacity(0)
            }
    }
}
