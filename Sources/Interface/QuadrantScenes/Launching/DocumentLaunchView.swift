public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
public import QuadrantViews
public import UniformTypeIdentifiers

/// What an app of documents shows before one is open, as a view.
///
/// Apple: "DocumentLaunchView". The browser of documents is empty; what a test chooses with `ViewHost.chooseFiles(_:)` in the dialog
/// that "Browse" opens is shown by `onDocumentOpen`.
public nonisolated struct DocumentLaunchView<Actions: View, DocumentView: View>: View {
    private let screen: LaunchScreen<Actions>
    private let contentTypes: [UTType]
    private let document: (URL) -> DocumentView
    @State private var isBrowsing = false
    @State private var opened: URL?

    /// The screen, or the document that is open.
    @MainActor public var body: some View {
        if let opened {
            document(opened)
        } else {
            screen.browsing { isBrowsing = true }
                .fileImporter(
                    isPresented: $isBrowsing, allowedContentTypes: contentTypes
                ) { result in
                    opened = try? result.get()
                }
        }
    }

    private init(
        screen: LaunchScreen<Actions>, _ contentTypes: [UTType],
        _ document: @escaping (URL) -> DocumentView
    ) {
        (self.screen, self.contentTypes, self.document) = (screen, contentTypes, document)
    }
}

extension DocumentLaunchView {
    /// Creates the view. `onDocumentOpen` makes the view of a document that is chosen.
    @MainActor
    public init(
        _ title: LocalizedStringKey = "Documents", for contentTypes: [UTType],
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
    ) {
        self.init(
            screen: LaunchScreen(
                Text(title), actions()),
            contentTypes, onDocumentOpen)
    }

    /// Creates the view with a view behind the title. `onDocumentOpen` makes the view of a document that is chosen.
    @MainActor
    public init(
        _ title: LocalizedStringKey = "Documents", for contentTypes: [UTType],
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            screen: LaunchScreen(
                Text(title), actions(), behind: { AnyView(backgroundAccessoryView($0)) }),
            contentTypes, onDocumentOpen)
    }

    /// Creates the view with a view before the title. `onDocumentOpen` makes the view of a document that is chosen.
    @MainActor
    public init(
        _ title: LocalizedStringKey = "Documents", for contentTypes: [UTType],
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            screen: LaunchScreen(
                Text(title), actions(), before: { AnyView(overlayAccessoryView($0)) }),
            contentTypes, onDocumentOpen)
    }

    /// Creates the view with a view behind the title and a view before the title. `onDocumentOpen` makes the view of a document that is chosen.
    @MainActor
    public init(
        _ title: LocalizedStringKey = "Documents", for contentTypes: [UTType],
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            screen: LaunchScreen(
                Text(title), actions(), behind: { AnyView(backgroundAccessoryView($0)) },
                before: { AnyView(overlayAccessoryView($0)) }),
            contentTypes, onDocumentOpen)
    }

    /// Creates the view with a ground. `onDocumentOpen` makes the view of a document that is chosen.
    @MainActor
    public init(
        _ title: LocalizedStringKey = "Documents", for contentTypes: [UTType],
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> some View
    ) {
        self.init(
            screen: LaunchScreen(
                Text(title), actions(), ground: AnyView(background())),
            contentTypes, onDocumentOpen)
    }

    /// Creates the view with a ground and a view behind the title. `onDocumentOpen` makes the view of a document that is chosen.
    @MainActor
    public init(
        _ title: LocalizedStringKey = "Documents", for contentTypes: [UTType],
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            screen: LaunchScreen(
                Text(title), actions(), ground: AnyView(background()),
                behind: { AnyView(backgroundAccessoryView($0)) }),
            contentTypes, onDocumentOpen)
    }

    /// Creates the view with a ground and a view before the title. `onDocumentOpen` makes the view of a document that is chosen.
    @MainActor
    public init(
        _ title: LocalizedStringKey = "Documents", for contentTypes: [UTType],
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            screen: LaunchScreen(
                Text(title), actions(), ground: AnyView(background()),
                before: { AnyView(overlayAccessoryView($0)) }),
            contentTypes, onDocumentOpen)
    }

    /// Creates the view with a ground, a view behind the title and a view before the title. `onDocumentOpen` makes the view of a document that is chosen.
    @MainActor
    public init(
        _ title: LocalizedStringKey = "Documents", for contentTypes: [UTType],
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            screen: LaunchScreen(
                Text(title), actions(), ground: AnyView(background()),
                behind: { AnyView(backgroundAccessoryView($0)) },
                before: { AnyView(overlayAccessoryView($0)) }),
            contentTypes, onDocumentOpen)
    }

    /// Creates the view with a style of the ground. `onDocumentOpen` makes the view of a document that is chosen.
    @MainActor
    public init<B: ShapeStyle>(
        _ title: LocalizedStringKey = "Documents", for contentTypes: [UTType], backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
    ) {
        self.init(
            screen: LaunchScreen(
                Text(title), actions(), ground: AnyView(Rectangle().fill(backgroundStyle))),
            contentTypes, onDocumentOpen)
    }

    /// Creates the view with a style of the ground and a view behind the title. `onDocumentOpen` makes the view of a document that is chosen.
    @MainActor
    public init<B: ShapeStyle>(
        _ title: LocalizedStringKey = "Documents", for contentTypes: [UTType], backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            screen: LaunchScreen(
                Text(title), actions(), ground: AnyView(Rectangle().fill(backgroundStyle)),
                behind: { AnyView(backgroundAccessoryView($0)) }),
            contentTypes, onDocumentOpen)
    }

    /// Creates the view with a style of the ground and a view before the title. `onDocumentOpen` makes the view of a document that is chosen.
    @MainActor
    public init<B: ShapeStyle>(
        _ title: LocalizedStringKey = "Documents", for contentTypes: [UTType], backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            screen: LaunchScreen(
                Text(title), actions(), ground: AnyView(Rectangle().fill(backgroundStyle)),
                before: { AnyView(overlayAccessoryView($0)) }),
            contentTypes, onDocumentOpen)
    }

    /// Creates the view with a style of the ground, a view behind the title and a view before the title. `onDocumentOpen` makes the view of a document that is chosen.
    @MainActor
    public init<B: ShapeStyle>(
        _ title: LocalizedStringKey = "Documents", for contentTypes: [UTType], backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            screen: LaunchScreen(
                Text(title), actions(), ground: AnyView(Rectangle().fill(backgroundStyle)),
                behind: { AnyView(backgroundAccessoryView($0)) },
                before: { AnyView(overlayAccessoryView($0)) }),
            contentTypes, onDocumentOpen)
    }
}
