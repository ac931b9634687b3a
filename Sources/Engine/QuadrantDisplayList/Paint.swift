package import Foundation
package import QuadrantGeometry

/// What a shape is filled with. All but the plain colour are stored behind a reference, as items
/// are copied often.
package enum Paint: Sendable, Equatable {
    case color(RGBAColor)
    indirect case linearGradient(LinearGradientPaint)
    indirect case radialGradient(RadialGradientPaint)
    indirect case angularGradient(AngularGradientPaint)
    indirect case meshGradient(MeshGradientPaint)
    indirect case tiles(TilePaint)
}

/// A colour at a place along a gradient, 0 to 1.
package struct GradientStop: Sendable, Equatable {
    /// The colour at the location.
    package var color: RGBAColor
    /// The location along the gradient, from 0 for its start to 1 for its end.
    package var location: Double

    package init(color: RGBAColor, location: Double) {
        self.color = color
        self.location = location
    }
}

/// A gradient along a line; beyond its ends the end colours go on. Mixed in gamma-encoded sRGB.
package struct LinearGradientPaint: Sendable, Equatable {
    /// The colours along the line, in ascending order.
    package var stops: [GradientStop]
    /// Where the location 0 lies, in points of the item's coordinates.
    package var start: CGPoint
    /// Where the location 1 lies, in points of the item's coordinates.
    package var end: CGPoint

    package init(stops: [GradientStop], start: CGPoint, end: CGPoint) {
        self.stops = stops
        self.start = start
        self.end = end
    }
}

/// A gradient around a point, from one radius to another.
package struct RadialGradientPaint: Sendable, Equatable {
    /// The colours from the start radius to the end radius, in ascending order.
    package var stops: [GradientStop]
    /// The centre, in points before `transform`.
    package var center: CGPoint
    /// The radius of the location 0, in points before `transform`; within it the first colour goes
    /// on.
    package var startRadius: CGFloat
    /// The radius of the location 1, in points before `transform`; beyond it the last colour goes
    /// on.
    package var endRadius: CGFloat
    /// From the coordinates of centre and radii to the item's: makes the circles ellipses.
    package var transform = CGAffineTransform.identity

    package init(
        stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.stops = stops
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }
}

extension RadialGradientPaint {
    /// The one colour that is visible if the visible part lies so far beyond the outer circle that Cairo,
    /// which also reads files, cannot calculate the distance; otherwise `nil`.
    ///
    /// - Parameter sight: What is seen, in the item's coordinates.
    package func color(farBeyond sight: CGRect) -> RGBAColor? {
        let outer = max(startRadius, endRadius)
        guard outer.isFinite, !sight.isNull else { return nil }
        let circle = CGRect(
            x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer)
        let box = circle.applying(transform)
        guard !box.meets(sight) else { return nil }
        let across = max(box.minX - sight.maxX, sight.minX - box.maxX)
        let down = max(box.minY - sight.maxY, sight.minY - box.maxY)
        guard max(across, down) > 500 * max(box.width, box.height) else { return nil }
        return (outer == endRadius ? stops.last : stops.first)?.color
    }
}

/// A gradient around a point, from one angle to another, clockwise from the right.
///
/// What lies outside the angles takes the colour of the nearer end; both meet half way between them.
package struct AngularGradientPaint: Sendable, Equatable {
    /// The colours from the start angle to the end angle, in ascending order.
    package var stops: [GradientStop]
    /// The point around which the colours lie, in points of the item's coordinates.
    package var center: CGPoint
    /// The angle of the location 0, in radians, clockwise from the right.
    package var startAngle: Double
    /// The angle of the location 1, in radians; at most a whole turn from `startAngle`, on either
    /// side.
    package var endAngle: Double

    package init(stops: [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double) {
        self.stops = stops
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }
}

/// A picture repeated in both directions.
package struct TilePaint: Sendable, Equatable {
    /// The picture that is repeated.
    package var image: DisplayImage
    /// Where the first copy lies, in the item's coordinates.
    package var rect: CGRect

    package init(image: DisplayImage, rect: CGRect) {
        self.image = image
        self.rect = rect
    }

    package static func == (left: TilePaint, right: TilePaint) -> Bool {
        left.image === right.image && left.rect == right.rect
    }
}

extension Paint {
    /// How much of a picture drawn in place of a glyph shows: a colour's alpha, 1 for gradients.
    package var opacity: Double {
        guard case .color(let color) = self else { return 1 }
        return color.alpha
    }
}

extension Paint {
    /// Copies of a picture side by side, the first of which lies in `rect`. Of copies less than a hundredth of
    /// a point wide or high, which no format and no eye tells apart, the mixture is seen; of one whose pixels
    /// are larger than any canvas, the pixel at its corner.
    package static func copies(of image: DisplayImage, _ rect: CGRect) -> Paint {
        if min(rect.width, rect.height) < 0.01 { return .color(image.mean) }
        let pixel = min(rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
        guard pixel <= 1e6 else { return .color(image.corner) }
        return .tiles(TilePaint(image: image, rect: rect))
    }
}

extension DisplayImage {
    /// All pixels mixed.
    fileprivate var mean: RGBAColor { Self.mixed(pixels[...], count: width * height) }

    /// The first pixel.
    fileprivate var corner: RGBAColor { Self.mixed(pixels.prefix(4), count: 1) }

    private static func mixed(_ values: ArraySlice<UInt8>, count: Int) -> RGBAColor {
        var sums = [0, 0, 0, 0]
        for (index, value) in values.enumerated() { sums[index % 4] += Int(value) }
        guard sums[3] > 0 else { return .clear }
        // The values are premultiplied.
        let parts = sums.map { Double($0) / Double(sums[3]) }
        return RGBAColor(
            red: parts[0], green: parts[1], blue: parts[2],
            alpha: Double(sums[3]) / Double(255 * count))
    }
}
