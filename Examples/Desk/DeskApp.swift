import SwiftUI

/// A desk of letters and drawings: documents, windows, menus, and everything that can be opened from them.
@main
struct DeskApp: App {
    @UIApplicationDelegateAdaptor(DeskDelegate.self) private var delegate
    @Environment(\.scenePhase) private var phase
    @State private var desk: Desk

    init() {
        _desk = State(initialValue: Desk())
    }

    @SceneBuilder var body: some Scene {
        WindowGroup {
            DeskScreen()
                .environment(desk)
                .onAppear {
                    delegate.opened += 1
                    _delegate.projectedValue.note.wrappedValue = "Open"
                }
        }
        .commands {
            DeskCommands(desk: desk)
            SystemCommands()
        }
        .windowToolbarStyle(.unified(showsTitle: false))
        .onChange(of: phase) { desk.pause(when: phase) }

        DeskDocuments()
        DeskExtras(desk: desk)
        if desk.showsSettings { DeskSettings() }
    }
}

/// Counts how often the desk was opened.
final class DeskDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var opened = 0
    @Published var note = ""
}

/// What lies on the desk.
@Observable final class Desk {
    var letters = Letter.samples
    var path = NavigationPath()
    var isPaused = false
    var showsSettings = true
    var isImporting = false

    /// The desk rests unless people see it.
    func pause(when phase: ScenePhase) {
        isPaused = phase != .active
        if phase == .background { path = NavigationPath() }
        if phase == .inactive { isImporting = false }
    }
}

/// A letter.
struct Letter: Identifiable, Hashable, Codable {
    var id: Int
    var title: String
    var text: String
    var folder = "Inbox"

    static let samples = [
        Letter(id: 1, title: "To Ada", text: "The engine weaves algebraical patterns."),
        Letter(id: 2, title: "To Grace", text: "We have found the moth.", folder: "Sent"),
        Letter(id: 3, title: "To Katherine", text: "Please check the numbers once more."),
    ]
}

#Preview("App") { DeskScreen().environment(Desk()) }
