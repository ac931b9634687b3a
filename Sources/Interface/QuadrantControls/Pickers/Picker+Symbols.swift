import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
public import QuadrantViews

extension Picker where Label == QuadrantControls.Label<Text, Image> {
    /// Creates a picker with a localised title beside a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            [selection], content(), QuadrantControls.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a picker with a title that is not localised beside a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init([selection], content(), QuadrantControls.Label(title, systemImage: systemImage))
    }

    /// Creates a picker with a localised title beside a symbol, whose closed menu shows another view in place of the chosen option.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            [selection], content(), QuadrantControls.Label(titleKey, systemImage: systemImage),
            .oneView(currentValueLabel()))
    }

    /// Creates a picker with a title that is not localised beside a symbol, whose closed menu shows another view in place of the chosen option.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            [selection], content(), QuadrantControls.Label(title, systemImage: systemImage),
            .oneView(currentValueLabel()))
    }

    /// Creates a picker for several values, with a localised title beside a symbol.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(),
            QuadrantControls.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a picker for several values, with a title that is not localised beside a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(),
            QuadrantControls.Label(title, systemImage: systemImage))
    }

    /// Creates a picker for several values, with a localised title beside a symbol, whose closed menu shows another view in place of the chosen option.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(),
            QuadrantControls.Label(titleKey, systemImage: systemImage),
            .oneView(currentValueLabel()))
    }

    /// Creates a picker for several values, with a title that is not localised beside a symbol, whose closed menu shows another view in place of the chosen option.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(),
            QuadrantControls.Label(title, systemImage: systemImage), .oneView(currentValueLabel()))
    }

    /// Creates a picker with a localised title beside a picture of an asset catalogue.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init([selection], content(), QuadrantControls.Label(titleKey, image: image))
    }

    /// Creates a picker with a title that is not localised beside a picture of an asset catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init([selection], content(), QuadrantControls.Label(title, image: image))
    }

    /// Creates a picker with a localised title beside a picture of an asset catalogue, whose closed menu shows another view in place of the chosen option.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            [selection], content(), QuadrantControls.Label(titleKey, image: image),
            .oneView(currentValueLabel()))
    }

    /// Creates a picker with a title that is not localised beside a picture of an asset catalogue, whose closed menu shows another view in place of the chosen option.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            [selection], content(), QuadrantControls.Label(title, image: image),
            .oneView(currentValueLabel()))
    }

    /// Creates a picker for several values, with a localised title beside a picture of an asset catalogue.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(),
            QuadrantControls.Label(titleKey, image: image))
    }

    /// Creates a picker for several values, with a title that is not localised beside a picture of an asset catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(),
            QuadrantControls.Label(title, image: image))
    }

    /// Creates a picker for several values, with a localised title beside a picture of an asset catalogue, whose closed menu shows another view in place of the chosen option.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(),
            QuadrantControls.Label(titleKey, image: image), .oneView(currentValueLabel()))
    }

    /// Creates a picker for several values, with a title that is not localised beside a picture of an asset catalogue, whose closed menu shows another view in place of the chosen option.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(),
            QuadrantControls.Label(title, image: image), .oneView(currentValueLabel()))
    }
}
