import Foundation
package import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantNavigation
package import QuadrantViews

/// A part of an app that the system shows, such as a window.
///
/// Apple: "Scene". Here one scene of an app is shown: the first window.
@MainActor @preconcurrency
public protocol Scene {
    /// What the scene is made of.
    associatedtype Body: Scene

    /// The scenes of which this one is made.
    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Adds the scenes that can be shown to a list; not for use outside the library.
    @MainActor
    static func _collect(_ scene: Self, into list: inout _SceneList)
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Never called: a primitive scene has no body.
    public var body: Never {
        preconditionFailure("\(Self.self) is a primitive scene: it has no body to evaluate.")
    }
}

extension Scene {
    /// A scene of the user's own is shown as a view, in which its properties such as `@State` live.
    @MainActor
    public static func _collect(_ scene: Self, into list: inout _SceneList) {
        let entry = SceneEntry(
            .composed, content: AnyView(StyleHost(SceneBody<Self>.self, scene, ())))
        list.entries.append(entry)
    }
}

/// The scenes of an app in the order in which they are written; opaque outside of the library.
public struct _SceneList {
    package internal(set) var entries: [SceneEntry] = []

    init() {}
}

/// A scene that can be shown.
package struct SceneEntry {
    /// What kind of scene it is.
    package enum Kind: Sendable {
        /// A window, or one of a group.
        case window
        /// Documents.
        case document
        /// What an app of documents shows before one is open.
        case launch
        /// Scenes of the user's own, of which is not known what is in them.
        case composed
        /// Settings, an extra of the menu bar, or another window that an app opens on demand.
        case onDemand
    }

    package var kind: Kind
    /// The name by which the scene is opened; `nil` for none.
    package var id: String?
    /// The title of its windows; `nil` for none.
    package var title: Text?
    /// The size of its windows on macOS, in points; `nil` for as large as their content.
    var size: CGSize?
    /// What it shows.
    package var content: AnyView
    /// Opens documents that the scene is for; `nil` for others.
    var open: (@MainActor (DocumentRequest) throws -> AnyView?)?
    /// The commands that go with it: a view for each `commands(content:)`.
    package var commands: [AnyView] = []
    /// Whether it is shown when the app begins.
    package var launch = SceneLaunchBehavior.automatic

    init(_ kind: Kind, id: String? = nil, title: Text? = nil, content: AnyView) {
        (self.kind, self.id, self.title, self.content) = (kind, id, title, content)
    }
}

/// Evaluates the body of a scene.
private enum SceneBody<S: Scene>: StyleBody {
    static func body(_ scene: S, _ configuration: Void) -> FirstScene { FirstScene(scene.body) }
}

/// The scene of several that is shown: the first window or document, else the first that there is.
struct FirstScene: View {
    private let entries: [SceneEntry]
    /// What was asked for that cannot be done.
    @State private var refused: Diagnostic?
    @State private var undoManager = UndoManager()
    /// The document that was opened, in place of what the app shows at first.
    @State private var opened: OpenedDocument?
    @Environment(\.hasWindowBars) private var hasWindowBars

    @MainActor
    init<S: Scene>(_ scene: S) {
        var list = _SceneList()
        S._collect(scene, into: &list)
        entries = list.entries
    }

    private var entry: SceneEntry? {
        let shown = entries.filter { $0.launch != .suppressed }
        return entries.first { $0.launch == .presented }
            ?? shown.first { $0.kind == .launch }
            ?? shown.first { $0.kind != .onDemand } ?? shown.first ?? entries.first
    }

    var body: some View {
        let refused = $refused
        if let entry {
            window(entry)
                .modifier(ReportModifier(diagnostic: self.refused))
                .modifier(
                    SceneSurroundings(undoManager: undoManager, open: open) {
                        refused.wrappedValue = $0
                    })
        }
    }

    /// Opens a document; whether a scene of the app is for it.
    @MainActor private func open(_ request: DocumentRequest) throws -> Bool {
        for entry in entries {
            guard let view = try entry.open?(request) else { continue }
            opened = OpenedDocument(number: (opened?.number ?? 0) + 1, view: view)
            return true
        }
        return false
    }

    /// What a scene shows, in the window around if that has the bars of screens.
    @ViewBuilder private func window(_ entry: SceneEntry) -> some View {
        if hasWindowBars, entry.kind != .composed {
            let size = entry.size
            content(of: entry).asWindow(entry.title)
                .transformPreference(PreviewSettingsKey.self) {
                    if let size, $0.layout == nil {
                        $0.layout = .fixed(width: size.width, height: size.height)
                    }
                }
        } else {
            content(of: entry)
        }
    }

    /// What a scene shows, with the commands of all: the app has one set of menus.
    @ViewBuilder private func content(of entry: SceneEntry) -> some View {
        let commands = entries.flatMap(\.commands)
        let shown = opened.map { AnyView($0.view.id($0.number)) } ?? entry.content
        if commands.isEmpty {
            shown
        } else {
            shown.modifier(CommandKeys(commands: commands))
        }
    }
}

/// A document that was opened; another number is another document.
private struct OpenedDocument {
    let number: Int
    let view: AnyView
}

/// What views of a scene find in their environment.
private nonisolated struct SceneSurroundings: EnvironmentModifier {
    let undoManager: UndoManager
    let open: @MainActor (DocumentRequest) throws -> Bool
    let refuse: @MainActor (Diagnostic) -> Void

    func change(_ environment: inout EnvironmentValues) {
        let refuse = refuse
        let refuseCall: @MainActor (String) -> Void = {
            refuse(.withoutEffect($0, advice: "One window of the app is shown here."))
        }
        environment.undoManager = undoManager
        environment.openWindow = OpenWindowAction(perform: refuseCall)
        environment.dismissWindow = DismissWindowAction(perform: refuseCall)
        environment.openSettings = OpenSettingsAction(perform: refuseCall)
        let open = open
        let refuseDocument: @MainActor (String) -> Void = {
            refuse(
                .withoutEffect($0, advice: "No DocumentGroup of the app is for such a document."))
        }
        environment.openDocument = OpenDocumentAction { request, call in
            if try !open(request) { refuseDocument(call) }
        }
        environment.newDocument = NewDocumentAction { request, call in
            if (try? open(request)) != true { refuseDocument(call) }
        }
    }
}
