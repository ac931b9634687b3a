import Foundation
import QuadrantControls
public import QuadrantCore
public import QuadrantViews

extension Tab where Value == Never, Content: View, Label: View {
    /// Creates a tab without a value and a label of views.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, role: nil, content: content(), label: label())
    }

    /// Creates a tab without a value, a role and a label of views.
    public init(
        role: TabRole?, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, role: role, content: content(), label: label())
    }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
    /// Creates a tab without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(value: nil, role: nil, content: content(), label: EmptyView())
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with the label of its role: of the search role, a magnifier.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: nil, image: nil))
    }

    /// Creates a tab with a localised title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a localised title and a symbol, and a role.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a localised title and a picture of an asset catalogue.
    public init(
        _ titleKey: LocalizedStringKey, image: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// Creates a tab with a localised title and a picture of an asset catalogue, and a role.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// Creates a tab with a localised title and a picture of an asset catalogue.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// Creates a tab with a localised title and a picture of an asset catalogue, and a role.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// Creates a tab with a title that is not localised and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a title that is not localised and a symbol, and a role.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a title that is not localised and a picture of an asset catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    /// Creates a tab with a title that is not localised and a picture of an asset catalogue, and a role.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    /// Creates a tab with a title that is not localised and a picture of an asset catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    /// Creates a tab with a title that is not localised and a picture of an asset catalogue, and a role.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }
}
