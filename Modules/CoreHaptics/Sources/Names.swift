// length: generated. Written by Scripts/quiet-modules.py from Modules/CoreHaptics/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("CoreHaptics: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "CHHapticError".
public struct CHHapticError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "CHHapticError.Code.engineNotRunning".
        case engineNotRunning = -4805
        /// Apple: "CHHapticError.Code.operationNotPermitted".
        case operationNotPermitted = -4806
        /// Apple: "CHHapticError.Code.engineStartTimeout".
        case engineStartTimeout = -4808
        /// Apple: "CHHapticError.Code.notSupported".
        case notSupported = -4809
        /// Apple: "CHHapticError.Code.serverInitFailed".
        case serverInitFailed = -4810
        /// Apple: "CHHapticError.Code.serverInterrupted".
        case serverInterrupted = -4811
        /// Apple: "CHHapticError.Code.invalidPatternPlayer".
        case invalidPatternPlayer = -4812
        /// Apple: "CHHapticError.Code.invalidPatternData".
        case invalidPatternData = -4813
        /// Apple: "CHHapticError.Code.invalidPatternDictionary".
        case invalidPatternDictionary = -4814
        /// Apple: "CHHapticError.Code.invalidAudioSession".
        case invalidAudioSession = -4815
        /// Apple: "CHHapticError.Code.invalidParameterType".
        case invalidParameterType = -4820
        /// Apple: "CHHapticError.Code.invalidEventType".
        case invalidEventType = -4821
        /// Apple: "CHHapticError.Code.invalidEventTime".
        case invalidEventTime = -4822
        /// Apple: "CHHapticError.Code.invalidEventDuration".
        case invalidEventDuration = -4823
        /// Apple: "CHHapticError.Code.resourceNotAvailable".
        case resourceNotAvailable = -4831
        /// Apple: "CHHapticError.Code.fileNotFound".
        case fileNotFound = -4851
        /// Apple: "CHHapticError.Code.unknownError".
        case unknownError = -4898
    }
    /// Apple: "CHHapticError.engineNotRunning".
    public static var engineNotRunning: Code { .engineNotRunning }
    /// Apple: "CHHapticError.operationNotPermitted".
    public static var operationNotPermitted: Code { .operationNotPermitted }
    /// Apple: "CHHapticError.engineStartTimeout".
    public static var engineStartTimeout: Code { .engineStartTimeout }
    /// Apple: "CHHapticError.notSupported".
    public static var notSupported: Code { .notSupported }
    /// Apple: "CHHapticError.serverInitFailed".
    public static var serverInitFailed: Code { .serverInitFailed }
    /// Apple: "CHHapticError.serverInterrupted".
    public static var serverInterrupted: Code { .serverInterrupted }
    /// Apple: "CHHapticError.invalidPatternPlayer".
    public static var invalidPatternPlayer: Code { .invalidPatternPlayer }
    /// Apple: "CHHapticError.invalidPatternData".
    public static var invalidPatternData: Code { .invalidPatternData }
    /// Apple: "CHHapticError.invalidPatternDictionary".
    public static var invalidPatternDictionary: Code { .invalidPatternDictionary }
    /// Apple: "CHHapticError.invalidAudioSession".
    public static var invalidAudioSession: Code { .invalidAudioSession }
    /// Apple: "CHHapticError.invalidParameterType".
    public static var invalidParameterType: Code { .invalidParameterType }
    /// Apple: "CHHapticError.invalidEventType".
    public static var invalidEventType: Code { .invalidEventType }
    /// Apple: "CHHapticError.invalidEventTime".
    public static var invalidEventTime: Code { .invalidEventTime }
    /// Apple: "CHHapticError.invalidEventDuration".
    public static var invalidEventDuration: Code { .invalidEventDuration }
    /// Apple: "CHHapticError.resourceNotAvailable".
    public static var resourceNotAvailable: Code { .resourceNotAvailable }
    /// Apple: "CHHapticError.fileNotFound".
    public static var fileNotFound: Code { .fileNotFound }
    /// Apple: "CHHapticError.unknownError".
    public static var unknownError: Code { .unknownError }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "com.apple.CoreHaptics" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (com.apple.CoreHaptics error \(code.rawValue).)" }
}
extension CHHapticError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? CHHapticError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "CHHapticErrorDomain".
public let CHHapticErrorDomain = "com.apple.CoreHaptics"
/// Apple: "CHHapticTimeImmediate".
public let CHHapticTimeImmediate: TimeInterval = 0
/// Apple: "GCHapticDurationInfinite".
public let GCHapticDurationInfinite: TimeInterval = 1e38
extension CHHapticPattern {
    /// Apple: "CHHapticPattern.Key".
    public struct Key: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "CHHapticPattern.Key.version".
        public static let version = Key(rawValue: "Version")
        /// Apple: "CHHapticPattern.Key.pattern".
        public static let pattern = Key(rawValue: "Pattern")
        /// Apple: "CHHapticPattern.Key.event".
        public static let event = Key(rawValue: "Event")
        /// Apple: "CHHapticPattern.Key.eventType".
        public static let eventType = Key(rawValue: "EventType")
        /// Apple: "CHHapticPattern.Key.time".
        public static let time = Key(rawValue: "Time")
        /// Apple: "CHHapticPattern.Key.eventDuration".
        public static let eventDuration = Key(rawValue: "EventDuration")
        /// Apple: "CHHapticPattern.Key.eventParameters".
        public static let eventParameters = Key(rawValue: "EventParameters")
        /// Apple: "CHHapticPattern.Key.parameterID".
        public static let parameterID = Key(rawValue: "ParameterID")
        /// Apple: "CHHapticPattern.Key.parameterValue".
        public static let parameterValue = Key(rawValue: "ParameterValue")
        /// Apple: "CHHapticPattern.Key.parameter".
        public static let parameter = Key(rawValue: "Parameter")
    }
}
/// Apple: "CHHapticDeviceCapability".
public protocol CHHapticDeviceCapability {
    /// Apple: "CHHapticDeviceCapability.supportsHaptics".
    var supportsHaptics: Bool { get }
    /// Apple: "CHHapticDeviceCapability.supportsAudio".
    var supportsAudio: Bool { get }
}
/// Apple: "NoHaptics".
public struct NoHaptics: CHHapticDeviceCapability {
    /// Here always `false`. Apple: "NoHaptics.supportsHaptics".
    public var supportsHaptics: Bool { false }
    /// Here always `false`. Apple: "NoHaptics.supportsAudio".
    public var supportsAudio: Bool { false }
}
/// Apple: "CHHapticEvent".
open class CHHapticEvent: NSObject {
    /// Apple: "EventType".
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "EventType.hapticTransient".
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// Apple: "EventType.hapticContinuous".
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// Apple: "EventType.audioContinuous".
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// Apple: "EventType.audioCustom".
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }
    /// Apple: "ParameterID".
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "ParameterID.hapticIntensity".
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// Apple: "ParameterID.hapticSharpness".
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// Apple: "ParameterID.attackTime".
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// Apple: "ParameterID.decayTime".
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// Apple: "ParameterID.releaseTime".
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// Apple: "ParameterID.sustained".
        public static let sustained = ParameterID(rawValue: "Sustained")
        /// Apple: "ParameterID.audioVolume".
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        /// Apple: "ParameterID.audioPitch".
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        /// Apple: "ParameterID.audioPan".
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        /// Apple: "ParameterID.audioBrightness".
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }
    /// Apple: "CHHapticEvent.type".
    public let type: EventType
    /// Apple: "CHHapticEvent.eventParameters".
    public let eventParameters: [CHHapticEventParameter]
    /// Apple: "CHHapticEvent.relativeTime".
    open var relativeTime: TimeInterval
    /// Apple: "CHHapticEvent.duration".
    open var duration: TimeInterval
    /// Apple: "CHHapticEvent.init".
    public init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval) { self.type = type; eventParameters = eventParams; relativeTime = time; duration = 0; super.init() }
    /// Apple: "CHHapticEvent.init".
    public init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval) { self.type = type; eventParameters = eventParams; relativeTime = time; self.duration = duration; super.init() }
}
/// Apple: "CHHapticEventParameter".
open class CHHapticEventParameter: NSObject {
    /// Apple: "CHHapticEventParameter.parameterID".
    public let parameterID: CHHapticEvent.ParameterID
    /// Apple: "CHHapticEventParameter.value".
    open var value: Float
    /// Apple: "CHHapticEventParameter.init".
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) { self.parameterID = parameterID; self.value = value; super.init() }
}
/// Apple: "CHHapticDynamicParameter".
open class CHHapticDynamicParameter: NSObject {
    /// Apple: "ID".
    public struct ID: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "ID.hapticIntensityControl".
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// Apple: "ID.hapticSharpnessControl".
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        /// Apple: "ID.audioVolumeControl".
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
        /// Apple: "ID.audioPitchControl".
        public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
    }
    /// Apple: "CHHapticDynamicParameter.parameterID".
    public let parameterID: ID
    /// Apple: "CHHapticDynamicParameter.value".
    open var value: Float
    /// Apple: "CHHapticDynamicParameter.relativeTime".
    open var relativeTime: TimeInterval
    /// Apple: "CHHapticDynamicParameter.init".
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) { self.parameterID = parameterID; self.value = value; relativeTime = time; super.init() }
}
/// Apple: "CHHapticParameterCurve".
open class CHHapticParameterCurve: NSObject {
    /// Apple: "ControlPoint".
    open class ControlPoint: NSObject {
        /// Apple: "ControlPoint.relativeTime".
        open var relativeTime: TimeInterval
        /// Apple: "ControlPoint.value".
        open var value: Float
        /// Apple: "ControlPoint.init".
        public init(relativeTime time: TimeInterval, value: Float) { relativeTime = time; self.value = value; super.init() }
    }
    /// Apple: "CHHapticParameterCurve.parameterID".
    public let parameterID: CHHapticDynamicParameter.ID
    /// Apple: "CHHapticParameterCurve.controlPoints".
    public let controlPoints: [ControlPoint]
    /// Apple: "CHHapticParameterCurve.relativeTime".
    open var relativeTime: TimeInterval
    /// Apple: "CHHapticParameterCurve.init".
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) { self.parameterID = parameterID; self.controlPoints = controlPoints; self.relativeTime = relativeTime; super.init() }
}
/// Apple: "CHHapticPattern".
open class CHHapticPattern: NSObject {
    /// Apple: "CHHapticPattern.duration".
    public let duration: TimeInterval
    /// Apple: "CHHapticPattern.init".
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0; super.init() }
    /// Apple: "CHHapticPattern.init".
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws { duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0; super.init() }
    /// Apple: "CHHapticPattern.init".
    public init(dictionary patternDict: [Key: Any]) throws { duration = 0; super.init() }
    /// Apple: "CHHapticPattern.init".
    public init(contentsOf ahapURL: URL) throws { duration = 0; super.init(); throw CHHapticError(.notSupported) }
}
/// Apple: "CHHapticPatternPlayer".
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    /// Apple: "CHHapticPatternPlayer.start".
    func start(atTime time: TimeInterval) throws
    /// Apple: "CHHapticPatternPlayer.stop".
    func stop(atTime time: TimeInterval) throws
    /// Apple: "CHHapticPatternPlayer.sendParameters".
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    /// Apple: "CHHapticPatternPlayer.cancel".
    func cancel() throws
}
/// Apple: "CHHapticAdvancedPatternPlayer".
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Apple: "CHHapticAdvancedPatternPlayer.loopEnabled".
    var loopEnabled: Bool { get set }
    /// Apple: "CHHapticAdvancedPatternPlayer.playbackRate".
    var playbackRate: Float { get set }
}
/// Apple: "CHHapticEngine".
open class CHHapticEngine {
    /// Apple: "StoppedReason".
    public enum StoppedReason: Int, Hashable, Sendable {
        /// Apple: "StoppedReason.audioSessionInterrupt".
        case audioSessionInterrupt = 1
        /// Apple: "StoppedReason.applicationSuspended".
        case applicationSuspended
        /// Apple: "StoppedReason.idleTimeout".
        case idleTimeout
        /// Apple: "StoppedReason.notifyWhenFinished".
        case notifyWhenFinished = 4
        /// Apple: "StoppedReason.engineDestroyed".
        case engineDestroyed = 5
        /// Apple: "StoppedReason.gameControllerDisconnect".
        case gameControllerDisconnect
        /// Apple: "StoppedReason.systemError".
        case systemError = -1
    }
    /// Apple: "FinishedAction".
    public enum FinishedAction: Int, Hashable, Sendable {
        /// Apple: "FinishedAction.stopEngine".
        case stopEngine = 1
        /// Apple: "FinishedAction.leaveEngineRunning".
        case leaveEngineRunning
    }
    /// Here `NoHaptics()`. Apple: "CHHapticEngine.capabilitiesForHardware".
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
    /// Apple: "CHHapticEngine.init".
    public init() throws { throw CHHapticError(.notSupported) }
    /// Apple: "CHHapticEngine.init".
    public init(audioSession: AnyObject?) throws { throw CHHapticError(.notSupported) }
    /// It is kept; `false` at first. Apple: "CHHapticEngine.playsHapticsOnly".
    open var playsHapticsOnly: Bool = false
    /// It is kept; `false` at first. Apple: "CHHapticEngine.isAutoShutdownEnabled".
    open var isAutoShutdownEnabled: Bool = false
    /// It is kept; `false` at first. Apple: "CHHapticEngine.isMutedForHaptics".
    open var isMutedForHaptics: Bool = false
    /// It is kept; `{}` at first. Apple: "CHHapticEngine.resetHandler".
    open var resetHandler: () -> Void = {}
    /// It is kept; `{ _ in }` at first. Apple: "CHHapticEngine.stoppedHandler".
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Here always `0`. Apple: "CHHapticEngine.currentTime".
    open var currentTime: TimeInterval { 0 }
    /// Here `throw CHHapticError(.notSupported)`. Apple: "CHHapticEngine.start".
    open func start() throws { throw CHHapticError(.notSupported) }
    /// Here `QuietNotes.later { completionHandler?(CHHapticError(.notSupported)) }`. Apple: "CHHapticEngine.start".
    open func start(completionHandler: (((any Error)?) -> Void)? = nil) { QuietNotes.later { completionHandler?(CHHapticError(.notSupported)) } }
    /// Here `QuietNotes.later { completionHandler?(nil) }`. Apple: "CHHapticEngine.stop".
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { QuietNotes.later { completionHandler?(nil) } }
    /// Here `throw CHHapticError(.notSupported)`. Apple: "CHHapticEngine.makePlayer".
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(.notSupported) }
    /// Here `throw CHHapticError(.notSupported)`. Apple: "CHHapticEngine.makeAdvancedPlayer".
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer { throw CHHapticError(.notSupported) }
    /// Here `throw CHHapticError(.notSupported)`. Apple: "CHHapticEngine.playPattern".
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    /// Apple: "CHHapticEngine.notifyWhenPlayersFinished".
    open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {}
}
