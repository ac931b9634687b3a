import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

/// What stands behind the label of a button.
enum ButtonGround {
    /// Nothing.
    case none
    /// A faint grey, or the tint where one is set.
    case faint
    /// The tint.
    case prominent
    /// Something like frosted glass.
    case glass
}

/// The lengths of bordered buttons.
struct ButtonMetrics {
    let horizontal: CGFloat
    let vertical: CGFloat
    /// Of the label, where no font is set; `nil` for body.
    let font: Font?

    /// Evidence: regular 12 and 7 around a body label (iOS 26.0, measured); large is 50 high (measured on
    /// iOS 26.5), which leaves 15. Small and mini are UIKit's: 28 high in subheadline, 10 at the
    /// sides; so are 20 at the sides of large ones.
    init(_ size: ControlSize) {
        switch size {
        case .mini, .small: (horizontal, vertical, font) = (10, 5, .subheadline)
        case .regular: (horizontal, vertical, font) = (12, 7, nil)
        case .large, .extraLarge: (horizontal, vertical, font) = (20, 15, nil)
        }
    }
}

/// The colours of controls that are not in the table of system colours.
enum ControlColors {
    /// Behind bordered buttons and switches that are off. Evidence: iOS 26.0, light and dark.
    static func ground(_ scheme: ColorScheme) -> Color {
        scheme == .dark
            ? Color(.sRGB, red: 118 / 255, green: 121 / 255, blue: 128 / 255, opacity: 0.32)
            : Color(.sRGB, red: 118 / 255, green: 118 / 255, blue: 124 / 255, opacity: 0.16)
    }

    /// How opaque a tint is as a faint ground: as the grey is (not measured).
    static func groundOpacity(_ scheme: ColorScheme) -> Double { scheme == .dark ? 0.32 : 0.16 }

    /// Labels of disabled buttons. Evidence: 24 % of the ink (iOS 26.0).
    static let disabledLabel = Color.primary.opacity(0.24)
}

/// A label without a border, in the tint.
struct BorderlessButtonLook: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var tint

    var body: some View {
        ControlBox(keepsSpacingAbove: true) {
            configuration.label.foregroundStyle(style)
        }
        .modifier(TapModifier { [configuration] _ in configuration.trigger() })
    }

    private var style: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(ControlColors.disabledLabel) }
        return tint == nil && configuration.role == .destructive
            ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }
}

/// The label as it is.
struct PlainButtonLook: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .modifier(DisabledInk(isActive: !isEnabled))
            .modifier(TapModifier { [configuration] _ in configuration.trigger() })
    }
}

/// The ink of disabled labels, where it is.
private struct DisabledInk: ViewModifier {
    let isActive: Bool

    func body(content: Content) -> some View {
        content.foregroundStyle(
            isActive ? AnyShapeStyle(ControlColors.disabledLabel) : AnyShapeStyle(.foreground))
    }
}

/// A label on a ground.
struct BorderedButtonLook: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let ground: ButtonGround
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var tint
    @Environment(\.colorScheme) private var scheme
    @Environment(\.controlSize) private var size
    @Environment(\.font) private var font
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.buttonSizing) private var sizing

    var body: some View {
        let metrics = ButtonMetrics(size)
        ControlBox(isSquare: shape.isCircle) {
            configuration.label
                .font(font ?? metrics.font)
                .foregroundStyle(labelStyle)
                .padding(.horizontal, shape.isCircle ? metrics.vertical : metrics.horizontal)
                .padding(.vertical, metrics.vertical)
                .frame(maxWidth: sizing == .flexible ? .infinity : nil)
        }
        .background(groundStyle, in: shape)
        .overlay {
            if ground == .glass {
                shape.inset(by: 0.5).stroke(.white.opacity(0.35), lineWidth: 1)
                    .allowsHitTesting(false)
            }
        }
        .modifier(TapModifier { [configuration] _ in configuration.trigger() })
    }

    private var isDestructive: Bool { tint == nil && configuration.role == .destructive }

    private var tintStyle: AnyShapeStyle {
        isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }

    private var labelStyle: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(ControlColors.disabledLabel) }
        switch ground {
        case .none, .faint: return tintStyle
        case .prominent: return AnyShapeStyle(Color.white)
        case .glass: return isDestructive ? tintStyle : AnyShapeStyle(Color.primary)
        }
    }

    private var groundStyle: AnyShapeStyle {
        let grey = AnyShapeStyle(ControlColors.ground(scheme))
        switch ground {
        case .none: return AnyShapeStyle(Color.clear)
        case .faint:
            guard isEnabled, tint != nil else { return grey }
            return AnyShapeStyle(.tint.opacity(ControlColors.groundOpacity(scheme)))
        case .prominent: return isEnabled ? tintStyle : grey
        case .glass: return AnyShapeStyle(.ultraThinMaterial)
        }
    }
}
