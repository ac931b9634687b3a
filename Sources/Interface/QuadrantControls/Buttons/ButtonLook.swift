import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// What stands behind the label of a button.
enum ButtonGround {
    /// No background.
    case none
    /// A faint grey, or the tint if one is set, faint too.
    case faint
    /// Filled with the tint.
    case prominent
    /// A drawing of glass, with the given style.
    case glass(AnyShapeStyle)
}

/// The colours of controls that are not in the table of system colours.
enum ControlColors {
    /// How opaque a tint is as a faint ground: as the grey is (not measured).
    static func groundOpacity(_ scheme: ColorScheme) -> Double { scheme == .dark ? 0.32 : 0.16 }
}

extension PrimitiveButtonStyleConfiguration {
    /// The tint if `tint` is set; otherwise red for a destructive role.
    fileprivate func style(tint: AnyShapeStyle?) -> AnyShapeStyle {
        tint == nil && role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }

    /// The modifier that triggers the button when it is tapped.
    @MainActor
    fileprivate func tapped(_ look: PressedLook) -> TapModifier {
        TapModifier(look) { trigger(by: $0) }
    }

    /// The same of a button in the usual style, which in a row of a list is the row's.
    @MainActor
    fileprivate func tappedInRow(_ look: PressedLook) -> TapModifier {
        TapModifier(look) { tap in
            guard let buttons = tap.note(around: ButtonRow.self)?() else {
                return trigger(by: tap)
            }
            ButtonRow.trigger(buttons, by: tap)
        }
    }
}

/// A label without a border, in the tint.
struct BorderlessButtonLook: View {
    let configuration: PrimitiveButtonStyleConfiguration
    /// Whether a row of a list around is the button.
    var isOfRow = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var tint
    @Environment(\.controlProfile.button.dimsBorderless) private var isDim

    var body: some View {
        ControlBox(keepsSpacing: true) {
            configuration.label.controlInk(ink, isEnabled: isEnabled)
                .modifier(RowLinesModifier(isOfRow: isOfRow))
        }
        .modifier(isOfRow ? configuration.tappedInRow(.label) : configuration.tapped(.label))
    }

    private var ink: AnyShapeStyle {
        isDim && tint == nil && configuration.role != .destructive
            ? AnyShapeStyle(HierarchicalShapeStyle.secondary) : configuration.style(tint: tint)
    }
}

/// A label without a border; in a row of a list it says that the row is the button.
struct UsualButtonLook: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        BorderlessButtonLook(configuration: configuration, isOfRow: true)
            .modifier(
                RowButtonModifier(
                    button: RowButton(isEnabled: isEnabled) { configuration.trigger(by: $0) }))
    }
}

/// The label of a link, which keeps the distances that it has without a link.
struct LinkLook: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .controlInk(AnyShapeStyle(.tint), isEnabled: isEnabled)
            .modifier(configuration.tapped(.label))
    }
}

/// The label as it is.
struct PlainButtonLook: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .controlInk(nil, isEnabled: isEnabled)
            .modifier(configuration.tapped(.label))
    }
}

/// A label on a background. A toggle that is on has the background of prominent buttons, one that
/// is off has not. That is measured for bordered buttons on macOS, and assumed for the others.
struct BorderedButtonLook: View {
    let configuration: PrimitiveButtonStyleConfiguration
    private let ground: ButtonGround
    @Environment(\.isOnBarGlass) private var isOnBarGlass

    init(configuration: PrimitiveButtonStyleConfiguration, ground: ButtonGround) {
        (self.configuration, self.ground) = (configuration, ground)
    }

    var body: some View {
        if isOnBarGlass, case .button = configuration.kind {
            BarButtonLook(configuration: configuration, isProminent: ground.isProminent)
        } else {
            GroundedButtonLook(configuration: configuration, ground: ground)
        }
    }
}

extension ButtonGround {
    /// Whether it is filled with the tint.
    fileprivate var isProminent: Bool { if case .prominent = self { true } else { false } }
}

/// A button with a ground, on the glass of a bar: it has no other ground, and one that stands out tints the glass.
///
/// Apple ("Build a SwiftUI app with the new design", WWDC25): items of a toolbar stand on glass by themselves, and the style `borderedProminent`
/// makes that of one item stand out in its tint.
private struct BarButtonLook: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var tint

    var body: some View {
        let own =
            tint == nil && configuration.role == .destructive ? AnyShapeStyle(Color.red) : tint
        configuration.label
            .fontWeight(isProminent ? .semibold : nil)
            .contentShape(Rectangle())
            .controlInk(isProminent ? AnyShapeStyle(Color.white) : own, isEnabled: isEnabled)
            .modifier(configuration.tapped(.label))
            .preference(
                key: BarProminenceKey.self,
                value: BarProminence(
                    isAsked: isProminent, isDisabled: isProminent && !isEnabled,
                    style: isProminent ? own : nil)
            )
            .preference(key: ProminentItemKey.self, value: isProminent)
    }
}

/// A label on a background that is drawn.
private struct GroundedButtonLook: View {
    let configuration: PrimitiveButtonStyleConfiguration
    private let ground: ButtonGround
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var tint
    @Environment(\.accentStyle) private var accent
    @Environment(\.colorScheme) private var scheme
    @Environment(\.controlSize) private var size
    @Environment(\.controlProfile) private var profile
    @Environment(\.font) private var font
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.buttonSizing) private var sizing

    init(configuration: PrimitiveButtonStyleConfiguration, ground: ButtonGround) {
        self.configuration = configuration
        if case .toggle(let isOn) = configuration.kind {
            let off = if case .prominent = ground { ButtonGround.faint } else { ground }
            self.ground = isOn ? .prominent : off
        } else {
            self.ground = ground
        }
    }

    var body: some View {
        let metrics = profile.button.size(size)
        let shape = shape.resolved(corner: metrics.corner)
        ControlBox(isSquare: shape.isCircle) {
            configuration.label
                .font(font ?? metrics.font)
                .controlInk(labelStyle, isEnabled: isEnabled)
                .padding(.horizontal, shape.isCircle ? metrics.vertical : metrics.horizontal)
                .padding(.vertical, metrics.vertical)
                .frame(maxWidth: sizing == .flexible ? .infinity : nil)
        }
        // Glass is none of the standard materials, on which the levels of the label would be vibrant.
        .environment(\.backgroundMaterial, nil)
        .background { shape.fill(groundStyle) }
        .overlay {
            if case .glass = ground {
                shape.inset(by: 0.5).stroke(.white.opacity(0.35), lineWidth: 1)
                    .allowsHitTesting(false)
            }
        }
        .separatedFromItsEdge()
        .modifier(configuration.tapped(.ground))
    }

    private var tintStyle: AnyShapeStyle { configuration.style(tint: tint) }

    /// The style of the label; `nil` for the label colours.
    private var labelStyle: AnyShapeStyle? {
        switch ground {
        case .none, .faint:
            profile.button.tintsLabels || tint != nil || configuration.role == .destructive
                ? tintStyle : nil
        case .prominent: AnyShapeStyle(Color.white)
        case .glass: tint == nil && configuration.role == .destructive ? tintStyle : nil
        }
    }

    private var groundStyle: AnyShapeStyle {
        let grey = AnyShapeStyle(profile.button.ground.color(scheme))
        switch ground {
        case .none: return AnyShapeStyle(Color.clear)
        case .faint:
            guard isEnabled, tint != nil || accent != nil && profile.button.tintsLabels else {
                return grey
            }
            return AnyShapeStyle(.tint.opacity(ControlColors.groundOpacity(scheme)))
        case .prominent: return isEnabled ? tintStyle : grey
        case .glass(let style): return style
        }
    }
}

/// Has the lines of a label begin as those of other rows do, where its button is a row of a list.
private nonisolated struct RowLinesModifier: EnvironmentModifier {
    let isOfRow: Bool

    func change(_ environment: inout EnvironmentValues) {
        if isOfRow, environment.rowSurroundings != nil { environment.leadsButtonLines = true }
    }
}
