// length: generated. Written by Scripts/quiet-modules.py from Modules/Speech/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
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
        FileHandle.standardError.write(Data("Speech: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "SFSpeechError".
public struct SFSpeechError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "SFSpeechError.Code.internalServiceError".
        case internalServiceError = 1
        /// Apple: "SFSpeechError.Code.undefinedTemplateClassName".
        case undefinedTemplateClassName = 7
        /// Apple: "SFSpeechError.Code.malformedSupplementalModel".
        case malformedSupplementalModel = 8
        /// Apple: "SFSpeechError.Code.audioReadFailed".
        case audioReadFailed = 2
        /// Apple: "SFSpeechError.Code.timeout".
        case timeout = 12
        /// Apple: "SFSpeechError.Code.missingParameter".
        case missingParameter = 13
    }
    /// Apple: "SFSpeechError.internalServiceError".
    public static var internalServiceError: Code { .internalServiceError }
    /// Apple: "SFSpeechError.undefinedTemplateClassName".
    public static var undefinedTemplateClassName: Code { .undefinedTemplateClassName }
    /// Apple: "SFSpeechError.malformedSupplementalModel".
    public static var malformedSupplementalModel: Code { .malformedSupplementalModel }
    /// Apple: "SFSpeechError.audioReadFailed".
    public static var audioReadFailed: Code { .audioReadFailed }
    /// Apple: "SFSpeechError.timeout".
    public static var timeout: Code { .timeout }
    /// Apple: "SFSpeechError.missingParameter".
    public static var missingParameter: Code { .missingParameter }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "SFSpeechErrorDomain" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (SFSpeechErrorDomain error \(code.rawValue).)" }
}
extension SFSpeechError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? SFSpeechError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "SFSpeechErrorDomain".
public let SFSpeechErrorDomain = "SFSpeechErrorDomain"
/// Apple: "SFSpeechRecognizerAuthorizationStatus".
public enum SFSpeechRecognizerAuthorizationStatus: Int, Hashable, Sendable {
    /// Apple: "SFSpeechRecognizerAuthorizationStatus.notDetermined".
    case notDetermined
    /// Apple: "SFSpeechRecognizerAuthorizationStatus.denied".
    case denied
    /// Apple: "SFSpeechRecognizerAuthorizationStatus.restricted".
    case restricted
    /// Apple: "SFSpeechRecognizerAuthorizationStatus.authorized".
    case authorized
}
/// Apple: "SFSpeechRecognitionTaskHint".
public enum SFSpeechRecognitionTaskHint: Int, Hashable, Sendable {
    /// Apple: "SFSpeechRecognitionTaskHint.unspecified".
    case unspecified
    /// Apple: "SFSpeechRecognitionTaskHint.dictation".
    case dictation
    /// Apple: "SFSpeechRecognitionTaskHint.search".
    case search
    /// Apple: "SFSpeechRecognitionTaskHint.confirmation".
    case confirmation
}
/// Apple: "SFSpeechRecognitionTaskState".
public enum SFSpeechRecognitionTaskState: Int, Hashable, Sendable {
    /// Apple: "SFSpeechRecognitionTaskState.starting".
    case starting
    /// Apple: "SFSpeechRecognitionTaskState.running".
    case running
    /// Apple: "SFSpeechRecognitionTaskState.finishing".
    case finishing
    /// Apple: "SFSpeechRecognitionTaskState.canceling".
    case canceling
    /// Apple: "SFSpeechRecognitionTaskState.completed".
    case completed
}
/// Apple: "SFSpeechRecognizerDelegate".
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    /// Apple: "SFSpeechRecognizerDelegate.speechRecognizer".
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
    /// What happens where a type says nothing of it.
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}
/// Apple: "SFSpeechRecognizer".
open class SFSpeechRecognizer: NSObject {
    /// Apple: "SFSpeechRecognizer.locale".
    public let locale: Locale
    /// Apple: "SFSpeechRecognizer.init".
    override public init() { locale = .current; super.init() }
    /// Apple: "SFSpeechRecognizer.init".
    public init?(locale: Locale) { self.locale = locale; super.init() }
    /// It is kept; `nil` at first. Apple: "SFSpeechRecognizer.delegate".
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    /// It is kept; `.unspecified` at first. Apple: "SFSpeechRecognizer.defaultTaskHint".
    open var defaultTaskHint: SFSpeechRecognitionTaskHint = .unspecified
    /// It is kept; `.main` at first. Apple: "SFSpeechRecognizer.queue".
    open var queue: OperationQueue = .main
    /// It is kept; `false` at first. Apple: "SFSpeechRecognizer.supportsOnDeviceRecognition".
    open var supportsOnDeviceRecognition: Bool = false
    /// Here always `false`. Apple: "SFSpeechRecognizer.isAvailable".
    open var isAvailable: Bool { false }
    /// Here `[]`. Apple: "SFSpeechRecognizer.supportedLocales".
    open class func supportedLocales() -> Set<Locale> { [] }
    /// Here `.notDetermined`. Apple: "SFSpeechRecognizer.authorizationStatus".
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
    /// Apple: "SFSpeechRecognizer.requestAuthorization".
    open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) { QuietNotes.tell("nothing is heard here"); QuietNotes.later { handler(.denied) } }
    /// Apple: "SFSpeechRecognizer.recognitionTask".
    @discardableResult open func recognitionTask(with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void) -> SFSpeechRecognitionTask { QuietNotes.tell("nothing is heard here"); QuietNotes.later { resultHandler(nil, SFSpeechError(.internalServiceError)) }; return SFSpeechRecognitionTask() }
    /// Apple: "SFSpeechRecognizer.recognitionTask".
    @discardableResult open func recognitionTask(with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate) -> SFSpeechRecognitionTask { let task = SFSpeechRecognitionTask(); QuietNotes.later { delegate.speechRecognitionTask(task, didFinishSuccessfully: false) }; return task }
}
/// Apple: "SFSpeechRecognitionRequest".
open class SFSpeechRecognitionRequest: NSObject {
    /// It is kept; `.unspecified` at first. Apple: "SFSpeechRecognitionRequest.taskHint".
    open var taskHint: SFSpeechRecognitionTaskHint = .unspecified
    /// It is kept; `true` at first. Apple: "SFSpeechRecognitionRequest.shouldReportPartialResults".
    open var shouldReportPartialResults: Bool = true
    /// It is kept; `[]` at first. Apple: "SFSpeechRecognitionRequest.contextualStrings".
    open var contextualStrings: [String] = []
    /// It is kept; `false` at first. Apple: "SFSpeechRecognitionRequest.requiresOnDeviceRecognition".
    open var requiresOnDeviceRecognition: Bool = false
    /// It is kept; `false` at first. Apple: "SFSpeechRecognitionRequest.addsPunctuation".
    open var addsPunctuation: Bool = false
}
/// Apple: "SFSpeechURLRecognitionRequest".
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    /// Apple: "SFSpeechURLRecognitionRequest.url".
    public let url: URL
    /// Apple: "SFSpeechURLRecognitionRequest.init".
    public init(url URL: URL) { url = URL; super.init() }
}
/// Apple: "SFSpeechAudioBufferRecognitionRequest".
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    /// Apple: "SFSpeechAudioBufferRecognitionRequest.append".
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    /// Apple: "SFSpeechAudioBufferRecognitionRequest.appendAudioSampleBuffer".
    open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
    /// Apple: "SFSpeechAudioBufferRecognitionRequest.endAudio".
    open func endAudio() {}
    /// Here always `AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1)!`. Apple: "SFSpeechAudioBufferRecognitionRequest.nativeAudioFormat".
    open var nativeAudioFormat: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1)! }
}
/// Apple: "SFSpeechRecognitionTask".
open class SFSpeechRecognitionTask: NSObject {
    /// Here always `.completed`. Apple: "SFSpeechRecognitionTask.state".
    open var state: SFSpeechRecognitionTaskState { .completed }
    /// Here always `false`. Apple: "SFSpeechRecognitionTask.isFinishing".
    open var isFinishing: Bool { false }
    /// Here always `false`. Apple: "SFSpeechRecognitionTask.isCancelled".
    open var isCancelled: Bool { false }
    /// Here always `SFSpeechError(.internalServiceError)`. Apple: "SFSpeechRecognitionTask.error".
    open var error: (any Error)? { SFSpeechError(.internalServiceError) }
    /// Apple: "SFSpeechRecognitionTask.finish".
    open func finish() {}
    /// Apple: "SFSpeechRecognitionTask.cancel".
    open func cancel() {}
}
/// Apple: "SFSpeechRecognitionTaskDelegate".
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    /// Apple: "SFSpeechRecognitionTaskDelegate.speechRecognitionDidDetectSpeech".
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    /// Apple: "SFSpeechRecognitionTaskDelegate.speechRecognitionTask".
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    /// Apple: "SFSpeechRecognitionTaskDelegate.speechRecognitionTask".
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    /// Apple: "SFSpeechRecognitionTaskDelegate.speechRecognitionTaskFinishedReadingAudio".
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    /// Apple: "SFSpeechRecognitionTaskDelegate.speechRecognitionTaskWasCancelled".
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
    /// Apple: "SFSpeechRecognitionTaskDelegate.speechRecognitionTask".
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}
extension SFSpeechRecognitionTaskDelegate {
    /// What happens where a type says nothing of it.
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
    /// What happens where a type says nothing of it.
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription) {}
    /// What happens where a type says nothing of it.
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult) {}
    /// What happens where a type says nothing of it.
    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
    /// What happens where a type says nothing of it.
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
    /// What happens where a type says nothing of it.
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}
/// Apple: "SFSpeechRecognitionResult".
open class SFSpeechRecognitionResult: NSObject {
    /// Here always `SFTranscription()`. Apple: "SFSpeechRecognitionResult.bestTranscription".
    open var bestTranscription: SFTranscription { SFTranscription() }
    /// Here always `[]`. Apple: "SFSpeechRecognitionResult.transcriptions".
    open var transcriptions: [SFTranscription] { [] }
    /// Here always `true`. Apple: "SFSpeechRecognitionResult.isFinal".
    open var isFinal: Bool { true }
}
/// Apple: "SFTranscription".
open class SFTranscription: NSObject {
    /// Here always `""`. Apple: "SFTranscription.formattedString".
    open var formattedString: String { "" }
    /// Here always `[]`. Apple: "SFTranscription.segments".
    open var segments: [SFTranscriptionSegment] { [] }
}
/// Apple: "SFTranscriptionSegment".
open class SFTranscriptionSegment: NSObject {
    /// Here always `""`. Apple: "SFTranscriptionSegment.substring".
    open var substring: String { "" }
    /// Here always `0`. Apple: "SFTranscriptionSegment.confidence".
    open var confidence: Float { 0 }
    /// Here always `0`. Apple: "SFTranscriptionSegment.timestamp".
    open var timestamp: TimeInterval { 0 }
    /// Here always `0`. Apple: "SFTranscriptionSegment.duration".
    open var duration: TimeInterval { 0 }
}
/// Apple: "SpeechTranscriber".
public final class SpeechTranscriber: @unchecked Sendable {
    /// Apple: "Preset".
    public struct Preset: Hashable, Sendable {
        /// Apple: "Preset.name".
        public let name: String
        /// Apple: "Preset.transcription".
        public static let transcription: Preset = Preset(name: "transcription")
        /// Apple: "Preset.progressiveTranscription".
        public static let progressiveTranscription: Preset = Preset(name: "progressiveTranscription")
    }
    /// Apple: "ReportingOption".
    public enum ReportingOption: Int, Hashable, Sendable {
        /// Apple: "ReportingOption.volatileResults".
        case volatileResults
        /// Apple: "ReportingOption.alternativeTranscriptions".
        case alternativeTranscriptions
        /// Apple: "ReportingOption.fastResults".
        case fastResults
    }
    /// Apple: "TranscriptionOption".
    public enum TranscriptionOption: Int, Hashable, Sendable {
        /// Apple: "TranscriptionOption.etiquetteReplacements".
        case etiquetteReplacements
    }
    /// Apple: "ResultAttributeOption".
    public enum ResultAttributeOption: Int, Hashable, Sendable {
        /// Apple: "ResultAttributeOption.audioTimeRange".
        case audioTimeRange
        /// Apple: "ResultAttributeOption.transcriptionConfidence".
        case transcriptionConfidence
    }
    /// Apple: "Result".
    public struct Result: Sendable {
        /// Apple: "Result.text".
        public let text: AttributedString
        /// Apple: "Result.isFinal".
        public let isFinal: Bool
    }
    /// Apple: "SpeechTranscriber.init".
    public init(locale: Locale, transcriptionOptions: Set<TranscriptionOption> = [], reportingOptions: Set<ReportingOption> = [], attributeOptions: Set<ResultAttributeOption> = []) {}
    /// Apple: "SpeechTranscriber.init".
    public init(locale: Locale, preset: Preset) {}
    /// Apple: "SpeechTranscriber.isAvailable".
    public static var isAvailable: Bool { false }
    /// Apple: "SpeechTranscriber.supportedLocales".
    public static var supportedLocales: [Locale] { get async { [] } }
    /// Apple: "SpeechTranscriber.installedLocales".
    public static var installedLocales: [Locale] { get async { [] } }
    /// Here always `AsyncThrowingStream { $0.finish(throwing: SFSpeechError(.internalServiceError)) }`. Apple: "SpeechTranscriber.results".
    public var results: AsyncThrowingStream<Result, any Swift.Error> { AsyncThrowingStream { $0.finish(throwing: SFSpeechError(.internalServiceError)) } }
}
/// Apple: "SpeechAnalyzer".
public final class SpeechAnalyzer: @unchecked Sendable {
    /// Apple: "SpeechAnalyzer.init".
    public init(modules: [SpeechTranscriber]) {}
    /// Here `throw SFSpeechError(.internalServiceError)`. Apple: "SpeechAnalyzer.start".
    public func start(inputSequence: AsyncStream<AnalyzerInput>) async throws { throw SFSpeechError(.internalServiceError) }
    /// Apple: "SpeechAnalyzer.finalizeAndFinishThroughEndOfInput".
    public func finalizeAndFinishThroughEndOfInput() async throws {}
    /// Here `nil`. Apple: "SpeechAnalyzer.bestAvailableAudioFormat".
    public static func bestAvailableAudioFormat(compatibleWith modules: [SpeechTranscriber]) async -> AVAudioFormat? { nil }
}
/// Apple: "AnalyzerInput".
public struct AnalyzerInput: @unchecked Sendable {
    /// Apple: "AnalyzerInput.buffer".
    public let buffer: AVAudioPCMBuffer
    /// Apple: "AnalyzerInput.init".
    public init(buffer: AVAudioPCMBuffer) { self.buffer = buffer }
}
/// Apple: "AssetInventory".
public enum AssetInventory: Hashable, Sendable {
    /// Here `nil`. Apple: "AssetInventory.assetInstallationRequest".
    public static func assetInstallationRequest(supporting modules: [SpeechTranscriber]) async throws -> AssetInstallationRequest? { nil }
    /// Here `false`. Apple: "AssetInventory.reserve".
    public static func reserve(locale: Locale) async throws -> Bool { false }
    /// Here `false`. Apple: "AssetInventory.release".
    public static func release(reservedLocale: Locale) async -> Bool { false }
}
/// Apple: "AssetInstallationRequest".
public final class AssetInstallationRequest: @unchecked Sendable {
    /// Here `throw SFSpeechError(.internalServiceError)`. Apple: "AssetInstallationRequest.downloadAndInstall".
    public func downloadAndInstall() async throws { throw SFSpeechError(.internalServiceError) }
}
