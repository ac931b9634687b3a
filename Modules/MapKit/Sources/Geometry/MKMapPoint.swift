public import CoreLocation
internal import Foundation

/// A point of the flat map: Mercator's projection of a ball, 2^28 points wide and high, with x from the date line to the east and y
/// from the north.
///
/// Apple: "MKMapPoint" (MapKit). Latitudes beyond 85.0511° lie on the edge.
public struct MKMapPoint: Hashable, Sendable {
    /// From the date line, to the east.
    public var x: Double
    /// From the northern edge, to the south.
    public var y: Double

    /// The north-western corner.
    public init() { (x, y) = (0, 0) }
    /// A point of the map.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// The point of a place. A longitude beyond the date line lies beyond the edge; what is no number counts as 0.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let world = MKMapSize.world.width
        let longitude = coordinate.longitude.isFinite ? coordinate.longitude : 0
        let latitude = coordinate.latitude.isFinite ? coordinate.latitude : 0
        let phi = min(max(latitude, -Self.limit), Self.limit) * .pi / 180
        x = (longitude + 180) / 360 * world
        y = world / 2 * (1 - log(tan(phi) + 1 / cos(phi)) / .pi)
    }

    /// The greatest latitude of the map, in degrees: where it is square.
    static let limit = 85.051128779806604

    /// The place.
    public var coordinate: CLLocationCoordinate2D {
        let world = MKMapSize.world.width
        return CLLocationCoordinate2D(
            latitude: atan(sinh(.pi * (1 - 2 * y / world))) * 180 / .pi,
            longitude: x / world * 360 - 180)
    }

    /// The way to a point along the Earth, in metres.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (from, to) = (coordinate, point.coordinate)
        return CLLocation(latitude: from.latitude, longitude: from.longitude)
            .distance(from: CLLocation(latitude: to.latitude, longitude: to.longitude))
    }
}

/// A size on the flat map.
///
/// Apple: "MKMapSize" (MapKit).
public struct MKMapSize: Hashable, Sendable {
    /// To the east.
    public var width: Double
    /// To the south.
    public var height: Double

    /// No size.
    public init() { (width, height) = (0, 0) }
    /// A size in points of the map.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    /// The whole map.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle on the flat map.
///
/// Apple: "MKMapRect" (MapKit). One that reaches over the date line has an x beyond the edge.
public struct MKMapRect: Hashable, Sendable {
    /// The north-western corner.
    public var origin: MKMapPoint
    /// The size.
    public var size: MKMapSize

    /// Nothing at the north-western corner.
    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
    /// A rectangle of its parts.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    /// A rectangle of its numbers.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The whole map.
    public static let world = MKMapRect(
        x: 0, y: 0, width: MKMapSize.world.width, height: MKMapSize.world.height)
    /// No rectangle: a union with it is the other one.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The western edge.
    public var minX: Double { origin.x }
    /// The northern edge.
    public var minY: Double { origin.y }
    /// The eastern edge.
    public var maxX: Double { origin.x + size.width }
    /// The southern edge.
    public var maxY: Double { origin.y + size.height }
    /// Halfway from west to east.
    public var midX: Double { origin.x + size.width / 2 }
    /// Halfway from north to south.
    public var midY: Double { origin.y + size.height / 2 }
    /// The width.
    public var width: Double { size.width }
    /// The height.
    public var height: Double { size.height }
    /// Whether it is no rectangle.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether it has no area.
    public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }
    /// Whether it reaches over the date line.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }

    /// The smallest rectangle around both.
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(
            x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// What both have; `null` for nothing.
    public func intersection(_ other: MKMapRect) -> MKMapRect {
        let (x, y) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard !isNull, !other.isNull, x <= right, y <= bottom else { return .null }
        return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
    }

    /// Whether both have an area in common.
    public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isEmpty }
    /// Whether a point lies in it; the southern and the eastern edge do not belong to it.
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    /// Whether another rectangle lies in it.
    public func contains(_ rect: MKMapRect) -> Bool {
        rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
    }
    /// The rectangle smaller by lengths at each side; larger for lengths below 0.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    /// The rectangle elsewhere.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
}
