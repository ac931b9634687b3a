import Expectations
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

    private struct WelcomingApp: App {
        var body: some Scene {
            WindowGroup { Text("documents") }.defaultLaunchBehavior(.suppressed)
            Window("Other", id: "other") { Text("other") }.windowLevel(.floating)
            Window("Welcome", id: "welcome") { Text("welcome") }
                .defaultLaunchBehavior(.presented)
                .restorationBehavior(.disabled)
        }
    }

    @Test func theSceneThatIsToBePresentedIsShown() {
        let host = ViewHost(width: 300, height: 300) { _AppView(WelcomingApp()) }
        same(host.labels, ["welcome"])
        holds(host.issues.map(\.description).contains { $0.contains(".restorationBehavior") })
    }

    @Test func theFirstWindowOfAnAppIsShownWithItsState() throws {
        let host = ViewHost(width: 300, height: 300) { _AppView(CountingApp()) }
        same(host.labels, ["count 1", "open"])
        try host["count"].tap()
        same(host.labels, ["count 2", "open"])
        empty(host.issues)
        try host["open"].tap()
        same(
            host.issues.map(\.message),
            [
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
        same(host.labels, ["active"])
        same(host.issues.map(\.message), [".defaultSize is accepted, without effect here"])
    }

    private struct Keys: Commands {
        @State private var count = 0
        let note: Binding<String>

        var body: some Commands {
            CommandMenu("Tools") {
                Button("Count") {
                    count += 1
                    note.wrappedValue = "counted \(count)"
                }
                .keyboardShortcut("k")
                Menu("More") {
                    Menu("Even more") {
                        Button("Deep") { note.wrappedValue = "deep" }.keyboardShortcut("j")
                    }
                }
            }
            CommandGroup(replacing: .newItem) {
                Button("New") { note.wrappedValue = "new" }.keyboardShortcut("n")
                Button("Never") { note.wrappedValue = "never" }.keyboardShortcut("m").disabled(true)
            }
        }
    }

    private struct KeyApp: App {
        @State private var note = "nothing"

        var body: some Scene {
            WindowGroup {
                VStack {
                    Text(note)
                    Button("Own") { note = "own" }.keyboardShortcut("n")
                }
            }
            Settings { Text("settings") }
                .commands { Keys(note: $note) }
        }
    }

    @Test func keysReachCommands() {
        let host = ViewHost(width: 300, height: 300) { _AppView(KeyApp()) }
        same(host.labels, ["nothing", "Own"])
        host.key("k", modifiers: .command)
        host.key("k", modifiers: .command)
        // The state of the commands lives: they are counted on.
        same(host.labels, ["counted 2", "Own"])
        // A control of the window comes before a command with the same shortcut.
        host.key("n", modifiers: .command)
        same(host.labels, ["own", "Own"])
        host.key("j", modifiers: .command)
        same(host.labels, ["deep", "Own"])
        host.key("n", modifiers: .command)
        host.key("m", modifiers: .command)
        same(host.labels, ["own", "Own"])
        empty(host.issues)
    }

    private struct DocumentApp: App {
        var body: some Scene {
            DocumentGroup(viewing: Letter.self) { _ in Text("document") }
            DocumentGroupLaunchScene("Letters") {
                NewDocumentButton("Write")
                NewDocumentButton("From a template", for: Letter.self) { Letter() }
            } background: {
                Color.yellow
            } overlayAccessoryView: { place in
                Text("\(Int(place.frame.width)) by \(Int(place.frame.height))")
            }
        }
    }

    private struct Letter: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        init() {}
        init(configuration: ReadConfiguration) throws {}
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data())
        }
    }

    @Test func anAppOfDocumentsBeginsWithItsLaunchScene() async throws {
        let host = ViewHost(width: 400, height: 800) { _AppView(DocumentApp()) }
        same(
            host.texts,
            [
                "Letters", "Write", "From a template", "400 by 800", "Recents", "No Documents",
                "Browse",
            ])
        try host.find(label: "Write").tap()
        try await host.settle()
        // A group of documents that are only shown has no new one.
        same(
            host.issues.map(\.message),
            [
                "newDocument(contentType: public.data) is accepted, without effect here"
            ])
        try host.find(label: "From a template").tap()
        try await host.settle()
        same(host.issues.last?.message, "newDocument(Letter) is accepted, without effect here")
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var calls = ["made"]

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? =
                nil
        ) -> Bool {
            calls.append("launched \(application === UIApplication.shared)")
            return true
        }
    }

    private struct DelegatedApp: App {
        @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

        var body: some Scene {
            WindowGroup { Text(delegate.calls.joined(separator: ", ")) }
        }
    }

    @Test func theDelegateOfAnAppIsMadeAndTold() {
        let host = ViewHost(width: 300, height: 300) { _AppView(DelegatedApp()) }
        same(host.labels, ["made, launched true"])
        #expect(UIApplication.shared.delegate is Delegate)
        empty(host.issues)
    }

    private final class Model: NSObject, UIApplicationDelegate, ObservableObject {
        @Published var count: Int

        override init() {
            count = 3
            super.init()
        }
    }

    private struct Reader: View {
        @EnvironmentObject private var model: Model

        var body: some View {
            Button("in the view \(model.count)") { model.count += 1 }
                .accessibilityIdentifier("reader")
        }
    }

    private struct ObservedApp: App {
        @UIApplicationDelegateAdaptor private var model: Model

        var body: some Scene {
            WindowGroup {
                Text("in the app \(model.count)")
                Stepper("step", value: _model.projectedValue.count)
                Reader()
            }
        }
    }

    @Test func viewsFollowADelegateThatIsAnObject() throws {
        let host = ViewHost(width: 300, height: 300) { _AppView(ObservedApp()) }
        has(host.texts, "in the app 3")
        try host["reader"].tap()
        has(host.texts, "in the app 4")
        try same(host["reader"].text, "in the view 4")
        empty(host.issues)
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
        same(host.labels, ["number 7"])
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
        same(host.labels, ["full", "full"])
    }

    @Test func wordsOfHelpAreHints() throws {
        let host = ViewHost(width: 300, height: 300) {
            Text("word").help("It helps.").accessibilityIdentifier("word")
        }
        has(host.accessibility.description, "It helps.")
    }

    @Test func whatAPictureOfAScreenHasNotIsTold() {
        let host = ViewHost(width: 300, height: 300) {
            Text("word").statusBarHidden().persistentSystemOverlays(.hidden)
        }
        same(
            Set(host.issues.map(\.message)),
            [
                ".statusBarHidden(_:) is accepted, without effect here",
                ".persistentSystemOverlays(_:) is accepted, without effect here",
            ])
    }
}
