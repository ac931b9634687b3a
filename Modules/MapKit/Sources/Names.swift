// length: generated. Written by Scripts/quiet-modules.py from Modules/MapKit/names.txt; change that.
// swift-format-ignore-file
@_exported public import CoreLocation
@_exported public import Foundation
@_exported public import UIKit
@_exported public import CFNames
internal import ObjectStore

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("MapKit: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "MKError".
public struct MKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "MKError.Code.unknown".
        case unknown = 1
        /// Apple: "MKError.Code.serverFailure".
        case serverFailure
        /// Apple: "MKError.Code.loadingThrottled".
        case loadingThrottled
        /// Apple: "MKError.Code.placemarkNotFound".
        case placemarkNotFound
        /// Apple: "MKError.Code.directionsNotFound".
        case directionsNotFound
        /// Apple: "MKError.Code.decodingFailed".
        case decodingFailed
    }
    /// Apple: "MKError.unknown".
    public static var unknown: Code { .unknown }
    /// Apple: "MKError.serverFailure".
    public static var serverFailure: Code { .serverFailure }
    /// Apple: "MKError.loadingThrottled".
    public static var loadingThrottled: Code { .loadingThrottled }
    /// Apple: "MKError.placemarkNotFound".
    public static var placemarkNotFound: Code { .placemarkNotFound }
    /// Apple: "MKError.directionsNotFound".
    public static var directionsNotFound: Code { .directionsNotFound }
    /// Apple: "MKError.decodingFailed".
    public static var decodingFailed: Code { .decodingFailed }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "MKErrorDomain" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (MKErrorDomain error \(code.rawValue).)" }
}
extension MKError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? MKError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "MKErrorDomain".
public let MKErrorDomain = "MKErrorDomain"
/// Apple: "MKMapType".
public enum MKMapType: UInt, Hashable, Sendable {
    /// Apple: "MKMapType.standard".
    case standard
    /// Apple: "MKMapType.satellite".
    case satellite
    /// Apple: "MKMapType.hybrid".
    case hybrid
    /// Apple: "MKMapType.satelliteFlyover".
    case satelliteFlyover
    /// Apple: "MKMapType.hybridFlyover".
    case hybridFlyover
    /// Apple: "MKMapType.mutedStandard".
    case mutedStandard
}
/// Apple: "MKUserTrackingMode".
public enum MKUserTrackingMode: Int, Hashable, Sendable {
    /// Apple: "MKUserTrackingMode.none".
    case none
    /// Apple: "MKUserTrackingMode.follow".
    case follow
    /// Apple: "MKUserTrackingMode.followWithHeading".
    case followWithHeading
}
/// Apple: "MKOverlayLevel".
public enum MKOverlayLevel: Int, Hashable, Sendable {
    /// Apple: "MKOverlayLevel.aboveRoads".
    case aboveRoads
    /// Apple: "MKOverlayLevel.aboveLabels".
    case aboveLabels
}
/// Apple: "MKFeatureVisibility".
public enum MKFeatureVisibility: Int, Hashable, Sendable {
    /// Apple: "MKFeatureVisibility.adaptive".
    case adaptive
    /// Apple: "MKFeatureVisibility.hidden".
    case hidden
    /// Apple: "MKFeatureVisibility.visible".
    case visible
}
/// Apple: "MKAnnotationViewDragState".
public enum MKAnnotationViewDragState: UInt, Hashable, Sendable {
    /// Apple: "MKAnnotationViewDragState.none".
    case none
    /// Apple: "MKAnnotationViewDragState.starting".
    case starting
    /// Apple: "MKAnnotationViewDragState.dragging".
    case dragging
    /// Apple: "MKAnnotationViewDragState.canceling".
    case canceling
    /// Apple: "MKAnnotationViewDragState.ending".
    case ending
}
/// Apple: "MKPinAnnotationColor".
public enum MKPinAnnotationColor: UInt, Hashable, Sendable {
    /// Apple: "MKPinAnnotationColor.red".
    case red
    /// Apple: "MKPinAnnotationColor.green".
    case green
    /// Apple: "MKPinAnnotationColor.purple".
    case purple
}
/// Apple: "MKLookAroundBadgePosition".
public enum MKLookAroundBadgePosition: Int, Hashable, Sendable {
    /// Apple: "MKLookAroundBadgePosition.topLeading".
    case topLeading
    /// Apple: "MKLookAroundBadgePosition.topTrailing".
    case topTrailing
    /// Apple: "MKLookAroundBadgePosition.bottomTrailing".
    case bottomTrailing
}
/// Apple: "MKDirectionsTransportType".
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "MKDirectionsTransportType.automobile".
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// Apple: "MKDirectionsTransportType.walking".
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// Apple: "MKDirectionsTransportType.transit".
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// Apple: "MKDirectionsTransportType.cycling".
    public static let cycling = MKDirectionsTransportType(rawValue: 8)
    /// Apple: "MKDirectionsTransportType.any".
    public static let any = MKDirectionsTransportType(rawValue: 268435455)
}
/// Apple: "MKPointOfInterestCategory".
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "MKPointOfInterestCategory.airport".
    public static let airport = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryAirport")
    /// Apple: "MKPointOfInterestCategory.amusementPark".
    public static let amusementPark = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryAmusementPark")
    /// Apple: "MKPointOfInterestCategory.aquarium".
    public static let aquarium = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryAquarium")
    /// Apple: "MKPointOfInterestCategory.atm".
    public static let atm = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryAtm")
    /// Apple: "MKPointOfInterestCategory.bakery".
    public static let bakery = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryBakery")
    /// Apple: "MKPointOfInterestCategory.bank".
    public static let bank = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryBank")
    /// Apple: "MKPointOfInterestCategory.beach".
    public static let beach = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryBeach")
    /// Apple: "MKPointOfInterestCategory.brewery".
    public static let brewery = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryBrewery")
    /// Apple: "MKPointOfInterestCategory.cafe".
    public static let cafe = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryCafe")
    /// Apple: "MKPointOfInterestCategory.campground".
    public static let campground = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryCampground")
    /// Apple: "MKPointOfInterestCategory.carRental".
    public static let carRental = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryCarRental")
    /// Apple: "MKPointOfInterestCategory.evCharger".
    public static let evCharger = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryEvCharger")
    /// Apple: "MKPointOfInterestCategory.fireStation".
    public static let fireStation = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryFireStation")
    /// Apple: "MKPointOfInterestCategory.fitnessCenter".
    public static let fitnessCenter = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryFitnessCenter")
    /// Apple: "MKPointOfInterestCategory.foodMarket".
    public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryFoodMarket")
    /// Apple: "MKPointOfInterestCategory.gasStation".
    public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryGasStation")
    /// Apple: "MKPointOfInterestCategory.hospital".
    public static let hospital = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryHospital")
    /// Apple: "MKPointOfInterestCategory.hotel".
    public static let hotel = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryHotel")
    /// Apple: "MKPointOfInterestCategory.laundry".
    public static let laundry = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryLaundry")
    /// Apple: "MKPointOfInterestCategory.library".
    public static let library = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryLibrary")
    /// Apple: "MKPointOfInterestCategory.marina".
    public static let marina = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryMarina")
    /// Apple: "MKPointOfInterestCategory.movieTheater".
    public static let movieTheater = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryMovieTheater")
    /// Apple: "MKPointOfInterestCategory.museum".
    public static let museum = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryMuseum")
    /// Apple: "MKPointOfInterestCategory.nationalPark".
    public static let nationalPark = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryNationalPark")
    /// Apple: "MKPointOfInterestCategory.nightlife".
    public static let nightlife = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryNightlife")
    /// Apple: "MKPointOfInterestCategory.park".
    public static let park = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryPark")
    /// Apple: "MKPointOfInterestCategory.parking".
    public static let parking = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryParking")
    /// Apple: "MKPointOfInterestCategory.pharmacy".
    public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryPharmacy")
    /// Apple: "MKPointOfInterestCategory.police".
    public static let police = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryPolice")
    /// Apple: "MKPointOfInterestCategory.postOffice".
    public static let postOffice = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryPostOffice")
    /// Apple: "MKPointOfInterestCategory.publicTransport".
    public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryPublicTransport")
    /// Apple: "MKPointOfInterestCategory.restaurant".
    public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryRestaurant")
    /// Apple: "MKPointOfInterestCategory.restroom".
    public static let restroom = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryRestroom")
    /// Apple: "MKPointOfInterestCategory.school".
    public static let school = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategorySchool")
    /// Apple: "MKPointOfInterestCategory.stadium".
    public static let stadium = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryStadium")
    /// Apple: "MKPointOfInterestCategory.store".
    public static let store = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryStore")
    /// Apple: "MKPointOfInterestCategory.theater".
    public static let theater = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryTheater")
    /// Apple: "MKPointOfInterestCategory.university".
    public static let university = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryUniversity")
    /// Apple: "MKPointOfInterestCategory.winery".
    public static let winery = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryWinery")
    /// Apple: "MKPointOfInterestCategory.zoo".
    public static let zoo = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryZoo")
    /// Apple: "MKPointOfInterestCategory.castle".
    public static let castle = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryCastle")
    /// Apple: "MKPointOfInterestCategory.landmark".
    public static let landmark = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryLandmark")
    /// Apple: "MKPointOfInterestCategory.fortress".
    public static let fortress = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryFortress")
    /// Apple: "MKPointOfInterestCategory.nationalMonument".
    public static let nationalMonument = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryNationalMonument")
    /// Apple: "MKPointOfInterestCategory.musicVenue".
    public static let musicVenue = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryMusicVenue")
    /// Apple: "MKPointOfInterestCategory.skiing".
    public static let skiing = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategorySkiing")
    /// Apple: "MKPointOfInterestCategory.hiking".
    public static let hiking = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryHiking")
    /// Apple: "MKPointOfInterestCategory.golf".
    public static let golf = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryGolf")
    /// Apple: "MKPointOfInterestCategory.tennis".
    public static let tennis = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryTennis")
    /// Apple: "MKPointOfInterestCategory.soccer".
    public static let soccer = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategorySoccer")
    /// Apple: "MKPointOfInterestCategory.basketball".
    public static let basketball = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryBasketball")
    /// Apple: "MKPointOfInterestCategory.bowling".
    public static let bowling = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryBowling")
    /// Apple: "MKPointOfInterestCategory.spa".
    public static let spa = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategorySpa")
    /// Apple: "MKPointOfInterestCategory.beauty".
    public static let beauty = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryBeauty")
    /// Apple: "MKPointOfInterestCategory.automotiveRepair".
    public static let automotiveRepair = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryAutomotiveRepair")
    /// Apple: "MKPointOfInterestCategory.mailbox".
    public static let mailbox = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryMailbox")
    /// Apple: "MKPointOfInterestCategory.animalService".
    public static let animalService = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryAnimalService")
    /// Apple: "MKPointOfInterestCategory.planetarium".
    public static let planetarium = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryPlanetarium")
    /// Apple: "MKPointOfInterestCategory.conventionCenter".
    public static let conventionCenter = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryConventionCenter")
    /// Apple: "MKPointOfInterestCategory.distillery".
    public static let distillery = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryDistillery")
    /// Apple: "MKPointOfInterestCategory.fairground".
    public static let fairground = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryFairground")
    /// Apple: "MKPointOfInterestCategory.fishing".
    public static let fishing = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryFishing")
    /// Apple: "MKPointOfInterestCategory.goKart".
    public static let goKart = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryGoKart")
    /// Apple: "MKPointOfInterestCategory.kayaking".
    public static let kayaking = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryKayaking")
    /// Apple: "MKPointOfInterestCategory.miniGolf".
    public static let miniGolf = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryMiniGolf")
    /// Apple: "MKPointOfInterestCategory.rockClimbing".
    public static let rockClimbing = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryRockClimbing")
    /// Apple: "MKPointOfInterestCategory.rvPark".
    public static let rvPark = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryRvPark")
    /// Apple: "MKPointOfInterestCategory.skatePark".
    public static let skatePark = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategorySkatePark")
    /// Apple: "MKPointOfInterestCategory.skating".
    public static let skating = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategorySkating")
    /// Apple: "MKPointOfInterestCategory.surfing".
    public static let surfing = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategorySurfing")
    /// Apple: "MKPointOfInterestCategory.swimming".
    public static let swimming = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategorySwimming")
    /// Apple: "MKPointOfInterestCategory.volleyball".
    public static let volleyball = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryVolleyball")
    /// Apple: "MKPointOfInterestCategory.baseball".
    public static let baseball = MKPointOfInterestCategory(rawValue: "MKPointOfInterestCategoryBaseball")
}
/// Apple: "MKPointOfInterestFilter".
open class MKPointOfInterestFilter: NSObject {
    /// Apple: "MKPointOfInterestFilter.categories_".
    let categories_: [MKPointOfInterestCategory]
    /// Apple: "MKPointOfInterestFilter.isIncluding_".
    let isIncluding_: Bool
    /// Apple: "MKPointOfInterestFilter.init".
    public init(including categories: [MKPointOfInterestCategory]) { categories_ = categories; isIncluding_ = true; super.init() }
    /// Apple: "MKPointOfInterestFilter.init".
    public init(excluding categories: [MKPointOfInterestCategory]) { categories_ = categories; isIncluding_ = false; super.init() }
    /// Apple: "MKPointOfInterestFilter.includingAll".
    public nonisolated(unsafe) static let includingAll: MKPointOfInterestFilter = MKPointOfInterestFilter(excluding: [])
    /// Apple: "MKPointOfInterestFilter.excludingAll".
    public nonisolated(unsafe) static let excludingAll: MKPointOfInterestFilter = MKPointOfInterestFilter(including: [])
    /// Here `categories_.contains(category) == isIncluding_`. Apple: "MKPointOfInterestFilter.includes".
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories_.contains(category) == isIncluding_ }
    /// Here `!includes(category)`. Apple: "MKPointOfInterestFilter.excludes".
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
/// Apple: "MKAddressFilter".
open class MKAddressFilter: NSObject {
    /// Apple: "Options".
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "Options.country".
        public static let country = Options(rawValue: 1)
        /// Apple: "Options.administrativeArea".
        public static let administrativeArea = Options(rawValue: 2)
        /// Apple: "Options.subAdministrativeArea".
        public static let subAdministrativeArea = Options(rawValue: 4)
        /// Apple: "Options.locality".
        public static let locality = Options(rawValue: 8)
        /// Apple: "Options.subLocality".
        public static let subLocality = Options(rawValue: 16)
        /// Apple: "Options.postalCode".
        public static let postalCode = Options(rawValue: 32)
    }
    /// Apple: "MKAddressFilter.init".
    public convenience init(including options: Options) { self.init() }
    /// Apple: "MKAddressFilter.init".
    public convenience init(excluding options: Options) { self.init() }
}
/// Apple: "MKMapItem".
open class MKMapItem: NSObject, @unchecked Sendable {
    /// Apple: "MKMapItem.init".
    public init(placemark: MKPlacemark) { self.placemark = placemark; super.init() }
    /// Apple: "MKMapItem.init".
    public convenience init(location: CLLocation, address: MKAddress?) { self.init(placemark: MKPlacemark(coordinate: location.coordinate)) }
    /// Apple: "MKMapItem.placemark".
    public let placemark: MKPlacemark
    /// Here always `CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)`. Apple: "MKMapItem.location".
    open var location: CLLocation { CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude) }
    /// Here always `nil`. Apple: "MKMapItem.address".
    open var address: MKAddress? { nil }
    /// Here always `nil`. Apple: "MKMapItem.addressRepresentations".
    open var addressRepresentations: MKAddressRepresentations? { nil }
    /// Here always `false`. Apple: "MKMapItem.isCurrentLocation".
    open var isCurrentLocation: Bool { false }
    /// Here always `nil`. Apple: "MKMapItem.identifier".
    open var identifier: Identifier? { nil }
    /// It is kept; `nil` at first. Apple: "MKMapItem.name".
    open var name: String?
    /// It is kept; `nil` at first. Apple: "MKMapItem.phoneNumber".
    open var phoneNumber: String?
    /// It is kept; `nil` at first. Apple: "MKMapItem.url".
    open var url: URL?
    /// It is kept; `nil` at first. Apple: "MKMapItem.timeZone".
    open var timeZone: TimeZone?
    /// It is kept; `nil` at first. Apple: "MKMapItem.pointOfInterestCategory".
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    /// Apple: "Identifier".
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// Apple: "Identifier.rawValue".
        public let rawValue: String
        /// Apple: "Identifier.init".
        public init?(rawValue: String) { self.rawValue = rawValue }
    }
    /// Here `MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))`. Apple: "MKMapItem.forCurrentLocation".
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)) }
    /// Apple: "MKMapItem.openMaps".
    @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { QuietNotes.tell("the app Maps is not here"); return false }
    /// Apple: "MKMapItem.openInMaps".
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { QuietNotes.tell("the app Maps is not here"); return false }
}
/// Apple: "MKAddressRepresentations".
open class MKAddressRepresentations: NSObject {
    /// Here always `nil`. Apple: "MKAddressRepresentations.cityName".
    open var cityName: String? { nil }
    /// Here always `nil`. Apple: "MKAddressRepresentations.cityWithContext".
    open var cityWithContext: String? { nil }
    /// Here always `nil`. Apple: "MKAddressRepresentations.regionName".
    open var regionName: String? { nil }
    /// Here `nil`. Apple: "MKAddressRepresentations.fullAddress".
    open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? { nil }
}
/// Apple: "MKAddress".
open class MKAddress: NSObject {
    /// Apple: "MKAddress.fullAddress".
    public let fullAddress: String
    /// Apple: "MKAddress.shortAddress".
    public let shortAddress: String?
    /// Apple: "MKAddress.init".
    public init?(fullAddress: String, shortAddress: String?) { self.fullAddress = fullAddress; self.shortAddress = shortAddress; super.init() }
}
/// Apple: "MKMapItemRequest".
open class MKMapItemRequest: NSObject, @unchecked Sendable {
    /// Apple: "MKMapItemRequest.init".
    public convenience init?(mapItemIdentifier: MKMapItem.Identifier) { return nil }
    /// Worked out. Apple: "MKMapItemRequest.mapItem".
    open var mapItem: MKMapItem { get async throws { throw MKError(.loadingThrottled) } }
}
/// Apple: "MKReverseGeocodingRequest".
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
    /// Apple: "MKReverseGeocodingRequest.init".
    public init?(location: CLLocation) { super.init() }
    /// Worked out. Apple: "MKReverseGeocodingRequest.mapItems".
    open var mapItems: [MKMapItem] { get async throws { throw MKError(.loadingThrottled) } }
}
/// Apple: "MKGeocodingRequest".
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
    /// Apple: "MKGeocodingRequest.init".
    public init?(addressString: String) { super.init() }
    /// Worked out. Apple: "MKGeocodingRequest.mapItems".
    open var mapItems: [MKMapItem] { get async throws { throw MKError(.loadingThrottled) } }
}
/// Apple: "MKLaunchOptionsDirectionsModeKey".
public let MKLaunchOptionsDirectionsModeKey: String = "MKLaunchOptionsDirectionsModeKey"
/// Apple: "MKLaunchOptionsMapTypeKey".
public let MKLaunchOptionsMapTypeKey: String = "MKLaunchOptionsMapTypeKey"
/// Apple: "MKLaunchOptionsMapCenterKey".
public let MKLaunchOptionsMapCenterKey: String = "MKLaunchOptionsMapCenterKey"
/// Apple: "MKLaunchOptionsMapSpanKey".
public let MKLaunchOptionsMapSpanKey: String = "MKLaunchOptionsMapSpanKey"
/// Apple: "MKLaunchOptionsShowsTrafficKey".
public let MKLaunchOptionsShowsTrafficKey: String = "MKLaunchOptionsShowsTrafficKey"
/// Apple: "MKLaunchOptionsCameraKey".
public let MKLaunchOptionsCameraKey: String = "MKLaunchOptionsCameraKey"
/// Apple: "MKLaunchOptionsDirectionsModeDriving".
public let MKLaunchOptionsDirectionsModeDriving: String = "MKLaunchOptionsDirectionsModeDriving"
/// Apple: "MKLaunchOptionsDirectionsModeWalking".
public let MKLaunchOptionsDirectionsModeWalking: String = "MKLaunchOptionsDirectionsModeWalking"
/// Apple: "MKLaunchOptionsDirectionsModeTransit".
public let MKLaunchOptionsDirectionsModeTransit: String = "MKLaunchOptionsDirectionsModeTransit"
/// Apple: "MKLaunchOptionsDirectionsModeCycling".
public let MKLaunchOptionsDirectionsModeCycling: String = "MKLaunchOptionsDirectionsModeCycling"
/// Apple: "MKLaunchOptionsDirectionsModeDefault".
public let MKLaunchOptionsDirectionsModeDefault: String = "MKLaunchOptionsDirectionsModeDefault"
/// Apple: "MKMapViewDefaultAnnotationViewReuseIdentifier".
public let MKMapViewDefaultAnnotationViewReuseIdentifier: String = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// Apple: "MKMapViewDefaultClusterAnnotationViewReuseIdentifier".
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier: String = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
/// Apple: "MKPlacemark".
open class MKPlacemark: CLPlacemark, MKAnnotation {
    /// Apple: "MKPlacemark.coordinate".
    public let coordinate: CLLocationCoordinate2D
    /// Apple: "MKPlacemark.init".
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate; super.init(); location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude) }
    /// Apple: "MKPlacemark.init".
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.init(coordinate: coordinate) }
    /// Apple: "MKPlacemark.init".
    override public init(placemark: CLPlacemark) { coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid; super.init(placemark: placemark) }
    /// Here always `nil`. Apple: "MKPlacemark.countryCode".
    open var countryCode: String? { nil }
    /// Here always `name`. Apple: "MKPlacemark.title".
    open var title: String? { name }
    /// Here always `nil`. Apple: "MKPlacemark.subtitle".
    open var subtitle: String? { nil }
}
/// Apple: "MKLocalSearch".
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// Apple: "Request".
    open class Request: NSObject {
        /// Apple: "Request.init".
        override public init() { super.init() }
        /// Apple: "Request.init".
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery; super.init() }
        /// Apple: "Request.init".
        public init(naturalLanguageQuery: String, region: MKCoordinateRegion) { self.naturalLanguageQuery = naturalLanguageQuery; self.region = region; super.init() }
        /// Apple: "Request.init".
        public convenience init(completion: MKLocalSearchCompletion) { self.init() }
        /// It is kept; `nil` at first. Apple: "Request.naturalLanguageQuery".
        open var naturalLanguageQuery: String?
        /// It is kept; `MKCoordinateRegion()` at first. Apple: "Request.region".
        open var region: MKCoordinateRegion = MKCoordinateRegion()
        /// It is kept; `[.address, .pointOfInterest]` at first. Apple: "Request.resultTypes".
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// It is kept; `nil` at first. Apple: "Request.pointOfInterestFilter".
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// It is kept; `0` at first. Apple: "Request.regionPriority".
        open var regionPriority: Int = 0
    }
    /// Apple: "Response".
    open class Response: NSObject {
        /// Here always `[]`. Apple: "Response.mapItems".
        open var mapItems: [MKMapItem] { [] }
        /// Here always `MKCoordinateRegion()`. Apple: "Response.boundingRegion".
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }
    /// Apple: "MKLocalSearch.init".
    public convenience init(request: Request) { self.init() }
    /// Apple: "MKLocalSearch.init".
    public convenience init(request: MKLocalPointsOfInterestRequest) { self.init() }
    /// Here always `false`. Apple: "MKLocalSearch.isSearching".
    open var isSearching: Bool { false }
    /// It answers `nil, MKError(.loadingThrottled)`, later. Apple: "MKLocalSearch.start".
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, MKError(.loadingThrottled)) } }
    /// Apple: "MKLocalSearch.start".
    nonisolated(nonsending) open func start() async throws -> Response { throw MKError(.loadingThrottled) }
    /// Apple: "MKLocalSearch.cancel".
    open func cancel() {}
}
extension MKLocalSearch {
    /// Apple: "MKLocalSearch.ResultType".
    public struct ResultType: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "MKLocalSearch.ResultType.address".
        public static let address = ResultType(rawValue: 1)
        /// Apple: "MKLocalSearch.ResultType.pointOfInterest".
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Apple: "MKLocalSearch.ResultType.physicalFeature".
        public static let physicalFeature = ResultType(rawValue: 4)
    }
}
/// Apple: "MKLocalPointsOfInterestRequest".
open class MKLocalPointsOfInterestRequest: NSObject {
    /// Apple: "MKLocalPointsOfInterestRequest.init".
    public convenience init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) { self.init() }
    /// Apple: "MKLocalPointsOfInterestRequest.init".
    public convenience init(coordinateRegion region: MKCoordinateRegion) { self.init() }
    /// It is kept; `nil` at first. Apple: "MKLocalPointsOfInterestRequest.pointOfInterestFilter".
    open var pointOfInterestFilter: MKPointOfInterestFilter?
}
/// Apple: "MKLocalSearchCompleterDelegate".
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// Apple: "MKLocalSearchCompleterDelegate.completerDidUpdateResults".
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Apple: "MKLocalSearchCompleterDelegate.completer".
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
    /// What happens where a type says nothing of it.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// What happens where a type says nothing of it.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
/// Apple: "MKLocalSearchCompleter".
open class MKLocalSearchCompleter: NSObject {
    /// Apple: "ResultType".
    public struct ResultType: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "ResultType.address".
        public static let address = ResultType(rawValue: 1)
        /// Apple: "ResultType.pointOfInterest".
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Apple: "ResultType.query".
        public static let query = ResultType(rawValue: 4)
        /// Apple: "ResultType.physicalFeature".
        public static let physicalFeature = ResultType(rawValue: 8)
    }
    /// Apple: "FilterType".
    public enum FilterType: Int, Hashable, Sendable {
        /// Apple: "FilterType.locationsAndQueries".
        case locationsAndQueries
        /// Apple: "FilterType.locationsOnly".
        case locationsOnly
    }
    /// It is kept; `nil` at first. Apple: "MKLocalSearchCompleter.delegate".
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// It is kept; `"" { didSet { if !queryFragment.isEmpty { QuietNotes.tell("there is no service of maps here: searches and routes fail"); QuietNotes.later { self.delegate?.completer(self, didFailWithError: MKError(.loadingThrottled)) } } } }` at first. Apple: "MKLocalSearchCompleter.queryFragment".
    open var queryFragment: String = "" { didSet { if !queryFragment.isEmpty { QuietNotes.tell("there is no service of maps here: searches and routes fail"); QuietNotes.later { self.delegate?.completer(self, didFailWithError: MKError(.loadingThrottled)) } } } }
    /// It is kept; `MKCoordinateRegion()` at first. Apple: "MKLocalSearchCompleter.region".
    open var region: MKCoordinateRegion = MKCoordinateRegion()
    /// It is kept; `[.address, .pointOfInterest, .query]` at first. Apple: "MKLocalSearchCompleter.resultTypes".
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// It is kept; `.locationsAndQueries` at first. Apple: "MKLocalSearchCompleter.filterType".
    open var filterType: FilterType = .locationsAndQueries
    /// It is kept; `nil` at first. Apple: "MKLocalSearchCompleter.pointOfInterestFilter".
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// It is kept; `nil` at first. Apple: "MKLocalSearchCompleter.addressFilter".
    open var addressFilter: MKAddressFilter?
    /// Here always `[]`. Apple: "MKLocalSearchCompleter.results".
    open var results: [MKLocalSearchCompletion] { [] }
    /// Here always `false`. Apple: "MKLocalSearchCompleter.isSearching".
    open var isSearching: Bool { false }
    /// Apple: "MKLocalSearchCompleter.cancel".
    open func cancel() {}
}
/// Apple: "MKLocalSearchCompletion".
open class MKLocalSearchCompletion: NSObject {
    /// Here always `""`. Apple: "MKLocalSearchCompletion.title".
    open var title: String { "" }
    /// Here always `""`. Apple: "MKLocalSearchCompletion.subtitle".
    open var subtitle: String { "" }
    /// Here always `[]`. Apple: "MKLocalSearchCompletion.titleHighlightRanges".
    open var titleHighlightRanges: [NSValue] { [] }
    /// Here always `[]`. Apple: "MKLocalSearchCompletion.subtitleHighlightRanges".
    open var subtitleHighlightRanges: [NSValue] { [] }
}
/// Apple: "MKDirections".
open class MKDirections: NSObject, @unchecked Sendable {
    /// Apple: "Request".
    open class Request: NSObject {
        /// It is kept; `nil` at first. Apple: "Request.source".
        open var source: MKMapItem?
        /// It is kept; `nil` at first. Apple: "Request.destination".
        open var destination: MKMapItem?
        /// It is kept; `.any` at first. Apple: "Request.transportType".
        open var transportType: MKDirectionsTransportType = .any
        /// It is kept; `false` at first. Apple: "Request.requestsAlternateRoutes".
        open var requestsAlternateRoutes: Bool = false
        /// It is kept; `nil` at first. Apple: "Request.departureDate".
        open var departureDate: Date?
        /// It is kept; `nil` at first. Apple: "Request.arrivalDate".
        open var arrivalDate: Date?
    }
    /// Apple: "Response".
    open class Response: NSObject {
        /// Here always `[]`. Apple: "Response.routes".
        open var routes: [MKRoute] { [] }
    }
    /// Apple: "ETAResponse".
    open class ETAResponse: NSObject {
        /// Here always `0`. Apple: "ETAResponse.expectedTravelTime".
        open var expectedTravelTime: TimeInterval { 0 }
        /// Here always `0`. Apple: "ETAResponse.distance".
        open var distance: CLLocationDistance { 0 }
    }
    /// Apple: "MKDirections.init".
    public convenience init(request: Request) { self.init() }
    /// Here always `false`. Apple: "MKDirections.isCalculating".
    open var isCalculating: Bool { false }
    /// It answers `nil, MKError(.loadingThrottled)`, later. Apple: "MKDirections.calculate".
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, MKError(.loadingThrottled)) } }
    /// Apple: "MKDirections.calculate".
    nonisolated(nonsending) open func calculate() async throws -> Response { throw MKError(.loadingThrottled) }
    /// It answers `nil, MKError(.loadingThrottled)`, later. Apple: "MKDirections.calculateETA".
    open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, MKError(.loadingThrottled)) } }
    /// Apple: "MKDirections.calculateETA".
    nonisolated(nonsending) open func calculateETA() async throws -> ETAResponse { throw MKError(.loadingThrottled) }
    /// Apple: "MKDirections.cancel".
    open func cancel() {}
}
/// Apple: "MKRoute".
open class MKRoute: NSObject {
    /// Here always `""`. Apple: "MKRoute.name".
    open var name: String { "" }
    /// Here always `0`. Apple: "MKRoute.distance".
    open var distance: CLLocationDistance { 0 }
    /// Here always `0`. Apple: "MKRoute.expectedTravelTime".
    open var expectedTravelTime: TimeInterval { 0 }
    /// Here always `MKPolyline()`. Apple: "MKRoute.polyline".
    open var polyline: MKPolyline { MKPolyline() }
    /// Here always `[]`. Apple: "MKRoute.steps".
    open var steps: [Step] { [] }
    /// Here always `[]`. Apple: "MKRoute.advisoryNotices".
    open var advisoryNotices: [String] { [] }
    /// Here always `.automobile`. Apple: "MKRoute.transportType".
    open var transportType: MKDirectionsTransportType { .automobile }
    /// Apple: "Step".
    open class Step: NSObject {
        /// Here always `""`. Apple: "Step.instructions".
        open var instructions: String { "" }
        /// Here always `nil`. Apple: "Step.notice".
        open var notice: String? { nil }
        /// Here always `0`. Apple: "Step.distance".
        open var distance: CLLocationDistance { 0 }
        /// Here always `MKPolyline()`. Apple: "Step.polyline".
        open var polyline: MKPolyline { MKPolyline() }
    }
}
/// Apple: "MKLookAroundScene".
open class MKLookAroundScene: NSObject, @unchecked Sendable {
}
/// Apple: "MKLookAroundSceneRequest".
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    /// Apple: "MKLookAroundSceneRequest.init".
    public convenience init(coordinate: CLLocationCoordinate2D) { self.init() }
    /// Apple: "MKLookAroundSceneRequest.init".
    public convenience init(mapItem: MKMapItem) { self.init() }
    /// Worked out. Apple: "MKLookAroundSceneRequest.scene".
    open var scene: MKLookAroundScene? { get async throws { nil } }
    /// Apple: "MKLookAroundSceneRequest.cancel".
    open func cancel() {}
}
/// Apple: "MKLookAroundViewController".
@MainActor @preconcurrency open class MKLookAroundViewController: UIViewController {
    /// It is kept; `nil` at first. Apple: "MKLookAroundViewController.scene".
    open var scene: MKLookAroundScene?
    /// Apple: "MKLookAroundViewController.init".
    public convenience init(scene: MKLookAroundScene) { self.init(); self.scene = scene }
}
/// Apple: "MKMapSnapshotter".
open class MKMapSnapshotter: NSObject {
    /// Apple: "Options".
    open class Options: NSObject {
        /// It is kept; `MKCoordinateRegion()` at first. Apple: "Options.region".
        open var region: MKCoordinateRegion = MKCoordinateRegion()
        /// It is kept; `.world` at first. Apple: "Options.mapRect".
        open var mapRect: MKMapRect = .world
        /// It is kept; `MKMapCamera()` at first. Apple: "Options.camera".
        open var camera: MKMapCamera = MKMapCamera()
        /// It is kept; `.standard` at first. Apple: "Options.mapType".
        open var mapType: MKMapType = .standard
        /// It is kept; `CGSize(width: 256, height: 256)` at first. Apple: "Options.size".
        open var size: CGSize = CGSize(width: 256, height: 256)
        /// It is kept; `1` at first. Apple: "Options.scale".
        open var scale: CGFloat = 1
        /// It is kept; `true` at first. Apple: "Options.showsBuildings".
        open var showsBuildings: Bool = true
        /// It is kept; `nil` at first. Apple: "Options.pointOfInterestFilter".
        open var pointOfInterestFilter: MKPointOfInterestFilter?
    }
    /// Apple: "Snapshot".
    open class Snapshot: NSObject {
        /// Here always `UIImage()`. Apple: "Snapshot.image".
        open var image: UIImage { UIImage() }
        /// Here `.zero`. Apple: "Snapshot.point".
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
    /// Apple: "MKMapSnapshotter.init".
    public convenience init(options: Options) { self.init() }
    /// It answers `nil, MKError(.loadingThrottled)`, later. Apple: "MKMapSnapshotter.start".
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, MKError(.loadingThrottled)) } }
    /// Apple: "MKMapSnapshotter.start".
    nonisolated(nonsending) open func start() async throws -> Snapshot { throw MKError(.loadingThrottled) }
    /// Here `QuietNotes.later { completionHandler(nil, MKError(.loadingThrottled)) }`. Apple: "MKMapSnapshotter.start".
    open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, MKError(.loadingThrottled)) } }
    /// Apple: "MKMapSnapshotter.cancel".
    open func cancel() {}
}
/// Apple: "MKMapCamera".
open class MKMapCamera: NSObject {
    /// It is kept; `CLLocationCoordinate2D()` at first. Apple: "MKMapCamera.centerCoordinate".
    open var centerCoordinate: CLLocationCoordinate2D = CLLocationCoordinate2D()
    /// It is kept; `10_000` at first. Apple: "MKMapCamera.centerCoordinateDistance".
    open var centerCoordinateDistance: CLLocationDistance = 10_000
    /// It is kept; `10_000` at first. Apple: "MKMapCamera.altitude".
    open var altitude: CLLocationDistance = 10_000
    /// It is kept; `0` at first. Apple: "MKMapCamera.heading".
    open var heading: CLLocationDirection = 0
    /// It is kept; `0` at first. Apple: "MKMapCamera.pitch".
    open var pitch: CGFloat = 0
    /// Apple: "MKMapCamera.init".
    override public init() { super.init() }
    /// Apple: "MKMapCamera.init".
    public init(lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection) { self.centerCoordinate = centerCoordinate; centerCoordinateDistance = distance; altitude = distance; self.pitch = pitch; self.heading = heading; super.init() }
    /// Apple: "MKMapCamera.init".
    public convenience init(lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance) { self.init(lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0) }
}
/// Apple: "MKZoomScale".
public typealias MKZoomScale = CGFloat
/// Apple: "MKGeoJSONObject".
public protocol MKGeoJSONObject: NSObjectProtocol {
}
/// Apple: "MKGeoJSONFeature".
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    /// Here always `nil`. Apple: "MKGeoJSONFeature.identifier".
    open var identifier: String? { nil }
    /// Here always `nil`. Apple: "MKGeoJSONFeature.properties".
    open var properties: Data? { nil }
    /// Here always `[]`. Apple: "MKGeoJSONFeature.geometry".
    open var geometry: [Any] { [] }
}
/// Apple: "MKGeoJSONDecoder".
open class MKGeoJSONDecoder: NSObject {
    /// Here `throw MKError(.decodingFailed)`. Apple: "MKGeoJSONDecoder.decode".
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] { throw MKError(.decodingFailed) }
}
