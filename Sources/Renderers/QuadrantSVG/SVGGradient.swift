internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

/// A gradient in the terms of SVG.
struct SVGGradient {
    /// The gradient without its stops.
    var element: SVGElement
    /// The stops, from the first point or the centre outward.
    var stops: [GradientStop]
    /// Whether it has no extent, so that only its last colour shows.
    var isFlat: Bool

    /// A gradient along a line.
    init(_ gradient: LinearGradientPaint) {
        element = SVGElement("linearGradient")
        element.set("gradientUnits", "userSpaceOnUse")
        element.set("x1", gradient.start.x)
        element.set("y1", gradient.start.y)
        element.set("x2", gradient.end.x)
        element.set("y2", gradient.end.y)
        stops = gradient.stops
        isFlat = gradient.start == gradient.end
    }

    /// The inner radius becomes part of the stops: not every viewer knows one.
    init(_ gradient: RadialGradientPaint) {
        let isInward = gradient.startRadius > gradient.endRadius
        let inner = Double(max(0, min(gradient.startRadius, gradient.endRadius)))
        let outer = Double(max(gradient.startRadius, gradient.endRadius))
        element = SVGElement("radialGradient")
        element.set("gradientUnits", "userSpaceOnUse")
        element.set("cx", gradient.center.x)
        element.set("cy", gradient.center.y)
        element.set("r", CGFloat(outer))
        let place = SVGText.transform(gradient.transform)
        if !place.isEmpty { element.set("gradientTransform", place) }
        let ordered = isInward ? gradient.stops.reversed() : gradient.stops
        stops = ordered.map { stop in
            let location = isInward ? 1 - stop.location : stop.location
            return GradientStop(
                color: stop.color,
                location: outer > 0 ? (inner + (outer - inner) * location) / outer : location)
        }
        isFlat = gradient.startRadius == gradient.endRadius
        if isFlat { stops = gradient.stops }
    }
}
