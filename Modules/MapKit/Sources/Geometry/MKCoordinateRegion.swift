public import CoreLocation
internal import Foundation

/// How far a region reaches, in degrees.
///
/// Apple: "MKCoordinateSpan" (MapKit).
public struct MKCoordinateSpan: Sendable {
    /// From south to north.
    public var latitudeDelta: CLLocationDegrees
    /// From west to east.
    public var longitudeDelta: CLLocationDegrees

    /// No reach.
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    /// A reach in degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A rectangle of degrees about a middle.
///
/// Apple: "MKCoordinateRegion" (MapKit).
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// The reach.
    public var span: MKCoordinateSpan

    /// Nothing about no degrees.
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    /// A region about a middle.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        (self.center, self.span) = (center, span)
    }

    /// A region about a middle, in metres: a degree of latitude has 111,319.5 of them, one of longitude the cosine of the latitude as
    /// many.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let degree = 111_319.5
        let narrow = max(cos(center.latitude * .pi / 180), 1e-6)
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: min(latitudinalMeters / degree, 180),
                longitudeDelta: min(longitudinalMeters / (degree * narrow), 360)))
    }

    /// The region of a rectangle of the map: its middle is halfway between its northern and its southern latitude.
    public init(_ rect: MKMapRect) {
        let (north, south) = (
            MKMapPoint(x: rect.minX, y: rect.minY).coordinate,
            MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        )
        self.init(
            center: CLLocationCoordinate2D(
                latitude: (north.latitude + south.latitude) / 2,
                longitude: Self.turned((north.longitude + south.longitude) / 2)),
            span: MKCoordinateSpan(
                latitudeDelta: north.latitude - south.latitude,
                longitudeDelta: south.longitude - north.longitude))
    }

    /// A longitude from -180 to 180 degrees.
    static func turned(_ longitude: Double) -> Double {
        guard longitude.isFinite, abs(longitude) > 180 else { return longitude }
        let turns = ((longitude + 180) / 360).rounded(.down)
        return longitude - turns * 360
    }

    /// The rectangle of the map around the region; parts beyond the poles are left out.
    var mapRect: MKMapRect {
        let (tall, wide) = (abs(span.latitudeDelta) / 2, min(abs(span.longitudeDelta), 360) / 2)
        let north = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude + tall, longitude: center.longitude - wide))
        let south = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude - tall, longitude: center.longitude + wide))
        return MKMapRect(
            x: north.x, y: north.y, width: south.x - north.x, height: south.y - north.y)
    }
}

/// How many points of the map a metre is at a latitude, in degrees. Apple: "MKMapPointsPerMeterAtLatitude".
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}

/// How many metres a point of the map is at a latitude, in degrees. Apple: "MKMetersPerMapPointAtLatitude".
///
/// The equator has 40,075,016.69 metres.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    let bound = min(max(latitude.isFinite ? latitude : 0, -MKMapPoint.limit), MKMapPoint.limit)
    return 40_075_016.69 / MKMapSize.world.width * cos(bound * .pi / 180)
}
