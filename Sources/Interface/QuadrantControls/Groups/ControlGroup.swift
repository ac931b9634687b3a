import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
public import QuadrantViews

/// Controls that belong together.
///
/// Apple: "ControlGroup". The control group style around decides how it looks; without one its buttons share a ground.
public nonisolated struct ControlGroup<Content: View>: View {
    private let configuration: ControlGroupStyleConfiguration

    /// Creates a group of controls.
    public init(@ViewBuilder content: () -> Content) {
        let content = content()
        let labeled = content as? any LabeledControls
        let given = content as? ControlGroupStyleConfiguration.Content
        configuration = ControlGroupStyleConfiguration(
            content: labeled?.controls ?? given?._content ?? AnyView(content), label: labeled?.title
        )
    }

    /// The group in the style around.
    @MainActor public var body: some View {
        StyledControl(
            configuration, isGiven: Content.self == ControlGroupStyleConfiguration.Content.self,
            fallback: HostedStyle(
                ControlGroupBody<AutomaticControlGroupStyle>.self, AutomaticControlGroupStyle()))
    }
}

/// The controls of a group, and the label that stands for them where they are in a menu.
///
/// Apple: "LabeledControlGroupContent".
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
    fileprivate let content: Content
    fileprivate let label: Label

    /// The controls.
    @MainActor public var body: some View { content }
}

/// The content of a group with a label, whatever types both have.
private protocol LabeledControls {
    var controls: AnyView { get }
    var title: AnyView { get }
}

extension LabeledControlGroupContent: LabeledControls {
    var controls: AnyView { AnyView(content) }
    var title: AnyView { .oneView(label) }
}

extension ControlGroup {
    /// Creates a group of controls with a label, which some styles show.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init { LabeledControlGroupContent(content: content(), label: label()) }
    }

    /// Creates a group of controls with a localised title, which some styles show.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// Creates a group of controls with a title that is not localised, which some styles show.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content, label: { Text(title) })
    }

    /// Creates a group of controls with a localised title beside a symbol, which some styles show.
    public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, QuadrantControls.Label<Text, Image>> {
        self.init(
            content: content,
            label: { QuadrantControls.Label(titleKey, systemImage: systemImage) })
    }

    /// Creates a group of controls with a title that is not localised beside a symbol, which some styles show.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, QuadrantControls.Label<Text, Image>> {
        self.init(
            content: content, label: { QuadrantControls.Label(title, systemImage: systemImage) })
    }

    /// Creates a group of controls with a localised title beside a picture of an asset catalogue, which some styles
    /// show.
    public init<C: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, QuadrantControls.Label<Text, Image>> {
        self.init(content: content, label: { QuadrantControls.Label(titleKey, image: image) })
    }

    /// Creates a group of controls with a title that is not localised beside a picture of an asset catalogue, which
    /// some styles show.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, QuadrantControls.Label<Text, Image>> {
        self.init(content: content, label: { QuadrantControls.Label(title, image: image) })
    }

    /// Creates the group that a style is given, for use in the body of that style. The next style around, or the default
    /// one, decides how it looks.
    public init(_ configuration: ControlGroupStyleConfiguration)
    where Content == ControlGroupStyleConfiguration.Content {
        self.configuration = configuration
    }
}
