public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
public import QuadrantViews

/// The content of a window that shows something of a value.
///
/// Apple: "PresentedWindowContent". The first window of a group has no value, or the default one.
public nonisolated struct PresentedWindowContent<Data: Hashable & Codable, Content: View>: View {
    fileprivate let content: (Binding<Data?>) -> Content
    fileprivate let standard: (() -> Data)?
    @State private var value: Data?

    fileprivate init(
        standard: (() -> Data)? = nil, content: @escaping (Binding<Data?>) -> Content
    ) {
        (self.standard, self.content) = (standard, content)
        _value = State(wrappedValue: standard?())
    }

    /// What the window shows.
    @MainActor public var body: some View { content($value) }
}

extension WindowGroup {
    /// Creates a group of windows, each of which shows something of a value.
    @MainActor
    public init<D: Hashable & Codable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, nil, PresentedWindowContent(content: content))
    }

    /// Creates a group of windows with a name by which they are opened, each of which shows something of a value.
    @MainActor
    public init<D: Hashable & Codable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id, PresentedWindowContent(content: content))
    }

    /// Creates a group of windows with a localised title, each of which shows something of a value.
    @MainActor
    public init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), nil, PresentedWindowContent(content: content))
    }

    /// Creates a group of windows with a localised title and a name by which they are opened, each of which shows something of a value.
    @MainActor
    public init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), id, PresentedWindowContent(content: content))
    }

    /// Creates a group of windows with a title that is not localised, each of which shows something of a value.
    @_disfavoredOverload
    @MainActor
    public init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(title), nil, PresentedWindowContent(content: content))
    }

    /// Creates a group of windows with a title that is not localised and a name by which they are opened, each of which shows something of a value.
    @_disfavoredOverload
    @MainActor
    public init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(title), id, PresentedWindowContent(content: content))
    }

    /// Creates a group of windows with a text as title, each of which shows something of a value.
    @MainActor
    public init<D: Hashable & Codable, C: View>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, nil, PresentedWindowContent(content: content))
    }

    /// Creates a group of windows with a text as title and a name by which they are opened, each of which shows something of a value.
    @MainActor
    public init<D: Hashable & Codable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, id, PresentedWindowContent(content: content))
    }

    /// Creates a group of windows, each of which shows something of a value, at first of a default one.
    @MainActor
    public init<D: Hashable & Codable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            nil, nil,
            PresentedWindowContent(standard: defaultValue) { value in
                content(
                    Binding(
                        get: { value.wrappedValue ?? defaultValue() },
                        set: { value.wrappedValue = $0 }))
            })
    }

    /// Creates a group of windows with a name by which they are opened, each of which shows something of a value, at first of a default one.
    @MainActor
    public init<D: Hashable & Codable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            nil, id,
            PresentedWindowContent(standard: defaultValue) { value in
                content(
                    Binding(
                        get: { value.wrappedValue ?? defaultValue() },
                        set: { value.wrappedValue = $0 }))
            })
    }

    /// Creates a group of windows with a localised title, each of which shows something of a value, at first of a default one.
    @MainActor
    public init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            Text(titleKey), nil,
            PresentedWindowContent(standard: defaultValue) { value in
                content(
                    Binding(
                        get: { value.wrappedValue ?? defaultValue() },
                        set: { value.wrappedValue = $0 }))
            })
    }

    /// Creates a group of windows with a localised title and a name by which they are opened, each of which shows something of a value, at first of a default one.
    @MainActor
    public init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            Text(titleKey), id,
            PresentedWindowContent(standard: defaultValue) { value in
                content(
                    Binding(
                        get: { value.wrappedValue ?? defaultValue() },
                        set: { value.wrappedValue = $0 }))
            })
    }

    /// Creates a group of windows with a title that is not localised, each of which shows something of a value, at first of a default one.
    @_disfavoredOverload
    @MainActor
    public init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            Text(title), nil,
            PresentedWindowContent(standard: defaultValue) { value in
                content(
                    Binding(
                        get: { value.wrappedValue ?? defaultValue() },
                        set: { value.wrappedValue = $0 }))
            })
    }

    /// Creates a group of windows with a title that is not localised and a name by which they are opened, each of which shows something of a value, at first of a default one.
    @_disfavoredOverload
    @MainActor
    public init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            Text(title), id,
            PresentedWindowContent(standard: defaultValue) { value in
                content(
                    Binding(
                        get: { value.wrappedValue ?? defaultValue() },
                        set: { value.wrappedValue = $0 }))
            })
    }

    /// Creates a group of windows with a text as title, each of which shows something of a value, at first of a default one.
    @MainActor
    public init<D: Hashable & Codable, C: View>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title, nil,
            PresentedWindowContent(standard: defaultValue) { value in
                content(
                    Binding(
                        get: { value.wrappedValue ?? defaultValue() },
                        set: { value.wrappedValue = $0 }))
            })
    }

    /// Creates a group of windows with a text as title and a name by which they are opened, each of which shows something of a value, at first of a default one.
    @MainActor
    public init<D: Hashable & Codable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title, id,
            PresentedWindowContent(standard: defaultValue) { value in
                content(
                    Binding(
                        get: { value.wrappedValue ?? defaultValue() },
                        set: { value.wrappedValue = $0 }))
            })
    }
}
