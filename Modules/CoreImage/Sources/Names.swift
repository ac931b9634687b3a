// length: generated. Written by Scripts/quiet-modules.py from Modules/CoreImage/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import CoreGraphics
@_exported public import CoreVideo
@_exported public import ImageIO
@_exported public import CFNames
internal import UIKit

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("CoreImage: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "kCIInputImageKey".
public let kCIInputImageKey: String = "inputImage"
/// Apple: "kCIInputBackgroundImageKey".
public let kCIInputBackgroundImageKey: String = "inputBackgroundImage"
/// Apple: "kCIInputMaskImageKey".
public let kCIInputMaskImageKey: String = "inputMaskImage"
/// Apple: "kCIInputTargetImageKey".
public let kCIInputTargetImageKey: String = "inputTargetImage"
/// Apple: "kCIInputRadiusKey".
public let kCIInputRadiusKey: String = "inputRadius"
/// Apple: "kCIInputIntensityKey".
public let kCIInputIntensityKey: String = "inputIntensity"
/// Apple: "kCIInputScaleKey".
public let kCIInputScaleKey: String = "inputScale"
/// Apple: "kCIInputCenterKey".
public let kCIInputCenterKey: String = "inputCenter"
/// Apple: "kCIInputColorKey".
public let kCIInputColorKey: String = "inputColor"
/// Apple: "kCIInputAngleKey".
public let kCIInputAngleKey: String = "inputAngle"
/// Apple: "kCIInputAspectRatioKey".
public let kCIInputAspectRatioKey: String = "inputAspectRatio"
/// Apple: "kCIInputBrightnessKey".
public let kCIInputBrightnessKey: String = "inputBrightness"
/// Apple: "kCIInputContrastKey".
public let kCIInputContrastKey: String = "inputContrast"
/// Apple: "kCIInputSaturationKey".
public let kCIInputSaturationKey: String = "inputSaturation"
/// Apple: "kCIInputEVKey".
public let kCIInputEVKey: String = "inputEV"
/// Apple: "kCIInputSharpnessKey".
public let kCIInputSharpnessKey: String = "inputSharpness"
/// Apple: "kCIInputWidthKey".
public let kCIInputWidthKey: String = "inputWidth"
/// Apple: "kCIInputExtentKey".
public let kCIInputExtentKey: String = "inputExtent"
/// Apple: "kCIInputTransformKey".
public let kCIInputTransformKey: String = "inputTransform"
/// Apple: "kCIInputTimeKey".
public let kCIInputTimeKey: String = "inputTime"
/// Apple: "kCIInputAmountKey".
public let kCIInputAmountKey: String = "inputAmount"
/// Apple: "kCIOutputImageKey".
public let kCIOutputImageKey: String = "outputImage"
/// Apple: "kCIInputBiasKey".
public let kCIInputBiasKey: String = "inputBias"
/// Apple: "kCIInputRefractionKey".
public let kCIInputRefractionKey: String = "inputRefraction"
/// Apple: "kCIAttributeFilterDisplayName".
public let kCIAttributeFilterDisplayName: String = "CIAttributeFilterDisplayName"
/// Apple: "kCICategoryBlur".
public let kCICategoryBlur: String = "CICategoryBlur"
/// Apple: "kCICategoryColorEffect".
public let kCICategoryColorEffect: String = "CICategoryColorEffect"
/// Apple: "kCICategoryBuiltIn".
public let kCICategoryBuiltIn: String = "CICategoryBuiltIn"
/// Apple: "CIFormat".
public struct CIFormat: Hashable, Sendable {
    /// Apple: "CIFormat.rawValue".
    public let rawValue: Int32
    /// Apple: "CIFormat.RGBA8".
    public static let RGBA8: CIFormat = CIFormat(rawValue: 24)
    /// Apple: "CIFormat.BGRA8".
    public static let BGRA8: CIFormat = CIFormat(rawValue: 22)
    /// Apple: "CIFormat.ARGB8".
    public static let ARGB8: CIFormat = CIFormat(rawValue: 23)
    /// Apple: "CIFormat.RGBAh".
    public static let RGBAh: CIFormat = CIFormat(rawValue: 31)
    /// Apple: "CIFormat.RGBAf".
    public static let RGBAf: CIFormat = CIFormat(rawValue: 34)
    /// Apple: "CIFormat.R8".
    public static let R8: CIFormat = CIFormat(rawValue: 35)
}
/// Apple: "CIImageOption".
public struct CIImageOption: Hashable, Sendable {
    /// Apple: "CIImageOption.rawValue".
    public let rawValue: String
    /// Apple: "CIImageOption.colorSpace".
    public static let colorSpace: CIImageOption = CIImageOption(rawValue: "CIImageColorSpace")
    /// Apple: "CIImageOption.applyOrientationProperty".
    public static let applyOrientationProperty: CIImageOption = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
    /// Apple: "CIImageOption.properties".
    public static let properties: CIImageOption = CIImageOption(rawValue: "CIImageProperties")
}
/// Apple: "CIContextOption".
public struct CIContextOption: Hashable, Sendable {
    /// Apple: "CIContextOption.rawValue".
    public let rawValue: String
    /// Apple: "CIContextOption.useSoftwareRenderer".
    public static let useSoftwareRenderer: CIContextOption = CIContextOption(rawValue: "software_renderer")
    /// Apple: "CIContextOption.workingColorSpace".
    public static let workingColorSpace: CIContextOption = CIContextOption(rawValue: "working_color_space")
    /// Apple: "CIContextOption.outputColorSpace".
    public static let outputColorSpace: CIContextOption = CIContextOption(rawValue: "output_color_space")
    /// Apple: "CIContextOption.workingFormat".
    public static let workingFormat: CIContextOption = CIContextOption(rawValue: "working_format")
    /// Apple: "CIContextOption.highQualityDownsample".
    public static let highQualityDownsample: CIContextOption = CIContextOption(rawValue: "high_quality_downsample")
    /// Apple: "CIContextOption.priorityRequestLow".
    public static let priorityRequestLow: CIContextOption = CIContextOption(rawValue: "request_low_priority")
    /// Apple: "CIContextOption.cacheIntermediates".
    public static let cacheIntermediates: CIContextOption = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}
/// Apple: "CIDetectorTypeFace".
public let CIDetectorTypeFace: String = "CIDetectorTypeFace"
/// Apple: "CIDetectorTypeRectangle".
public let CIDetectorTypeRectangle: String = "CIDetectorTypeRectangle"
/// Apple: "CIDetectorTypeQRCode".
public let CIDetectorTypeQRCode: String = "CIDetectorTypeQRCode"
/// Apple: "CIDetectorTypeText".
public let CIDetectorTypeText: String = "CIDetectorTypeText"
/// Apple: "CIDetectorAccuracy".
public let CIDetectorAccuracy: String = "CIDetectorAccuracy"
/// Apple: "CIDetectorAccuracyLow".
public let CIDetectorAccuracyLow: String = "CIDetectorAccuracyLow"
/// Apple: "CIDetectorAccuracyHigh".
public let CIDetectorAccuracyHigh: String = "CIDetectorAccuracyHigh"
/// Apple: "CIDetectorSmile".
public let CIDetectorSmile: String = "CIDetectorSmile"
/// Apple: "CIDetectorEyeBlink".
public let CIDetectorEyeBlink: String = "CIDetectorEyeBlink"
/// Apple: "CIDetector".
open class CIDetector: NSObject {
    /// Apple: "CIDetector.init".
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) { super.init() }
    /// Apple: "CIDetector.features".
    open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { QuietNotes.tell("nothing is recognized in pictures here"); return [] }
}
/// Apple: "CIFeature".
open class CIFeature: NSObject {
    /// Here always `""`. Apple: "CIFeature.type".
    open var type: String { "" }
    /// Here always `.zero`. Apple: "CIFeature.bounds".
    open var bounds: CGRect { .zero }
}
/// Apple: "CIFaceFeature".
open class CIFaceFeature: CIFeature {
    /// Here always `false`. Apple: "CIFaceFeature.hasSmile".
    open var hasSmile: Bool { false }
}
/// Apple: "CIQRCodeFeature".
open class CIQRCodeFeature: CIFeature {
    /// Here always `nil`. Apple: "CIQRCodeFeature.messageString".
    open var messageString: String? { nil }
}
/// Apple: "CIKernel".
open class CIKernel: NSObject {
}
/// Apple: "CIColorKernel".
open class CIColorKernel: CIKernel {
    /// Apple: "CIColorKernel.init".
    public convenience init?(source: String) { return nil }
    /// Apple: "CIColorKernel.init".
    public convenience init(functionName name: String, fromMetalLibraryData data: Data) throws { self.init(); throw CocoaError(.featureUnsupported) }
    /// Here `nil`. Apple: "CIColorKernel.apply".
    open func apply(extent: CGRect, arguments: [Any]?) -> CIImage? { nil }
}
/// Apple: "CIVector".
open class CIVector: NSObject {
    /// Apple: "CIVector.values_".
    let values_: [CGFloat]
    /// Apple: "CIVector.init".
    public init(values: [CGFloat]) { values_ = values; super.init() }
    /// Apple: "CIVector.init".
    public convenience init(x: CGFloat) { self.init(values: [x]) }
    /// Apple: "CIVector.init".
    public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
    /// Apple: "CIVector.init".
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }
    /// Apple: "CIVector.init".
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init(values: [x, y, z, w]) }
    /// Apple: "CIVector.init".
    public convenience init(cgPoint p: CGPoint) { self.init(values: [p.x, p.y]) }
    /// Apple: "CIVector.init".
    public convenience init(cgRect r: CGRect) { self.init(values: [r.minX, r.minY, r.width, r.height]) }
    /// Here `values_.indices.contains(index) ? values_[index] : 0`. Apple: "CIVector.value".
    open func value(at index: Int) -> CGFloat { values_.indices.contains(index) ? values_[index] : 0 }
    /// Here always `values_.count`. Apple: "CIVector.count".
    open var count: Int { values_.count }
    /// Here always `value(at: 0)`. Apple: "CIVector.x".
    open var x: CGFloat { value(at: 0) }
    /// Here always `value(at: 1)`. Apple: "CIVector.y".
    open var y: CGFloat { value(at: 1) }
    /// Here always `value(at: 2)`. Apple: "CIVector.z".
    open var z: CGFloat { value(at: 2) }
    /// Here always `value(at: 3)`. Apple: "CIVector.w".
    open var w: CGFloat { value(at: 3) }
    /// Here always `CGPoint(x: x, y: y)`. Apple: "CIVector.cgPointValue".
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// Here always `CGRect(x: x, y: y, width: z, height: w)`. Apple: "CIVector.cgRectValue".
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
/// Apple: "CIColor".
open class CIColor: NSObject {
    /// Apple: "CIColor.red".
    public let red: CGFloat
    /// Apple: "CIColor.green".
    public let green: CGFloat
    /// Apple: "CIColor.blue".
    public let blue: CGFloat
    /// Apple: "CIColor.alpha".
    public let alpha: CGFloat
    /// Apple: "CIColor.init".
    public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) { red = r; green = g; blue = b; alpha = a; super.init() }
    /// Apple: "CIColor.init".
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) { self.init(red: r, green: g, blue: b, alpha: 1) }
    /// Apple: "CIColor.init".
    public convenience init(color: UIColor) { var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0); color.getRed(&r, green: &g, blue: &b, alpha: &a); self.init(red: r, green: g, blue: b, alpha: a) }
    /// Here always `[red, green, blue, alpha]`. Apple: "CIColor.components_".
    var components_: [CGFloat] { [red, green, blue, alpha] }
    /// Apple: "CIColor.black".
    public nonisolated(unsafe) static let black: CIColor = CIColor(red: 0, green: 0, blue: 0)
    /// Apple: "CIColor.white".
    public nonisolated(unsafe) static let white: CIColor = CIColor(red: 1, green: 1, blue: 1)
    /// Apple: "CIColor.red_".
    private nonisolated(unsafe) static let red_: CIColor = CIColor(red: 1, green: 0, blue: 0)
    /// Apple: "CIColor.red".
    open class var red: CIColor { red_ }
    /// Apple: "CIColor.clear".
    public nonisolated(unsafe) static let clear: CIColor = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
    /// Apple: "CIColor.blue".
    open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
    /// Apple: "CIColor.green".
    open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
}
/// Apple: "CIFilterProtocol".
public protocol CIFilterProtocol: AnyObject {
}
extension CIFilter: CIFilterProtocol {
    /// Apple: "CIFilter.message".
    public var message: Data { get { value(forKey: "inputMessage") as? Data ?? Data() } set { setValue(newValue, forKey: "inputMessage") } }
    /// Apple: "CIFilter.correctionLevel".
    public var correctionLevel: String { get { value(forKey: "inputCorrectionLevel") as? String ?? "M" } set { setValue(newValue, forKey: "inputCorrectionLevel") } }
    /// Apple: "CIFilter.radius".
    public var radius: Float { get { Float(number("inputRadius", 0)) } set { setValue(newValue, forKey: "inputRadius") } }
    /// Apple: "CIFilter.inputImage".
    public var inputImage: CIImage? { get { image("inputImage") } set { setValue(newValue, forKey: "inputImage") } }
    /// Apple: "CIFilter.saturation".
    public var saturation: Float { get { Float(number("inputSaturation", 0)) } set { setValue(newValue, forKey: "inputSaturation") } }
    /// Apple: "CIFilter.brightness".
    public var brightness: Float { get { Float(number("inputBrightness", 0)) } set { setValue(newValue, forKey: "inputBrightness") } }
    /// Apple: "CIFilter.contrast".
    public var contrast: Float { get { Float(number("inputContrast", 0)) } set { setValue(newValue, forKey: "inputContrast") } }
    /// Apple: "CIFilter.intensity".
    public var intensity: Float { get { Float(number("inputIntensity", 0)) } set { setValue(newValue, forKey: "inputIntensity") } }
    /// Apple: "CIFilter.color".
    public var color: CIColor { get { value(forKey: "inputColor") as? CIColor ?? CIColor.white } set { setValue(newValue, forKey: "inputColor") } }
    /// Apple: "CIFilter.ev".
    public var ev: Float { get { Float(number("inputEV", 0)) } set { setValue(newValue, forKey: "inputEV") } }
    /// Apple: "CIFilter.power".
    public var power: Float { get { Float(number("inputPower", 0)) } set { setValue(newValue, forKey: "inputPower") } }
    /// Apple: "CIFilter.angle".
    public var angle: Float { get { Float(number("inputAngle", 0)) } set { setValue(newValue, forKey: "inputAngle") } }
    /// Apple: "CIFilter.amount".
    public var amount: Float { get { Float(number("inputAmount", 0)) } set { setValue(newValue, forKey: "inputAmount") } }
    /// Apple: "CIFilter.center".
    public var center: CGPoint { get { value(forKey: "inputCenter") as? CGPoint ?? CGPoint(x: 150, y: 150) } set { setValue(newValue, forKey: "inputCenter") } }
    /// Apple: "CIFilter.scale".
    public var scale: Float { get { Float(number("inputScale", 0)) } set { setValue(newValue, forKey: "inputScale") } }
    /// Apple: "CIFilter.extent".
    public var extent: CGRect { get { value(forKey: "inputExtent") as? CGRect ?? CGRect.zero } set { setValue(newValue, forKey: "inputExtent") } }
    /// Apple: "CIFilter.color0".
    public var color0: CIColor { get { value(forKey: "inputColor0") as? CIColor ?? CIColor.white } set { setValue(newValue, forKey: "inputColor0") } }
    /// Apple: "CIFilter.color1".
    public var color1: CIColor { get { value(forKey: "inputColor1") as? CIColor ?? CIColor.white } set { setValue(newValue, forKey: "inputColor1") } }
    /// Apple: "CIFilter.backgroundImage".
    public var backgroundImage: CIImage? { get { image("inputBackgroundImage") } set { setValue(newValue, forKey: "inputBackgroundImage") } }
    /// Apple: "CIFilter.maskImage".
    public var maskImage: CIImage? { get { image("inputMaskImage") } set { setValue(newValue, forKey: "inputMaskImage") } }
    /// Apple: "CIFilter.aspectRatio".
    public var aspectRatio: Float { get { Float(number("inputAspectRatio", 0)) } set { setValue(newValue, forKey: "inputAspectRatio") } }
    /// Here `CIFilter(known: "CIQRCodeGenerator")`. Apple: "CIFilter.qrCodeGenerator".
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { CIFilter(known: "CIQRCodeGenerator") }
    /// Here `CIFilter(known: "CIGaussianBlur")`. Apple: "CIFilter.gaussianBlur".
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { CIFilter(known: "CIGaussianBlur") }
    /// Here `CIFilter(known: "CIBoxBlur")`. Apple: "CIFilter.boxBlur".
    public class func boxBlur() -> any CIFilter & CIBoxBlur { CIFilter(known: "CIBoxBlur") }
    /// Here `CIFilter(known: "CIDiscBlur")`. Apple: "CIFilter.discBlur".
    public class func discBlur() -> any CIFilter & CIDiscBlur { CIFilter(known: "CIDiscBlur") }
    /// Here `CIFilter(known: "CIColorControls")`. Apple: "CIFilter.colorControls".
    public class func colorControls() -> any CIFilter & CIColorControls { CIFilter(known: "CIColorControls") }
    /// Here `CIFilter(known: "CISepiaTone")`. Apple: "CIFilter.sepiaTone".
    public class func sepiaTone() -> any CIFilter & CISepiaTone { CIFilter(known: "CISepiaTone") }
    /// Here `CIFilter(known: "CIColorInvert")`. Apple: "CIFilter.colorInvert".
    public class func colorInvert() -> any CIFilter & CIColorInvert { CIFilter(known: "CIColorInvert") }
    /// Here `CIFilter(known: "CIColorMonochrome")`. Apple: "CIFilter.colorMonochrome".
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { CIFilter(known: "CIColorMonochrome") }
    /// Here `CIFilter(known: "CIExposureAdjust")`. Apple: "CIFilter.exposureAdjust".
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { CIFilter(known: "CIExposureAdjust") }
    /// Here `CIFilter(known: "CIGammaAdjust")`. Apple: "CIFilter.gammaAdjust".
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { CIFilter(known: "CIGammaAdjust") }
    /// Here `CIFilter(known: "CIHueAdjust")`. Apple: "CIFilter.hueAdjust".
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { CIFilter(known: "CIHueAdjust") }
    /// Here `CIFilter(known: "CIVibrance")`. Apple: "CIFilter.vibrance".
    public class func vibrance() -> any CIFilter & CIVibrance { CIFilter(known: "CIVibrance") }
    /// Here `CIFilter(known: "CIPixellate")`. Apple: "CIFilter.pixellate".
    public class func pixellate() -> any CIFilter & CIPixellate { CIFilter(known: "CIPixellate") }
    /// Here `CIFilter(known: "CIVignette")`. Apple: "CIFilter.vignette".
    public class func vignette() -> any CIFilter & CIVignette { CIFilter(known: "CIVignette") }
    /// Here `CIFilter(known: "CIAreaAverage")`. Apple: "CIFilter.areaAverage".
    public class func areaAverage() -> any CIFilter & CIAreaAverage { CIFilter(known: "CIAreaAverage") }
    /// Here `CIFilter(known: "CIFalseColor")`. Apple: "CIFilter.falseColor".
    public class func falseColor() -> any CIFilter & CIFalseColor { CIFilter(known: "CIFalseColor") }
    /// Here `CIFilter(known: "CIMaskToAlpha")`. Apple: "CIFilter.maskToAlpha".
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { CIFilter(known: "CIMaskToAlpha") }
    /// Here `CIFilter(known: "CIPhotoEffectMono")`. Apple: "CIFilter.photoEffectMono".
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffectMono { CIFilter(known: "CIPhotoEffectMono") }
    /// Here `CIFilter(known: "CIPhotoEffectNoir")`. Apple: "CIFilter.photoEffectNoir".
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffectNoir { CIFilter(known: "CIPhotoEffectNoir") }
    /// Here `CIFilter(known: "CIPhotoEffectTonal")`. Apple: "CIFilter.photoEffectTonal".
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffectTonal { CIFilter(known: "CIPhotoEffectTonal") }
    /// Here `CIFilter(known: "CIPhotoEffectChrome")`. Apple: "CIFilter.photoEffectChrome".
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffectChrome { CIFilter(known: "CIPhotoEffectChrome") }
    /// Here `CIFilter(known: "CIPhotoEffectFade")`. Apple: "CIFilter.photoEffectFade".
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffectFade { CIFilter(known: "CIPhotoEffectFade") }
    /// Here `CIFilter(known: "CIPhotoEffectInstant")`. Apple: "CIFilter.photoEffectInstant".
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffectInstant { CIFilter(known: "CIPhotoEffectInstant") }
    /// Here `CIFilter(known: "CIPhotoEffectProcess")`. Apple: "CIFilter.photoEffectProcess".
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffectProcess { CIFilter(known: "CIPhotoEffectProcess") }
    /// Here `CIFilter(known: "CIPhotoEffectTransfer")`. Apple: "CIFilter.photoEffectTransfer".
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffectTransfer { CIFilter(known: "CIPhotoEffectTransfer") }
    /// Here `CIFilter(known: "CISourceOverCompositing")`. Apple: "CIFilter.sourceOverCompositing".
    public class func sourceOverCompositing() -> any CIFilter & CISourceOverCompositing { CIFilter(known: "CISourceOverCompositing") }
    /// Here `CIFilter(known: "CIMultiplyCompositing")`. Apple: "CIFilter.multiplyCompositing".
    public class func multiplyCompositing() -> any CIFilter & CIMultiplyCompositing { CIFilter(known: "CIMultiplyCompositing") }
    /// Here `CIFilter(known: "CIBlendWithMask")`. Apple: "CIFilter.blendWithMask".
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { CIFilter(known: "CIBlendWithMask") }
    /// Here `CIFilter(known: "CILanczosScaleTransform")`. Apple: "CIFilter.lanczosScaleTransform".
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform { CIFilter(known: "CILanczosScaleTransform") }
}
/// Apple: "CIQRCodeGenerator".
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// Apple: "CIQRCodeGenerator.message".
    var message: Data { get set }
    /// Apple: "CIQRCodeGenerator.correctionLevel".
    var correctionLevel: String { get set }
}
extension CIFilter: CIQRCodeGenerator {
}
/// Apple: "CIGaussianBlur".
public protocol CIGaussianBlur: CIFilterProtocol {
    /// Apple: "CIGaussianBlur.inputImage".
    var inputImage: CIImage? { get set }
    /// Apple: "CIGaussianBlur.radius".
    var radius: Float { get set }
}
extension CIFilter: CIGaussianBlur {
}
/// Apple: "CIBoxBlur".
public protocol CIBoxBlur: CIFilterProtocol {
    /// Apple: "CIBoxBlur.inputImage".
    var inputImage: CIImage? { get set }
    /// Apple: "CIBoxBlur.radius".
    var radius: Float { get set }
}
extension CIFilter: CIBoxBlur {
}
/// Apple: "CIDiscBlur".
public protocol CIDiscBlur: CIFilterProtocol {
    /// Apple: "CIDiscBlur.inputImage".
    var inputImage: CIImage? { get set }
    /// Apple: "CIDiscBlur.radius".
    var radius: Float { get set }
}
extension CIFilter: CIDiscBlur {
}
/// Apple: "CIColorControls".
public protocol CIColorControls: CIFilterProtocol {
    /// Apple: "CIColorControls.inputImage".
    var inputImage: CIImage? { get set }
    /// Apple: "CIColorControls.saturation".
    var saturation: Float { get set }
    /// Apple: "CIColorControls.brightness".
    var brightness: Float { get set }
    /// Apple: "CIColorControls.contrast".
    var contrast: Float { get set }
}
extension CIFilter: CIColorControls {
}
/// Apple: "CISepiaTone".
public protocol CISepiaTone: CIFilterProtocol {
    /// Apple: "CISepiaTone.inputImage".
    var inputImage: CIImage? { get set }
    /// Apple: "CISepiaTone.intensity".
    var intensity: Float { get set }
}
extension CIFilter: CISepiaTone {
}
/// Apple: "CIColorInvert".
public protocol CIColorInvert: CIFilterProtocol {
    /// Apple: "CIColorInvert.inputImage".
    var inputImage: CIImage? { get set }
}
extension CIFilter: CIColorInvert {
}
/// Apple: "CIColorMonochrome".
public protocol CIColorMonochrome: CIFilterProtocol {
    /// Apple: "CIColorMonochrome.inputImage".
    var inputImage: CIImage? { get set }
    /// Apple: "CIColorMonochrome.color".
    var color: CIColor { get set }
    /// Apple: "CIColorMonochrome.intensity".
    var intensity: Float { get set }
}
extension CIFilter: CIColorMonochrome {
}
/// Apple: "CIExposureAdjust".
public protocol CIExposureAdjust: CIFilterProtocol {
    /// Apple: "CIExposureAdjust.inputImage".
    var inputImage: CIImage? { get set }
    /// Apple: "CIExposureAdjust.ev".
    var ev: Float { get set }
}
extension CIFilter: CIExposureAdjust {
}
/// Apple: "CIGammaAdjust".
public protocol CIGammaAdjust: CIFilterProtocol {
    /// Apple: "CIGammaAdjust.inputImage".
    var inputImage: CIImage? { get set }
    /// Apple: "CIGammaAdjust.power".
    var power: Float { get set }
}
extension CIFilter: CIGammaAdjust {
}
/// Apple: "CIHueAdjust".
public protocol CIHueAdjust: CIFilterProtocol {
    /// Apple: "CIHueAdjust.inputImage".
    var inputImage: CIImage? { get set }
    /// Apple: "CIHueAdjust.angle".
    var angle: Float { get set }
}
extension CIFilter: CIHueAdjust {
}
/// Apple: "CIVibrance".
public protocol CIVibrance: CIFilterProtocol {
    /// Apple: "CIVibrance.inputImage".
    var inputImage: CIImage? { get set }
    /// Apple: "CIVibrance.amount".
    var amount: Float { get set }
}
extension CIFilter: CIVibrance {
}
/// Apple: "CIPixellate".
public protocol CIPixellate: CIFilterProtocol {
    /// Apple: "CIPixellate.inputImage".
    var inputImage: CIImage? { get set }
    /// Apple: "CIPixellate.center".
    var center: CGPoint { get set }
    /// Apple: "CIPixellate.scale".
    var scale: Float { get set }
}
extension CIFilter: CIPixellate {
}
/// Apple: "CIVignette".
public protocol CIVignette: CIFilterProtocol {
    /// Apple: "CIVignette.inputImage".
    var inputImage: CIImage? { get set }
    /// Apple: "CIVignette.intensity".
    var intensity: Float { get set }
    /// Apple: "CIVignette.radius".
    var radius: Float { get set }
}
extension CIFilter: CIVignette {
}
/// Apple: "CIAreaAverage".
public protocol CIAreaAverage: CIFilterProtocol {
    /// Apple: "CIAreaAverage.inputImage".
    var inputImage: CIImage? { get set }
    /// Apple: "CIAreaAverage.extent".
    var extent: CGRect { get set }
}
extension CIFilter: CIAreaAverage {
}
/// Apple: "CIFalseColor".
public protocol CIFalseColor: CIFilterProtocol {
    /// Apple: "CIFalseColor.inputImage".
    var inputImage: CIImage? { get set }
    /// Apple: "CIFalseColor.color0".
    var color0: CIColor { get set }
    /// Apple: "CIFalseColor.color1".
    var color1: CIColor { get set }
}
extension CIFilter: CIFalseColor {
}
/// Apple: "CIMaskToAlpha".
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// Apple: "CIMaskToAlpha.inputImage".
    var inputImage: CIImage? { get set }
}
extension CIFilter: CIMaskToAlpha {
}
/// Apple: "CIPhotoEffectMono".
public protocol CIPhotoEffectMono: CIFilterProtocol {
    /// Apple: "CIPhotoEffectMono.inputImage".
    var inputImage: CIImage? { get set }
}
extension CIFilter: CIPhotoEffectMono {
}
/// Apple: "CIPhotoEffectNoir".
public protocol CIPhotoEffectNoir: CIFilterProtocol {
    /// Apple: "CIPhotoEffectNoir.inputImage".
    var inputImage: CIImage? { get set }
}
extension CIFilter: CIPhotoEffectNoir {
}
/// Apple: "CIPhotoEffectTonal".
public protocol CIPhotoEffectTonal: CIFilterProtocol {
    /// Apple: "CIPhotoEffectTonal.inputImage".
    var inputImage: CIImage? { get set }
}
extension CIFilter: CIPhotoEffectTonal {
}
/// Apple: "CIPhotoEffectChrome".
public protocol CIPhotoEffectChrome: CIFilterProtocol {
    /// Apple: "CIPhotoEffectChrome.inputImage".
    var inputImage: CIImage? { get set }
}
extension CIFilter: CIPhotoEffectChrome {
}
/// Apple: "CIPhotoEffectFade".
public protocol CIPhotoEffectFade: CIFilterProtocol {
    /// Apple: "CIPhotoEffectFade.inputImage".
    var inputImage: CIImage? { get set }
}
extension CIFilter: CIPhotoEffectFade {
}
/// Apple: "CIPhotoEffectInstant".
public protocol CIPhotoEffectInstant: CIFilterProtocol {
    /// Apple: "CIPhotoEffectInstant.inputImage".
    var inputImage: CIImage? { get set }
}
extension CIFilter: CIPhotoEffectInstant {
}
/// Apple: "CIPhotoEffectProcess".
public protocol CIPhotoEffectProcess: CIFilterProtocol {
    /// Apple: "CIPhotoEffectProcess.inputImage".
    var inputImage: CIImage? { get set }
}
extension CIFilter: CIPhotoEffectProcess {
}
/// Apple: "CIPhotoEffectTransfer".
public protocol CIPhotoEffectTransfer: CIFilterProtocol {
    /// Apple: "CIPhotoEffectTransfer.inputImage".
    var inputImage: CIImage? { get set }
}
extension CIFilter: CIPhotoEffectTransfer {
}
/// Apple: "CISourceOverCompositing".
public protocol CISourceOverCompositing: CIFilterProtocol {
    /// Apple: "CISourceOverCompositing.inputImage".
    var inputImage: CIImage? { get set }
    /// Apple: "CISourceOverCompositing.backgroundImage".
    var backgroundImage: CIImage? { get set }
}
extension CIFilter: CISourceOverCompositing {
}
/// Apple: "CIMultiplyCompositing".
public protocol CIMultiplyCompositing: CIFilterProtocol {
    /// Apple: "CIMultiplyCompositing.inputImage".
    var inputImage: CIImage? { get set }
    /// Apple: "CIMultiplyCompositing.backgroundImage".
    var backgroundImage: CIImage? { get set }
}
extension CIFilter: CIMultiplyCompositing {
}
/// Apple: "CIBlendWithMask".
public protocol CIBlendWithMask: CIFilterProtocol {
    /// Apple: "CIBlendWithMask.inputImage".
    var inputImage: CIImage? { get set }
    /// Apple: "CIBlendWithMask.backgroundImage".
    var backgroundImage: CIImage? { get set }
    /// Apple: "CIBlendWithMask.maskImage".
    var maskImage: CIImage? { get set }
}
extension CIFilter: CIBlendWithMask {
}
/// Apple: "CILanczosScaleTransform".
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// Apple: "CILanczosScaleTransform.inputImage".
    var inputImage: CIImage? { get set }
    /// Apple: "CILanczosScaleTransform.scale".
    var scale: Float { get set }
    /// Apple: "CILanczosScaleTransform.aspectRatio".
    var aspectRatio: Float { get set }
}
extension CIFilter: CILanczosScaleTransform {
}
