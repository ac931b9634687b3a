// length: generated. Written by Scripts/quiet-modules.py from Modules/CoreMotion/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("CoreMotion: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "CMAccelerometerHandler".
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Apple: "CMGyroHandler".
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Apple: "CMDeviceMotionHandler".
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
/// Apple: "CMMagnetometerHandler".
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// Apple: "CMPedometerHandler".
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
/// Apple: "CMAltitudeHandler".
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
/// Apple: "CMMotionActivityHandler".
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
/// Apple: "CMErrorDomain".
public let CMErrorDomain = "CMErrorDomain"
/// Apple: "CMAuthorizationStatus".
public enum CMAuthorizationStatus: Int, Hashable, Sendable {
    /// Apple: "CMAuthorizationStatus.notDetermined".
    case notDetermined
    /// Apple: "CMAuthorizationStatus.restricted".
    case restricted
    /// Apple: "CMAuthorizationStatus.denied".
    case denied
    /// Apple: "CMAuthorizationStatus.authorized".
    case authorized
}
/// Apple: "CMMotionActivityConfidence".
public enum CMMotionActivityConfidence: Int, Hashable, Sendable {
    /// Apple: "CMMotionActivityConfidence.low".
    case low
    /// Apple: "CMMotionActivityConfidence.medium".
    case medium
    /// Apple: "CMMotionActivityConfidence.high".
    case high
}
/// Apple: "CMMagneticFieldCalibrationAccuracy".
public enum CMMagneticFieldCalibrationAccuracy: Int32, Hashable, Sendable {
    /// Apple: "CMMagneticFieldCalibrationAccuracy.low".
    case low
    /// Apple: "CMMagneticFieldCalibrationAccuracy.medium".
    case medium
    /// Apple: "CMMagneticFieldCalibrationAccuracy.high".
    case high
    /// Apple: "CMMagneticFieldCalibrationAccuracy.uncalibrated".
    case uncalibrated = -1
}
/// Apple: "CMError".
public struct CMError: Hashable, Sendable {
    /// Apple: "CMError.rawValue".
    public let rawValue: UInt32
}
/// Apple: "CMAttitudeReferenceFrame".
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "CMAttitudeReferenceFrame.xArbitraryZVertical".
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    /// Apple: "CMAttitudeReferenceFrame.xArbitraryCorrectedZVertical".
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    /// Apple: "CMAttitudeReferenceFrame.xMagneticNorthZVertical".
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    /// Apple: "CMAttitudeReferenceFrame.xTrueNorthZVertical".
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
/// Apple: "CMAcceleration".
public struct CMAcceleration: Hashable, Sendable {
    /// Apple: "CMAcceleration.x".
    public var x: Double
    /// Apple: "CMAcceleration.y".
    public var y: Double
    /// Apple: "CMAcceleration.z".
    public var z: Double
    /// Apple: "CMAcceleration.init".
    public init() { (x, y, z) = (0, 0, 0) }
    /// Apple: "CMAcceleration.init".
    public init(x: Double, y: Double, z: Double) { self.x = x; self.y = y; self.z = z }
}
/// Apple: "CMRotationRate".
public struct CMRotationRate: Hashable, Sendable {
    /// Apple: "CMRotationRate.x".
    public var x: Double
    /// Apple: "CMRotationRate.y".
    public var y: Double
    /// Apple: "CMRotationRate.z".
    public var z: Double
    /// Apple: "CMRotationRate.init".
    public init() { (x, y, z) = (0, 0, 0) }
    /// Apple: "CMRotationRate.init".
    public init(x: Double, y: Double, z: Double) { self.x = x; self.y = y; self.z = z }
}
/// Apple: "CMMagneticField".
public struct CMMagneticField: Hashable, Sendable {
    /// Apple: "CMMagneticField.x".
    public var x: Double
    /// Apple: "CMMagneticField.y".
    public var y: Double
    /// Apple: "CMMagneticField.z".
    public var z: Double
    /// Apple: "CMMagneticField.init".
    public init(x: Double, y: Double, z: Double) { self.x = x; self.y = y; self.z = z }
}
/// Apple: "CMQuaternion".
public struct CMQuaternion: Hashable, Sendable {
    /// Apple: "CMQuaternion.x".
    public var x: Double
    /// Apple: "CMQuaternion.y".
    public var y: Double
    /// Apple: "CMQuaternion.z".
    public var z: Double
    /// Apple: "CMQuaternion.w".
    public var w: Double
    /// Apple: "CMQuaternion.init".
    public init() { (x, y, z, w) = (0, 0, 0, 1) }
    /// Apple: "CMQuaternion.init".
    public init(x: Double, y: Double, z: Double, w: Double) { self.x = x; self.y = y; self.z = z; self.w = w }
}
/// Apple: "CMRotationMatrix".
public struct CMRotationMatrix: Hashable, Sendable {
    /// It is kept; `1` at first. Apple: "CMRotationMatrix.m11".
    public var m11: Double = 1
    /// It is kept; `0` at first. Apple: "CMRotationMatrix.m12".
    public var m12: Double = 0
    /// It is kept; `0` at first. Apple: "CMRotationMatrix.m13".
    public var m13: Double = 0
    /// It is kept; `0` at first. Apple: "CMRotationMatrix.m21".
    public var m21: Double = 0
    /// It is kept; `1` at first. Apple: "CMRotationMatrix.m22".
    public var m22: Double = 1
    /// It is kept; `0` at first. Apple: "CMRotationMatrix.m23".
    public var m23: Double = 0
    /// It is kept; `0` at first. Apple: "CMRotationMatrix.m31".
    public var m31: Double = 0
    /// It is kept; `0` at first. Apple: "CMRotationMatrix.m32".
    public var m32: Double = 0
    /// It is kept; `1` at first. Apple: "CMRotationMatrix.m33".
    public var m33: Double = 1
    /// Apple: "CMRotationMatrix.init".
    public init() {}
}
/// Apple: "CMLogItem".
open class CMLogItem: NSObject {
    /// Here always `0`. Apple: "CMLogItem.timestamp".
    open var timestamp: TimeInterval { 0 }
}
/// Apple: "CMAttitude".
open class CMAttitude: NSObject {
    /// Here always `0`. Apple: "CMAttitude.roll".
    open var roll: Double { 0 }
    /// Here always `0`. Apple: "CMAttitude.pitch".
    open var pitch: Double { 0 }
    /// Here always `0`. Apple: "CMAttitude.yaw".
    open var yaw: Double { 0 }
    /// Here always `CMQuaternion()`. Apple: "CMAttitude.quaternion".
    open var quaternion: CMQuaternion { CMQuaternion() }
    /// Here always `CMRotationMatrix()`. Apple: "CMAttitude.rotationMatrix".
    open var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
    /// Apple: "CMAttitude.multiply".
    open func multiply(byInverseOf attitude: CMAttitude) {}
}
/// Apple: "CMAccelerometerData".
open class CMAccelerometerData: CMLogItem {
    /// Here always `CMAcceleration()`. Apple: "CMAccelerometerData.acceleration".
    open var acceleration: CMAcceleration { CMAcceleration() }
}
/// Apple: "CMGyroData".
open class CMGyroData: CMLogItem {
    /// Here always `CMRotationRate()`. Apple: "CMGyroData.rotationRate".
    open var rotationRate: CMRotationRate { CMRotationRate() }
}
/// Apple: "CMMagnetometerData".
open class CMMagnetometerData: CMLogItem {
}
/// Apple: "CMDeviceMotion".
open class CMDeviceMotion: CMLogItem {
    /// Here always `CMAttitude()`. Apple: "CMDeviceMotion.attitude".
    open var attitude: CMAttitude { CMAttitude() }
    /// Here always `CMRotationRate()`. Apple: "CMDeviceMotion.rotationRate".
    open var rotationRate: CMRotationRate { CMRotationRate() }
    /// Here always `CMAcceleration(x: 0, y: 0, z: -1)`. Apple: "CMDeviceMotion.gravity".
    open var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
    /// Here always `CMAcceleration()`. Apple: "CMDeviceMotion.userAcceleration".
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    /// Here always `-1`. Apple: "CMDeviceMotion.heading".
    open var heading: Double { -1 }
}
/// Apple: "CMMotionManager".
open class CMMotionManager: NSObject {
    /// It is kept; `0.01` at first. Apple: "CMMotionManager.accelerometerUpdateInterval".
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// It is kept; `0.01` at first. Apple: "CMMotionManager.gyroUpdateInterval".
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// It is kept; `0.01` at first. Apple: "CMMotionManager.deviceMotionUpdateInterval".
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// It is kept; `0.01` at first. Apple: "CMMotionManager.magnetometerUpdateInterval".
    open var magnetometerUpdateInterval: TimeInterval = 0.01
    /// It is kept; `false` at first. Apple: "CMMotionManager.showsDeviceMovementDisplay".
    open var showsDeviceMovementDisplay: Bool = false
    /// Here always `false`. Apple: "CMMotionManager.isAccelerometerAvailable".
    open var isAccelerometerAvailable: Bool { false }
    /// Here always `false`. Apple: "CMMotionManager.isAccelerometerActive".
    open var isAccelerometerActive: Bool { false }
    /// Here always `false`. Apple: "CMMotionManager.isGyroAvailable".
    open var isGyroAvailable: Bool { false }
    /// Here always `false`. Apple: "CMMotionManager.isGyroActive".
    open var isGyroActive: Bool { false }
    /// Here always `false`. Apple: "CMMotionManager.isDeviceMotionAvailable".
    open var isDeviceMotionAvailable: Bool { false }
    /// Here always `false`. Apple: "CMMotionManager.isDeviceMotionActive".
    open var isDeviceMotionActive: Bool { false }
    /// Here always `false`. Apple: "CMMotionManager.isMagnetometerAvailable".
    open var isMagnetometerAvailable: Bool { false }
    /// Here always `nil`. Apple: "CMMotionManager.accelerometerData".
    open var accelerometerData: CMAccelerometerData? { nil }
    /// Here always `nil`. Apple: "CMMotionManager.gyroData".
    open var gyroData: CMGyroData? { nil }
    /// Here always `nil`. Apple: "CMMotionManager.deviceMotion".
    open var deviceMotion: CMDeviceMotion? { nil }
    /// Here always `nil`. Apple: "CMMotionManager.magnetometerData".
    open var magnetometerData: CMMagnetometerData? { nil }
    /// Here always `.xArbitraryZVertical`. Apple: "CMMotionManager.attitudeReferenceFrame".
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
    /// Here `[]`. Apple: "CMMotionManager.availableAttitudeReferenceFrames".
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
    /// It has no effect here, which is told once. Apple: "CMMotionManager.startAccelerometerUpdates".
    open func startAccelerometerUpdates() { QuietNotes.tell("this machine has no motion sensors") }
    /// It has no effect here, which is told once. Apple: "CMMotionManager.startAccelerometerUpdates".
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) { QuietNotes.tell("this machine has no motion sensors") }
    /// Apple: "CMMotionManager.stopAccelerometerUpdates".
    open func stopAccelerometerUpdates() {}
    /// It has no effect here, which is told once. Apple: "CMMotionManager.startGyroUpdates".
    open func startGyroUpdates() { QuietNotes.tell("this machine has no motion sensors") }
    /// It has no effect here, which is told once. Apple: "CMMotionManager.startGyroUpdates".
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) { QuietNotes.tell("this machine has no motion sensors") }
    /// Apple: "CMMotionManager.stopGyroUpdates".
    open func stopGyroUpdates() {}
    /// It has no effect here, which is told once. Apple: "CMMotionManager.startDeviceMotionUpdates".
    open func startDeviceMotionUpdates() { QuietNotes.tell("this machine has no motion sensors") }
    /// It has no effect here, which is told once. Apple: "CMMotionManager.startDeviceMotionUpdates".
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { QuietNotes.tell("this machine has no motion sensors") }
    /// It has no effect here, which is told once. Apple: "CMMotionManager.startDeviceMotionUpdates".
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) { QuietNotes.tell("this machine has no motion sensors") }
    /// It has no effect here, which is told once. Apple: "CMMotionManager.startDeviceMotionUpdates".
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) { QuietNotes.tell("this machine has no motion sensors") }
    /// Apple: "CMMotionManager.stopDeviceMotionUpdates".
    open func stopDeviceMotionUpdates() {}
    /// It has no effect here, which is told once. Apple: "CMMotionManager.startMagnetometerUpdates".
    open func startMagnetometerUpdates() { QuietNotes.tell("this machine has no motion sensors") }
    /// Apple: "CMMotionManager.stopMagnetometerUpdates".
    open func stopMagnetometerUpdates() {}
}
/// Apple: "CMPedometerData".
open class CMPedometerData: NSObject {
    /// Here always `.distantPast`. Apple: "CMPedometerData.startDate".
    open var startDate: Date { .distantPast }
    /// Here always `.distantPast`. Apple: "CMPedometerData.endDate".
    open var endDate: Date { .distantPast }
    /// Here always `0`. Apple: "CMPedometerData.numberOfSteps".
    open var numberOfSteps: NSNumber { 0 }
    /// Here always `nil`. Apple: "CMPedometerData.distance".
    open var distance: NSNumber? { nil }
    /// Here always `nil`. Apple: "CMPedometerData.floorsAscended".
    open var floorsAscended: NSNumber? { nil }
    /// Here always `nil`. Apple: "CMPedometerData.floorsDescended".
    open var floorsDescended: NSNumber? { nil }
    /// Here always `nil`. Apple: "CMPedometerData.currentPace".
    open var currentPace: NSNumber? { nil }
    /// Here always `nil`. Apple: "CMPedometerData.currentCadence".
    open var currentCadence: NSNumber? { nil }
    /// Here always `nil`. Apple: "CMPedometerData.averageActivePace".
    open var averageActivePace: NSNumber? { nil }
}
/// Apple: "CMPedometerEvent".
open class CMPedometerEvent: NSObject {
}
/// Apple: "CMPedometer".
open class CMPedometer: NSObject {
    /// Here `false`. Apple: "CMPedometer.isStepCountingAvailable".
    open class func isStepCountingAvailable() -> Bool { false }
    /// Here `false`. Apple: "CMPedometer.isDistanceAvailable".
    open class func isDistanceAvailable() -> Bool { false }
    /// Here `false`. Apple: "CMPedometer.isFloorCountingAvailable".
    open class func isFloorCountingAvailable() -> Bool { false }
    /// Here `false`. Apple: "CMPedometer.isPaceAvailable".
    open class func isPaceAvailable() -> Bool { false }
    /// Here `false`. Apple: "CMPedometer.isCadenceAvailable".
    open class func isCadenceAvailable() -> Bool { false }
    /// Here `.notDetermined`. Apple: "CMPedometer.authorizationStatus".
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// Apple: "CMPedometer.queryPedometerData".
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) { QuietNotes.tell("this machine has no motion sensors"); QuietNotes.later { handler(nil, NSError(domain: CMErrorDomain, code: 109)) } }
    /// It has no effect here, which is told once. Apple: "CMPedometer.startUpdates".
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) { QuietNotes.tell("this machine has no motion sensors") }
    /// Apple: "CMPedometer.stopUpdates".
    open func stopUpdates() {}
}
/// Apple: "CMAltitudeData".
open class CMAltitudeData: CMLogItem {
    /// Here always `0`. Apple: "CMAltitudeData.relativeAltitude".
    open var relativeAltitude: NSNumber { 0 }
    /// Here always `0`. Apple: "CMAltitudeData.pressure".
    open var pressure: NSNumber { 0 }
}
/// Apple: "CMAltimeter".
open class CMAltimeter: NSObject {
    /// Here `false`. Apple: "CMAltimeter.isRelativeAltitudeAvailable".
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    /// Here `false`. Apple: "CMAltimeter.isAbsoluteAltitudeAvailable".
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    /// Here `.notDetermined`. Apple: "CMAltimeter.authorizationStatus".
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// It has no effect here, which is told once. Apple: "CMAltimeter.startRelativeAltitudeUpdates".
    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) { QuietNotes.tell("this machine has no motion sensors") }
    /// Apple: "CMAltimeter.stopRelativeAltitudeUpdates".
    open func stopRelativeAltitudeUpdates() {}
}
/// Apple: "CMMotionActivity".
open class CMMotionActivity: CMLogItem {
    /// Here always `.low`. Apple: "CMMotionActivity.confidence".
    open var confidence: CMMotionActivityConfidence { .low }
    /// Here always `.distantPast`. Apple: "CMMotionActivity.startDate".
    open var startDate: Date { .distantPast }
    /// Here always `true`. Apple: "CMMotionActivity.unknown".
    open var unknown: Bool { true }
    /// Here always `false`. Apple: "CMMotionActivity.stationary".
    open var stationary: Bool { false }
    /// Here always `false`. Apple: "CMMotionActivity.walking".
    open var walking: Bool { false }
    /// Here always `false`. Apple: "CMMotionActivity.running".
    open var running: Bool { false }
    /// Here always `false`. Apple: "CMMotionActivity.automotive".
    open var automotive: Bool { false }
    /// Here always `false`. Apple: "CMMotionActivity.cycling".
    open var cycling: Bool { false }
}
/// Apple: "CMMotionActivityManager".
open class CMMotionActivityManager: NSObject {
    /// Here `false`. Apple: "CMMotionActivityManager.isActivityAvailable".
    open class func isActivityAvailable() -> Bool { false }
    /// Here `.notDetermined`. Apple: "CMMotionActivityManager.authorizationStatus".
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// It has no effect here, which is told once. Apple: "CMMotionActivityManager.startActivityUpdates".
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) { QuietNotes.tell("this machine has no motion sensors") }
    /// Apple: "CMMotionActivityManager.stopActivityUpdates".
    open func stopActivityUpdates() {}
    /// Here `QuietNotes.later { handler(nil, NSError(domain: CMErrorDomain, code: 109)) }`. Apple: "CMMotionActivityManager.queryActivityStarting".
    open func queryActivityStarting(from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void) { QuietNotes.later { handler(nil, NSError(domain: CMErrorDomain, code: 109)) } }
}
/// Apple: "CMHeadphoneMotionManager".
open class CMHeadphoneMotionManager: NSObject {
    /// Here always `false`. Apple: "CMHeadphoneMotionManager.isDeviceMotionAvailable".
    open var isDeviceMotionAvailable: Bool { false }
    /// Here always `false`. Apple: "CMHeadphoneMotionManager.isDeviceMotionActive".
    open var isDeviceMotionActive: Bool { false }
    /// It has no effect here, which is told once. Apple: "CMHeadphoneMotionManager.startDeviceMotionUpdates".
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) { QuietNotes.tell("this machine has no motion sensors") }
    /// Apple: "CMHeadphoneMotionManager.stopDeviceMotionUpdates".
    open func stopDeviceMotionUpdates() {}
}
/// Apple: "CMWaterSubmersionManager".
open class CMWaterSubmersionManager: NSObject {
}
/// Apple: "CMBatchedSensorManager".
open class CMBatchedSensorManager: NSObject {
}
