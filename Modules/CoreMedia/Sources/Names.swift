// length: generated. Written by Scripts/quiet-modules.py from Modules/CoreMedia/names.txt; change that.
// swift-format-ignore-file
@_exported public import CoreVideo
@_exported public import CFNames
@_exported public import Dispatch
@_exported public import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("CoreMedia: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "CMTimeScale".
public typealias CMTimeScale = Int32
/// Apple: "CMTimeValue".
public typealias CMTimeValue = Int64
/// Apple: "CMTimeEpoch".
public typealias CMTimeEpoch = Int64
/// Apple: "CMItemCount".
public typealias CMItemCount = Int
/// Apple: "CMPersistentTrackID".
public typealias CMPersistentTrackID = Int32
/// Apple: "CMVideoCodecType".
public typealias CMVideoCodecType = UInt32
/// Apple: "CMAudioCodecType".
public typealias CMAudioCodecType = UInt32
/// Apple: "CMVideoFormatDescription".
public typealias CMVideoFormatDescription = CMFormatDescription
/// Apple: "CMAudioFormatDescription".
public typealias CMAudioFormatDescription = CMFormatDescription
/// Apple: "FourCharCode".
public typealias FourCharCode = UInt32
/// Apple: "kCMPersistentTrackID_Invalid".
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
/// Apple: "kCMVideoCodecType_H264".
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x61766331
/// Apple: "kCMVideoCodecType_HEVC".
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x68766331
/// Apple: "kCMVideoCodecType_HEVCWithAlpha".
public let kCMVideoCodecType_HEVCWithAlpha: CMVideoCodecType = 0x6D757861
/// Apple: "kCMVideoCodecType_JPEG".
public let kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6A706567
/// Apple: "kCMVideoCodecType_AppleProRes422".
public let kCMVideoCodecType_AppleProRes422: CMVideoCodecType = 0x6170636E
/// Apple: "kCMVideoCodecType_AV1".
public let kCMVideoCodecType_AV1: CMVideoCodecType = 0x61763031
/// Apple: "kCMMetadataBaseDataType_RawData".
public let kCMMetadataBaseDataType_RawData: String = "com.apple.metadata.datatype.raw-data"
/// Apple: "kCMMetadataBaseDataType_UTF8".
public let kCMMetadataBaseDataType_UTF8: String = "com.apple.metadata.datatype.UTF-8"
/// Apple: "kCMMediaType_Video".
public let kCMMediaType_Video: UInt32 = 0x76696465
/// Apple: "kCMMediaType_Audio".
public let kCMMediaType_Audio: UInt32 = 0x736F756E
/// Apple: "CMTimeFlags".
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// A set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Apple: "CMTimeFlags.valid".
    public static let valid = CMTimeFlags(rawValue: 1)
    /// Apple: "CMTimeFlags.hasBeenRounded".
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// Apple: "CMTimeFlags.positiveInfinity".
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// Apple: "CMTimeFlags.negativeInfinity".
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// Apple: "CMTimeFlags.indefinite".
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// Apple: "CMTimeFlags.impliedValueFlagsMask".
    public static let impliedValueFlagsMask: CMTimeFlags = CMTimeFlags(rawValue: 28)
}
/// Apple: "CMTimeRoundingMethod".
public enum CMTimeRoundingMethod: UInt32, Hashable, Sendable {
    /// Apple: "CMTimeRoundingMethod.roundHalfAwayFromZero".
    case roundHalfAwayFromZero = 1
    /// Apple: "CMTimeRoundingMethod.roundTowardZero".
    case roundTowardZero
    /// Apple: "CMTimeRoundingMethod.roundAwayFromZero".
    case roundAwayFromZero
    /// Apple: "CMTimeRoundingMethod.quickTime".
    case quickTime
    /// Apple: "CMTimeRoundingMethod.roundTowardPositiveInfinity".
    case roundTowardPositiveInfinity
    /// Apple: "CMTimeRoundingMethod.roundTowardNegativeInfinity".
    case roundTowardNegativeInfinity
    /// Apple: "CMTimeRoundingMethod.default".
    public static let `default`: CMTimeRoundingMethod = .roundHalfAwayFromZero
}
/// Apple: "CMVideoDimensions".
public struct CMVideoDimensions: Hashable, Sendable {
    /// Apple: "CMVideoDimensions.width".
    public var width: Int32
    /// Apple: "CMVideoDimensions.height".
    public var height: Int32
    /// Apple: "CMVideoDimensions.init".
    public init() { (width, height) = (0, 0) }
    /// Apple: "CMVideoDimensions.init".
    public init(width: Int32, height: Int32) { self.width = width; self.height = height }
}
/// Apple: "CMSampleTimingInfo".
public struct CMSampleTimingInfo: Hashable, Sendable {
    /// Apple: "CMSampleTimingInfo.duration".
    public var duration: CMTime
    /// Apple: "CMSampleTimingInfo.presentationTimeStamp".
    public var presentationTimeStamp: CMTime
    /// Apple: "CMSampleTimingInfo.decodeTimeStamp".
    public var decodeTimeStamp: CMTime
    /// Apple: "CMSampleTimingInfo.init".
    public init() { (duration, presentationTimeStamp, decodeTimeStamp) = (.invalid, .invalid, .invalid) }
    /// Apple: "CMSampleTimingInfo.init".
    public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) { self.duration = duration; self.presentationTimeStamp = presentationTimeStamp; self.decodeTimeStamp = decodeTimeStamp }
    /// Apple: "CMSampleTimingInfo.invalid".
    public static let invalid: CMSampleTimingInfo = CMSampleTimingInfo()
}
/// Apple: "CMFormatDescription".
open class CMFormatDescription {
    /// Apple: "CMFormatDescription.mediaSubType".
    public let mediaSubType: UInt32
    /// Apple: "CMFormatDescription.dimensions".
    public let dimensions: CMVideoDimensions
    /// Apple: "CMFormatDescription.init".
    public init(mediaSubType: UInt32 = 0, dimensions: CMVideoDimensions = .init()) { self.mediaSubType = mediaSubType; self.dimensions = dimensions }
}
/// Apple: "CMSampleBuffer".
public final class CMSampleBuffer {
    /// It is kept; `nil` at first. Apple: "CMSampleBuffer.imageBuffer".
    public var imageBuffer: CVImageBuffer?
    /// It is kept; `nil` at first. Apple: "CMSampleBuffer.formatDescription".
    public var formatDescription: CMFormatDescription?
    /// It is kept; `.invalid` at first. Apple: "CMSampleBuffer.timing".
    public var timing: CMSampleTimingInfo = .invalid
    /// Here always `nil`. Apple: "CMSampleBuffer.dataBuffer".
    public var dataBuffer: CMBlockBuffer? { nil }
    /// Here always `timing.presentationTimeStamp`. Apple: "CMSampleBuffer.presentationTimeStamp".
    public var presentationTimeStamp: CMTime { timing.presentationTimeStamp }
    /// Here always `timing.duration`. Apple: "CMSampleBuffer.duration".
    public var duration: CMTime { timing.duration }
    /// Here always `imageBuffer == nil ? 0 : 1`. Apple: "CMSampleBuffer.numSamples".
    public var numSamples: Int { imageBuffer == nil ? 0 : 1 }
    /// Here always `true`. Apple: "CMSampleBuffer.isValid".
    public var isValid: Bool { true }
    /// Apple: "CMSampleBuffer.init".
    public init() {}
    /// Apple: "CMSampleBuffer.init".
    public init(imageBuffer: CVImageBuffer, formatDescription: CMFormatDescription, sampleTiming: CMSampleTimingInfo) throws { (self.imageBuffer, self.formatDescription, timing) = (imageBuffer, formatDescription, sampleTiming) }
}
/// Apple: "CMBlockBuffer".
public final class CMBlockBuffer {
    /// Here always `0`. Apple: "CMBlockBuffer.dataLength".
    public var dataLength: Int { 0 }
}
/// Apple: "CMReadySampleBuffer".
public struct CMReadySampleBuffer<Content> {
    /// Apple: "CMReadySampleBuffer.content".
    public let content: Content
}
/// Apple: "CMTaggedBuffer".
open class CMTaggedBuffer {
}
/// Apple: "CMTaggedDynamicBuffer".
open class CMTaggedDynamicBuffer {
}
/// Apple: "CMTag".
public struct CMTag: Hashable, Sendable {
    /// Apple: "CMTag.rawValue".
    public let rawValue: Int64
    /// Apple: "CMTag.init".
    public init(rawValue: Int64) { self.rawValue = rawValue }
    /// Here `CMTag(rawValue: id)`. Apple: "CMTag.videoLayerID".
    public static func videoLayerID(_ id: Int64) -> CMTag { CMTag(rawValue: id) }
}
/// Apple: "CMClock".
public final class CMClock {
    /// Apple: "CMClock.hostTimeClock".
    public nonisolated(unsafe) static let hostTimeClock: CMClock = CMClock()
    /// Here always `CMTime(seconds: ProcessInfo.processInfo.systemUptime, preferredTimescale: 1_000_000_000)`. Apple: "CMClock.time".
    public var time: CMTime { CMTime(seconds: ProcessInfo.processInfo.systemUptime, preferredTimescale: 1_000_000_000) }
}
/// Apple: "CMTimebase".
public final class CMTimebase {
    /// It is kept; `.zero` at first. Apple: "CMTimebase.time".
    public var time: CMTime = .zero
    /// It is kept; `0` at first. Apple: "CMTimebase.rate".
    public var rate: Double = 0
    /// Apple: "CMTimebase.init".
    public init(sourceClock: CMClock) throws {}
    /// Here `self.time = time`. Apple: "CMTimebase.setTime".
    public func setTime(_ time: CMTime) throws { self.time = time }
    /// Here `self.rate = rate`. Apple: "CMTimebase.setRate".
    public func setRate(_ rate: Double) throws { self.rate = rate }
}
/// Here `.hostTimeClock`. Apple: "CMClockGetHostTimeClock".
public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }
/// Apple: "CMTimebaseSetTime".
@discardableResult public func CMTimebaseSetTime(_ timebase: CMTimebase, time: CMTime) -> OSStatus { timebase.time = time; return 0 }
/// Apple: "CMTimebaseSetRate".
@discardableResult public func CMTimebaseSetRate(_ timebase: CMTimebase, rate: Double) -> OSStatus { timebase.rate = rate; return 0 }
/// Here `timebase.time`. Apple: "CMTimebaseGetTime".
public func CMTimebaseGetTime(_ timebase: CMTimebase) -> CMTime { timebase.time }
/// Apple: "OSStatus".
public typealias OSStatus = Int32
/// Here `sbuf.imageBuffer`. Apple: "CMSampleBufferGetImageBuffer".
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// Here `sbuf.formatDescription`. Apple: "CMSampleBufferGetFormatDescription".
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { sbuf.formatDescription }
/// Here `nil`. Apple: "CMSampleBufferGetDataBuffer".
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { nil }
/// Here `sbuf.presentationTimeStamp`. Apple: "CMSampleBufferGetPresentationTimeStamp".
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
/// Here `sbuf.duration`. Apple: "CMSampleBufferGetDuration".
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
/// Here `sbuf.numSamples`. Apple: "CMSampleBufferGetNumSamples".
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { sbuf.numSamples }
/// Here `true`. Apple: "CMSampleBufferDataIsReady".
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { true }
/// Apple: "CMSampleBufferCreateReadyWithImageBuffer".
public func CMSampleBufferCreateReadyWithImageBuffer(allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription, sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>) -> OSStatus { sampleBufferOut.pointee = try? CMSampleBuffer(imageBuffer: imageBuffer, formatDescription: formatDescription, sampleTiming: sampleTiming.pointee); return 0 }
/// Apple: "CMVideoFormatDescriptionCreateForImageBuffer".
public func CMVideoFormatDescriptionCreateForImageBuffer(allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>) -> OSStatus { formatDescriptionOut.pointee = CMFormatDescription(mediaSubType: CVPixelBufferGetPixelFormatType(imageBuffer), dimensions: CMVideoDimensions(width: Int32(CVPixelBufferGetWidth(imageBuffer)), height: Int32(CVPixelBufferGetHeight(imageBuffer)))); return 0 }
/// Here `videoDesc.dimensions`. Apple: "CMVideoFormatDescriptionGetDimensions".
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions { videoDesc.dimensions }
/// Here `desc.mediaSubType`. Apple: "CMFormatDescriptionGetMediaSubType".
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> UInt32 { desc.mediaSubType }
/// Here `kCMMediaType_Video`. Apple: "CMFormatDescriptionGetMediaType".
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> UInt32 { kCMMediaType_Video }
/// Here `theBuffer.dataLength`. Apple: "CMBlockBufferGetDataLength".
public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.dataLength }
/// Here `CMTime(value: value, timescale: timescale)`. Apple: "CMTimeMake".
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Here `CMTime(seconds: seconds, preferredTimescale: preferredTimescale)`. Apple: "CMTimeMakeWithSeconds".
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }
/// Here `time.seconds`. Apple: "CMTimeGetSeconds".
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Here `lhs + rhs`. Apple: "CMTimeAdd".
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Here `lhs - rhs`. Apple: "CMTimeSubtract".
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Here `CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier))`. Apple: "CMTimeMultiply".
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime { CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier)) }
/// Here `time.scaled(by: multiplier)`. Apple: "CMTimeMultiplyByFloat64".
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime { time.scaled(by: multiplier) }
/// Here `time1 < time2 ? -1 : time1 == time2 ? 0 : 1`. Apple: "CMTimeCompare".
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }
/// Here `max(time1, time2)`. Apple: "CMTimeMaximum".
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// Here `min(time1, time2)`. Apple: "CMTimeMinimum".
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// Here `time < .zero ? .zero - time : time`. Apple: "CMTimeAbsoluteValue".
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? .zero - time : time }
/// Here `time.convertScale(timescale, method: method)`. Apple: "CMTimeConvertScale".
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime { time.convertScale(timescale, method: method) }
/// Here `CMTimeRange(start: start, duration: duration)`. Apple: "CMTimeRangeMake".
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
/// Here `CMTimeRange(start: start, end: end)`. Apple: "CMTimeRangeFromTimeToTime".
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// Here `range.end`. Apple: "CMTimeRangeGetEnd".
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Here `range.containsTime(time)`. Apple: "CMTimeRangeContainsTime".
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Here `time.isValid`. Apple: "CMTIME_IS_VALID".
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Here `time.isIndefinite`. Apple: "CMTIME_IS_INDEFINITE".
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
/// Here `time.isNumeric`. Apple: "CMTIME_IS_NUMERIC".
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
/// Here always `.zero`. Apple: "kCMTimeZero".
public var kCMTimeZero: CMTime { .zero }
/// Here always `.invalid`. Apple: "kCMTimeInvalid".
public var kCMTimeInvalid: CMTime { .invalid }
/// Here always `.indefinite`. Apple: "kCMTimeIndefinite".
public var kCMTimeIndefinite: CMTime { .indefinite }
/// Here always `.positiveInfinity`. Apple: "kCMTimePositiveInfinity".
public var kCMTimePositiveInfinity: CMTime { .positiveInfinity }
