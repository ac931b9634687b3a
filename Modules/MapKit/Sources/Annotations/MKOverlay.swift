public import CoreLocation
public import Foundation

/// A shape on a map view.
///
/// Apple: "MKOverlay" (MapKit).
public protocol MKOverlay: MKAnnotation {
    /// The rectangle around it.
    var boundingMapRect: MKMapRect { get }
}

/// Points of the map.
///
/// Apple: "MKMultiPoint" (MapKit).
open class MKMultiPoint: MKShape, MKOverlay {
    /// The points.
    public let mapPoints: [MKMapPoint]

    init(mapPoints: [MKMapPoint]) {
        self.mapPoints = mapPoints
        super.init()
        let rect = boundingMapRect
        if !rect.isNull { _coordinate = MKMapPoint(x: rect.midX, y: rect.midY).coordinate }
    }

    /// No points.
    public override convenience init() { self.init(mapPoints: []) }

    /// How many points there are.
    open var pointCount: Int { mapPoints.count }
    /// The places of the points; not Apple's.
    open var coordinates: [CLLocationCoordinate2D] { mapPoints.map(\.coordinate) }
    /// The rectangle around them.
    open var boundingMapRect: MKMapRect {
        mapPoints.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }
}

/// Lines.
///
/// Apple: "MKPolyline" (MapKit).
open class MKPolyline: MKMultiPoint {
    /// Lines through places; `count` of them.
    public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) {
        self.init(
            mapPoints: ShapeParts(Array(coordinates.prefix(max(0, count))), isClosed: false).points)
    }
    /// Lines through points.
    public convenience init(points: [MKMapPoint], count: Int) {
        self.init(mapPoints: Array(points.prefix(max(0, count))))
    }
}

/// The shortest lines on Earth.
///
/// Apple: "MKGeodesicPolyline" (MapKit).
open class MKGeodesicPolyline: MKPolyline {
    /// The shortest lines through places.
    public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) {
        self.init(
            mapPoints: ShapeParts(
                Array(coordinates.prefix(max(0, count))), isClosed: false, isGeodesic: true
            ).points)
    }
}

/// An area.
///
/// Apple: "MKPolygon" (MapKit). Holes are kept and not cut out.
open class MKPolygon: MKMultiPoint {
    /// Areas that do not belong to it.
    open private(set) var interiorPolygons: [MKPolygon]?

    /// An area with corners.
    public convenience init(
        coordinates: [CLLocationCoordinate2D], count: Int, interiorPolygons: [MKPolygon]? = nil
    ) {
        self.init(
            mapPoints: ShapeParts(Array(coordinates.prefix(max(0, count))), isClosed: true).points)
        self.interiorPolygons = interiorPolygons
    }
    /// An area with corners.
    public convenience init(points: [MKMapPoint], count: Int) {
        self.init(mapPoints: Array(points.prefix(max(0, count))))
    }
}

/// Several areas.
///
/// Apple: "MKMultiPolygon" (MapKit).
open class MKMultiPolygon: MKShape, MKOverlay {
    /// The areas.
    public let polygons: [MKPolygon]
    /// Several areas.
    public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
    /// The rectangle around them.
    open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
}

/// Several lines.
///
/// Apple: "MKMultiPolyline" (MapKit).
open class MKMultiPolyline: MKShape, MKOverlay {
    /// The lines.
    public let polylines: [MKPolyline]
    /// Several lines.
    public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
    /// The rectangle around them.
    open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
}

/// A circle with a radius in metres.
///
/// Apple: "MKCircle" (MapKit).
open class MKCircle: MKShape, MKOverlay {
    /// The radius in metres.
    public let radius: CLLocationDistance
    /// The rectangle around it.
    open var boundingMapRect: MKMapRect { ShapeParts(center: coordinate, radius: radius).rect }

    /// A circle about a place.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.radius = radius
        super.init()
        _coordinate = coord
    }
    /// The circle that a rectangle encloses.
    public convenience init(mapRect: MKMapRect) {
        let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        self.init(
            center: center,
            radius: max(mapRect.width, mapRect.height) / 2
                * MKMetersPerMapPointAtLatitude(center.latitude))
    }
}

/// Pictures of the ground from elsewhere: there are none here, which is told once.
///
/// Apple: "MKTileOverlay" (MapKit).
open class MKTileOverlay: NSObject, MKOverlay {
    /// Where the pictures are.
    public let urlTemplate: String?
    /// Whether nothing of the ground is seen below.
    open var canReplaceMapContent = false
    /// The size of a picture in points.
    open var tileSize = CGSize(width: 256, height: 256)
    /// The least level.
    open var minimumZ = 0
    /// The greatest level.
    open var maximumZ = 21
    /// Whether rows count from the south.
    open var isGeometryFlipped = false
    /// The middle of the map.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The whole map.
    open var boundingMapRect: MKMapRect { .world }

    /// Pictures at addresses with {x}, {y} and {z}.
    public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }

    /// The address of a picture.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let text = ["{x}": path.x, "{y}": path.y, "{z}": path.z].reduce(urlTemplate ?? "") {
            $0.replacingOccurrences(of: $1.key, with: "\($1.value)")
        }
        return URL(string: text) ?? URL(fileURLWithPath: "/dev/null")
    }

    /// Would load a picture: fails.
    open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void)
    {
        QuietNotes.later { result(nil, MKError(.serverFailure)) }
    }
}

/// Which picture of the ground.
///
/// Apple: "MKTileOverlayPath" (MapKit).
public struct MKTileOverlayPath: Hashable, Sendable {
    /// The column.
    public var x: Int
    /// The row.
    public var y: Int
    /// The level.
    public var z: Int
    /// How many pixels a point has.
    public var contentScaleFactor: CGFloat

    /// A picture's place.
    public init(x: Int = 0, y: Int = 0, z: Int = 0, contentScaleFactor: CGFloat = 1) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}
