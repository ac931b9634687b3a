import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// What a card is.
enum CardKind: Equatable {
    case sheet
    case cover
    /// A popover that points to a rectangle of the root.
    case popover(CGRect)
}

/// Where a card stands on the screen, and how it looks.
struct CardPlace: Equatable {
    /// How the card's frame follows.
    enum Frame: Equatable, Sendable {
        case fixed(CGRect)
        /// As large as its content, and beside a rectangle of the screen, from the left edge.
        case beside(CGRect)
        /// As high as its content, at the bottom of the safe area.
        case bottom
        /// In the middle, as large as a sizing says, within a size.
        case sized(PresentationSizes, form: CGSize, most: CGSize)
    }

    var frame: Frame
    var corners = RectangleCornerRadii()
    /// How much of the card is not safe.
    var insets = EdgeInsets()
    /// The opacity of the black over what is behind.
    var dim = 0.0
    /// Whether what is behind can be used.
    var letsTapsThrough = false
    var hasGrabber = false
    /// Whether the usual ground shows what is behind.
    var isGlass = false
    /// Whether a tap beside the card closes it.
    var closesBeside = false
    /// The heights at which a sheet may stand, the lowest first; none for cards that are not dragged.
    var stops: [Stop] = []

    /// A height at which a sheet may stand, in points, with the safe area below it.
    struct Stop: Equatable, Sendable {
        let detent: PresentationDetent
        let height: CGFloat
    }

    /// The same, moved down by a finger; up it grows, beyond its highest stop less and less.
    func pulled(by distance: CGFloat) -> CardPlace {
        guard distance != 0, case .fixed(let frame) = frame, let most = stops.last?.height else {
            return self
        }
        var result = self
        var moved = frame
        if distance > 0 {
            moved.origin.y += distance
        } else {
            let room = max(0, most - frame.height)
            let beyond = max(0, -distance - room)
            // As scroll views beyond their ends.
            let shown = (1 - 1 / (beyond * 0.55 / max(1, most) + 1)) * most
            let growth = min(-distance, room) + shown
            moved.origin.y -= growth
            moved.size.height += growth
        }
        result.frame = .fixed(moved)
        return result
    }
}

/// What decides where a card stands.
struct CardSituation {
    let kind: CardKind
    let settings: PresentationSettings
    let room: ScreenRoom
    let environment: CardSurroundings
    /// The detent to which a finger has brought a sheet whose detent nobody else keeps.
    var dragged: PresentationDetent?

    private var metrics: PresentationMetrics { environment.metrics }

    /// Where the card stands.
    var place: CardPlace {
        var place =
            switch adapted {
            case .cover: cover
            case .sheet where environment.isCompact: sheet
            case .sheet: form
            case .popover(let source): popover(source)
            }
        if let corner = settings.cornerRadius, corner >= 0, corner.isFinite {
            place.corners = place.corners.with(corner)
        }
        if settings.isDismissDisabled == true { place.closesBeside = false }
        return place
    }

    /// What the card is where there is little room.
    ///
    /// Apple (`presentationCompactAdaptation(_:)`): "a sheet presentation over a vertically-compact view uses a full-screen-cover appearance by
    /// default"; a popover becomes a sheet in a narrow window, and so what a sheet becomes in a low one.
    private var adapted: CardKind {
        guard environment.isCompact || environment.isLow else { return kind }
        let adaptation =
            (environment.isLow ? settings.vertical : settings.horizontal) ?? .automatic
        return switch (adaptation.kind, kind) {
        case (.automatic, _) where environment.isLow: .cover
        case (.automatic, .popover), (.sheet, _): .sheet
        case (.fullScreenCover, _): .cover
        case (.automatic, _), (.none, _), (.popover, _): kind
        }
    }

    private var cover: CardPlace {
        CardPlace(frame: .fixed(CGRect(origin: .zero, size: room.size)), insets: room.insets)
    }

    // MARK: Sheets

    private var largeTop: CGFloat {
        let top = max(metrics.sheet.leastTop, room.insets.top + metrics.sheet.belowSafeArea)
        return min(top, room.size.height)
    }

    /// The detents that are there now, the lowest first, with their heights; `nil` for the full one.
    private var heights: [(detent: PresentationDetent, height: CGFloat?)] {
        let most = room.size.height - largeTop - room.insets.bottom
        let context = PresentationDetent.Context(
            environment: environment.values, maxDetentValue: max(0, most))
        let medium = room.size.height * metrics.sheet.medium
        return (settings.detents ?? [.large]).map {
            ($0, $0.height(medium: medium, in: context))
        }.sorted { ($0.height ?? .infinity) < ($1.height ?? .infinity) }
    }

    private var sheet: CardPlace {
        let heights = heights
        let chosen =
            (settings.selection ?? dragged).flatMap { wanted in
                heights.first { $0.detent == wanted }
            } ?? heights.first
        var place = chosen?.height.map(partial) ?? large
        place.hasGrabber = hasGrabber(heights.count)
        place.closesBeside = true
        place.stops = heights.map { detent, height in
            guard case .fixed(let frame) = (height.map(partial) ?? large).frame else {
                return CardPlace.Stop(detent: detent, height: 0)
            }
            return CardPlace.Stop(detent: detent, height: frame.height)
        }
        let interaction = settings.interaction ?? .automatic
        switch interaction.kind {
        case .enabled: place.letsTapsThrough = true
        case .enabledUpThrough(let detent):
            let limit = heights.first { $0.detent == detent }
            place.letsTapsThrough =
                limit.map {
                    (chosen?.height ?? .infinity) <= ($0.height ?? .infinity)
                } ?? false
        case .automatic, .disabled: break
        }
        return place
    }

    private func hasGrabber(_ detents: Int) -> Bool {
        switch settings.dragIndicator ?? .automatic {
        case .automatic: detents > 1
        case .visible: true
        case .hidden: false
        }
    }

    private var large: CardPlace {
        let corner = metrics.sheet.corner
        let frame = CGRect(
            x: 0, y: largeTop, width: room.size.width, height: room.size.height - largeTop)
        return CardPlace(
            frame: .fixed(frame),
            corners: RectangleCornerRadii(topLeading: corner, topTrailing: corner),
            insets: EdgeInsets(
                top: 0, leading: room.insets.leading, bottom: room.insets.bottom,
                trailing: room.insets.trailing),
            dim: metrics.sheet.dim)
    }

    /// A sheet that is not as high as it can be.
    private func partial(_ height: CGFloat) -> CardPlace {
        let (float, corner) = (metrics.sheet.float, metrics.sheet.corner)
        let covered = max(0, room.insets.bottom - float)
        let total = height + covered
        let frame = CGRect(
            x: float, y: room.size.height - float - total,
            width: max(0, room.size.width - 2 * float), height: total)
        let bottom = float > 0 ? corner : 0
        return CardPlace(
            frame: .fixed(frame),
            corners: RectangleCornerRadii(
                topLeading: corner, bottomLeading: bottom, bottomTrailing: bottom,
                topTrailing: corner),
            insets: EdgeInsets(top: 0, leading: 0, bottom: covered, trailing: 0),
            dim: metrics.sheet.dim, isGlass: float > 0)
    }

    /// A sheet on a large screen.
    private var form: CardPlace {
        let most = CGSize(
            width: max(0, room.size.width - 2 * metrics.sheet.leastTop),
            height: max(0, room.size.height - 2 * metrics.sheet.leastTop))
        let sizing = settings.sizing ?? PresentationSizes(sizing: .automatic)
        var place = CardPlace(
            frame: .sized(sizing, form: metrics.sheet.form, most: most), dim: metrics.sheet.dim)
        place.corners = place.corners.with(metrics.sheet.corner)
        place.closesBeside = true
        return place
    }

    // MARK: Popovers

    private func popover(_ source: CGRect) -> CardPlace {
        var place = CardPlace(
            frame: .beside(room.screen(source, environment.values.layoutDirection)),
            isGlass: metrics.sheet.float > 0)
        place.corners = place.corners.with(metrics.popover.corner)
        place.closesBeside = true
        if settings.interaction?.kind == .enabled { place.letsTapsThrough = true }
        return place
    }
}

/// What a card reads of its environment to stand somewhere.
struct CardSurroundings {
    let values: EnvironmentValues
    let metrics: PresentationMetrics

    /// Whether there is little room horizontally.
    var isCompact: Bool { values.horizontalSizeClass != .regular }
    /// Whether there is little room vertically.
    var isLow: Bool { values.verticalSizeClass == .compact }
}

extension RectangleCornerRadii {
    /// The same radius at all corners that have one; at all four where none has.
    func with(_ radius: CGFloat) -> RectangleCornerRadii {
        let corners = [topLeading, bottomLeading, bottomTrailing, topTrailing]
        guard corners.contains(where: { $0 > 0 }) else {
            return RectangleCornerRadii(
                topLeading: radius, bottomLeading: radius, bottomTrailing: radius,
                topTrailing: radius)
        }
        func changed(_ corner: CGFloat) -> CGFloat { corner > 0 ? radius : 0 }
        return RectangleCornerRadii(
            topLeading: changed(topLeading), bottomLeading: changed(bottomLeading),
            bottomTrailing: changed(bottomTrailing), topTrailing: changed(topTrailing))
    }
}
