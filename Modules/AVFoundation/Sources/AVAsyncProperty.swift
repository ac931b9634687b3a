public import CoreGraphics
public import CoreMedia
public import Foundation

extension AVAsynchronousKeyValueLoading {
    /// Loads a value: there is no decoder here, so that it fails.
    ///
    /// Apple: "load(_:isolation:)" (AV Foundation).
    public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T {
        throw AVError(.failedToLoadMediaData)
    }

    /// Loads two values, which fails.
    public func load<A, B>(
        _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>
    ) async throws -> (A, B) {
        throw AVError(.failedToLoadMediaData)
    }

    /// Loads three values, which fails.
    public func load<A, B, C>(
        _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>,
        _ third: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) {
        throw AVError(.failedToLoadMediaData)
    }
}

extension AVAsyncProperty where Root: AVAsset {
    /// How long it is.
    public static var duration: AVAsyncProperty<Root, CMTime> { .init() }
    /// Its tracks.
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init() }
    /// What is known of it.
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init() }
    /// What is known of it, by names that all formats have.
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init() }
    /// Whether it can be played.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init() }
    /// Whether it can be exported.
    public static var isExportable: AVAsyncProperty<Root, Bool> { .init() }
    /// Whether it is protected.
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { .init() }
    /// How it is turned.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init() }
    /// When it was made.
    public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { .init() }
    /// Whether its samples can be read.
    public static var isReadable: AVAsyncProperty<Root, Bool> { .init() }
    /// Whether it can be part of a composition.
    public static var isComposable: AVAsyncProperty<Root, Bool> { .init() }
    /// The languages in which chapters are named.
    public static var availableChapterLocales: AVAsyncProperty<Root, [Locale]> { .init() }
    /// The words that are sung.
    public static var lyrics: AVAsyncProperty<Root, String?> { .init() }
}

extension AVAsyncProperty where Root: AVAssetTrack {
    /// Its size in pixels.
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init() }
    /// How it is turned.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init() }
    /// Frames a second.
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init() }
    /// Where it lies in time.
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init() }
    /// How it is coded.
    public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> { .init() }
    /// Bits a second.
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { .init() }
    /// Whether it can be played.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init() }
    /// Whether it can be decoded.
    public static var isDecodable: AVAsyncProperty<Root, Bool> { .init() }
    /// Whether it is used.
    public static var isEnabled: AVAsyncProperty<Root, Bool> { .init() }
    /// The shortest time that a frame is shown.
    public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { .init() }
    /// Units of its times in a second.
    public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> { .init() }
    /// How many bytes its samples have.
    public static var totalSampleDataLength: AVAsyncProperty<Root, Int64> { .init() }
    /// The code of its language.
    public static var languageCode: AVAsyncProperty<Root, String?> { .init() }
    /// What is known of it.
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init() }
}

extension AVAsyncProperty where Root: AVMetadataItem {
    /// The value.
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { .init() }
    /// The value as a text.
    public static var stringValue: AVAsyncProperty<Root, String?> { .init() }
    /// The value as a number.
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init() }
    /// The value as a date.
    public static var dateValue: AVAsyncProperty<Root, Date?> { .init() }
    /// The value as bytes.
    public static var dataValue: AVAsyncProperty<Root, Data?> { .init() }
}
