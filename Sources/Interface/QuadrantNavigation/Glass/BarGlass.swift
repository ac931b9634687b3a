import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// What stands behind buttons of bars and behind bars that float. Glass is drawn by eye: as a bright veil over what lies
/// behind, which is blurred, with a rim and a shadow, without refraction.
struct BarGlass: View {
    var isProminent = false
    /// The tint of glass that stands out; `nil` for that of the bar.
    var tint: AnyShapeStyle?
    @Environment(\.controlProfile) private var profile
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        if let glass = profile.bar.glass {
            Capsule()
                .fill(
                    isProminent
                        ? tint ?? AnyShapeStyle(.tint)
                        : AnyShapeStyle(FrostedGlass(veil: glass.fill.color(scheme)))
                )
                .overlay { Capsule().strokeBorder(glass.rim.color(scheme), lineWidth: 0.5) }
                .compositingGroup()
                .shadow(
                    color: glass.shadow.color(scheme), radius: glass.shadowRadius, x: 0,
                    y: glass.shadowDrop)
        }
    }
}

/// Gives an item of a bar the room of a button: round around a symbol, with room at the sides of a text.
struct BarButtonLayout: Layout, Equatable {
    let height: CGFloat
    let widestSymbol: CGFloat
    let inset: CGFloat

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let offered = proposal.width.map { max(0, $0 - 2 * inset) }
        let size =
            subviews.first?.sizeThatFits(ProposedViewSize(width: offered, height: height)) ?? .zero
        guard let item = subviews.first, size.width > 0 else { return .zero }
        // Lines between rows begin at texts: what has such a place has a text in it.
        let dimensions = item.dimensions(in: ProposedViewSize(width: offered, height: height))
        let hasText = dimensions[explicit: .listRowSeparatorLeading] != nil
        let isRound = !hasText && size.width <= widestSymbol
        return CGSize(width: isRound ? height : max(height, size.width + 2 * inset), height: height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let offered = proposal.width.map { max(0, $0 - 2 * inset) }
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(width: offered, height: bounds.height))
    }
}

/// The look of buttons in bars: the label as it is, in the tint on systems without glass.
struct BarButtonStyle: ButtonStyle {
    var isProminent = false
    var isInGlass = true

    nonisolated init(isProminent: Bool, isInGlass: Bool) {
        (self.isProminent, self.isInGlass) = (isProminent, isInGlass)
    }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .contentShape(Rectangle())
            .modifier(
                BarInk(isProminent: isProminent, isInGlass: isInGlass, role: configuration.role))
    }
}

private nonisolated struct BarInk: ViewModifier {
    let isProminent: Bool
    let isInGlass: Bool
    let role: ButtonRole?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var tint

    init(isProminent: Bool, isInGlass: Bool, role: ButtonRole?) {
        (self.isProminent, self.isInGlass, self.role) = (isProminent, isInGlass, role)
    }

    @MainActor func body(content: Content) -> some View {
        content.controlInk(style, isEnabled: isEnabled)
            .preference(
                key: BarProminenceKey.self,
                value: BarProminence(
                    isDisabled: isProminent && !isEnabled, style: isProminent ? tint : nil))
    }

    @MainActor private var style: AnyShapeStyle? {
        // Without glass nothing is behind the label.
        if isProminent, isInGlass { return AnyShapeStyle(Color.white) }
        // Evidence: on glass, labels are in the label colour (Apple's pictures, iOS 26), destructive ones too, unless a tint is
        // set.
        if role == .destructive, tint == nil, !isInGlass { return AnyShapeStyle(Color.red) }
        return isInGlass && tint == nil ? nil : AnyShapeStyle(.tint)
    }
}
