// length: generated. Written by Scripts/quiet-modules.py from Modules/AudioToolbox/names.txt; change that.
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
        FileHandle.standardError.write(Data("AudioToolbox: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "SystemSoundID".
public typealias SystemSoundID = UInt32
/// Apple: "AudioUnit".
public typealias AudioUnit = AnyObject
/// Apple: "AudioComponentInstance".
public typealias AudioComponentInstance = AnyObject
/// Apple: "AudioQueueRef".
public typealias AudioQueueRef = AnyObject
/// Apple: "AudioFileID".
public typealias AudioFileID = AnyObject
/// Apple: "AUGraph".
public typealias AUGraph = AnyObject
/// Apple: "AUNode".
public typealias AUNode = Int32
/// Apple: "MusicSequence".
public typealias MusicSequence = AnyObject
/// Apple: "MusicTrack".
public typealias MusicTrack = AnyObject
/// Apple: "MusicPlayer".
public typealias MusicPlayer = AnyObject
/// Apple: "MusicTimeStamp".
public typealias MusicTimeStamp = Double
/// Apple: "AudioFormatID".
public typealias AudioFormatID = UInt32
/// Apple: "AudioFormatFlags".
public typealias AudioFormatFlags = UInt32
/// Apple: "AUValue".
public typealias AUValue = Float
/// Apple: "AUParameterAddress".
public typealias AUParameterAddress = UInt64
/// Apple: "AUAudioFrameCount".
public typealias AUAudioFrameCount = UInt32
/// Apple: "AudioObjectID".
public typealias AudioObjectID = UInt32
/// Apple: "AudioDeviceID".
public typealias AudioDeviceID = UInt32
/// Apple: "kSystemSoundID_Vibrate".
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// Apple: "kSystemSoundID_UserPreferredAlert".
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000
/// Apple: "kAudioFormatLinearPCM".
public let kAudioFormatLinearPCM: UInt32 = 0x6C70636D
/// Apple: "kAudioFormatMPEG4AAC".
public let kAudioFormatMPEG4AAC: UInt32 = 0x61616320
/// Apple: "kAudioFormatAppleLossless".
public let kAudioFormatAppleLossless: UInt32 = 0x616C6163
/// Apple: "kAudioFormatMPEGLayer3".
public let kAudioFormatMPEGLayer3: UInt32 = 0x2E6D7033
/// Apple: "kAudioFormatOpus".
public let kAudioFormatOpus: UInt32 = 0x6F707573
/// Apple: "kAudioFormatFLAC".
public let kAudioFormatFLAC: UInt32 = 0x666C6163
/// Apple: "kAudioFormatULaw".
public let kAudioFormatULaw: UInt32 = 0x756C6177
/// Apple: "kAudioFormatAppleIMA4".
public let kAudioFormatAppleIMA4: UInt32 = 0x696D6134
/// Apple: "kAudioFormatFlagIsFloat".
public let kAudioFormatFlagIsFloat: UInt32 = 1
/// Apple: "kAudioFormatFlagIsBigEndian".
public let kAudioFormatFlagIsBigEndian: UInt32 = 2
/// Apple: "kAudioFormatFlagIsSignedInteger".
public let kAudioFormatFlagIsSignedInteger: UInt32 = 4
/// Apple: "kAudioFormatFlagIsPacked".
public let kAudioFormatFlagIsPacked: UInt32 = 8
/// Apple: "kAudioFormatFlagIsNonInterleaved".
public let kAudioFormatFlagIsNonInterleaved: UInt32 = 32
/// Apple: "kAudioFormatFlagsNativeFloatPacked".
public let kAudioFormatFlagsNativeFloatPacked: UInt32 = 9
/// Apple: "kLinearPCMFormatFlagIsSignedInteger".
public let kLinearPCMFormatFlagIsSignedInteger: UInt32 = 4
/// Apple: "kLinearPCMFormatFlagIsPacked".
public let kLinearPCMFormatFlagIsPacked: UInt32 = 8
/// Apple: "kAudioUnitType_Output".
public let kAudioUnitType_Output: UInt32 = 0x61756F75
/// Apple: "kAudioUnitType_Effect".
public let kAudioUnitType_Effect: UInt32 = 0x61756678
/// Apple: "kAudioUnitType_MusicDevice".
public let kAudioUnitType_MusicDevice: UInt32 = 0x61756D75
/// Apple: "kAudioUnitType_Mixer".
public let kAudioUnitType_Mixer: UInt32 = 0x61756D78
/// Apple: "kAudioUnitType_Generator".
public let kAudioUnitType_Generator: UInt32 = 0x6175676E
/// Apple: "kAudioUnitSubType_RemoteIO".
public let kAudioUnitSubType_RemoteIO: UInt32 = 0x72696F63
/// Apple: "kAudioUnitSubType_VoiceProcessingIO".
public let kAudioUnitSubType_VoiceProcessingIO: UInt32 = 0x7670696F
/// Apple: "kAudioUnitSubType_MultiChannelMixer".
public let kAudioUnitSubType_MultiChannelMixer: UInt32 = 0x6D636D78
/// Apple: "kAudioUnitSubType_Reverb2".
public let kAudioUnitSubType_Reverb2: UInt32 = 0x72766232
/// Apple: "kAudioUnitSubType_Delay".
public let kAudioUnitSubType_Delay: UInt32 = 0x64656C79
/// Apple: "kAudioUnitSubType_Distortion".
public let kAudioUnitSubType_Distortion: UInt32 = 0x64697374
/// Apple: "kAudioUnitManufacturer_Apple".
public let kAudioUnitManufacturer_Apple: UInt32 = 0x6170706C
/// Apple: "kAudioFileWAVEType".
public let kAudioFileWAVEType: UInt32 = 0x57415645
/// Apple: "kAudioFileM4AType".
public let kAudioFileM4AType: UInt32 = 0x6D346166
/// Apple: "kAudioFileCAFType".
public let kAudioFileCAFType: UInt32 = 0x63616666
/// Apple: "kAudioFileMP3Type".
public let kAudioFileMP3Type: UInt32 = 0x4D504733
/// Apple: "kAudioUnitScope_Global".
public let kAudioUnitScope_Global: UInt32 = 0
/// Apple: "kAudioUnitScope_Input".
public let kAudioUnitScope_Input: UInt32 = 1
/// Apple: "kAudioUnitScope_Output".
public let kAudioUnitScope_Output: UInt32 = 2
/// Apple: "kAudioUnitProperty_StreamFormat".
public let kAudioUnitProperty_StreamFormat: UInt32 = 8
/// Apple: "kAudioUnitProperty_SetRenderCallback".
public let kAudioUnitProperty_SetRenderCallback: UInt32 = 23
/// Apple: "kAudioOutputUnitProperty_EnableIO".
public let kAudioOutputUnitProperty_EnableIO: UInt32 = 2003
/// Apple: "kAudioServicesPropertyIsUISound".
public let kAudioServicesPropertyIsUISound: UInt32 = 0x69737569
/// Apple: "noErr".
public let noErr: Int32 = 0
/// Apple: "kAudioServicesNoError".
public let kAudioServicesNoError: Int32 = 0
/// Apple: "kAudioServicesUnsupportedPropertyError".
public let kAudioServicesUnsupportedPropertyError: Int32 = 0x7074793F
/// Apple: "kAudio_ParamError".
public let kAudio_ParamError: Int32 = -50
/// Apple: "kAudio_UnimplementedError".
public let kAudio_UnimplementedError: Int32 = -4
/// Apple: "AudioStreamBasicDescription".
public struct AudioStreamBasicDescription: Hashable, Sendable {
    /// It is kept; `0` at first. Apple: "AudioStreamBasicDescription.mSampleRate".
    public var mSampleRate: Double = 0
    /// It is kept; `0` at first. Apple: "AudioStreamBasicDescription.mFormatID".
    public var mFormatID: UInt32 = 0
    /// It is kept; `0` at first. Apple: "AudioStreamBasicDescription.mFormatFlags".
    public var mFormatFlags: UInt32 = 0
    /// It is kept; `0` at first. Apple: "AudioStreamBasicDescription.mBytesPerPacket".
    public var mBytesPerPacket: UInt32 = 0
    /// It is kept; `0` at first. Apple: "AudioStreamBasicDescription.mFramesPerPacket".
    public var mFramesPerPacket: UInt32 = 0
    /// It is kept; `0` at first. Apple: "AudioStreamBasicDescription.mBytesPerFrame".
    public var mBytesPerFrame: UInt32 = 0
    /// It is kept; `0` at first. Apple: "AudioStreamBasicDescription.mChannelsPerFrame".
    public var mChannelsPerFrame: UInt32 = 0
    /// It is kept; `0` at first. Apple: "AudioStreamBasicDescription.mBitsPerChannel".
    public var mBitsPerChannel: UInt32 = 0
    /// It is kept; `0` at first. Apple: "AudioStreamBasicDescription.mReserved".
    public var mReserved: UInt32 = 0
    /// Apple: "AudioStreamBasicDescription.init".
    public init() {}
    /// Apple: "AudioStreamBasicDescription.init".
    public init(mSampleRate: Double, mFormatID: UInt32, mFormatFlags: UInt32, mBytesPerPacket: UInt32, mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32, mReserved: UInt32) { self.mSampleRate = mSampleRate; self.mFormatID = mFormatID; self.mFormatFlags = mFormatFlags; self.mBytesPerPacket = mBytesPerPacket; self.mFramesPerPacket = mFramesPerPacket; self.mBytesPerFrame = mBytesPerFrame; self.mChannelsPerFrame = mChannelsPerFrame; self.mBitsPerChannel = mBitsPerChannel; self.mReserved = mReserved }
}
/// Apple: "AudioComponentDescription".
public struct AudioComponentDescription: Hashable, Sendable {
    /// It is kept; `0` at first. Apple: "AudioComponentDescription.componentType".
    public var componentType: UInt32 = 0
    /// It is kept; `0` at first. Apple: "AudioComponentDescription.componentSubType".
    public var componentSubType: UInt32 = 0
    /// It is kept; `0` at first. Apple: "AudioComponentDescription.componentManufacturer".
    public var componentManufacturer: UInt32 = 0
    /// It is kept; `0` at first. Apple: "AudioComponentDescription.componentFlags".
    public var componentFlags: UInt32 = 0
    /// It is kept; `0` at first. Apple: "AudioComponentDescription.componentFlagsMask".
    public var componentFlagsMask: UInt32 = 0
    /// Apple: "AudioComponentDescription.init".
    public init() {}
    /// Apple: "AudioComponentDescription.init".
    public init(componentType: UInt32, componentSubType: UInt32, componentManufacturer: UInt32, componentFlags: UInt32, componentFlagsMask: UInt32) { self.componentType = componentType; self.componentSubType = componentSubType; self.componentManufacturer = componentManufacturer; self.componentFlags = componentFlags; self.componentFlagsMask = componentFlagsMask }
}
/// Apple: "AudioBuffer".
public struct AudioBuffer {
    /// Apple: "AudioBuffer.mNumberChannels".
    public var mNumberChannels: UInt32
    /// Apple: "AudioBuffer.mDataByteSize".
    public var mDataByteSize: UInt32
    /// Apple: "AudioBuffer.mData".
    public var mData: UnsafeMutableRawPointer?
    /// Apple: "AudioBuffer.init".
    public init(mNumberChannels: UInt32 = 0, mDataByteSize: UInt32 = 0, mData: UnsafeMutableRawPointer? = nil) { self.mNumberChannels = mNumberChannels; self.mDataByteSize = mDataByteSize; self.mData = mData }
}
/// Apple: "AudioBufferList".
public struct AudioBufferList {
    /// Apple: "AudioBufferList.mNumberBuffers".
    public var mNumberBuffers: UInt32
    /// Apple: "AudioBufferList.mBuffers".
    public var mBuffers: AudioBuffer
    /// Apple: "AudioBufferList.init".
    public init(mNumberBuffers: UInt32 = 0, mBuffers: AudioBuffer = AudioBuffer()) { self.mNumberBuffers = mNumberBuffers; self.mBuffers = mBuffers }
}
/// Apple: "AudioTimeStamp".
public struct AudioTimeStamp: Sendable {
    /// It is kept; `0` at first. Apple: "AudioTimeStamp.mSampleTime".
    public var mSampleTime: Double = 0
    /// It is kept; `0` at first. Apple: "AudioTimeStamp.mHostTime".
    public var mHostTime: UInt64 = 0
    /// Apple: "AudioTimeStamp.init".
    public init() {}
}
/// Apple: "AURenderCallbackStruct".
public struct AURenderCallbackStruct {
    /// Apple: "AURenderCallbackStruct.init".
    public init() {}
}
/// Apple: "MIDINoteMessage".
public struct MIDINoteMessage: Hashable, Sendable {
    /// Apple: "MIDINoteMessage.channel".
    public var channel: UInt8
    /// Apple: "MIDINoteMessage.note".
    public var note: UInt8
    /// Apple: "MIDINoteMessage.velocity".
    public var velocity: UInt8
    /// Apple: "MIDINoteMessage.releaseVelocity".
    public var releaseVelocity: UInt8
    /// Apple: "MIDINoteMessage.duration".
    public var duration: Float32
    /// Apple: "MIDINoteMessage.init".
    public init(channel: UInt8, note: UInt8, velocity: UInt8, releaseVelocity: UInt8, duration: Float32) { self.channel = channel; self.note = note; self.velocity = velocity; self.releaseVelocity = releaseVelocity; self.duration = duration }
}
/// Apple: "AudioUnitRenderActionFlags".
public struct AudioUnitRenderActionFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// A set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Apple: "AudioUnitRenderActionFlags.unitRenderAction_PreRender".
    public static let unitRenderAction_PreRender = AudioUnitRenderActionFlags(rawValue: 4)
    /// Apple: "AudioUnitRenderActionFlags.unitRenderAction_PostRender".
    public static let unitRenderAction_PostRender = AudioUnitRenderActionFlags(rawValue: 8)
}
/// It has no effect here, which is told once. Apple: "AudioServicesPlaySystemSound".
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { QuietNotes.tell("no sound is played here") }
/// It has no effect here, which is told once. Apple: "AudioServicesPlayAlertSound".
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { QuietNotes.tell("no sound is played here") }
/// Apple: "AudioServicesPlaySystemSoundWithCompletion".
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) { QuietNotes.tell("no sound is played here"); if let inCompletionBlock { QuietNotes.later(inCompletionBlock) } }
/// Apple: "AudioServicesPlayAlertSoundWithCompletion".
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) { QuietNotes.tell("no sound is played here"); if let inCompletionBlock { QuietNotes.later(inCompletionBlock) } }
/// Apple: "AudioServicesCreateSystemSoundID".
@discardableResult public func AudioServicesCreateSystemSoundID(_ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> Int32 { outSystemSoundID.pointee = 0; return kAudioServicesUnsupportedPropertyError }
/// Here `kAudioServicesNoError`. Apple: "AudioServicesDisposeSystemSoundID".
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { kAudioServicesNoError }
/// Here `kAudioServicesNoError`. Apple: "AudioServicesAddSystemSoundCompletion".
@discardableResult public func AudioServicesAddSystemSoundCompletion(_ inSystemSoundID: SystemSoundID, _ inRunLoop: Any?, _ inRunLoopMode: CFString?, _ inCompletionRoutine: @escaping (SystemSoundID, UnsafeMutableRawPointer?) -> Void, _ inClientData: UnsafeMutableRawPointer?) -> Int32 { kAudioServicesNoError }
/// Apple: "AudioServicesRemoveSystemSoundCompletion".
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}
/// Here `nil`. Apple: "AudioComponentFindNext".
public func AudioComponentFindNext(_ inComponent: AnyObject?, _ inDesc: UnsafePointer<AudioComponentDescription>) -> AnyObject? { nil }
/// Here `kAudio_UnimplementedError`. Apple: "AudioComponentInstanceNew".
public func AudioComponentInstanceNew(_ inComponent: AnyObject, _ outInstance: UnsafeMutablePointer<AudioComponentInstance?>) -> Int32 { kAudio_UnimplementedError }
/// Here `kAudio_UnimplementedError`. Apple: "AudioOutputUnitStart".
@discardableResult public func AudioOutputUnitStart(_ ci: AudioUnit) -> Int32 { kAudio_UnimplementedError }
/// Here `kAudio_UnimplementedError`. Apple: "AudioOutputUnitStop".
@discardableResult public func AudioOutputUnitStop(_ ci: AudioUnit) -> Int32 { kAudio_UnimplementedError }
/// Here `kAudio_UnimplementedError`. Apple: "AudioUnitInitialize".
@discardableResult public func AudioUnitInitialize(_ inUnit: AudioUnit) -> Int32 { kAudio_UnimplementedError }
/// Here `kAudio_UnimplementedError`. Apple: "AudioUnitUninitialize".
@discardableResult public func AudioUnitUninitialize(_ inUnit: AudioUnit) -> Int32 { kAudio_UnimplementedError }
/// Here `kAudio_UnimplementedError`. Apple: "AudioUnitSetProperty".
@discardableResult public func AudioUnitSetProperty(_ inUnit: AudioUnit, _ inID: UInt32, _ inScope: UInt32, _ inElement: UInt32, _ inData: UnsafeRawPointer?, _ inDataSize: UInt32) -> Int32 { kAudio_UnimplementedError }
/// Here `kAudio_UnimplementedError`. Apple: "AudioUnitSetParameter".
@discardableResult public func AudioUnitSetParameter(_ inUnit: AudioUnit, _ inID: UInt32, _ inScope: UInt32, _ inElement: UInt32, _ inValue: Float, _ inBufferOffsetInFrames: UInt32) -> Int32 { kAudio_UnimplementedError }
/// Here `kAudio_UnimplementedError`. Apple: "NewMusicSequence".
public func NewMusicSequence(_ outSequence: UnsafeMutablePointer<MusicSequence?>) -> Int32 { kAudio_UnimplementedError }
/// Here `kAudio_UnimplementedError`. Apple: "NewMusicPlayer".
public func NewMusicPlayer(_ outPlayer: UnsafeMutablePointer<MusicPlayer?>) -> Int32 { kAudio_UnimplementedError }
/// Apple: "AUAudioUnit".
open class AUAudioUnit: NSObject {
    /// Here always `nil`. Apple: "AUAudioUnit.parameterTree".
    open var parameterTree: AUParameterTree? { nil }
    /// It has no effect here, which is told once. Apple: "AUAudioUnit.startHardware".
    open func startHardware() throws { QuietNotes.tell("no sound is played here") }
    /// It has no effect here, which is told once. Apple: "AUAudioUnit.stopHardware".
    open func stopHardware() { QuietNotes.tell("no sound is played here") }
}
/// Apple: "AUParameterTree".
open class AUParameterTree: NSObject {
    /// Here `nil`. Apple: "AUParameterTree.parameter".
    open func parameter(withAddress address: AUParameterAddress) -> AUParameter? { nil }
    /// Here always `[]`. Apple: "AUParameterTree.allParameters".
    open var allParameters: [AUParameter] { [] }
}
/// Apple: "AUParameter".
open class AUParameter: NSObject {
    /// It is kept; `0` at first. Apple: "AUParameter.value".
    open var value: AUValue = 0
    /// Here always `0`. Apple: "AUParameter.minValue".
    open var minValue: AUValue { 0 }
    /// Here always `1`. Apple: "AUParameter.maxValue".
    open var maxValue: AUValue { 1 }
    /// Here always `""`. Apple: "AUParameter.displayName".
    open var displayName: String { "" }
    /// Here always `""`. Apple: "AUParameter.identifier".
    open var identifier: String { "" }
    /// Here always `0`. Apple: "AUParameter.address".
    open var address: AUParameterAddress { 0 }
}
/// Apple: "MIDINoteNumber".
public typealias MIDINoteNumber = UInt8
/// Apple: "MIDIChannelNumber".
public typealias MIDIChannelNumber = UInt8
/// Apple: "AudioUnitParameterValue".
public typealias AudioUnitParameterValue = Float
/// Apple: "AUParameterObserverToken".
public typealias AUParameterObserverToken = UnsafeMutableRawPointer
/// Apple: "AUEventSampleTime".
public typealias AUEventSampleTime = Int64
/// Apple: "AUMIDIOutputEventBlock".
public typealias AUMIDIOutputEventBlock = (AUEventSampleTime, UInt8, Int, UnsafePointer<UInt8>) -> Int32
/// Apple: "AUScheduleMIDIEventBlock".
public typealias AUScheduleMIDIEventBlock = (AUEventSampleTime, UInt8, Int, UnsafePointer<UInt8>) -> Void
/// Apple: "ExtAudioFileRef".
public typealias ExtAudioFileRef = AnyObject
/// Apple: "AudioUnitParameterID".
public typealias AudioUnitParameterID = UInt32
/// Apple: "AudioUnitPropertyID".
public typealias AudioUnitPropertyID = UInt32
/// Apple: "AudioUnitScope".
public typealias AudioUnitScope = UInt32
/// Apple: "AudioUnitElement".
public typealias AudioUnitElement = UInt32
/// Apple: "kAudioUnitType_MusicEffect".
public let kAudioUnitType_MusicEffect: UInt32 = 0x61756D66
/// Apple: "kAudioUnitType_FormatConverter".
public let kAudioUnitType_FormatConverter: UInt32 = 0x61756663
/// Apple: "kAudioUnitType_MIDIProcessor".
public let kAudioUnitType_MIDIProcessor: UInt32 = 0x61756D69
/// Apple: "AUEventSampleTimeImmediate".
public let AUEventSampleTimeImmediate: Int64 = -4294967296
/// Apple: "AudioUnitParameterOptions".
public struct AudioUnitParameterOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// A set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Apple: "AudioUnitParameterOptions.flag_CFNameRelease".
    public static let flag_CFNameRelease = AudioUnitParameterOptions(rawValue: 16)
    /// Apple: "AudioUnitParameterOptions.flag_OmitFromPresets".
    public static let flag_OmitFromPresets = AudioUnitParameterOptions(rawValue: 8192)
    /// Apple: "AudioUnitParameterOptions.flag_IsReadable".
    public static let flag_IsReadable = AudioUnitParameterOptions(rawValue: 1073741824)
    /// Apple: "AudioUnitParameterOptions.flag_IsWritable".
    public static let flag_IsWritable = AudioUnitParameterOptions(rawValue: 2147483648)
}
/// Apple: "AudioComponentInstantiationOptions".
public struct AudioComponentInstantiationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// A set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Apple: "AudioComponentInstantiationOptions.loadOutOfProcess".
    public static let loadOutOfProcess = AudioComponentInstantiationOptions(rawValue: 1)
    /// Apple: "AudioComponentInstantiationOptions.loadInProcess".
    public static let loadInProcess = AudioComponentInstantiationOptions(rawValue: 2)
}
/// Apple: "AudioUnitParameterUnit".
public enum AudioUnitParameterUnit: UInt32, Hashable, Sendable {
    /// Apple: "AudioUnitParameterUnit.generic".
    case generic
    /// Apple: "AudioUnitParameterUnit.indexed".
    case indexed
    /// Apple: "AudioUnitParameterUnit.boolean".
    case boolean
    /// Apple: "AudioUnitParameterUnit.percent".
    case percent
    /// Apple: "AudioUnitParameterUnit.seconds".
    case seconds
    /// Apple: "AudioUnitParameterUnit.sampleFrames".
    case sampleFrames
    /// Apple: "AudioUnitParameterUnit.phase".
    case phase
    /// Apple: "AudioUnitParameterUnit.rate".
    case rate
    /// Apple: "AudioUnitParameterUnit.hertz".
    case hertz
    /// Apple: "AudioUnitParameterUnit.cents".
    case cents
    /// Apple: "AudioUnitParameterUnit.relativeSemiTones".
    case relativeSemiTones
    /// Apple: "AudioUnitParameterUnit.midiNoteNumber".
    case midiNoteNumber
    /// Apple: "AudioUnitParameterUnit.midiController".
    case midiController
    /// Apple: "AudioUnitParameterUnit.decibels".
    case decibels
    /// Apple: "AudioUnitParameterUnit.linearGain".
    case linearGain
    /// Apple: "AudioUnitParameterUnit.degrees".
    case degrees
    /// Apple: "AudioUnitParameterUnit.equalPowerCrossfade".
    case equalPowerCrossfade
    /// Apple: "AudioUnitParameterUnit.mixerFaderCurve1".
    case mixerFaderCurve1
    /// Apple: "AudioUnitParameterUnit.pan".
    case pan
    /// Apple: "AudioUnitParameterUnit.meters".
    case meters
    /// Apple: "AudioUnitParameterUnit.absoluteCents".
    case absoluteCents
    /// Apple: "AudioUnitParameterUnit.octaves".
    case octaves
    /// Apple: "AudioUnitParameterUnit.BPM".
    case BPM
    /// Apple: "AudioUnitParameterUnit.beats".
    case beats
    /// Apple: "AudioUnitParameterUnit.milliseconds".
    case milliseconds
    /// Apple: "AudioUnitParameterUnit.ratio".
    case ratio
    /// Apple: "AudioUnitParameterUnit.customUnit".
    case customUnit
}
/// Apple: "AUParameterAutomationEventType".
public enum AUParameterAutomationEventType: UInt32, Hashable, Sendable {
    /// Apple: "AUParameterAutomationEventType.value".
    case value
    /// Apple: "AUParameterAutomationEventType.touch".
    case touch
    /// Apple: "AUParameterAutomationEventType.release".
    case release
}
/// Apple: "AUParameterNode".
open class AUParameterNode: NSObject {
}
/// Apple: "AUParameterGroup".
open class AUParameterGroup: AUParameterNode {
}
/// Apple: "AUAudioUnitPreset".
open class AUAudioUnitPreset: NSObject {
    /// It is kept; `0` at first. Apple: "AUAudioUnitPreset.number".
    open var number: Int = 0
    /// It is kept; `""` at first. Apple: "AUAudioUnitPreset.name".
    open var name: String = ""
}
/// Apple: "AUAudioUnitBus".
open class AUAudioUnitBus: NSObject {
}
/// Apple: "AUAudioUnitBusArray".
open class AUAudioUnitBusArray: NSObject {
    /// Here always `0`. Apple: "AUAudioUnitBusArray.count".
    open var count: Int { 0 }
}
/// Apple: "AUAudioUnitViewConfiguration".
open class AUAudioUnitViewConfiguration: NSObject {
    /// Apple: "AUAudioUnitViewConfiguration.width".
    open var width: CGFloat
    /// Apple: "AUAudioUnitViewConfiguration.height".
    open var height: CGFloat
    /// Apple: "AUAudioUnitViewConfiguration.init".
    public init(width: CGFloat, height: CGFloat, hostHasController: Bool) { self.width = width; self.height = height; super.init() }
}
/// Here `kAudio_UnimplementedError`. Apple: "AudioComponentInstanceDispose".
@discardableResult public func AudioComponentInstanceDispose(_ inInstance: AudioComponentInstance) -> Int32 { kAudio_UnimplementedError }
/// Here `kAudio_UnimplementedError`. Apple: "ExtAudioFileOpenURL".
public func ExtAudioFileOpenURL(_ inURL: CFURL, _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>) -> Int32 { kAudio_UnimplementedError }
/// Here `kAudio_UnimplementedError`. Apple: "ExtAudioFileDispose".
@discardableResult public func ExtAudioFileDispose(_ inExtAudioFile: ExtAudioFileRef) -> Int32 { kAudio_UnimplementedError }
/// Here `kAudio_UnimplementedError`. Apple: "ExtAudioFileSetProperty".
@discardableResult public func ExtAudioFileSetProperty(_ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: UInt32, _ inPropertyDataSize: UInt32, _ inPropertyData: UnsafeRawPointer) -> Int32 { kAudio_UnimplementedError }
