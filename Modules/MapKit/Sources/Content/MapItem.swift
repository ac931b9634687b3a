internal import CoreLocation
internal import SwiftUI

/// Something that a map shows, with its look.
struct MapItem {
    enum Kind {
        case marker(MarkerParts)
        case view(ViewParts)
        case shape(ShapeParts)
    }

    var kind: Kind
    var look: MapLook

    /// The rectangle of the map around it.
    var rect: MKMapRect {
        switch kind {
        case .marker(let parts): MKMapRect(origin: MKMapPoint(parts.coordinate), size: MKMapSize())
        case .view(let parts): MKMapRect(origin: MKMapPoint(parts.coordinate), size: MKMapSize())
        case .shape(let parts): parts.rect
        }
    }
}

/// How what a map shows looks.
struct MapLook {
    var tint: Color?
    var fill: AnyShapeStyle?
    var stroke: AnyShapeStyle?
    var line = StrokeStyle(lineWidth: 1)
    var tag: AnyHashable?
    var titles = Visibility.automatic
    var subtitles = Visibility.automatic
}

/// A balloon.
struct MarkerParts {
    enum Glyph {
        case pin
        case symbol(String)
        case image(String)
        case monogram(Text)
        case picture(UIImage)
    }

    var title: Text?
    var glyph: Glyph
    var coordinate: CLLocationCoordinate2D
}

/// A view at a place.
struct ViewParts {
    var view: AnyView
    var title: Text?
    var coordinate: CLLocationCoordinate2D
    var anchor: UnitPoint
}

/// Lines through places, or a circle.
struct ShapeParts {
    var points: [MKMapPoint]
    /// The radius of a circle about the first point, in points of the map.
    var radius: Double?
    var isClosed: Bool

    /// Lines through places: from each to the next the shorter way around the world. Places that are no numbers are left out.
    init(_ coordinates: [CLLocationCoordinate2D], isClosed: Bool, isGeodesic: Bool = false) {
        let known = coordinates.filter { $0.latitude.isFinite && $0.longitude.isFinite }
        let places = isGeodesic ? GreatCircle.places(along: known) : known
        var points: [MKMapPoint] = []
        let world = MKMapSize.world.width
        for place in places {
            var point = MKMapPoint(place)
            if let last = points.last { point.x -= ((point.x - last.x) / world).rounded() * world }
            points.append(point)
        }
        (self.points, self.isClosed) = (points, isClosed)
    }

    /// Lines through points of the map.
    init(points: [MKMapPoint], isClosed: Bool) { (self.points, self.isClosed) = (points, isClosed) }

    /// A circle with a radius in metres.
    init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        points = [MKMapPoint(center)]
        self.radius =
            max(0, radius.isFinite ? radius : 0) * MKMapPointsPerMeterAtLatitude(center.latitude)
        isClosed = true
    }

    var rect: MKMapRect {
        let around = points.reduce(MKMapRect.null) {
            $0.union(MKMapRect(origin: $1, size: MKMapSize()))
        }
        return radius.map { around.insetBy(dx: -$0, dy: -$0) } ?? around
    }

    /// The outline in a view.
    func path(in frame: MapFrame) -> Path {
        guard let first = points.first else { return Path() }
        let start = frame.place(of: first)
        var path = Path()
        if let radius {
            let length = radius * frame.scale
            path.addEllipse(
                in: CGRect(
                    x: start.x - length, y: start.y - length, width: 2 * length, height: 2 * length)
            )
            return path
        }
        // All points follow the first, so that a line over the edge of the world stays whole.
        let world = MKMapSize.world.width
        let away =
            abs(first.x - frame.x) > world / 2 ? ((first.x - frame.x) / world).rounded() * world : 0
        path.addLines(points.map { frame.place($0.x - away - frame.x, $0.y - frame.y) })
        if isClosed { path.closeSubpath() }
        return path
    }
}

/// The shortest lines on a ball.
enum GreatCircle {
    /// Places along the shortest lines through some places, none further than a degree from the next.
    static func places(along given: [CLLocationCoordinate2D]) -> [CLLocationCoordinate2D] {
        guard var last = given.first else { return [] }
        var result = [last]
        for next in given.dropFirst() {
            result += between(last, next)
            result.append(next)
            last = next
        }
        return result
    }

    private static func between(
        _ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D
    ) -> [CLLocationCoordinate2D] {
        let (a, b) = (vector(from), vector(to))
        let angle = acos(min(max((a * b).sum(), -1), 1))
        let count = Int((angle * 180 / .pi).rounded(.up))
        guard count > 1, sin(angle) > 1e-9 else { return [] }
        return (1..<count).map { index in
            let part = Double(index) / Double(count)
            let middle = (a * sin((1 - part) * angle) + b * sin(part * angle)) / sin(angle)
            return CLLocationCoordinate2D(
                latitude: atan2(middle.z, (middle.x * middle.x + middle.y * middle.y).squareRoot())
                    * 180 / .pi,
                longitude: atan2(middle.y, middle.x) * 180 / .pi)
        }
    }

    private static func vector(_ place: CLLocationCoordinate2D) -> SIMD3<Double> {
        let (phi, lambda) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
        return SIMD3(cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi))
    }
}
