import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Hosting a view: finding, reading, changing what is around it.
@MainActor @Suite struct HostingTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack(spacing: 0) {
                Text("Count: \(count)").accessibilityIdentifier("count")
                Color.blue.frame(width: 80, height: 40)
                    .accessibilityLabel("More")
                    .accessibilityAction { count += 1 }
                    .accessibilityIdentifier("more")
            }
        }
    }

    @Test func viewsAreFoundByIdentifierAndLabel() throws {
        let host = ViewHost(width: 200, height: 100) { Counter() }
        let more = try host["more"]
        same(more.frame.size, CGSize(width: 80, height: 40))
        same(more.frame.midX, 100)
        same(more.label, "More")
        try same(host.find(label: "More").frame, more.frame)
        try same(host.find(label: "Count: 0").identifier, "count")
        same(host.texts, ["Count: 0"])
        same(host.identifiers, ["count", "more"])
    }

    @Test func propertiesAreThoseOfNow() throws {
        let host = ViewHost(width: 200, height: 100) { Counter() }
        let count = try host["count"]
        same(count.text, "Count: 0")
        try host["more"].perform("activate")
        same(count.text, "Count: 1")
    }

    @Test func whatIsGoneStaysAsItWasFound() throws {
        struct Fleeting: View {
            @State private var isOn = true

            var body: some View {
                VStack {
                    if isOn { Text("here").accessibilityIdentifier("text") }
                    Color.red.accessibilityAction { isOn = false }.accessibilityIdentifier("off")
                }
            }
        }
        let host = ViewHost(width: 100, height: 100) { Fleeting() }
        let text = try host["text"]
        try host["off"].perform("activate")
        fails(text.isPresent)
        same(text.text, "here")
        fails(host.contains("text"))
        let failure = #expect(throws: ActionFailure.self) { try text.tap() }
        same(
            failure?.message,
            "Cannot tap \"text\": the view that was found is gone. Look for it again.")
    }

    @Test func whoIsNotFoundIsToldWhatThereIs() {
        let host = ViewHost(width: 200, height: 100) { Counter() }
        let failure = #expect(throws: ViewNotFound.self) { try host["cuont"] }
        same(
            failure?.message,
            """
            No view has the identifier "cuont".
            Near to it: "count".
            Identifiers: "count", "more".
            Labels: "Count: 0", "More".
            """)
        same(failure?.description, (failure?.message ?? "") + "\nat HostingTests.swift:68")
        let nothing = #expect(throws: ViewNotFound.self) {
            try ViewHost(width: 10, height: 10) { Color.red }.find(label: "Save")
        }
        same(
            nothing?.message,
            """
            No view has the label "Save".
            No view has an identifier.
            No view has a label.
            """)
    }

    @Test func theRoomAndTheViewInIt() {
        let host = ViewHost(width: 200, height: 100) {
            Color.red.frame(width: 50, height: 20).accessibilityIdentifier("box")
        }
        same(host.size, CGSize(width: 200, height: 100))
        #expect((try? host["box"])?.frame == CGRect(x: 75, y: 40, width: 50, height: 20))
        host.resize(width: 100, height: nil)
        same(host.size, CGSize(width: 100, height: 20))
        #expect((try? host["box"])?.frame == CGRect(x: 25, y: 0, width: 50, height: 20))
    }

    @Test func theEnvironmentChangesAndStateStays() throws {
        struct Page: View {
            @Environment(\.colorScheme) private var scheme
            @Environment(\.layoutDirection) private var direction
            @State private var taps = 0

            var body: some View {
                HStack(spacing: 0) {
                    Color.red.accessibilityAction { taps += 1 }
                        .frame(width: 20).accessibilityIdentifier("first")
                    Text("\(scheme == .dark ? "dark" : "light") \(taps)").frame(maxWidth: .infinity)
                }
            }
        }
        let host = ViewHost(width: 100, height: 50) { Page() }
        try host["first"].perform("activate")
        same(host.texts, ["light 1"])
        host.changeEnvironment { $0.colorScheme = .dark }
        same(host.texts, ["dark 1"])
        try same(host["first"].frame.minX, 0)
        host.changeEnvironment { $0.layoutDirection = .rightToLeft }
        same(host.texts, ["dark 1"])
        try same(host["first"].frame.minX, 80)
    }

    @Test func textsGrowWithTheirSize() throws {
        let host = ViewHost { Text("Words").accessibilityIdentifier("text") }
        let height = try host["text"].frame.height
        host.changeEnvironment { $0.dynamicTypeSize = .accessibility3 }
        #expect(try host["text"].frame.height > height * 1.5)
    }

    @Test func picturesHaveTheScaleAndTheBackground() throws {
        let host = ViewHost(width: 4, height: 3) {
            $0.displayScale = 3
        } content: {
            Color.clear
        }
        let light = try host.picture()
        #expect(light.width == 12 && light.height == 9)
        same(light.rgba.prefix(4), [255, 255, 255, 255])
        host.changeEnvironment { $0.colorScheme = .dark }
        try same(host.picture().rgba.prefix(4), [0, 0, 0, 255])
        try same(host.pngData().prefix(4), Data([0x89, 0x50, 0x4E, 0x47]))
        #expect(host.svg().hasPrefix("<svg") || host.svg().hasPrefix("<?xml"))
    }

    @Test func aRoomOfNoSizeCannotBeDrawn() {
        #expect(throws: PictureError.self) {
            try ViewHost(width: 0, height: 10) { Color.red }.picture()
        }
    }

    @Test func oneChangeCostsWhatChanged() throws {
        let host = ViewHost(width: 200, height: 400) {
            VStack {
                Counter()
                VStack { ForEach(0..<20) { Text("Row \($0)") } }
            }
        }
        let more = try host["more"]
        let cost = try host.cost { try more.perform("activate") }
        same(cost.bodies, 1)
        same(cost.recorded, 1, "\(cost)")
        same(host.cost {}, PassCounters())
    }

    @Test func observableObjectsOfTheTest() {
        final class Model: ObservableObject {
            @Published var name = "one"
        }
        struct Name: View {
            @ObservedObject var model: Model

            var body: some View { Text(model.name) }
        }
        let model = Model()
        let host = ViewHost(width: 100, height: 50) { Name(model: model) }
        model.name = "two"
        same(host.texts, ["two"])
    }

    @Test func issuesAreReported() {
        let host = ViewHost(width: 100, height: 50) { Image(systemName: "no.such.symbol") }
        same(host.issues.count, 1)
        same(host.issues.first?.message.contains("no.such.symbol"), true)
    }

    @Test func theStoreOfAHostIsItsOwn() throws {
        struct Setting: View {
            @AppStorage("QuadrantTesting.hosts.count") var count = 0

            var body: some View {
                Text("\(count)").accessibilityIdentifier("count")
                    .accessibilityAction { count += 1 }
            }
        }
        let key = "QuadrantTesting.hosts.count"
        defer { UserDefaults.standard.removeObject(forKey: key) }
        UserDefaults.standard.set(41, forKey: key)
        let (one, other) = (ViewHost { Setting() }, ViewHost { Setting() })
        try one["count"].perform("activate")
        try one["count"].perform("activate")
        same(one.texts, ["2"])
        same(other.texts, ["0"])
        same(UserDefaults.standard.integer(forKey: key), 41)
    }

    @Test func aStoreThatIsNamedIsTaken() throws {
        struct Setting: View {
            @AppStorage("name") var name = "nobody"

            var body: some View { Text(name) }
        }
        let suite = "QuadrantTesting-\(UUID())"
        let store = try #require(UserDefaults(suiteName: suite))
        store.set("Ann", forKey: "name")
        let host = ViewHost { Setting().defaultAppStorage(store) }
        same(host.texts, ["Ann"])
    }

    @Test func framesDoNotDependOnTheFontsOfTheMachine() {
        // No bundled font has these; an installed one may.
        let text = Text("漢字 ᚠᛇᚻ 👩‍👩‍👧")
        let snapshot = LayoutSnapshot(of: text, proposal: .unspecified)
        same(snapshot.size, ViewHost { text }.size)
        #expect(snapshot.tree.layout.textEngine as AnyObject === ViewHost.engine)
    }
}
