package import Foundation
package import QuadrantGeometry

/// What a shape is filled with.
package enum Paint: Sendable, Equatable {
    case color(RGBAColor)
    case linearGradient(LinearGradientPaint)
    case radialGradient(RadialGradientPaint)
}

/// A colour at a place along a gradient, 0 to 1.
package struct GradientStop: Sendable, Equatable {
    package var color: RGBAColor
    package var location: Double

    package init(color: RGBAColor, location: Double) {
        self.color = color
        self.location = location
    }
}

/// A gradient along a line; beyond its ends the end colours go on. Mixed in gamma-encoded sRGB.
package struct LinearGradientPaint: Sendable, Equatable {
    package var stops: [GradientStop]
    package var start: CGPoint
    package var end: CGPoint

    package init(stops: [GradientStop], start: CGPoint, end: CGPoint) {
        self.stops = stops
        self.start = start
        self.end = end
    }
}

/// A gradient around a point, from one radius to another.
package struct RadialGradientPaint: Sendable, Equatable {
    package var stops: [GradientStop]
    package var center: CGPoint
    package var startRadius: CGFloat
    package var endRadius: CGFloat

    package init(
        stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.stops = stops
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }
}

extension Paint {
    /// How much of a picture drawn in place of a glyph shows: a colour's alpha, 1 for gradients.
    package var opacity: Double {
        guard case .color(let color) = self else { return 1 }
        return color.alpha
    }
}
