import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
public import QuadrantViews

/// What an app of documents shows before one is open: a title, actions, and the browser of documents below.
///
/// Apple: "DocumentGroupLaunchScene". Where an app has one, it is what is drawn of the app. The browser is empty: whose documents
/// there are is not known here.
public nonisolated struct DocumentGroupLaunchScene<Actions: View>: Scene {
    /// A primitive scene: it has no body.
    public typealias Body = Never

    let view: AnyView

    /// Adds what is shown when the app begins.
    @MainActor
    public static func _collect(
        _ scene: DocumentGroupLaunchScene<Actions>, into list: inout _SceneList
    ) {
        list.entries.append(SceneEntry(.launch, content: scene.view))
    }
}

extension DocumentGroupLaunchScene where Actions == DefaultDocumentGroupLaunchActions {
    /// Creates the scene with the system's action, which creates a document.
    ///
    /// - Parameter title: The title, localised; `nil` for "Documents".
    @MainActor
    public init(_ title: LocalizedStringKey? = nil) {
        self.init(title) { DefaultDocumentGroupLaunchActions() }
    }
}

extension DocumentGroupLaunchScene {
    /// Creates the scene.
    @MainActor
    public init(
        _ title: LocalizedStringKey? = nil,
        @ViewBuilder _ actions: () -> Actions
    ) {
        view = AnyView(
            LaunchScreen(
                Text.launchTitle(title), actions()))
    }

    /// Creates the scene with a view behind the title.
    @MainActor
    public init(
        _ title: LocalizedStringKey? = nil,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        view = AnyView(
            LaunchScreen(
                Text.launchTitle(title), actions(), behind: { AnyView(backgroundAccessoryView($0)) }
            ))
    }

    /// Creates the scene with a view before the title.
    @MainActor
    public init(
        _ title: LocalizedStringKey? = nil,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        view = AnyView(
            LaunchScreen(
                Text.launchTitle(title), actions(), before: { AnyView(overlayAccessoryView($0)) }))
    }

    /// Creates the scene with a view behind the title and a view before the title.
    @MainActor
    public init(
        _ title: LocalizedStringKey? = nil,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        view = AnyView(
            LaunchScreen(
                Text.launchTitle(title), actions(),
                behind: { AnyView(backgroundAccessoryView($0)) },
                before: { AnyView(overlayAccessoryView($0)) }))
    }

    /// Creates the scene with a ground.
    @MainActor
    public init(
        _ title: LocalizedStringKey? = nil,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View
    ) {
        view = AnyView(
            LaunchScreen(
                Text.launchTitle(title), actions(), ground: AnyView(background())))
    }

    /// Creates the scene with a ground and a view behind the title.
    @MainActor
    public init(
        _ title: LocalizedStringKey? = nil,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        view = AnyView(
            LaunchScreen(
                Text.launchTitle(title), actions(), ground: AnyView(background()),
                behind: { AnyView(backgroundAccessoryView($0)) }))
    }

    /// Creates the scene with a ground and a view before the title.
    @MainActor
    public init(
        _ title: LocalizedStringKey? = nil,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        view = AnyView(
            LaunchScreen(
                Text.launchTitle(title), actions(), ground: AnyView(background()),
                before: { AnyView(overlayAccessoryView($0)) }))
    }

    /// Creates the scene with a ground, a view behind the title and a view before the title.
    @MainActor
    public init(
        _ title: LocalizedStringKey? = nil,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        view = AnyView(
            LaunchScreen(
                Text.launchTitle(title), actions(), ground: AnyView(background()),
                behind: { AnyView(backgroundAccessoryView($0)) },
                before: { AnyView(overlayAccessoryView($0)) }))
    }

    /// Creates the scene with a style of the ground.
    @MainActor
    public init<B: ShapeStyle>(
        _ title: LocalizedStringKey? = nil,
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions
    ) {
        view = AnyView(
            LaunchScreen(
                Text.launchTitle(title), actions(),
                ground: AnyView(Rectangle().fill(backgroundStyle))))
    }

    /// Creates the scene with a style of the ground and a view behind the title.
    @MainActor
    public init<B: ShapeStyle>(
        _ title: LocalizedStringKey? = nil,
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        view = AnyView(
            LaunchScreen(
                Text.launchTitle(title), actions(),
                ground: AnyView(Rectangle().fill(backgroundStyle)),
                behind: { AnyView(backgroundAccessoryView($0)) }))
    }

    /// Creates the scene with a style of the ground and a view before the title.
    @MainActor
    public init<B: ShapeStyle>(
        _ title: LocalizedStringKey? = nil,
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        view = AnyView(
            LaunchScreen(
                Text.launchTitle(title), actions(),
                ground: AnyView(Rectangle().fill(backgroundStyle)),
                before: { AnyView(overlayAccessoryView($0)) }))
    }

    /// Creates the scene with a style of the ground, a view behind the title and a view before the title.
    @MainActor
    public init<B: ShapeStyle>(
        _ title: LocalizedStringKey? = nil,
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        view = AnyView(
            LaunchScreen(
                Text.launchTitle(title), actions(),
                ground: AnyView(Rectangle().fill(backgroundStyle)),
                behind: { AnyView(backgroundAccessoryView($0)) },
                before: { AnyView(overlayAccessoryView($0)) }))
    }
}
