public import Foundation

/// A place on Earth, with what is known of it.
///
/// Apple: "CLLocation" (Core Location). Accuracies below 0 mean that a value is not valid.
open class CLLocation: NSObject, @unchecked Sendable {
    /// The place, in degrees.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// Metres above the ellipsoid.
    open var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// The radius in which the place is, in metres.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How much the altitude may differ, in metres.
    public let verticalAccuracy: CLLocationAccuracy
    /// Degrees from north.
    public let course: CLLocationDirection
    /// How much the course may differ, in degrees.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// Metres a second.
    public let speed: CLLocationSpeed
    /// How much the speed may differ.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// When it was there.
    public let timestamp: Date
    /// The storey; `nil` for unknown.
    open var floor: CLFloor? { nil }
    /// Where it comes from.
    public let sourceInformation: CLLocationSourceInformation?

    /// A place on the equator.
    public override convenience init() { self.init(latitude: 0, longitude: 0) }

    /// A place without more.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// A place with its accuracy.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    /// A place with its movement.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
            timestamp: timestamp)
    }

    /// A place with all there is.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
        speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date, sourceInfo: CLLocationSourceInformation? = nil
    ) {
        (self.coordinate, self.altitude) = (coordinate, altitude)
        (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
        (self.course, self.courseAccuracy) = (course, courseAccuracy)
        (self.speed, self.speedAccuracy) = (speed, speedAccuracy)
        (self.timestamp, sourceInformation) = (timestamp, sourceInfo)
        super.init()
    }

    /// The way along the ellipsoid, in metres, at the height of the sea.
    ///
    /// Apple: "distance(from:)" (Core Location).
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(coordinate, location.coordinate)
    }

    /// The place in words.
    override open var description: String {
        "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m"
    }
}
