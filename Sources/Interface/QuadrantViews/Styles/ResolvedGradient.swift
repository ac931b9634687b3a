package import Foundation
package import QuadrantCore
package import QuadrantDisplayList
package import QuadrantGeometry

/// A gradient with settled colours whose place depends on the shape it is drawn in.
package struct ResolvedGradient: Sendable, Equatable {
    /// The line, circles or angles along which the colours change. Points are fractions of the
    /// shape's frame, radii are points, and angles are radians clockwise from the right.
    package enum Geometry: Sendable, Equatable {
        case linear(start: UnitPoint, end: UnitPoint)
        case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// Radii as fractions of the frame's sides.
        case elliptical(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        case angular(center: UnitPoint, start: Double, end: Double)
        /// A mesh whose points are fractions of the frame.
        case mesh(MeshGradientPaint)
    }

    package var geometry: Geometry
    /// The stops that the program gave, which go one by one to those of another gradient.
    private(set) var givenStops: [GradientStop]
    /// The stops with as many between them as the way of mixing needs; how many depends on the colours.
    package var stops: [GradientStop]
    /// How colours between the stops are mixed.
    private let mixing: ColorMixing
    /// The diagnostic about the stops; `nil` if nothing is wrong.
    package var diagnostic: Diagnostic?

    /// - Parameter stops: The stops as they are given, in ascending order from 0 to 1.
    package init(
        geometry: Geometry, stops: [GradientStop], mixing: ColorMixing, diagnostic: Diagnostic?
    ) {
        self.geometry = geometry
        self.mixing = mixing
        self.diagnostic = diagnostic
        givenStops = stops
        self.stops = stops.evenlyMixed(mixing)
    }

    /// Takes other stops in place of those that the program gave: such as are on their way, which may swing beyond.
    mutating func move(to stops: [GradientStop]) {
        givenStops = stops
        var least = 0.0
        let ascending = stops.map { stop in
            least = max(least, stop.location.isFinite ? stop.location : 0)
            return GradientStop(color: stop.color, location: least)
        }
        self.stops = ascending.cut(from: 0, to: 1).evenlyMixed(mixing)
    }

    /// The paint for a shape whose frame is `rect`.
    package func paint(in rect: CGRect) -> Paint {
        func place(_ point: UnitPoint) -> CGPoint {
            CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
        }
        if case .mesh(let mesh) = geometry { return .meshGradient(mesh.placed(in: rect)) }
        guard stops.count > 1 else { return .color(stops.first?.color ?? .clear) }
        switch geometry {
        case .linear(let start, let end):
            let (from, to) = (place(start), place(end))
            // Everything lies beyond the end of a way of no length.
            guard from != to else { return .color(stops[stops.count - 1].color) }
            return .linearGradient(LinearGradientPaint(stops: stops, start: from, end: to))
        case .radial(let center, let start, let end):
            guard start != end else { return .color(stops[stops.count - 1].color) }
            return .radialGradient(
                RadialGradientPaint(
                    stops: stops, center: place(center), startRadius: start, endRadius: end))
        case .elliptical(let center, let start, let end):
            guard start != end, rect.width > 0, rect.height > 0 else {
                return .color(stops[stops.count - 1].color)
            }
            var paint = RadialGradientPaint(
                stops: stops, center: CGPoint(x: center.x, y: center.y), startRadius: start,
                endRadius: end)
            paint.transform = CGAffineTransform(
                a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
            return .radialGradient(paint)
        case .angular(let center, let start, let end):
            return angularPaint(place(center).near(rect), start, end)
        case .mesh:
            return .color(.clear)
        }
    }

    /// The paint of an angular gradient. Of more than a turn, only the last turn is drawn.
    private func angularPaint(_ center: CGPoint, _ start: Double, _ end: Double) -> Paint {
        let turn = 2 * Double.pi
        let span = abs(end - start)
        guard span > 0 else { return .color(stops[stops.count - 1].color) }
        guard span > turn + 1e-9 else {
            return .angularGradient(
                AngularGradientPaint(
                    stops: stops, center: center, startAngle: start, endAngle: end))
        }
        return .angularGradient(
            AngularGradientPaint(
                stops: stops.cut(from: 1 - turn / span, to: 1), center: center,
                startAngle: end > start ? end - turn : end + turn, endAngle: end))
    }

    /// Multiplies all alphas.
    mutating func fade(by factor: Double) {
        for index in stops.indices { stops[index].color.alpha *= factor }
        for index in givenStops.indices { givenStops[index].color.alpha *= factor }
        guard case .mesh(var mesh) = geometry else { return }
        mesh.fade(by: factor)
        geometry = .mesh(mesh)
    }
}

extension ResolvedGradient.Geometry {
    /// The diagnostic about the numbers of the gradient; `nil` if nothing is wrong.
    var diagnostic: Diagnostic? {
        switch self {
        case .linear(let a, let b):
            Diagnostic.unlessFinite(
                "LinearGradient",
                ["startPoint.x": a.x, "startPoint.y": a.y, "endPoint.x": b.x, "endPoint.y": b.y])
        case .radial(let center, let start, let end):
            Diagnostic.ofRadii("RadialGradient", center, start, end)
        case .elliptical(let center, let start, let end):
            Diagnostic.ofRadii("EllipticalGradient", center, start, end)
        case .angular(let center, let start, let end):
            Diagnostic.unlessFinite(
                "AngularGradient",
                ["center.x": center.x, "center.y": center.y, "startAngle": start, "endAngle": end])
        case .mesh:
            nil
        }
    }

    /// The gradient with all numbers replaced by ones that can be drawn.
    var usable: Self {
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        func finite(_ point: UnitPoint) -> UnitPoint {
            UnitPoint(x: finite(point.x), y: finite(point.y))
        }
        func radius(_ value: CGFloat) -> CGFloat { max(0, finite(value)) }
        return switch self {
        case .linear(let start, let end):
            .linear(start: finite(start), end: finite(end))
        case .radial(let center, let start, let end):
            .radial(center: finite(center), startRadius: radius(start), endRadius: radius(end))
        case .elliptical(let center, let start, let end):
            .elliptical(
                center: finite(center), startRadius: radius(start), endRadius: radius(end))
        case .angular(let center, let start, let end):
            .angular(
                center: finite(center), start: start.isFinite ? start : 0,
                end: end.isFinite ? end : 0)
        case .mesh:
            self
        }
    }
}

extension Diagnostic {
    fileprivate static func ofRadii(
        _ call: String, _ center: UnitPoint, _ start: CGFloat, _ end: CGFloat
    ) -> Diagnostic? {
        if let diagnostic = unlessFinite(
            call,
            ["center.x": center.x, "center.y": center.y, "startRadius": start, "endRadius": end])
        {
            return diagnostic
        }
        guard min(start, end) < 0 else { return nil }
        return Diagnostic(
            "\(call) has a negative radius, \(min(start, end))",
            advice: "0 was taken. Give a radius of 0 or more.")
    }
}

extension CGPoint {
    /// The point, or where one that is farther from `rect` than any picture is large is put: wedges that
    /// are longer than that have coordinates that no reader of PDF or SVG can take.
    fileprivate func near(_ rect: CGRect) -> CGPoint {
        let most: CGFloat = 100_000
        guard !rect.isNull, rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite,
            rect.maxY.isFinite
        else { return self }
        return CGPoint(
            x: min(max(x, rect.minX - most), rect.maxX + most),
            y: min(max(y, rect.minY - most), rect.maxY + most))
    }
}
