import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantViews

/// What the track of a gauge is filled with: a style, or colours that follow each other from the lower bound to the
/// upper.
///
/// Apple's pictures of `accessoryCircular` and `accessoryLinear` show gradients that follow the track.
nonisolated struct GaugeTint {
    /// The style; `nil` for colours along the track, and where nothing is set.
    var style: AnyShapeStyle?
    /// The colours along the track.
    var gradient: Gradient?
    /// Whether the track begins at the right. Places in gradients are not mirrored, tracks are.
    var isMirrored = false

    /// One colour.
    init(_ color: Color) { style = AnyShapeStyle(color) }

    /// Colours along the track.
    init(_ gradient: Gradient) { self.gradient = gradient }

    /// What `tint` set.
    init(style: AnyShapeStyle?, gradient: Gradient?) {
        self.gradient = gradient
        self.style = style == nil || gradient != nil ? nil : AnyShapeStyle(.tint)
    }

    /// The style of a bar, or of the part of it from its leading end to `fraction`; `standard` where nothing is set.
    func alongBar(
        to fraction: Double = 1, else standard: AnyShapeStyle = AnyShapeStyle(.primary)
    ) -> AnyShapeStyle {
        guard let gradient else { return style ?? standard }
        // The colours are those of the whole bar, however much of it is filled.
        let end = 1 / max(fraction, 0.001)
        return AnyShapeStyle(
            LinearGradient(
                gradient: gradient, startPoint: UnitPoint(x: isMirrored ? 1 : 0, y: 0.5),
                endPoint: UnitPoint(x: isMirrored ? 1 - end : end, y: 0.5)))
    }

    /// The style of a part of a ring, from an angle in degrees on, clockwise from the trailing side.
    func alongRing(from start: Double, length: Double) -> AnyShapeStyle {
        guard let gradient else { return style ?? AnyShapeStyle(.primary) }
        // Mirrored, an angle of 0 lies at the left, and the others follow the other way round.
        let first = isMirrored ? 180 - start - length : start
        let stops = isMirrored ? gradient.reversed : gradient
        return AnyShapeStyle(
            AngularGradient(
                gradient: stops, center: .center, startAngle: .degrees(first),
                endAngle: .degrees(first + length)))
    }
}

extension Gradient {
    /// The same colours from the end on.
    nonisolated fileprivate var reversed: Gradient {
        Gradient(
            stops: stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) })
    }
}

extension GaugeTint {
    /// The same where the layout has a direction.
    func mirrored(_ direction: LayoutDirection) -> GaugeTint {
        var result = self
        result.isMirrored = direction == .rightToLeft
        return result
    }
}

/// The gap between a gauge's track and the dot upon it, which is the track's own colour: a ring that is cut out.
nonisolated struct MarkerGap: Shape {
    /// The diameter of the dot as a part of the gap's.
    let dot: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path(ellipseIn: rect)
        let side = rect.width * dot
        path.addEllipse(
            in: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
        return path
    }
}
