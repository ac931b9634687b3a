public import QuadrantControls
public import QuadrantCore
import QuadrantLayout
public import QuadrantViews

extension MenuBarExtra where Label == Text {
    /// Creates a menu with a localised title.
    @MainActor
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// Creates a menu with a localised title, which is in the menu bar while a binding is `true`.
    @MainActor
    public init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(isInserted: isInserted, content: content, label: { Text(titleKey) })
    }

    /// Creates a menu with a title that is not localised.
    @_disfavoredOverload
    @MainActor
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }

    /// Creates a menu with a title that is not localised, which is in the menu bar while a binding is `true`.
    @_disfavoredOverload
    @MainActor
    public init<S: StringProtocol>(
        _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isInserted: isInserted, content: content, label: { Text(title) })
    }
}

extension MenuBarExtra where Label == QuadrantControls.Label<Text, Image> {
    /// Creates a menu with a localised title beside a symbol.
    @MainActor
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content,
            label: {
                QuadrantControls.Label {
                    Text(titleKey)
                } icon: {
                    Image(systemName: systemImage)
                }
            })
    }

    /// Creates a menu with a localised title beside a symbol, which is in the menu bar while a binding is `true`.
    @MainActor
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            isInserted: isInserted, content: content,
            label: {
                QuadrantControls.Label {
                    Text(titleKey)
                } icon: {
                    Image(systemName: systemImage)
                }
            })
    }

    /// Creates a menu with a title that is not localised beside a symbol.
    @_disfavoredOverload
    @MainActor
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content,
            label: {
                QuadrantControls.Label {
                    Text(title)
                } icon: {
                    Image(systemName: systemImage)
                }
            })
    }

    /// Creates a menu with a title that is not localised beside a symbol, which is in the menu bar while a binding is `true`.
    @_disfavoredOverload
    @MainActor
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            isInserted: isInserted, content: content,
            label: {
                QuadrantControls.Label {
                    Text(title)
                } icon: {
                    Image(systemName: systemImage)
                }
            })
    }
}

extension MenuBarExtra where Label == QuadrantControls.Label<Text, Image> {
    /// Creates a menu with a localised title beside a picture.
    @MainActor
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
    {
        self.init(
            content: content,
            label: {
                QuadrantControls.Label {
                    Text(titleKey)
                } icon: {
                    Image(image)
                }
            })
    }

    /// Creates a menu with a localised title beside a picture, which is in the menu bar while a binding is `true`.
    @MainActor
    public init(
        _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            isInserted: isInserted, content: content,
            label: {
                QuadrantControls.Label {
                    Text(titleKey)
                } icon: {
                    Image(image)
                }
            })
    }

    /// Creates a menu with a title that is not localised beside a picture.
    @_disfavoredOverload
    @MainActor
    public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(
            content: content,
            label: {
                QuadrantControls.Label {
                    Text(title)
                } icon: {
                    Image(image)
                }
            })
    }

    /// Creates a menu with a title that is not localised beside a picture, which is in the menu bar while a binding is `true`.
    @_disfavoredOverload
    @MainActor
    public init<S: StringProtocol>(
        _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            isInserted: isInserted, content: content,
            label: {
                QuadrantControls.Label {
                    Text(title)
                } icon: {
                    Image(image)
                }
            })
    }
}
