public import CoreLocation
internal import Foundation

/// Where a camera hangs above the map.
///
/// Apple: "MapCamera" (MapKit).
public struct MapCamera: Hashable, Sendable {
    /// What it looks at.
    public var centerCoordinate: CLLocationCoordinate2D
    /// How far away it is, in metres.
    public var distance: Double
    /// What is up, in degrees from north.
    public var heading: Double
    /// How far it is tilted, in degrees: kept, and drawn as 0, which is told once.
    public var pitch: Double

    /// A camera.
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
        pitch: Double = 0
    ) {
        (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
        (self.heading, self.pitch) = (heading, pitch)
    }

    /// Whether both are the same.
    public static func == (left: MapCamera, right: MapCamera) -> Bool {
        left.numbers == right.numbers
    }
    /// Hashes the numbers.
    public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

    private var numbers: [Double] {
        [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
    }
}

/// Where a map begins, and what it follows.
///
/// Apple: "MapCameraPosition" (MapKit).
public struct MapCameraPosition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, user
        case rect(MKMapRect)
        case camera(MapCamera)
    }

    var kind: Kind
    /// The region that it was made of.
    public private(set) var region: MKCoordinateRegion?
    /// The item that it was made of.
    public private(set) var item: MKMapItem?
    /// Where it is while nobody knows where the user is: always here.
    public var fallbackPosition: MapCameraPosition? { fallback.first }
    private var fallback: [MapCameraPosition] = []
    /// Whether somebody has moved the map.
    public var positionedByUser = false
    /// Whether it follows the user's place.
    public private(set) var followsUserLocation = false
    /// Whether it follows where the user looks.
    public private(set) var followsUserHeading = false

    init(_ kind: Kind) { self.kind = kind }

    /// Around all of the content, with a margin.
    public static let automatic = MapCameraPosition(.automatic)

    /// A region.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        var position = MapCameraPosition(.rect(region.mapRect))
        position.region = region
        return position
    }

    /// A rectangle of the map.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
        MapCameraPosition(.rect(rect))
    }

    /// A camera.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        MapCameraPosition(.camera(camera))
    }

    /// The surroundings of an item.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true)
        -> MapCameraPosition
    {
        let region = MKCoordinateRegion(
            center: item.placemark.coordinate, latitudinalMeters: 1_000, longitudinalMeters: 1_000)
        var position = MapCameraPosition(.rect(region.mapRect))
        position.item = item
        return position
    }

    /// The user's place; as nobody knows it here, the other position.
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition {
        var position = MapCameraPosition(.user)
        position.fallback = [fallback]
        (position.followsUserLocation, position.followsUserHeading) = (true, followsHeading)
        return position
    }

    /// The rectangle that it was made of.
    public var rect: MKMapRect? {
        if case .rect(let rect) = kind, region == nil, item == nil { return rect }
        return nil
    }

    /// The camera that it was made of.
    public var camera: MapCamera? {
        if case .camera(let camera) = kind { return camera }
        return nil
    }

    /// Whether both mean the same.
    public static func == (left: MapCameraPosition, right: MapCameraPosition) -> Bool {
        left.kind == right.kind && left.fallback == right.fallback
            && left.positionedByUser == right.positionedByUser
    }
}

/// How far a camera may go.
///
/// Apple: "MapCameraBounds" (MapKit).
public struct MapCameraBounds: Sendable {
    let rect: MKMapRect?
    let minimumDistance: Double
    let maximumDistance: Double

    /// Bounds of the middle, and of the distance in metres.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
        maximumDistance: Double? = nil
    ) { self.init(centerCoordinateBounds.mapRect, minimumDistance, maximumDistance) }

    /// Bounds of the middle, and of the distance in metres.
    public init(
        centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
        maximumDistance: Double? = nil
    ) {
        self.init(centerCoordinateBounds, minimumDistance, maximumDistance)
    }

    /// Bounds of the distance in metres.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        self.init(nil, minimumDistance, maximumDistance)
    }

    private init(_ rect: MKMapRect?, _ least: Double?, _ most: Double?) {
        (self.rect, minimumDistance, maximumDistance) = (rect, least ?? 0, most ?? .infinity)
    }
}
