public import CoreLocation
internal import SwiftUI

/// A circle with a radius in metres.
///
/// Apple: "MapCircle" (MapKit for SwiftUI). It is one on the flat map, which is right for small ones.
public struct MapCircle: _MapShape {
    /// What it is; not Apple's.
    public let _parts: _ShapeParts

    /// A circle about a place.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        _parts = _ShapeParts(parts: ShapeParts(center: center, radius: radius))
    }

    /// The circle of an overlay.
    public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }

    /// The circle that a rectangle of the map encloses.
    public init(mapRect: MKMapRect) {
        let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        self.init(
            center: center,
            radius: max(mapRect.width, mapRect.height) / 2
                * MKMetersPerMapPointAtLatitude(center.latitude))
    }
}

/// Lines from place to place.
///
/// Apple: "MapPolyline" (MapKit for SwiftUI).
public struct MapPolyline: _MapShape {
    /// How lines run.
    public enum ContourStyle: Hashable, Sendable {
        /// Straight on the map, or the shortest way.
        case straight, geodesic
    }

    /// What it is; not Apple's.
    public let _parts: _ShapeParts

    /// Lines through places.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        _parts = _ShapeParts(
            parts: ShapeParts(coordinates, isClosed: false, isGeodesic: contourStyle == .geodesic))
    }

    /// Lines through points of the map.
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
    }

    /// The lines of an overlay.
    public init(_ polyline: MKPolyline) { self.init(points: polyline.mapPoints) }

    /// The lines of a route.
    public init(_ route: MKRoute) { self.init(route.polyline) }
}

/// An area between places.
///
/// Apple: "MapPolygon" (MapKit for SwiftUI).
public struct MapPolygon: _MapShape {
    /// What it is; not Apple's.
    public let _parts: _ShapeParts

    /// An area with corners.
    public init(coordinates: [CLLocationCoordinate2D]) {
        _parts = _ShapeParts(parts: ShapeParts(coordinates, isClosed: true))
    }

    /// An area with corners.
    public init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }

    /// The area of an overlay.
    public init(_ polygon: MKPolygon) { self.init(points: polygon.mapPoints) }
}

/// What a shape is; not Apple's.
public struct _ShapeParts {
    let parts: ShapeParts
}

/// A shape on a map; not Apple's.
public protocol _MapShape: _PlainMapContent {
    /// What it is.
    var _parts: _ShapeParts { get }
}

extension _MapShape {
    /// Adds the shape.
    @MainActor public func _collect(_ collector: inout _MapCollector) {
        collector.add(.shape(_parts.parts))
    }
}
