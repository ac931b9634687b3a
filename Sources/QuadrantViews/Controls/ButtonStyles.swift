public import QuadrantCore

/// What suits the place: without a border; toggles that are buttons have one.
///
/// Apple: "DefaultButtonStyle".
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// The style.
    nonisolated public init() {}

    /// A button without a border; a toggle as a bordered button; a link as text in the colour of
    /// links.
    public func makeBody(configuration: Configuration) -> some View {
        switch configuration.kind {
        case .button: BorderlessButtonLook(configuration: configuration)
        case .toggle: BorderedButtonLook(configuration: configuration, ground: .faint)
        case .link: LinkLook(configuration: configuration)
        }
    }
}

/// The label as it is; faint where the button is disabled.
///
/// Apple: "PlainButtonStyle".
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// The style.
    nonisolated public init() {}

    /// The label as it is.
    public func makeBody(configuration: Configuration) -> some View {
        PlainButtonLook(configuration: configuration)
    }
}

/// The label in the tint, red for a destructive role, faint where the button is disabled.
///
/// Apple: "BorderlessButtonStyle". A style that `foregroundStyle` sets around the button wins over the tint,
/// as in every style of buttons; `.secondary` and so on are levels of the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// The style.
    nonisolated public init() {}

    /// The label in the tint.
    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonLook(configuration: configuration)
    }
}

/// The label in the tint on a faint ground: grey, or the tint where one is set.
///
/// Apple: "BorderedButtonStyle". 12 points at the sides and 7 above and below the label at the regular
/// control size.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// The style.
    nonisolated public init() {}

    /// The label on a faint ground.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonLook(configuration: configuration, ground: .faint)
    }
}

/// The label in white on the tint, or on red for a destructive role.
///
/// Apple: "BorderedProminentButtonStyle". As large as a bordered button. `.tint(.yellow)` with
/// `.foregroundStyle(.black)` is black on yellow.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The style.
    nonisolated public init() {}

    /// The label on the tint.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonLook(configuration: configuration, ground: .prominent)
    }
}

/// The label on glass: drawn as a thin material with a bright edge, without refraction, which is
/// reported.
///
/// Apple: "GlassButtonStyle". As large as a bordered button (not measured).
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    /// The label on regular glass.
    nonisolated public init() { self.init(.regular) }

    /// The label on glass of a kind.
    nonisolated public init(_ glass: Glass) {
        self.glass = glass
    }

    /// The label on glass; what of the glass is not drawn is reported.
    public func makeBody(configuration: Configuration) -> some View {
        GlassButtonLook(configuration: configuration, glass: glass)
            .modifier(
                ReportModifier(complaint: glass.isNone ? nil : .glass(".glass"))
            )
            .modifier(ReportModifier(complaint: glass.isInteractive ? .interactiveGlass : nil))
    }
}

/// The label in white on glass of the tint: drawn as the tint, without refraction, which is reported.
///
/// Apple: "GlassProminentButtonStyle". As large as a bordered button (not measured).
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// The style.
    nonisolated public init() {}

    /// The label on the tint, with a report that glass is not drawn.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonLook(configuration: configuration, ground: .prominent)
            .modifier(ReportModifier(complaint: .glass(".glassProminent")))
    }
}

extension Complaint {
    fileprivate static func glass(_ style: String) -> Complaint {
        Complaint(
            ".buttonStyle(\(style)) is drawn without refraction",
            advice: "What is behind the glass is blurred or covered, not bent.")
    }

    fileprivate static let interactiveGlass = Complaint.withoutEffect(
        "Glass.interactive(_:)",
        advice: "Nothing is held here: a tap is over before anything is drawn.")
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// What suits the place: without a border.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label in the tint on a faint ground.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label in white on the tint.
    public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on glass, drawn without refraction.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// The label on glass of a kind, drawn without refraction.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label in white on glass of the tint, drawn without refraction.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
