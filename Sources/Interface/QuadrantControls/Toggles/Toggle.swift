public import QuadrantCore
import QuadrantLayout
public import QuadrantViews

/// A control that is on or off.
///
/// Apple: "Toggle". The toggle style around decides how it looks. Without one it is a row that
/// fills the proposed width: the label, then a switch.
public nonisolated struct Toggle<Label: View>: View {
    @Binding private var isOn: Bool
    /// The further ones, where it stands for several.
    private let others: [Binding<Bool>]
    private let label: Label
    /// Whether the style that is given `configuration` decides about mixed states.
    private let isMixed: Bool

    /// Creates a toggle that shows `label` beside its state.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        _isOn = isOn
        others = []
        self.label = label()
        isMixed = false
    }

    /// Creates a toggle for several values: on if all are on, mixed if only some are. Switching the
    /// toggle sets all of them.
    ///
    /// Without any source the toggle is off, and switching it does nothing.
    ///
    /// - Parameters:
    ///   - sources: What holds the values; a binding to a collection has one for each element.
    ///   - isOn: Leads from a source to its value.
    ///   - label: What the toggle shows beside its state.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let all = sources.map { $0[keyPath: isOn] }
        _isOn = all.first ?? .constant(false)
        others = Array(all.dropFirst())
        self.label = label()
        isMixed = false
    }

    /// The toggle in the style around; several bindings of different values are a mixed state.
    public var body: some View {
        let others = others
        // A single value is read by what shows it: that alone is evaluated when it changes.
        let isMixed = isMixed || others.contains { $0.wrappedValue != isOn }
        StyledToggle(
            configuration: ToggleStyleConfiguration(
                label: label, isOn: others.isEmpty ? $isOn : shared($isOn, others),
                isMixed: isMixed),
            isGiven: Label.self == ToggleStyleConfiguration.Label.self)
    }

    private func shared(_ first: Binding<Bool>, _ others: [Binding<Bool>]) -> Binding<Bool> {
        Binding(
            get: { first.wrappedValue && others.allSatisfy(\.wrappedValue) },
            set: { isOn in
                first.wrappedValue = isOn
                for other in others { other.wrappedValue = isOn }
            })
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the toggle that a style is given, for use in the body of that style. The next style
    /// around, or the default one, decides how it looks.
    public init(_ configuration: ToggleStyleConfiguration) {
        _isOn = configuration.$isOn
        others = []
        label = configuration.label
        isMixed = configuration.isMixed
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a localised title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// Creates a toggle for several values, with a localised title.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle for several values, with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == QuadrantControls.Label<Text, Image> {
    /// Creates a toggle with a localised title beside a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { QuadrantControls.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a title that is not localised beside a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { QuadrantControls.Label(title, systemImage: systemImage) }
    }

    /// Creates a toggle with a localised title beside a picture of an asset catalogue.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { QuadrantControls.Label(titleKey, image: image) }
    }

    /// Creates a toggle with a title that is not localised beside a picture of an asset catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { QuadrantControls.Label(title, image: image) }
    }

    /// Creates a toggle for several values, with a localised title beside a symbol.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) {
            QuadrantControls.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a toggle for several values, with a title that is not localised beside a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) {
            QuadrantControls.Label(title, systemImage: systemImage)
        }
    }

    /// Creates a toggle for several values, with a localised title beside a picture.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { QuadrantControls.Label(titleKey, image: image) }
    }

    /// Creates a toggle for several values, with a title that is not localised beside a picture.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { QuadrantControls.Label(title, image: image) }
    }
}
