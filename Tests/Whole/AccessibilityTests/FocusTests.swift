import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Where the focus of assistive technologies is, and who moves it.
@MainActor @Suite struct AccessibilityFocusTests {
    private enum Field: Hashable {
        case name, city
    }

    private struct Form: View {
        @AccessibilityFocusState private var focus: Field?
        @State private var hasCity = true

        var body: some View {
            VStack {
                Text("Name").accessibilityFocused($focus, equals: .name)
                    .accessibilityIdentifier("name")
                if hasCity {
                    Text("City").accessibilityFocused($focus, equals: .city)
                        .accessibilityIdentifier("city")
                }
                Button("Go") { focus = .city }.accessibilityIdentifier("go")
                Button("Leave") { focus = nil }.accessibilityIdentifier("leave")
                Button("Remove") { hasCity = false }.accessibilityIdentifier("remove")
                Text(focus.map { "\($0)" } ?? "none").accessibilityIdentifier("state")
            }
        }
    }

    @Test func theStateFollowsTheFocus() throws {
        let host = ViewHost(width: 300, height: 300) { Form() }
        #expect(host.accessibilityFocus == nil)
        try host["name"].accessibilityFocus()
        try same(host["state"].text, "name")
        try holds(host["name"].isAccessibilityFocused)
        try host["city"].accessibilityFocus()
        try same(host["state"].text, "city")
        try fails(host["name"].isAccessibilityFocused)
        try host["go"].accessibilityFocus()
        try same(host["state"].text, "none")
        same(host.accessibilityFocus?.identifier, "go")
        host.clearAccessibilityFocus()
        #expect(host.accessibilityFocus == nil)
    }

    @Test func theFocusFollowsTheState() throws {
        let host = ViewHost(width: 300, height: 300) { Form() }
        try host["name"].accessibilityFocus()
        try host["go"].tap()
        same(host.accessibilityFocus?.identifier, "city")
        try same(host["state"].text, "city")
        try host["leave"].tap()
        #expect(host.accessibilityFocus == nil)
    }

    @Test func aViewThatGoesLosesIt() throws {
        let host = ViewHost(width: 300, height: 300) { Form() }
        try host["city"].accessibilityFocus()
        try host["remove"].tap()
        try same(host["state"].text, "none")
        #expect(host.accessibilityFocus == nil)
    }

    @Test func swipesGoFromElementToElement() throws {
        let host = ViewHost(width: 300, height: 300) { Form() }
        same(host.focusNextElement()?.label, "Name")
        same(host.focusNextElement()?.label, "City")
        try same(host["state"].text, "city")
        same(host.focusPreviousElement()?.label, "Name")
        same(host.focusPreviousElement()?.label, "Name")
    }

    @Test func aTruthValueFollowsToo() throws {
        struct Notice: View {
            @AccessibilityFocusState private var isFocused: Bool
            @State private var text: String?

            var body: some View {
                VStack {
                    if let text {
                        Text(text).accessibilityFocused($isFocused)
                            .accessibilityIdentifier("notice")
                    }
                    Button("Tell") { text = "Low battery" }.accessibilityIdentifier("tell")
                }
                .onChange(of: text) { isFocused = true }
            }
        }
        let host = ViewHost(width: 300, height: 300) { Notice() }
        try host["tell"].tap()
        same(host.accessibilityFocus?.label, "Low battery")
    }

    @Test func theDefaultIsWhereTheFocusBegins() throws {
        struct Page: View {
            @AccessibilityFocusState private var focus: Field?

            var body: some View {
                VStack {
                    Text("Player")
                    Text("Title").accessibilityFocused($focus, equals: .name)
                }
                .accessibilityDefaultFocus($focus, .name)
            }
        }
        let host = ViewHost(width: 300, height: 300) { Page() }
        same(host.accessibilityFocus?.label, "Title")
    }

    @Test func aStateFollowsItsOwnTechnologiesAlone() throws {
        struct Page: View {
            @AccessibilityFocusState(for: .switchControl) private var isFocused: Bool

            var body: some View {
                VStack {
                    Text("Title").accessibilityFocused($isFocused).accessibilityIdentifier("title")
                    Text(isFocused ? "on" : "off").accessibilityIdentifier("state")
                }
            }
        }
        let host = ViewHost(width: 300, height: 300) { Page() }
        try host["title"].accessibilityFocus()
        try same(host["state"].text, "off")
        host.clearAccessibilityFocus()
        host.assistiveSettings.isSwitchControlOn = true
        try host["title"].accessibilityFocus()
        try same(host["state"].text, "on")
    }

    @Test func statesThatFightComeToRest() throws {
        struct Fight: View {
            @AccessibilityFocusState private var first: Bool
            @AccessibilityFocusState private var second: Bool

            var body: some View {
                VStack {
                    Text("A").accessibilityFocused($first)
                    Text("B").accessibilityFocused($second)
                }
                .onChange(of: first) { second = true }
                .onChange(of: second) { first = true }
            }
        }
        let host = ViewHost(width: 300, height: 300) { Fight() }
        _ = try host.find(label: "A").accessibilityFocus()
        _ = host.accessibilityFocus
    }

    @Test func technologiesAreASet() {
        var both: AccessibilityTechnologies = [.voiceOver, .switchControl]
        holds(both.contains(.voiceOver))
        same(both.remove(.voiceOver), .voiceOver)
        same(both, .switchControl)
        same(both.intersection(.voiceOver), AccessibilityTechnologies())
        same(both.union(.voiceOver).symmetricDifference(.switchControl), .voiceOver)
        fails(both.insert(.switchControl).inserted)
    }
}
