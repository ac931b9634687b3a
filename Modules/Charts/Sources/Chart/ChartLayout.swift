internal import SwiftUI

/// What a view of a chart is.
enum ChartPart: Sendable {
    case plot
    /// As large as the chart.
    case whole
    case label(LabelPlace)
    case title(TitlePlace)
    case legend(TitlePlace)
    /// What lies under the labels at an edge.
    case strip(Edge)
}

/// Tells the layout of a chart what a view is.
struct ChartRole: LayoutValueKey {
    static let defaultValue = ChartPart.whole
}

/// Where a label of an axis is to be.
struct LabelPlace: Sendable {
    var place: PositionScale.Place
    var bandEnd: PositionScale.Place
    var isCentered: Bool
    var preset: AxisMarkPreset.Kind
    var edge: Edge
    var isFirst: Bool
    var isLast: Bool
    var anchor: UnitPoint?
    var horizontal: CGFloat
    var vertical: CGFloat
    var offset: CGSize
    var collision: AxisValueLabelCollisionResolution.Kind
    /// Which of two axes has it, of which one becomes the other.
    var stage: ResolvedAxis.Stage

    /// The usual distances (measured).
    private static let distance: CGFloat = 4

    init(_ label: ResolvedAxis.Label, isX: Bool) {
        place = label.place
        bandEnd = label.bandEnd
        isCentered = label.isCentered
        preset = label.preset
        edge = label.edge
        isFirst = label.isFirst
        isLast = label.isLast
        anchor = label.content.anchor
        horizontal = Self.sane(label.content.horizontalSpacing)
        vertical = Self.sane(label.content.verticalSpacing, usual: isX ? Self.distance : 0)
        offset = label.offset
        collision = label.content.collision.kind
        stage = label.stage
    }

    private static func sane(_ spacing: CGFloat?, usual: CGFloat = distance) -> CGFloat {
        guard let spacing, spacing.isFinite else { return usual }
        return spacing
    }

    var isX: Bool { edge == .bottom || edge == .top }

    /// Whether a label along x begins behind its line, and has no room where the plot ends before it.
    var beginsBehind: Bool {
        !isCentered && anchor == nil && (preset == .automatic || preset == .inset)
    }

    /// How far it reaches away from the plot.
    func reach(_ size: CGSize) -> CGFloat {
        if preset == .inset { return 0 }
        return isX ? vertical + size.height : horizontal + size.width
    }
}

/// Where the name of an axis or the legend is to be.
struct TitlePlace: Sendable {
    var edge: Edge?
    /// Along the edge: 0 from its start, 1 to its end.
    var along: CGFloat
    var spacing: CGFloat

    init(_ title: AxisTitle, isX: Bool) {
        self.init(
            title.position, title.alignment, title.spacing, usualEdge: isX ? .bottom : .top,
            usualAlong: isX ? 0.5 : 1, usualSpacing: 4)
    }

    init(
        _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?,
        usualEdge: Edge,
        usualAlong: CGFloat, usualSpacing: CGFloat
    ) {
        self.spacing = spacing.map { $0.isFinite ? $0 : 0 } ?? usualSpacing
        along = usualAlong
        switch position.kind {
        case .automatic: edge = usualEdge
        case .overlay: edge = nil
        case .top: (edge, along) = (.top, usualAlong == 0 ? 0 : 0.5)
        case .bottom: (edge, along) = (.bottom, usualAlong == 0 ? 0 : 0.5)
        case .leading: (edge, along) = (.leading, 0.5)
        case .trailing: (edge, along) = (.trailing, 0.5)
        case .topLeading: (edge, along) = (.top, 0)
        case .topTrailing: (edge, along) = (.top, 1)
        case .bottomLeading: (edge, along) = (.bottom, 0)
        case .bottomTrailing: (edge, along) = (.bottom, 1)
        }
        guard let alignment else { return }
        if edge == .leading || edge == .trailing {
            along = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
        } else {
            along =
                alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
        }
    }
}

/// Lays the plot of a chart out with what is at its sides.
struct ChartLayout: Layout {
    let geometry: ChartGeometryBox
    /// How far the chart has come on its way from another; `nil` where it does not move.
    let progress: Double?

    /// Where nothing is proposed. Apple is silent.
    private static let usual = CGSize(width: 300, height: 200)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let proposed = proposal.replacingUnspecifiedDimensions(by: Self.usual)
        let size = CGSize(
            width: proposed.width.isFinite ? proposed.width : Self.usual.width,
            height: proposed.height.isFinite ? proposed.height : Self.usual.height)
        // A plot that has a size of its own makes the chart as large as it needs.
        let arranged = ChartArrangement(subviews, in: size, progress)
        return CGSize(
            width: proposal.width == nil || !proposed.width.isFinite
                ? arranged.whole.width : size.width,
            height: proposal.height == nil || !proposed.height.isFinite
                ? arranged.whole.height : size.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let arranged = ChartArrangement(subviews, in: bounds.size, progress)
        geometry.geometry = arranged.geometry
        for (subview, frame) in zip(subviews, arranged.frames(of: subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }
}
