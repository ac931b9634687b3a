// length: generated. Written by Scripts/quiet-modules.py from Modules/ARKit/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import UIKit
@_exported public import simd
@_exported public import CoreVideo
@_exported public import SceneKit
@_exported public import SpriteKit
internal import CFNames

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("ARKit: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "ARError".
public struct ARError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "ARError.Code.unsupportedConfiguration".
        case unsupportedConfiguration = 100
        /// Apple: "ARError.Code.sensorUnavailable".
        case sensorUnavailable
        /// Apple: "ARError.Code.sensorFailed".
        case sensorFailed
        /// Apple: "ARError.Code.cameraUnauthorized".
        case cameraUnauthorized
        /// Apple: "ARError.Code.microphoneUnauthorized".
        case microphoneUnauthorized
        /// Apple: "ARError.Code.worldTrackingFailed".
        case worldTrackingFailed = 200
        /// Apple: "ARError.Code.invalidReferenceImage".
        case invalidReferenceImage = 300
        /// Apple: "ARError.Code.invalidReferenceObject".
        case invalidReferenceObject
        /// Apple: "ARError.Code.invalidWorldMap".
        case invalidWorldMap
        /// Apple: "ARError.Code.invalidConfiguration".
        case invalidConfiguration
        /// Apple: "ARError.Code.insufficientFeatures".
        case insufficientFeatures = 400
        /// Apple: "ARError.Code.objectMergeFailed".
        case objectMergeFailed
        /// Apple: "ARError.Code.fileIOFailed".
        case fileIOFailed = 500
    }
    /// Apple: "ARError.unsupportedConfiguration".
    public static var unsupportedConfiguration: Code { .unsupportedConfiguration }
    /// Apple: "ARError.sensorUnavailable".
    public static var sensorUnavailable: Code { .sensorUnavailable }
    /// Apple: "ARError.sensorFailed".
    public static var sensorFailed: Code { .sensorFailed }
    /// Apple: "ARError.cameraUnauthorized".
    public static var cameraUnauthorized: Code { .cameraUnauthorized }
    /// Apple: "ARError.microphoneUnauthorized".
    public static var microphoneUnauthorized: Code { .microphoneUnauthorized }
    /// Apple: "ARError.worldTrackingFailed".
    public static var worldTrackingFailed: Code { .worldTrackingFailed }
    /// Apple: "ARError.invalidReferenceImage".
    public static var invalidReferenceImage: Code { .invalidReferenceImage }
    /// Apple: "ARError.invalidReferenceObject".
    public static var invalidReferenceObject: Code { .invalidReferenceObject }
    /// Apple: "ARError.invalidWorldMap".
    public static var invalidWorldMap: Code { .invalidWorldMap }
    /// Apple: "ARError.invalidConfiguration".
    public static var invalidConfiguration: Code { .invalidConfiguration }
    /// Apple: "ARError.insufficientFeatures".
    public static var insufficientFeatures: Code { .insufficientFeatures }
    /// Apple: "ARError.objectMergeFailed".
    public static var objectMergeFailed: Code { .objectMergeFailed }
    /// Apple: "ARError.fileIOFailed".
    public static var fileIOFailed: Code { .fileIOFailed }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "com.apple.arkit.error" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (com.apple.arkit.error error \(code.rawValue).)" }
}
extension ARError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? ARError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "ARErrorDomain".
public let ARErrorDomain = "com.apple.arkit.error"
/// Apple: "ARConfiguration".
open class ARConfiguration: NSObject {
    /// Apple: "FrameSemantics".
    public struct FrameSemantics: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "FrameSemantics.personSegmentation".
        public static let personSegmentation = FrameSemantics(rawValue: 1)
        /// Apple: "FrameSemantics.personSegmentationWithDepth".
        public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
        /// Apple: "FrameSemantics.bodyDetection".
        public static let bodyDetection = FrameSemantics(rawValue: 6)
        /// Apple: "FrameSemantics.sceneDepth".
        public static let sceneDepth = FrameSemantics(rawValue: 8)
        /// Apple: "FrameSemantics.smoothedSceneDepth".
        public static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
    }
    /// Apple: "WorldAlignment".
    public enum WorldAlignment: Int, Hashable, Sendable {
        /// Apple: "WorldAlignment.gravity".
        case gravity
        /// Apple: "WorldAlignment.gravityAndHeading".
        case gravityAndHeading
        /// Apple: "WorldAlignment.camera".
        case camera
    }
    /// Apple: "VideoFormat".
    open class VideoFormat: NSObject {
        /// Here always `.zero`. Apple: "VideoFormat.imageResolution".
        open var imageResolution: CGSize { .zero }
    }
    /// Apple: "ARConfiguration.isSupported".
    open class var isSupported: Bool { QuietNotes.tell("nothing of the room around is known here"); return false }
    /// Apple: "ARConfiguration.supportedVideoFormats".
    open class var supportedVideoFormats: [VideoFormat] { [] }
    /// Here `false`. Apple: "ARConfiguration.supportsFrameSemantics".
    open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
    /// It is kept; `.gravity` at first. Apple: "ARConfiguration.worldAlignment".
    open var worldAlignment: WorldAlignment = .gravity
    /// It is kept; `true` at first. Apple: "ARConfiguration.isLightEstimationEnabled".
    open var isLightEstimationEnabled: Bool = true
    /// It is kept; `[]` at first. Apple: "ARConfiguration.frameSemantics".
    open var frameSemantics: FrameSemantics = []
    /// It is kept; `VideoFormat()` at first. Apple: "ARConfiguration.videoFormat".
    open var videoFormat: VideoFormat = VideoFormat()
}
/// Apple: "ARWorldTrackingConfiguration".
open class ARWorldTrackingConfiguration: ARConfiguration {
    /// Apple: "PlaneDetection".
    public struct PlaneDetection: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "PlaneDetection.horizontal".
        public static let horizontal = PlaneDetection(rawValue: 1)
        /// Apple: "PlaneDetection.vertical".
        public static let vertical = PlaneDetection(rawValue: 2)
    }
    /// Apple: "EnvironmentTexturing".
    public enum EnvironmentTexturing: Int, Hashable, Sendable {
        /// Apple: "EnvironmentTexturing.none".
        case none
        /// Apple: "EnvironmentTexturing.manual".
        case manual
        /// Apple: "EnvironmentTexturing.automatic".
        case automatic
    }
    /// Apple: "SceneReconstruction".
    public enum SceneReconstruction: Int, Hashable, Sendable {
        /// Apple: "SceneReconstruction.none".
        case none
        /// Apple: "SceneReconstruction.mesh".
        case mesh = 1
        /// Apple: "SceneReconstruction.meshWithClassification".
        case meshWithClassification = 3
    }
    /// Here `false`. Apple: "ARWorldTrackingConfiguration.supportsSceneReconstruction".
    open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool { false }
    /// It is kept; `[]` at first. Apple: "ARWorldTrackingConfiguration.planeDetection".
    open var planeDetection: PlaneDetection = []
    /// It is kept; `.none` at first. Apple: "ARWorldTrackingConfiguration.environmentTexturing".
    open var environmentTexturing: EnvironmentTexturing = .none
    /// It is kept; `.none` at first. Apple: "ARWorldTrackingConfiguration.sceneReconstruction".
    open var sceneReconstruction: SceneReconstruction = .none
    /// It is kept; `nil` at first. Apple: "ARWorldTrackingConfiguration.detectionImages".
    open var detectionImages: Set<ARReferenceImage>!
    /// It is kept; `[]` at first. Apple: "ARWorldTrackingConfiguration.detectionObjects".
    open var detectionObjects: Set<ARReferenceObject> = []
    /// It is kept; `0` at first. Apple: "ARWorldTrackingConfiguration.maximumNumberOfTrackedImages".
    open var maximumNumberOfTrackedImages: Int = 0
    /// It is kept; `true` at first. Apple: "ARWorldTrackingConfiguration.isAutoFocusEnabled".
    open var isAutoFocusEnabled: Bool = true
    /// It is kept; `false` at first. Apple: "ARWorldTrackingConfiguration.isCollaborationEnabled".
    open var isCollaborationEnabled: Bool = false
    /// It is kept; `nil` at first. Apple: "ARWorldTrackingConfiguration.initialWorldMap".
    open var initialWorldMap: ARWorldMap?
}
/// Apple: "ARFaceTrackingConfiguration".
open class ARFaceTrackingConfiguration: ARConfiguration {
}
/// Apple: "ARImageTrackingConfiguration".
open class ARImageTrackingConfiguration: ARConfiguration {
    /// It is kept; `[]` at first. Apple: "ARImageTrackingConfiguration.trackingImages".
    open var trackingImages: Set<ARReferenceImage> = []
}
/// Apple: "ARBodyTrackingConfiguration".
open class ARBodyTrackingConfiguration: ARConfiguration {
}
/// Apple: "ARGeoTrackingConfiguration".
open class ARGeoTrackingConfiguration: ARConfiguration {
}
/// Apple: "ARObjectScanningConfiguration".
open class ARObjectScanningConfiguration: ARConfiguration {
}
/// Apple: "ARAnchor".
open class ARAnchor: NSObject {
    /// Apple: "ARAnchor.identifier".
    public let identifier: UUID = UUID()
    /// Apple: "ARAnchor.name".
    public let name: String?
    /// Apple: "ARAnchor.transform".
    public let transform: simd_float4x4
    /// Apple: "ARAnchor.init".
    public init(transform: simd_float4x4) { name = nil; self.transform = transform; super.init() }
    /// Apple: "ARAnchor.init".
    public init(name: String, transform: simd_float4x4) { self.name = name; self.transform = transform; super.init() }
}
/// Apple: "ARPlaneAnchor".
open class ARPlaneAnchor: ARAnchor {
    /// Apple: "Alignment".
    public enum Alignment: Int, Hashable, Sendable {
        /// Apple: "Alignment.horizontal".
        case horizontal
        /// Apple: "Alignment.vertical".
        case vertical
    }
    /// Here always `.horizontal`. Apple: "ARPlaneAnchor.alignment".
    open var alignment: Alignment { .horizontal }
    /// Here always `.zero`. Apple: "ARPlaneAnchor.center".
    open var center: SIMD3<Float> { .zero }
    /// Here always `.zero`. Apple: "ARPlaneAnchor.extent".
    open var extent: SIMD3<Float> { .zero }
}
/// Apple: "ARFaceAnchor".
open class ARFaceAnchor: ARAnchor {
    /// Apple: "BlendShapeLocation".
    public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "BlendShapeLocation.eyeBlinkLeft".
        public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "BlendShapeLocationEyeBlinkLeft")
        /// Apple: "BlendShapeLocation.eyeBlinkRight".
        public static let eyeBlinkRight = BlendShapeLocation(rawValue: "BlendShapeLocationEyeBlinkRight")
        /// Apple: "BlendShapeLocation.jawOpen".
        public static let jawOpen = BlendShapeLocation(rawValue: "BlendShapeLocationJawOpen")
        /// Apple: "BlendShapeLocation.mouthSmileLeft".
        public static let mouthSmileLeft = BlendShapeLocation(rawValue: "BlendShapeLocationMouthSmileLeft")
        /// Apple: "BlendShapeLocation.mouthSmileRight".
        public static let mouthSmileRight = BlendShapeLocation(rawValue: "BlendShapeLocationMouthSmileRight")
        /// Apple: "BlendShapeLocation.browInnerUp".
        public static let browInnerUp = BlendShapeLocation(rawValue: "BlendShapeLocationBrowInnerUp")
        /// Apple: "BlendShapeLocation.tongueOut".
        public static let tongueOut = BlendShapeLocation(rawValue: "BlendShapeLocationTongueOut")
    }
    /// Here always `[:]`. Apple: "ARFaceAnchor.blendShapes".
    open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
}
/// Apple: "ARImageAnchor".
open class ARImageAnchor: ARAnchor {
}
/// Apple: "ARObjectAnchor".
open class ARObjectAnchor: ARAnchor {
}
/// Apple: "ARMeshAnchor".
open class ARMeshAnchor: ARAnchor {
}
/// Apple: "ARGeoAnchor".
open class ARGeoAnchor: ARAnchor {
}
/// Apple: "AREnvironmentProbeAnchor".
open class AREnvironmentProbeAnchor: ARAnchor {
}
/// Apple: "ARBodyAnchor".
open class ARBodyAnchor: ARAnchor {
}
/// Apple: "ARReferenceImage".
open class ARReferenceImage: NSObject {
    /// Here `nil`. Apple: "ARReferenceImage.referenceImages".
    open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { nil }
    /// It is kept; `nil` at first. Apple: "ARReferenceImage.name".
    open var name: String?
}
/// Apple: "ARReferenceObject".
open class ARReferenceObject: NSObject {
    /// Here `nil`. Apple: "ARReferenceObject.referenceObjects".
    open class func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>? { nil }
}
/// Apple: "ARWorldMap".
open class ARWorldMap: NSObject {
}
/// Apple: "ARPointCloud".
open class ARPointCloud: NSObject {
}
/// Apple: "ARLightEstimate".
open class ARLightEstimate: NSObject {
    /// Here always `1000`. Apple: "ARLightEstimate.ambientIntensity".
    open var ambientIntensity: CGFloat { 1000 }
}
/// Apple: "ARCamera".
open class ARCamera: NSObject {
    /// Apple: "TrackingState".
    public enum TrackingState: Equatable, Sendable {
        /// Apple: "TrackingState.notAvailable".
        case notAvailable
        /// Apple: "TrackingState.limited(Reason)".
        case limited(Reason)
        /// Apple: "TrackingState.normal".
        case normal
        /// Apple: "Reason".
        public enum Reason: Equatable, Hashable, Sendable {
            /// Apple: "Reason.initializing".
            case initializing
            /// Apple: "Reason.relocalizing".
            case relocalizing
            /// Apple: "Reason.excessiveMotion".
            case excessiveMotion
            /// Apple: "Reason.insufficientFeatures".
            case insufficientFeatures
        }
    }
    /// Here always `simd_float4x4(diagonal: .one)`. Apple: "ARCamera.transform".
    open var transform: simd_float4x4 { simd_float4x4(diagonal: .one) }
    /// Here always `.notAvailable`. Apple: "ARCamera.trackingState".
    open var trackingState: TrackingState { .notAvailable }
}
/// Apple: "ARFrame".
open class ARFrame: NSObject {
    /// Apple: "WorldMappingStatus".
    public enum WorldMappingStatus: Int, Hashable, Sendable {
        /// Apple: "WorldMappingStatus.notAvailable".
        case notAvailable
        /// Apple: "WorldMappingStatus.limited".
        case limited
        /// Apple: "WorldMappingStatus.extending".
        case extending
        /// Apple: "WorldMappingStatus.mapped".
        case mapped
    }
    /// Here always `ARCamera()`. Apple: "ARFrame.camera".
    open var camera: ARCamera { ARCamera() }
    /// Here always `[]`. Apple: "ARFrame.anchors".
    open var anchors: [ARAnchor] { [] }
    /// Here always `0`. Apple: "ARFrame.timestamp".
    open var timestamp: TimeInterval { 0 }
    /// Here always `nil`. Apple: "ARFrame.lightEstimate".
    open var lightEstimate: ARLightEstimate? { nil }
    /// Here always `.notAvailable`. Apple: "ARFrame.worldMappingStatus".
    open var worldMappingStatus: WorldMappingStatus { .notAvailable }
}
/// Apple: "ARRaycastQuery".
open class ARRaycastQuery: NSObject {
    /// Apple: "Target".
    public enum Target: Int, Hashable, Sendable {
        /// Apple: "Target.existingPlaneGeometry".
        case existingPlaneGeometry
        /// Apple: "Target.existingPlaneInfinite".
        case existingPlaneInfinite
        /// Apple: "Target.estimatedPlane".
        case estimatedPlane
    }
    /// Apple: "TargetAlignment".
    public enum TargetAlignment: Int, Hashable, Sendable {
        /// Apple: "TargetAlignment.horizontal".
        case horizontal
        /// Apple: "TargetAlignment.vertical".
        case vertical
        /// Apple: "TargetAlignment.any".
        case any
    }
}
/// Apple: "ARRaycastResult".
open class ARRaycastResult: NSObject {
    /// Here always `simd_float4x4(diagonal: .one)`. Apple: "ARRaycastResult.worldTransform".
    open var worldTransform: simd_float4x4 { simd_float4x4(diagonal: .one) }
    /// Here always `nil`. Apple: "ARRaycastResult.anchor".
    open var anchor: ARAnchor? { nil }
}
/// Apple: "ARTrackedRaycast".
open class ARTrackedRaycast: NSObject {
}
/// Apple: "ARHitTestResult".
open class ARHitTestResult: NSObject {
}
/// Apple: "ARSessionObserver".
public protocol ARSessionObserver: NSObjectProtocol {
    /// Apple: "ARSessionObserver.session".
    func session(_ session: ARSession, didFailWithError error: any Error)
    /// Apple: "ARSessionObserver.session".
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    /// Apple: "ARSessionObserver.sessionWasInterrupted".
    func sessionWasInterrupted(_ session: ARSession)
    /// Apple: "ARSessionObserver.sessionInterruptionEnded".
    func sessionInterruptionEnded(_ session: ARSession)
    /// Apple: "ARSessionObserver.sessionShouldAttemptRelocalization".
    func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
}
extension ARSessionObserver {
    /// What happens where a type says nothing of it.
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    /// What happens where a type says nothing of it.
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
    /// What happens where a type says nothing of it.
    public func sessionWasInterrupted(_ session: ARSession) {}
    /// What happens where a type says nothing of it.
    public func sessionInterruptionEnded(_ session: ARSession) {}
    /// What happens where a type says nothing of it.
    public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { false }
}
/// Apple: "ARSessionDelegate".
public protocol ARSessionDelegate: ARSessionObserver {
    /// Apple: "ARSessionDelegate.session".
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    /// Apple: "ARSessionDelegate.session".
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    /// Apple: "ARSessionDelegate.session".
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    /// Apple: "ARSessionDelegate.session".
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}
extension ARSessionDelegate {
    /// What happens where a type says nothing of it.
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    /// What happens where a type says nothing of it.
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    /// What happens where a type says nothing of it.
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    /// What happens where a type says nothing of it.
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}
/// Apple: "ARSession".
open class ARSession: NSObject {
    /// Apple: "RunOptions".
    public struct RunOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "RunOptions.resetTracking".
        public static let resetTracking = RunOptions(rawValue: 1)
        /// Apple: "RunOptions.removeExistingAnchors".
        public static let removeExistingAnchors = RunOptions(rawValue: 2)
        /// Apple: "RunOptions.stopTrackedRaycasts".
        public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
        /// Apple: "RunOptions.resetSceneReconstruction".
        public static let resetSceneReconstruction = RunOptions(rawValue: 8)
    }
    /// It is kept; `nil` at first. Apple: "ARSession.delegate".
    open weak var delegate: (any ARSessionDelegate)?
    /// It is kept; `nil` at first. Apple: "ARSession.delegateQueue".
    open var delegateQueue: DispatchQueue?
    /// Here always `nil`. Apple: "ARSession.currentFrame".
    open var currentFrame: ARFrame? { nil }
    /// Here always `nil`. Apple: "ARSession.configuration".
    open var configuration: ARConfiguration? { nil }
    /// Apple: "ARSession.run".
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) { QuietNotes.tell("nothing of the room around is known here"); QuietNotes.later { self.delegate?.session(self, didFailWithError: ARError(.unsupportedConfiguration)) } }
    /// Apple: "ARSession.pause".
    open func pause() {}
    /// Apple: "ARSession.add".
    open func add(anchor: ARAnchor) {}
    /// Apple: "ARSession.remove".
    open func remove(anchor: ARAnchor) {}
    /// Here `[]`. Apple: "ARSession.raycast".
    open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
    /// Here `QuietNotes.later { completionHandler(nil, ARError(.insufficientFeatures)) }`. Apple: "ARSession.getCurrentWorldMap".
    open func getCurrentWorldMap(completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void) { QuietNotes.later { completionHandler(nil, ARError(.insufficientFeatures)) } }
}
/// Apple: "ARSCNViewDelegate".
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    /// Apple: "ARSCNViewDelegate.renderer".
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    /// Apple: "ARSCNViewDelegate.renderer".
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    /// Apple: "ARSCNViewDelegate.renderer".
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    /// Apple: "ARSCNViewDelegate.renderer".
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}
extension ARSCNViewDelegate {
    /// What happens where a type says nothing of it.
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
    /// What happens where a type says nothing of it.
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    /// What happens where a type says nothing of it.
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    /// What happens where a type says nothing of it.
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}
/// Apple: "ARSCNView".
@MainActor @preconcurrency open class ARSCNView: SCNView {
    /// It is kept; `ARSession()` at first. Apple: "ARSCNView.session".
    open var session: ARSession = ARSession()
    /// It is kept; `true` at first. Apple: "ARSCNView.automaticallyUpdatesLighting".
    open var automaticallyUpdatesLighting: Bool = true
    /// Apple: "ARSCNView.init".
    override public init(frame: CGRect) { super.init(frame: frame); backgroundColor = .black }
    /// Apple: "ARSCNView.init".
    public required init?(coder: NSCoder) { return nil }
    /// Here `nil`. Apple: "ARSCNView.raycastQuery".
    open func raycastQuery(from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment) -> ARRaycastQuery? { nil }
    /// Here `nil`. Apple: "ARSCNView.anchor".
    open func anchor(for node: SCNNode) -> ARAnchor? { nil }
    /// Here `nil`. Apple: "ARSCNView.node".
    open func node(for anchor: ARAnchor) -> SCNNode? { nil }
}
/// Apple: "ARSKView".
@MainActor @preconcurrency open class ARSKView: SKView {
    /// It is kept; `ARSession()` at first. Apple: "ARSKView.session".
    open var session: ARSession = ARSession()
}
/// Apple: "ARCoachingOverlayView".
@MainActor @preconcurrency open class ARCoachingOverlayView: UIView {
    /// Apple: "Goal".
    public enum Goal: Int, Hashable, Sendable {
        /// Apple: "Goal.tracking".
        case tracking
        /// Apple: "Goal.horizontalPlane".
        case horizontalPlane
        /// Apple: "Goal.verticalPlane".
        case verticalPlane
        /// Apple: "Goal.anyPlane".
        case anyPlane
        /// Apple: "Goal.geoTracking".
        case geoTracking
    }
    /// It is kept; `nil` at first. Apple: "ARCoachingOverlayView.delegate".
    open weak var delegate: (any ARCoachingOverlayViewDelegate)?
    /// It is kept; `nil` at first. Apple: "ARCoachingOverlayView.session".
    open weak var session: ARSession?
    /// It is kept; `.tracking` at first. Apple: "ARCoachingOverlayView.goal".
    open var goal: Goal = .tracking
    /// It is kept; `true` at first. Apple: "ARCoachingOverlayView.activatesAutomatically".
    open var activatesAutomatically: Bool = true
    /// Here always `false`. Apple: "ARCoachingOverlayView.isActive".
    open var isActive: Bool { false }
    /// Apple: "ARCoachingOverlayView.setActive".
    open func setActive(_ active: Bool, animated: Bool) {}
}
/// Apple: "ARCoachingOverlayViewDelegate".
@MainActor public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
    /// Apple: "ARCoachingOverlayViewDelegate.coachingOverlayViewWillActivate".
    func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
    /// Apple: "ARCoachingOverlayViewDelegate.coachingOverlayViewDidDeactivate".
    func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
    /// Apple: "ARCoachingOverlayViewDelegate.coachingOverlayViewDidRequestSessionReset".
    func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
}
extension ARCoachingOverlayViewDelegate {
    /// What happens where a type says nothing of it.
    public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    /// What happens where a type says nothing of it.
    public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    /// What happens where a type says nothing of it.
    public func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView) {}
}
