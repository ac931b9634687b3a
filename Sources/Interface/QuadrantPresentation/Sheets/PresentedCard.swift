import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantViews

/// A sheet, a cover or a popover with its content. What the content says of its presentation changes where the card
/// stands and how it looks, never which views it is made of: the content keeps its state.
struct PresentedCard<Presented: View>: View {
    let kind: CardKind
    let model: PresentationModel
    let dismiss: Binding<Bool>
    let content: Presented
    @State private var settings = PresentationSettings()
    @State private var scheme: ColorScheme?
    /// How far a finger has moved a sheet down, in points.
    @State private var pull: CGFloat = 0
    /// The detent to which a finger has brought the sheet, where nobody else keeps it.
    @State private var detent: PresentationDetent?
    @WholeEnvironment() private var environment

    init(
        kind: CardKind, model: PresentationModel, dismiss: Binding<Bool>, content: Presented
    ) {
        (self.kind, self.model, self.dismiss, self.content) = (kind, model, dismiss, content)
        model.slides = slides
    }

    var body: some View {
        let metrics = environment.controlProfile.presentation
        return OverScreen { room in
            let place = place(in: room, metrics)
            Dimming(
                opacity: place.dim, letsTapsThrough: place.letsTapsThrough,
                action: closing(place)
            )
            .modifier(PresenceModifier(.part(nil)))
            CardLayout(
                frame: place.pulled(by: pull).frame, room: room,
                distance: metrics.popover.arrow.height,
                margin: metrics.popover.margin
            ) {
                card(place, metrics)
                    .modifier(PresenceModifier(.part(slides ? .slide(.bottom) : nil)))
            }
        }
    }

    /// Sheets and covers come from below; popovers fade.
    private var slides: Bool {
        switch kind {
        case .sheet, .cover: true
        default: false
        }
    }

    private func place(in room: ScreenRoom, _ metrics: PresentationMetrics) -> CardPlace {
        let place = CardSituation(
            kind: kind, settings: settings, room: room,
            environment: CardSurroundings(values: environment, metrics: metrics), dragged: detent
        ).place
        model.coversOthers = !place.letsTapsThrough
        return place
    }

    private func closing(_ place: CardPlace) -> (() -> Void)? {
        guard place.closesBeside else { return nil }
        let dismiss = dismiss
        return { dismiss.wrappedValue = false }
    }

    private func card(_ place: CardPlace, _ metrics: PresentationMetrics) -> some View {
        let ground = CardGround(place: place, arrow: metrics.popover.arrow)
        let (settings, scheme) = ($settings, $scheme)
        let drag = SheetDrag(
            place: place, pull: $pull, detent: $detent, choice: self.settings.select,
            close: closing(place), isShown: { [dismiss] in dismiss.wrappedValue })
        return CardContentLayout(frame: place.frame) { ScreenColumn(content) }
            .modifier(CardPlaceModifier(kind: kind, place: place))
            .safeAreaPadding(place.insets)
            .overlay(alignment: .top) { Grabber(metrics: metrics.sheet, isShown: place.hasGrabber) }
            .mask { UnevenRoundedRectangle(cornerRadii: place.corners) }
            .backgroundPreferenceValue(PresentationGroundKey.self) { own in
                if let own {
                    own.clipShape(UnevenRoundedRectangle(cornerRadii: place.corners))
                } else {
                    ground
                }
            }
            .contentShape(UnevenRoundedRectangle(cornerRadii: place.corners))
            .gesture(
                _SlideGesture(along: .vertical) { drag.slide($0) },
                including: place.stops.isEmpty ? .subviews : .all
            )
            .modifier(CloseModifier(closing(place)))
            .onPreferenceChange(PresentationSettingsKey.self) { settings.wrappedValue = $0 }
            .onPreferenceChange(PreferredColorSchemeKey.self) { scheme.wrappedValue = $0 }
            .modifier(SchemeModifier(scheme: self.scheme, isElevated: kind != .cover))
    }
}

/// Content fills a card that has a size of its own.
private struct CardContentLayout: Layout {
    let frame: CardPlace.Frame

    private var fills: Bool { if case .beside = frame { false } else { true } }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) -> CGSize {
        let own = subviews.reduce(CGSize.zero) { size, subview in
            let one = subview.sizeThatFits(proposal)
            return CGSize(width: max(size.width, one.width), height: max(size.height, one.height))
        }
        guard fills else { return own }
        return proposal.replacingUnspecifiedDimensions(by: own)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }
}

/// The bar at the top of a sheet by which it is dragged.
private struct Grabber: View {
    let metrics: SheetMetrics
    let isShown: Bool
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        if isShown {
            Capsule()
                .fill(
                    (scheme == .dark ? Color.white : Color.black)
                        .opacity(metrics.grabberOpacity)
                )
                .frame(width: metrics.grabber.width, height: metrics.grabber.height)
                .padding(.top, metrics.grabberTop)
                .accessibilityHidden(true)
                .allowsHitTesting(false)
        }
    }
}

/// The usual ground of a card: opaque, or glass with a bright edge; a popover's with an arrow.
private struct CardGround: View {
    let place: CardPlace
    let arrow: CGSize
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        GeometryReader { proxy in
            let arrow = pointed(in: proxy)
            let shape = CardShape(corners: place.corners, arrow: arrow)
            if place.isGlass {
                shape.fill(.thickMaterial)
                shape.stroke(.white.opacity(scheme == .dark ? 0.12 : 0.5), lineWidth: 0.5)
            } else {
                // A popover, behind which nothing is dimmed, has a shadow; how strong it is is a choice.
                shape.fill(Color(system: .systemBackground))
                    .shadow(color: .black.opacity(arrow == nil ? 0 : 0.2), radius: 16)
            }
        }
    }

    /// The arrow of a popover in the card's coordinates; `nil` for other cards.
    private func pointed(in proxy: GeometryProxy) -> CardShape.Arrow? {
        guard case .beside(let source) = place.frame else { return nil }
        let card = proxy.frame(in: .named(CardSpace.screen))
        let mirror = MirrorMap(direction == .rightToLeft)
        return CardShape.Arrow(
            x: mirror.x(source.midX - card.minX, in: card.width), isAtTop: card.midY > source.midY,
            size: arrow)
    }
}

/// The coordinate space of the screen that a card stands on.
enum CardSpace {
    static let screen = "QuadrantPresentation.screen"
}

/// The colour scheme that presented content asks for, and whether its grounds are lighter in the dark.
private nonisolated struct SchemeModifier: EnvironmentModifier {
    let scheme: ColorScheme?
    let isElevated: Bool

    func change(_ environment: inout EnvironmentValues) {
        environment.isElevated = isElevated
        environment.hasScreenGrounds = false
        if let scheme { environment.colorScheme = scheme }
    }
}
