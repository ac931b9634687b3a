import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What happens when a finger lets go: nothing jumps.
@MainActor
@Suite struct SettlingTests {
    // MARK: Pages

    @Test func pagesGlideFromWhereTheFingerHasLeftThem() throws {
        let host = ViewHost(width: 300, height: 300) { Pages() }
        let finger = host.touch(at: CGPoint(x: 250, y: 150))
        finger.move(to: CGPoint(x: 70, y: 150), duration: 0.2)
        finger.hold(for: 0.2)
        let held = try host.presented["page 1"].frame.midX
        same(held, 270)
        finger.lift()
        has(host.texts, "Page 1")
        // At the moment at which it is let go nothing is elsewhere; then the page goes on to its place.
        try near(host.presented["page 1"].frame.midX, held, within: 0.5)
        var last = held
        for _ in 0..<4 {
            host.advance(by: 0.05)
            let now = try host.presented["page 1"].frame.midX
            #expect(now < last && now > 149)
            last = now
        }
        has(host.texts, "Page 0")
        host.advanceToEnd()
        try same(host.presented["page 1"].frame.midX, 150)
        fails(host.texts.contains("Page 0"))
    }

    /// How far a page has come in a frame after a finger has let it go.
    private func firstStep(holding: Double, right: Bool = false) throws -> CGFloat {
        let host = ViewHost(width: 300, height: 300) {
            Pages().environment(\.layoutDirection, right ? .rightToLeft : .leftToRight)
        }
        let finger = host.touch(at: CGPoint(x: right ? 50 : 250, y: 150))
        finger.move(to: CGPoint(x: right ? 230 : 70, y: 150), duration: 0.15)
        if holding > 0 { finger.hold(for: holding) }
        let before = try host.presented["page 1"].frame.midX
        finger.lift()
        host.advance(by: 0.016)
        return try before - host.presented["page 1"].frame.midX
    }

    @Test func pagesGoOnWithTheSpeedOfTheFinger() throws {
        let (thrown, rested) = (try firstStep(holding: 0), try firstStep(holding: 0.3))
        // The finger came 180 points in 0.15 seconds: about 19 in a frame.
        #expect(thrown > 12 && thrown < 25)
        #expect(rested > 0 && rested < 6)
        #expect(try abs(firstStep(holding: 0, right: true) + thrown) < 0.5)
    }

    @Test func aFingerCatchesPagesOnTheirWay() throws {
        let host = ViewHost(width: 300, height: 300) { Pages() }
        host.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 60, y: 150))
        host.advance(by: 0.1)
        let caught = try host.presented["page 1"].frame.midX
        #expect(caught > 155)
        let finger = host.touch(at: CGPoint(x: 100, y: 150))
        finger.move(to: CGPoint(x: 115, y: 150), duration: 0)
        // Ten points are the finger's before the pages follow it, and then all of its way.
        #expect(try abs(host.presented["page 1"].frame.midX - caught - 15) < 1)
        finger.lift()
        host.advanceToEnd()
        try same(host.presented["page 1"].frame.midX, 150)
    }

    @Test func aPageThatIsSelectedWithAnAnimationComesFromItsSide() throws {
        let host = ViewHost(width: 300, height: 300) { Pages() }
        host.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 60, y: 150))
        host.advanceToEnd()
        try host["back"].tap()
        host.advance(by: 0.1)
        let middle = try host.presented["page 0"].frame.midX
        #expect(middle > -150 && middle < 150)
        #expect(try abs(host.presented["page 1"].frame.midX - middle - 300) < 0.5)
        host.advanceToEnd()
        fails(host.texts.contains("Page 1"))
        // Without one it is there at once.
        try host["last"].tap()
        try same(host.presented["page 2"].frame.midX, 150)
        fails(host.texts.contains("Page 0"))
    }

    // MARK: Rows

    @Test func aSwipedRowGlidesToItsPlace() throws {
        let host = ViewHost(width: 300, height: 400) { Swiped() }
        let (start, row) = (try host["row"].frame.minX, try host["row"].frame.midY)
        let finger = host.touch(at: CGPoint(x: 280, y: row))
        finger.move(to: CGPoint(x: 260, y: row), duration: 0.2)
        finger.hold(for: 0.2)
        try same(host.presented["row"].frame.minX, start - 20)
        finger.lift()
        fails(host.contains("bin"))
        #expect(try abs(host.presented["row"].frame.minX - start + 20) < 0.5)
        host.advance(by: 0.1)
        let now = try host.presented["row"].frame.minX
        #expect(now > start - 20 && now < start)
        host.advanceToEnd()
        try same(host.presented["row"].frame.minX, start)
    }

    @Test func aLiftedRowFollowsTheFingerAndOthersMakeRoom() throws {
        let host = ViewHost(width: 300, height: 400) { Rows() }
        func top(_ row: String) throws -> CGFloat { try host.presented[row].frame.minY }
        let tops = try ["a", "b", "c"].map(top)
        let height = tops[1] - tops[0]
        let y = try host["a"].frame.midY
        let finger = host.touch(at: CGPoint(x: 150, y: y))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 150, y: y + height * 1.2), duration: 0.2)
        finger.hold(for: 0.5)
        // The row is under the finger, the one whose place it takes has gone up.
        #expect(try abs(top("a") - tops[0] - height * 1.2) < 0.5)
        try near(top("b"), tops[0], within: 0.5)
        try same(top("c"), tops[2])
        try same(host["a"].frame.minY, tops[0])
        let held = try top("a")
        finger.lift()
        same(host.texts.filter { $0.count == 1 }, ["B", "A", "C"])
        try near(top("a"), held, within: 0.5)
        try near(top("b"), tops[0], within: 0.5)
        host.advance(by: 0.1)
        #expect(try top("a") < held && top("a") > tops[1])
        host.advanceToEnd()
        try same(top("a"), tops[1])
        #expect(!host.isUnderHands && !host.isAnimating)
    }

    @Test func aLiftedRowThatStaysGoesBack() throws {
        let host = ViewHost(width: 300, height: 400) { Rows() }
        let frame = try host["c"].frame
        let finger = host.touch(at: CGPoint(x: 150, y: frame.midY))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 150, y: frame.midY - 10), duration: 0.1)
        finger.lift()
        host.advanceToEnd()
        same(host.texts.filter { $0.count == 1 }, ["A", "B", "C"])
        try same(host.presented["c"].frame, frame)
    }

    // MARK: Sheets, switches

    @Test func aSheetGoesAwayFromWhereTheFingerHasLeftIt() throws {
        let host = ViewHost(width: 400, height: 800) { Covering() }
        let finger = host.touch(at: CGPoint(x: 200, y: 500))
        finger.move(to: CGPoint(x: 200, y: 790), duration: 0.2)
        let held = try host.presented["sheet"].frame.minY
        finger.lift()
        try near(host.presented["sheet"].frame.minY, held, within: 1)
        host.advance(by: 0.05)
        #expect(try host.presented["sheet"].frame.minY > held)
        host.advanceToEnd()
        fails(host.presented.contains("sheet"))
    }

    @Test func theKnobOfASwitchGlides() throws {
        let host = ViewHost(width: 100, height: 60) { Switched() }
        func knob() throws -> Int? {
            let pixels = try host.pixels()
            // The knob is the white part of the middle of the switch.
            let white = (20..<80).filter {
                let pixel = pixels($0, 20)
                return min(pixel.red, pixel.green, pixel.blue) > 250
            }
            return white.first.map { ($0 + (white.last ?? $0)) / 2 }
        }
        let off = try #require(try knob())
        try host["switch"].tap()
        try near(#require(try knob()), off, within: 1)
        host.advance(by: 0.08)
        let half = try #require(try knob())
        host.advanceToEnd()
        let on = try #require(try knob())
        #expect(off < half && half < on)
        // What code sets is shown at once.
        try host["off"].tap()
        try same(knob(), off)
    }

    // MARK: Spinners

    @Test func spinnersTurnWithTheClock() throws {
        let host = ViewHost(width: 60, height: 60) { ProgressView() }
        let first = try host.picture().rgba
        host.advance(by: 0.126)
        let second = try host.picture().rgba
        host.advance(by: 0.875)
        differ(first, second)
        try same(host.picture().rgba, first)
        // Nobody waits for its end.
        holds(host.advanceToEnd())
    }
}

private struct Pages: View {
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            ForEach(0..<3) {
                Text(verbatim: "Page \($0)").accessibilityIdentifier("page \($0)").tag($0)
            }
        }
        .tabViewStyle(.page)
        .overlay(alignment: .top) {
            HStack {
                Button("Back") { withAnimation(.linear(duration: 0.3)) { page = 0 } }
                    .accessibilityIdentifier("back")
                Button("Last") { page = 2 }.accessibilityIdentifier("last")
            }
        }
    }
}

private struct Swiped: View {
    var body: some View {
        List {
            Text("Row").accessibilityIdentifier("row")
                .swipeActions { Button("Bin") {}.accessibilityIdentifier("bin") }
        }
    }
}

private struct Rows: View {
    @State private var letters = ["A", "B", "C"]

    var body: some View {
        List {
            ForEach(letters, id: \.self) {
                Text(verbatim: $0).accessibilityIdentifier($0.lowercased())
            }
            .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

private struct Covering: View {
    @State private var isShown = true

    var body: some View {
        Color.white.sheet(isPresented: $isShown) {
            Color.gray.accessibilityIdentifier("sheet").presentationDetents([.medium])
        }
    }
}

private struct Switched: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Toggle("Switch", isOn: $isOn).labelsHidden().accessibilityIdentifier("switch")
            Button("Off") { isOn = false }.frame(height: 10).accessibilityIdentifier("off")
        }
    }
}
