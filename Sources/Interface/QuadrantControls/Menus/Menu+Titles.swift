import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
public import QuadrantViews

extension Menu where Label == Text {
    /// Creates a menu with a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// Creates a menu with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }

    /// Creates a menu with a localised title, whose main action a tap triggers.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// Creates a menu with a title that is not localised, whose main action a tap triggers.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == QuadrantControls.Label<Text, Image> {
    /// Creates a menu with a localised title beside a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content, label: { QuadrantControls.Label(titleKey, systemImage: systemImage) })
    }

    /// Creates a menu with a title that is not localised beside a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content, label: { QuadrantControls.Label(title, systemImage: systemImage) })
    }

    /// Creates a menu with a localised title beside a symbol, whose main action a tap triggers.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { QuadrantControls.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// Creates a menu with a title that is not localised beside a symbol, whose main action a tap triggers.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { QuadrantControls.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// Creates a menu with a localised title beside a picture of an asset catalogue.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content, label: { QuadrantControls.Label(titleKey, image: image) })
    }

    /// Creates a menu with a title that is not localised beside a picture of an asset catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content, label: { QuadrantControls.Label(title, image: image) })
    }

    /// Creates a menu with a localised title beside a picture of an asset catalogue, whose main action a tap triggers.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { QuadrantControls.Label(titleKey, image: image) },
            primaryAction: primaryAction)
    }

    /// Creates a menu with a title that is not localised beside a picture of an asset catalogue, whose main action a tap triggers.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { QuadrantControls.Label(title, image: image) },
            primaryAction: primaryAction)
    }
}
