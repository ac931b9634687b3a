public import CoreGraphics
public import QuadrantControls
public import QuadrantCore
public import QuadrantViews

extension ColorPicker {
    /// Creates a colour picker with a label that sets a colour of Core Graphics.
    ///
    /// Apple: "init(selection:supportsOpacity:label:)".
    ///
    /// - Parameters:
    ///   - selection: The chosen colour.
    ///   - supportsOpacity: Whether colours that can be seen through can be chosen.
    ///   - label: What the colour is for.
    public init(
        selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection.asColor, supportsOpacity: supportsOpacity, label: label)
    }
}

extension ColorPicker where Label == Text {
    /// Creates a colour picker with a localised title that sets a colour of Core Graphics.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) {
        self.init(titleKey, selection: selection.asColor, supportsOpacity: supportsOpacity)
    }

    /// Creates a colour picker with a title that is not localised that sets a colour of Core Graphics.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) {
        self.init(title, selection: selection.asColor, supportsOpacity: supportsOpacity)
    }
}

extension Binding where Value == CGColor {
    /// The same colour as views know it.
    fileprivate var asColor: Binding<Color> {
        let binding = self
        return Binding<Color>(
            get: { Color(cgColor: binding.wrappedValue) },
            set: { color in
                let new = color.resolve(in: EnvironmentValues())
                binding.wrappedValue = CGColor(
                    srgbRed: CGFloat(new.red), green: CGFloat(new.green), blue: CGFloat(new.blue),
                    alpha: CGFloat(new.opacity))
            })
    }
}
