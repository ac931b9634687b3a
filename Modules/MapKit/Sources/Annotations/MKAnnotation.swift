public import CoreLocation
public import Foundation

/// A place on a map view.
///
/// Apple: "MKAnnotation" (MapKit).
public protocol MKAnnotation: AnyObject {
    /// Where it is.
    var coordinate: CLLocationCoordinate2D { get }
    /// What it is called.
    var title: String? { get }
    /// What more is known of it.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// Whether it is of a class, or of one that is made of it.
    public func isKind(of aClass: AnyClass) -> Bool {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let found = mirror {
            if found.subjectType == aClass { return true }
            mirror = found.superclassMirror
        }
        return false
    }
    /// None.
    public var title: String? { nil }
    /// None.
    public var subtitle: String? { nil }
}

/// A shape, or a place, with a title.
///
/// Apple: "MKShape" (MapKit).
open class MKShape: NSObject, MKAnnotation {
    /// Where it is.
    open var coordinate: CLLocationCoordinate2D {
        get { _coordinate }
        set { _coordinate = newValue }
    }
    var _coordinate = CLLocationCoordinate2D()
    /// What it is called.
    open var title: String?
    /// What more is known of it.
    open var subtitle: String?
}

/// A place that can be moved.
///
/// Apple: "MKPointAnnotation" (MapKit).
open class MKPointAnnotation: MKShape {
    /// A place on the equator.
    public override init() { super.init() }
    /// A place.
    public init(coordinate: CLLocationCoordinate2D) {
        super.init()
        self.coordinate = coordinate
    }
    /// A place with a title.
    public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        super.init()
        (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
    }
}

/// Where the user is: nobody knows.
///
/// Apple: "MKUserLocation" (MapKit).
open class MKUserLocation: NSObject, MKAnnotation {
    /// No place.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    /// What it is called.
    open var title: String? = "My Location"
    /// What more is known of it.
    open var subtitle: String?
    /// Nobody knows.
    open var location: CLLocation? { nil }
    /// Nobody knows.
    open var heading: CLHeading? { nil }
    /// Whether it is being looked for: never.
    open var isUpdating: Bool { false }
}

/// Several places that lie near each other. None are put together here.
///
/// Apple: "MKClusterAnnotation" (MapKit).
open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// The places.
    public let memberAnnotations: [any MKAnnotation]
    /// What it is called.
    open var title: String?
    /// What more is known of it.
    open var subtitle: String?
    /// The middle of the places.
    open var coordinate: CLLocationCoordinate2D {
        let count = Double(max(memberAnnotations.count, 1))
        return CLLocationCoordinate2D(
            latitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.latitude } / count,
            longitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.longitude } / count)
    }

    /// A cluster of places.
    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
    }
}
