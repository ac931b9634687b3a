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
        #expect(try host["state"].text == "name")
        #expect(try host["name"].isAccessibilityFocused)
        try host["city"].accessibilityFocus()
        #expect(try host["state"].text == "city")
        #expect(try !host["name"].isAccessibilityFocused)
        try host["go"].accessibilityFocus()
        #expect(try host["state"].text == "none")
        #expect(host.accessibilityFocus?.identifier == "go")
        host.clearAccessibilityFocus()
        #expect(host.accessibilityFocus == nil)
    }

    @Test func theFocusFollowsTheState() throws {
        let host = ViewHost(width: 300, height: 300) { Form() }
        try host["name"].accessibilityFocus()
        try host["go"].tap()
        #expect(host.accessibilityFocus?.identifier == "city")
        #expect(try host["state"].text == "city")
        try host["leave"].tap()
        #expect(host.accessibilityFocus == nil)
    }

    @Test func aViewThatGoesLosesIt() throws {
        let host = ViewHost(width: 300, height: 300) { Form() }
        try host["city"].accessibilityFocus()
        try host["remove"].tap()
        #expect(try host["state"].text == "none")
        #expect(host.accessibilityFocus == nil)
    }

    @Test func swipesGoFromElementToElement() throws {
        let host = ViewHost(width: 300, height: 300) { Form() }
        #expect(host.focusNextElement()?.label == "Name")
        #expect(host.focusNextElement()?.label == "City")
        #expect(try host["state"].text == "city")
        #expect(host.focusPreviousElement()?.label == "Name")
        #expect(host.focusPreviousElement()?.label == "Name")
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
        #expect(host.accessibilityFocus?.label == "Low battery")
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
        #expect(host.accessibilityFocus?.label == "Title")
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
        #expect(try host["state"].text == "off")
        host.clearAccessibilityFocus()
        host.assistiveSettings.isSwitchControlOn = true
        try host["title"].accessibilityFocus()
        #expect(try host["state"].text == "on")
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
        #expect(both.contains(.voiceOver))
        #expect(both.remove(.voiceOver) == .voiceOver)
        #expect(both == .switchControl)
        #expect(both.intersection(.voiceOver) == AccessibilityTechnologies())
        #expect(both.union(.voiceOver).symmetricDifference(.switchControl) == .voiceOver)
        #expect(!both.insert(.switchControl).inserted)
    }
}
