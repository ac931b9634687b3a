// length: generated. Written by Scripts/quiet-modules.py from Modules/AVFoundation/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import CoreMedia
@_exported public import CoreVideo
@_exported public import CoreGraphics
@_exported public import QuartzCore
@_exported public import AudioToolbox
@_exported public import UIKit
@_exported public import Combine
internal import CFNames

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("AVFoundation: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "AVFormatIDKey".
public let AVFormatIDKey: String = "AVFormatIDKey"
/// Apple: "AVSampleRateKey".
public let AVSampleRateKey: String = "AVSampleRateKey"
/// Apple: "AVNumberOfChannelsKey".
public let AVNumberOfChannelsKey: String = "AVNumberOfChannelsKey"
/// Apple: "AVLinearPCMBitDepthKey".
public let AVLinearPCMBitDepthKey: String = "AVLinearPCMBitDepthKey"
/// Apple: "AVLinearPCMIsBigEndianKey".
public let AVLinearPCMIsBigEndianKey: String = "AVLinearPCMIsBigEndianKey"
/// Apple: "AVLinearPCMIsFloatKey".
public let AVLinearPCMIsFloatKey: String = "AVLinearPCMIsFloatKey"
/// Apple: "AVLinearPCMIsNonInterleaved".
public let AVLinearPCMIsNonInterleaved: String = "AVLinearPCMIsNonInterleaved"
/// Apple: "AVEncoderAudioQualityKey".
public let AVEncoderAudioQualityKey: String = "AVEncoderQualityKey"
/// Apple: "AVEncoderBitRateKey".
public let AVEncoderBitRateKey: String = "AVEncoderBitRateKey"
/// Apple: "AVEncoderBitDepthHintKey".
public let AVEncoderBitDepthHintKey: String = "AVEncoderBitDepthHintKey"
/// Apple: "AVChannelLayoutKey".
public let AVChannelLayoutKey: String = "AVChannelLayoutKey"
/// Apple: "AVVideoCodecKey".
public let AVVideoCodecKey: String = "AVVideoCodecKey"
/// Apple: "AVVideoWidthKey".
public let AVVideoWidthKey: String = "AVVideoWidthKey"
/// Apple: "AVVideoHeightKey".
public let AVVideoHeightKey: String = "AVVideoHeightKey"
/// Apple: "AVVideoCompressionPropertiesKey".
public let AVVideoCompressionPropertiesKey: String = "AVVideoCompressionPropertiesKey"
/// Apple: "AVVideoAverageBitRateKey".
public let AVVideoAverageBitRateKey: String = "AverageBitRate"
/// Apple: "AVVideoMaxKeyFrameIntervalKey".
public let AVVideoMaxKeyFrameIntervalKey: String = "MaxKeyFrameInterval"
/// Apple: "AVVideoProfileLevelKey".
public let AVVideoProfileLevelKey: String = "ProfileLevel"
/// Apple: "AVVideoExpectedSourceFrameRateKey".
public let AVVideoExpectedSourceFrameRateKey: String = "ExpectedFrameRate"
/// Apple: "AVVideoQualityKey".
public let AVVideoQualityKey: String = "Quality"
/// Apple: "AVVideoScalingModeKey".
public let AVVideoScalingModeKey: String = "AVVideoScalingModeKey"
/// Apple: "AVVideoScalingModeResizeAspectFill".
public let AVVideoScalingModeResizeAspectFill: String = "AVVideoScalingModeResizeAspectFill"
/// Apple: "AVVideoProfileLevelH264HighAutoLevel".
public let AVVideoProfileLevelH264HighAutoLevel: String = "H264_High_AutoLevel"
/// Apple: "AVVideoColorPropertiesKey".
public let AVVideoColorPropertiesKey: String = "AVVideoColorPropertiesKey"
/// Apple: "AVVideoColorPrimariesKey".
public let AVVideoColorPrimariesKey: String = "AVVideoColorPrimariesKey"
/// Apple: "AVVideoTransferFunctionKey".
public let AVVideoTransferFunctionKey: String = "AVVideoTransferFunctionKey"
/// Apple: "AVVideoYCbCrMatrixKey".
public let AVVideoYCbCrMatrixKey: String = "AVVideoYCbCrMatrixKey"
/// Apple: "AVAudioSessionInterruptionTypeKey".
public let AVAudioSessionInterruptionTypeKey: String = "AVAudioSessionInterruptionTypeKey"
/// Apple: "AVAudioSessionInterruptionOptionKey".
public let AVAudioSessionInterruptionOptionKey: String = "AVAudioSessionInterruptionOptionKey"
/// Apple: "AVAudioSessionInterruptionReasonKey".
public let AVAudioSessionInterruptionReasonKey: String = "AVAudioSessionInterruptionReasonKey"
/// Apple: "AVAudioSessionRouteChangeReasonKey".
public let AVAudioSessionRouteChangeReasonKey: String = "AVAudioSessionRouteChangeReasonKey"
/// Apple: "AVAudioSessionRouteChangePreviousRouteKey".
public let AVAudioSessionRouteChangePreviousRouteKey: String = "AVAudioSessionRouteChangePreviousRouteKey"
/// Apple: "AVAudioSessionSilenceSecondaryAudioHintTypeKey".
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey: String = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
/// Apple: "AVCaptureSessionErrorKey".
public let AVCaptureSessionErrorKey: String = "AVCaptureSessionErrorKey"
/// Apple: "AVCaptureSessionInterruptionReasonKey".
public let AVCaptureSessionInterruptionReasonKey: String = "AVCaptureSessionInterruptionReasonKey"
/// Apple: "AVCaptureSessionInterruptionSystemPressureStateKey".
public let AVCaptureSessionInterruptionSystemPressureStateKey: String = "AVCaptureSessionInterruptionSystemPressureStateKey"
/// Apple: "AVPlayerItemFailedToPlayToEndTimeErrorKey".
public let AVPlayerItemFailedToPlayToEndTimeErrorKey: String = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
/// Apple: "AVURLAssetPreferPreciseDurationAndTimingKey".
public let AVURLAssetPreferPreciseDurationAndTimingKey: String = "AVURLAssetPreferPreciseDurationAndTimingKey"
/// Apple: "AVURLAssetReferenceRestrictionsKey".
public let AVURLAssetReferenceRestrictionsKey: String = "AVURLAssetReferenceRestrictionsKey"
/// Apple: "AVURLAssetHTTPHeaderFieldsKey".
public let AVURLAssetHTTPHeaderFieldsKey: String = "AVURLAssetHTTPHeaderFieldsKey"
/// Apple: "AVAssetExportPresetHighestQuality".
public let AVAssetExportPresetHighestQuality: String = "AVAssetExportPresetHighestQuality"
/// Apple: "AVAssetExportPresetMediumQuality".
public let AVAssetExportPresetMediumQuality: String = "AVAssetExportPresetMediumQuality"
/// Apple: "AVAssetExportPresetLowQuality".
public let AVAssetExportPresetLowQuality: String = "AVAssetExportPresetLowQuality"
/// Apple: "AVAssetExportPresetPassthrough".
public let AVAssetExportPresetPassthrough: String = "AVAssetExportPresetPassthrough"
/// Apple: "AVAssetExportPreset1920x1080".
public let AVAssetExportPreset1920x1080: String = "AVAssetExportPreset1920x1080"
/// Apple: "AVAssetExportPreset1280x720".
public let AVAssetExportPreset1280x720: String = "AVAssetExportPreset1280x720"
/// Apple: "AVAssetExportPresetAppleM4A".
public let AVAssetExportPresetAppleM4A: String = "AVAssetExportPresetAppleM4A"
/// Apple: "AVAssetExportPresetHEVCHighestQuality".
public let AVAssetExportPresetHEVCHighestQuality: String = "AVAssetExportPresetHEVCHighestQuality"
/// Apple: "AVSpeechUtteranceMinimumSpeechRate".
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// Apple: "AVSpeechUtteranceDefaultSpeechRate".
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// Apple: "AVSpeechUtteranceMaximumSpeechRate".
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
extension Notification.Name {
    /// Apple: "Notification.Name.AVPlayerItemDidPlayToEndTime".
    public static let AVPlayerItemDidPlayToEndTime: Notification.Name = .init("AVPlayerItemDidPlayToEndTimeNotification")
    /// Apple: "Notification.Name.AVPlayerItemFailedToPlayToEndTime".
    public static let AVPlayerItemFailedToPlayToEndTime: Notification.Name = .init("AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Apple: "Notification.Name.AVPlayerItemPlaybackStalled".
    public static let AVPlayerItemPlaybackStalled: Notification.Name = .init("AVPlayerItemPlaybackStalledNotification")
    /// Apple: "Notification.Name.AVPlayerItemNewAccessLogEntry".
    public static let AVPlayerItemNewAccessLogEntry: Notification.Name = .init("AVPlayerItemNewAccessLogEntry")
    /// Apple: "Notification.Name.AVPlayerItemNewErrorLogEntry".
    public static let AVPlayerItemNewErrorLogEntry: Notification.Name = .init("AVPlayerItemNewErrorLogEntry")
    /// Apple: "Notification.Name.AVPlayerItemTimeJumped".
    public static let AVPlayerItemTimeJumped: Notification.Name = .init("AVPlayerItemTimeJumpedNotification")
    /// Apple: "Notification.Name.AVCaptureDeviceSubjectAreaDidChange".
    public static let AVCaptureDeviceSubjectAreaDidChange: Notification.Name = .init("AVCaptureDeviceSubjectAreaDidChangeNotification")
    /// Apple: "Notification.Name.AVCaptureDeviceWasConnected".
    public static let AVCaptureDeviceWasConnected: Notification.Name = .init("AVCaptureDeviceWasConnectedNotification")
    /// Apple: "Notification.Name.AVCaptureDeviceWasDisconnected".
    public static let AVCaptureDeviceWasDisconnected: Notification.Name = .init("AVCaptureDeviceWasDisconnectedNotification")
    /// Apple: "Notification.Name.AVCaptureSessionRuntimeError".
    public static let AVCaptureSessionRuntimeError: Notification.Name = .init("AVCaptureSessionRuntimeErrorNotification")
    /// Apple: "Notification.Name.AVCaptureSessionDidStartRunning".
    public static let AVCaptureSessionDidStartRunning: Notification.Name = .init("AVCaptureSessionDidStartRunningNotification")
    /// Apple: "Notification.Name.AVCaptureSessionDidStopRunning".
    public static let AVCaptureSessionDidStopRunning: Notification.Name = .init("AVCaptureSessionDidStopRunningNotification")
    /// Apple: "Notification.Name.AVCaptureSessionWasInterrupted".
    public static let AVCaptureSessionWasInterrupted: Notification.Name = .init("AVCaptureSessionWasInterruptedNotification")
    /// Apple: "Notification.Name.AVCaptureSessionInterruptionEnded".
    public static let AVCaptureSessionInterruptionEnded: Notification.Name = .init("AVCaptureSessionInterruptionEndedNotification")
    /// Apple: "Notification.Name.AVAudioEngineConfigurationChange".
    public static let AVAudioEngineConfigurationChange: Notification.Name = .init("AVAudioEngineConfigurationChangeNotification")
}
/// Apple: "AVError".
public struct AVError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "AVError.Code.unknown".
        case unknown = -11800
        /// Apple: "AVError.Code.outOfMemory".
        case outOfMemory = -11801
        /// Apple: "AVError.Code.sessionNotRunning".
        case sessionNotRunning = -11803
        /// Apple: "AVError.Code.deviceAlreadyUsedByAnotherSession".
        case deviceAlreadyUsedByAnotherSession = -11804
        /// Apple: "AVError.Code.noDataCaptured".
        case noDataCaptured = -11805
        /// Apple: "AVError.Code.diskFull".
        case diskFull = -11807
        /// Apple: "AVError.Code.deviceWasDisconnected".
        case deviceWasDisconnected = -11808
        /// Apple: "AVError.Code.mediaChanged".
        case mediaChanged = -11809
        /// Apple: "AVError.Code.maximumDurationReached".
        case maximumDurationReached = -11810
        /// Apple: "AVError.Code.maximumFileSizeReached".
        case maximumFileSizeReached = -11811
        /// Apple: "AVError.Code.mediaDiscontinuity".
        case mediaDiscontinuity = -11812
        /// Apple: "AVError.Code.deviceNotConnected".
        case deviceNotConnected = -11814
        /// Apple: "AVError.Code.deviceInUseByAnotherApplication".
        case deviceInUseByAnotherApplication = -11815
        /// Apple: "AVError.Code.deviceLockedForConfigurationByAnotherProcess".
        case deviceLockedForConfigurationByAnotherProcess = -11817
        /// Apple: "AVError.Code.mediaServicesWereReset".
        case mediaServicesWereReset = -11819
        /// Apple: "AVError.Code.exportFailed".
        case exportFailed = -11820
        /// Apple: "AVError.Code.decodeFailed".
        case decodeFailed = -11821
        /// Apple: "AVError.Code.invalidSourceMedia".
        case invalidSourceMedia = -11823
        /// Apple: "AVError.Code.fileAlreadyExists".
        case fileAlreadyExists = -11824
        /// Apple: "AVError.Code.fileFormatNotRecognized".
        case fileFormatNotRecognized = -11828
        /// Apple: "AVError.Code.fileFailedToParse".
        case fileFailedToParse = -11829
        /// Apple: "AVError.Code.contentIsProtected".
        case contentIsProtected = -11831
        /// Apple: "AVError.Code.noImageAtTime".
        case noImageAtTime = -11832
        /// Apple: "AVError.Code.decoderNotFound".
        case decoderNotFound = -11833
        /// Apple: "AVError.Code.encoderNotFound".
        case encoderNotFound = -11834
        /// Apple: "AVError.Code.contentIsNotAuthorized".
        case contentIsNotAuthorized = -11835
        /// Apple: "AVError.Code.operationNotSupportedForAsset".
        case operationNotSupportedForAsset = -11838
        /// Apple: "AVError.Code.operationNotAllowed".
        case operationNotAllowed = -11862
        /// Apple: "AVError.Code.contentIsUnavailable".
        case contentIsUnavailable = -11863
        /// Apple: "AVError.Code.failedToLoadMediaData".
        case failedToLoadMediaData = -11849
        /// Apple: "AVError.Code.serverIncorrectlyConfigured".
        case serverIncorrectlyConfigured = -11850
        /// Apple: "AVError.Code.applicationIsNotAuthorizedToUseDevice".
        case applicationIsNotAuthorizedToUseDevice = -11852
        /// Apple: "AVError.Code.operationCancelled".
        case operationCancelled = -11878
    }
    /// Apple: "AVError.unknown".
    public static var unknown: Code { .unknown }
    /// Apple: "AVError.outOfMemory".
    public static var outOfMemory: Code { .outOfMemory }
    /// Apple: "AVError.sessionNotRunning".
    public static var sessionNotRunning: Code { .sessionNotRunning }
    /// Apple: "AVError.deviceAlreadyUsedByAnotherSession".
    public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
    /// Apple: "AVError.noDataCaptured".
    public static var noDataCaptured: Code { .noDataCaptured }
    /// Apple: "AVError.diskFull".
    public static var diskFull: Code { .diskFull }
    /// Apple: "AVError.deviceWasDisconnected".
    public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
    /// Apple: "AVError.mediaChanged".
    public static var mediaChanged: Code { .mediaChanged }
    /// Apple: "AVError.maximumDurationReached".
    public static var maximumDurationReached: Code { .maximumDurationReached }
    /// Apple: "AVError.maximumFileSizeReached".
    public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
    /// Apple: "AVError.mediaDiscontinuity".
    public static var mediaDiscontinuity: Code { .mediaDiscontinuity }
    /// Apple: "AVError.deviceNotConnected".
    public static var deviceNotConnected: Code { .deviceNotConnected }
    /// Apple: "AVError.deviceInUseByAnotherApplication".
    public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
    /// Apple: "AVError.deviceLockedForConfigurationByAnotherProcess".
    public static var deviceLockedForConfigurationByAnotherProcess: Code { .deviceLockedForConfigurationByAnotherProcess }
    /// Apple: "AVError.mediaServicesWereReset".
    public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
    /// Apple: "AVError.exportFailed".
    public static var exportFailed: Code { .exportFailed }
    /// Apple: "AVError.decodeFailed".
    public static var decodeFailed: Code { .decodeFailed }
    /// Apple: "AVError.invalidSourceMedia".
    public static var invalidSourceMedia: Code { .invalidSourceMedia }
    /// Apple: "AVError.fileAlreadyExists".
    public static var fileAlreadyExists: Code { .fileAlreadyExists }
    /// Apple: "AVError.fileFormatNotRecognized".
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    /// Apple: "AVError.fileFailedToParse".
    public static var fileFailedToParse: Code { .fileFailedToParse }
    /// Apple: "AVError.contentIsProtected".
    public static var contentIsProtected: Code { .contentIsProtected }
    /// Apple: "AVError.noImageAtTime".
    public static var noImageAtTime: Code { .noImageAtTime }
    /// Apple: "AVError.decoderNotFound".
    public static var decoderNotFound: Code { .decoderNotFound }
    /// Apple: "AVError.encoderNotFound".
    public static var encoderNotFound: Code { .encoderNotFound }
    /// Apple: "AVError.contentIsNotAuthorized".
    public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
    /// Apple: "AVError.operationNotSupportedForAsset".
    public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
    /// Apple: "AVError.operationNotAllowed".
    public static var operationNotAllowed: Code { .operationNotAllowed }
    /// Apple: "AVError.contentIsUnavailable".
    public static var contentIsUnavailable: Code { .contentIsUnavailable }
    /// Apple: "AVError.failedToLoadMediaData".
    public static var failedToLoadMediaData: Code { .failedToLoadMediaData }
    /// Apple: "AVError.serverIncorrectlyConfigured".
    public static var serverIncorrectlyConfigured: Code { .serverIncorrectlyConfigured }
    /// Apple: "AVError.applicationIsNotAuthorizedToUseDevice".
    public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
    /// Apple: "AVError.operationCancelled".
    public static var operationCancelled: Code { .operationCancelled }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "AVFoundationErrorDomain" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (AVFoundationErrorDomain error \(code.rawValue).)" }
}
extension AVError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? AVError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "AVFoundationErrorDomain".
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
/// Apple: "AVMediaType".
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "AVMediaType.video".
    public static let video = AVMediaType(rawValue: "vide")
    /// Apple: "AVMediaType.audio".
    public static let audio = AVMediaType(rawValue: "soun")
    /// Apple: "AVMediaType.text".
    public static let text = AVMediaType(rawValue: "text")
    /// Apple: "AVMediaType.closedCaption".
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    /// Apple: "AVMediaType.subtitle".
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    /// Apple: "AVMediaType.timecode".
    public static let timecode = AVMediaType(rawValue: "tmcd")
    /// Apple: "AVMediaType.metadata".
    public static let metadata = AVMediaType(rawValue: "meta")
    /// Apple: "AVMediaType.muxed".
    public static let muxed = AVMediaType(rawValue: "muxx")
    /// Apple: "AVMediaType.haptic".
    public static let haptic = AVMediaType(rawValue: "hapt")
    /// Apple: "AVMediaType.depthData".
    public static let depthData = AVMediaType(rawValue: "dpth")
    /// Apple: "AVMediaType.metadataObject".
    public static let metadataObject = AVMediaType(rawValue: "mobj")
}
/// Apple: "AVFileType".
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "AVFileType.mp4".
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// Apple: "AVFileType.mov".
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// Apple: "AVFileType.m4v".
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// Apple: "AVFileType.m4a".
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// Apple: "AVFileType.mp3".
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// Apple: "AVFileType.wav".
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// Apple: "AVFileType.aiff".
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    /// Apple: "AVFileType.caf".
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    /// Apple: "AVFileType.mobile3GPP".
    public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
    /// Apple: "AVFileType.jpg".
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    /// Apple: "AVFileType.heic".
    public static let heic = AVFileType(rawValue: "public.heic")
    /// Apple: "AVFileType.heif".
    public static let heif = AVFileType(rawValue: "public.heif")
    /// Apple: "AVFileType.tif".
    public static let tif = AVFileType(rawValue: "public.tiff")
    /// Apple: "AVFileType.dng".
    public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
}
/// Apple: "AVVideoCodecType".
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "AVVideoCodecType.h264".
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    /// Apple: "AVVideoCodecType.hevc".
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    /// Apple: "AVVideoCodecType.hevcWithAlpha".
    public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
    /// Apple: "AVVideoCodecType.jpeg".
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    /// Apple: "AVVideoCodecType.proRes422".
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
    /// Apple: "AVVideoCodecType.proRes4444".
    public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}
/// Apple: "AVLayerVideoGravity".
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "AVLayerVideoGravity.resizeAspect".
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Apple: "AVLayerVideoGravity.resizeAspectFill".
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Apple: "AVLayerVideoGravity.resize".
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
/// Apple: "AVMediaCharacteristic".
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "AVMediaCharacteristic.visual".
    public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
    /// Apple: "AVMediaCharacteristic.audible".
    public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
    /// Apple: "AVMediaCharacteristic.legible".
    public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
    /// Apple: "AVMediaCharacteristic.frameBased".
    public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
}
/// Apple: "AVAudioTimePitchAlgorithm".
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "AVAudioTimePitchAlgorithm.timeDomain".
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    /// Apple: "AVAudioTimePitchAlgorithm.spectral".
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    /// Apple: "AVAudioTimePitchAlgorithm.varispeed".
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
    /// Apple: "AVAudioTimePitchAlgorithm.lowQualityZeroLatency".
    public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
}
/// Apple: "AVVideoApertureMode".
public struct AVVideoApertureMode: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "AVVideoApertureMode.cleanAperture".
    public static let cleanAperture = AVVideoApertureMode(rawValue: "CleanAperture")
    /// Apple: "AVVideoApertureMode.productionAperture".
    public static let productionAperture = AVVideoApertureMode(rawValue: "ProductionAperture")
}
/// Apple: "AVAuthorizationStatus".
public enum AVAuthorizationStatus: Int, Hashable, Sendable {
    /// Apple: "AVAuthorizationStatus.notDetermined".
    case notDetermined
    /// Apple: "AVAuthorizationStatus.restricted".
    case restricted
    /// Apple: "AVAuthorizationStatus.denied".
    case denied
    /// Apple: "AVAuthorizationStatus.authorized".
    case authorized
}
/// Apple: "AVKeyValueStatus".
public enum AVKeyValueStatus: Int, Hashable, Sendable {
    /// Apple: "AVKeyValueStatus.unknown".
    case unknown
    /// Apple: "AVKeyValueStatus.loading".
    case loading
    /// Apple: "AVKeyValueStatus.loaded".
    case loaded
    /// Apple: "AVKeyValueStatus.failed".
    case failed
    /// Apple: "AVKeyValueStatus.cancelled".
    case cancelled
}
/// Apple: "AVAudioQuality".
public enum AVAudioQuality: Int, Hashable, Sendable {
    /// Apple: "AVAudioQuality.min".
    case min = 0
    /// Apple: "AVAudioQuality.low".
    case low = 32
    /// Apple: "AVAudioQuality.medium".
    case medium = 64
    /// Apple: "AVAudioQuality.high".
    case high = 96
    /// Apple: "AVAudioQuality.max".
    case max = 127
}
/// Apple: "AVSpeechSynthesisVoiceQuality".
public enum AVSpeechSynthesisVoiceQuality: Int, Hashable, Sendable {
    /// Apple: "AVSpeechSynthesisVoiceQuality.default".
    case `default` = 1
    /// Apple: "AVSpeechSynthesisVoiceQuality.enhanced".
    case enhanced
    /// Apple: "AVSpeechSynthesisVoiceQuality.premium".
    case premium
}
/// Apple: "AVSpeechSynthesisVoiceGender".
public enum AVSpeechSynthesisVoiceGender: Int, Hashable, Sendable {
    /// Apple: "AVSpeechSynthesisVoiceGender.unspecified".
    case unspecified
    /// Apple: "AVSpeechSynthesisVoiceGender.male".
    case male
    /// Apple: "AVSpeechSynthesisVoiceGender.female".
    case female
}
/// Apple: "AVSpeechBoundary".
public enum AVSpeechBoundary: Int, Hashable, Sendable {
    /// Apple: "AVSpeechBoundary.immediate".
    case immediate
    /// Apple: "AVSpeechBoundary.word".
    case word
}
/// Apple: "AVQueuedSampleBufferRenderingStatus".
public enum AVQueuedSampleBufferRenderingStatus: Int, Hashable, Sendable {
    /// Apple: "AVQueuedSampleBufferRenderingStatus.unknown".
    case unknown
    /// Apple: "AVQueuedSampleBufferRenderingStatus.rendering".
    case rendering
    /// Apple: "AVQueuedSampleBufferRenderingStatus.failed".
    case failed
}
/// Apple: "AVAudioCommonFormat".
public enum AVAudioCommonFormat: UInt, Hashable, Sendable {
    /// Apple: "AVAudioCommonFormat.otherFormat".
    case otherFormat
    /// Apple: "AVAudioCommonFormat.pcmFormatFloat32".
    case pcmFormatFloat32
    /// Apple: "AVAudioCommonFormat.pcmFormatFloat64".
    case pcmFormatFloat64
    /// Apple: "AVAudioCommonFormat.pcmFormatInt16".
    case pcmFormatInt16
    /// Apple: "AVAudioCommonFormat.pcmFormatInt32".
    case pcmFormatInt32
}
/// Apple: "AVPlayerPlaybackCoordinatorDelegate".
public protocol AVPlayerPlaybackCoordinatorDelegate: NSObjectProtocol {
    /// Apple: "AVPlayerPlaybackCoordinatorDelegate.playbackCoordinator".
    func playbackCoordinator(_ coordinator: AVPlayerPlaybackCoordinator, identifierFor playerItem: AVPlayerItem) -> String
}
extension AVPlayerPlaybackCoordinatorDelegate {
    /// What happens where a type says nothing of it.
    public func playbackCoordinator(_ coordinator: AVPlayerPlaybackCoordinator, identifierFor playerItem: AVPlayerItem) -> String { "" }
}
/// Apple: "AVPlaybackCoordinator".
open class AVPlaybackCoordinator: NSObject {
}
/// Apple: "AVPlayerPlaybackCoordinator".
open class AVPlayerPlaybackCoordinator: AVPlaybackCoordinator {
    /// It is kept; `nil` at first. Apple: "AVPlayerPlaybackCoordinator.delegate".
    open weak var delegate: (any AVPlayerPlaybackCoordinatorDelegate)?
}
/// Apple: "AVPlayer".
open class AVPlayer: NSObject {
    /// Apple: "AVPlayer.playbackCoordinator".
    public let playbackCoordinator: AVPlayerPlaybackCoordinator = AVPlayerPlaybackCoordinator()
    /// Apple: "Status".
    public enum Status: Int, Hashable, Sendable {
        /// Apple: "Status.unknown".
        case unknown
        /// Apple: "Status.readyToPlay".
        case readyToPlay
        /// Apple: "Status.failed".
        case failed
    }
    /// Apple: "TimeControlStatus".
    public enum TimeControlStatus: Int, Hashable, Sendable {
        /// Apple: "TimeControlStatus.paused".
        case paused
        /// Apple: "TimeControlStatus.waitingToPlayAtSpecifiedRate".
        case waitingToPlayAtSpecifiedRate
        /// Apple: "TimeControlStatus.playing".
        case playing
    }
    /// Apple: "ActionAtItemEnd".
    public enum ActionAtItemEnd: Int, Hashable, Sendable {
        /// Apple: "ActionAtItemEnd.advance".
        case advance
        /// Apple: "ActionAtItemEnd.pause".
        case pause
        /// Apple: "ActionAtItemEnd.none".
        case none
    }
    /// Apple: "WaitingReason".
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "WaitingReason.toMinimizeStalls".
        public static let toMinimizeStalls = WaitingReason(rawValue: "WaitingReasonToMinimizeStalls")
        /// Apple: "WaitingReason.evaluatingBufferingRate".
        public static let evaluatingBufferingRate = WaitingReason(rawValue: "WaitingReasonEvaluatingBufferingRate")
        /// Apple: "WaitingReason.noItemToPlay".
        public static let noItemToPlay = WaitingReason(rawValue: "WaitingReasonNoItemToPlay")
    }
    /// It is kept; `0` at first. Apple: "AVPlayer.rate".
    open var rate: Float = 0
    /// It is kept; `1` at first. Apple: "AVPlayer.defaultRate".
    open var defaultRate: Float = 1
    /// It is kept; `1` at first. Apple: "AVPlayer.volume".
    open var volume: Float = 1
    /// It is kept; `false` at first. Apple: "AVPlayer.isMuted".
    open var isMuted: Bool = false
    /// It is kept; `.pause` at first. Apple: "AVPlayer.actionAtItemEnd".
    open var actionAtItemEnd: ActionAtItemEnd = .pause
    /// It is kept; `true` at first. Apple: "AVPlayer.automaticallyWaitsToMinimizeStalling".
    open var automaticallyWaitsToMinimizeStalling: Bool = true
    /// It is kept; `true` at first. Apple: "AVPlayer.allowsExternalPlayback".
    open var allowsExternalPlayback: Bool = true
    /// It is kept; `false` at first. Apple: "AVPlayer.usesExternalPlaybackWhileExternalScreenIsActive".
    open var usesExternalPlaybackWhileExternalScreenIsActive: Bool = false
    /// It is kept; `true` at first. Apple: "AVPlayer.preventsDisplaySleepDuringVideoPlayback".
    open var preventsDisplaySleepDuringVideoPlayback: Bool = true
    /// It is kept; `true` at first. Apple: "AVPlayer.appliesMediaSelectionCriteriaAutomatically".
    open var appliesMediaSelectionCriteriaAutomatically: Bool = true
    /// It is kept; `.automatic` at first. Apple: "AVPlayer.audiovisualBackgroundPlaybackPolicy".
    open var audiovisualBackgroundPlaybackPolicy: AVPlayerAudiovisualBackgroundPlaybackPolicy = .automatic
    /// It is kept; `nil` at first. Apple: "AVPlayer.sourceClock".
    open var sourceClock: CMClock?
    /// Here always `item`. Apple: "AVPlayer.currentItem".
    open var currentItem: AVPlayerItem? { item }
    /// Here always `.unknown`. Apple: "AVPlayer.status".
    open var status: Status { .unknown }
    /// Here always `nil`. Apple: "AVPlayer.error".
    open var error: (any Error)? { nil }
    /// Here always `.paused`. Apple: "AVPlayer.timeControlStatus".
    open var timeControlStatus: TimeControlStatus { .paused }
    /// Here always `nil`. Apple: "AVPlayer.reasonForWaitingToPlay".
    open var reasonForWaitingToPlay: WaitingReason? { nil }
    /// Here always `false`. Apple: "AVPlayer.isExternalPlaybackActive".
    open var isExternalPlaybackActive: Bool { false }
    /// Apple: "AVPlayer.eligibleForHDRPlayback".
    open class var eligibleForHDRPlayback: Bool { false }
    /// It is kept; `nil` at first. Apple: "AVPlayer.item".
    open var item: AVPlayerItem?
    /// Apple: "AVPlayer.init".
    override public init() { super.init() }
    /// Apple: "AVPlayer.init".
    public init(url URL: URL) { item = AVPlayerItem(url: URL); super.init() }
    /// Apple: "AVPlayer.init".
    public init(playerItem item: AVPlayerItem?) { self.item = item; super.init() }
    /// It has no effect here, which is told once. Apple: "AVPlayer.play".
    open func play() { QuietNotes.tell("nothing is played here") }
    /// Here `rate = 0`. Apple: "AVPlayer.pause".
    open func pause() { rate = 0 }
    /// It has no effect here, which is told once. Apple: "AVPlayer.playImmediately".
    open func playImmediately(atRate rate: Float) { QuietNotes.tell("nothing is played here") }
    /// Here `self.rate = rate`. Apple: "AVPlayer.setRate".
    open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) { self.rate = rate }
    /// Here `self.item = item`. Apple: "AVPlayer.replaceCurrentItem".
    open func replaceCurrentItem(with item: AVPlayerItem?) { self.item = item }
    /// Here `.zero`. Apple: "AVPlayer.currentTime".
    open func currentTime() -> CMTime { .zero }
    /// Apple: "AVPlayer.seek".
    open func seek(to time: CMTime) {}
    /// Apple: "AVPlayer.seek".
    open func seek(to date: Date) {}
    /// Apple: "AVPlayer.seek".
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    /// It answers `true`, later. Apple: "AVPlayer.seek".
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { QuietNotes.later { completionHandler(true) } }
    /// Apple: "AVPlayer.seek".
    nonisolated(nonsending) open func seek(to time: CMTime) async -> Bool { true }
    /// It answers `true`, later. Apple: "AVPlayer.seek".
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void) { QuietNotes.later { completionHandler(true) } }
    /// Apple: "AVPlayer.seek".
    nonisolated(nonsending) open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { true }
    /// It answers `false`, later. Apple: "AVPlayer.preroll".
    open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)?) { QuietNotes.later { completionHandler?(false) } }
    /// Apple: "AVPlayer.preroll".
    nonisolated(nonsending) open func preroll(atRate rate: Float) async -> Bool { false }
    /// Apple: "AVPlayer.cancelPendingPrerolls".
    open func cancelPendingPrerolls() {}
    /// Here `NSObject()`. Apple: "AVPlayer.addPeriodicTimeObserver".
    open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void) -> Any { NSObject() }
    /// Here `NSObject()`. Apple: "AVPlayer.addBoundaryTimeObserver".
    open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void) -> Any { NSObject() }
    /// Apple: "AVPlayer.removeTimeObserver".
    open func removeTimeObserver(_ observer: Any) {}
}
/// Apple: "AVPlayerAudiovisualBackgroundPlaybackPolicy".
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Hashable, Sendable {
    /// Apple: "AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic".
    case automatic = 1
    /// Apple: "AVPlayerAudiovisualBackgroundPlaybackPolicy.pauses".
    case pauses
    /// Apple: "AVPlayerAudiovisualBackgroundPlaybackPolicy.continuesIfPossible".
    case continuesIfPossible
}
/// Apple: "AVQueuePlayer".
open class AVQueuePlayer: AVPlayer {
    /// It is kept; `[]` at first. Apple: "AVQueuePlayer.queue_".
    var queue_: [AVPlayerItem] = []
    /// Apple: "AVQueuePlayer.init".
    public init(items: [AVPlayerItem]) { queue_ = items; super.init(playerItem: items.first) }
    /// Apple: "AVQueuePlayer.init".
    override public init() { super.init() }
    /// Apple: "AVQueuePlayer.init".
    override public init(url URL: URL) { super.init(url: URL) }
    /// Apple: "AVQueuePlayer.init".
    override public init(playerItem item: AVPlayerItem?) { queue_ = item.map { [$0] } ?? []; super.init(playerItem: item) }
    /// Here `queue_`. Apple: "AVQueuePlayer.items".
    open func items() -> [AVPlayerItem] { queue_ }
    /// Apple: "AVQueuePlayer.advanceToNextItem".
    open func advanceToNextItem() { if !queue_.isEmpty { queue_.removeFirst() }; item = queue_.first }
    /// Here `!queue_.contains(item)`. Apple: "AVQueuePlayer.canInsert".
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue_.contains(item) }
    /// Apple: "AVQueuePlayer.insert".
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { queue_.insert(item, at: afterItem.flatMap { queue_.firstIndex(of: $0) }.map { $0 + 1 } ?? queue_.count); self.item = queue_.first }
    /// Apple: "AVQueuePlayer.remove".
    open func remove(_ item: AVPlayerItem) { queue_.removeAll { $0 === item }; self.item = queue_.first }
    /// Apple: "AVQueuePlayer.removeAllItems".
    open func removeAllItems() { queue_ = []; item = nil }
}
/// Apple: "AVPlayerLooper".
open class AVPlayerLooper: NSObject {
    /// Apple: "Status".
    public enum Status: Int, Hashable, Sendable {
        /// Apple: "Status.unknown".
        case unknown
        /// Apple: "Status.ready".
        case ready
        /// Apple: "Status.failed".
        case failed
        /// Apple: "Status.cancelled".
        case cancelled
    }
    /// Here always `.unknown`. Apple: "AVPlayerLooper.status".
    open var status: Status { .unknown }
    /// Here always `nil`. Apple: "AVPlayerLooper.error".
    open var error: (any Error)? { nil }
    /// Here always `0`. Apple: "AVPlayerLooper.loopCount".
    open var loopCount: Int { 0 }
    /// Here always `[]`. Apple: "AVPlayerLooper.loopingPlayerItems".
    open var loopingPlayerItems: [AVPlayerItem] { [] }
    /// Apple: "AVPlayerLooper.init".
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) { super.init() }
    /// Apple: "AVPlayerLooper.init".
    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { self.init(player: player, templateItem: itemToLoop, timeRange: .invalid) }
    /// Apple: "AVPlayerLooper.disableLooping".
    open func disableLooping() {}
}
/// Apple: "AVPlayerItem".
open class AVPlayerItem: NSObject {
    /// Apple: "Status".
    public enum Status: Int, Hashable, Sendable {
        /// Apple: "Status.unknown".
        case unknown
        /// Apple: "Status.readyToPlay".
        case readyToPlay
        /// Apple: "Status.failed".
        case failed
    }
    /// Apple: "AVPlayerItem.didPlayToEndTimeNotification".
    public static let didPlayToEndTimeNotification: Notification.Name = .AVPlayerItemDidPlayToEndTime
    /// Apple: "AVPlayerItem.failedToPlayToEndTimeNotification".
    public static let failedToPlayToEndTimeNotification: Notification.Name = .AVPlayerItemFailedToPlayToEndTime
    /// Apple: "AVPlayerItem.playbackStalledNotification".
    public static let playbackStalledNotification: Notification.Name = .AVPlayerItemPlaybackStalled
    /// Apple: "AVPlayerItem.timeJumpedNotification".
    public static let timeJumpedNotification: Notification.Name = .AVPlayerItemTimeJumped
    /// Apple: "AVPlayerItem.asset".
    public let asset: AVAsset
    /// Apple: "AVPlayerItem.init".
    public init(url URL: URL) { asset = AVURLAsset(url: URL); super.init() }
    /// Apple: "AVPlayerItem.init".
    public init(asset: AVAsset) { self.asset = asset; super.init() }
    /// Apple: "AVPlayerItem.init".
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }
    /// Here always `.unknown`. Apple: "AVPlayerItem.status".
    open var status: Status { .unknown }
    /// Here always `nil`. Apple: "AVPlayerItem.error".
    open var error: (any Error)? { nil }
    /// Here always `.indefinite`. Apple: "AVPlayerItem.duration".
    open var duration: CMTime { .indefinite }
    /// Here always `[]`. Apple: "AVPlayerItem.tracks".
    open var tracks: [AVPlayerItemTrack] { [] }
    /// Here always `.zero`. Apple: "AVPlayerItem.presentationSize".
    open var presentationSize: CGSize { .zero }
    /// Here always `nil`. Apple: "AVPlayerItem.timedMetadata".
    open var timedMetadata: [AVMetadataItem]? { nil }
    /// It is kept; `[]` at first. Apple: "AVPlayerItem.externalMetadata".
    open var externalMetadata: [AVMetadataItem] = []
    /// It is kept; `0` at first. Apple: "AVPlayerItem.preferredForwardBufferDuration".
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// It is kept; `0` at first. Apple: "AVPlayerItem.preferredPeakBitRate".
    open var preferredPeakBitRate: Double = 0
    /// It is kept; `.zero` at first. Apple: "AVPlayerItem.preferredMaximumResolution".
    open var preferredMaximumResolution: CGSize = .zero
    /// It is kept; `false` at first. Apple: "AVPlayerItem.canUseNetworkResourcesForLiveStreamingWhilePaused".
    open var canUseNetworkResourcesForLiveStreamingWhilePaused: Bool = false
    /// It is kept; `.invalid` at first. Apple: "AVPlayerItem.forwardPlaybackEndTime".
    open var forwardPlaybackEndTime: CMTime = .invalid
    /// It is kept; `.invalid` at first. Apple: "AVPlayerItem.reversePlaybackEndTime".
    open var reversePlaybackEndTime: CMTime = .invalid
    /// It is kept; `.timeDomain` at first. Apple: "AVPlayerItem.audioTimePitchAlgorithm".
    open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm = .timeDomain
    /// It is kept; `nil` at first. Apple: "AVPlayerItem.videoComposition".
    open var videoComposition: AVVideoComposition?
    /// It is kept; `nil` at first. Apple: "AVPlayerItem.audioMix".
    open var audioMix: AVAudioMix?
    /// It is kept; `nil` at first. Apple: "AVPlayerItem.nowPlayingInfo".
    open var nowPlayingInfo: [String: Any]?
    /// It is kept; `nil` at first. Apple: "AVPlayerItem.textStyleRules".
    open var textStyleRules: [Any]?
    /// Here always `false`. Apple: "AVPlayerItem.isPlaybackLikelyToKeepUp".
    open var isPlaybackLikelyToKeepUp: Bool { false }
    /// Here always `false`. Apple: "AVPlayerItem.isPlaybackBufferFull".
    open var isPlaybackBufferFull: Bool { false }
    /// Here always `true`. Apple: "AVPlayerItem.isPlaybackBufferEmpty".
    open var isPlaybackBufferEmpty: Bool { true }
    /// Here always `false`. Apple: "AVPlayerItem.canPlayFastForward".
    open var canPlayFastForward: Bool { false }
    /// Here always `false`. Apple: "AVPlayerItem.canPlayReverse".
    open var canPlayReverse: Bool { false }
    /// Here always `false`. Apple: "AVPlayerItem.canStepForward".
    open var canStepForward: Bool { false }
    /// Here always `[]`. Apple: "AVPlayerItem.loadedTimeRanges".
    open var loadedTimeRanges: [NSValue] { [] }
    /// Here always `[]`. Apple: "AVPlayerItem.seekableTimeRanges".
    open var seekableTimeRanges: [NSValue] { [] }
    /// Here always `[]`. Apple: "AVPlayerItem.outputs".
    open var outputs: [AVPlayerItemOutput] { [] }
    /// Here always `AVMediaSelection()`. Apple: "AVPlayerItem.currentMediaSelection".
    open var currentMediaSelection: AVMediaSelection { AVMediaSelection() }
    /// Here `.zero`. Apple: "AVPlayerItem.currentTime".
    open func currentTime() -> CMTime { .zero }
    /// Here `nil`. Apple: "AVPlayerItem.currentDate".
    open func currentDate() -> Date? { nil }
    /// It answers `true`, later. Apple: "AVPlayerItem.seek".
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { QuietNotes.later { completionHandler?(true) } }
    /// Apple: "AVPlayerItem.seek".
    nonisolated(nonsending) open func seek(to time: CMTime) async -> Bool { true }
    /// It answers `true`, later. Apple: "AVPlayerItem.seek".
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)?) { QuietNotes.later { completionHandler?(true) } }
    /// Apple: "AVPlayerItem.seek".
    nonisolated(nonsending) open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { true }
    /// It has no effect here, which is told once. Apple: "AVPlayerItem.step".
    open func step(byCount stepCount: Int) { QuietNotes.tell("nothing is played here") }
    /// Apple: "AVPlayerItem.cancelPendingSeeks".
    open func cancelPendingSeeks() {}
    /// Apple: "AVPlayerItem.add".
    open func add(_ output: AVPlayerItemOutput) {}
    /// Apple: "AVPlayerItem.remove".
    open func remove(_ output: AVPlayerItemOutput) {}
    /// Here `nil`. Apple: "AVPlayerItem.accessLog".
    open func accessLog() -> AVPlayerItemAccessLog? { nil }
    /// Here `nil`. Apple: "AVPlayerItem.errorLog".
    open func errorLog() -> AVPlayerItemErrorLog? { nil }
    /// Apple: "AVPlayerItem.select".
    open func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {}
}
/// Apple: "AVPlayerItemTrack".
open class AVPlayerItemTrack: NSObject {
    /// It is kept; `true` at first. Apple: "AVPlayerItemTrack.isEnabled".
    open var isEnabled: Bool = true
    /// Here always `nil`. Apple: "AVPlayerItemTrack.assetTrack".
    open var assetTrack: AVAssetTrack? { nil }
}
/// Apple: "AVPlayerItemOutput".
open class AVPlayerItemOutput: NSObject {
}
/// Apple: "AVPlayerItemVideoOutput".
open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
    /// Apple: "AVPlayerItemVideoOutput.init".
    public convenience init(pixelBufferAttributes: [String: Any]?) { self.init() }
    /// Here `false`. Apple: "AVPlayerItemVideoOutput.hasNewPixelBuffer".
    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
    /// Here `nil`. Apple: "AVPlayerItemVideoOutput.copyPixelBuffer".
    open func copyPixelBuffer(forItemTime itemTime: CMTime, itemTimeForDisplay: UnsafeMutablePointer<CMTime>?) -> CVPixelBuffer? { nil }
    /// Here `.zero`. Apple: "AVPlayerItemVideoOutput.itemTime".
    open func itemTime(forHostTime hostTime: CFTimeInterval) -> CMTime { .zero }
}
/// Apple: "AVPlayerItemMetadataOutput".
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput {
}
/// Apple: "AVPlayerItemLegibleOutput".
open class AVPlayerItemLegibleOutput: AVPlayerItemOutput {
}
/// Apple: "AVPlayerItemAccessLog".
open class AVPlayerItemAccessLog: NSObject {
    /// Here always `[]`. Apple: "AVPlayerItemAccessLog.events".
    open var events: [AVPlayerItemAccessLogEvent] { [] }
}
/// Apple: "AVPlayerItemAccessLogEvent".
open class AVPlayerItemAccessLogEvent: NSObject {
    /// Here always `0`. Apple: "AVPlayerItemAccessLogEvent.indicatedBitrate".
    open var indicatedBitrate: Double { 0 }
}
/// Apple: "AVPlayerItemErrorLog".
open class AVPlayerItemErrorLog: NSObject {
}
/// Apple: "AVMediaSelection".
open class AVMediaSelection: NSObject {
}
/// Apple: "AVMediaSelectionGroup".
open class AVMediaSelectionGroup: NSObject {
    /// Here always `[]`. Apple: "AVMediaSelectionGroup.options".
    open var options: [AVMediaSelectionOption] { [] }
}
/// Apple: "AVMediaSelectionOption".
open class AVMediaSelectionOption: NSObject {
    /// Here always `""`. Apple: "AVMediaSelectionOption.displayName".
    open var displayName: String { "" }
    /// Here always `nil`. Apple: "AVMediaSelectionOption.locale".
    open var locale: Locale? { nil }
}
/// Apple: "AVPlayerInterstitialEvent".
open class AVPlayerInterstitialEvent: NSObject {
    /// Apple: "AVPlayerInterstitialEvent.primaryItem".
    public let primaryItem: AVPlayerItem?
    /// Apple: "AVPlayerInterstitialEvent.init".
    public init(primaryItem: AVPlayerItem, time: CMTime) { self.primaryItem = primaryItem; super.init() }
}
/// Apple: "AVExperienceController".
open class AVExperienceController: NSObject {
}
/// Apple: "AVAsynchronousKeyValueLoading".
@preconcurrency public protocol AVAsynchronousKeyValueLoading {
}
/// Apple: "AVAsyncProperty".
public struct AVAsyncProperty<Root, T> {
    /// Apple: "AVAsyncProperty.init".
    public init() {}
}
/// Apple: "AVPartialAsyncProperty".
open class AVPartialAsyncProperty<Root>: NSObject {
}
/// Apple: "AVAsset".
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading {
    /// Apple: "AVAsset.init".
    public convenience init(url URL: URL) { self.init() }
    /// Here always `.indefinite`. Apple: "AVAsset.duration".
    open var duration: CMTime { .indefinite }
    /// Here always `[]`. Apple: "AVAsset.tracks".
    open var tracks: [AVAssetTrack] { [] }
    /// Here always `[]`. Apple: "AVAsset.metadata".
    open var metadata: [AVMetadataItem] { [] }
    /// Here always `[]`. Apple: "AVAsset.commonMetadata".
    open var commonMetadata: [AVMetadataItem] { [] }
    /// Here always `false`. Apple: "AVAsset.isPlayable".
    open var isPlayable: Bool { false }
    /// Here always `false`. Apple: "AVAsset.isExportable".
    open var isExportable: Bool { false }
    /// Here always `false`. Apple: "AVAsset.isReadable".
    open var isReadable: Bool { false }
    /// Here always `false`. Apple: "AVAsset.isComposable".
    open var isComposable: Bool { false }
    /// Here always `false`. Apple: "AVAsset.hasProtectedContent".
    open var hasProtectedContent: Bool { false }
    /// Here always `1`. Apple: "AVAsset.preferredRate".
    open var preferredRate: Float { 1 }
    /// Here always `.identity`. Apple: "AVAsset.preferredTransform".
    open var preferredTransform: CGAffineTransform { .identity }
    /// Here always `[]`. Apple: "AVAsset.availableChapterLocales".
    open var availableChapterLocales: [Locale] { [] }
    /// Here `[]`. Apple: "AVAsset.tracks".
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    /// Here `.failed`. Apple: "AVAsset.statusOfValue".
    open func statusOfValue(forKey key: String, error outError: Any?) -> AVKeyValueStatus { .failed }
    /// Apple: "AVAsset.loadValuesAsynchronously".
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) { if let handler { QuietNotes.later(handler) } }
    /// It answers `nil, AVError(.failedToLoadMediaData)`, later. Apple: "AVAsset.loadTracks".
    open func loadTracks(withMediaType mediaType: AVMediaType, completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, AVError(.failedToLoadMediaData)) } }
    /// Apple: "AVAsset.loadTracks".
    nonisolated(nonsending) open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { throw AVError(.failedToLoadMediaData) }
    /// It answers `nil, AVError(.failedToLoadMediaData)`, later. Apple: "AVAsset.loadMetadata".
    open func loadMetadata(for format: AVMetadataFormat, completionHandler: @escaping ([AVMetadataItem]?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, AVError(.failedToLoadMediaData)) } }
    /// Apple: "AVAsset.loadMetadata".
    nonisolated(nonsending) open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { throw AVError(.failedToLoadMediaData) }
    /// Apple: "AVAsset.cancelLoading".
    open func cancelLoading() {}
    /// Here `nil`. Apple: "AVAsset.mediaSelectionGroup".
    open func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> AVMediaSelectionGroup? { nil }
}
/// Apple: "AVURLAsset".
open class AVURLAsset: AVAsset {
    /// Apple: "AVURLAsset.url".
    public let url: URL
    /// Apple: "AVURLAsset.init".
    public init(url URL: URL, options: [String: Any]? = nil) { url = URL; super.init() }
    /// Here always `AVAssetResourceLoader()`. Apple: "AVURLAsset.resourceLoader".
    open var resourceLoader: AVAssetResourceLoader { AVAssetResourceLoader() }
    /// Here `[]`. Apple: "AVURLAsset.audiovisualTypes".
    open class func audiovisualTypes() -> [AVFileType] { [] }
    /// Here `false`. Apple: "AVURLAsset.isPlayableExtendedMIMEType".
    open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { false }
}
/// Apple: "AVAssetResourceLoader".
open class AVAssetResourceLoader: NSObject {
    /// Apple: "AVAssetResourceLoader.setDelegate".
    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {}
}
/// Apple: "AVAssetResourceLoaderDelegate".
public protocol AVAssetResourceLoaderDelegate: AnyObject {
}
/// Apple: "AVAssetTrack".
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading {
    /// Here always `nil`. Apple: "AVAssetTrack.asset".
    open var asset: AVAsset? { nil }
    /// Here always `0`. Apple: "AVAssetTrack.trackID".
    open var trackID: CMPersistentTrackID { 0 }
    /// Here always `.video`. Apple: "AVAssetTrack.mediaType".
    open var mediaType: AVMediaType { .video }
    /// Here always `.zero`. Apple: "AVAssetTrack.naturalSize".
    open var naturalSize: CGSize { .zero }
    /// Here always `.identity`. Apple: "AVAssetTrack.preferredTransform".
    open var preferredTransform: CGAffineTransform { .identity }
    /// Here always `0`. Apple: "AVAssetTrack.nominalFrameRate".
    open var nominalFrameRate: Float { 0 }
    /// Here always `0`. Apple: "AVAssetTrack.estimatedDataRate".
    open var estimatedDataRate: Float { 0 }
    /// Here always `.zero`. Apple: "AVAssetTrack.timeRange".
    open var timeRange: CMTimeRange { .zero }
    /// Here always `0`. Apple: "AVAssetTrack.naturalTimeScale".
    open var naturalTimeScale: CMTimeScale { 0 }
    /// Here always `[]`. Apple: "AVAssetTrack.formatDescriptions".
    open var formatDescriptions: [Any] { [] }
    /// Here always `[]`. Apple: "AVAssetTrack.segments".
    open var segments: [Any] { [] }
    /// Here always `true`. Apple: "AVAssetTrack.isEnabled".
    open var isEnabled: Bool { true }
}
/// Apple: "AVFragmentedAsset".
open class AVFragmentedAsset: AVURLAsset {
}
/// Apple: "AVAssetImageGenerator".
open class AVAssetImageGenerator: NSObject {
    /// Apple: "Result".
    public enum Result: Int, Hashable, Sendable {
        /// Apple: "Result.succeeded".
        case succeeded
        /// Apple: "Result.failed".
        case failed
        /// Apple: "Result.cancelled".
        case cancelled
    }
    /// Apple: "ApertureMode".
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "ApertureMode.cleanAperture".
        public static let cleanAperture = ApertureMode(rawValue: "ApertureModeCleanAperture")
        /// Apple: "ApertureMode.productionAperture".
        public static let productionAperture = ApertureMode(rawValue: "ApertureModeProductionAperture")
    }
    /// Apple: "AVAssetImageGenerator.init".
    public init(asset: AVAsset) { super.init() }
    /// It is kept; `false` at first. Apple: "AVAssetImageGenerator.appliesPreferredTrackTransform".
    open var appliesPreferredTrackTransform: Bool = false
    /// It is kept; `.zero` at first. Apple: "AVAssetImageGenerator.maximumSize".
    open var maximumSize: CGSize = .zero
    /// It is kept; `.positiveInfinity` at first. Apple: "AVAssetImageGenerator.requestedTimeToleranceBefore".
    open var requestedTimeToleranceBefore: CMTime = .positiveInfinity
    /// It is kept; `.positiveInfinity` at first. Apple: "AVAssetImageGenerator.requestedTimeToleranceAfter".
    open var requestedTimeToleranceAfter: CMTime = .positiveInfinity
    /// It is kept; `nil` at first. Apple: "AVAssetImageGenerator.apertureMode".
    open var apertureMode: ApertureMode?
    /// Here `throw AVError(.noImageAtTime)`. Apple: "AVAssetImageGenerator.copyCGImage".
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { throw AVError(.noImageAtTime) }
    /// Here `throw AVError(.noImageAtTime)`. Apple: "AVAssetImageGenerator.image".
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw AVError(.noImageAtTime) }
    /// Here `QuietNotes.later { handler(nil, .invalid, AVError(.noImageAtTime)) }`. Apple: "AVAssetImageGenerator.generateCGImageAsynchronously".
    open func generateCGImageAsynchronously(for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void) { QuietNotes.later { handler(nil, .invalid, AVError(.noImageAtTime)) } }
    /// Here `QuietNotes.later { handler(.invalid, nil, .invalid, .failed, AVError(.noImageAtTime)) }`. Apple: "AVAssetImageGenerator.generateCGImagesAsynchronously".
    open func generateCGImagesAsynchronously(forTimes requestedTimes: [NSValue], completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void) { QuietNotes.later { handler(.invalid, nil, .invalid, .failed, AVError(.noImageAtTime)) } }
    /// Apple: "AVAssetImageGenerator.cancelAllCGImageGeneration".
    open func cancelAllCGImageGeneration() {}
}
/// Apple: "AVAssetExportSession".
open class AVAssetExportSession: NSObject {
    /// Apple: "Status".
    public enum Status: Int, Hashable, Sendable {
        /// Apple: "Status.unknown".
        case unknown
        /// Apple: "Status.waiting".
        case waiting
        /// Apple: "Status.exporting".
        case exporting
        /// Apple: "Status.completed".
        case completed
        /// Apple: "Status.failed".
        case failed
        /// Apple: "Status.cancelled".
        case cancelled
    }
    /// Apple: "AVAssetExportSession.init".
    public init?(asset: AVAsset, presetName: String) { super.init() }
    /// It is kept; `nil` at first. Apple: "AVAssetExportSession.outputURL".
    open var outputURL: URL?
    /// It is kept; `nil` at first. Apple: "AVAssetExportSession.outputFileType".
    open var outputFileType: AVFileType?
    /// It is kept; `false` at first. Apple: "AVAssetExportSession.shouldOptimizeForNetworkUse".
    open var shouldOptimizeForNetworkUse: Bool = false
    /// It is kept; `CMTimeRange(start: .zero, duration: .positiveInfinity)` at first. Apple: "AVAssetExportSession.timeRange".
    open var timeRange: CMTimeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// It is kept; `nil` at first. Apple: "AVAssetExportSession.videoComposition".
    open var videoComposition: AVVideoComposition?
    /// It is kept; `nil` at first. Apple: "AVAssetExportSession.audioMix".
    open var audioMix: AVAudioMix?
    /// It is kept; `nil` at first. Apple: "AVAssetExportSession.metadata".
    open var metadata: [AVMetadataItem]?
    /// Here always `0`. Apple: "AVAssetExportSession.progress".
    open var progress: Float { 0 }
    /// Here always `.failed`. Apple: "AVAssetExportSession.status".
    open var status: Status { .failed }
    /// Here always `AVError(.exportFailed)`. Apple: "AVAssetExportSession.error".
    open var error: (any Error)? { AVError(.exportFailed) }
    /// Here always `[]`. Apple: "AVAssetExportSession.supportedFileTypes".
    open var supportedFileTypes: [AVFileType] { [] }
    /// Here `[]`. Apple: "AVAssetExportSession.exportPresets".
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    /// Here `[]`. Apple: "AVAssetExportSession.allExportPresets".
    open class func allExportPresets() -> [String] { [] }
    /// Here `QuietNotes.later(handler)`. Apple: "AVAssetExportSession.exportAsynchronously".
    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) { QuietNotes.later(handler) }
    /// Apple: "AVAssetExportSession.export".
    open func export() async {}
    /// Here `throw AVError(.exportFailed)`. Apple: "AVAssetExportSession.export".
    open func export(to url: URL, as fileType: AVFileType) async throws { throw AVError(.exportFailed) }
    /// Apple: "AVAssetExportSession.cancelExport".
    open func cancelExport() {}
}
/// Apple: "AVAssetReader".
open class AVAssetReader: NSObject {
    /// Apple: "Status".
    public enum Status: Int, Hashable, Sendable {
        /// Apple: "Status.unknown".
        case unknown
        /// Apple: "Status.reading".
        case reading
        /// Apple: "Status.completed".
        case completed
        /// Apple: "Status.failed".
        case failed
        /// Apple: "Status.cancelled".
        case cancelled
    }
    /// Apple: "AVAssetReader.init".
    public init(asset: AVAsset) throws { throw AVError(.failedToLoadMediaData) }
    /// It is kept; `CMTimeRange(start: .zero, duration: .positiveInfinity)` at first. Apple: "AVAssetReader.timeRange".
    open var timeRange: CMTimeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// Here always `.failed`. Apple: "AVAssetReader.status".
    open var status: Status { .failed }
    /// Here always `AVError(.failedToLoadMediaData)`. Apple: "AVAssetReader.error".
    open var error: (any Error)? { AVError(.failedToLoadMediaData) }
    /// Here `false`. Apple: "AVAssetReader.canAdd".
    open func canAdd(_ output: AVAssetReaderOutput) -> Bool { false }
    /// Apple: "AVAssetReader.add".
    open func add(_ output: AVAssetReaderOutput) {}
    /// Here `false`. Apple: "AVAssetReader.startReading".
    open func startReading() -> Bool { false }
    /// Apple: "AVAssetReader.cancelReading".
    open func cancelReading() {}
}
/// Apple: "AVAssetReaderOutput".
open class AVAssetReaderOutput: NSObject {
    /// It is kept; `true` at first. Apple: "AVAssetReaderOutput.alwaysCopiesSampleData".
    open var alwaysCopiesSampleData: Bool = true
    /// Here `nil`. Apple: "AVAssetReaderOutput.copyNextSampleBuffer".
    open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}
/// Apple: "AVAssetReaderTrackOutput".
open class AVAssetReaderTrackOutput: AVAssetReaderOutput {
    /// Apple: "AVAssetReaderTrackOutput.init".
    public convenience init(track: AVAssetTrack, outputSettings: [String: Any]?) { self.init() }
}
/// Apple: "AVAssetReaderVideoCompositionOutput".
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput {
}
/// Apple: "AVAssetReaderAudioMixOutput".
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput {
}
/// Apple: "AVAssetWriter".
open class AVAssetWriter: NSObject {
    /// Apple: "Status".
    public enum Status: Int, Hashable, Sendable {
        /// Apple: "Status.unknown".
        case unknown
        /// Apple: "Status.writing".
        case writing
        /// Apple: "Status.completed".
        case completed
        /// Apple: "Status.failed".
        case failed
        /// Apple: "Status.cancelled".
        case cancelled
    }
    /// Apple: "AVAssetWriter.init".
    public init(outputURL: URL, fileType outputFileType: AVFileType) throws { throw AVError(.encoderNotFound) }
    /// Apple: "AVAssetWriter.init".
    public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws { try self.init(outputURL: outputURL, fileType: outputFileType) }
    /// Here always `.failed`. Apple: "AVAssetWriter.status".
    open var status: Status { .failed }
    /// Here always `AVError(.encoderNotFound)`. Apple: "AVAssetWriter.error".
    open var error: (any Error)? { AVError(.encoderNotFound) }
    /// Here always `[]`. Apple: "AVAssetWriter.inputs".
    open var inputs: [AVAssetWriterInput] { [] }
    /// It is kept; `false` at first. Apple: "AVAssetWriter.shouldOptimizeForNetworkUse".
    open var shouldOptimizeForNetworkUse: Bool = false
    /// It is kept; `[]` at first. Apple: "AVAssetWriter.metadata".
    open var metadata: [AVMetadataItem] = []
    /// Here `false`. Apple: "AVAssetWriter.canAdd".
    open func canAdd(_ input: AVAssetWriterInput) -> Bool { false }
    /// Apple: "AVAssetWriter.add".
    open func add(_ input: AVAssetWriterInput) {}
    /// Here `false`. Apple: "AVAssetWriter.startWriting".
    open func startWriting() -> Bool { false }
    /// Apple: "AVAssetWriter.startSession".
    open func startSession(atSourceTime startTime: CMTime) {}
    /// Apple: "AVAssetWriter.endSession".
    open func endSession(atSourceTime endTime: CMTime) {}
    /// Apple: "AVAssetWriter.cancelWriting".
    open func cancelWriting() {}
    /// It answers later. Apple: "AVAssetWriter.finishWriting".
    open func finishWriting(completionHandler: @escaping () -> Void) { QuietNotes.later { completionHandler() } }
    /// Apple: "AVAssetWriter.finishWriting".
    nonisolated(nonsending) open func finishWriting() async {  }
}
/// Apple: "AVAssetWriterInput".
open class AVAssetWriterInput: NSObject {
    /// Apple: "AVAssetWriterInput.init".
    public convenience init(mediaType: AVMediaType, outputSettings: [String: Any]?) { self.init() }
    /// Apple: "AVAssetWriterInput.init".
    public convenience init(mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?) { self.init() }
    /// It is kept; `false` at first. Apple: "AVAssetWriterInput.expectsMediaDataInRealTime".
    open var expectsMediaDataInRealTime: Bool = false
    /// It is kept; `.identity` at first. Apple: "AVAssetWriterInput.transform".
    open var transform: CGAffineTransform = .identity
    /// It is kept; `[]` at first. Apple: "AVAssetWriterInput.metadata".
    open var metadata: [AVMetadataItem] = []
    /// Here always `false`. Apple: "AVAssetWriterInput.isReadyForMoreMediaData".
    open var isReadyForMoreMediaData: Bool { false }
    /// Here `false`. Apple: "AVAssetWriterInput.append".
    open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
    /// Apple: "AVAssetWriterInput.markAsFinished".
    open func markAsFinished() {}
    /// It has no effect here, which is told once. Apple: "AVAssetWriterInput.requestMediaDataWhenReady".
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void) { QuietNotes.tell("nothing is played here") }
}
/// Apple: "AVAssetWriterInputPixelBufferAdaptor".
open class AVAssetWriterInputPixelBufferAdaptor: NSObject {
    /// Here always `nil`. Apple: "AVAssetWriterInputPixelBufferAdaptor.pixelBufferPool".
    open var pixelBufferPool: CVPixelBufferPool? { nil }
    /// Apple: "AVAssetWriterInputPixelBufferAdaptor.init".
    public convenience init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) { self.init() }
    /// Here `false`. Apple: "AVAssetWriterInputPixelBufferAdaptor.append".
    open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}
/// Apple: "AVComposition".
open class AVComposition: AVAsset {
}
/// Apple: "AVMutableComposition".
open class AVMutableComposition: AVComposition {
    /// It is kept; `.zero` at first. Apple: "AVMutableComposition.naturalSize".
    open var naturalSize: CGSize = .zero
    /// Here `nil`. Apple: "AVMutableComposition.addMutableTrack".
    open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID) -> AVMutableCompositionTrack? { nil }
    /// Here `throw AVError(.operationNotSupportedForAsset)`. Apple: "AVMutableComposition.insertTimeRange".
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws { throw AVError(.operationNotSupportedForAsset) }
}
/// Apple: "AVMutableCompositionTrack".
open class AVMutableCompositionTrack: AVAssetTrack {
    /// Here `throw AVError(.operationNotSupportedForAsset)`. Apple: "AVMutableCompositionTrack.insertTimeRange".
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws { throw AVError(.operationNotSupportedForAsset) }
}
/// Apple: "AVVideoComposition".
open class AVVideoComposition: NSObject {
}
/// Apple: "AVMutableVideoComposition".
open class AVMutableVideoComposition: AVVideoComposition {
    /// It is kept; `.invalid` at first. Apple: "AVMutableVideoComposition.frameDuration".
    open var frameDuration: CMTime = .invalid
    /// It is kept; `.zero` at first. Apple: "AVMutableVideoComposition.renderSize".
    open var renderSize: CGSize = .zero
    /// It is kept; `1` at first. Apple: "AVMutableVideoComposition.renderScale".
    open var renderScale: Float = 1
    /// It is kept; `[]` at first. Apple: "AVMutableVideoComposition.instructions".
    open var instructions: [any AVVideoCompositionInstructionProtocol] = []
    /// It is kept; `nil` at first. Apple: "AVMutableVideoComposition.customVideoCompositorClass".
    open var customVideoCompositorClass: Any.Type?
    /// Apple: "AVMutableVideoComposition.init".
    public convenience init(propertiesOf asset: AVAsset) { self.init() }
    /// Apple: "AVMutableVideoComposition.init".
    public convenience init(asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void) { self.init() }
}
/// Apple: "AVVideoCompositionInstructionProtocol".
public protocol AVVideoCompositionInstructionProtocol {
}
/// Apple: "AVVideoCompositing".
public protocol AVVideoCompositing: AnyObject {
}
/// Apple: "AVAsynchronousCIImageFilteringRequest".
open class AVAsynchronousCIImageFilteringRequest: NSObject {
}
/// Apple: "AVAsynchronousVideoCompositionRequest".
open class AVAsynchronousVideoCompositionRequest: NSObject {
    /// Apple: "AVAsynchronousVideoCompositionRequest.finish".
    open func finish(with error: any Error) {}
    /// Apple: "AVAsynchronousVideoCompositionRequest.finish".
    open func finish(withComposedVideoFrame composedVideoFrame: CVPixelBuffer) {}
    /// Here `nil`. Apple: "AVAsynchronousVideoCompositionRequest.sourceFrame".
    open func sourceFrame(byTrackID trackID: CMPersistentTrackID) -> CVPixelBuffer? { nil }
}
/// Apple: "AVVideoCompositionInstruction".
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol {
}
/// Apple: "AVMutableVideoCompositionInstruction".
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {
    /// It is kept; `.invalid` at first. Apple: "AVMutableVideoCompositionInstruction.timeRange".
    open var timeRange: CMTimeRange = .invalid
    /// It is kept; `[]` at first. Apple: "AVMutableVideoCompositionInstruction.layerInstructions".
    open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
}
/// Apple: "AVVideoCompositionLayerInstruction".
open class AVVideoCompositionLayerInstruction: NSObject {
}
/// Apple: "AVMutableVideoCompositionLayerInstruction".
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
    /// Apple: "AVMutableVideoCompositionLayerInstruction.init".
    public convenience init(assetTrack track: AVAssetTrack) { self.init() }
    /// Apple: "AVMutableVideoCompositionLayerInstruction.setTransform".
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
    /// Apple: "AVMutableVideoCompositionLayerInstruction.setOpacity".
    open func setOpacity(_ opacity: Float, at time: CMTime) {}
}
/// Apple: "AVVideoCompositionCoreAnimationTool".
open class AVVideoCompositionCoreAnimationTool: NSObject {
    /// Apple: "AVVideoCompositionCoreAnimationTool.init".
    public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) { self.init() }
}
/// Apple: "AVAudioMix".
open class AVAudioMix: NSObject {
}
/// Apple: "AVMutableAudioMix".
open class AVMutableAudioMix: AVAudioMix {
    /// It is kept; `[]` at first. Apple: "AVMutableAudioMix.inputParameters".
    open var inputParameters: [AVAudioMixInputParameters] = []
}
/// Apple: "AVAudioMixInputParameters".
open class AVAudioMixInputParameters: NSObject {
}
/// Apple: "AVMutableAudioMixInputParameters".
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
    /// Apple: "AVMutableAudioMixInputParameters.init".
    public convenience init(track: AVAssetTrack?) { self.init() }
    /// Apple: "AVMutableAudioMixInputParameters.setVolume".
    open func setVolume(_ volume: Float, at time: CMTime) {}
    /// Apple: "AVMutableAudioMixInputParameters.setVolumeRamp".
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {}
}
/// Apple: "AVAssetDownloadTask".
open class AVAssetDownloadTask: NSObject {
    /// It has no effect here, which is told once. Apple: "AVAssetDownloadTask.resume".
    open func resume() { QuietNotes.tell("nothing is played here") }
    /// Apple: "AVAssetDownloadTask.cancel".
    open func cancel() {}
}
/// Apple: "AVAssetDownloadURLSession".
open class AVAssetDownloadURLSession: NSObject {
}
/// Apple: "AVAssetDownloadDelegate".
public protocol AVAssetDownloadDelegate: AnyObject {
}
/// Apple: "AVMetadataIdentifier".
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "AVMetadataIdentifier.commonIdentifierTitle".
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
    /// Apple: "AVMetadataIdentifier.commonIdentifierArtist".
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
    /// Apple: "AVMetadataIdentifier.commonIdentifierArtwork".
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
    /// Apple: "AVMetadataIdentifier.commonIdentifierDescription".
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
    /// Apple: "AVMetadataIdentifier.commonIdentifierAlbumName".
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
    /// Apple: "AVMetadataIdentifier.commonIdentifierCreator".
    public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "common/creator")
    /// Apple: "AVMetadataIdentifier.commonIdentifierCreationDate".
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "common/creationDate")
    /// Apple: "AVMetadataIdentifier.commonIdentifierLocation".
    public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "common/location")
    /// Apple: "AVMetadataIdentifier.quickTimeMetadataGenre".
    public static let quickTimeMetadataGenre = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.genre")
    /// Apple: "AVMetadataIdentifier.iTunesMetadataTrackSubTitle".
    public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier(rawValue: "itsk/%A9st3")
    /// Apple: "AVMetadataIdentifier.quickTimeMetadataTitle".
    public static let quickTimeMetadataTitle = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.title")
    /// Apple: "AVMetadataIdentifier.iTunesMetadataContentRating".
    public static let iTunesMetadataContentRating = AVMetadataIdentifier(rawValue: "itsk/rtng")
}
/// Apple: "AVMetadataKey".
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "AVMetadataKey.commonKeyTitle".
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// Apple: "AVMetadataKey.commonKeyArtist".
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// Apple: "AVMetadataKey.commonKeyArtwork".
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    /// Apple: "AVMetadataKey.commonKeyAlbumName".
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    /// Apple: "AVMetadataKey.commonKeyCreationDate".
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    /// Apple: "AVMetadataKey.commonKeyDescription".
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
}
/// Apple: "AVMetadataKeySpace".
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "AVMetadataKeySpace.common".
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    /// Apple: "AVMetadataKeySpace.id3".
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    /// Apple: "AVMetadataKeySpace.iTunes".
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    /// Apple: "AVMetadataKeySpace.quickTimeMetadata".
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
}
/// Apple: "AVMetadataFormat".
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "AVMetadataFormat.id3Metadata".
    public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
    /// Apple: "AVMetadataFormat.iTunesMetadata".
    public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
    /// Apple: "AVMetadataFormat.quickTimeMetadata".
    public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
}
/// Apple: "AVMetadataItem".
open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading {
    /// Here always `nil`. Apple: "AVMetadataItem.identifier".
    open var identifier: AVMetadataIdentifier? { nil }
    /// Here always `nil`. Apple: "AVMetadataItem.commonKey".
    open var commonKey: AVMetadataKey? { nil }
    /// Here always `nil`. Apple: "AVMetadataItem.key".
    open var key: Any? { nil }
    /// Here always `nil`. Apple: "AVMetadataItem.value".
    open var value: Any? { nil }
    /// Here always `nil`. Apple: "AVMetadataItem.stringValue".
    open var stringValue: String? { nil }
    /// Here always `nil`. Apple: "AVMetadataItem.numberValue".
    open var numberValue: NSNumber? { nil }
    /// Here always `nil`. Apple: "AVMetadataItem.dateValue".
    open var dateValue: Date? { nil }
    /// Here always `nil`. Apple: "AVMetadataItem.dataValue".
    open var dataValue: Data? { nil }
    /// Here `metadataItems.filter { $0.identifier == metadataIdentifier }`. Apple: "AVMetadataItem.metadataItems".
    open class func metadataItems(from metadataItems: [AVMetadataItem], filteredByIdentifier metadataIdentifier: AVMetadataIdentifier) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == metadataIdentifier } }
    /// Here `[]`. Apple: "AVMetadataItem.metadataItems".
    open class func metadataItems(from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?) -> [AVMetadataItem] { [] }
}
/// Apple: "AVMutableMetadataItem".
open class AVMutableMetadataItem: AVMetadataItem {
    /// Apple: "AVMutableMetadataItem.identifier".
    override open var identifier: AVMetadataIdentifier? { get { ownIdentifier } set { ownIdentifier = newValue } }
    /// Apple: "AVMutableMetadataItem.value".
    override open var value: Any? { get { ownValue } set { ownValue = newValue } }
    /// Apple: "AVMutableMetadataItem.stringValue".
    override open var stringValue: String? { ownValue as? String }
    /// Apple: "AVMutableMetadataItem.key".
    override open var key: Any? { get { ownKey } set { ownKey = newValue } }
    /// It is kept; `nil` at first. Apple: "AVMutableMetadataItem.ownIdentifier".
    open var ownIdentifier: AVMetadataIdentifier?
    /// It is kept; `nil` at first. Apple: "AVMutableMetadataItem.ownValue".
    open var ownValue: Any?
    /// It is kept; `nil` at first. Apple: "AVMutableMetadataItem.ownKey".
    open var ownKey: Any?
    /// It is kept; `nil` at first. Apple: "AVMutableMetadataItem.keySpace".
    open var keySpace: AVMetadataKeySpace?
    /// It is kept; `nil` at first. Apple: "AVMutableMetadataItem.dataType".
    open var dataType: String?
    /// It is kept; `nil` at first. Apple: "AVMutableMetadataItem.extendedLanguageTag".
    open var extendedLanguageTag: String?
    /// It is kept; `nil` at first. Apple: "AVMutableMetadataItem.locale".
    open var locale: Locale?
}
/// Apple: "AVTimedMetadataGroup".
open class AVTimedMetadataGroup: NSObject {
}
/// Apple: "AVCaptureVideoOrientation".
public enum AVCaptureVideoOrientation: Int, Hashable, Sendable {
    /// Apple: "AVCaptureVideoOrientation.portrait".
    case portrait = 1
    /// Apple: "AVCaptureVideoOrientation.portraitUpsideDown".
    case portraitUpsideDown
    /// Apple: "AVCaptureVideoOrientation.landscapeRight".
    case landscapeRight
    /// Apple: "AVCaptureVideoOrientation.landscapeLeft".
    case landscapeLeft
}
/// Apple: "AVCaptureVideoStabilizationMode".
public enum AVCaptureVideoStabilizationMode: Int, Hashable, Sendable {
    /// Apple: "AVCaptureVideoStabilizationMode.off".
    case off
    /// Apple: "AVCaptureVideoStabilizationMode.standard".
    case standard
    /// Apple: "AVCaptureVideoStabilizationMode.cinematic".
    case cinematic
    /// Apple: "AVCaptureVideoStabilizationMode.cinematicExtended".
    case cinematicExtended
    /// Apple: "AVCaptureVideoStabilizationMode.previewOptimized".
    case previewOptimized
    /// Apple: "AVCaptureVideoStabilizationMode.auto".
    case auto = -1
}
/// Apple: "AVCaptureColorSpace".
public enum AVCaptureColorSpace: Int, Hashable, Sendable {
    /// Apple: "AVCaptureColorSpace.sRGB".
    case sRGB
    /// Apple: "AVCaptureColorSpace.P3_D65".
    case P3_D65
    /// Apple: "AVCaptureColorSpace.HLG_BT2020".
    case HLG_BT2020
}
/// Apple: "AVCaptureDevice".
open class AVCaptureDevice: NSObject {
    /// Apple: "DeviceType".
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "DeviceType.builtInWideAngleCamera".
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// Apple: "DeviceType.builtInTelephotoCamera".
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// Apple: "DeviceType.builtInUltraWideCamera".
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// Apple: "DeviceType.builtInDualCamera".
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// Apple: "DeviceType.builtInDualWideCamera".
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// Apple: "DeviceType.builtInTripleCamera".
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// Apple: "DeviceType.builtInTrueDepthCamera".
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// Apple: "DeviceType.builtInLiDARDepthCamera".
        public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
        /// Apple: "DeviceType.external".
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
        /// Apple: "DeviceType.continuityCamera".
        public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
        /// Apple: "DeviceType.microphone".
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
        /// Apple: "DeviceType.builtInMicrophone".
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }
    /// Apple: "Position".
    public enum Position: Int, Hashable, Sendable {
        /// Apple: "Position.unspecified".
        case unspecified
        /// Apple: "Position.back".
        case back
        /// Apple: "Position.front".
        case front
    }
    /// Apple: "FlashMode".
    public enum FlashMode: Int, Hashable, Sendable {
        /// Apple: "FlashMode.off".
        case off
        /// Apple: "FlashMode.on".
        case on
        /// Apple: "FlashMode.auto".
        case auto
    }
    /// Apple: "TorchMode".
    public enum TorchMode: Int, Hashable, Sendable {
        /// Apple: "TorchMode.off".
        case off
        /// Apple: "TorchMode.on".
        case on
        /// Apple: "TorchMode.auto".
        case auto
    }
    /// Apple: "FocusMode".
    public enum FocusMode: Int, Hashable, Sendable {
        /// Apple: "FocusMode.locked".
        case locked
        /// Apple: "FocusMode.autoFocus".
        case autoFocus
        /// Apple: "FocusMode.continuousAutoFocus".
        case continuousAutoFocus
    }
    /// Apple: "ExposureMode".
    public enum ExposureMode: Int, Hashable, Sendable {
        /// Apple: "ExposureMode.locked".
        case locked
        /// Apple: "ExposureMode.autoExpose".
        case autoExpose
        /// Apple: "ExposureMode.continuousAutoExposure".
        case continuousAutoExposure
        /// Apple: "ExposureMode.custom".
        case custom
    }
    /// Apple: "WhiteBalanceMode".
    public enum WhiteBalanceMode: Int, Hashable, Sendable {
        /// Apple: "WhiteBalanceMode.locked".
        case locked
        /// Apple: "WhiteBalanceMode.autoWhiteBalance".
        case autoWhiteBalance
        /// Apple: "WhiteBalanceMode.continuousAutoWhiteBalance".
        case continuousAutoWhiteBalance
    }
    /// Apple: "Format".
    open class Format: NSObject {
        /// Here always `CMFormatDescription()`. Apple: "Format.formatDescription".
        open var formatDescription: CMFormatDescription { CMFormatDescription() }
        /// Here always `[]`. Apple: "Format.videoSupportedFrameRateRanges".
        open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
        /// Here always `1`. Apple: "Format.videoMaxZoomFactor".
        open var videoMaxZoomFactor: CGFloat { 1 }
        /// Here always `[]`. Apple: "Format.supportedMaxPhotoDimensions".
        open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
        /// Here always `[]`. Apple: "Format.supportedDepthDataFormats".
        open var supportedDepthDataFormats: [Format] { [] }
        /// Here always `[]`. Apple: "Format.supportedColorSpaces".
        open var supportedColorSpaces: [AVCaptureColorSpace] { [] }
        /// Here always `0`. Apple: "Format.minISO".
        open var minISO: Float { 0 }
        /// Here always `0`. Apple: "Format.maxISO".
        open var maxISO: Float { 0 }
        /// Here always `false`. Apple: "Format.isHighestPhotoQualitySupported".
        open var isHighestPhotoQualitySupported: Bool { false }
        /// Here always `false`. Apple: "Format.isMultiCamSupported".
        open var isMultiCamSupported: Bool { false }
    }
    /// Apple: "DiscoverySession".
    open class DiscoverySession: NSObject {
        /// Apple: "DiscoverySession.init".
        public convenience init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { self.init() }
        /// Here always `[]`. Apple: "DiscoverySession.devices".
        open var devices: [AVCaptureDevice] { [] }
        /// Here always `[]`. Apple: "DiscoverySession.supportedMultiCamDeviceSets".
        open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
    }
    /// Apple: "RotationCoordinator".
    open class RotationCoordinator: NSObject {
        /// Apple: "RotationCoordinator.init".
        public convenience init(device: AVCaptureDevice, previewLayer: CALayer?) { self.init() }
        /// Here always `0`. Apple: "RotationCoordinator.videoRotationAngleForHorizonLevelPreview".
        open var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
        /// Here always `0`. Apple: "RotationCoordinator.videoRotationAngleForHorizonLevelCapture".
        open var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }
    }
    /// Here `nil`. Apple: "AVCaptureDevice.`default`".
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Here `nil`. Apple: "AVCaptureDevice.`default`".
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
    /// Here `[]`. Apple: "AVCaptureDevice.devices".
    open class func devices() -> [AVCaptureDevice] { [] }
    /// Here `[]`. Apple: "AVCaptureDevice.devices".
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// Here `.notDetermined`. Apple: "AVCaptureDevice.authorizationStatus".
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
    /// It answers `false`, later. Apple: "AVCaptureDevice.requestAccess".
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) { QuietNotes.later { handler(false) } }
    /// Apple: "AVCaptureDevice.requestAccess".
    nonisolated(nonsending) open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    /// Apple: "AVCaptureDevice.systemPreferredCamera".
    open class var systemPreferredCamera: AVCaptureDevice? { nil }
    /// Apple: "AVCaptureDevice.userPreferredCamera".
    open class var userPreferredCamera: AVCaptureDevice? { nil }
    /// Apple: "AVCaptureDevice.init".
    public convenience init?(uniqueID deviceUniqueID: String) { return nil }
    /// Here always `""`. Apple: "AVCaptureDevice.uniqueID".
    open var uniqueID: String { "" }
    /// Here always `""`. Apple: "AVCaptureDevice.localizedName".
    open var localizedName: String { "" }
    /// Here always `""`. Apple: "AVCaptureDevice.modelID".
    open var modelID: String { "" }
    /// Here always `.unspecified`. Apple: "AVCaptureDevice.position".
    open var position: Position { .unspecified }
    /// Here always `.builtInWideAngleCamera`. Apple: "AVCaptureDevice.deviceType".
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    /// Here always `false`. Apple: "AVCaptureDevice.isConnected".
    open var isConnected: Bool { false }
    /// Here always `false`. Apple: "AVCaptureDevice.hasTorch".
    open var hasTorch: Bool { false }
    /// Here always `false`. Apple: "AVCaptureDevice.hasFlash".
    open var hasFlash: Bool { false }
    /// Here always `false`. Apple: "AVCaptureDevice.isTorchAvailable".
    open var isTorchAvailable: Bool { false }
    /// Here always `false`. Apple: "AVCaptureDevice.isTorchActive".
    open var isTorchActive: Bool { false }
    /// Here always `0`. Apple: "AVCaptureDevice.torchLevel".
    open var torchLevel: Float { 0 }
    /// Here always `false`. Apple: "AVCaptureDevice.isFlashAvailable".
    open var isFlashAvailable: Bool { false }
    /// Here always `[]`. Apple: "AVCaptureDevice.formats".
    open var formats: [Format] { [] }
    /// Here always `false`. Apple: "AVCaptureDevice.isFocusPointOfInterestSupported".
    open var isFocusPointOfInterestSupported: Bool { false }
    /// Here always `false`. Apple: "AVCaptureDevice.isExposurePointOfInterestSupported".
    open var isExposurePointOfInterestSupported: Bool { false }
    /// Here always `false`. Apple: "AVCaptureDevice.isAdjustingFocus".
    open var isAdjustingFocus: Bool { false }
    /// Here always `false`. Apple: "AVCaptureDevice.isAdjustingExposure".
    open var isAdjustingExposure: Bool { false }
    /// Here always `false`. Apple: "AVCaptureDevice.isSmoothAutoFocusSupported".
    open var isSmoothAutoFocusSupported: Bool { false }
    /// Here always `false`. Apple: "AVCaptureDevice.isLowLightBoostSupported".
    open var isLowLightBoostSupported: Bool { false }
    /// Here always `1`. Apple: "AVCaptureDevice.minAvailableVideoZoomFactor".
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    /// Here always `1`. Apple: "AVCaptureDevice.maxAvailableVideoZoomFactor".
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    /// Here always `[]`. Apple: "AVCaptureDevice.virtualDeviceSwitchOverVideoZoomFactors".
    open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    /// Here always `0`. Apple: "AVCaptureDevice.iso".
    open var iso: Float { 0 }
    /// Here always `.zero`. Apple: "AVCaptureDevice.exposureDuration".
    open var exposureDuration: CMTime { .zero }
    /// Here always `1`. Apple: "AVCaptureDevice.lensPosition".
    open var lensPosition: Float { 1 }
    /// Here always `0`. Apple: "AVCaptureDevice.minExposureTargetBias".
    open var minExposureTargetBias: Float { 0 }
    /// Here always `0`. Apple: "AVCaptureDevice.maxExposureTargetBias".
    open var maxExposureTargetBias: Float { 0 }
    /// It is kept; `Format()` at first. Apple: "AVCaptureDevice.activeFormat".
    open var activeFormat: Format = Format()
    /// It is kept; `nil` at first. Apple: "AVCaptureDevice.activeDepthDataFormat".
    open var activeDepthDataFormat: Format?
    /// It is kept; `.invalid` at first. Apple: "AVCaptureDevice.activeVideoMinFrameDuration".
    open var activeVideoMinFrameDuration: CMTime = .invalid
    /// It is kept; `.invalid` at first. Apple: "AVCaptureDevice.activeVideoMaxFrameDuration".
    open var activeVideoMaxFrameDuration: CMTime = .invalid
    /// It is kept; `.sRGB` at first. Apple: "AVCaptureDevice.activeColorSpace".
    open var activeColorSpace: AVCaptureColorSpace = .sRGB
    /// It is kept; `1` at first. Apple: "AVCaptureDevice.videoZoomFactor".
    open var videoZoomFactor: CGFloat = 1
    /// It is kept; `.locked` at first. Apple: "AVCaptureDevice.focusMode".
    open var focusMode: FocusMode = .locked
    /// It is kept; `CGPoint(x: 0.5, y: 0.5)` at first. Apple: "AVCaptureDevice.focusPointOfInterest".
    open var focusPointOfInterest: CGPoint = CGPoint(x: 0.5, y: 0.5)
    /// It is kept; `.locked` at first. Apple: "AVCaptureDevice.exposureMode".
    open var exposureMode: ExposureMode = .locked
    /// It is kept; `CGPoint(x: 0.5, y: 0.5)` at first. Apple: "AVCaptureDevice.exposurePointOfInterest".
    open var exposurePointOfInterest: CGPoint = CGPoint(x: 0.5, y: 0.5)
    /// It is kept; `.locked` at first. Apple: "AVCaptureDevice.whiteBalanceMode".
    open var whiteBalanceMode: WhiteBalanceMode = .locked
    /// It is kept; `.off` at first. Apple: "AVCaptureDevice.torchMode".
    open var torchMode: TorchMode = .off
    /// It is kept; `.off` at first. Apple: "AVCaptureDevice.flashMode".
    open var flashMode: FlashMode = .off
    /// It is kept; `false` at first. Apple: "AVCaptureDevice.isSubjectAreaChangeMonitoringEnabled".
    open var isSubjectAreaChangeMonitoringEnabled: Bool = false
    /// It is kept; `false` at first. Apple: "AVCaptureDevice.isSmoothAutoFocusEnabled".
    open var isSmoothAutoFocusEnabled: Bool = false
    /// It is kept; `true` at first. Apple: "AVCaptureDevice.automaticallyAdjustsVideoHDREnabled".
    open var automaticallyAdjustsVideoHDREnabled: Bool = true
    /// Apple: "AVCaptureDevice.lockForConfiguration".
    open func lockForConfiguration() throws {}
    /// Apple: "AVCaptureDevice.unlockForConfiguration".
    open func unlockForConfiguration() {}
    /// Here `false`. Apple: "AVCaptureDevice.hasMediaType".
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    /// Here `false`. Apple: "AVCaptureDevice.supportsSessionPreset".
    open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    /// Here `false`. Apple: "AVCaptureDevice.isFocusModeSupported".
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// Here `false`. Apple: "AVCaptureDevice.isExposureModeSupported".
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// Here `false`. Apple: "AVCaptureDevice.isWhiteBalanceModeSupported".
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    /// Here `false`. Apple: "AVCaptureDevice.isTorchModeSupported".
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// Here `false`. Apple: "AVCaptureDevice.isFlashModeSupported".
    open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
    /// It has no effect here, which is told once. Apple: "AVCaptureDevice.setTorchModeOn".
    open func setTorchModeOn(level torchLevel: Float) throws { QuietNotes.tell("there is no camera and no microphone here") }
    /// It has no effect here, which is told once. Apple: "AVCaptureDevice.setExposureTargetBias".
    open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) { QuietNotes.tell("there is no camera and no microphone here") }
    /// It has no effect here, which is told once. Apple: "AVCaptureDevice.ramp".
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { QuietNotes.tell("there is no camera and no microphone here") }
    /// Apple: "AVCaptureDevice.cancelVideoZoomRamp".
    open func cancelVideoZoomRamp() {}
}
/// Apple: "AVFrameRateRange".
open class AVFrameRateRange: NSObject {
    /// Here always `0`. Apple: "AVFrameRateRange.minFrameRate".
    open var minFrameRate: Double { 0 }
    /// Here always `0`. Apple: "AVFrameRateRange.maxFrameRate".
    open var maxFrameRate: Double { 0 }
    /// Here always `.zero`. Apple: "AVFrameRateRange.minFrameDuration".
    open var minFrameDuration: CMTime { .zero }
    /// Here always `.zero`. Apple: "AVFrameRateRange.maxFrameDuration".
    open var maxFrameDuration: CMTime { .zero }
}
/// Apple: "AVCaptureSession".
open class AVCaptureSession: NSObject {
    /// Apple: "Preset".
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "Preset.photo".
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// Apple: "Preset.high".
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Apple: "Preset.medium".
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Apple: "Preset.low".
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// Apple: "Preset.cif352x288".
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        /// Apple: "Preset.vga640x480".
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// Apple: "Preset.hd1280x720".
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// Apple: "Preset.hd1920x1080".
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// Apple: "Preset.hd4K3840x2160".
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        /// Apple: "Preset.inputPriority".
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }
    /// Apple: "InterruptionReason".
    public enum InterruptionReason: Int, Hashable, Sendable {
        /// Apple: "InterruptionReason.videoDeviceNotAvailableInBackground".
        case videoDeviceNotAvailableInBackground = 1
        /// Apple: "InterruptionReason.audioDeviceInUseByAnotherClient".
        case audioDeviceInUseByAnotherClient
        /// Apple: "InterruptionReason.videoDeviceInUseByAnotherClient".
        case videoDeviceInUseByAnotherClient
        /// Apple: "InterruptionReason.videoDeviceNotAvailableWithMultipleForegroundApps".
        case videoDeviceNotAvailableWithMultipleForegroundApps
        /// Apple: "InterruptionReason.videoDeviceNotAvailableDueToSystemPressure".
        case videoDeviceNotAvailableDueToSystemPressure
    }
    /// Apple: "AVCaptureSession.runtimeErrorNotification".
    public static let runtimeErrorNotification: Notification.Name = .AVCaptureSessionRuntimeError
    /// Apple: "AVCaptureSession.wasInterruptedNotification".
    public static let wasInterruptedNotification: Notification.Name = .AVCaptureSessionWasInterrupted
    /// Apple: "AVCaptureSession.interruptionEndedNotification".
    public static let interruptionEndedNotification: Notification.Name = .AVCaptureSessionInterruptionEnded
    /// Apple: "AVCaptureSession.didStartRunningNotification".
    public static let didStartRunningNotification: Notification.Name = .AVCaptureSessionDidStartRunning
    /// Apple: "AVCaptureSession.didStopRunningNotification".
    public static let didStopRunningNotification: Notification.Name = .AVCaptureSessionDidStopRunning
    /// It is kept; `.high` at first. Apple: "AVCaptureSession.sessionPreset".
    open var sessionPreset: Preset = .high
    /// It is kept; `[]` at first. Apple: "AVCaptureSession.inputs".
    open var inputs: [AVCaptureInput] = []
    /// It is kept; `[]` at first. Apple: "AVCaptureSession.outputs".
    open var outputs: [AVCaptureOutput] = []
    /// Here always `[]`. Apple: "AVCaptureSession.connections".
    open var connections: [AVCaptureConnection] { [] }
    /// Here always `false`. Apple: "AVCaptureSession.isRunning".
    open var isRunning: Bool { false }
    /// Here always `false`. Apple: "AVCaptureSession.isInterrupted".
    open var isInterrupted: Bool { false }
    /// It is kept; `true` at first. Apple: "AVCaptureSession.automaticallyConfiguresApplicationAudioSession".
    open var automaticallyConfiguresApplicationAudioSession: Bool = true
    /// It is kept; `true` at first. Apple: "AVCaptureSession.automaticallyConfiguresCaptureDeviceForWideColor".
    open var automaticallyConfiguresCaptureDeviceForWideColor: Bool = true
    /// It is kept; `true` at first. Apple: "AVCaptureSession.usesApplicationAudioSession".
    open var usesApplicationAudioSession: Bool = true
    /// Here always `false`. Apple: "AVCaptureSession.isMultitaskingCameraAccessSupported".
    open var isMultitaskingCameraAccessSupported: Bool { false }
    /// It is kept; `false` at first. Apple: "AVCaptureSession.isMultitaskingCameraAccessEnabled".
    open var isMultitaskingCameraAccessEnabled: Bool = false
    /// Here always `false`. Apple: "AVCaptureSession.supportsControls".
    open var supportsControls: Bool { false }
    /// Here always `0`. Apple: "AVCaptureSession.maxControlsCount".
    open var maxControlsCount: Int { 0 }
    /// Here always `[]`. Apple: "AVCaptureSession.controls".
    open var controls: [Any] { [] }
    /// Here `true`. Apple: "AVCaptureSession.canSetSessionPreset".
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// Here `false`. Apple: "AVCaptureSession.canAddInput".
    open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
    /// Here `inputs.append(input)`. Apple: "AVCaptureSession.addInput".
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// Here `inputs.append(input)`. Apple: "AVCaptureSession.addInputWithNoConnections".
    open func addInputWithNoConnections(_ input: AVCaptureInput) { inputs.append(input) }
    /// Here `inputs.removeAll { $0 === input }`. Apple: "AVCaptureSession.removeInput".
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Here `true`. Apple: "AVCaptureSession.canAddOutput".
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    /// Here `outputs.append(output)`. Apple: "AVCaptureSession.addOutput".
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Here `outputs.append(output)`. Apple: "AVCaptureSession.addOutputWithNoConnections".
    open func addOutputWithNoConnections(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Here `outputs.removeAll { $0 === output }`. Apple: "AVCaptureSession.removeOutput".
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Here `false`. Apple: "AVCaptureSession.canAddConnection".
    open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
    /// Apple: "AVCaptureSession.addConnection".
    open func addConnection(_ connection: AVCaptureConnection) {}
    /// Apple: "AVCaptureSession.removeConnection".
    open func removeConnection(_ connection: AVCaptureConnection) {}
    /// Apple: "AVCaptureSession.beginConfiguration".
    open func beginConfiguration() {}
    /// Apple: "AVCaptureSession.commitConfiguration".
    open func commitConfiguration() {}
    /// It has no effect here, which is told once. Apple: "AVCaptureSession.startRunning".
    open func startRunning() { QuietNotes.tell("there is no camera and no microphone here") }
    /// Apple: "AVCaptureSession.stopRunning".
    open func stopRunning() {}
}
/// Apple: "AVCaptureMultiCamSession".
open class AVCaptureMultiCamSession: AVCaptureSession {
    /// Apple: "AVCaptureMultiCamSession.isMultiCamSupported".
    open class var isMultiCamSupported: Bool { false }
}
/// Apple: "AVCaptureInput".
open class AVCaptureInput: NSObject {
    /// Here always `[]`. Apple: "AVCaptureInput.ports".
    open var ports: [Port] { [] }
    /// Apple: "Port".
    open class Port: NSObject {
    }
}
/// Apple: "AVCaptureDeviceInput".
open class AVCaptureDeviceInput: AVCaptureInput {
    /// Apple: "AVCaptureDeviceInput.device".
    public let device: AVCaptureDevice
    /// Apple: "AVCaptureDeviceInput.init".
    public init(device: AVCaptureDevice) throws { throw AVError(.deviceNotConnected) }
}
/// Apple: "AVCaptureConnection".
open class AVCaptureConnection: NSObject {
    /// It is kept; `.portrait` at first. Apple: "AVCaptureConnection.videoOrientation".
    open var videoOrientation: AVCaptureVideoOrientation = .portrait
    /// It is kept; `0` at first. Apple: "AVCaptureConnection.videoRotationAngle".
    open var videoRotationAngle: CGFloat = 0
    /// It is kept; `false` at first. Apple: "AVCaptureConnection.isVideoMirrored".
    open var isVideoMirrored: Bool = false
    /// It is kept; `true` at first. Apple: "AVCaptureConnection.automaticallyAdjustsVideoMirroring".
    open var automaticallyAdjustsVideoMirroring: Bool = true
    /// It is kept; `.off` at first. Apple: "AVCaptureConnection.preferredVideoStabilizationMode".
    open var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode = .off
    /// It is kept; `true` at first. Apple: "AVCaptureConnection.isEnabled".
    open var isEnabled: Bool = true
    /// It is kept; `1` at first. Apple: "AVCaptureConnection.videoScaleAndCropFactor".
    open var videoScaleAndCropFactor: CGFloat = 1
    /// Here always `.off`. Apple: "AVCaptureConnection.activeVideoStabilizationMode".
    open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
    /// Here always `false`. Apple: "AVCaptureConnection.isActive".
    open var isActive: Bool { false }
    /// Here always `false`. Apple: "AVCaptureConnection.isVideoOrientationSupported".
    open var isVideoOrientationSupported: Bool { false }
    /// Here always `false`. Apple: "AVCaptureConnection.isVideoMirroringSupported".
    open var isVideoMirroringSupported: Bool { false }
    /// Here always `false`. Apple: "AVCaptureConnection.isVideoStabilizationSupported".
    open var isVideoStabilizationSupported: Bool { false }
    /// Here always `[]`. Apple: "AVCaptureConnection.inputPorts".
    open var inputPorts: [AVCaptureInput.Port] { [] }
    /// Here always `nil`. Apple: "AVCaptureConnection.output".
    open var output: AVCaptureOutput? { nil }
    /// Here always `[]`. Apple: "AVCaptureConnection.audioChannels".
    open var audioChannels: [AVCaptureAudioChannel] { [] }
    /// Here `false`. Apple: "AVCaptureConnection.isVideoRotationAngleSupported".
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}
/// Apple: "AVCaptureAudioChannel".
open class AVCaptureAudioChannel: NSObject {
    /// Here always `-160`. Apple: "AVCaptureAudioChannel.averagePowerLevel".
    open var averagePowerLevel: Float { -160 }
    /// Here always `-160`. Apple: "AVCaptureAudioChannel.peakHoldLevel".
    open var peakHoldLevel: Float { -160 }
}
/// Apple: "AVCaptureOutput".
open class AVCaptureOutput: NSObject {
    /// Here always `[]`. Apple: "AVCaptureOutput.connections".
    open var connections: [AVCaptureConnection] { [] }
    /// Here `nil`. Apple: "AVCaptureOutput.connection".
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}
/// Apple: "AVCaptureVideoDataOutput".
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    /// It is kept; `[:]` at first. Apple: "AVCaptureVideoDataOutput.videoSettings".
    open var videoSettings: [String: Any]! = [:]
    /// It is kept; `true` at first. Apple: "AVCaptureVideoDataOutput.alwaysDiscardsLateVideoFrames".
    open var alwaysDiscardsLateVideoFrames: Bool = true
    /// Here always `[]`. Apple: "AVCaptureVideoDataOutput.availableVideoPixelFormatTypes".
    open var availableVideoPixelFormatTypes: [OSType] { [] }
    /// It is kept; `nil` at first. Apple: "AVCaptureVideoDataOutput.sampleBufferDelegate".
    open weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    /// Here `self.sampleBufferDelegate = sampleBufferDelegate`. Apple: "AVCaptureVideoDataOutput.setSampleBufferDelegate".
    open func setSampleBufferDelegate(_ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?) { self.sampleBufferDelegate = sampleBufferDelegate }
}
/// Apple: "AVCaptureVideoDataOutputSampleBufferDelegate".
@preconcurrency public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// Apple: "AVCaptureVideoDataOutputSampleBufferDelegate.captureOutput".
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    /// Apple: "AVCaptureVideoDataOutputSampleBufferDelegate.captureOutput".
    func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
    /// What happens where a type says nothing of it.
    public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
    /// What happens where a type says nothing of it.
    public func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}
/// Apple: "AVCaptureAudioDataOutput".
open class AVCaptureAudioDataOutput: AVCaptureOutput {
    /// Apple: "AVCaptureAudioDataOutput.setSampleBufferDelegate".
    open func setSampleBufferDelegate(_ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?) {}
}
/// Apple: "AVCaptureAudioDataOutputSampleBufferDelegate".
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// Apple: "AVCaptureAudioDataOutputSampleBufferDelegate.captureOutput".
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureAudioDataOutputSampleBufferDelegate {
    /// What happens where a type says nothing of it.
    public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}
/// Apple: "AVCaptureDepthDataOutput".
open class AVCaptureDepthDataOutput: AVCaptureOutput {
    /// It is kept; `true` at first. Apple: "AVCaptureDepthDataOutput.isFilteringEnabled".
    open var isFilteringEnabled: Bool = true
    /// Apple: "AVCaptureDepthDataOutput.setDelegate".
    open func setDelegate(_ delegate: (any AVCaptureDepthDataOutputDelegate)?, callbackQueue: DispatchQueue?) {}
}
/// Apple: "AVCaptureDepthDataOutputDelegate".
public protocol AVCaptureDepthDataOutputDelegate: NSObjectProtocol {
}
/// Apple: "AVDepthData".
open class AVDepthData: NSObject {
}
/// Apple: "AVCaptureDataOutputSynchronizer".
open class AVCaptureDataOutputSynchronizer: NSObject {
    /// Apple: "AVCaptureDataOutputSynchronizer.init".
    public convenience init(dataOutputs: [AVCaptureOutput]) { self.init() }
    /// Apple: "AVCaptureDataOutputSynchronizer.setDelegate".
    open func setDelegate(_ delegate: (any AVCaptureDataOutputSynchronizerDelegate)?, queue delegateCallbackQueue: DispatchQueue?) {}
}
/// Apple: "AVCaptureDataOutputSynchronizerDelegate".
public protocol AVCaptureDataOutputSynchronizerDelegate: NSObjectProtocol {
    /// Apple: "AVCaptureDataOutputSynchronizerDelegate.dataOutputSynchronizer".
    func dataOutputSynchronizer(_ synchronizer: AVCaptureDataOutputSynchronizer, didOutput synchronizedDataCollection: AVCaptureSynchronizedDataCollection)
}
extension AVCaptureDataOutputSynchronizerDelegate {
    /// What happens where a type says nothing of it.
    public func dataOutputSynchronizer(_ synchronizer: AVCaptureDataOutputSynchronizer, didOutput synchronizedDataCollection: AVCaptureSynchronizedDataCollection) {}
}
/// Apple: "AVCaptureSynchronizedDataCollection".
open class AVCaptureSynchronizedDataCollection: NSObject {
    /// Here `nil`. Apple: "AVCaptureSynchronizedDataCollection.synchronizedData".
    open func synchronizedData(for captureOutput: AVCaptureOutput) -> AVCaptureSynchronizedData? { nil }
}
/// Apple: "AVCaptureSynchronizedData".
open class AVCaptureSynchronizedData: NSObject {
}
/// Apple: "AVCaptureSynchronizedDepthData".
open class AVCaptureSynchronizedDepthData: AVCaptureSynchronizedData {
    /// Here always `true`. Apple: "AVCaptureSynchronizedDepthData.depthDataWasDropped".
    open var depthDataWasDropped: Bool { true }
}
/// Apple: "AVCaptureSynchronizedSampleBufferData".
open class AVCaptureSynchronizedSampleBufferData: AVCaptureSynchronizedData {
    /// Here always `true`. Apple: "AVCaptureSynchronizedSampleBufferData.sampleBufferWasDropped".
    open var sampleBufferWasDropped: Bool { true }
}
/// Apple: "AVCaptureMetadataOutput".
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// It is kept; `[]` at first. Apple: "AVCaptureMetadataOutput.metadataObjectTypes".
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// Here always `[]`. Apple: "AVCaptureMetadataOutput.availableMetadataObjectTypes".
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// It is kept; `CGRect(x: 0, y: 0, width: 1, height: 1)` at first. Apple: "AVCaptureMetadataOutput.rectOfInterest".
    open var rectOfInterest: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// It is kept; `nil` at first. Apple: "AVCaptureMetadataOutput.metadataObjectsDelegate".
    open weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// Here `metadataObjectsDelegate = objectsDelegate`. Apple: "AVCaptureMetadataOutput.setMetadataObjectsDelegate".
    open func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?) { metadataObjectsDelegate = objectsDelegate }
}
/// Apple: "AVCaptureMetadataOutputObjectsDelegate".
@preconcurrency public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Apple: "AVCaptureMetadataOutputObjectsDelegate.metadataOutput".
    func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
    /// What happens where a type says nothing of it.
    public func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) {}
}
/// Apple: "AVMetadataObject".
open class AVMetadataObject: NSObject {
    /// Apple: "ObjectType".
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "ObjectType.qr".
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// Apple: "ObjectType.ean8".
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// Apple: "ObjectType.ean13".
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// Apple: "ObjectType.upce".
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// Apple: "ObjectType.code39".
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// Apple: "ObjectType.code39Mod43".
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        /// Apple: "ObjectType.code93".
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// Apple: "ObjectType.code128".
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// Apple: "ObjectType.pdf417".
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// Apple: "ObjectType.aztec".
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// Apple: "ObjectType.dataMatrix".
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// Apple: "ObjectType.interleaved2of5".
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// Apple: "ObjectType.itf14".
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// Apple: "ObjectType.codabar".
        public static let codabar = ObjectType(rawValue: "Codabar")
        /// Apple: "ObjectType.microQR".
        public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
        /// Apple: "ObjectType.gs1DataBar".
        public static let gs1DataBar = ObjectType(rawValue: "org.gs1.GS1DataBar")
        /// Apple: "ObjectType.face".
        public static let face = ObjectType(rawValue: "face")
        /// Apple: "ObjectType.humanBody".
        public static let humanBody = ObjectType(rawValue: "humanBody")
        /// Apple: "ObjectType.catBody".
        public static let catBody = ObjectType(rawValue: "catBody")
        /// Apple: "ObjectType.dogBody".
        public static let dogBody = ObjectType(rawValue: "dogBody")
    }
    /// Here always `.qr`. Apple: "AVMetadataObject.type".
    open var type: ObjectType { .qr }
    /// Here always `.zero`. Apple: "AVMetadataObject.bounds".
    open var bounds: CGRect { .zero }
    /// Here always `.invalid`. Apple: "AVMetadataObject.time".
    open var time: CMTime { .invalid }
}
/// Apple: "AVMetadataMachineReadableCodeObject".
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// Here always `nil`. Apple: "AVMetadataMachineReadableCodeObject.stringValue".
    open var stringValue: String? { nil }
    /// Here always `[]`. Apple: "AVMetadataMachineReadableCodeObject.corners".
    open var corners: [CGPoint] { [] }
}
/// Apple: "AVMetadataFaceObject".
open class AVMetadataFaceObject: AVMetadataObject {
}
/// Apple: "AVCaptureFileOutput".
open class AVCaptureFileOutput: AVCaptureOutput {
    /// Here always `false`. Apple: "AVCaptureFileOutput.isRecording".
    open var isRecording: Bool { false }
    /// Here always `nil`. Apple: "AVCaptureFileOutput.outputFileURL".
    open var outputFileURL: URL? { nil }
    /// Here always `.zero`. Apple: "AVCaptureFileOutput.recordedDuration".
    open var recordedDuration: CMTime { .zero }
    /// It is kept; `.invalid` at first. Apple: "AVCaptureFileOutput.maxRecordedDuration".
    open var maxRecordedDuration: CMTime = .invalid
    /// It is kept; `0` at first. Apple: "AVCaptureFileOutput.maxRecordedFileSize".
    open var maxRecordedFileSize: Int64 = 0
    /// Apple: "AVCaptureFileOutput.startRecording".
    open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) { QuietNotes.later { delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceNotConnected)) } }
    /// Apple: "AVCaptureFileOutput.stopRecording".
    open func stopRecording() {}
}
/// Apple: "AVCaptureMovieFileOutput".
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
    /// It is kept; `.invalid` at first. Apple: "AVCaptureMovieFileOutput.movieFragmentInterval".
    open var movieFragmentInterval: CMTime = .invalid
    /// Here always `[]`. Apple: "AVCaptureMovieFileOutput.availableVideoCodecTypes".
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
    /// Apple: "AVCaptureMovieFileOutput.setOutputSettings".
    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}
/// Apple: "AVCaptureAudioFileOutput".
open class AVCaptureAudioFileOutput: AVCaptureFileOutput {
}
/// Apple: "AVCaptureFileOutputRecordingDelegate".
@preconcurrency public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// Apple: "AVCaptureFileOutputRecordingDelegate.fileOutput".
    func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    /// Apple: "AVCaptureFileOutputRecordingDelegate.fileOutput".
    func fileOutput(_ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
}
extension AVCaptureFileOutputRecordingDelegate {
    /// What happens where a type says nothing of it.
    public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {}
}
/// Apple: "AVCapturePhotoOutput".
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// Apple: "QualityPrioritization".
    public enum QualityPrioritization: Int, Hashable, Sendable {
        /// Apple: "QualityPrioritization.speed".
        case speed = 1
        /// Apple: "QualityPrioritization.balanced".
        case balanced
        /// Apple: "QualityPrioritization.quality".
        case quality
    }
    /// Apple: "CaptureReadiness".
    public enum CaptureReadiness: Int, Hashable, Sendable {
        /// Apple: "CaptureReadiness.sessionNotRunning".
        case sessionNotRunning
        /// Apple: "CaptureReadiness.ready".
        case ready
        /// Apple: "CaptureReadiness.notReadyMomentarily".
        case notReadyMomentarily
        /// Apple: "CaptureReadiness.notReadyWaitingForCapture".
        case notReadyWaitingForCapture
        /// Apple: "CaptureReadiness.notReadyWaitingForProcessing".
        case notReadyWaitingForProcessing
    }
    /// It is kept; `.balanced` at first. Apple: "AVCapturePhotoOutput.maxPhotoQualityPrioritization".
    open var maxPhotoQualityPrioritization: QualityPrioritization = .balanced
    /// It is kept; `CMVideoDimensions()` at first. Apple: "AVCapturePhotoOutput.maxPhotoDimensions".
    open var maxPhotoDimensions: CMVideoDimensions = CMVideoDimensions()
    /// It is kept; `false` at first. Apple: "AVCapturePhotoOutput.isHighResolutionCaptureEnabled".
    open var isHighResolutionCaptureEnabled: Bool = false
    /// It is kept; `false` at first. Apple: "AVCapturePhotoOutput.isLivePhotoCaptureEnabled".
    open var isLivePhotoCaptureEnabled: Bool = false
    /// It is kept; `false` at first. Apple: "AVCapturePhotoOutput.isDepthDataDeliveryEnabled".
    open var isDepthDataDeliveryEnabled: Bool = false
    /// It is kept; `false` at first. Apple: "AVCapturePhotoOutput.isPortraitEffectsMatteDeliveryEnabled".
    open var isPortraitEffectsMatteDeliveryEnabled: Bool = false
    /// It is kept; `false` at first. Apple: "AVCapturePhotoOutput.isResponsiveCaptureEnabled".
    open var isResponsiveCaptureEnabled: Bool = false
    /// It is kept; `false` at first. Apple: "AVCapturePhotoOutput.isFastCapturePrioritizationEnabled".
    open var isFastCapturePrioritizationEnabled: Bool = false
    /// It is kept; `false` at first. Apple: "AVCapturePhotoOutput.isAutoDeferredPhotoDeliveryEnabled".
    open var isAutoDeferredPhotoDeliveryEnabled: Bool = false
    /// It is kept; `[]` at first. Apple: "AVCapturePhotoOutput.enabledSemanticSegmentationMatteTypes".
    open var enabledSemanticSegmentationMatteTypes: [Any] = []
    /// Here always `.sessionNotRunning`. Apple: "AVCapturePhotoOutput.captureReadiness".
    open var captureReadiness: CaptureReadiness { .sessionNotRunning }
    /// Here always `false`. Apple: "AVCapturePhotoOutput.isLivePhotoCaptureSupported".
    open var isLivePhotoCaptureSupported: Bool { false }
    /// Here always `false`. Apple: "AVCapturePhotoOutput.isDepthDataDeliverySupported".
    open var isDepthDataDeliverySupported: Bool { false }
    /// Here always `false`. Apple: "AVCapturePhotoOutput.isPortraitEffectsMatteDeliverySupported".
    open var isPortraitEffectsMatteDeliverySupported: Bool { false }
    /// Here always `false`. Apple: "AVCapturePhotoOutput.isResponsiveCaptureSupported".
    open var isResponsiveCaptureSupported: Bool { false }
    /// Here always `false`. Apple: "AVCapturePhotoOutput.isFastCapturePrioritizationSupported".
    open var isFastCapturePrioritizationSupported: Bool { false }
    /// Here always `false`. Apple: "AVCapturePhotoOutput.isAutoDeferredPhotoDeliverySupported".
    open var isAutoDeferredPhotoDeliverySupported: Bool { false }
    /// Here always `false`. Apple: "AVCapturePhotoOutput.isZeroShutterLagSupported".
    open var isZeroShutterLagSupported: Bool { false }
    /// Here always `[]`. Apple: "AVCapturePhotoOutput.availablePhotoCodecTypes".
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    /// Here always `[]`. Apple: "AVCapturePhotoOutput.availablePhotoPixelFormatTypes".
    open var availablePhotoPixelFormatTypes: [OSType] { [] }
    /// Here always `[]`. Apple: "AVCapturePhotoOutput.availableRawPhotoPixelFormatTypes".
    open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
    /// Here always `[]`. Apple: "AVCapturePhotoOutput.availableSemanticSegmentationMatteTypes".
    open var availableSemanticSegmentationMatteTypes: [Any] { [] }
    /// Here always `[]`. Apple: "AVCapturePhotoOutput.supportedFlashModes".
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// Apple: "AVCapturePhotoOutput.capturePhoto".
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) { QuietNotes.later { delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError(.deviceNotConnected)) } }
    /// Apple: "AVCapturePhotoOutput.setPreparedPhotoSettingsArray".
    open func setPreparedPhotoSettingsArray(_ preparedPhotoSettingsArray: [AVCapturePhotoSettings]) {}
}
/// Apple: "AVCapturePhotoSettings".
open class AVCapturePhotoSettings: NSObject {
    /// Apple: "AVCapturePhotoSettings.format".
    public let format: [String: Any]?
    /// Apple: "AVCapturePhotoSettings.init".
    override public init() { format = nil; super.init() }
    /// Apple: "AVCapturePhotoSettings.init".
    public init(format: [String: Any]?) { self.format = format; super.init() }
    /// Apple: "AVCapturePhotoSettings.init".
    public convenience init(rawPixelFormatType: OSType) { self.init(format: nil) }
    /// Here always `0`. Apple: "AVCapturePhotoSettings.uniqueID".
    open var uniqueID: Int64 { 0 }
    /// It is kept; `.off` at first. Apple: "AVCapturePhotoSettings.flashMode".
    open var flashMode: AVCaptureDevice.FlashMode = .off
    /// It is kept; `false` at first. Apple: "AVCapturePhotoSettings.isHighResolutionPhotoEnabled".
    open var isHighResolutionPhotoEnabled: Bool = false
    /// It is kept; `false` at first. Apple: "AVCapturePhotoSettings.isDepthDataDeliveryEnabled".
    open var isDepthDataDeliveryEnabled: Bool = false
    /// It is kept; `false` at first. Apple: "AVCapturePhotoSettings.isPortraitEffectsMatteDeliveryEnabled".
    open var isPortraitEffectsMatteDeliveryEnabled: Bool = false
    /// It is kept; `true` at first. Apple: "AVCapturePhotoSettings.isAutoRedEyeReductionEnabled".
    open var isAutoRedEyeReductionEnabled: Bool = true
    /// It is kept; `CMVideoDimensions()` at first. Apple: "AVCapturePhotoSettings.maxPhotoDimensions".
    open var maxPhotoDimensions: CMVideoDimensions = CMVideoDimensions()
    /// It is kept; `.balanced` at first. Apple: "AVCapturePhotoSettings.photoQualityPrioritization".
    open var photoQualityPrioritization: AVCapturePhotoOutput.QualityPrioritization = .balanced
    /// It is kept; `nil` at first. Apple: "AVCapturePhotoSettings.livePhotoMovieFileURL".
    open var livePhotoMovieFileURL: URL?
    /// It is kept; `nil` at first. Apple: "AVCapturePhotoSettings.previewPhotoFormat".
    open var previewPhotoFormat: [String: Any]?
    /// It is kept; `nil` at first. Apple: "AVCapturePhotoSettings.embeddedThumbnailPhotoFormat".
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    /// It is kept; `[]` at first. Apple: "AVCapturePhotoSettings.enabledSemanticSegmentationMatteTypes".
    open var enabledSemanticSegmentationMatteTypes: [Any] = []
    /// Here always `[]`. Apple: "AVCapturePhotoSettings.availablePreviewPhotoPixelFormatTypes".
    open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
    /// Here always `[]`. Apple: "AVCapturePhotoSettings.__availablePreviewPhotoPixelFormatTypes".
    open var __availablePreviewPhotoPixelFormatTypes: [NSNumber] { [] }
}
/// Apple: "AVCaptureResolvedPhotoSettings".
open class AVCaptureResolvedPhotoSettings: NSObject {
    /// Here always `0`. Apple: "AVCaptureResolvedPhotoSettings.uniqueID".
    open var uniqueID: Int64 { 0 }
    /// Here always `CMVideoDimensions()`. Apple: "AVCaptureResolvedPhotoSettings.photoDimensions".
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// Here always `CMVideoDimensions()`. Apple: "AVCaptureResolvedPhotoSettings.livePhotoMovieDimensions".
    open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// Here always `false`. Apple: "AVCaptureResolvedPhotoSettings.isFlashEnabled".
    open var isFlashEnabled: Bool { false }
}
/// Apple: "AVCapturePhoto".
open class AVCapturePhoto: NSObject {
    /// Here always `AVCaptureResolvedPhotoSettings()`. Apple: "AVCapturePhoto.resolvedSettings".
    open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
    /// Here always `0`. Apple: "AVCapturePhoto.photoCount".
    open var photoCount: Int { 0 }
    /// Here always `.invalid`. Apple: "AVCapturePhoto.timestamp".
    open var timestamp: CMTime { .invalid }
    /// Here always `false`. Apple: "AVCapturePhoto.isRawPhoto".
    open var isRawPhoto: Bool { false }
    /// Here always `nil`. Apple: "AVCapturePhoto.pixelBuffer".
    open var pixelBuffer: CVPixelBuffer? { nil }
    /// Here always `nil`. Apple: "AVCapturePhoto.previewPixelBuffer".
    open var previewPixelBuffer: CVPixelBuffer? { nil }
    /// Here always `nil`. Apple: "AVCapturePhoto.depthData".
    open var depthData: AVDepthData? { nil }
    /// Here always `[:]`. Apple: "AVCapturePhoto.metadata".
    open var metadata: [String: Any] { [:] }
    /// Here `nil`. Apple: "AVCapturePhoto.fileDataRepresentation".
    open func fileDataRepresentation() -> Data? { nil }
    /// Here `nil`. Apple: "AVCapturePhoto.cgImageRepresentation".
    open func cgImageRepresentation() -> CGImage? { nil }
    /// Here `nil`. Apple: "AVCapturePhoto.previewCGImageRepresentation".
    open func previewCGImageRepresentation() -> CGImage? { nil }
}
/// Apple: "AVCaptureDeferredPhotoProxy".
open class AVCaptureDeferredPhotoProxy: AVCapturePhoto {
}
/// Apple: "AVCapturePhotoOutputReadinessCoordinator".
open class AVCapturePhotoOutputReadinessCoordinator: NSObject {
    /// It is kept; `nil` at first. Apple: "AVCapturePhotoOutputReadinessCoordinator.delegate".
    open weak var delegate: (any AVCapturePhotoOutputReadinessCoordinatorDelegate)?
    /// Apple: "AVCapturePhotoOutputReadinessCoordinator.init".
    public convenience init(photoOutput: AVCapturePhotoOutput) { self.init() }
    /// Apple: "AVCapturePhotoOutputReadinessCoordinator.startTrackingCaptureRequest".
    open func startTrackingCaptureRequest(using settings: AVCapturePhotoSettings) {}
}
/// Apple: "AVCapturePhotoOutputReadinessCoordinatorDelegate".
public protocol AVCapturePhotoOutputReadinessCoordinatorDelegate: NSObjectProtocol {
    /// Apple: "AVCapturePhotoOutputReadinessCoordinatorDelegate.readinessCoordinator".
    func readinessCoordinator(_ coordinator: AVCapturePhotoOutputReadinessCoordinator, captureReadinessDidChange captureReadiness: AVCapturePhotoOutput.CaptureReadiness)
}
extension AVCapturePhotoOutputReadinessCoordinatorDelegate {
    /// What happens where a type says nothing of it.
    public func readinessCoordinator(_ coordinator: AVCapturePhotoOutputReadinessCoordinator, captureReadinessDidChange captureReadiness: AVCapturePhotoOutput.CaptureReadiness) {}
}
/// Apple: "AVCapturePhotoCaptureDelegate".
@preconcurrency public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// Apple: "AVCapturePhotoCaptureDelegate.photoOutput".
    func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Apple: "AVCapturePhotoCaptureDelegate.photoOutput".
    func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Apple: "AVCapturePhotoCaptureDelegate.photoOutput".
    func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Apple: "AVCapturePhotoCaptureDelegate.photoOutput".
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    /// Apple: "AVCapturePhotoCaptureDelegate.photoOutput".
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?, error: (any Error)?)
    /// Apple: "AVCapturePhotoCaptureDelegate.photoOutput".
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL, resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Apple: "AVCapturePhotoCaptureDelegate.photoOutput".
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
    /// Apple: "AVCapturePhotoCaptureDelegate.photoOutput".
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
    /// What happens where a type says nothing of it.
    public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    /// What happens where a type says nothing of it.
    public func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    /// What happens where a type says nothing of it.
    public func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    /// What happens where a type says nothing of it.
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
    /// What happens where a type says nothing of it.
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?, error: (any Error)?) {}
    /// What happens where a type says nothing of it.
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL, resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    /// What happens where a type says nothing of it.
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?) {}
    /// What happens where a type says nothing of it.
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?) {}
}
/// Apple: "AVAudioSession".
open class AVAudioSession: NSObject {
    /// Apple: "AVAudioSession.shared_".
    private nonisolated(unsafe) static let shared_: AVAudioSession = AVAudioSession()
    /// Here `shared_`. Apple: "AVAudioSession.sharedInstance".
    open class func sharedInstance() -> AVAudioSession { shared_ }
    /// Apple: "Category".
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "Category.ambient".
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Apple: "Category.soloAmbient".
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Apple: "Category.playback".
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Apple: "Category.record".
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Apple: "Category.playAndRecord".
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Apple: "Category.multiRoute".
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }
    /// Apple: "Mode".
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "Mode.default".
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Apple: "Mode.voiceChat".
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// Apple: "Mode.gameChat".
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// Apple: "Mode.videoRecording".
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Apple: "Mode.measurement".
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// Apple: "Mode.moviePlayback".
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Apple: "Mode.videoChat".
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// Apple: "Mode.spokenAudio".
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Apple: "Mode.voicePrompt".
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }
    /// Apple: "Port".
    public struct Port: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "Port.builtInMic".
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        /// Apple: "Port.builtInSpeaker".
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        /// Apple: "Port.builtInReceiver".
        public static let builtInReceiver = Port(rawValue: "Receiver")
        /// Apple: "Port.headphones".
        public static let headphones = Port(rawValue: "Headphones")
        /// Apple: "Port.headsetMic".
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        /// Apple: "Port.bluetoothA2DP".
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        /// Apple: "Port.bluetoothHFP".
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        /// Apple: "Port.bluetoothLE".
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        /// Apple: "Port.airPlay".
        public static let airPlay = Port(rawValue: "AirPlay")
        /// Apple: "Port.carAudio".
        public static let carAudio = Port(rawValue: "CarAudio")
        /// Apple: "Port.HDMI".
        public static let HDMI = Port(rawValue: "HDMI")
        /// Apple: "Port.usbAudio".
        public static let usbAudio = Port(rawValue: "USBAudio")
        /// Apple: "Port.lineOut".
        public static let lineOut = Port(rawValue: "LineOut")
        /// Apple: "Port.lineIn".
        public static let lineIn = Port(rawValue: "LineIn")
    }
    /// Apple: "CategoryOptions".
    public struct CategoryOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "CategoryOptions.mixWithOthers".
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Apple: "CategoryOptions.duckOthers".
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Apple: "CategoryOptions.allowBluetooth".
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// Apple: "CategoryOptions.defaultToSpeaker".
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Apple: "CategoryOptions.interruptSpokenAudioAndMixWithOthers".
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Apple: "CategoryOptions.allowBluetoothA2DP".
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// Apple: "CategoryOptions.allowAirPlay".
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
        /// Apple: "CategoryOptions.overrideMutedMicrophoneInterruption".
        public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
        /// Apple: "CategoryOptions.allowBluetoothHFP".
        public static let allowBluetoothHFP: CategoryOptions = CategoryOptions(rawValue: 4)
    }
    /// Apple: "SetActiveOptions".
    public struct SetActiveOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "SetActiveOptions.notifyOthersOnDeactivation".
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
    /// Apple: "InterruptionOptions".
    public struct InterruptionOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "InterruptionOptions.shouldResume".
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    /// Apple: "InterruptionType".
    public enum InterruptionType: UInt, Hashable, Sendable {
        /// Apple: "InterruptionType.ended".
        case ended
        /// Apple: "InterruptionType.began".
        case began
    }
    /// Apple: "InterruptionReason".
    public enum InterruptionReason: UInt, Hashable, Sendable {
        /// Apple: "InterruptionReason.default".
        case `default`
        /// Apple: "InterruptionReason.appWasSuspended".
        case appWasSuspended
        /// Apple: "InterruptionReason.builtInMicMuted".
        case builtInMicMuted
    }
    /// Apple: "RouteChangeReason".
    public enum RouteChangeReason: UInt, Hashable, Sendable {
        /// Apple: "RouteChangeReason.unknown".
        case unknown
        /// Apple: "RouteChangeReason.newDeviceAvailable".
        case newDeviceAvailable
        /// Apple: "RouteChangeReason.oldDeviceUnavailable".
        case oldDeviceUnavailable
        /// Apple: "RouteChangeReason.categoryChange".
        case categoryChange
        /// Apple: "RouteChangeReason.override".
        case override
        /// Apple: "RouteChangeReason.wakeFromSleep".
        case wakeFromSleep = 6
        /// Apple: "RouteChangeReason.noSuitableRouteForCategory".
        case noSuitableRouteForCategory
        /// Apple: "RouteChangeReason.routeConfigurationChange".
        case routeConfigurationChange
    }
    /// Apple: "RecordPermission".
    public enum RecordPermission: UInt, Hashable, Sendable {
        /// Apple: "RecordPermission.undetermined".
        case undetermined = 0x756E6474
        /// Apple: "RecordPermission.denied".
        case denied = 0x64656E79
        /// Apple: "RecordPermission.granted".
        case granted = 0x67726E74
    }
    /// Apple: "PortOverride".
    public enum PortOverride: UInt, Hashable, Sendable {
        /// Apple: "PortOverride.none".
        case none
        /// Apple: "PortOverride.speaker".
        case speaker = 0x73706B72
    }
    /// Apple: "RouteSharingPolicy".
    public enum RouteSharingPolicy: UInt, Hashable, Sendable {
        /// Apple: "RouteSharingPolicy.default".
        case `default`
        /// Apple: "RouteSharingPolicy.longFormAudio".
        case longFormAudio
        /// Apple: "RouteSharingPolicy.independent".
        case independent
        /// Apple: "RouteSharingPolicy.longFormVideo".
        case longFormVideo
    }
    /// Apple: "SilenceSecondaryAudioHintType".
    public enum SilenceSecondaryAudioHintType: UInt, Hashable, Sendable {
        /// Apple: "SilenceSecondaryAudioHintType.end".
        case end
        /// Apple: "SilenceSecondaryAudioHintType.begin".
        case begin
    }
    /// Apple: "AVAudioSession.interruptionNotification".
    public static let interruptionNotification: Notification.Name = .init("AVAudioSessionInterruptionNotification")
    /// Apple: "AVAudioSession.routeChangeNotification".
    public static let routeChangeNotification: Notification.Name = .init("AVAudioSessionRouteChangeNotification")
    /// Apple: "AVAudioSession.mediaServicesWereResetNotification".
    public static let mediaServicesWereResetNotification: Notification.Name = .init("AVAudioSessionMediaServicesWereResetNotification")
    /// Apple: "AVAudioSession.mediaServicesWereLostNotification".
    public static let mediaServicesWereLostNotification: Notification.Name = .init("AVAudioSessionMediaServicesWereLostNotification")
    /// Apple: "AVAudioSession.silenceSecondaryAudioHintNotification".
    public static let silenceSecondaryAudioHintNotification: Notification.Name = .init("AVAudioSessionSilenceSecondaryAudioHintNotification")
    /// It is kept; `.soloAmbient` at first. Apple: "AVAudioSession.category".
    open var category: Category = .soloAmbient
    /// It is kept; `.default` at first. Apple: "AVAudioSession.mode".
    open var mode: Mode = .default
    /// It is kept; `[]` at first. Apple: "AVAudioSession.categoryOptions".
    open var categoryOptions: CategoryOptions = []
    /// Here always `[.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]`. Apple: "AVAudioSession.availableCategories".
    open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute] }
    /// Here always `[]`. Apple: "AVAudioSession.availableInputs".
    open var availableInputs: [AVAudioSessionPortDescription]? { [] }
    /// Here always `AVAudioSessionRouteDescription()`. Apple: "AVAudioSession.currentRoute".
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// Here always `.undetermined`. Apple: "AVAudioSession.recordPermission".
    open var recordPermission: RecordPermission { .undetermined }
    /// Here always `false`. Apple: "AVAudioSession.isOtherAudioPlaying".
    open var isOtherAudioPlaying: Bool { false }
    /// Here always `false`. Apple: "AVAudioSession.secondaryAudioShouldBeSilencedHint".
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// Here always `false`. Apple: "AVAudioSession.isInputAvailable".
    open var isInputAvailable: Bool { false }
    /// Here always `0.5`. Apple: "AVAudioSession.outputVolume".
    open var outputVolume: Float { 0.5 }
    /// Here always `0`. Apple: "AVAudioSession.outputLatency".
    open var outputLatency: TimeInterval { 0 }
    /// Here always `0`. Apple: "AVAudioSession.inputLatency".
    open var inputLatency: TimeInterval { 0 }
    /// Here always `48_000`. Apple: "AVAudioSession.sampleRate".
    open var sampleRate: Double { 48_000 }
    /// It is kept; `0` at first. Apple: "AVAudioSession.preferredSampleRate".
    open var preferredSampleRate: Double = 0
    /// Here always `0.01`. Apple: "AVAudioSession.ioBufferDuration".
    open var ioBufferDuration: TimeInterval { 0.01 }
    /// Here always `0`. Apple: "AVAudioSession.inputNumberOfChannels".
    open var inputNumberOfChannels: Int { 0 }
    /// Here always `2`. Apple: "AVAudioSession.outputNumberOfChannels".
    open var outputNumberOfChannels: Int { 2 }
    /// Here always `nil`. Apple: "AVAudioSession.preferredInput".
    open var preferredInput: AVAudioSessionPortDescription? { nil }
    /// Here always `nil`. Apple: "AVAudioSession.inputDataSources".
    open var inputDataSources: [Any]? { nil }
    /// Here always `false`. Apple: "AVAudioSession.isInputGainSettable".
    open var isInputGainSettable: Bool { false }
    /// Here `self.category = category`. Apple: "AVAudioSession.setCategory".
    open func setCategory(_ category: Category) throws { self.category = category }
    /// Apple: "AVAudioSession.setCategory".
    open func setCategory(_ category: Category, options: CategoryOptions) throws { self.category = category; categoryOptions = options }
    /// Apple: "AVAudioSession.setCategory".
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws { self.category = category; self.mode = mode; categoryOptions = options }
    /// Apple: "AVAudioSession.setCategory".
    open func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []) throws { self.category = category; self.mode = mode; categoryOptions = options }
    /// Here `self.mode = mode`. Apple: "AVAudioSession.setMode".
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    /// Apple: "AVAudioSession.setActive".
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// Here `preferredSampleRate = sampleRate`. Apple: "AVAudioSession.setPreferredSampleRate".
    open func setPreferredSampleRate(_ sampleRate: Double) throws { preferredSampleRate = sampleRate }
    /// Apple: "AVAudioSession.setPreferredIOBufferDuration".
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    /// Apple: "AVAudioSession.setPreferredInput".
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
    /// Apple: "AVAudioSession.setPreferredInputNumberOfChannels".
    open func setPreferredInputNumberOfChannels(_ count: Int) throws {}
    /// Apple: "AVAudioSession.setAllowHapticsAndSystemSoundsDuringRecording".
    open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {}
    /// Apple: "AVAudioSession.setPrefersNoInterruptionsFromSystemAlerts".
    open func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws {}
    /// Apple: "AVAudioSession.overrideOutputAudioPort".
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    /// It answers `false`, later. Apple: "AVAudioSession.requestRecordPermission".
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { QuietNotes.later { response(false) } }
    /// Apple: "AVAudioSession.requestRecordPermission".
    nonisolated(nonsending) open func requestRecordPermission() async -> Bool { false }
}
/// Apple: "AVAudioSessionRouteDescription".
open class AVAudioSessionRouteDescription: NSObject {
    /// Here always `[]`. Apple: "AVAudioSessionRouteDescription.inputs".
    open var inputs: [AVAudioSessionPortDescription] { [] }
    /// Here always `[AVAudioSessionPortDescription()]`. Apple: "AVAudioSessionRouteDescription.outputs".
    open var outputs: [AVAudioSessionPortDescription] { [AVAudioSessionPortDescription()] }
}
/// Apple: "AVAudioSessionPortDescription".
open class AVAudioSessionPortDescription: NSObject {
    /// Here always `.builtInSpeaker`. Apple: "AVAudioSessionPortDescription.portType".
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    /// Here always `"Speaker"`. Apple: "AVAudioSessionPortDescription.portName".
    open var portName: String { "Speaker" }
    /// Here always `"Speaker"`. Apple: "AVAudioSessionPortDescription.uid".
    open var uid: String { "Speaker" }
}
/// Apple: "AVAudioApplication".
open class AVAudioApplication: NSObject {
    /// Apple: "recordPermission".
    public enum recordPermission: Int, Hashable, Sendable {
        /// Apple: "recordPermission.undetermined".
        case undetermined = 0x756E6474
        /// Apple: "recordPermission.denied".
        case denied = 0x64656E79
        /// Apple: "recordPermission.granted".
        case granted = 0x67726E74
    }
    /// Apple: "AVAudioApplication.shared".
    public nonisolated(unsafe) static let shared: AVAudioApplication = AVAudioApplication()
    /// Here always `.undetermined`. Apple: "AVAudioApplication.recordPermission".
    open var recordPermission: recordPermission { .undetermined }
    /// Here always `false`. Apple: "AVAudioApplication.isInputMuted".
    open var isInputMuted: Bool { false }
    /// It answers `false`, later. Apple: "AVAudioApplication.requestRecordPermission".
    open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) { QuietNotes.later { response(false) } }
    /// Apple: "AVAudioApplication.requestRecordPermission".
    nonisolated(nonsending) open class func requestRecordPermission() async -> Bool { false }
}
/// Apple: "AVAudioPlayerDelegate".
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Apple: "AVAudioPlayerDelegate.audioPlayerDidFinishPlaying".
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Apple: "AVAudioPlayerDelegate.audioPlayerDecodeErrorDidOccur".
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
    /// What happens where a type says nothing of it.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// What happens where a type says nothing of it.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
/// Apple: "AVAudioRecorder".
open class AVAudioRecorder: NSObject {
    /// Apple: "AVAudioRecorder.url".
    public let url: URL
    /// Apple: "AVAudioRecorder.settings".
    public let settings: [String: Any]
    /// Apple: "AVAudioRecorder.init".
    public init(url: URL, settings: [String: Any]) throws { self.url = url; self.settings = settings; super.init() }
    /// Apple: "AVAudioRecorder.init".
    public convenience init(url: URL, format: AVAudioFormat) throws { try self.init(url: url, settings: format.settings) }
    /// It is kept; `nil` at first. Apple: "AVAudioRecorder.delegate".
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// It is kept; `false` at first. Apple: "AVAudioRecorder.isMeteringEnabled".
    open var isMeteringEnabled: Bool = false
    /// Here always `false`. Apple: "AVAudioRecorder.isRecording".
    open var isRecording: Bool { false }
    /// Here always `0`. Apple: "AVAudioRecorder.currentTime".
    open var currentTime: TimeInterval { 0 }
    /// Here always `0`. Apple: "AVAudioRecorder.deviceCurrentTime".
    open var deviceCurrentTime: TimeInterval { 0 }
    /// Here `false`. Apple: "AVAudioRecorder.prepareToRecord".
    @discardableResult open func prepareToRecord() -> Bool { false }
    /// Apple: "AVAudioRecorder.record".
    @discardableResult open func record() -> Bool { QuietNotes.tell("no sound is played or recorded here"); return false }
    /// Here `record()`. Apple: "AVAudioRecorder.record".
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
    /// Apple: "AVAudioRecorder.pause".
    open func pause() {}
    /// Apple: "AVAudioRecorder.stop".
    open func stop() {}
    /// Here `false`. Apple: "AVAudioRecorder.deleteRecording".
    @discardableResult open func deleteRecording() -> Bool { false }
    /// Apple: "AVAudioRecorder.updateMeters".
    open func updateMeters() {}
    /// Here `-160`. Apple: "AVAudioRecorder.averagePower".
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Here `-160`. Apple: "AVAudioRecorder.peakPower".
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
/// Apple: "AVAudioRecorderDelegate".
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// Apple: "AVAudioRecorderDelegate.audioRecorderDidFinishRecording".
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// Apple: "AVAudioRecorderDelegate.audioRecorderEncodeErrorDidOccur".
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
    /// What happens where a type says nothing of it.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    /// What happens where a type says nothing of it.
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
/// Apple: "AVAudioFrameCount".
public typealias AVAudioFrameCount = UInt32
/// Apple: "AVAudioFramePosition".
public typealias AVAudioFramePosition = Int64
/// Apple: "AVAudioChannelCount".
public typealias AVAudioChannelCount = UInt32
/// Apple: "AVAudioPacketCount".
public typealias AVAudioPacketCount = UInt32
/// Apple: "AVAudioNodeBus".
public typealias AVAudioNodeBus = Int
/// Apple: "AVAudioNodeTapBlock".
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// Apple: "AVAudioNodeCompletionHandler".
public typealias AVAudioNodeCompletionHandler = () -> Void
/// Apple: "AVAudioFormat".
open class AVAudioFormat: NSObject {
    /// Apple: "AVAudioFormat.sampleRate".
    public let sampleRate: Double
    /// Apple: "AVAudioFormat.channelCount".
    public let channelCount: AVAudioChannelCount
    /// Apple: "AVAudioFormat.commonFormat".
    public let commonFormat: AVAudioCommonFormat
    /// Apple: "AVAudioFormat.isInterleaved".
    public let isInterleaved: Bool
    /// Apple: "AVAudioFormat.init".
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) { self.sampleRate = sampleRate; channelCount = channels; commonFormat = .pcmFormatFloat32; isInterleaved = false; super.init() }
    /// Apple: "AVAudioFormat.init".
    public init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool) { self.sampleRate = sampleRate; channelCount = channels; commonFormat = format; isInterleaved = interleaved; super.init() }
    /// Apple: "AVAudioFormat.init".
    public convenience init?(settings: [String: Any]) { self.init(standardFormatWithSampleRate: (settings[AVSampleRateKey] as? Double) ?? 44_100, channels: AVAudioChannelCount((settings[AVNumberOfChannelsKey] as? Int) ?? 2)) }
    /// Here always `commonFormat == .pcmFormatFloat32 && !isInterleaved`. Apple: "AVAudioFormat.isStandard".
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    /// Here always `[AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)]`. Apple: "AVAudioFormat.settings".
    open var settings: [String: Any] { [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)] }
}
/// Apple: "AVAudioBuffer".
open class AVAudioBuffer: NSObject {
    /// Apple: "AVAudioBuffer.format".
    public let format: AVAudioFormat
    /// Apple: "AVAudioBuffer.init".
    public init(format: AVAudioFormat) { self.format = format; super.init() }
}
/// Apple: "AVAudioPCMBuffer".
open class AVAudioPCMBuffer: AVAudioBuffer {
    /// Apple: "AVAudioPCMBuffer.frameCapacity".
    public let frameCapacity: AVAudioFrameCount
    /// It is kept; `0` at first. Apple: "AVAudioPCMBuffer.frameLength".
    open var frameLength: AVAudioFrameCount = 0
    /// Apple: "AVAudioPCMBuffer.init".
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) { self.frameCapacity = frameCapacity; super.init(format: format) }
    /// Here always `1`. Apple: "AVAudioPCMBuffer.stride".
    open var stride: Int { 1 }
    /// Here always `nil`. Apple: "AVAudioPCMBuffer.floatChannelData".
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
    /// Here always `nil`. Apple: "AVAudioPCMBuffer.int16ChannelData".
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
}
/// Apple: "AVAudioCompressedBuffer".
open class AVAudioCompressedBuffer: AVAudioBuffer {
}
/// Apple: "AVAudioTime".
open class AVAudioTime: NSObject {
    /// Here always `0`. Apple: "AVAudioTime.sampleTime".
    open var sampleTime: AVAudioFramePosition { 0 }
    /// Here always `0`. Apple: "AVAudioTime.hostTime".
    open var hostTime: UInt64 { 0 }
    /// Here always `0`. Apple: "AVAudioTime.sampleRate".
    open var sampleRate: Double { 0 }
    /// Here always `false`. Apple: "AVAudioTime.isSampleTimeValid".
    open var isSampleTimeValid: Bool { false }
    /// Here always `false`. Apple: "AVAudioTime.isHostTimeValid".
    open var isHostTimeValid: Bool { false }
    /// Apple: "AVAudioTime.init".
    public convenience init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) { self.init() }
    /// Apple: "AVAudioTime.init".
    public convenience init(hostTime: UInt64) { self.init() }
    /// Here `0`. Apple: "AVAudioTime.seconds".
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { 0 }
}
/// Apple: "AVAudioFile".
open class AVAudioFile: NSObject {
    /// Apple: "AVAudioFile.url".
    public let url: URL
    /// Apple: "AVAudioFile.init".
    public init(forReading fileURL: URL) throws { throw AVError(.fileFormatNotRecognized) }
    /// Apple: "AVAudioFile.init".
    public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw AVError(.encoderNotFound) }
    /// Apple: "AVAudioFile.init".
    public init(forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws { throw AVError(.encoderNotFound) }
    /// It is kept; `0` at first. Apple: "AVAudioFile.framePosition".
    open var framePosition: AVAudioFramePosition = 0
    /// Here always `0`. Apple: "AVAudioFile.length".
    open var length: AVAudioFramePosition { 0 }
    /// Here always `AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)!`. Apple: "AVAudioFile.fileFormat".
    open var fileFormat: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)! }
    /// Here always `AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)!`. Apple: "AVAudioFile.processingFormat".
    open var processingFormat: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)! }
    /// Here `throw AVError(.decodeFailed)`. Apple: "AVAudioFile.read".
    open func read(into buffer: AVAudioPCMBuffer) throws { throw AVError(.decodeFailed) }
    /// Here `throw AVError(.decodeFailed)`. Apple: "AVAudioFile.read".
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws { throw AVError(.decodeFailed) }
    /// Here `throw AVError(.encoderNotFound)`. Apple: "AVAudioFile.write".
    open func write(from buffer: AVAudioPCMBuffer) throws { throw AVError(.encoderNotFound) }
}
/// Apple: "AVAudioConverter".
open class AVAudioConverter: NSObject {
    /// Apple: "AVAudioConverter.init".
    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) { return nil }
    /// Here `throw AVError(.decodeFailed)`. Apple: "AVAudioConverter.convert".
    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws { throw AVError(.decodeFailed) }
    /// Apple: "AVAudioConverter.reset".
    open func reset() {}
}
/// Apple: "AVAudioEngine".
open class AVAudioEngine: NSObject {
    /// Apple: "AVAudioEngine.inputNode".
    public let inputNode: AVAudioInputNode = AVAudioInputNode()
    /// Apple: "AVAudioEngine.outputNode".
    public let outputNode: AVAudioOutputNode = AVAudioOutputNode()
    /// Apple: "AVAudioEngine.mainMixerNode".
    public let mainMixerNode: AVAudioMixerNode = AVAudioMixerNode()
    /// Here always `false`. Apple: "AVAudioEngine.isRunning".
    open var isRunning: Bool { false }
    /// Here always `[]`. Apple: "AVAudioEngine.attachedNodes".
    open var attachedNodes: Set<AVAudioNode> { [] }
    /// It is kept; `false` at first. Apple: "AVAudioEngine.isAutoShutdownEnabled".
    open var isAutoShutdownEnabled: Bool = false
    /// Apple: "AVAudioEngine.attach".
    open func attach(_ node: AVAudioNode) {}
    /// Apple: "AVAudioEngine.detach".
    open func detach(_ node: AVAudioNode) {}
    /// Apple: "AVAudioEngine.connect".
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    /// Apple: "AVAudioEngine.connect".
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus, format: AVAudioFormat?) {}
    /// Apple: "AVAudioEngine.disconnectNodeInput".
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    /// Apple: "AVAudioEngine.disconnectNodeOutput".
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    /// Apple: "AVAudioEngine.prepare".
    open func prepare() {}
    /// Here `throw AVError(.deviceNotConnected)`. Apple: "AVAudioEngine.start".
    open func start() throws { throw AVError(.deviceNotConnected) }
    /// Apple: "AVAudioEngine.pause".
    open func pause() {}
    /// Apple: "AVAudioEngine.stop".
    open func stop() {}
    /// Apple: "AVAudioEngine.reset".
    open func reset() {}
}
/// Apple: "AVAudioNode".
open class AVAudioNode: NSObject {
    /// Here always `1`. Apple: "AVAudioNode.numberOfInputs".
    open var numberOfInputs: Int { 1 }
    /// Here always `1`. Apple: "AVAudioNode.numberOfOutputs".
    open var numberOfOutputs: Int { 1 }
    /// Here always `nil`. Apple: "AVAudioNode.engine".
    open var engine: AVAudioEngine? { nil }
    /// Here always `nil`. Apple: "AVAudioNode.lastRenderTime".
    open var lastRenderTime: AVAudioTime? { nil }
    /// Here always `0`. Apple: "AVAudioNode.latency".
    open var latency: TimeInterval { 0 }
    /// Here always `AUAudioUnit()`. Apple: "AVAudioNode.auAudioUnit".
    open var auAudioUnit: AUAudioUnit { AUAudioUnit() }
    /// Here `AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1)!`. Apple: "AVAudioNode.inputFormat".
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1)! }
    /// Here `AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1)!`. Apple: "AVAudioNode.outputFormat".
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1)! }
    /// It has no effect here, which is told once. Apple: "AVAudioNode.installTap".
    open func installTap(onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock) { QuietNotes.tell("no sound is played or recorded here") }
    /// Apple: "AVAudioNode.removeTap".
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    /// Apple: "AVAudioNode.reset".
    open func reset() {}
}
/// Apple: "AVAudioIONode".
open class AVAudioIONode: AVAudioNode {
    /// Apple: "AVAudioIONode.setVoiceProcessingEnabled".
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
    /// Here always `false`. Apple: "AVAudioIONode.isVoiceProcessingEnabled".
    open var isVoiceProcessingEnabled: Bool { false }
}
/// Apple: "AVAudioInputNode".
open class AVAudioInputNode: AVAudioIONode {
}
/// Apple: "AVAudioOutputNode".
open class AVAudioOutputNode: AVAudioIONode {
}
/// Apple: "AVAudioMixerNode".
open class AVAudioMixerNode: AVAudioNode {
    /// It is kept; `1` at first. Apple: "AVAudioMixerNode.outputVolume".
    open var outputVolume: Float = 1
    /// It is kept; `1` at first. Apple: "AVAudioMixerNode.volume".
    open var volume: Float = 1
    /// It is kept; `0` at first. Apple: "AVAudioMixerNode.pan".
    open var pan: Float = 0
    /// Here always `0`. Apple: "AVAudioMixerNode.nextAvailableInputBus".
    open var nextAvailableInputBus: AVAudioNodeBus { 0 }
}
/// Apple: "AVAudioEnvironmentNode".
open class AVAudioEnvironmentNode: AVAudioNode {
    /// It is kept; `AVAudio3DPoint()` at first. Apple: "AVAudioEnvironmentNode.listenerPosition".
    open var listenerPosition: AVAudio3DPoint = AVAudio3DPoint()
}
/// Apple: "AVAudioSourceNode".
open class AVAudioSourceNode: AVAudioNode {
}
/// Apple: "AVAudioSinkNode".
open class AVAudioSinkNode: AVAudioNode {
}
/// Apple: "AVAudioPlayerNode".
open class AVAudioPlayerNode: AVAudioNode {
    /// It is kept; `1` at first. Apple: "AVAudioPlayerNode.volume".
    open var volume: Float = 1
    /// It is kept; `0` at first. Apple: "AVAudioPlayerNode.pan".
    open var pan: Float = 0
    /// It is kept; `1` at first. Apple: "AVAudioPlayerNode.rate".
    open var rate: Float = 1
    /// Here always `false`. Apple: "AVAudioPlayerNode.isPlaying".
    open var isPlaying: Bool { false }
    /// It has no effect here, which is told once. Apple: "AVAudioPlayerNode.play".
    open func play() { QuietNotes.tell("no sound is played or recorded here") }
    /// It has no effect here, which is told once. Apple: "AVAudioPlayerNode.play".
    open func play(at when: AVAudioTime?) { QuietNotes.tell("no sound is played or recorded here") }
    /// Apple: "AVAudioPlayerNode.pause".
    open func pause() {}
    /// Apple: "AVAudioPlayerNode.stop".
    open func stop() {}
    /// Apple: "AVAudioPlayerNode.prepare".
    open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
    /// It has no effect here, which is told once. Apple: "AVAudioPlayerNode.scheduleFile".
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil) { QuietNotes.tell("no sound is played or recorded here") }
    /// It has no effect here, which is told once. Apple: "AVAudioPlayerNode.scheduleSegment".
    open func scheduleSegment(_ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil) { QuietNotes.tell("no sound is played or recorded here") }
    /// It has no effect here, which is told once. Apple: "AVAudioPlayerNode.scheduleBuffer".
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil) { QuietNotes.tell("no sound is played or recorded here") }
    /// It has no effect here, which is told once. Apple: "AVAudioPlayerNode.scheduleBuffer".
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [], completionHandler: AVAudioNodeCompletionHandler? = nil) { QuietNotes.tell("no sound is played or recorded here") }
    /// Here `nil`. Apple: "AVAudioPlayerNode.playerTime".
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
}
/// Apple: "AVAudioPlayerNodeBufferOptions".
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "AVAudioPlayerNodeBufferOptions.loops".
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    /// Apple: "AVAudioPlayerNodeBufferOptions.interrupts".
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    /// Apple: "AVAudioPlayerNodeBufferOptions.interruptsAtLoop".
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}
/// Apple: "AVAudioUnit".
open class AVAudioUnit: AVAudioNode {
    /// Here always `""`. Apple: "AVAudioUnit.name".
    open var name: String { "" }
}
/// Apple: "AVAudioUnitEffect".
open class AVAudioUnitEffect: AVAudioUnit {
    /// It is kept; `false` at first. Apple: "AVAudioUnitEffect.bypass".
    open var bypass: Bool = false
}
/// Apple: "AVAudioUnitTimeEffect".
open class AVAudioUnitTimeEffect: AVAudioUnit {
    /// It is kept; `false` at first. Apple: "AVAudioUnitTimeEffect.bypass".
    open var bypass: Bool = false
}
/// Apple: "AVAudioUnitTimePitch".
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
    /// It is kept; `1` at first. Apple: "AVAudioUnitTimePitch.rate".
    open var rate: Float = 1
    /// It is kept; `0` at first. Apple: "AVAudioUnitTimePitch.pitch".
    open var pitch: Float = 0
    /// It is kept; `8` at first. Apple: "AVAudioUnitTimePitch.overlap".
    open var overlap: Float = 8
}
/// Apple: "AVAudioUnitVarispeed".
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
    /// It is kept; `1` at first. Apple: "AVAudioUnitVarispeed.rate".
    open var rate: Float = 1
}
/// Apple: "AVAudioUnitReverb".
open class AVAudioUnitReverb: AVAudioUnitEffect {
    /// It is kept; `0` at first. Apple: "AVAudioUnitReverb.wetDryMix".
    open var wetDryMix: Float = 0
    /// Apple: "AVAudioUnitReverb.loadFactoryPreset".
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
/// Apple: "AVAudioUnitReverbPreset".
public enum AVAudioUnitReverbPreset: Int, Hashable, Sendable {
    /// Apple: "AVAudioUnitReverbPreset.smallRoom".
    case smallRoom
    /// Apple: "AVAudioUnitReverbPreset.mediumRoom".
    case mediumRoom
    /// Apple: "AVAudioUnitReverbPreset.largeRoom".
    case largeRoom
    /// Apple: "AVAudioUnitReverbPreset.mediumHall".
    case mediumHall
    /// Apple: "AVAudioUnitReverbPreset.largeHall".
    case largeHall
    /// Apple: "AVAudioUnitReverbPreset.plate".
    case plate
    /// Apple: "AVAudioUnitReverbPreset.mediumChamber".
    case mediumChamber
    /// Apple: "AVAudioUnitReverbPreset.largeChamber".
    case largeChamber
    /// Apple: "AVAudioUnitReverbPreset.cathedral".
    case cathedral
}
/// Apple: "AVAudioUnitDelay".
open class AVAudioUnitDelay: AVAudioUnitEffect {
    /// It is kept; `1` at first. Apple: "AVAudioUnitDelay.delayTime".
    open var delayTime: TimeInterval = 1
    /// It is kept; `50` at first. Apple: "AVAudioUnitDelay.feedback".
    open var feedback: Float = 50
    /// It is kept; `100` at first. Apple: "AVAudioUnitDelay.wetDryMix".
    open var wetDryMix: Float = 100
}
/// Apple: "AVAudioUnitDistortion".
open class AVAudioUnitDistortion: AVAudioUnitEffect {
    /// It is kept; `-6` at first. Apple: "AVAudioUnitDistortion.preGain".
    open var preGain: Float = -6
    /// It is kept; `50` at first. Apple: "AVAudioUnitDistortion.wetDryMix".
    open var wetDryMix: Float = 50
}
/// Apple: "AVAudioUnitEQ".
open class AVAudioUnitEQ: AVAudioUnitEffect {
    /// Apple: "AVAudioUnitEQ.bands".
    public let bands: [AVAudioUnitEQFilterParameters]
    /// Apple: "AVAudioUnitEQ.init".
    public init(numberOfBands: Int) { bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }; super.init() }
    /// It is kept; `0` at first. Apple: "AVAudioUnitEQ.globalGain".
    open var globalGain: Float = 0
}
/// Apple: "AVAudioUnitEQFilterParameters".
open class AVAudioUnitEQFilterParameters: NSObject {
    /// It is kept; `.parametric` at first. Apple: "AVAudioUnitEQFilterParameters.filterType".
    open var filterType: AVAudioUnitEQFilterType = .parametric
    /// It is kept; `1000` at first. Apple: "AVAudioUnitEQFilterParameters.frequency".
    open var frequency: Float = 1000
    /// It is kept; `0.5` at first. Apple: "AVAudioUnitEQFilterParameters.bandwidth".
    open var bandwidth: Float = 0.5
    /// It is kept; `0` at first. Apple: "AVAudioUnitEQFilterParameters.gain".
    open var gain: Float = 0
    /// It is kept; `true` at first. Apple: "AVAudioUnitEQFilterParameters.bypass".
    open var bypass: Bool = true
}
/// Apple: "AVAudioUnitEQFilterType".
public enum AVAudioUnitEQFilterType: Int, Hashable, Sendable {
    /// Apple: "AVAudioUnitEQFilterType.parametric".
    case parametric
    /// Apple: "AVAudioUnitEQFilterType.lowPass".
    case lowPass
    /// Apple: "AVAudioUnitEQFilterType.highPass".
    case highPass
    /// Apple: "AVAudioUnitEQFilterType.resonantLowPass".
    case resonantLowPass
    /// Apple: "AVAudioUnitEQFilterType.resonantHighPass".
    case resonantHighPass
    /// Apple: "AVAudioUnitEQFilterType.bandPass".
    case bandPass
    /// Apple: "AVAudioUnitEQFilterType.bandStop".
    case bandStop
    /// Apple: "AVAudioUnitEQFilterType.lowShelf".
    case lowShelf
    /// Apple: "AVAudioUnitEQFilterType.highShelf".
    case highShelf
    /// Apple: "AVAudioUnitEQFilterType.resonantLowShelf".
    case resonantLowShelf
    /// Apple: "AVAudioUnitEQFilterType.resonantHighShelf".
    case resonantHighShelf
}
/// Apple: "AVAudioUnitSampler".
open class AVAudioUnitSampler: AVAudioUnit {
    /// It has no effect here, which is told once. Apple: "AVAudioUnitSampler.startNote".
    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) { QuietNotes.tell("no sound is played or recorded here") }
    /// Apple: "AVAudioUnitSampler.stopNote".
    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
    /// Here `throw AVError(.fileFormatNotRecognized)`. Apple: "AVAudioUnitSampler.loadSoundBankInstrument".
    open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws { throw AVError(.fileFormatNotRecognized) }
}
/// Apple: "AVMIDIPlayer".
open class AVMIDIPlayer: NSObject {
    /// Apple: "AVMIDIPlayer.init".
    public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws { throw AVError(.fileFormatNotRecognized) }
    /// Here always `false`. Apple: "AVMIDIPlayer.isPlaying".
    open var isPlaying: Bool { false }
    /// It has no effect here, which is told once. Apple: "AVMIDIPlayer.play".
    open func play(_ completionHandler: (() -> Void)? = nil) { QuietNotes.tell("no sound is played or recorded here") }
    /// Apple: "AVMIDIPlayer.stop".
    open func stop() {}
}
/// Apple: "AVAudio3DPoint".
public struct AVAudio3DPoint: Hashable, Sendable {
    /// Apple: "AVAudio3DPoint.x".
    public var x: Float
    /// Apple: "AVAudio3DPoint.y".
    public var y: Float
    /// Apple: "AVAudio3DPoint.z".
    public var z: Float
    /// Apple: "AVAudio3DPoint.init".
    public init(x: Float = 0, y: Float = 0, z: Float = 0) { self.x = x; self.y = y; self.z = z }
}
/// Apple: "AVSpeechSynthesizer".
open class AVSpeechSynthesizer: NSObject {
    /// It is kept; `nil` at first. Apple: "AVSpeechSynthesizer.delegate".
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Here always `false`. Apple: "AVSpeechSynthesizer.isSpeaking".
    open var isSpeaking: Bool { false }
    /// Here always `false`. Apple: "AVSpeechSynthesizer.isPaused".
    open var isPaused: Bool { false }
    /// It is kept; `true` at first. Apple: "AVSpeechSynthesizer.usesApplicationAudioSession".
    open var usesApplicationAudioSession: Bool = true
    /// It has no effect here, which is told once. Apple: "AVSpeechSynthesizer.speak".
    open func speak(_ utterance: AVSpeechUtterance) { QuietNotes.tell("nothing is spoken here") }
    /// Here `false`. Apple: "AVSpeechSynthesizer.stopSpeaking".
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Here `false`. Apple: "AVSpeechSynthesizer.pauseSpeaking".
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Here `false`. Apple: "AVSpeechSynthesizer.continueSpeaking".
    @discardableResult open func continueSpeaking() -> Bool { false }
    /// It has no effect here, which is told once. Apple: "AVSpeechSynthesizer.write".
    open func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping (AVAudioBuffer) -> Void) { QuietNotes.tell("nothing is spoken here") }
}
/// Apple: "AVSpeechSynthesizerDelegate".
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// Apple: "AVSpeechSynthesizerDelegate.speechSynthesizer".
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// Apple: "AVSpeechSynthesizerDelegate.speechSynthesizer".
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Apple: "AVSpeechSynthesizerDelegate.speechSynthesizer".
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// Apple: "AVSpeechSynthesizerDelegate.speechSynthesizer".
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// Apple: "AVSpeechSynthesizerDelegate.speechSynthesizer".
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// Apple: "AVSpeechSynthesizerDelegate.speechSynthesizer".
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
    /// What happens where a type says nothing of it.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    /// What happens where a type says nothing of it.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    /// What happens where a type says nothing of it.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    /// What happens where a type says nothing of it.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    /// What happens where a type says nothing of it.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    /// What happens where a type says nothing of it.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance) {}
}
/// Apple: "AVSpeechUtterance".
open class AVSpeechUtterance: NSObject {
    /// Apple: "AVSpeechUtterance.speechString".
    public let speechString: String
    /// Apple: "AVSpeechUtterance.init".
    public init(string: String) { speechString = string; super.init() }
    /// Apple: "AVSpeechUtterance.init".
    public init(attributedString string: NSAttributedString) { speechString = string.string; super.init() }
    /// It is kept; `AVSpeechUtteranceDefaultSpeechRate` at first. Apple: "AVSpeechUtterance.rate".
    open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
    /// It is kept; `1` at first. Apple: "AVSpeechUtterance.pitchMultiplier".
    open var pitchMultiplier: Float = 1
    /// It is kept; `1` at first. Apple: "AVSpeechUtterance.volume".
    open var volume: Float = 1
    /// It is kept; `nil` at first. Apple: "AVSpeechUtterance.voice".
    open var voice: AVSpeechSynthesisVoice?
    /// It is kept; `0` at first. Apple: "AVSpeechUtterance.preUtteranceDelay".
    open var preUtteranceDelay: TimeInterval = 0
    /// It is kept; `0` at first. Apple: "AVSpeechUtterance.postUtteranceDelay".
    open var postUtteranceDelay: TimeInterval = 0
    /// It is kept; `false` at first. Apple: "AVSpeechUtterance.prefersAssistiveTechnologySettings".
    open var prefersAssistiveTechnologySettings: Bool = false
}
/// Apple: "AVSpeechSynthesisVoice".
open class AVSpeechSynthesisVoice: NSObject {
    /// Apple: "AVSpeechSynthesisVoice.init".
    public convenience init?(language: String?) { return nil }
    /// Apple: "AVSpeechSynthesisVoice.init".
    public convenience init?(identifier: String) { return nil }
    /// Here `[]`. Apple: "AVSpeechSynthesisVoice.speechVoices".
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    /// Here `Locale.current.identifier.replacingOccurrences(of: "_", with: "-")`. Apple: "AVSpeechSynthesisVoice.currentLanguageCode".
    open class func currentLanguageCode() -> String { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
    /// Here always `""`. Apple: "AVSpeechSynthesisVoice.language".
    open var language: String { "" }
    /// Here always `""`. Apple: "AVSpeechSynthesisVoice.identifier".
    open var identifier: String { "" }
    /// Here always `""`. Apple: "AVSpeechSynthesisVoice.name".
    open var name: String { "" }
    /// Here always `.default`. Apple: "AVSpeechSynthesisVoice.quality".
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    /// Here always `.unspecified`. Apple: "AVSpeechSynthesisVoice.gender".
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
}
/// Apple: "AVPlayerLayer".
open class AVPlayerLayer: CALayer {
    /// Apple: "AVPlayerLayer.init".
    public convenience init(player: AVPlayer?) { self.init(); self.player = player; backgroundColor = .black }
    /// Apple: "AVPlayerLayer.player".
    open var player: AVPlayer? { didSet { if player != nil { backgroundColor = .black } } }
    /// It is kept; `.resizeAspect` at first. Apple: "AVPlayerLayer.videoGravity".
    open var videoGravity: AVLayerVideoGravity = .resizeAspect
    /// Here always `false`. Apple: "AVPlayerLayer.isReadyForDisplay".
    open var isReadyForDisplay: Bool { false }
    /// Here always `.zero`. Apple: "AVPlayerLayer.videoRect".
    open var videoRect: CGRect { .zero }
    /// It is kept; `nil` at first. Apple: "AVPlayerLayer.pixelBufferAttributes".
    open var pixelBufferAttributes: [String: Any]?
}
/// Apple: "AVCaptureVideoPreviewLayer".
open class AVCaptureVideoPreviewLayer: CALayer {
    /// Apple: "AVCaptureVideoPreviewLayer.init".
    public convenience init(session: AVCaptureSession) { self.init(); self.session = session; backgroundColor = .black }
    /// Apple: "AVCaptureVideoPreviewLayer.init".
    public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }
    /// Apple: "AVCaptureVideoPreviewLayer.session".
    open var session: AVCaptureSession? { didSet { if session != nil { backgroundColor = .black } } }
    /// It is kept; `.resizeAspect` at first. Apple: "AVCaptureVideoPreviewLayer.videoGravity".
    open var videoGravity: AVLayerVideoGravity = .resizeAspect
    /// Here always `nil`. Apple: "AVCaptureVideoPreviewLayer.connection".
    open var connection: AVCaptureConnection? { nil }
    /// Here always `false`. Apple: "AVCaptureVideoPreviewLayer.isPreviewing".
    open var isPreviewing: Bool { false }
    /// Here `CGPoint(x: bounds.height > 0 ? pointInLayer.y / bounds.height : 0, y: bounds.width > 0 ? 1 - pointInLayer.x / bounds.width : 0)`. Apple: "AVCaptureVideoPreviewLayer.captureDevicePointConverted".
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { CGPoint(x: bounds.height > 0 ? pointInLayer.y / bounds.height : 0, y: bounds.width > 0 ? 1 - pointInLayer.x / bounds.width : 0) }
    /// Here `CGPoint(x: (1 - point.y) * bounds.width, y: point.x * bounds.height)`. Apple: "AVCaptureVideoPreviewLayer.layerPointConverted".
    open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint { CGPoint(x: (1 - point.y) * bounds.width, y: point.x * bounds.height) }
    /// Here `CGRect(x: 0, y: 0, width: 1, height: 1)`. Apple: "AVCaptureVideoPreviewLayer.metadataOutputRectConverted".
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    /// Here `.zero`. Apple: "AVCaptureVideoPreviewLayer.layerRectConverted".
    open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect { .zero }
    /// Here `nil`. Apple: "AVCaptureVideoPreviewLayer.transformedMetadataObject".
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
/// Apple: "AVSampleBufferDisplayLayer".
open class AVSampleBufferDisplayLayer: CALayer {
    /// It is kept; `.resizeAspect` at first. Apple: "AVSampleBufferDisplayLayer.videoGravity".
    open var videoGravity: AVLayerVideoGravity = .resizeAspect
    /// It is kept; `nil` at first. Apple: "AVSampleBufferDisplayLayer.controlTimebase".
    open var controlTimebase: CMTimebase?
    /// Here always `.unknown`. Apple: "AVSampleBufferDisplayLayer.status".
    open var status: AVQueuedSampleBufferRenderingStatus { .unknown }
    /// Here always `nil`. Apple: "AVSampleBufferDisplayLayer.error".
    open var error: (any Error)? { nil }
    /// Here always `false`. Apple: "AVSampleBufferDisplayLayer.isReadyForMoreMediaData".
    open var isReadyForMoreMediaData: Bool { false }
    /// Here always `AVSampleBufferVideoRenderer()`. Apple: "AVSampleBufferDisplayLayer.sampleBufferRenderer".
    open var sampleBufferRenderer: AVSampleBufferVideoRenderer { AVSampleBufferVideoRenderer() }
    /// It has no effect here, which is told once. Apple: "AVSampleBufferDisplayLayer.enqueue".
    open func enqueue(_ sampleBuffer: CMSampleBuffer) { QuietNotes.tell("films and cameras are drawn as black here") }
    /// Apple: "AVSampleBufferDisplayLayer.flush".
    open func flush() {}
    /// Apple: "AVSampleBufferDisplayLayer.flushAndRemoveImage".
    open func flushAndRemoveImage() {}
}
/// Apple: "AVSampleBufferVideoRenderer".
open class AVSampleBufferVideoRenderer: NSObject {
    /// It has no effect here, which is told once. Apple: "AVSampleBufferVideoRenderer.enqueue".
    open func enqueue(_ sampleBuffer: CMSampleBuffer) { QuietNotes.tell("films and cameras are drawn as black here") }
    /// Apple: "AVSampleBufferVideoRenderer.flush".
    open func flush() {}
}
/// Apple: "AVSampleBufferAudioRenderer".
open class AVSampleBufferAudioRenderer: NSObject {
}
/// Apple: "AVSampleBufferRenderSynchronizer".
open class AVSampleBufferRenderSynchronizer: NSObject {
    /// It is kept; `0` at first. Apple: "AVSampleBufferRenderSynchronizer.rate".
    open var rate: Float = 0
    /// Here `.zero`. Apple: "AVSampleBufferRenderSynchronizer.currentTime".
    open func currentTime() -> CMTime { .zero }
}
