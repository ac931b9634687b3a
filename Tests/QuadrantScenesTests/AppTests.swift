import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantScenes
import QuadrantTesting
import QuadrantText
import QuadrantViews
import SwiftUI
import Testing

@MainActor @Suite struct AppTests {
    private struct Counter: View {
        @Binding var count: Int
        @Environment(\.openWindow) private var openWindow

        var body: some View {
            VStack {
                Button("count \(count)") { count += 1 }.accessibilityIdentifier("count")
                Button("open") { openWindow(id: "other") }.accessibilityIdentifier("open")
            }
        }
    }

    private struct CountingApp: App {
        @State private var count = 1

        var body: some Scene {
            Settings { Text("settings") }
            WindowGroup("Counting") { Counter(count: $count) }
            Window("Other", id: "other") { Text("other") }
        }
    }

    @Test func theFirstWindowOfAnAppIsShownWithItsState() throws {
        let host = ViewHost(width: 300, height: 300) { _AppView(CountingApp()) }
        #expect(host.labels == ["count 1", "open"])
        try host["count"].tap()
        #expect(host.labels == ["count 2", "open"])
        #expect(host.issues.isEmpty)
        try host["open"].tap()
        #expect(
            host.issues.map(\.message) == [
                "openWindow(id: \"other\") is accepted, without effect here"
            ])
    }

    private struct Inner: Scene {
        @Environment(\.scenePhase) private var phase
        @SceneBuilder var body: some Scene {
            WindowGroup { Text(phase == .active ? "active" : "not active") }
                .commands {
                    CommandMenu("Tools") { Button("Do") {} }
                    CommandGroup(replacing: .newItem) {}
                    SidebarCommands()
                }
                .defaultSize(width: 100, height: 100)
        }
    }

    private struct ComposedApp: App {
        var body: some Scene { Inner() }
    }

    @Test func aSceneOfTheUsersOwnReadsItsEnvironment() {
        let host = ViewHost(width: 300, height: 300) { _AppView(ComposedApp()) }
        #expect(host.labels == ["active"])
        #expect(
            host.issues.map(\.message) == [".defaultSize is accepted, without effect here"])
    }

    private final class Delegate: NSObject {}

    private struct DelegatedApp: App {
        @UIApplicationDelegateAdaptor private var delegate: Delegate

        var body: some Scene {
            WindowGroup { Text("shown") }
        }
    }

    @Test func theAdaptorOfADelegateIsTold() {
        let host = ViewHost(width: 300, height: 300) { _AppView(DelegatedApp()) }
        #expect(host.labels == ["shown"])
        #expect(
            host.issues.map(\.message) == [
                "@UIApplicationDelegateAdaptor is accepted, without effect here"
            ])
    }

    private struct ValuesApp: App {
        var body: some Scene {
            WindowGroup(id: "note", for: Int.self) { $number in
                Text("number \(number)")
            } defaultValue: {
                7
            }
        }
    }

    @Test func aGroupOfValuesShowsItsDefaultValue() {
        let host = ViewHost(width: 300, height: 300) { _AppView(ValuesApp()) }
        #expect(host.labels == ["number 7"])
    }

    private struct Stored: View {
        @SceneStorage("draft") private var draft = "empty"

        var body: some View {
            Button(draft) { draft = "full" }.accessibilityIdentifier("draft")
        }
    }

    @Test func aSceneKeepsAValue() throws {
        let host = ViewHost(width: 300, height: 300) {
            VStack {
                Stored()
                Stored()
            }
        }
        try host["draft"].tap()
        #expect(host.labels == ["full", "full"])
    }

    @Test func wordsOfHelpAreHints() throws {
        let host = ViewHost(width: 300, height: 300) {
            Text("word").help("It helps.").accessibilityIdentifier("word")
        }
        #expect(host.accessibility.description.contains("It helps."))
    }
}
