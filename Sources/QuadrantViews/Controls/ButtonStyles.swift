public import QuadrantCore

/// What suits the place: without a border.
///
/// Apple: "DefaultButtonStyle".
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// The style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonLook(configuration: configuration)
    }
}

/// The label as it is; faint where the button is disabled.
///
/// Apple: "PlainButtonStyle".
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// The style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlainButtonLook(configuration: configuration)
    }
}

/// The label in the tint, red for a destructive role, faint where the button is disabled.
///
/// Apple: "BorderlessButtonStyle".
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// The style.
    nonisolated public init() {}

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

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonLook(configuration: configuration, ground: .faint)
    }
}

/// The label in white on the tint, or on red for a destructive role.
///
/// Apple: "BorderedProminentButtonStyle". As large as a bordered button.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonLook(configuration: configuration, ground: .prominent)
    }
}

/// The label on glass: drawn as a thin material with a bright edge, without refraction, which is
/// reported.
///
/// Apple: "GlassButtonStyle". As large as a bordered button (not measured).
public struct GlassButtonStyle: PrimitiveButtonStyle {
    /// The style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonLook(configuration: configuration, ground: .glass)
            .modifier(ReportModifier(complaint: .glass(".glass")))
    }
}

/// The label in white on glass of the tint: drawn as the tint, without refraction, which is reported.
///
/// Apple: "GlassProminentButtonStyle". As large as a bordered button (not measured).
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// The style.
    nonisolated public init() {}

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
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label in white on glass of the tint, drawn without refraction.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
