public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
public import QuadrantViews

/// A single window.
///
/// Apple: "Window".
public nonisolated struct Window<Content: View>: Scene {
    /// A primitive scene: it has no body.
    public typealias Body = Never

    private let title: Text
    private let id: String
    private let content: Content

    private init(text: Text, _ id: String, _ content: Content) {
        (title, self.id, self.content) = (text, id, content)
    }

    /// Adds the window.
    @MainActor
    public static func _collect(_ scene: Window<Content>, into list: inout _SceneList) {
        list.entries.append(
            SceneEntry(
                .window, id: scene.id, title: scene.title, content: AnyView(screen: scene.content)))
    }

    /// Creates the window with a localised title.
    @MainActor
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(text: Text(titleKey), id, content())
    }

    /// Creates the window with a title that is not localised.
    @_disfavoredOverload
    @MainActor
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(text: Text(title), id, content())
    }

    /// Creates the window with a text as title.
    @MainActor
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(text: title, id, content())
    }
}

/// A window with tools beside the others.
///
/// Apple: "UtilityWindow".
public nonisolated struct UtilityWindow<Content: View>: Scene {
    /// A primitive scene: it has no body.
    public typealias Body = Never

    private let title: Text
    private let id: String
    private let content: Content

    private init(text: Text, _ id: String, _ content: Content) {
        (title, self.id, self.content) = (text, id, content)
    }

    /// Adds the window.
    @MainActor
    public static func _collect(_ scene: UtilityWindow<Content>, into list: inout _SceneList) {
        list.entries.append(
            SceneEntry(
                .onDemand, id: scene.id, title: scene.title, content: AnyView(screen: scene.content)
            )
        )
    }

    /// Creates the window with a localised title.
    @MainActor
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(text: Text(titleKey), id, content())
    }

    /// Creates the window with a title that is not localised.
    @_disfavoredOverload
    @MainActor
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(text: Text(title), id, content())
    }

    /// Creates the window with a text as title.
    @MainActor
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(text: title, id, content())
    }
}

/// The settings of an app.
///
/// Apple: "Settings". They are opened on demand; an app that has nothing else shows them.
public nonisolated struct Settings<Content: View>: Scene {
    /// A primitive scene: it has no body.
    public typealias Body = Never

    private let content: Content

    /// Creates settings.
    @MainActor
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Adds the settings.
    @MainActor
    public static func _collect(_ scene: Settings<Content>, into list: inout _SceneList) {
        list.entries.append(SceneEntry(.onDemand, content: AnyView(screen: scene.content)))
    }
}
