// length: generated. Written by Scripts/quiet-modules.py from Modules/PhotosUI/names.txt; change that.
// swift-format-ignore-file
@_exported public import Photos
@_exported public import UIKit
public import SwiftUI
internal import Foundation
internal import AVFoundation
internal import AudioToolbox
internal import CFNames
internal import CoreMedia
internal import CoreVideo
internal import ImageIO

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("PhotosUI: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "PHPickerFilter".
public struct PHPickerFilter: Hashable, Sendable {
    /// Apple: "PHPickerFilter.name".
    public let name: String
    /// Apple: "PHPickerFilter.init".
    public init(name: String) { self.name = name }
    /// Apple: "PHPickerFilter.images".
    public static let images: PHPickerFilter = PHPickerFilter(name: "images")
    /// Apple: "PHPickerFilter.videos".
    public static let videos: PHPickerFilter = PHPickerFilter(name: "videos")
    /// Apple: "PHPickerFilter.livePhotos".
    public static let livePhotos: PHPickerFilter = PHPickerFilter(name: "livePhotos")
    /// Apple: "PHPickerFilter.screenshots".
    public static let screenshots: PHPickerFilter = PHPickerFilter(name: "screenshots")
    /// Apple: "PHPickerFilter.panoramas".
    public static let panoramas: PHPickerFilter = PHPickerFilter(name: "panoramas")
    /// Apple: "PHPickerFilter.depthEffectPhotos".
    public static let depthEffectPhotos: PHPickerFilter = PHPickerFilter(name: "depthEffectPhotos")
    /// Apple: "PHPickerFilter.bursts".
    public static let bursts: PHPickerFilter = PHPickerFilter(name: "bursts")
    /// Apple: "PHPickerFilter.screenRecordings".
    public static let screenRecordings: PHPickerFilter = PHPickerFilter(name: "screenRecordings")
    /// Apple: "PHPickerFilter.cinematicVideos".
    public static let cinematicVideos: PHPickerFilter = PHPickerFilter(name: "cinematicVideos")
    /// Apple: "PHPickerFilter.slomoVideos".
    public static let slomoVideos: PHPickerFilter = PHPickerFilter(name: "slomoVideos")
    /// Apple: "PHPickerFilter.timelapseVideos".
    public static let timelapseVideos: PHPickerFilter = PHPickerFilter(name: "timelapseVideos")
    /// Apple: "PHPickerFilter.spatialMedia".
    public static let spatialMedia: PHPickerFilter = PHPickerFilter(name: "spatialMedia")
    /// Here `PHPickerFilter(name: "any(\(subfilters.map(\.name).joined(separator: ", ")))")`. Apple: "PHPickerFilter.any".
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "any(\(subfilters.map(\.name).joined(separator: ", ")))") }
    /// Here `PHPickerFilter(name: "all(\(subfilters.map(\.name).joined(separator: ", ")))")`. Apple: "PHPickerFilter.all".
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "all(\(subfilters.map(\.name).joined(separator: ", ")))") }
    /// Here `PHPickerFilter(name: "not(\(filter.name))")`. Apple: "PHPickerFilter.not".
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not(\(filter.name))") }
    /// Here `PHPickerFilter(name: "playbackStyle(\(playbackStyle))")`. Apple: "PHPickerFilter.playbackStyle".
    public static func playbackStyle(_ playbackStyle: Int) -> PHPickerFilter { PHPickerFilter(name: "playbackStyle(\(playbackStyle))") }
}
/// Apple: "PHPickerConfiguration".
public struct PHPickerConfiguration {
    /// Apple: "AssetRepresentationMode".
    public enum AssetRepresentationMode: Int, Hashable, Sendable {
        /// Apple: "AssetRepresentationMode.automatic".
        case automatic
        /// Apple: "AssetRepresentationMode.current".
        case current
        /// Apple: "AssetRepresentationMode.compatible".
        case compatible
    }
    /// Apple: "Selection".
    public enum Selection: Int, Hashable, Sendable {
        /// Apple: "Selection.default".
        case `default`
        /// Apple: "Selection.ordered".
        case ordered
        /// Apple: "Selection.continuous".
        case continuous
        /// Apple: "Selection.continuousAndOrdered".
        case continuousAndOrdered
        /// Apple: "Selection.people".
        case people
    }
    /// Apple: "Mode".
    public enum Mode: Int, Hashable, Sendable {
        /// Apple: "Mode.default".
        case `default`
        /// Apple: "Mode.compact".
        case compact
    }
    /// Apple: "PHPickerConfiguration.init".
    public init() {}
    /// Apple: "PHPickerConfiguration.init".
    public init(photoLibrary: PHPhotoLibrary) {}
    /// It is kept; `.automatic` at first. Apple: "PHPickerConfiguration.preferredAssetRepresentationMode".
    public var preferredAssetRepresentationMode: AssetRepresentationMode = .automatic
    /// It is kept; `.default` at first. Apple: "PHPickerConfiguration.selection".
    public var selection: Selection = .default
    /// It is kept; `1` at first. Apple: "PHPickerConfiguration.selectionLimit".
    public var selectionLimit: Int = 1
    /// Apple: "PHPickerConfiguration.filter".
    public var filter: PHPickerFilter?
    /// It is kept; `[]` at first. Apple: "PHPickerConfiguration.preselectedAssetIdentifiers".
    public var preselectedAssetIdentifiers: [String] = []
    /// It is kept; `.default` at first. Apple: "PHPickerConfiguration.mode".
    public var mode: Mode = .default
    /// It is kept; `[]` at first. Apple: "PHPickerConfiguration.edgesWithoutContentMargins".
    public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
}
/// Apple: "PHPickerResult".
public struct PHPickerResult: Hashable {
    /// Apple: "PHPickerResult.itemProvider".
    public let itemProvider: NSItemProvider
    /// Apple: "PHPickerResult.assetIdentifier".
    public let assetIdentifier: String?
}
/// Apple: "PHPickerViewControllerDelegate".
@MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Apple: "PHPickerViewControllerDelegate.picker".
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
/// Apple: "PHPickerViewController".
open class PHPickerViewController: UIViewController {
    /// Apple: "PHPickerViewController.configuration".
    public let configuration: PHPickerConfiguration
    /// It is kept; `nil` at first. Apple: "PHPickerViewController.delegate".
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    /// Apple: "PHPickerViewController.init".
    public init(configuration: PHPickerConfiguration) { self.configuration = configuration; super.init(nibName: nil, bundle: nil) }
    /// Apple: "PHPickerViewController.init".
    public required init?(coder: NSCoder) { return nil }
    /// Apple: "PHPickerViewController.loadView".
    override open func loadView() { QuietNotes.tell("there is no library of photos here: the picker would be empty"); view = UIHostingController(rootView: EmptyLibrary()).view }
    /// Apple: "PHPickerViewController.updatePicker".
    open func updatePicker(using configuration: Any) {}
    /// Apple: "PHPickerViewController.deselectAssets".
    open func deselectAssets(withIdentifiers identifiers: [String]) {}
    /// Apple: "PHPickerViewController.scrollToInitialPosition".
    open func scrollToInitialPosition() {}
}
/// Apple: "PHLivePhotoView".
open class PHLivePhotoView: UIView {
    /// It is kept; `nil` at first. Apple: "PHLivePhotoView.livePhoto".
    open var livePhoto: PHLivePhoto?
    /// It is kept; `nil` at first. Apple: "PHLivePhotoView.delegate".
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    /// It is kept; `false` at first. Apple: "PHLivePhotoView.isMuted".
    open var isMuted: Bool = false
    /// It has no effect here, which is told once. Apple: "PHLivePhotoView.startPlayback".
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) { QuietNotes.tell("there is no library of photos here: the picker would be empty") }
    /// Apple: "PHLivePhotoView.stopPlayback".
    open func stopPlayback() {}
}
/// Apple: "PHLivePhotoViewPlaybackStyle".
public enum PHLivePhotoViewPlaybackStyle: Int, Hashable, Sendable {
    /// Apple: "PHLivePhotoViewPlaybackStyle.undefined".
    case undefined
    /// Apple: "PHLivePhotoViewPlaybackStyle.full".
    case full
    /// Apple: "PHLivePhotoViewPlaybackStyle.hint".
    case hint
}
/// Apple: "PHLivePhotoViewDelegate".
@MainActor public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
}
/// Apple: "PHContentEditingController".
@MainActor public protocol PHContentEditingController: NSObjectProtocol {
}
/// Apple: "PhotosPickerItem".
public struct PhotosPickerItem: Hashable, Sendable {
    /// Apple: "EncodingDisambiguationPolicy".
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        /// Apple: "EncodingDisambiguationPolicy.name".
        public let name: String
        /// Apple: "EncodingDisambiguationPolicy.automatic".
        public static let automatic: EncodingDisambiguationPolicy = .init(name: "automatic")
        /// Apple: "EncodingDisambiguationPolicy.current".
        public static let current: EncodingDisambiguationPolicy = .init(name: "current")
        /// Apple: "EncodingDisambiguationPolicy.compatible".
        public static let compatible: EncodingDisambiguationPolicy = .init(name: "compatible")
    }
    /// Apple: "PhotosPickerItem.itemIdentifier".
    public let itemIdentifier: String?
    /// Apple: "PhotosPickerItem.init".
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
    /// Here always `[]`. Apple: "PhotosPickerItem.supportedContentTypes".
    public var supportedContentTypes: [UTType] { [] }
    /// Apple: "PhotosPickerItem.loadTransferable".
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { QuietNotes.tell("there is no library of photos here: the picker would be empty"); return nil }
    /// Apple: "PhotosPickerItem.loadTransferable".
    @discardableResult public func loadTransferable<T: Transferable>(type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void) -> Progress { QuietNotes.later { completionHandler(.success(nil)) }; return Progress(totalUnitCount: 0) }
}
/// Apple: "PhotosPickerSelectionBehavior".
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    /// Apple: "PhotosPickerSelectionBehavior.name".
    public let name: String
    /// Apple: "PhotosPickerSelectionBehavior.default".
    public static let `default`: PhotosPickerSelectionBehavior = .init(name: "default")
    /// Apple: "PhotosPickerSelectionBehavior.ordered".
    public static let ordered: PhotosPickerSelectionBehavior = .init(name: "ordered")
    /// Apple: "PhotosPickerSelectionBehavior.continuous".
    public static let continuous: PhotosPickerSelectionBehavior = .init(name: "continuous")
    /// Apple: "PhotosPickerSelectionBehavior.continuousAndOrdered".
    public static let continuousAndOrdered: PhotosPickerSelectionBehavior = .init(name: "continuousAndOrdered")
}
/// Apple: "PhotosPickerStyle".
public struct PhotosPickerStyle: Hashable, Sendable {
    /// Apple: "PhotosPickerStyle.name".
    public let name: String
    /// Apple: "PhotosPickerStyle.presentation".
    public static let presentation: PhotosPickerStyle = .init(name: "presentation")
    /// Apple: "PhotosPickerStyle.inline".
    public static let inline: PhotosPickerStyle = .init(name: "inline")
    /// Apple: "PhotosPickerStyle.compact".
    public static let compact: PhotosPickerStyle = .init(name: "compact")
}
/// Apple: "PHPickerCapabilities".
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
    /// Apple: "PHPickerCapabilities.rawValue".
    public let rawValue: Int
    /// Apple: "PHPickerCapabilities.init".
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Apple: "PHPickerCapabilities.search".
    public static let search: PHPickerCapabilities = .init(rawValue: 1)
    /// Apple: "PHPickerCapabilities.stagingArea".
    public static let stagingArea: PHPickerCapabilities = .init(rawValue: 2)
    /// Apple: "PHPickerCapabilities.collectionNavigation".
    public static let collectionNavigation: PHPickerCapabilities = .init(rawValue: 4)
    /// Apple: "PHPickerCapabilities.selectionActions".
    public static let selectionActions: PHPickerCapabilities = .init(rawValue: 8)
    /// Apple: "PHPickerCapabilities.sensitivityAnalysisIntervention".
    public static let sensitivityAnalysisIntervention: PHPickerCapabilities = .init(rawValue: 16)
}
