import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Texts that become others with an animation, by what is drawn at moments of the host's clock.
@MainActor @Suite struct ContentTransitionTests {
    private struct Counter: View {
        let transition: ContentTransition
        var texts = ["128", "129"]
        @State private var index = 0

        var body: some View {
            Text(texts[index]).font(.system(size: 40)).contentTransition(transition)
                .onTapGesture { withAnimation(.linear(duration: 1)) { index += 1 } }
                .accessibilityIdentifier("count")
        }
    }

    private func host(
        _ transition: ContentTransition, _ texts: [String] = ["128", "129"]
    ) -> ViewHost {
        ViewHost(width: 120, height: 80) { Counter(transition: transition, texts: texts) }
    }

    /// Where letters begin in a picture, and how opaque the groups of them are.
    private func groups(_ svg: String) -> Int { svg.components(separatedBy: "opacity=").count - 1 }

    @Test(arguments: [
        ContentTransition.opacity, .interpolate, .numericText(), .numericText(value: 1),
    ])
    func fromTheFormerPictureToTheNewOne(transition: ContentTransition) throws {
        let host = host(transition)
        let before = try host.pngData()
        let after = try ViewHost(width: 120, height: 80) {
            Text("129").font(.system(size: 40))
        }.pngData()
        try host["count"].tap()
        holds(host.isAnimating)
        try same(host.pngData(), before)
        host.advance(by: 0.5)
        let middle = try host.pngData()
        #expect(middle != before && middle != after)
        host.advance(by: 0.5)
        fails(host.isAnimating)
        try same(host.pngData(), after)
    }

    @Test func identityStandsThereAtOnce() throws {
        let host = host(.identity)
        try host["count"].tap()
        let after = try ViewHost(width: 120, height: 80) {
            Text("129").font(.system(size: 40))
        }.pngData()
        try same(host.pngData(), after)
    }

    @Test func onlyTheDigitThatChangesRolls() throws {
        // What is blurred near an edge is a document in the document: there is room here.
        let host = ViewHost(width: 400, height: 300) { Counter(transition: .numericText()) }
        try host["count"].tap()
        host.advance(by: 0.5)
        // The 8 that goes and the 9 that comes; 1 and 2 stand as they are.
        same(groups(host.svg()), 2)
    }

    @Test func digitsRollUpOrDownWithTheValue() throws {
        let up = host(.numericText(), ["1", "2"])
        let down = host(.numericText(countsDown: true), ["1", "2"])
        for host in [up, down] {
            try host["count"].tap()
            host.advance(by: 0.25)
        }
        differ(up.svg(), down.svg())
    }

    @Test func aChangeUnderWayIsOvertakenWithoutAJump() throws {
        let host = host(.opacity, ["1", "2", "3"])
        try host["count"].tap()
        host.advance(by: 0.5)
        let seen = try host.pngData()
        try host["count"].tap()
        try same(host.pngData(), seen)
        host.advanceToEnd()
        let after = try ViewHost(width: 120, height: 80) {
            Text("3").font(.system(size: 40))
        }.pngData()
        try same(host.pngData(), after)
    }

    @Test func aSecondLaterNothingIsDoneAnyMore() throws {
        let host = host(.numericText())
        try host["count"].tap()
        host.advance(by: 1)
        _ = try host.pngData()
        same(host.cost { host.advance(by: 1) }.bodies, 0)
    }
}
