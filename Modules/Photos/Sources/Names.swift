// length: generated. Written by Scripts/quiet-modules.py from Modules/Photos/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import UIKit
@_exported public import CoreMedia
@_exported public import AVFoundation
@_exported public import ImageIO
internal import AudioToolbox
internal import CFNames
internal import CoreVideo

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("Photos: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Here always `CGSize(width: -1, height: -1)`. Apple: "PHImageManagerMaximumSize".
public var PHImageManagerMaximumSize: CGSize { CGSize(width: -1, height: -1) }
/// Apple: "PHImageResultIsInCloudKey".
public let PHImageResultIsInCloudKey: String = "PHImageResultIsInCloudKey"
/// Apple: "PHImageResultIsDegradedKey".
public let PHImageResultIsDegradedKey: String = "PHImageResultIsDegradedKey"
/// Apple: "PHImageResultRequestIDKey".
public let PHImageResultRequestIDKey: String = "PHImageResultRequestIDKey"
/// Apple: "PHImageCancelledKey".
public let PHImageCancelledKey: String = "PHImageCancelledKey"
/// Apple: "PHImageErrorKey".
public let PHImageErrorKey: String = "PHImageErrorKey"
/// Apple: "PHInvalidImageRequestID".
public let PHInvalidImageRequestID: Int32 = 0
/// Apple: "PHImageRequestID".
public typealias PHImageRequestID = Int32
/// Apple: "PHPhotosError".
public struct PHPhotosError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "PHPhotosError.Code.internalError".
        case internalError = -1
        /// Apple: "PHPhotosError.Code.userCancelled".
        case userCancelled = 3072
        /// Apple: "PHPhotosError.Code.libraryVolumeOffline".
        case libraryVolumeOffline = 3114
        /// Apple: "PHPhotosError.Code.relinquishingLibraryBundleToWriter".
        case relinquishingLibraryBundleToWriter = 3142
        /// Apple: "PHPhotosError.Code.switchingSystemPhotoLibrary".
        case switchingSystemPhotoLibrary = 3143
        /// Apple: "PHPhotosError.Code.networkAccessRequired".
        case networkAccessRequired = 3164
        /// Apple: "PHPhotosError.Code.networkError".
        case networkError = 3169
        /// Apple: "PHPhotosError.Code.identifierNotFound".
        case identifierNotFound = 3201
        /// Apple: "PHPhotosError.Code.multipleIdentifiersFound".
        case multipleIdentifiersFound = 3202
        /// Apple: "PHPhotosError.Code.changeNotSupported".
        case changeNotSupported = 3300
        /// Apple: "PHPhotosError.Code.operationInterrupted".
        case operationInterrupted = 3301
        /// Apple: "PHPhotosError.Code.invalidResource".
        case invalidResource = 3302
        /// Apple: "PHPhotosError.Code.missingResource".
        case missingResource = 3303
        /// Apple: "PHPhotosError.Code.notEnoughSpace".
        case notEnoughSpace = 3305
        /// Apple: "PHPhotosError.Code.requestNotSupportedForAsset".
        case requestNotSupportedForAsset = 3306
        /// Apple: "PHPhotosError.Code.accessRestricted".
        case accessRestricted = 3310
        /// Apple: "PHPhotosError.Code.accessUserDenied".
        case accessUserDenied = 3311
        /// Apple: "PHPhotosError.Code.libraryInFileProviderSyncRoot".
        case libraryInFileProviderSyncRoot = 5423
        /// Apple: "PHPhotosError.Code.persistentChangeTokenExpired".
        case persistentChangeTokenExpired = 3105
        /// Apple: "PHPhotosError.Code.persistentChangeDetailsUnavailable".
        case persistentChangeDetailsUnavailable = 3210
    }
    /// Apple: "PHPhotosError.internalError".
    public static var internalError: Code { .internalError }
    /// Apple: "PHPhotosError.userCancelled".
    public static var userCancelled: Code { .userCancelled }
    /// Apple: "PHPhotosError.libraryVolumeOffline".
    public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
    /// Apple: "PHPhotosError.relinquishingLibraryBundleToWriter".
    public static var relinquishingLibraryBundleToWriter: Code { .relinquishingLibraryBundleToWriter }
    /// Apple: "PHPhotosError.switchingSystemPhotoLibrary".
    public static var switchingSystemPhotoLibrary: Code { .switchingSystemPhotoLibrary }
    /// Apple: "PHPhotosError.networkAccessRequired".
    public static var networkAccessRequired: Code { .networkAccessRequired }
    /// Apple: "PHPhotosError.networkError".
    public static var networkError: Code { .networkError }
    /// Apple: "PHPhotosError.identifierNotFound".
    public static var identifierNotFound: Code { .identifierNotFound }
    /// Apple: "PHPhotosError.multipleIdentifiersFound".
    public static var multipleIdentifiersFound: Code { .multipleIdentifiersFound }
    /// Apple: "PHPhotosError.changeNotSupported".
    public static var changeNotSupported: Code { .changeNotSupported }
    /// Apple: "PHPhotosError.operationInterrupted".
    public static var operationInterrupted: Code { .operationInterrupted }
    /// Apple: "PHPhotosError.invalidResource".
    public static var invalidResource: Code { .invalidResource }
    /// Apple: "PHPhotosError.missingResource".
    public static var missingResource: Code { .missingResource }
    /// Apple: "PHPhotosError.notEnoughSpace".
    public static var notEnoughSpace: Code { .notEnoughSpace }
    /// Apple: "PHPhotosError.requestNotSupportedForAsset".
    public static var requestNotSupportedForAsset: Code { .requestNotSupportedForAsset }
    /// Apple: "PHPhotosError.accessRestricted".
    public static var accessRestricted: Code { .accessRestricted }
    /// Apple: "PHPhotosError.accessUserDenied".
    public static var accessUserDenied: Code { .accessUserDenied }
    /// Apple: "PHPhotosError.libraryInFileProviderSyncRoot".
    public static var libraryInFileProviderSyncRoot: Code { .libraryInFileProviderSyncRoot }
    /// Apple: "PHPhotosError.persistentChangeTokenExpired".
    public static var persistentChangeTokenExpired: Code { .persistentChangeTokenExpired }
    /// Apple: "PHPhotosError.persistentChangeDetailsUnavailable".
    public static var persistentChangeDetailsUnavailable: Code { .persistentChangeDetailsUnavailable }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "PHPhotosErrorDomain" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (PHPhotosErrorDomain error \(code.rawValue).)" }
}
extension PHPhotosError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? PHPhotosError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "PHPhotosErrorDomain".
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"
/// Apple: "PHAuthorizationStatus".
public enum PHAuthorizationStatus: Int, Hashable, Sendable {
    /// Apple: "PHAuthorizationStatus.notDetermined".
    case notDetermined
    /// Apple: "PHAuthorizationStatus.restricted".
    case restricted
    /// Apple: "PHAuthorizationStatus.denied".
    case denied
    /// Apple: "PHAuthorizationStatus.authorized".
    case authorized
    /// Apple: "PHAuthorizationStatus.limited".
    case limited
}
/// Apple: "PHAccessLevel".
public enum PHAccessLevel: Int, Hashable, Sendable {
    /// Apple: "PHAccessLevel.addOnly".
    case addOnly = 1
    /// Apple: "PHAccessLevel.readWrite".
    case readWrite
}
/// Apple: "PHAssetMediaType".
public enum PHAssetMediaType: Int, Hashable, Sendable {
    /// Apple: "PHAssetMediaType.unknown".
    case unknown
    /// Apple: "PHAssetMediaType.image".
    case image
    /// Apple: "PHAssetMediaType.video".
    case video
    /// Apple: "PHAssetMediaType.audio".
    case audio
}
/// Apple: "PHAssetMediaSubtype".
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "PHAssetMediaSubtype.photoPanorama".
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    /// Apple: "PHAssetMediaSubtype.photoHDR".
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    /// Apple: "PHAssetMediaSubtype.photoScreenshot".
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    /// Apple: "PHAssetMediaSubtype.photoLive".
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    /// Apple: "PHAssetMediaSubtype.photoDepthEffect".
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
    /// Apple: "PHAssetMediaSubtype.spatialMedia".
    public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1024)
    /// Apple: "PHAssetMediaSubtype.videoStreamed".
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 65536)
    /// Apple: "PHAssetMediaSubtype.videoHighFrameRate".
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 131072)
    /// Apple: "PHAssetMediaSubtype.videoTimelapse".
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 262144)
    /// Apple: "PHAssetMediaSubtype.videoScreenRecording".
    public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 524288)
    /// Apple: "PHAssetMediaSubtype.videoCinematic".
    public static let videoCinematic = PHAssetMediaSubtype(rawValue: 2097152)
}
/// Apple: "PHAssetSourceType".
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "PHAssetSourceType.typeUserLibrary".
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    /// Apple: "PHAssetSourceType.typeCloudShared".
    public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
    /// Apple: "PHAssetSourceType.typeiTunesSynced".
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}
/// Apple: "PHAssetCollectionType".
public enum PHAssetCollectionType: Int, Hashable, Sendable {
    /// Apple: "PHAssetCollectionType.album".
    case album = 1
    /// Apple: "PHAssetCollectionType.smartAlbum".
    case smartAlbum
    /// Apple: "PHAssetCollectionType.moment".
    case moment
}
/// Apple: "PHAssetCollectionSubtype".
public enum PHAssetCollectionSubtype: Int, Hashable, Sendable {
    /// Apple: "PHAssetCollectionSubtype.albumRegular".
    case albumRegular = 2
    /// Apple: "PHAssetCollectionSubtype.albumSyncedEvent".
    case albumSyncedEvent
    /// Apple: "PHAssetCollectionSubtype.albumSyncedFaces".
    case albumSyncedFaces
    /// Apple: "PHAssetCollectionSubtype.albumSyncedAlbum".
    case albumSyncedAlbum
    /// Apple: "PHAssetCollectionSubtype.albumImported".
    case albumImported
    /// Apple: "PHAssetCollectionSubtype.albumMyPhotoStream".
    case albumMyPhotoStream = 100
    /// Apple: "PHAssetCollectionSubtype.albumCloudShared".
    case albumCloudShared
    /// Apple: "PHAssetCollectionSubtype.smartAlbumGeneric".
    case smartAlbumGeneric = 200
    /// Apple: "PHAssetCollectionSubtype.smartAlbumPanoramas".
    case smartAlbumPanoramas
    /// Apple: "PHAssetCollectionSubtype.smartAlbumVideos".
    case smartAlbumVideos
    /// Apple: "PHAssetCollectionSubtype.smartAlbumFavorites".
    case smartAlbumFavorites
    /// Apple: "PHAssetCollectionSubtype.smartAlbumTimelapses".
    case smartAlbumTimelapses
    /// Apple: "PHAssetCollectionSubtype.smartAlbumAllHidden".
    case smartAlbumAllHidden
    /// Apple: "PHAssetCollectionSubtype.smartAlbumRecentlyAdded".
    case smartAlbumRecentlyAdded
    /// Apple: "PHAssetCollectionSubtype.smartAlbumBursts".
    case smartAlbumBursts
    /// Apple: "PHAssetCollectionSubtype.smartAlbumSlomoVideos".
    case smartAlbumSlomoVideos
    /// Apple: "PHAssetCollectionSubtype.smartAlbumUserLibrary".
    case smartAlbumUserLibrary
    /// Apple: "PHAssetCollectionSubtype.smartAlbumSelfPortraits".
    case smartAlbumSelfPortraits
    /// Apple: "PHAssetCollectionSubtype.smartAlbumScreenshots".
    case smartAlbumScreenshots
    /// Apple: "PHAssetCollectionSubtype.smartAlbumDepthEffect".
    case smartAlbumDepthEffect
    /// Apple: "PHAssetCollectionSubtype.smartAlbumLivePhotos".
    case smartAlbumLivePhotos
    /// Apple: "PHAssetCollectionSubtype.smartAlbumAnimated".
    case smartAlbumAnimated
    /// Apple: "PHAssetCollectionSubtype.smartAlbumLongExposures".
    case smartAlbumLongExposures
    /// Apple: "PHAssetCollectionSubtype.any".
    case any = 0x7FFFFFFFFFFFFFFF
}
/// Apple: "PHAssetResourceType".
public enum PHAssetResourceType: Int, Hashable, Sendable {
    /// Apple: "PHAssetResourceType.photo".
    case photo = 1
    /// Apple: "PHAssetResourceType.video".
    case video
    /// Apple: "PHAssetResourceType.audio".
    case audio
    /// Apple: "PHAssetResourceType.alternatePhoto".
    case alternatePhoto
    /// Apple: "PHAssetResourceType.fullSizePhoto".
    case fullSizePhoto
    /// Apple: "PHAssetResourceType.fullSizeVideo".
    case fullSizeVideo
    /// Apple: "PHAssetResourceType.adjustmentData".
    case adjustmentData
    /// Apple: "PHAssetResourceType.adjustmentBasePhoto".
    case adjustmentBasePhoto
    /// Apple: "PHAssetResourceType.pairedVideo".
    case pairedVideo
    /// Apple: "PHAssetResourceType.fullSizePairedVideo".
    case fullSizePairedVideo
}
/// Apple: "PHImageContentMode".
public enum PHImageContentMode: Int, Hashable, Sendable {
    /// Apple: "PHImageContentMode.aspectFit".
    case aspectFit
    /// Apple: "PHImageContentMode.aspectFill".
    case aspectFill
    /// Apple: "PHImageContentMode.default".
    public static let `default`: PHImageContentMode = .aspectFit
}
/// Apple: "PHImageRequestOptionsVersion".
public enum PHImageRequestOptionsVersion: Int, Hashable, Sendable {
    /// Apple: "PHImageRequestOptionsVersion.current".
    case current
    /// Apple: "PHImageRequestOptionsVersion.unadjusted".
    case unadjusted
    /// Apple: "PHImageRequestOptionsVersion.original".
    case original
}
/// Apple: "PHImageRequestOptionsDeliveryMode".
public enum PHImageRequestOptionsDeliveryMode: Int, Hashable, Sendable {
    /// Apple: "PHImageRequestOptionsDeliveryMode.opportunistic".
    case opportunistic
    /// Apple: "PHImageRequestOptionsDeliveryMode.highQualityFormat".
    case highQualityFormat
    /// Apple: "PHImageRequestOptionsDeliveryMode.fastFormat".
    case fastFormat
}
/// Apple: "PHImageRequestOptionsResizeMode".
public enum PHImageRequestOptionsResizeMode: Int, Hashable, Sendable {
    /// Apple: "PHImageRequestOptionsResizeMode.none".
    case none
    /// Apple: "PHImageRequestOptionsResizeMode.fast".
    case fast
    /// Apple: "PHImageRequestOptionsResizeMode.exact".
    case exact
}
/// Apple: "PHVideoRequestOptionsDeliveryMode".
public enum PHVideoRequestOptionsDeliveryMode: Int, Hashable, Sendable {
    /// Apple: "PHVideoRequestOptionsDeliveryMode.automatic".
    case automatic
    /// Apple: "PHVideoRequestOptionsDeliveryMode.highQualityFormat".
    case highQualityFormat
    /// Apple: "PHVideoRequestOptionsDeliveryMode.mediumQualityFormat".
    case mediumQualityFormat
    /// Apple: "PHVideoRequestOptionsDeliveryMode.fastFormat".
    case fastFormat
}
/// Apple: "PHVideoRequestOptionsVersion".
public enum PHVideoRequestOptionsVersion: Int, Hashable, Sendable {
    /// Apple: "PHVideoRequestOptionsVersion.current".
    case current
    /// Apple: "PHVideoRequestOptionsVersion.original".
    case original
}
/// Apple: "PHObject".
open class PHObject: NSObject {
    /// Here always `""`. Apple: "PHObject.localIdentifier".
    open var localIdentifier: String { "" }
}
/// Apple: "PHAsset".
open class PHAsset: PHObject {
    /// Here always `.unknown`. Apple: "PHAsset.mediaType".
    open var mediaType: PHAssetMediaType { .unknown }
    /// Here always `[]`. Apple: "PHAsset.mediaSubtypes".
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    /// Here always `0`. Apple: "PHAsset.pixelWidth".
    open var pixelWidth: Int { 0 }
    /// Here always `0`. Apple: "PHAsset.pixelHeight".
    open var pixelHeight: Int { 0 }
    /// Here always `nil`. Apple: "PHAsset.creationDate".
    open var creationDate: Date? { nil }
    /// Here always `nil`. Apple: "PHAsset.modificationDate".
    open var modificationDate: Date? { nil }
    /// Here always `0`. Apple: "PHAsset.duration".
    open var duration: TimeInterval { 0 }
    /// Here always `false`. Apple: "PHAsset.isFavorite".
    open var isFavorite: Bool { false }
    /// Here always `false`. Apple: "PHAsset.isHidden".
    open var isHidden: Bool { false }
    /// Here always `[]`. Apple: "PHAsset.sourceType".
    open var sourceType: PHAssetSourceType { [] }
    /// Here always `nil`. Apple: "PHAsset.burstIdentifier".
    open var burstIdentifier: String? { nil }
    /// Here always `false`. Apple: "PHAsset.representsBurst".
    open var representsBurst: Bool { false }
    /// Here `PHFetchResult()`. Apple: "PHAsset.fetchAssets".
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Here `PHFetchResult()`. Apple: "PHAsset.fetchAssets".
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Here `PHFetchResult()`. Apple: "PHAsset.fetchAssets".
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Here `PHFetchResult()`. Apple: "PHAsset.fetchAssets".
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Here `PHFetchResult()`. Apple: "PHAsset.fetchAssets".
    open class func fetchAssets(withALAssetURLs assetURLs: [URL], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Here `nil`. Apple: "PHAsset.fetchKeyAssets".
    open class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>? { nil }
    /// Apple: "PHAsset.requestContentEditingInput".
    open func requestContentEditingInput(with options: PHContentEditingInputRequestOptions?, completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void) -> Int { QuietNotes.later { completionHandler(nil, [:]) }; return 0 }
    /// Here `false`. Apple: "PHAsset.canPerform".
    open func canPerform(_ editOperation: Int) -> Bool { false }
}
/// Apple: "PHCollection".
open class PHCollection: PHObject {
    /// Here always `nil`. Apple: "PHCollection.localizedTitle".
    open var localizedTitle: String? { nil }
    /// Here always `false`. Apple: "PHCollection.canContainAssets".
    open var canContainAssets: Bool { false }
    /// Here always `false`. Apple: "PHCollection.canContainCollections".
    open var canContainCollections: Bool { false }
}
/// Apple: "PHAssetCollection".
open class PHAssetCollection: PHCollection {
    /// Here always `.album`. Apple: "PHAssetCollection.assetCollectionType".
    open var assetCollectionType: PHAssetCollectionType { .album }
    /// Here always `.albumRegular`. Apple: "PHAssetCollection.assetCollectionSubtype".
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
    /// Here always `0`. Apple: "PHAssetCollection.estimatedAssetCount".
    open var estimatedAssetCount: Int { 0 }
    /// Here always `nil`. Apple: "PHAssetCollection.startDate".
    open var startDate: Date? { nil }
    /// Here always `nil`. Apple: "PHAssetCollection.endDate".
    open var endDate: Date? { nil }
    /// Here `PHFetchResult()`. Apple: "PHAssetCollection.fetchAssetCollections".
    open class func fetchAssetCollections(with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    /// Here `PHFetchResult()`. Apple: "PHAssetCollection.fetchAssetCollections".
    open class func fetchAssetCollections(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    /// Here `PHFetchResult()`. Apple: "PHAssetCollection.fetchAssetCollectionsContaining".
    open class func fetchAssetCollectionsContaining(_ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
/// Apple: "PHCollectionList".
open class PHCollectionList: PHCollection {
    /// Here `PHFetchResult()`. Apple: "PHCollectionList.fetchTopLevelUserCollections".
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> { PHFetchResult() }
}
/// Apple: "PHFetchOptions".
open class PHFetchOptions: NSObject {
    /// It is kept; `nil` at first. Apple: "PHFetchOptions.predicate".
    open var predicate: NSPredicate?
    /// It is kept; `nil` at first. Apple: "PHFetchOptions.sortDescriptors".
    open var sortDescriptors: [NSSortDescriptor]?
    /// It is kept; `false` at first. Apple: "PHFetchOptions.includeHiddenAssets".
    open var includeHiddenAssets: Bool = false
    /// It is kept; `false` at first. Apple: "PHFetchOptions.includeAllBurstAssets".
    open var includeAllBurstAssets: Bool = false
    /// It is kept; `[]` at first. Apple: "PHFetchOptions.includeAssetSourceTypes".
    open var includeAssetSourceTypes: PHAssetSourceType = []
    /// It is kept; `0` at first. Apple: "PHFetchOptions.fetchLimit".
    open var fetchLimit: Int = 0
    /// It is kept; `true` at first. Apple: "PHFetchOptions.wantsIncrementalChangeDetails".
    open var wantsIncrementalChangeDetails: Bool = true
}
/// Apple: "PHFetchResult".
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    /// Here always `0`. Apple: "PHFetchResult.count".
    open var count: Int { 0 }
    /// Here always `nil`. Apple: "PHFetchResult.firstObject".
    open var firstObject: ObjectType? { nil }
    /// Here always `nil`. Apple: "PHFetchResult.lastObject".
    open var lastObject: ObjectType? { nil }
    /// Here `self[index]`. Apple: "PHFetchResult.object".
    open func object(at index: Int) -> ObjectType { self[index] }
    /// Apple: "PHFetchResult.subscript".
    public subscript(index: Int) -> ObjectType { preconditionFailure("a PHFetchResult has no objects here: ask for its count first") }
    /// Here `[]`. Apple: "PHFetchResult.objects".
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    /// Here `false`. Apple: "PHFetchResult.contains".
    open func contains(_ anObject: ObjectType) -> Bool { false }
    /// Here `NSNotFound`. Apple: "PHFetchResult.index".
    open func index(of anObject: ObjectType) -> Int { NSNotFound }
    /// Here `0`. Apple: "PHFetchResult.countOfAssets".
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
    /// Apple: "PHFetchResult.enumerateObjects".
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    /// Apple: "PHFetchResult.enumerateObjects".
    open func enumerateObjects(options opts: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
/// Apple: "PHImageRequestOptions".
open class PHImageRequestOptions: NSObject {
    /// It is kept; `.current` at first. Apple: "PHImageRequestOptions.version".
    open var version: PHImageRequestOptionsVersion = .current
    /// It is kept; `.opportunistic` at first. Apple: "PHImageRequestOptions.deliveryMode".
    open var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
    /// It is kept; `.fast` at first. Apple: "PHImageRequestOptions.resizeMode".
    open var resizeMode: PHImageRequestOptionsResizeMode = .fast
    /// It is kept; `.zero` at first. Apple: "PHImageRequestOptions.normalizedCropRect".
    open var normalizedCropRect: CGRect = .zero
    /// It is kept; `false` at first. Apple: "PHImageRequestOptions.isNetworkAccessAllowed".
    open var isNetworkAccessAllowed: Bool = false
    /// It is kept; `false` at first. Apple: "PHImageRequestOptions.isSynchronous".
    open var isSynchronous: Bool = false
    /// It is kept; `nil` at first. Apple: "PHImageRequestOptions.progressHandler".
    open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}
/// Apple: "PHVideoRequestOptions".
open class PHVideoRequestOptions: NSObject {
    /// It is kept; `.current` at first. Apple: "PHVideoRequestOptions.version".
    open var version: PHVideoRequestOptionsVersion = .current
    /// It is kept; `.automatic` at first. Apple: "PHVideoRequestOptions.deliveryMode".
    open var deliveryMode: PHVideoRequestOptionsDeliveryMode = .automatic
    /// It is kept; `false` at first. Apple: "PHVideoRequestOptions.isNetworkAccessAllowed".
    open var isNetworkAccessAllowed: Bool = false
    /// It is kept; `nil` at first. Apple: "PHVideoRequestOptions.progressHandler".
    open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}
/// Apple: "PHLivePhotoRequestOptions".
open class PHLivePhotoRequestOptions: NSObject {
    /// It is kept; `.opportunistic` at first. Apple: "PHLivePhotoRequestOptions.deliveryMode".
    open var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
    /// It is kept; `false` at first. Apple: "PHLivePhotoRequestOptions.isNetworkAccessAllowed".
    open var isNetworkAccessAllowed: Bool = false
}
/// Apple: "PHImageManager".
open class PHImageManager: NSObject {
    /// Apple: "PHImageManager.shared_".
    private nonisolated(unsafe) static let shared_: PHImageManager = PHImageManager()
    /// Here `shared_`. Apple: "PHImageManager.`default`".
    open class func `default`() -> PHImageManager { shared_ }
    /// Apple: "PHImageManager.requestImage".
    @discardableResult open func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { QuietNotes.answer(options?.isSynchronous == true) { resultHandler(nil, [PHImageErrorKey: PHPhotosError(.identifierNotFound)]) }; return PHInvalidImageRequestID }
    /// Apple: "PHImageManager.requestImageDataAndOrientation".
    @discardableResult open func requestImageDataAndOrientation(for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { QuietNotes.answer(options?.isSynchronous == true) { resultHandler(nil, nil, .up, [PHImageErrorKey: PHPhotosError(.identifierNotFound)]) }; return PHInvalidImageRequestID }
    /// Apple: "PHImageManager.requestAVAsset".
    @discardableResult open func requestAVAsset(forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { QuietNotes.later { resultHandler(nil, nil, [PHImageErrorKey: PHPhotosError(.identifierNotFound)]) }; return PHInvalidImageRequestID }
    /// Apple: "PHImageManager.requestPlayerItem".
    @discardableResult open func requestPlayerItem(forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { QuietNotes.later { resultHandler(nil, [PHImageErrorKey: PHPhotosError(.identifierNotFound)]) }; return PHInvalidImageRequestID }
    /// Apple: "PHImageManager.requestLivePhoto".
    @discardableResult open func requestLivePhoto(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { QuietNotes.later { resultHandler(nil, [PHImageErrorKey: PHPhotosError(.identifierNotFound)]) }; return PHInvalidImageRequestID }
    /// Apple: "PHImageManager.cancelImageRequest".
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
/// Apple: "PHCachingImageManager".
open class PHCachingImageManager: PHImageManager {
    /// It is kept; `true` at first. Apple: "PHCachingImageManager.allowsCachingHighQualityImages".
    open var allowsCachingHighQualityImages: Bool = true
    /// Apple: "PHCachingImageManager.startCachingImages".
    open func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}
    /// Apple: "PHCachingImageManager.stopCachingImages".
    open func stopCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}
    /// Apple: "PHCachingImageManager.stopCachingImagesForAllAssets".
    open func stopCachingImagesForAllAssets() {}
}
/// Apple: "PHLivePhoto".
open class PHLivePhoto: NSObject {
    /// Here always `.zero`. Apple: "PHLivePhoto.size".
    open var size: CGSize { .zero }
}
/// Apple: "PHAssetResource".
open class PHAssetResource: NSObject {
    /// Here `[]`. Apple: "PHAssetResource.assetResources".
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
    /// Here always `.photo`. Apple: "PHAssetResource.type".
    open var type: PHAssetResourceType { .photo }
    /// Here always `""`. Apple: "PHAssetResource.originalFilename".
    open var originalFilename: String { "" }
    /// Here always `""`. Apple: "PHAssetResource.uniformTypeIdentifier".
    open var uniformTypeIdentifier: String { "" }
}
/// Apple: "PHAssetResourceManager".
open class PHAssetResourceManager: NSObject {
    /// Apple: "PHAssetResourceManager.shared_".
    private nonisolated(unsafe) static let shared_: PHAssetResourceManager = PHAssetResourceManager()
    /// Here `shared_`. Apple: "PHAssetResourceManager.`default`".
    open class func `default`() -> PHAssetResourceManager { shared_ }
    /// It answers `PHPhotosError(.identifierNotFound)`, later. Apple: "PHAssetResourceManager.writeData".
    open func writeData(for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?, completionHandler: @escaping ((any Error)?) -> Void) { QuietNotes.later { completionHandler(PHPhotosError(.identifierNotFound)) } }
    /// Apple: "PHAssetResourceManager.writeData".
    nonisolated(nonsending) open func writeData(for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?) async throws { throw PHPhotosError(.identifierNotFound) }
}
/// Apple: "PHAssetResourceRequestOptions".
open class PHAssetResourceRequestOptions: NSObject {
    /// It is kept; `false` at first. Apple: "PHAssetResourceRequestOptions.isNetworkAccessAllowed".
    open var isNetworkAccessAllowed: Bool = false
}
/// Apple: "PHAssetResourceCreationOptions".
open class PHAssetResourceCreationOptions: NSObject {
    /// It is kept; `nil` at first. Apple: "PHAssetResourceCreationOptions.originalFilename".
    open var originalFilename: String?
    /// It is kept; `nil` at first. Apple: "PHAssetResourceCreationOptions.uniformTypeIdentifier".
    open var uniformTypeIdentifier: String?
    /// It is kept; `false` at first. Apple: "PHAssetResourceCreationOptions.shouldMoveFile".
    open var shouldMoveFile: Bool = false
}
/// Apple: "PHAssetChangeRequest".
open class PHAssetChangeRequest: NSObject {
    /// Here `.init_()`. Apple: "PHAssetChangeRequest.creationRequestForAsset".
    @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self { .init_() }
    /// Here `nil`. Apple: "PHAssetChangeRequest.creationRequestForAssetFromImage".
    @discardableResult open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
    /// Here `nil`. Apple: "PHAssetChangeRequest.creationRequestForAssetFromVideo".
    @discardableResult open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
    /// Apple: "PHAssetChangeRequest.deleteAssets".
    open class func deleteAssets(_ assets: Any) {}
    /// Apple: "PHAssetChangeRequest.init".
    public convenience init(for asset: PHAsset) { self.init() }
    /// Apple: "PHAssetChangeRequest.init".
    override public required init() { super.init() }
    /// Here `Self()`. Apple: "PHAssetChangeRequest.init_".
    class func init_() -> Self { Self() }
    /// It is kept; `nil` at first. Apple: "PHAssetChangeRequest.creationDate".
    open var creationDate: Date?
    /// It is kept; `false` at first. Apple: "PHAssetChangeRequest.isFavorite".
    open var isFavorite: Bool = false
    /// It is kept; `false` at first. Apple: "PHAssetChangeRequest.isHidden".
    open var isHidden: Bool = false
    /// It is kept; `nil` at first. Apple: "PHAssetChangeRequest.contentEditingOutput".
    open var contentEditingOutput: PHContentEditingOutput?
    /// Here always `nil`. Apple: "PHAssetChangeRequest.placeholderForCreatedAsset".
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
}
/// Apple: "PHAssetCreationRequest".
open class PHAssetCreationRequest: PHAssetChangeRequest {
    /// Here `Self()`. Apple: "PHAssetCreationRequest.forAsset".
    open class func forAsset() -> Self { Self() }
    /// Here `false`. Apple: "PHAssetCreationRequest.supportsAssetResourceTypes".
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { false }
    /// Apple: "PHAssetCreationRequest.addResource".
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
    /// Apple: "PHAssetCreationRequest.addResource".
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
}
/// Apple: "PHAssetCollectionChangeRequest".
open class PHAssetCollectionChangeRequest: NSObject {
    /// Here `PHAssetCollectionChangeRequest()`. Apple: "PHAssetCollectionChangeRequest.creationRequestForAssetCollection".
    @discardableResult open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest { PHAssetCollectionChangeRequest() }
    /// Apple: "PHAssetCollectionChangeRequest.deleteAssetCollections".
    open class func deleteAssetCollections(_ assetCollections: Any) {}
    /// Apple: "PHAssetCollectionChangeRequest.init".
    public convenience init?(for assetCollection: PHAssetCollection) { return nil }
    /// It is kept; `""` at first. Apple: "PHAssetCollectionChangeRequest.title".
    open var title: String = ""
    /// Here always `PHObjectPlaceholder()`. Apple: "PHAssetCollectionChangeRequest.placeholderForCreatedAssetCollection".
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
    /// Apple: "PHAssetCollectionChangeRequest.addAssets".
    open func addAssets(_ assets: Any) {}
    /// Apple: "PHAssetCollectionChangeRequest.removeAssets".
    open func removeAssets(_ assets: Any) {}
}
/// Apple: "PHObjectPlaceholder".
open class PHObjectPlaceholder: PHObject {
}
/// Apple: "PHAdjustmentData".
open class PHAdjustmentData: NSObject {
    /// Apple: "PHAdjustmentData.formatIdentifier".
    public let formatIdentifier: String
    /// Apple: "PHAdjustmentData.formatVersion".
    public let formatVersion: String
    /// Apple: "PHAdjustmentData.data".
    public let data: Data
    /// Apple: "PHAdjustmentData.init".
    public init(formatIdentifier: String, formatVersion: String, data: Data) { self.formatIdentifier = formatIdentifier; self.formatVersion = formatVersion; self.data = data; super.init() }
}
/// Apple: "PHContentEditingInput".
open class PHContentEditingInput: NSObject {
    /// Here always `.unknown`. Apple: "PHContentEditingInput.mediaType".
    open var mediaType: PHAssetMediaType { .unknown }
    /// Here always `nil`. Apple: "PHContentEditingInput.fullSizeImageURL".
    open var fullSizeImageURL: URL? { nil }
    /// Here always `1`. Apple: "PHContentEditingInput.fullSizeImageOrientation".
    open var fullSizeImageOrientation: Int32 { 1 }
    /// Here always `nil`. Apple: "PHContentEditingInput.displaySizeImage".
    open var displaySizeImage: UIImage? { nil }
    /// Here always `nil`. Apple: "PHContentEditingInput.adjustmentData".
    open var adjustmentData: PHAdjustmentData? { nil }
    /// Here always `nil`. Apple: "PHContentEditingInput.audiovisualAsset".
    open var audiovisualAsset: AVAsset? { nil }
}
/// Apple: "PHContentEditingInputRequestOptions".
open class PHContentEditingInputRequestOptions: NSObject {
    /// It is kept; `{ _ in false }` at first. Apple: "PHContentEditingInputRequestOptions.canHandleAdjustmentData".
    open var canHandleAdjustmentData: ((PHAdjustmentData) -> Bool) = { _ in false }
    /// It is kept; `false` at first. Apple: "PHContentEditingInputRequestOptions.isNetworkAccessAllowed".
    open var isNetworkAccessAllowed: Bool = false
}
/// Apple: "PHContentEditingOutput".
open class PHContentEditingOutput: NSObject {
    /// Apple: "PHContentEditingOutput.init".
    public convenience init(contentEditingInput: PHContentEditingInput) { self.init() }
    /// It is kept; `nil` at first. Apple: "PHContentEditingOutput.adjustmentData".
    open var adjustmentData: PHAdjustmentData?
    /// Here always `URL(fileURLWithPath: NSTemporaryDirectory() + "/rendered.jpg")`. Apple: "PHContentEditingOutput.renderedContentURL".
    open var renderedContentURL: URL { URL(fileURLWithPath: NSTemporaryDirectory() + "/rendered.jpg") }
}
/// Apple: "PHChange".
open class PHChange: NSObject {
    /// Here `nil`. Apple: "PHChange.changeDetails".
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
    /// Here `nil`. Apple: "PHChange.changeDetails".
    open func changeDetails<T: PHObject>(for object: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}
/// Apple: "PHObjectChangeDetails".
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
    /// Here always `nil`. Apple: "PHObjectChangeDetails.objectAfterChanges".
    open var objectAfterChanges: ObjectType? { nil }
}
/// Apple: "PHFetchResultChangeDetails".
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    /// Here always `PHFetchResult()`. Apple: "PHFetchResultChangeDetails.fetchResultBeforeChanges".
    open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    /// Here always `PHFetchResult()`. Apple: "PHFetchResultChangeDetails.fetchResultAfterChanges".
    open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    /// Here always `false`. Apple: "PHFetchResultChangeDetails.hasIncrementalChanges".
    open var hasIncrementalChanges: Bool { false }
    /// Here always `nil`. Apple: "PHFetchResultChangeDetails.removedIndexes".
    open var removedIndexes: IndexSet? { nil }
    /// Here always `nil`. Apple: "PHFetchResultChangeDetails.insertedIndexes".
    open var insertedIndexes: IndexSet? { nil }
    /// Here always `nil`. Apple: "PHFetchResultChangeDetails.changedIndexes".
    open var changedIndexes: IndexSet? { nil }
    /// Here always `[]`. Apple: "PHFetchResultChangeDetails.insertedObjects".
    open var insertedObjects: [ObjectType] { [] }
    /// Here always `[]`. Apple: "PHFetchResultChangeDetails.removedObjects".
    open var removedObjects: [ObjectType] { [] }
    /// Here always `false`. Apple: "PHFetchResultChangeDetails.hasMoves".
    open var hasMoves: Bool { false }
}
/// Apple: "PHPhotoLibraryChangeObserver".
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Apple: "PHPhotoLibraryChangeObserver.photoLibraryDidChange".
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
/// Apple: "PHPhotoLibraryAvailabilityObserver".
public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
}
/// Apple: "PHPhotoLibrary".
open class PHPhotoLibrary: NSObject {
    /// Apple: "PHPhotoLibrary.shared_".
    private nonisolated(unsafe) static let shared_: PHPhotoLibrary = PHPhotoLibrary()
    /// Here `shared_`. Apple: "PHPhotoLibrary.shared".
    open class func shared() -> PHPhotoLibrary { shared_ }
    /// Here `.notDetermined`. Apple: "PHPhotoLibrary.authorizationStatus".
    open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    /// Here `.notDetermined`. Apple: "PHPhotoLibrary.authorizationStatus".
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
    /// It answers `.denied`, later. Apple: "PHPhotoLibrary.requestAuthorization".
    open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void) { QuietNotes.later { handler(.denied) } }
    /// Apple: "PHPhotoLibrary.requestAuthorization".
    nonisolated(nonsending) open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
    /// Here `QuietNotes.later { handler(.denied) }`. Apple: "PHPhotoLibrary.requestAuthorization".
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { QuietNotes.later { handler(.denied) } }
    /// It answers `false, PHPhotosError(.accessUserDenied)`, later. Apple: "PHPhotoLibrary.performChanges".
    open func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)?) { QuietNotes.later { completionHandler?(false, PHPhotosError(.accessUserDenied)) } }
    /// Apple: "PHPhotoLibrary.performChanges".
    nonisolated(nonsending) open func performChanges(_ changeBlock: @escaping () -> Void) async throws { throw PHPhotosError(.accessUserDenied) }
    /// Here `throw PHPhotosError(.accessUserDenied)`. Apple: "PHPhotoLibrary.performChangesAndWait".
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { throw PHPhotosError(.accessUserDenied) }
    /// Apple: "PHPhotoLibrary.register".
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Apple: "PHPhotoLibrary.unregisterChangeObserver".
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Apple: "PHPhotoLibrary.presentLimitedLibraryPicker".
    open func presentLimitedLibraryPicker(from controller: UIViewController) {}
}
/// Apple: "PHProjectExtensionContext".
open class PHProjectExtensionContext: NSObject {
}
/// Apple: "PHProjectInfo".
open class PHProjectInfo: NSObject {
}
/// Apple: "PHProjectAssetElement".
open class PHProjectAssetElement: NSObject {
}
