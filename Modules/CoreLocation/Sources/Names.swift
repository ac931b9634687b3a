// length: generated. Written by Scripts/quiet-modules.py from Modules/CoreLocation/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import CFNames

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("CoreLocation: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "CLLocationDegrees".
public typealias CLLocationDegrees = Double
/// Apple: "CLLocationDistance".
public typealias CLLocationDistance = Double
/// Apple: "CLLocationAccuracy".
public typealias CLLocationAccuracy = Double
/// Apple: "CLLocationDirection".
public typealias CLLocationDirection = Double
/// Apple: "CLLocationDirectionAccuracy".
public typealias CLLocationDirectionAccuracy = Double
/// Apple: "CLLocationSpeed".
public typealias CLLocationSpeed = Double
/// Apple: "CLLocationSpeedAccuracy".
public typealias CLLocationSpeedAccuracy = Double
/// Apple: "CLHeadingComponentValue".
public typealias CLHeadingComponentValue = Double
/// Apple: "CLBeaconMajorValue".
public typealias CLBeaconMajorValue = UInt16
/// Apple: "CLBeaconMinorValue".
public typealias CLBeaconMinorValue = UInt16
/// Apple: "CLProximityUUID".
public typealias CLProximityUUID = UUID
/// Apple: "kCLLocationAccuracyBestForNavigation".
public let kCLLocationAccuracyBestForNavigation: Double = -2
/// Apple: "kCLLocationAccuracyBest".
public let kCLLocationAccuracyBest: Double = -1
/// Apple: "kCLLocationAccuracyNearestTenMeters".
public let kCLLocationAccuracyNearestTenMeters: Double = 10
/// Apple: "kCLLocationAccuracyHundredMeters".
public let kCLLocationAccuracyHundredMeters: Double = 100
/// Apple: "kCLLocationAccuracyKilometer".
public let kCLLocationAccuracyKilometer: Double = 1000
/// Apple: "kCLLocationAccuracyThreeKilometers".
public let kCLLocationAccuracyThreeKilometers: Double = 3000
/// Apple: "kCLLocationAccuracyReduced".
public let kCLLocationAccuracyReduced: Double = 3000
/// Apple: "kCLDistanceFilterNone".
public let kCLDistanceFilterNone: Double = -1
/// Apple: "kCLHeadingFilterNone".
public let kCLHeadingFilterNone: Double = -1
/// Apple: "CLLocationDistanceMax".
public let CLLocationDistanceMax: Double = 1.7976931348623157e308
/// Apple: "CLTimeIntervalMax".
public let CLTimeIntervalMax: Double = 1.7976931348623157e308
/// Here always `CLLocationCoordinate2D(latitude: -180, longitude: -180)`. Apple: "kCLLocationCoordinate2DInvalid".
public var kCLLocationCoordinate2DInvalid: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: -180, longitude: -180) }
/// Here `abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180`. Apple: "CLLocationCoordinate2DIsValid".
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool { abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180 }
/// Here `CLLocationCoordinate2D(latitude: latitude, longitude: longitude)`. Apple: "CLLocationCoordinate2DMake".
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
/// Apple: "CLError".
public struct CLError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "CLError.Code.locationUnknown".
        case locationUnknown = 0
        /// Apple: "CLError.Code.denied".
        case denied
        /// Apple: "CLError.Code.network".
        case network
        /// Apple: "CLError.Code.headingFailure".
        case headingFailure
        /// Apple: "CLError.Code.regionMonitoringDenied".
        case regionMonitoringDenied
        /// Apple: "CLError.Code.regionMonitoringFailure".
        case regionMonitoringFailure
        /// Apple: "CLError.Code.regionMonitoringSetupDelayed".
        case regionMonitoringSetupDelayed
        /// Apple: "CLError.Code.regionMonitoringResponseDelayed".
        case regionMonitoringResponseDelayed
        /// Apple: "CLError.Code.geocodeFoundNoResult".
        case geocodeFoundNoResult
        /// Apple: "CLError.Code.geocodeFoundPartialResult".
        case geocodeFoundPartialResult
        /// Apple: "CLError.Code.geocodeCanceled".
        case geocodeCanceled
        /// Apple: "CLError.Code.deferredFailed".
        case deferredFailed
        /// Apple: "CLError.Code.deferredNotUpdatingLocation".
        case deferredNotUpdatingLocation
        /// Apple: "CLError.Code.deferredAccuracyTooLow".
        case deferredAccuracyTooLow
        /// Apple: "CLError.Code.deferredDistanceFiltered".
        case deferredDistanceFiltered
        /// Apple: "CLError.Code.deferredCanceled".
        case deferredCanceled
        /// Apple: "CLError.Code.rangingUnavailable".
        case rangingUnavailable
        /// Apple: "CLError.Code.rangingFailure".
        case rangingFailure
        /// Apple: "CLError.Code.promptDeclined".
        case promptDeclined
    }
    /// Apple: "CLError.locationUnknown".
    public static var locationUnknown: Code { .locationUnknown }
    /// Apple: "CLError.denied".
    public static var denied: Code { .denied }
    /// Apple: "CLError.network".
    public static var network: Code { .network }
    /// Apple: "CLError.headingFailure".
    public static var headingFailure: Code { .headingFailure }
    /// Apple: "CLError.regionMonitoringDenied".
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// Apple: "CLError.regionMonitoringFailure".
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// Apple: "CLError.regionMonitoringSetupDelayed".
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    /// Apple: "CLError.regionMonitoringResponseDelayed".
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    /// Apple: "CLError.geocodeFoundNoResult".
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// Apple: "CLError.geocodeFoundPartialResult".
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// Apple: "CLError.geocodeCanceled".
    public static var geocodeCanceled: Code { .geocodeCanceled }
    /// Apple: "CLError.deferredFailed".
    public static var deferredFailed: Code { .deferredFailed }
    /// Apple: "CLError.deferredNotUpdatingLocation".
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    /// Apple: "CLError.deferredAccuracyTooLow".
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    /// Apple: "CLError.deferredDistanceFiltered".
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    /// Apple: "CLError.deferredCanceled".
    public static var deferredCanceled: Code { .deferredCanceled }
    /// Apple: "CLError.rangingUnavailable".
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// Apple: "CLError.rangingFailure".
    public static var rangingFailure: Code { .rangingFailure }
    /// Apple: "CLError.promptDeclined".
    public static var promptDeclined: Code { .promptDeclined }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "kCLErrorDomain" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (kCLErrorDomain error \(code.rawValue).)" }
}
extension CLError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "kCLErrorDomain".
public let kCLErrorDomain = "kCLErrorDomain"
/// Apple: "CLAuthorizationStatus".
public enum CLAuthorizationStatus: Int32, Hashable, Sendable {
    /// Apple: "CLAuthorizationStatus.notDetermined".
    case notDetermined
    /// Apple: "CLAuthorizationStatus.restricted".
    case restricted
    /// Apple: "CLAuthorizationStatus.denied".
    case denied
    /// Apple: "CLAuthorizationStatus.authorizedAlways".
    case authorizedAlways
    /// Apple: "CLAuthorizationStatus.authorizedWhenInUse".
    case authorizedWhenInUse
    /// Apple: "CLAuthorizationStatus.authorized".
    public static let authorized: CLAuthorizationStatus = .authorizedAlways
}
/// Apple: "CLAccuracyAuthorization".
public enum CLAccuracyAuthorization: Int, Hashable, Sendable {
    /// Apple: "CLAccuracyAuthorization.fullAccuracy".
    case fullAccuracy
    /// Apple: "CLAccuracyAuthorization.reducedAccuracy".
    case reducedAccuracy
}
/// Apple: "CLActivityType".
public enum CLActivityType: Int, Hashable, Sendable {
    /// Apple: "CLActivityType.other".
    case other = 1
    /// Apple: "CLActivityType.automotiveNavigation".
    case automotiveNavigation
    /// Apple: "CLActivityType.fitness".
    case fitness
    /// Apple: "CLActivityType.otherNavigation".
    case otherNavigation
    /// Apple: "CLActivityType.airborne".
    case airborne
}
/// Apple: "CLDeviceOrientation".
public enum CLDeviceOrientation: Int32, Hashable, Sendable {
    /// Apple: "CLDeviceOrientation.unknown".
    case unknown
    /// Apple: "CLDeviceOrientation.portrait".
    case portrait
    /// Apple: "CLDeviceOrientation.portraitUpsideDown".
    case portraitUpsideDown
    /// Apple: "CLDeviceOrientation.landscapeLeft".
    case landscapeLeft
    /// Apple: "CLDeviceOrientation.landscapeRight".
    case landscapeRight
    /// Apple: "CLDeviceOrientation.faceUp".
    case faceUp
    /// Apple: "CLDeviceOrientation.faceDown".
    case faceDown
}
/// Apple: "CLRegionState".
public enum CLRegionState: Int, Hashable, Sendable {
    /// Apple: "CLRegionState.unknown".
    case unknown
    /// Apple: "CLRegionState.inside".
    case inside
    /// Apple: "CLRegionState.outside".
    case outside
}
/// Apple: "CLProximity".
public enum CLProximity: Int, Hashable, Sendable {
    /// Apple: "CLProximity.unknown".
    case unknown
    /// Apple: "CLProximity.immediate".
    case immediate
    /// Apple: "CLProximity.near".
    case near
    /// Apple: "CLProximity.far".
    case far
}
/// Apple: "CLLocationCoordinate2D".
public struct CLLocationCoordinate2D: Sendable {
    /// Apple: "CLLocationCoordinate2D.latitude".
    public var latitude: CLLocationDegrees
    /// Apple: "CLLocationCoordinate2D.longitude".
    public var longitude: CLLocationDegrees
    /// Apple: "CLLocationCoordinate2D.init".
    public init() { (latitude, longitude) = (0, 0) }
    /// Apple: "CLLocationCoordinate2D.init".
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { self.latitude = latitude; self.longitude = longitude }
}
/// Apple: "CLLocationSourceInformation".
open class CLLocationSourceInformation: NSObject {
    /// Apple: "CLLocationSourceInformation.isSimulatedBySoftware".
    public let isSimulatedBySoftware: Bool
    /// Apple: "CLLocationSourceInformation.isProducedByAccessory".
    public let isProducedByAccessory: Bool
    /// Apple: "CLLocationSourceInformation.init".
    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) { isSimulatedBySoftware = isSoftware; isProducedByAccessory = isAccessory; super.init() }
}
/// Apple: "CLFloor".
open class CLFloor: NSObject {
    /// Here always `0`. Apple: "CLFloor.level".
    open var level: Int { 0 }
}
/// Apple: "CLVisit".
open class CLVisit: NSObject {
    /// Here always `.distantPast`. Apple: "CLVisit.arrivalDate".
    open var arrivalDate: Date { .distantPast }
    /// Here always `.distantFuture`. Apple: "CLVisit.departureDate".
    open var departureDate: Date { .distantFuture }
    /// Here always `kCLLocationCoordinate2DInvalid`. Apple: "CLVisit.coordinate".
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    /// Here always `-1`. Apple: "CLVisit.horizontalAccuracy".
    open var horizontalAccuracy: CLLocationAccuracy { -1 }
}
/// Apple: "CLHeading".
open class CLHeading: NSObject {
    /// Here always `0`. Apple: "CLHeading.magneticHeading".
    open var magneticHeading: CLLocationDirection { 0 }
    /// Here always `-1`. Apple: "CLHeading.trueHeading".
    open var trueHeading: CLLocationDirection { -1 }
    /// Here always `-1`. Apple: "CLHeading.headingAccuracy".
    open var headingAccuracy: CLLocationDirection { -1 }
    /// Here always `0`. Apple: "CLHeading.x".
    open var x: CLHeadingComponentValue { 0 }
    /// Here always `0`. Apple: "CLHeading.y".
    open var y: CLHeadingComponentValue { 0 }
    /// Here always `0`. Apple: "CLHeading.z".
    open var z: CLHeadingComponentValue { 0 }
    /// Here always `Date()`. Apple: "CLHeading.timestamp".
    open var timestamp: Date { Date() }
}
/// Apple: "CLRegion".
open class CLRegion: NSObject {
    /// Apple: "CLRegion.identifier".
    public let identifier: String
    /// It is kept; `true` at first. Apple: "CLRegion.notifyOnEntry".
    open var notifyOnEntry: Bool = true
    /// It is kept; `true` at first. Apple: "CLRegion.notifyOnExit".
    open var notifyOnExit: Bool = true
    /// Apple: "CLRegion.init".
    public init(identifier: String) { self.identifier = identifier; super.init() }
}
/// Apple: "CLCircularRegion".
open class CLCircularRegion: CLRegion {
    /// Apple: "CLCircularRegion.center".
    public let center: CLLocationCoordinate2D
    /// Apple: "CLCircularRegion.radius".
    public let radius: CLLocationDistance
    /// Apple: "CLCircularRegion.init".
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) { self.center = center; self.radius = radius; super.init(identifier: identifier) }
    /// Here `Geodesic.distance(center, coordinate) <= radius`. Apple: "CLCircularRegion.contains".
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { Geodesic.distance(center, coordinate) <= radius }
}
/// Apple: "CLBeaconRegion".
open class CLBeaconRegion: CLRegion {
    /// Apple: "CLBeaconRegion.uuid".
    public let uuid: UUID
    /// Apple: "CLBeaconRegion.major".
    public let major: NSNumber?
    /// Apple: "CLBeaconRegion.minor".
    public let minor: NSNumber?
    /// Apple: "CLBeaconRegion.init".
    public init(uuid: UUID, identifier: String) { self.uuid = uuid; major = nil; minor = nil; super.init(identifier: identifier) }
    /// Apple: "CLBeaconRegion.init".
    public init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) { self.uuid = uuid; self.major = NSNumber(value: major); minor = nil; super.init(identifier: identifier) }
    /// Apple: "CLBeaconRegion.init".
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) { self.uuid = uuid; self.major = NSNumber(value: major); self.minor = NSNumber(value: minor); super.init(identifier: identifier) }
    /// Apple: "CLBeaconRegion.init".
    public convenience init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) { self.init(uuid: beaconIdentityConstraint.uuid, identifier: identifier) }
    /// Here always `CLBeaconIdentityConstraint(uuid: uuid)`. Apple: "CLBeaconRegion.beaconIdentityConstraint".
    open var beaconIdentityConstraint: CLBeaconIdentityConstraint { CLBeaconIdentityConstraint(uuid: uuid) }
    /// It is kept; `false` at first. Apple: "CLBeaconRegion.notifyEntryStateOnDisplay".
    open var notifyEntryStateOnDisplay: Bool = false
    /// Here `NSMutableDictionary()`. Apple: "CLBeaconRegion.peripheralData".
    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary { NSMutableDictionary() }
}
/// Apple: "CLBeaconIdentityConstraint".
open class CLBeaconIdentityConstraint: NSObject {
    /// Apple: "CLBeaconIdentityConstraint.uuid".
    public let uuid: UUID
    /// Apple: "CLBeaconIdentityConstraint.init".
    public init(uuid: UUID)  { self.uuid = uuid; super.init() }
    /// Apple: "CLBeaconIdentityConstraint.init".
    public init(uuid: UUID, major: CLBeaconMajorValue) { self.uuid = uuid; super.init() }
    /// Apple: "CLBeaconIdentityConstraint.init".
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) { self.uuid = uuid; super.init() }
}
/// Apple: "CLBeacon".
open class CLBeacon: NSObject {
    /// Here always `UUID()`. Apple: "CLBeacon.uuid".
    open var uuid: UUID { UUID() }
    /// Here always `0`. Apple: "CLBeacon.major".
    open var major: NSNumber { 0 }
    /// Here always `0`. Apple: "CLBeacon.minor".
    open var minor: NSNumber { 0 }
    /// Here always `.unknown`. Apple: "CLBeacon.proximity".
    open var proximity: CLProximity { .unknown }
    /// Here always `-1`. Apple: "CLBeacon.accuracy".
    open var accuracy: CLLocationAccuracy { -1 }
    /// Here always `0`. Apple: "CLBeacon.rssi".
    open var rssi: Int { 0 }
}
/// Apple: "CLPlacemark".
open class CLPlacemark: NSObject {
    /// Here always `nil`. Apple: "CLPlacemark.name".
    open var name: String? { nil }
    /// Here always `nil`. Apple: "CLPlacemark.thoroughfare".
    open var thoroughfare: String? { nil }
    /// Here always `nil`. Apple: "CLPlacemark.subThoroughfare".
    open var subThoroughfare: String? { nil }
    /// Here always `nil`. Apple: "CLPlacemark.locality".
    open var locality: String? { nil }
    /// Here always `nil`. Apple: "CLPlacemark.subLocality".
    open var subLocality: String? { nil }
    /// Here always `nil`. Apple: "CLPlacemark.administrativeArea".
    open var administrativeArea: String? { nil }
    /// Here always `nil`. Apple: "CLPlacemark.subAdministrativeArea".
    open var subAdministrativeArea: String? { nil }
    /// Here always `nil`. Apple: "CLPlacemark.postalCode".
    open var postalCode: String? { nil }
    /// Here always `nil`. Apple: "CLPlacemark.isoCountryCode".
    open var isoCountryCode: String? { nil }
    /// Here always `nil`. Apple: "CLPlacemark.country".
    open var country: String? { nil }
    /// Here always `nil`. Apple: "CLPlacemark.inlandWater".
    open var inlandWater: String? { nil }
    /// Here always `nil`. Apple: "CLPlacemark.ocean".
    open var ocean: String? { nil }
    /// Here always `nil`. Apple: "CLPlacemark.areasOfInterest".
    open var areasOfInterest: [String]? { nil }
    /// Here always `nil`. Apple: "CLPlacemark.timeZone".
    open var timeZone: TimeZone? { nil }
    /// It is kept; `nil` at first. Apple: "CLPlacemark.location".
    open var location: CLLocation?
    /// Here always `nil`. Apple: "CLPlacemark.region".
    open var region: CLRegion? { nil }
    /// Apple: "CLPlacemark.init".
    override public init() { super.init() }
    /// Apple: "CLPlacemark.init".
    public init(placemark: CLPlacemark) { location = placemark.location; super.init() }
}
/// Apple: "CLGeocoder".
open class CLGeocoder: NSObject {
    /// Here always `false`. Apple: "CLGeocoder.isGeocoding".
    open var isGeocoding: Bool { false }
    /// It answers `nil, CLError(.network)`, later. Apple: "CLGeocoder.reverseGeocodeLocation".
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, CLError(.network)) } }
    /// Apple: "CLGeocoder.reverseGeocodeLocation".
    nonisolated(nonsending) open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// It answers `nil, CLError(.network)`, later. Apple: "CLGeocoder.reverseGeocodeLocation".
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, CLError(.network)) } }
    /// Apple: "CLGeocoder.reverseGeocodeLocation".
    nonisolated(nonsending) open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// It answers `nil, CLError(.network)`, later. Apple: "CLGeocoder.geocodeAddressString".
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, CLError(.network)) } }
    /// Apple: "CLGeocoder.geocodeAddressString".
    nonisolated(nonsending) open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// It answers `nil, CLError(.network)`, later. Apple: "CLGeocoder.geocodeAddressString".
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, CLError(.network)) } }
    /// Apple: "CLGeocoder.geocodeAddressString".
    nonisolated(nonsending) open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// It answers `nil, CLError(.network)`, later. Apple: "CLGeocoder.geocodeAddressString".
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, CLError(.network)) } }
    /// Apple: "CLGeocoder.geocodeAddressString".
    nonisolated(nonsending) open func geocodeAddressString(_ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Apple: "CLGeocoder.cancelGeocode".
    open func cancelGeocode() {}
}
/// Apple: "CLLocationManagerDelegate".
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Apple: "CLLocationManagerDelegate.locationManagerDidChangeAuthorization".
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Apple: "CLLocationManagerDelegate.locationManager".
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Apple: "CLLocationManagerDelegate.locationManager".
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Apple: "CLLocationManagerDelegate.locationManager".
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Apple: "CLLocationManagerDelegate.locationManagerShouldDisplayHeadingCalibration".
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    /// Apple: "CLLocationManagerDelegate.locationManager".
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// Apple: "CLLocationManagerDelegate.locationManager".
    func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
    /// Apple: "CLLocationManagerDelegate.locationManager".
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    /// Apple: "CLLocationManagerDelegate.locationManager".
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Apple: "CLLocationManagerDelegate.locationManager".
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// Apple: "CLLocationManagerDelegate.locationManager".
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Apple: "CLLocationManagerDelegate.locationManager".
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    /// Apple: "CLLocationManagerDelegate.locationManager".
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// Apple: "CLLocationManagerDelegate.locationManager".
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    /// Apple: "CLLocationManagerDelegate.locationManagerDidPauseLocationUpdates".
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    /// Apple: "CLLocationManagerDelegate.locationManagerDidResumeLocationUpdates".
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}
extension CLLocationManagerDelegate {
    /// What happens where a type says nothing of it.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// What happens where a type says nothing of it.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// What happens where a type says nothing of it.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// What happens where a type says nothing of it.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    /// What happens where a type says nothing of it.
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
    /// What happens where a type says nothing of it.
    public func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {}
    /// What happens where a type says nothing of it.
    public func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint) {}
    /// What happens where a type says nothing of it.
    public func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {}
    /// What happens where a type says nothing of it.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// What happens where a type says nothing of it.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    /// What happens where a type says nothing of it.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// What happens where a type says nothing of it.
    public func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {}
    /// What happens where a type says nothing of it.
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    /// What happens where a type says nothing of it.
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
    /// What happens where a type says nothing of it.
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
    /// What happens where a type says nothing of it.
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}
/// Apple: "CLLocationManager".
open class CLLocationManager: NSObject {
    /// Apple: "CLLocationManager.delegate".
    open weak var delegate: (any CLLocationManagerDelegate)? { didSet { if let delegate { QuietNotes.later { delegate.locationManagerDidChangeAuthorization(self); delegate.locationManager(self, didChangeAuthorization: .notDetermined) } } } }
    /// Here `.notDetermined`. Apple: "CLLocationManager.authorizationStatus".
    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    /// Here `true`. Apple: "CLLocationManager.locationServicesEnabled".
    open class func locationServicesEnabled() -> Bool { true }
    /// Here `false`. Apple: "CLLocationManager.headingAvailable".
    open class func headingAvailable() -> Bool { false }
    /// Here `false`. Apple: "CLLocationManager.significantLocationChangeMonitoringAvailable".
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// Here `false`. Apple: "CLLocationManager.isMonitoringAvailable".
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// Here `false`. Apple: "CLLocationManager.isRangingAvailable".
    open class func isRangingAvailable() -> Bool { false }
    /// Here always `.notDetermined`. Apple: "CLLocationManager.authorizationStatus".
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    /// Here always `.fullAccuracy`. Apple: "CLLocationManager.accuracyAuthorization".
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// Here always `false`. Apple: "CLLocationManager.isAuthorizedForWidgetUpdates".
    open var isAuthorizedForWidgetUpdates: Bool { false }
    /// Here always `nil`. Apple: "CLLocationManager.location".
    open var location: CLLocation? { nil }
    /// Here always `nil`. Apple: "CLLocationManager.heading".
    open var heading: CLHeading? { nil }
    /// It is kept; `kCLLocationAccuracyBest` at first. Apple: "CLLocationManager.desiredAccuracy".
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// It is kept; `kCLDistanceFilterNone` at first. Apple: "CLLocationManager.distanceFilter".
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// It is kept; `1` at first. Apple: "CLLocationManager.headingFilter".
    open var headingFilter: CLLocationDegrees = 1
    /// It is kept; `.portrait` at first. Apple: "CLLocationManager.headingOrientation".
    open var headingOrientation: CLDeviceOrientation = .portrait
    /// It is kept; `.other` at first. Apple: "CLLocationManager.activityType".
    open var activityType: CLActivityType = .other
    /// It is kept; `true` at first. Apple: "CLLocationManager.pausesLocationUpdatesAutomatically".
    open var pausesLocationUpdatesAutomatically: Bool = true
    /// It is kept; `false` at first. Apple: "CLLocationManager.allowsBackgroundLocationUpdates".
    open var allowsBackgroundLocationUpdates: Bool = false
    /// It is kept; `false` at first. Apple: "CLLocationManager.showsBackgroundLocationIndicator".
    open var showsBackgroundLocationIndicator: Bool = false
    /// Here always `-1`. Apple: "CLLocationManager.maximumRegionMonitoringDistance".
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    /// Here always `[]`. Apple: "CLLocationManager.monitoredRegions".
    open var monitoredRegions: Set<CLRegion> { [] }
    /// Here always `[]`. Apple: "CLLocationManager.rangedBeaconConstraints".
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
    /// It has no effect here, which is told once. Apple: "CLLocationManager.requestWhenInUseAuthorization".
    open func requestWhenInUseAuthorization() { QuietNotes.tell("nobody knows where this machine is: no location comes") }
    /// It has no effect here, which is told once. Apple: "CLLocationManager.requestAlwaysAuthorization".
    open func requestAlwaysAuthorization() { QuietNotes.tell("nobody knows where this machine is: no location comes") }
    /// It answers `CLError(.denied)`, later. Apple: "CLLocationManager.requestTemporaryFullAccuracyAuthorization".
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)?) { QuietNotes.later { completion?(CLError(.denied)) } }
    /// Apple: "CLLocationManager.requestTemporaryFullAccuracyAuthorization".
    nonisolated(nonsending) open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws { throw CLError(.denied) }
    /// Apple: "CLLocationManager.requestLocation".
    open func requestLocation() { QuietNotes.tell("nobody knows where this machine is: no location comes"); QuietNotes.later { self.delegate?.locationManager(self, didFailWithError: CLError(.denied)) } }
    /// It has no effect here, which is told once. Apple: "CLLocationManager.startUpdatingLocation".
    open func startUpdatingLocation() { QuietNotes.tell("nobody knows where this machine is: no location comes") }
    /// Apple: "CLLocationManager.stopUpdatingLocation".
    open func stopUpdatingLocation() {}
    /// It has no effect here, which is told once. Apple: "CLLocationManager.startUpdatingHeading".
    open func startUpdatingHeading() { QuietNotes.tell("nobody knows where this machine is: no location comes") }
    /// Apple: "CLLocationManager.stopUpdatingHeading".
    open func stopUpdatingHeading() {}
    /// It has no effect here, which is told once. Apple: "CLLocationManager.startMonitoringSignificantLocationChanges".
    open func startMonitoringSignificantLocationChanges() { QuietNotes.tell("nobody knows where this machine is: no location comes") }
    /// Apple: "CLLocationManager.stopMonitoringSignificantLocationChanges".
    open func stopMonitoringSignificantLocationChanges() {}
    /// It has no effect here, which is told once. Apple: "CLLocationManager.startMonitoringVisits".
    open func startMonitoringVisits() { QuietNotes.tell("nobody knows where this machine is: no location comes") }
    /// Apple: "CLLocationManager.stopMonitoringVisits".
    open func stopMonitoringVisits() {}
    /// It has no effect here, which is told once. Apple: "CLLocationManager.startMonitoring".
    open func startMonitoring(for region: CLRegion) { QuietNotes.tell("nobody knows where this machine is: no location comes") }
    /// Apple: "CLLocationManager.stopMonitoring".
    open func stopMonitoring(for region: CLRegion) {}
    /// Here `QuietNotes.later { self.delegate?.locationManager(self, didDetermineState: .unknown, for: region) }`. Apple: "CLLocationManager.requestState".
    open func requestState(for region: CLRegion) { QuietNotes.later { self.delegate?.locationManager(self, didDetermineState: .unknown, for: region) } }
    /// It has no effect here, which is told once. Apple: "CLLocationManager.startRangingBeacons".
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) { QuietNotes.tell("nobody knows where this machine is: no location comes") }
    /// Apple: "CLLocationManager.stopRangingBeacons".
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    /// It has no effect here, which is told once. Apple: "CLLocationManager.startRangingBeacons".
    open func startRangingBeacons(in region: CLBeaconRegion) { QuietNotes.tell("nobody knows where this machine is: no location comes") }
    /// Apple: "CLLocationManager.stopRangingBeacons".
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
    /// Apple: "CLLocationManager.dismissHeadingCalibrationDisplay".
    open func dismissHeadingCalibrationDisplay() {}
}
/// Apple: "CLLocationUpdate".
public struct CLLocationUpdate: Sendable {
    /// Apple: "LiveConfiguration".
    public enum LiveConfiguration: Int, Hashable, Sendable {
        /// Apple: "LiveConfiguration.default".
        case `default`
        /// Apple: "LiveConfiguration.automotiveNavigation".
        case automotiveNavigation
        /// Apple: "LiveConfiguration.otherNavigation".
        case otherNavigation
        /// Apple: "LiveConfiguration.fitness".
        case fitness
        /// Apple: "LiveConfiguration.airborne".
        case airborne
    }
    /// Here always `nil`. Apple: "CLLocationUpdate.location".
    public var location: CLLocation? { nil }
    /// Here always `false`. Apple: "CLLocationUpdate.isStationary".
    public var isStationary: Bool { false }
    /// Here always `false`. Apple: "CLLocationUpdate.stationary".
    public var stationary: Bool { false }
    /// Here always `true`. Apple: "CLLocationUpdate.authorizationDenied".
    public var authorizationDenied: Bool { true }
    /// Here always `false`. Apple: "CLLocationUpdate.authorizationDeniedGlobally".
    public var authorizationDeniedGlobally: Bool { false }
    /// Here always `false`. Apple: "CLLocationUpdate.authorizationRestricted".
    public var authorizationRestricted: Bool { false }
    /// Here always `false`. Apple: "CLLocationUpdate.authorizationRequestInProgress".
    public var authorizationRequestInProgress: Bool { false }
    /// Here always `false`. Apple: "CLLocationUpdate.insufficientlyInUse".
    public var insufficientlyInUse: Bool { false }
    /// Here always `true`. Apple: "CLLocationUpdate.locationUnavailable".
    public var locationUnavailable: Bool { true }
    /// Here always `false`. Apple: "CLLocationUpdate.accuracyLimited".
    public var accuracyLimited: Bool { false }
    /// Here always `false`. Apple: "CLLocationUpdate.serviceSessionRequired".
    public var serviceSessionRequired: Bool { false }
    /// Apple: "Updates".
    public struct Updates: AsyncSequence, Sendable {
        /// Apple: "Element".
        public typealias Element = CLLocationUpdate
        /// Apple: "AsyncIterator".
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// Apple: "AsyncIterator.next".
            public mutating func next() async throws -> CLLocationUpdate? { QuietNotes.tell("nobody knows where this machine is: no location comes"); return nil }
        }
        /// Here `AsyncIterator()`. Apple: "Updates.makeAsyncIterator".
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    /// Here `Updates()`. Apple: "CLLocationUpdate.liveUpdates".
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}
/// Apple: "CLServiceSession".
open class CLServiceSession: NSObject {
    /// Apple: "Diagnostic".
    public struct Diagnostic: Sendable {
        /// Here always `true`. Apple: "Diagnostic.authorizationDenied".
        public var authorizationDenied: Bool { true }
        /// Here always `false`. Apple: "Diagnostic.authorizationDeniedGlobally".
        public var authorizationDeniedGlobally: Bool { false }
        /// Here always `false`. Apple: "Diagnostic.authorizationRestricted".
        public var authorizationRestricted: Bool { false }
        /// Here always `false`. Apple: "Diagnostic.authorizationRequestInProgress".
        public var authorizationRequestInProgress: Bool { false }
        /// Here always `false`. Apple: "Diagnostic.insufficientlyInUse".
        public var insufficientlyInUse: Bool { false }
        /// Here always `false`. Apple: "Diagnostic.serviceSessionRequired".
        public var serviceSessionRequired: Bool { false }
        /// Here always `false`. Apple: "Diagnostic.fullAccuracyDenied".
        public var fullAccuracyDenied: Bool { false }
        /// Here always `false`. Apple: "Diagnostic.alwaysAuthorizationDenied".
        public var alwaysAuthorizationDenied: Bool { false }
    }
    /// Here always `AsyncThrowingStream { $0.finish() }`. Apple: "CLServiceSession.diagnostics".
    open var diagnostics: AsyncThrowingStream<Diagnostic, any Error> { AsyncThrowingStream { $0.finish() } }
    /// Apple: "AuthorizationRequirement".
    public enum AuthorizationRequirement: Int, Hashable, Sendable {
        /// Apple: "AuthorizationRequirement.none".
        case none
        /// Apple: "AuthorizationRequirement.whenInUse".
        case whenInUse
        /// Apple: "AuthorizationRequirement.always".
        case always
    }
    /// Apple: "CLServiceSession.init".
    public convenience init(authorization: AuthorizationRequirement) { self.init() }
    /// Apple: "CLServiceSession.init".
    public convenience init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) { self.init() }
    /// Apple: "CLServiceSession.invalidate".
    open func invalidate() {}
}
/// Apple: "CLBackgroundActivitySession".
open class CLBackgroundActivitySession: NSObject {
    /// Apple: "CLBackgroundActivitySession.invalidate".
    open func invalidate() {}
}
/// Apple: "CLCondition".
public protocol CLCondition: Sendable {
}
/// Apple: "CLMonitor".
open class CLMonitor: NSObject, @unchecked Sendable {
    /// Apple: "BeaconIdentityCondition".
    public struct BeaconIdentityCondition: CLCondition {
        /// Apple: "BeaconIdentityCondition.uuid".
        public var uuid: UUID
        /// Apple: "BeaconIdentityCondition.init".
        public init(uuid: UUID) { self.uuid = uuid }
        /// Apple: "BeaconIdentityCondition.init".
        public init(uuid: UUID, major: CLBeaconMajorValue) { self.uuid = uuid }
        /// Apple: "BeaconIdentityCondition.init".
        public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) { self.uuid = uuid }
    }
    /// Apple: "Event".
    public struct Event: Sendable {
        /// Apple: "State".
        public enum State: UInt, Hashable, Sendable {
            /// Apple: "State.unmonitored".
            case unmonitored
            /// Apple: "State.unsatisfied".
            case unsatisfied
            /// Apple: "State.satisfied".
            case satisfied
            /// Apple: "State.unknown".
            case unknown
        }
        /// Apple: "Event.identifier".
        public let identifier: String
        /// Apple: "Event.state".
        public let state: State
        /// Apple: "Event.date".
        public let date: Date
        /// Here always `nil`. Apple: "Event.refinement".
        public var refinement: (any CLCondition)? { nil }
        /// Here always `true`. Apple: "Event.authorizationDenied".
        public var authorizationDenied: Bool { true }
        /// Here always `false`. Apple: "Event.authorizationDeniedGlobally".
        public var authorizationDeniedGlobally: Bool { false }
        /// Here always `false`. Apple: "Event.authorizationRestricted".
        public var authorizationRestricted: Bool { false }
        /// Here always `false`. Apple: "Event.insufficientlyInUse".
        public var insufficientlyInUse: Bool { false }
        /// Here always `false`. Apple: "Event.accuracyLimited".
        public var accuracyLimited: Bool { false }
        /// Here always `false`. Apple: "Event.conditionUnsupported".
        public var conditionUnsupported: Bool { false }
        /// Here always `false`. Apple: "Event.conditionLimitExceeded".
        public var conditionLimitExceeded: Bool { false }
        /// Here always `false`. Apple: "Event.persistenceUnavailable".
        public var persistenceUnavailable: Bool { false }
        /// Here always `false`. Apple: "Event.serviceSessionRequired".
        public var serviceSessionRequired: Bool { false }
    }
    /// Apple: "Record".
    public struct Record: Sendable {
        /// Apple: "Record.condition".
        public let condition: any CLCondition
        /// Apple: "Record.lastEvent".
        public let lastEvent: Event
    }
    /// Apple: "Events".
    public typealias Events = AsyncThrowingStream<Event, any Error>
    /// Worked out. Apple: "CLMonitor.events".
    open var events: Events { get async { AsyncThrowingStream { $0.finish() } } }
    /// Worked out. Apple: "CLMonitor.identifiers".
    open var identifiers: [String] { get async { [] } }
    /// Here `nil`. Apple: "CLMonitor.record".
    open func record(for identifier: String) async -> Record? { nil }
    /// Apple: "CLMonitor.remove".
    open func remove(_ identifier: String) async {}
    /// It has no effect here, which is told once. Apple: "CLMonitor.add".
    open func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State) async { QuietNotes.tell("nobody knows where this machine is: no location comes") }
    /// Apple: "CLMonitor.init".
    public convenience init(_ name: String) async {  self.init() }
    /// Apple: "CircularGeographicCondition".
    public struct CircularGeographicCondition: CLCondition {
        /// Apple: "CircularGeographicCondition.center".
        public var center: CLLocationCoordinate2D
        /// Apple: "CircularGeographicCondition.radius".
        public var radius: CLLocationDistance
        /// Apple: "CircularGeographicCondition.init".
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { self.center = center; self.radius = radius }
    }
    /// It has no effect here, which is told once. Apple: "CLMonitor.add".
    open func add(_ condition: any CLCondition, identifier: String) async { QuietNotes.tell("nobody knows where this machine is: no location comes") }
}
