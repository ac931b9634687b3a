import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Why a tap does nothing, in the words of the failure.
@MainActor @Suite struct TapReasonTests {
    private func reason(_ view: some View) -> String { reason("b", view) }

    private func reason(_ name: String, _ view: some View) -> String {
        let host = ViewHost(width: 100, height: 100) { view }
        var text = ""
        do {
            try host[name].tap()
        } catch {
            text = "\(error)"
        }
        return text
    }

    private var button: some View {
        Button("B") {}.accessibilityIdentifier("b")
    }

    @Test func covered() {
        let text = reason(
            ZStack {
                button
                Color.red.accessibilityIdentifier("sheet")
            })
        holds(
            text.hasPrefix(
                "\"b\" takes no tap in its middle, at (50.0, 50.0): it is covered there by Color"))
        has(text, " #sheet. ")
        let named = reason(button.overlay { Text("Banner") })
        has(named, "it is covered there by staticText \"Banner\"")
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e308, -1e308])
    func placesThatAreNoneEndNothing(place: CGFloat) {
        // What is no number is reported, and moves nothing.
        let start = place.isFinite ? "\"b\" takes no tap" : ""
        let moved = button.offset(x: place, y: -place)
        holds(reason(moved).hasPrefix(start), "\(reason(moved))")
        let scrolled = ScrollView { VStack { moved }.padding(place) }
        holds(reason(scrolled).hasPrefix(start), "\(reason(scrolled))")
    }

    @Test func hidden() {
        holds(reason(button.hidden()).hasPrefix("\"b\" takes no tap: it is hidden"))
        holds(
            reason(VStack { button }.opacity(0)).hasPrefix(
                "\"b\" takes no tap: it is hidden, by .opacity(0) around it."))
    }

    @Test func closed() {
        holds(
            reason(VStack { button }.allowsHitTesting(false)).hasPrefix(
                "\"b\" takes no tap: .allowsHitTesting(false) stands on VStack around it."))
    }

    @Test func outOfSight() {
        holds(reason(button.offset(x: 300)).hasPrefix("\"b\" takes no tap: it stands at "))
        has(reason(button.offset(x: 300)), "outside of the room of 100×100.")
        let scrolled = ScrollView {
            VStack(spacing: 0) {
                Color.red.frame(height: 400)
                button
            }
        }
        has(reason(scrolled), "outside of the room of 100×100. Scroll to it first.")
        let short = VStack(spacing: 0) {
            scrolled.frame(height: 20)
            Spacer()
        }
        let near = ScrollView {
            VStack(spacing: 0) {
                Color.red.frame(height: 40)
                button
            }
        }
        has(reason(short), "Scroll to it first.")
        has(
            reason(near.frame(height: 30).frame(maxHeight: .infinity, alignment: .top)),
            "scrolled out of sight of the scroll view around it. Scroll to it first.")
    }

    @Test func nothingThere() {
        let row = HStack {
            Text("a")
            Spacer()
            Text("b")
        }.onTapGesture {}.accessibilityIdentifier("row")
        let text = reason("row", row.frame(width: 100))
        holds(
            text.hasPrefix(
                "\"row\" takes no tap in its middle, at (50.0, 50.0): it shows nothing there, and a tap "
                    + "goes past it. Give it .contentShape(Rectangle()), or tap it where it shows "
                    + "something. A tap at ("))
        // What lies behind it does not cover it.
        has(reason("row", row.background(.red)), "it shows nothing there")
        let whole = HStack {
            Text("a")
            Spacer()
            Text("b")
        }.contentShape(Rectangle()).onTapGesture {}.accessibilityIdentifier("row")
        same(reason("row", whole), "")
    }

    @Test func noSizeAndNoAction() {
        has(
            reason("e", Color.red.frame(width: 0, height: 0).accessibilityIdentifier("e")),
            "it has no size, its frame is 50,50 0×0.")
        has(
            reason("e", Color.red.accessibilityIdentifier("e")),
            "neither it nor a view around it does anything when it is tapped.")
    }

    @Test func otherPlacesAndDoubleTaps() throws {
        var taps: [String] = []
        let host = ViewHost(width: 100, height: 100) {
            HStack(spacing: 0) {
                Color.red.onTapGesture { taps.append("red") }
                Color.blue.onTapGesture(count: 2) { taps.append("blue twice") }
            }
            .accessibilityIdentifier("both")
        }
        let both = try host["both"]
        #expect(throws: ActionFailure.self) { try both.tap(at: .trailing) }
        try host.doubleTap(at: CGPoint(x: 75, y: 50))
        try host.tap(at: CGPoint(x: 25, y: 50))
        same(taps, ["blue twice", "red"])
        let failure = #expect(throws: ActionFailure.self) {
            try host.tap(at: CGPoint(x: 75, y: 50))
        }
        same(failure?.description.hasPrefix("Nothing takes a tap at (75.0, 50.0)."), true)
    }
}
