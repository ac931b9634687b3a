// length: generated. Written by Scripts/quiet-modules.py from Modules/Vision/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import CoreVideo
@_exported public import CoreImage
@_exported public import ImageIO
@_exported public import CoreMedia
internal import UIKit
internal import CFNames

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("Vision: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "VNConfidence".
public typealias VNConfidence = Float
/// Apple: "VNAspectRatio".
public typealias VNAspectRatio = Float
/// Apple: "VNRequestCompletionHandler".
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
/// Apple: "VNImageOption".
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "VNImageOption.properties".
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    /// Apple: "VNImageOption.cameraIntrinsics".
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
    /// Apple: "VNImageOption.ciContext".
    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCiContext")
}
/// Apple: "VNBarcodeSymbology".
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "VNBarcodeSymbology.qr".
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQr")
    /// Apple: "VNBarcodeSymbology.aztec".
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    /// Apple: "VNBarcodeSymbology.code128".
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    /// Apple: "VNBarcodeSymbology.code39".
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    /// Apple: "VNBarcodeSymbology.code93".
    public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
    /// Apple: "VNBarcodeSymbology.dataMatrix".
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    /// Apple: "VNBarcodeSymbology.ean8".
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEan8")
    /// Apple: "VNBarcodeSymbology.ean13".
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEan13")
    /// Apple: "VNBarcodeSymbology.pdf417".
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPdf417")
    /// Apple: "VNBarcodeSymbology.upce".
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUpce")
    /// Apple: "VNBarcodeSymbology.itf14".
    public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyItf14")
    /// Apple: "VNBarcodeSymbology.codabar".
    public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
}
/// Apple: "VNRequestTextRecognitionLevel".
public enum VNRequestTextRecognitionLevel: Int, Hashable, Sendable {
    /// Apple: "VNRequestTextRecognitionLevel.accurate".
    case accurate
    /// Apple: "VNRequestTextRecognitionLevel.fast".
    case fast
}
/// Apple: "VNImageCropAndScaleOption".
public enum VNImageCropAndScaleOption: UInt, Hashable, Sendable {
    /// Apple: "VNImageCropAndScaleOption.centerCrop".
    case centerCrop
    /// Apple: "VNImageCropAndScaleOption.scaleFit".
    case scaleFit
    /// Apple: "VNImageCropAndScaleOption.scaleFill".
    case scaleFill
}
/// Here `CGRect(x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight), width: normalizedRect.width * CGFloat(imageWidth), height: normalizedRect.height * CGFloat(imageHeight))`. Apple: "VNImageRectForNormalizedRect".
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect { CGRect(x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight), width: normalizedRect.width * CGFloat(imageWidth), height: normalizedRect.height * CGFloat(imageHeight)) }
/// Here `CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))`. Apple: "VNImagePointForNormalizedPoint".
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint { CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight)) }
/// Apple: "VNPoint".
open class VNPoint: NSObject {
    /// Apple: "VNPoint.x".
    public let x: Double
    /// Apple: "VNPoint.y".
    public let y: Double
    /// Apple: "VNPoint.init".
    public init(x: Double, y: Double) { self.x = x; self.y = y; super.init() }
    /// Here always `CGPoint(x: x, y: y)`. Apple: "VNPoint.location".
    open var location: CGPoint { CGPoint(x: x, y: y) }
}
/// Apple: "VNObservation".
open class VNObservation: NSObject {
    /// Here always `UUID()`. Apple: "VNObservation.uuid".
    open var uuid: UUID { UUID() }
    /// Here always `0`. Apple: "VNObservation.confidence".
    open var confidence: VNConfidence { 0 }
}
/// Apple: "VNDetectedObjectObservation".
open class VNDetectedObjectObservation: VNObservation {
    /// Here always `.zero`. Apple: "VNDetectedObjectObservation.boundingBox".
    open var boundingBox: CGRect { .zero }
    /// Apple: "VNDetectedObjectObservation.init".
    public convenience init(boundingBox: CGRect) { self.init() }
}
/// Apple: "VNRecognizedObjectObservation".
open class VNRecognizedObjectObservation: VNDetectedObjectObservation {
    /// Here always `[]`. Apple: "VNRecognizedObjectObservation.labels".
    open var labels: [VNClassificationObservation] { [] }
}
/// Apple: "VNClassificationObservation".
open class VNClassificationObservation: VNObservation {
    /// Here always `""`. Apple: "VNClassificationObservation.identifier".
    open var identifier: String { "" }
}
/// Apple: "VNRectangleObservation".
open class VNRectangleObservation: VNDetectedObjectObservation {
    /// Here always `.zero`. Apple: "VNRectangleObservation.topLeft".
    open var topLeft: CGPoint { .zero }
    /// Here always `.zero`. Apple: "VNRectangleObservation.topRight".
    open var topRight: CGPoint { .zero }
    /// Here always `.zero`. Apple: "VNRectangleObservation.bottomLeft".
    open var bottomLeft: CGPoint { .zero }
    /// Here always `.zero`. Apple: "VNRectangleObservation.bottomRight".
    open var bottomRight: CGPoint { .zero }
}
/// Apple: "VNTextObservation".
open class VNTextObservation: VNRectangleObservation {
}
/// Apple: "VNRecognizedText".
open class VNRecognizedText: NSObject {
    /// Here always `""`. Apple: "VNRecognizedText.string".
    open var string: String { "" }
    /// Here always `0`. Apple: "VNRecognizedText.confidence".
    open var confidence: VNConfidence { 0 }
}
/// Apple: "VNRecognizedTextObservation".
open class VNRecognizedTextObservation: VNRectangleObservation {
    /// Here `[]`. Apple: "VNRecognizedTextObservation.topCandidates".
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
/// Apple: "VNBarcodeObservation".
open class VNBarcodeObservation: VNRectangleObservation {
    /// Here always `nil`. Apple: "VNBarcodeObservation.payloadStringValue".
    open var payloadStringValue: String? { nil }
    /// Here always `.qr`. Apple: "VNBarcodeObservation.symbology".
    open var symbology: VNBarcodeSymbology { .qr }
}
/// Apple: "VNFaceLandmarkRegion2D".
open class VNFaceLandmarkRegion2D: NSObject {
    /// Here always `[]`. Apple: "VNFaceLandmarkRegion2D.normalizedPoints".
    open var normalizedPoints: [CGPoint] { [] }
    /// Here always `0`. Apple: "VNFaceLandmarkRegion2D.pointCount".
    open var pointCount: Int { 0 }
}
/// Apple: "VNFaceLandmarks2D".
open class VNFaceLandmarks2D: NSObject {
    /// Here always `nil`. Apple: "VNFaceLandmarks2D.allPoints".
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    /// Here always `nil`. Apple: "VNFaceLandmarks2D.leftEye".
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    /// Here always `nil`. Apple: "VNFaceLandmarks2D.rightEye".
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
}
/// Apple: "VNFaceObservation".
open class VNFaceObservation: VNDetectedObjectObservation {
    /// Here always `nil`. Apple: "VNFaceObservation.landmarks".
    open var landmarks: VNFaceLandmarks2D? { nil }
    /// Here always `nil`. Apple: "VNFaceObservation.roll".
    open var roll: NSNumber? { nil }
    /// Here always `nil`. Apple: "VNFaceObservation.yaw".
    open var yaw: NSNumber? { nil }
}
/// Apple: "VNRecognizedPoint".
open class VNRecognizedPoint: VNPoint {
    /// Here always `0`. Apple: "VNRecognizedPoint.confidence".
    open var confidence: VNConfidence { 0 }
}
/// Apple: "VNHumanBodyPoseObservation".
open class VNHumanBodyPoseObservation: VNObservation {
    /// Apple: "JointName".
    public struct JointName: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "JointName.nose".
        public static let nose = JointName(rawValue: "JointNameNose")
        /// Apple: "JointName.leftEye".
        public static let leftEye = JointName(rawValue: "JointNameLeftEye")
        /// Apple: "JointName.rightEye".
        public static let rightEye = JointName(rawValue: "JointNameRightEye")
        /// Apple: "JointName.leftEar".
        public static let leftEar = JointName(rawValue: "JointNameLeftEar")
        /// Apple: "JointName.rightEar".
        public static let rightEar = JointName(rawValue: "JointNameRightEar")
        /// Apple: "JointName.leftShoulder".
        public static let leftShoulder = JointName(rawValue: "JointNameLeftShoulder")
        /// Apple: "JointName.rightShoulder".
        public static let rightShoulder = JointName(rawValue: "JointNameRightShoulder")
        /// Apple: "JointName.neck".
        public static let neck = JointName(rawValue: "JointNameNeck")
        /// Apple: "JointName.leftElbow".
        public static let leftElbow = JointName(rawValue: "JointNameLeftElbow")
        /// Apple: "JointName.rightElbow".
        public static let rightElbow = JointName(rawValue: "JointNameRightElbow")
        /// Apple: "JointName.leftWrist".
        public static let leftWrist = JointName(rawValue: "JointNameLeftWrist")
        /// Apple: "JointName.rightWrist".
        public static let rightWrist = JointName(rawValue: "JointNameRightWrist")
        /// Apple: "JointName.leftHip".
        public static let leftHip = JointName(rawValue: "JointNameLeftHip")
        /// Apple: "JointName.rightHip".
        public static let rightHip = JointName(rawValue: "JointNameRightHip")
        /// Apple: "JointName.root".
        public static let root = JointName(rawValue: "JointNameRoot")
        /// Apple: "JointName.leftKnee".
        public static let leftKnee = JointName(rawValue: "JointNameLeftKnee")
        /// Apple: "JointName.rightKnee".
        public static let rightKnee = JointName(rawValue: "JointNameRightKnee")
        /// Apple: "JointName.leftAnkle".
        public static let leftAnkle = JointName(rawValue: "JointNameLeftAnkle")
        /// Apple: "JointName.rightAnkle".
        public static let rightAnkle = JointName(rawValue: "JointNameRightAnkle")
    }
    /// Apple: "JointsGroupName".
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "JointsGroupName.all".
        public static let all = JointsGroupName(rawValue: "JointsGroupNameAll")
        /// Apple: "JointsGroupName.face".
        public static let face = JointsGroupName(rawValue: "JointsGroupNameFace")
        /// Apple: "JointsGroupName.torso".
        public static let torso = JointsGroupName(rawValue: "JointsGroupNameTorso")
        /// Apple: "JointsGroupName.leftArm".
        public static let leftArm = JointsGroupName(rawValue: "JointsGroupNameLeftArm")
        /// Apple: "JointsGroupName.rightArm".
        public static let rightArm = JointsGroupName(rawValue: "JointsGroupNameRightArm")
        /// Apple: "JointsGroupName.leftLeg".
        public static let leftLeg = JointsGroupName(rawValue: "JointsGroupNameLeftLeg")
        /// Apple: "JointsGroupName.rightLeg".
        public static let rightLeg = JointsGroupName(rawValue: "JointsGroupNameRightLeg")
    }
    /// Here `[:]`. Apple: "VNHumanBodyPoseObservation.recognizedPoints".
    open func recognizedPoints(_ groupKey: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
    /// Here `throw CocoaError(.featureUnsupported)`. Apple: "VNHumanBodyPoseObservation.recognizedPoint".
    open func recognizedPoint(_ pointKey: JointName) throws -> VNRecognizedPoint { throw CocoaError(.featureUnsupported) }
}
/// Apple: "VNHumanHandPoseObservation".
open class VNHumanHandPoseObservation: VNObservation {
}
/// Apple: "VNHumanBodyPose3DObservation".
open class VNHumanBodyPose3DObservation: VNObservation {
}
/// Apple: "VNPixelBufferObservation".
open class VNPixelBufferObservation: VNObservation {
    /// Here always `nil`. Apple: "VNPixelBufferObservation.pixelBuffer".
    open var pixelBuffer: CVPixelBuffer? { nil }
}
/// Apple: "VNInstanceMaskObservation".
open class VNInstanceMaskObservation: VNObservation {
    /// Here always `[]`. Apple: "VNInstanceMaskObservation.allInstances".
    open var allInstances: IndexSet { [] }
    /// Here `throw CocoaError(.featureUnsupported)`. Apple: "VNInstanceMaskObservation.generateScaledMaskForImage".
    open func generateScaledMaskForImage(forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler) throws -> CVPixelBuffer { throw CocoaError(.featureUnsupported) }
}
/// Apple: "VNFeaturePrintObservation".
open class VNFeaturePrintObservation: VNObservation {
    /// Here `throw CocoaError(.featureUnsupported)`. Apple: "VNFeaturePrintObservation.computeDistance".
    open func computeDistance(_ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation) throws { throw CocoaError(.featureUnsupported) }
}
/// Apple: "VNSaliencyImageObservation".
open class VNSaliencyImageObservation: VNPixelBufferObservation {
    /// Here always `nil`. Apple: "VNSaliencyImageObservation.salientObjects".
    open var salientObjects: [VNRectangleObservation]? { nil }
}
/// Apple: "VNTrajectoryObservation".
open class VNTrajectoryObservation: VNObservation {
}
/// Apple: "VNCoreMLFeatureValueObservation".
open class VNCoreMLFeatureValueObservation: VNObservation {
}
/// Apple: "VNCoreMLModel".
open class VNCoreMLModel: NSObject {
    /// Apple: "VNCoreMLModel.init".
    public init(for model: AnyObject) throws { super.init(); throw CocoaError(.featureUnsupported) }
}
/// Apple: "VNHasResults_".
public protocol VNHasResults_ {
}
extension VNHasResults_ {
    /// Here always `[]`. Apple: "VNHasResults_.results".
    public var results: [VNObservation]? { [] }
}
/// Apple: "VNRequest".
open class VNRequest: NSObject, VNHasResults_ {
    /// Apple: "VNRequest.completionHandler".
    public let completionHandler: VNRequestCompletionHandler?
    /// Apple: "VNRequest.init".
    public required init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler; super.init() }
    /// Apple: "VNRequest.init".
    override public convenience init() { self.init(completionHandler: nil) }
    /// It is kept; `false` at first. Apple: "VNRequest.preferBackgroundProcessing".
    open var preferBackgroundProcessing: Bool = false
    /// It is kept; `1` at first. Apple: "VNRequest.revision".
    open var revision: Int = 1
    /// Apple: "VNRequest.cancel".
    open func cancel() {}
}
/// Apple: "VNImageBasedRequest".
open class VNImageBasedRequest: VNRequest {
    /// It is kept; `CGRect(x: 0, y: 0, width: 1, height: 1)` at first. Apple: "VNImageBasedRequest.regionOfInterest".
    open var regionOfInterest: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
}
/// Apple: "VNRecognizeTextRequest".
open class VNRecognizeTextRequest: VNImageBasedRequest {
    /// Apple: "VNRecognizeTextRequest.results".
    open var results: [VNRecognizedTextObservation]? { [] }
    /// It is kept; `.accurate` at first. Apple: "VNRecognizeTextRequest.recognitionLevel".
    open var recognitionLevel: VNRequestTextRecognitionLevel = .accurate
    /// It is kept; `["en-US"]` at first. Apple: "VNRecognizeTextRequest.recognitionLanguages".
    open var recognitionLanguages: [String] = ["en-US"]
    /// It is kept; `true` at first. Apple: "VNRecognizeTextRequest.usesLanguageCorrection".
    open var usesLanguageCorrection: Bool = true
    /// It is kept; `false` at first. Apple: "VNRecognizeTextRequest.automaticallyDetectsLanguage".
    open var automaticallyDetectsLanguage: Bool = false
    /// It is kept; `[]` at first. Apple: "VNRecognizeTextRequest.customWords".
    open var customWords: [String] = []
    /// It is kept; `0` at first. Apple: "VNRecognizeTextRequest.minimumTextHeight".
    open var minimumTextHeight: Float = 0
    /// Here `["en-US"]`. Apple: "VNRecognizeTextRequest.supportedRecognitionLanguages".
    open func supportedRecognitionLanguages() throws -> [String] { ["en-US"] }
}
/// Apple: "VNDetectFaceRectanglesRequest".
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
    /// Apple: "VNDetectFaceRectanglesRequest.results".
    open var results: [VNFaceObservation]? { [] }
}
/// Apple: "VNDetectFaceLandmarksRequest".
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
    /// Apple: "VNDetectFaceLandmarksRequest.results".
    open var results: [VNFaceObservation]? { [] }
    /// It is kept; `nil` at first. Apple: "VNDetectFaceLandmarksRequest.inputFaceObservations".
    open var inputFaceObservations: [VNFaceObservation]?
}
/// Apple: "VNDetectBarcodesRequest".
open class VNDetectBarcodesRequest: VNImageBasedRequest {
    /// Apple: "VNDetectBarcodesRequest.results".
    open var results: [VNBarcodeObservation]? { [] }
    /// It is kept; `[.qr]` at first. Apple: "VNDetectBarcodesRequest.symbologies".
    open var symbologies: [VNBarcodeSymbology] = [.qr]
}
/// Apple: "VNDetectRectanglesRequest".
open class VNDetectRectanglesRequest: VNImageBasedRequest {
    /// Apple: "VNDetectRectanglesRequest.results".
    open var results: [VNRectangleObservation]? { [] }
    /// It is kept; `0.5` at first. Apple: "VNDetectRectanglesRequest.minimumAspectRatio".
    open var minimumAspectRatio: Float = 0.5
    /// It is kept; `1` at first. Apple: "VNDetectRectanglesRequest.maximumAspectRatio".
    open var maximumAspectRatio: Float = 1
    /// It is kept; `0.2` at first. Apple: "VNDetectRectanglesRequest.minimumSize".
    open var minimumSize: Float = 0.2
    /// It is kept; `0` at first. Apple: "VNDetectRectanglesRequest.minimumConfidence".
    open var minimumConfidence: Float = 0
    /// It is kept; `1` at first. Apple: "VNDetectRectanglesRequest.maximumObservations".
    open var maximumObservations: Int = 1
    /// It is kept; `30` at first. Apple: "VNDetectRectanglesRequest.quadratureTolerance".
    open var quadratureTolerance: Float = 30
}
/// Apple: "VNDetectTextRectanglesRequest".
open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
}
/// Apple: "VNDetectHumanBodyPoseRequest".
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {
    /// Apple: "VNDetectHumanBodyPoseRequest.results".
    open var results: [VNHumanBodyPoseObservation]? { [] }
}
/// Apple: "VNDetectHumanBodyPose3DRequest".
open class VNDetectHumanBodyPose3DRequest: VNImageBasedRequest {
}
/// Apple: "VNDetectHumanHandPoseRequest".
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
    /// It is kept; `2` at first. Apple: "VNDetectHumanHandPoseRequest.maximumHandCount".
    open var maximumHandCount: Int = 2
}
/// Apple: "VNDetectTrajectoriesRequest".
open class VNDetectTrajectoriesRequest: VNImageBasedRequest {
}
/// Apple: "VNClassifyImageRequest".
open class VNClassifyImageRequest: VNImageBasedRequest {
    /// Apple: "VNClassifyImageRequest.results".
    open var results: [VNClassificationObservation]? { [] }
}
/// Apple: "VNGenerateForegroundInstanceMaskRequest".
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest {
    /// Apple: "VNGenerateForegroundInstanceMaskRequest.results".
    open var results: [VNInstanceMaskObservation]? { [] }
}
/// Apple: "VNGeneratePersonSegmentationRequest".
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
    /// Apple: "VNGeneratePersonSegmentationRequest.results".
    open var results: [VNPixelBufferObservation]? { [] }
}
/// Apple: "VNGenerateAttentionBasedSaliencyImageRequest".
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {
    /// Apple: "VNGenerateAttentionBasedSaliencyImageRequest.results".
    open var results: [VNSaliencyImageObservation]? { [] }
}
/// Apple: "VNGenerateImageFeaturePrintRequest".
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {
    /// Apple: "VNGenerateImageFeaturePrintRequest.results".
    open var results: [VNFeaturePrintObservation]? { [] }
}
/// Apple: "VNTranslationalImageRegistrationRequest".
open class VNTranslationalImageRegistrationRequest: VNImageBasedRequest {
}
/// Apple: "VNTrackObjectRequest".
open class VNTrackObjectRequest: VNImageBasedRequest {
}
/// Apple: "VNCoreMLRequest".
open class VNCoreMLRequest: VNImageBasedRequest {
    /// Apple: "VNCoreMLRequest.init".
    public convenience init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) { self.init(completionHandler: completionHandler) }
    /// It is kept; `.centerCrop` at first. Apple: "VNCoreMLRequest.imageCropAndScaleOption".
    open var imageCropAndScaleOption: VNImageCropAndScaleOption = .centerCrop
}
/// Apple: "VNImageRequestHandler".
open class VNImageRequestHandler: NSObject {
    /// Apple: "VNImageRequestHandler.init".
    public convenience init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { self.init() }
    /// Apple: "VNImageRequestHandler.init".
    public convenience init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) { self.init() }
    /// Apple: "VNImageRequestHandler.init".
    public convenience init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { self.init() }
    /// Apple: "VNImageRequestHandler.init".
    public convenience init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) { self.init() }
    /// Apple: "VNImageRequestHandler.init".
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) { self.init() }
    /// Apple: "VNImageRequestHandler.init".
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) { self.init() }
    /// Apple: "VNImageRequestHandler.init".
    public convenience init(cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) { self.init() }
    /// Apple: "VNImageRequestHandler.init".
    public convenience init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { self.init() }
    /// Apple: "VNImageRequestHandler.init".
    public convenience init(data imageData: Data, options: [VNImageOption: Any] = [:]) { self.init() }
    /// Apple: "VNImageRequestHandler.perform".
    open func perform(_ requests: [VNRequest]) throws { QuietNotes.tell("nothing is recognized in pictures here: requests have no results"); for request in requests { request.completionHandler?(request, nil) } }
}
/// Apple: "VNSequenceRequestHandler".
open class VNSequenceRequestHandler: NSObject {
    /// Apple: "VNSequenceRequestHandler.perform".
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { for request in requests { request.completionHandler?(request, nil) } }
    /// Apple: "VNSequenceRequestHandler.perform".
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { for request in requests { request.completionHandler?(request, nil) } }
}
