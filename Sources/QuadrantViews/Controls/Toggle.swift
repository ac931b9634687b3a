public import QuadrantCore
import QuadrantLayout

/// Something that is on or off.
///
/// Apple: "Toggle". Its look is that of the toggle style around it; without one it is a row as wide as there
/// is room: the label, then a switch.
public nonisolated struct Toggle<Label: View>: View {
    @Binding private var isOn: Bool
    /// The further ones, where it stands for several.
    private let others: [Binding<Bool>]
    private let label: Label
    /// Whether the style that is given `configuration` decides about mixed states.
    private let isMixed: Bool

    /// A toggle of which `label` is what is seen beside its state.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        _isOn = isOn
        others = []
        self.label = label()
        isMixed = false
    }

    /// A toggle that stands for several values: on where all are on, mixed where only some are. Switching it
    /// sets them all.
    ///
    /// Without any source it is off, and switching it does nothing.
    ///
    /// - Parameters:
    ///   - sources: What has the values; a binding to a collection has one for each element.
    ///   - isOn: The way from a source to its value.
    ///   - label: What is seen beside the state.
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
        let states = [isOn] + others.map(\.wrappedValue)
        StyledToggle(
            configuration: ToggleStyleConfiguration(
                label: label, isOn: others.isEmpty ? $isOn : shared($isOn, others),
                isMixed: isMixed || Set(states).count > 1))
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
    /// The toggle that a style is given, for use in the style's body; the next style further out, or the
    /// default, makes it.
    public init(_ configuration: ToggleStyleConfiguration) {
        _isOn = configuration.$isOn
        others = []
        label = configuration.label
        isMixed = configuration.isMixed
    }
}

extension Toggle where Label == Text {
    /// A toggle with a localised title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A toggle with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// A toggle with a localised title that stands for several values.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// A toggle with a title as it is that stands for several values.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == QuadrantViews.Label<Text, Image> {
    /// A toggle with a localised title beside a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { QuadrantViews.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle with a title as it is beside a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { QuadrantViews.Label(title, systemImage: systemImage) }
    }

    /// A toggle with a localised title beside a picture of an asset catalogue.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { QuadrantViews.Label(titleKey, image: image) }
    }

    /// A toggle with a title as it is beside a picture of an asset catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { QuadrantViews.Label(title, image: image) }
    }

    /// A toggle with a localised title beside a symbol that stands for several values.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) {
            QuadrantViews.Label(titleKey, systemImage: systemImage)
        }
    }

    /// A toggle with a title as it is beside a symbol that stands for several values.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) {
            QuadrantViews.Label(title, systemImage: systemImage)
        }
    }

    /// A toggle with a localised title beside a picture that stands for several values.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { QuadrantViews.Label(titleKey, image: image) }
    }

    /// A toggle with a title as it is beside a picture that stands for several values.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { QuadrantViews.Label(title, image: image) }
    }
}
