public import QuadrantCore
public import QuadrantViews

/// The style of buttons where none is set: without a border, or with one if a toggle is shown as a
/// button; on macOS with a border, except in menus.
///
/// Apple: "DefaultButtonStyle".
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    @Environment(\.controlProfile.automatic.button) private var look
    @Environment(\.isInMenu) private var isInMenu

    /// Creates the style.
    nonisolated public init() {}

    /// A button without a border; a toggle as a bordered button; a link as text in the colour of
    /// links.
    public func makeBody(configuration: Configuration) -> some View {
        switch configuration.kind {
        case .button where look == .bordered && !isInMenu:
            BorderedButtonLook(configuration: configuration, ground: .faint)
        case .button: UsualButtonLook(configuration: configuration)
        case .toggle: BorderedButtonLook(configuration: configuration, ground: .faint)
        case .link: LinkLook(configuration: configuration)
        }
    }
}

/// A style that shows the label unchanged; faint if the button is disabled.
///
/// Apple: "PlainButtonStyle".
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label as it is.
    public func makeBody(configuration: Configuration) -> some View {
        PlainButtonLook(configuration: configuration)
    }
}

/// A style that shows the label in the tint, in red for a destructive role, and faint if the button
/// is disabled.
///
/// Apple: "BorderlessButtonStyle". As in every style of buttons, a `foregroundStyle` set around the
/// button takes precedence over the tint, and `.secondary` and so on are levels of the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label in the tint.
    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonLook(configuration: configuration)
    }
}

/// A style that shows the label in the tint on a faint background: grey, or the tint if one is set.
///
/// Apple: "BorderedButtonStyle". At the regular control size the background reaches 12 points
/// beyond the label at both sides, and 7 points above and below.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    private let tint: Color?

    /// Creates the style, with buttons in the tint of the environment.
    nonisolated public init() {
        tint = nil
    }

    /// Creates the style, with buttons in a colour of their own. Apple has it on watchOS only.
    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    /// The label on a faint ground.
    public func makeBody(configuration: Configuration) -> some View {
        if let tint {
            BorderedButtonLook(configuration: configuration, ground: .faint).tint(tint)
        } else {
            BorderedButtonLook(configuration: configuration, ground: .faint)
        }
    }
}

/// A style that shows the label in white on the tint, or on red for a destructive role.
///
/// Apple: "BorderedProminentButtonStyle". The button is as large as a bordered one. With
/// `.tint(.yellow)` and `.foregroundStyle(.black)` the label is black on yellow.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label on the tint.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonLook(configuration: configuration, ground: .prominent)
    }
}

/// A style that shows the label on glass. Glass is drawn as a thin material with a bright edge,
/// without refraction, which is reported.
///
/// Apple: "GlassButtonStyle". The button is as large as a bordered one (not measured).
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    /// Creates the style, with regular glass.
    nonisolated public init() { self.init(.regular) }

    /// Creates the style, with the given glass.
    nonisolated public init(_ glass: Glass) {
        self.glass = glass
    }

    /// The label on glass; what of the glass is not drawn is reported.
    public func makeBody(configuration: Configuration) -> some View {
        GlassButtonLook(configuration: configuration, glass: glass)
            .modifier(
                ReportModifier(diagnostic: glass.isNone ? nil : .glass(".glass"))
            )
            .modifier(ReportModifier(diagnostic: glass.isInteractive ? .interactiveGlass : nil))
    }
}

/// A style that shows the label in white on glass of the tint. The glass is drawn as the tint,
/// without refraction, which is reported.
///
/// Apple: "GlassProminentButtonStyle". The button is as large as a bordered one (not measured).
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label on the tint, with a report that glass is not drawn.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonLook(configuration: configuration, ground: .prominent)
            .modifier(ReportModifier(diagnostic: .glass(".glassProminent")))
    }
}

extension Diagnostic {
    fileprivate static func glass(_ style: String) -> Diagnostic {
        Diagnostic(
            ".buttonStyle(\(style)) is drawn without refraction",
            advice: "What is behind the glass is blurred or covered, not bent.")
    }

    static let interactiveGlass = Diagnostic.withoutEffect(
        "Glass.interactive(_:)", advice: "Glass that is held looks as before.")
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style of buttons where none is set: without a border.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Shows the label unchanged.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// Shows the label in the tint, without a border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// Shows the label in the tint on a faint background.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// Shows the label in white on the tint.
    public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// Shows the label on glass, which is drawn without refraction.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// Shows the label on the given glass, which is drawn without refraction.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// Shows the label in white on glass of the tint, which is drawn without refraction.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
