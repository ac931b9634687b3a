public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
public import QuadrantViews

/// A group of windows that all have the same content.
///
/// Apple: "WindowGroup". One window is shown, with the room that the host gives it.
public nonisolated struct WindowGroup<Content: View>: Scene {
    /// A primitive scene: it has no body.
    public typealias Body = Never

    private let id: String?
    private let title: Text?
    private let content: Content

    init(_ title: Text?, _ id: String?, _ content: Content) {
        (self.title, self.id, self.content) = (title, id, content)
    }

    /// Adds the window.
    @MainActor
    public static func _collect(_ scene: WindowGroup<Content>, into list: inout _SceneList) {
        list.entries.append(
            SceneEntry(
                .window, id: scene.id, title: scene.title, content: AnyView(screen: scene.content)))
    }
}

extension WindowGroup {
    /// Creates a group of windows.
    @MainActor
    public init(@ViewBuilder content: () -> Content) {
        self.init(nil, nil, content())
    }

    /// Creates a group of windows with a name by which they are opened.
    @MainActor
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(nil, id, content())
    }

    /// Creates a group of windows with a localised title.
    @MainActor
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), nil, content())
    }

    /// Creates a group of windows with a localised title and a name by which they are opened.
    @MainActor
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id, content())
    }

    /// Creates a group of windows with a title that is not localised.
    @_disfavoredOverload
    @MainActor
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), nil, content())
    }

    /// Creates a group of windows with a title that is not localised and a name by which they are opened.
    @_disfavoredOverload
    @MainActor
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id, content())
    }

    /// Creates a group of windows with a text as title.
    @MainActor
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(title, nil, content())
    }

    /// Creates a group of windows with a text as title and a name by which they are opened.
    @MainActor
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(title, id, content())
    }

    /// Creates a group of windows.
    @_disfavoredOverload
    @MainActor
    public init(@ViewBuilder makeContent: () -> Content) {
        self.init(nil, nil, makeContent())
    }

    /// Creates a group of windows with a name by which they are opened.
    @_disfavoredOverload
    @MainActor
    public init(id: String, @ViewBuilder makeContent: () -> Content) {
        self.init(nil, id, makeContent())
    }

    /// Creates a group of windows with a localised title.
    @_disfavoredOverload
    @MainActor
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: () -> Content) {
        self.init(Text(titleKey), nil, makeContent())
    }

    /// Creates a group of windows with a localised title and a name by which they are opened.
    @_disfavoredOverload
    @MainActor
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: () -> Content)
    {
        self.init(Text(titleKey), id, makeContent())
    }

    /// Creates a group of windows with a text as title.
    @_disfavoredOverload
    @MainActor
    public init(_ title: Text, @ViewBuilder makeContent: () -> Content) {
        self.init(title, nil, makeContent())
    }

    /// Creates a group of windows with a text as title and a name by which they are opened.
    @_disfavoredOverload
    @MainActor
    public init(_ title: Text, id: String, @ViewBuilder makeContent: () -> Content) {
        self.init(title, id, makeContent())
    }
}
