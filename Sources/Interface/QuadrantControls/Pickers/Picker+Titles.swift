import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
public import QuadrantViews

extension Picker where Label == Text {
    /// Creates a picker with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init([selection], content(), Text(titleKey))
    }

    /// Creates a picker with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init([selection], content(), Text(title))
    }

    /// Creates a picker with a localised title, whose closed menu shows another view in place of the chosen option.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init([selection], content(), Text(titleKey), .oneView(currentValueLabel()))
    }

    /// Creates a picker with a title that is not localised, whose closed menu shows another view in place of the chosen option.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init([selection], content(), Text(title), .oneView(currentValueLabel()))
    }

    /// Creates a picker for several values, with a localised title.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources.map { $0[keyPath: selection] }, content(), Text(titleKey))
    }

    /// Creates a picker for several values, with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources.map { $0[keyPath: selection] }, content(), Text(title))
    }

    /// Creates a picker for several values, with a localised title, whose closed menu shows another view in place of the chosen option.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(), Text(titleKey),
            .oneView(currentValueLabel()))
    }

    /// Creates a picker for several values, with a title that is not localised, whose closed menu shows another view in place of the chosen option.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(), Text(title),
            .oneView(currentValueLabel()))
    }
}
