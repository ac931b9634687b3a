// length: generated. Written by Scripts/quiet-modules.py from Modules/MediaPlayer/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import UIKit
@_exported public import AVFoundation
internal import AudioToolbox
internal import CFNames
internal import CoreMedia
internal import CoreVideo

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("MediaPlayer: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "MPError".
public struct MPError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "MPError.Code.unknown".
        case unknown = 0
        /// Apple: "MPError.Code.permissionDenied".
        case permissionDenied
        /// Apple: "MPError.Code.cloudServiceCapabilityMissing".
        case cloudServiceCapabilityMissing
        /// Apple: "MPError.Code.networkConnectionFailed".
        case networkConnectionFailed
        /// Apple: "MPError.Code.notFound".
        case notFound
        /// Apple: "MPError.Code.notSupported".
        case notSupported
        /// Apple: "MPError.Code.cancelled".
        case cancelled
        /// Apple: "MPError.Code.requestTimedOut".
        case requestTimedOut
    }
    /// Apple: "MPError.unknown".
    public static var unknown: Code { .unknown }
    /// Apple: "MPError.permissionDenied".
    public static var permissionDenied: Code { .permissionDenied }
    /// Apple: "MPError.cloudServiceCapabilityMissing".
    public static var cloudServiceCapabilityMissing: Code { .cloudServiceCapabilityMissing }
    /// Apple: "MPError.networkConnectionFailed".
    public static var networkConnectionFailed: Code { .networkConnectionFailed }
    /// Apple: "MPError.notFound".
    public static var notFound: Code { .notFound }
    /// Apple: "MPError.notSupported".
    public static var notSupported: Code { .notSupported }
    /// Apple: "MPError.cancelled".
    public static var cancelled: Code { .cancelled }
    /// Apple: "MPError.requestTimedOut".
    public static var requestTimedOut: Code { .requestTimedOut }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "MPErrorDomain" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (MPErrorDomain error \(code.rawValue).)" }
}
extension MPError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? MPError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "MPErrorDomain".
public let MPErrorDomain = "MPErrorDomain"
/// Apple: "MPMediaItemPropertyTitle".
public let MPMediaItemPropertyTitle: String = "title"
/// Apple: "MPMediaItemPropertyArtist".
public let MPMediaItemPropertyArtist: String = "artist"
/// Apple: "MPMediaItemPropertyAlbumTitle".
public let MPMediaItemPropertyAlbumTitle: String = "albumTitle"
/// Apple: "MPMediaItemPropertyAlbumArtist".
public let MPMediaItemPropertyAlbumArtist: String = "albumArtist"
/// Apple: "MPMediaItemPropertyGenre".
public let MPMediaItemPropertyGenre: String = "genre"
/// Apple: "MPMediaItemPropertyComposer".
public let MPMediaItemPropertyComposer: String = "composer"
/// Apple: "MPMediaItemPropertyPlaybackDuration".
public let MPMediaItemPropertyPlaybackDuration: String = "playbackDuration"
/// Apple: "MPMediaItemPropertyArtwork".
public let MPMediaItemPropertyArtwork: String = "artwork"
/// Apple: "MPMediaItemPropertyPersistentID".
public let MPMediaItemPropertyPersistentID: String = "persistentID"
/// Apple: "MPMediaItemPropertyAssetURL".
public let MPMediaItemPropertyAssetURL: String = "assetURL"
/// Apple: "MPMediaItemPropertyMediaType".
public let MPMediaItemPropertyMediaType: String = "mediaType"
/// Apple: "MPMediaItemPropertyAlbumTrackNumber".
public let MPMediaItemPropertyAlbumTrackNumber: String = "albumTrackNumber"
/// Apple: "MPMediaItemPropertyIsCloudItem".
public let MPMediaItemPropertyIsCloudItem: String = "isCloudItem"
/// Apple: "MPMediaPlaylistPropertyName".
public let MPMediaPlaylistPropertyName: String = "name"
/// Apple: "MPMediaPlaylistPropertyPersistentID".
public let MPMediaPlaylistPropertyPersistentID: String = "playlistPersistentID"
/// Apple: "MPNowPlayingInfoPropertyElapsedPlaybackTime".
public let MPNowPlayingInfoPropertyElapsedPlaybackTime: String = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// Apple: "MPNowPlayingInfoPropertyPlaybackRate".
public let MPNowPlayingInfoPropertyPlaybackRate: String = "MPNowPlayingInfoPropertyPlaybackRate"
/// Apple: "MPNowPlayingInfoPropertyDefaultPlaybackRate".
public let MPNowPlayingInfoPropertyDefaultPlaybackRate: String = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// Apple: "MPNowPlayingInfoPropertyPlaybackProgress".
public let MPNowPlayingInfoPropertyPlaybackProgress: String = "MPNowPlayingInfoPropertyPlaybackProgress"
/// Apple: "MPNowPlayingInfoPropertyPlaybackQueueIndex".
public let MPNowPlayingInfoPropertyPlaybackQueueIndex: String = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// Apple: "MPNowPlayingInfoPropertyPlaybackQueueCount".
public let MPNowPlayingInfoPropertyPlaybackQueueCount: String = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// Apple: "MPNowPlayingInfoPropertyChapterNumber".
public let MPNowPlayingInfoPropertyChapterNumber: String = "MPNowPlayingInfoPropertyChapterNumber"
/// Apple: "MPNowPlayingInfoPropertyChapterCount".
public let MPNowPlayingInfoPropertyChapterCount: String = "MPNowPlayingInfoPropertyChapterCount"
/// Apple: "MPNowPlayingInfoPropertyIsLiveStream".
public let MPNowPlayingInfoPropertyIsLiveStream: String = "MPNowPlayingInfoPropertyIsLiveStream"
/// Apple: "MPNowPlayingInfoPropertyMediaType".
public let MPNowPlayingInfoPropertyMediaType: String = "MPNowPlayingInfoPropertyMediaType"
/// Apple: "MPNowPlayingInfoPropertyAssetURL".
public let MPNowPlayingInfoPropertyAssetURL: String = "MPNowPlayingInfoPropertyAssetURL"
/// Apple: "MPNowPlayingInfoPropertyAvailableLanguageOptions".
public let MPNowPlayingInfoPropertyAvailableLanguageOptions: String = "MPNowPlayingInfoPropertyAvailableLanguageOptions"
/// Apple: "MPNowPlayingInfoPropertyCurrentLanguageOptions".
public let MPNowPlayingInfoPropertyCurrentLanguageOptions: String = "MPNowPlayingInfoPropertyCurrentLanguageOptions"
/// Apple: "MPNowPlayingInfoPropertyExternalContentIdentifier".
public let MPNowPlayingInfoPropertyExternalContentIdentifier: String = "MPNowPlayingInfoPropertyExternalContentIdentifier"
/// Apple: "MPNowPlayingInfoPropertyServiceIdentifier".
public let MPNowPlayingInfoPropertyServiceIdentifier: String = "MPNowPlayingInfoPropertyServiceIdentifier"
/// Apple: "MPNowPlayingInfoCollectionIdentifier".
public let MPNowPlayingInfoCollectionIdentifier: String = "MPNowPlayingInfoCollectionIdentifier"
/// Apple: "MPNowPlayingInfoProperty1x1AnimatedArtwork".
public let MPNowPlayingInfoProperty1x1AnimatedArtwork: String = "MPNowPlayingInfoProperty1x1AnimatedArtwork"
/// Apple: "MPNowPlayingPlaybackState".
public enum MPNowPlayingPlaybackState: UInt, Hashable, Sendable {
    /// Apple: "MPNowPlayingPlaybackState.unknown".
    case unknown
    /// Apple: "MPNowPlayingPlaybackState.playing".
    case playing
    /// Apple: "MPNowPlayingPlaybackState.paused".
    case paused
    /// Apple: "MPNowPlayingPlaybackState.stopped".
    case stopped
    /// Apple: "MPNowPlayingPlaybackState.interrupted".
    case interrupted
}
/// Apple: "MPNowPlayingInfoMediaType".
public enum MPNowPlayingInfoMediaType: UInt, Hashable, Sendable {
    /// Apple: "MPNowPlayingInfoMediaType.none".
    case none
    /// Apple: "MPNowPlayingInfoMediaType.audio".
    case audio
    /// Apple: "MPNowPlayingInfoMediaType.video".
    case video
}
/// Apple: "MPRemoteCommandHandlerStatus".
public enum MPRemoteCommandHandlerStatus: Int, Hashable, Sendable {
    /// Apple: "MPRemoteCommandHandlerStatus.success".
    case success
    /// Apple: "MPRemoteCommandHandlerStatus.noSuchContent".
    case noSuchContent = 100
    /// Apple: "MPRemoteCommandHandlerStatus.noActionableNowPlayingItem".
    case noActionableNowPlayingItem = 110
    /// Apple: "MPRemoteCommandHandlerStatus.deviceNotFound".
    case deviceNotFound = 120
    /// Apple: "MPRemoteCommandHandlerStatus.commandFailed".
    case commandFailed = 200
}
/// Apple: "MPMediaLibraryAuthorizationStatus".
public enum MPMediaLibraryAuthorizationStatus: Int, Hashable, Sendable {
    /// Apple: "MPMediaLibraryAuthorizationStatus.notDetermined".
    case notDetermined
    /// Apple: "MPMediaLibraryAuthorizationStatus.denied".
    case denied
    /// Apple: "MPMediaLibraryAuthorizationStatus.restricted".
    case restricted
    /// Apple: "MPMediaLibraryAuthorizationStatus.authorized".
    case authorized
}
/// Apple: "MPMusicPlaybackState".
public enum MPMusicPlaybackState: Int, Hashable, Sendable {
    /// Apple: "MPMusicPlaybackState.stopped".
    case stopped
    /// Apple: "MPMusicPlaybackState.playing".
    case playing
    /// Apple: "MPMusicPlaybackState.paused".
    case paused
    /// Apple: "MPMusicPlaybackState.interrupted".
    case interrupted
    /// Apple: "MPMusicPlaybackState.seekingForward".
    case seekingForward
    /// Apple: "MPMusicPlaybackState.seekingBackward".
    case seekingBackward
}
/// Apple: "MPMusicRepeatMode".
public enum MPMusicRepeatMode: Int, Hashable, Sendable {
    /// Apple: "MPMusicRepeatMode.default".
    case `default`
    /// Apple: "MPMusicRepeatMode.none".
    case none
    /// Apple: "MPMusicRepeatMode.one".
    case one
    /// Apple: "MPMusicRepeatMode.all".
    case all
}
/// Apple: "MPMusicShuffleMode".
public enum MPMusicShuffleMode: Int, Hashable, Sendable {
    /// Apple: "MPMusicShuffleMode.default".
    case `default`
    /// Apple: "MPMusicShuffleMode.off".
    case off
    /// Apple: "MPMusicShuffleMode.songs".
    case songs
    /// Apple: "MPMusicShuffleMode.albums".
    case albums
}
/// Apple: "MPRepeatType".
public enum MPRepeatType: Int, Hashable, Sendable {
    /// Apple: "MPRepeatType.off".
    case off
    /// Apple: "MPRepeatType.one".
    case one
    /// Apple: "MPRepeatType.all".
    case all
}
/// Apple: "MPShuffleType".
public enum MPShuffleType: Int, Hashable, Sendable {
    /// Apple: "MPShuffleType.off".
    case off
    /// Apple: "MPShuffleType.items".
    case items
    /// Apple: "MPShuffleType.collections".
    case collections
}
/// Apple: "MPChangeLanguageOptionSetting".
public enum MPChangeLanguageOptionSetting: Int, Hashable, Sendable {
    /// Apple: "MPChangeLanguageOptionSetting.none".
    case none
    /// Apple: "MPChangeLanguageOptionSetting.nowPlayingItemOnly".
    case nowPlayingItemOnly
    /// Apple: "MPChangeLanguageOptionSetting.permanent".
    case permanent
}
/// Apple: "MPSeekCommandEventType".
public enum MPSeekCommandEventType: UInt, Hashable, Sendable {
    /// Apple: "MPSeekCommandEventType.beginSeeking".
    case beginSeeking
    /// Apple: "MPSeekCommandEventType.endSeeking".
    case endSeeking
}
/// Apple: "MPMediaPredicateComparison".
public enum MPMediaPredicateComparison: Int, Hashable, Sendable {
    /// Apple: "MPMediaPredicateComparison.equalTo".
    case equalTo
    /// Apple: "MPMediaPredicateComparison.contains".
    case contains
}
/// Apple: "MPMediaType".
public struct MPMediaType: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "MPMediaType.music".
    public static let music = MPMediaType(rawValue: 1)
    /// Apple: "MPMediaType.podcast".
    public static let podcast = MPMediaType(rawValue: 2)
    /// Apple: "MPMediaType.audioBook".
    public static let audioBook = MPMediaType(rawValue: 4)
    /// Apple: "MPMediaType.audioITunesU".
    public static let audioITunesU = MPMediaType(rawValue: 8)
    /// Apple: "MPMediaType.anyAudio".
    public static let anyAudio = MPMediaType(rawValue: 255)
    /// Apple: "MPMediaType.movie".
    public static let movie = MPMediaType(rawValue: 256)
    /// Apple: "MPMediaType.any".
    public static let any = MPMediaType(rawValue: 4294967295)
}
extension Notification.Name {
    /// Apple: "Notification.Name.MPMusicPlayerControllerNowPlayingItemDidChange".
    public static let MPMusicPlayerControllerNowPlayingItemDidChange: Notification.Name = .init("MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    /// Apple: "Notification.Name.MPMusicPlayerControllerPlaybackStateDidChange".
    public static let MPMusicPlayerControllerPlaybackStateDidChange: Notification.Name = .init("MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    /// Apple: "Notification.Name.MPMusicPlayerControllerVolumeDidChange".
    public static let MPMusicPlayerControllerVolumeDidChange: Notification.Name = .init("MPMusicPlayerControllerVolumeDidChangeNotification")
    /// Apple: "Notification.Name.MPMusicPlayerControllerQueueDidChange".
    public static let MPMusicPlayerControllerQueueDidChange: Notification.Name = .init("MPMusicPlayerControllerQueueDidChangeNotification")
}
/// Apple: "MPNowPlayingInfoCenter".
open class MPNowPlayingInfoCenter: NSObject {
    /// Apple: "MPNowPlayingInfoCenter.shared_".
    private nonisolated(unsafe) static let shared_: MPNowPlayingInfoCenter = MPNowPlayingInfoCenter()
    /// Here `shared_`. Apple: "MPNowPlayingInfoCenter.`default`".
    open class func `default`() -> MPNowPlayingInfoCenter { shared_ }
    /// It is kept; `nil` at first. Apple: "MPNowPlayingInfoCenter.nowPlayingInfo".
    open var nowPlayingInfo: [String: Any]?
    /// It is kept; `.unknown` at first. Apple: "MPNowPlayingInfoCenter.playbackState".
    open var playbackState: MPNowPlayingPlaybackState = .unknown
    /// Apple: "MPNowPlayingInfoCenter.supportedAnimatedArtworkKeys".
    open class var supportedAnimatedArtworkKeys: [String] { [] }
}
/// Apple: "MPNowPlayingSession".
open class MPNowPlayingSession: NSObject {
    /// Apple: "MPNowPlayingSession.init".
    public convenience init(players: [AVPlayer]) { self.init() }
    /// Apple: "MPNowPlayingSession.nowPlayingInfoCenter".
    public let nowPlayingInfoCenter: MPNowPlayingInfoCenter = MPNowPlayingInfoCenter()
    /// Apple: "MPNowPlayingSession.remoteCommandCenter".
    public let remoteCommandCenter: MPRemoteCommandCenter = MPRemoteCommandCenter()
    /// It is kept; `false` at first. Apple: "MPNowPlayingSession.automaticallyPublishesNowPlayingInfo".
    open var automaticallyPublishesNowPlayingInfo: Bool = false
    /// It answers `false`, later. Apple: "MPNowPlayingSession.becomeActiveIfPossible".
    open func becomeActiveIfPossible(completion: ((Bool) -> Void)?) { QuietNotes.later { completion?(false) } }
    /// Apple: "MPNowPlayingSession.becomeActiveIfPossible".
    nonisolated(nonsending) open func becomeActiveIfPossible() async -> Bool { false }
}
/// Apple: "MPNowPlayingInfoLanguageOption".
open class MPNowPlayingInfoLanguageOption: NSObject {
}
/// Apple: "MPNowPlayingInfoLanguageOptionGroup".
open class MPNowPlayingInfoLanguageOptionGroup: NSObject {
}
/// Apple: "MPRemoteCommand".
open class MPRemoteCommand: NSObject {
    /// It is kept; `true` at first. Apple: "MPRemoteCommand.isEnabled".
    open var isEnabled: Bool = true
    /// Here `NSObject()`. Apple: "MPRemoteCommand.addTarget".
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
    /// Apple: "MPRemoteCommand.addTarget".
    open func addTarget(_ target: Any, action: Selector) {}
    /// Apple: "MPRemoteCommand.removeTarget".
    open func removeTarget(_ target: Any?) {}
    /// Apple: "MPRemoteCommand.removeTarget".
    open func removeTarget(_ target: Any, action: Selector?) {}
}
/// Apple: "MPSkipIntervalCommand".
open class MPSkipIntervalCommand: MPRemoteCommand {
    /// It is kept; `[10]` at first. Apple: "MPSkipIntervalCommand.preferredIntervals".
    open var preferredIntervals: [NSNumber] = [10]
}
/// Apple: "MPFeedbackCommand".
open class MPFeedbackCommand: MPRemoteCommand {
    /// It is kept; `false` at first. Apple: "MPFeedbackCommand.isActive".
    open var isActive: Bool = false
    /// It is kept; `""` at first. Apple: "MPFeedbackCommand.localizedTitle".
    open var localizedTitle: String = ""
    /// It is kept; `""` at first. Apple: "MPFeedbackCommand.localizedShortTitle".
    open var localizedShortTitle: String = ""
}
/// Apple: "MPRatingCommand".
open class MPRatingCommand: MPRemoteCommand {
    /// It is kept; `0` at first. Apple: "MPRatingCommand.minimumRating".
    open var minimumRating: Float = 0
    /// It is kept; `1` at first. Apple: "MPRatingCommand.maximumRating".
    open var maximumRating: Float = 1
}
/// Apple: "MPChangePlaybackRateCommand".
open class MPChangePlaybackRateCommand: MPRemoteCommand {
    /// It is kept; `[]` at first. Apple: "MPChangePlaybackRateCommand.supportedPlaybackRates".
    open var supportedPlaybackRates: [NSNumber] = []
}
/// Apple: "MPChangePlaybackPositionCommand".
open class MPChangePlaybackPositionCommand: MPRemoteCommand {
}
/// Apple: "MPChangeShuffleModeCommand".
open class MPChangeShuffleModeCommand: MPRemoteCommand {
    /// It is kept; `.off` at first. Apple: "MPChangeShuffleModeCommand.currentShuffleType".
    open var currentShuffleType: MPShuffleType = .off
}
/// Apple: "MPChangeRepeatModeCommand".
open class MPChangeRepeatModeCommand: MPRemoteCommand {
    /// It is kept; `.off` at first. Apple: "MPChangeRepeatModeCommand.currentRepeatType".
    open var currentRepeatType: MPRepeatType = .off
}
/// Apple: "MPRemoteCommandEvent".
open class MPRemoteCommandEvent: NSObject {
    /// Here always `MPRemoteCommand()`. Apple: "MPRemoteCommandEvent.command".
    open var command: MPRemoteCommand { MPRemoteCommand() }
    /// Here always `0`. Apple: "MPRemoteCommandEvent.timestamp".
    open var timestamp: TimeInterval { 0 }
}
/// Apple: "MPSkipIntervalCommandEvent".
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    /// Here always `0`. Apple: "MPSkipIntervalCommandEvent.interval".
    open var interval: TimeInterval { 0 }
}
/// Apple: "MPSeekCommandEvent".
open class MPSeekCommandEvent: MPRemoteCommandEvent {
    /// Here always `.beginSeeking`. Apple: "MPSeekCommandEvent.type".
    open var type: MPSeekCommandEventType { .beginSeeking }
}
/// Apple: "MPRatingCommandEvent".
open class MPRatingCommandEvent: MPRemoteCommandEvent {
    /// Here always `0`. Apple: "MPRatingCommandEvent.rating".
    open var rating: Float { 0 }
}
/// Apple: "MPChangePlaybackRateCommandEvent".
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
    /// Here always `1`. Apple: "MPChangePlaybackRateCommandEvent.playbackRate".
    open var playbackRate: Float { 1 }
}
/// Apple: "MPChangePlaybackPositionCommandEvent".
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// Here always `0`. Apple: "MPChangePlaybackPositionCommandEvent.positionTime".
    open var positionTime: TimeInterval { 0 }
}
/// Apple: "MPChangeShuffleModeCommandEvent".
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
    /// Here always `.off`. Apple: "MPChangeShuffleModeCommandEvent.shuffleType".
    open var shuffleType: MPShuffleType { .off }
}
/// Apple: "MPChangeRepeatModeCommandEvent".
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
    /// Here always `.off`. Apple: "MPChangeRepeatModeCommandEvent.repeatType".
    open var repeatType: MPRepeatType { .off }
}
/// Apple: "MPRemoteCommandCenter".
open class MPRemoteCommandCenter: NSObject {
    /// Apple: "MPRemoteCommandCenter.shared_".
    private nonisolated(unsafe) static let shared_: MPRemoteCommandCenter = MPRemoteCommandCenter()
    /// Here `shared_`. Apple: "MPRemoteCommandCenter.shared".
    open class func shared() -> MPRemoteCommandCenter { shared_ }
    /// Apple: "MPRemoteCommandCenter.pauseCommand".
    public let pauseCommand: MPRemoteCommand = MPRemoteCommand()
    /// Apple: "MPRemoteCommandCenter.playCommand".
    public let playCommand: MPRemoteCommand = MPRemoteCommand()
    /// Apple: "MPRemoteCommandCenter.stopCommand".
    public let stopCommand: MPRemoteCommand = MPRemoteCommand()
    /// Apple: "MPRemoteCommandCenter.togglePlayPauseCommand".
    public let togglePlayPauseCommand: MPRemoteCommand = MPRemoteCommand()
    /// Apple: "MPRemoteCommandCenter.enableLanguageOptionCommand".
    public let enableLanguageOptionCommand: MPRemoteCommand = MPRemoteCommand()
    /// Apple: "MPRemoteCommandCenter.disableLanguageOptionCommand".
    public let disableLanguageOptionCommand: MPRemoteCommand = MPRemoteCommand()
    /// Apple: "MPRemoteCommandCenter.changePlaybackRateCommand".
    public let changePlaybackRateCommand: MPChangePlaybackRateCommand = MPChangePlaybackRateCommand()
    /// Apple: "MPRemoteCommandCenter.changeRepeatModeCommand".
    public let changeRepeatModeCommand: MPChangeRepeatModeCommand = MPChangeRepeatModeCommand()
    /// Apple: "MPRemoteCommandCenter.changeShuffleModeCommand".
    public let changeShuffleModeCommand: MPChangeShuffleModeCommand = MPChangeShuffleModeCommand()
    /// Apple: "MPRemoteCommandCenter.nextTrackCommand".
    public let nextTrackCommand: MPRemoteCommand = MPRemoteCommand()
    /// Apple: "MPRemoteCommandCenter.previousTrackCommand".
    public let previousTrackCommand: MPRemoteCommand = MPRemoteCommand()
    /// Apple: "MPRemoteCommandCenter.skipForwardCommand".
    public let skipForwardCommand: MPSkipIntervalCommand = MPSkipIntervalCommand()
    /// Apple: "MPRemoteCommandCenter.skipBackwardCommand".
    public let skipBackwardCommand: MPSkipIntervalCommand = MPSkipIntervalCommand()
    /// Apple: "MPRemoteCommandCenter.seekForwardCommand".
    public let seekForwardCommand: MPRemoteCommand = MPRemoteCommand()
    /// Apple: "MPRemoteCommandCenter.seekBackwardCommand".
    public let seekBackwardCommand: MPRemoteCommand = MPRemoteCommand()
    /// Apple: "MPRemoteCommandCenter.changePlaybackPositionCommand".
    public let changePlaybackPositionCommand: MPChangePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    /// Apple: "MPRemoteCommandCenter.ratingCommand".
    public let ratingCommand: MPRatingCommand = MPRatingCommand()
    /// Apple: "MPRemoteCommandCenter.likeCommand".
    public let likeCommand: MPFeedbackCommand = MPFeedbackCommand()
    /// Apple: "MPRemoteCommandCenter.dislikeCommand".
    public let dislikeCommand: MPFeedbackCommand = MPFeedbackCommand()
    /// Apple: "MPRemoteCommandCenter.bookmarkCommand".
    public let bookmarkCommand: MPFeedbackCommand = MPFeedbackCommand()
}
/// Apple: "MPMediaItemArtwork".
open class MPMediaItemArtwork: NSObject {
    /// Apple: "MPMediaItemArtwork.bounds".
    public let bounds: CGRect
    /// Apple: "MPMediaItemArtwork.handler_".
    let handler_: (CGSize) -> UIImage
    /// Apple: "MPMediaItemArtwork.init".
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) { bounds = CGRect(origin: .zero, size: boundsSize); handler_ = requestHandler; super.init() }
    /// Apple: "MPMediaItemArtwork.init".
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
    /// Here `handler_(size)`. Apple: "MPMediaItemArtwork.image".
    open func image(at size: CGSize) -> UIImage? { handler_(size) }
}
/// Apple: "MPMediaItemAnimatedArtwork".
open class MPMediaItemAnimatedArtwork: NSObject {
}
/// Apple: "MPMediaEntity".
open class MPMediaEntity: NSObject {
    /// Here always `0`. Apple: "MPMediaEntity.persistentID".
    open var persistentID: UInt64 { 0 }
    /// Here `nil`. Apple: "MPMediaEntity.value".
    open func value(forProperty property: String) -> Any? { nil }
}
/// Apple: "MPMediaItem".
open class MPMediaItem: MPMediaEntity {
    /// Here always `nil`. Apple: "MPMediaItem.title".
    open var title: String? { nil }
    /// Here always `nil`. Apple: "MPMediaItem.artist".
    open var artist: String? { nil }
    /// Here always `nil`. Apple: "MPMediaItem.albumTitle".
    open var albumTitle: String? { nil }
    /// Here always `nil`. Apple: "MPMediaItem.albumArtist".
    open var albumArtist: String? { nil }
    /// Here always `nil`. Apple: "MPMediaItem.genre".
    open var genre: String? { nil }
    /// Here always `0`. Apple: "MPMediaItem.playbackDuration".
    open var playbackDuration: TimeInterval { 0 }
    /// Here always `nil`. Apple: "MPMediaItem.artwork".
    open var artwork: MPMediaItemArtwork? { nil }
    /// Here always `nil`. Apple: "MPMediaItem.assetURL".
    open var assetURL: URL? { nil }
    /// Here always `""`. Apple: "MPMediaItem.playbackStoreID".
    open var playbackStoreID: String { "" }
    /// Here always `.music`. Apple: "MPMediaItem.mediaType".
    open var mediaType: MPMediaType { .music }
    /// Here always `false`. Apple: "MPMediaItem.isCloudItem".
    open var isCloudItem: Bool { false }
}
/// Apple: "MPMediaItemCollection".
open class MPMediaItemCollection: MPMediaEntity {
    /// Apple: "MPMediaItemCollection.items".
    public let items: [MPMediaItem]
    /// Apple: "MPMediaItemCollection.init".
    public init(items: [MPMediaItem]) { self.items = items; super.init() }
    /// Here always `items.count`. Apple: "MPMediaItemCollection.count".
    open var count: Int { items.count }
    /// Here always `items.first`. Apple: "MPMediaItemCollection.representativeItem".
    open var representativeItem: MPMediaItem? { items.first }
}
/// Apple: "MPMediaPlaylist".
open class MPMediaPlaylist: MPMediaItemCollection {
    /// Here always `nil`. Apple: "MPMediaPlaylist.name".
    open var name: String? { nil }
}
/// Apple: "MPMediaPropertyPredicate".
open class MPMediaPropertyPredicate: NSObject {
    /// Apple: "MPMediaPropertyPredicate.init".
    public convenience init(value: Any?, forProperty property: String) { self.init() }
    /// Apple: "MPMediaPropertyPredicate.init".
    public convenience init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison) { self.init() }
}
/// Apple: "MPMediaQuery".
open class MPMediaQuery: NSObject {
    /// Apple: "MPMediaQuery.init".
    public convenience init(filterPredicates: Set<MPMediaPropertyPredicate>?) { self.init() }
    /// Here always `[]`. Apple: "MPMediaQuery.items".
    open var items: [MPMediaItem]? { [] }
    /// Here always `[]`. Apple: "MPMediaQuery.collections".
    open var collections: [MPMediaItemCollection]? { [] }
    /// Apple: "MPMediaQuery.addFilterPredicate".
    open func addFilterPredicate(_ predicate: MPMediaPropertyPredicate) {}
    /// Apple: "MPMediaQuery.removeFilterPredicate".
    open func removeFilterPredicate(_ predicate: MPMediaPropertyPredicate) {}
    /// Here `MPMediaQuery()`. Apple: "MPMediaQuery.songs".
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    /// Here `MPMediaQuery()`. Apple: "MPMediaQuery.albums".
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    /// Here `MPMediaQuery()`. Apple: "MPMediaQuery.artists".
    open class func artists() -> MPMediaQuery { MPMediaQuery() }
    /// Here `MPMediaQuery()`. Apple: "MPMediaQuery.playlists".
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
}
/// Apple: "MPMediaLibrary".
open class MPMediaLibrary: NSObject {
    /// Apple: "MPMediaLibrary.shared_".
    private nonisolated(unsafe) static let shared_: MPMediaLibrary = MPMediaLibrary()
    /// Here `shared_`. Apple: "MPMediaLibrary.`default`".
    open class func `default`() -> MPMediaLibrary { shared_ }
    /// Here `.notDetermined`. Apple: "MPMediaLibrary.authorizationStatus".
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }
    /// It answers `.denied`, later. Apple: "MPMediaLibrary.requestAuthorization".
    open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) { QuietNotes.later { handler(.denied) } }
    /// Apple: "MPMediaLibrary.requestAuthorization".
    nonisolated(nonsending) open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
}
/// Apple: "MPMusicPlayerController".
open class MPMusicPlayerController: NSObject {
    /// Apple: "MPMusicPlayerController.shared_".
    private nonisolated(unsafe) static let shared_: MPMusicPlayerController = MPMusicPlayerController()
    /// Apple: "MPMusicPlayerController.systemMusicPlayer".
    open class var systemMusicPlayer: MPMusicPlayerController { shared_ }
    /// Apple: "MPMusicPlayerController.applicationMusicPlayer".
    open class var applicationMusicPlayer: MPMusicPlayerController { shared_ }
    /// Apple: "MPMusicPlayerController.applicationQueuePlayer".
    open class var applicationQueuePlayer: MPMusicPlayerController { shared_ }
    /// It is kept; `nil` at first. Apple: "MPMusicPlayerController.nowPlayingItem".
    open var nowPlayingItem: MPMediaItem?
    /// It is kept; `.default` at first. Apple: "MPMusicPlayerController.repeatMode".
    open var repeatMode: MPMusicRepeatMode = .default
    /// It is kept; `.default` at first. Apple: "MPMusicPlayerController.shuffleMode".
    open var shuffleMode: MPMusicShuffleMode = .default
    /// It is kept; `0` at first. Apple: "MPMusicPlayerController.currentPlaybackTime".
    open var currentPlaybackTime: TimeInterval = 0
    /// It is kept; `0` at first. Apple: "MPMusicPlayerController.currentPlaybackRate".
    open var currentPlaybackRate: Float = 0
    /// Here always `.stopped`. Apple: "MPMusicPlayerController.playbackState".
    open var playbackState: MPMusicPlaybackState { .stopped }
    /// Here always `NSNotFound`. Apple: "MPMusicPlayerController.indexOfNowPlayingItem".
    open var indexOfNowPlayingItem: Int { NSNotFound }
    /// Here always `false`. Apple: "MPMusicPlayerController.isPreparedToPlay".
    open var isPreparedToPlay: Bool { false }
    /// Apple: "MPMusicPlayerController.setQueue".
    open func setQueue(with query: MPMediaQuery) {}
    /// Apple: "MPMusicPlayerController.setQueue".
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    /// Apple: "MPMusicPlayerController.setQueue".
    open func setQueue(with storeIDs: [String]) {}
    /// It has no effect here, which is told once. Apple: "MPMusicPlayerController.play".
    open func play() { QuietNotes.tell("there is no music library and nobody presses buttons of headphones here") }
    /// Apple: "MPMusicPlayerController.pause".
    open func pause() {}
    /// Apple: "MPMusicPlayerController.stop".
    open func stop() {}
    /// Apple: "MPMusicPlayerController.prepareToPlay".
    open func prepareToPlay() {}
    /// It answers `MPError(.permissionDenied)`, later. Apple: "MPMusicPlayerController.prepareToPlay".
    open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) { QuietNotes.later { completionHandler(MPError(.permissionDenied)) } }
    /// Apple: "MPMusicPlayerController.prepareToPlay".
    nonisolated(nonsending) open func prepareToPlay() async throws { throw MPError(.permissionDenied) }
    /// Apple: "MPMusicPlayerController.skipToNextItem".
    open func skipToNextItem() {}
    /// Apple: "MPMusicPlayerController.skipToPreviousItem".
    open func skipToPreviousItem() {}
    /// Apple: "MPMusicPlayerController.skipToBeginning".
    open func skipToBeginning() {}
    /// Apple: "MPMusicPlayerController.beginGeneratingPlaybackNotifications".
    open func beginGeneratingPlaybackNotifications() {}
    /// Apple: "MPMusicPlayerController.endGeneratingPlaybackNotifications".
    open func endGeneratingPlaybackNotifications() {}
}
/// Apple: "MPMediaPickerControllerDelegate".
@MainActor public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    /// Apple: "MPMediaPickerControllerDelegate.mediaPicker".
    func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    /// Apple: "MPMediaPickerControllerDelegate.mediaPickerDidCancel".
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
extension MPMediaPickerControllerDelegate {
    /// What happens where a type says nothing of it.
    public func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) {}
    /// What happens where a type says nothing of it.
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
/// Apple: "MPMediaPickerController".
@MainActor @preconcurrency open class MPMediaPickerController: UIViewController {
    /// Apple: "MPMediaPickerController.init".
    public convenience init(mediaTypes: MPMediaType) { self.init() }
    /// It is kept; `nil` at first. Apple: "MPMediaPickerController.delegate".
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    /// It is kept; `false` at first. Apple: "MPMediaPickerController.allowsPickingMultipleItems".
    open var allowsPickingMultipleItems: Bool = false
    /// It is kept; `true` at first. Apple: "MPMediaPickerController.showsCloudItems".
    open var showsCloudItems: Bool = true
    /// It is kept; `nil` at first. Apple: "MPMediaPickerController.prompt".
    open var prompt: String?
}
/// Apple: "MPVolumeView".
@MainActor @preconcurrency open class MPVolumeView: UIView {
    /// It is kept; `true` at first. Apple: "MPVolumeView.showsVolumeSlider".
    open var showsVolumeSlider: Bool = true
    /// It is kept; `true` at first. Apple: "MPVolumeView.showsRouteButton".
    open var showsRouteButton: Bool = true
    /// Apple: "MPVolumeView.slider_".
    let slider_: UISlider = UISlider(frame: .zero)
    /// Apple: "MPVolumeView.init".
    override public init(frame: CGRect) { super.init(frame: frame); slider_.value = 0.5; addSubview(slider_) }
    /// Apple: "MPVolumeView.init".
    public required init?(coder: NSCoder) { return nil }
    /// Apple: "MPVolumeView.layoutSubviews".
    override open func layoutSubviews() { slider_.frame = CGRect(x: 0, y: (bounds.height - 34) / 2, width: bounds.width, height: 34); slider_.isHidden = !showsVolumeSlider }
    /// Apple: "MPVolumeView.setVolumeThumbImage".
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}
