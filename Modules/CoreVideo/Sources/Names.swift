// length: generated. Written by Scripts/quiet-modules.py from Modules/CoreVideo/names.txt; change that.
// swift-format-ignore-file
@_exported public import CoreGraphics
@_exported public import CFNames
@_exported public import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("CoreVideo: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "CVReturn".
public typealias CVReturn = Int32
/// Apple: "CVOptionFlags".
public typealias CVOptionFlags = UInt64
/// Apple: "CVImageBuffer".
public typealias CVImageBuffer = CVPixelBuffer
/// Apple: "CVBuffer".
public typealias CVBuffer = CVPixelBuffer
/// Apple: "OSType".
public typealias OSType = UInt32
/// Apple: "kCVReturnSuccess".
public let kCVReturnSuccess: CVReturn = 0
/// Apple: "kCVReturnError".
public let kCVReturnError: CVReturn = -6660
/// Apple: "kCVReturnInvalidArgument".
public let kCVReturnInvalidArgument: CVReturn = -6661
/// Apple: "kCVReturnAllocationFailed".
public let kCVReturnAllocationFailed: CVReturn = -6662
/// Apple: "kCVReturnUnsupported".
public let kCVReturnUnsupported: CVReturn = -6663
/// Apple: "kCVReturnInvalidPixelFormat".
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// Apple: "kCVReturnInvalidSize".
public let kCVReturnInvalidSize: CVReturn = -6681
/// Apple: "kCVReturnWouldExceedAllocationThreshold".
public let kCVReturnWouldExceedAllocationThreshold: CVReturn = -6689
/// Apple: "kCVPixelFormatType_32BGRA".
public let kCVPixelFormatType_32BGRA: OSType = 0x42475241
/// Apple: "kCVPixelFormatType_32ARGB".
public let kCVPixelFormatType_32ARGB: OSType = 32
/// Apple: "kCVPixelFormatType_32RGBA".
public let kCVPixelFormatType_32RGBA: OSType = 0x52474241
/// Apple: "kCVPixelFormatType_24RGB".
public let kCVPixelFormatType_24RGB: OSType = 24
/// Apple: "kCVPixelFormatType_420YpCbCr8Planar".
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x79343230
/// Apple: "kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange".
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x34323076
/// Apple: "kCVPixelFormatType_420YpCbCr8BiPlanarFullRange".
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x34323066
/// Apple: "kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange".
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: OSType = 0x78343230
/// Apple: "kCVPixelFormatType_420YpCbCr10BiPlanarFullRange".
public let kCVPixelFormatType_420YpCbCr10BiPlanarFullRange: OSType = 0x78663230
/// Apple: "kCVPixelFormatType_422YpCbCr8".
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x32767579
/// Apple: "kCVPixelFormatType_OneComponent8".
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C303038
/// Apple: "kCVPixelFormatType_OneComponent32Float".
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C303066
/// Apple: "kCVPixelFormatType_DepthFloat16".
public let kCVPixelFormatType_DepthFloat16: OSType = 0x68646570
/// Apple: "kCVPixelFormatType_DepthFloat32".
public let kCVPixelFormatType_DepthFloat32: OSType = 0x66646570
/// Apple: "kCVPixelFormatType_DisparityFloat16".
public let kCVPixelFormatType_DisparityFloat16: OSType = 0x68646973
/// Apple: "kCVPixelFormatType_DisparityFloat32".
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x66646973
/// Apple: "kCVPixelFormatType_64RGBAHalf".
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x52476841
/// Apple: "kCVPixelFormatType_Lossless_32BGRA".
public let kCVPixelFormatType_Lossless_32BGRA: OSType = 0x26424752
/// Apple: "kCVPixelFormatType_Lossy_32BGRA".
public let kCVPixelFormatType_Lossy_32BGRA: OSType = 0x2D424752
/// Apple: "kCVPixelBufferPixelFormatTypeKey".
public let kCVPixelBufferPixelFormatTypeKey: String = "PixelFormatType"
/// Apple: "kCVPixelBufferWidthKey".
public let kCVPixelBufferWidthKey: String = "Width"
/// Apple: "kCVPixelBufferHeightKey".
public let kCVPixelBufferHeightKey: String = "Height"
/// Apple: "kCVPixelBufferIOSurfacePropertiesKey".
public let kCVPixelBufferIOSurfacePropertiesKey: String = "IOSurfaceProperties"
/// Apple: "kCVPixelBufferMetalCompatibilityKey".
public let kCVPixelBufferMetalCompatibilityKey: String = "MetalCompatibility"
/// Apple: "kCVPixelBufferOpenGLESCompatibilityKey".
public let kCVPixelBufferOpenGLESCompatibilityKey: String = "OpenGLESCompatibility"
/// Apple: "kCVPixelBufferCGImageCompatibilityKey".
public let kCVPixelBufferCGImageCompatibilityKey: String = "CGImageCompatibility"
/// Apple: "kCVPixelBufferCGBitmapContextCompatibilityKey".
public let kCVPixelBufferCGBitmapContextCompatibilityKey: String = "CGBitmapContextCompatibility"
/// Apple: "kCVPixelBufferBytesPerRowAlignmentKey".
public let kCVPixelBufferBytesPerRowAlignmentKey: String = "BytesPerRowAlignment"
/// Apple: "kCVPixelBufferPoolMinimumBufferCountKey".
public let kCVPixelBufferPoolMinimumBufferCountKey: String = "MinimumBufferCount"
/// Apple: "kCVPixelBufferPoolMaximumBufferAgeKey".
public let kCVPixelBufferPoolMaximumBufferAgeKey: String = "MaximumBufferAge"
/// Apple: "kCVPixelBufferPoolAllocationThresholdKey".
public let kCVPixelBufferPoolAllocationThresholdKey: String = "BufferPoolAllocationThreshold"
/// Apple: "kCVImageBufferColorPrimariesKey".
public let kCVImageBufferColorPrimariesKey: String = "CVImageBufferColorPrimaries"
/// Apple: "kCVImageBufferTransferFunctionKey".
public let kCVImageBufferTransferFunctionKey: String = "CVImageBufferTransferFunction"
/// Apple: "kCVImageBufferYCbCrMatrixKey".
public let kCVImageBufferYCbCrMatrixKey: String = "CVImageBufferYCbCrMatrix"
/// Apple: "kCVImageBufferCGColorSpaceKey".
public let kCVImageBufferCGColorSpaceKey: String = "CGColorSpace"
/// Apple: "kCVImageBufferCleanApertureKey".
public let kCVImageBufferCleanApertureKey: String = "CVCleanAperture"
/// Apple: "kCVImageBufferCleanApertureWidthKey".
public let kCVImageBufferCleanApertureWidthKey: String = "Width"
/// Apple: "kCVImageBufferCleanApertureHeightKey".
public let kCVImageBufferCleanApertureHeightKey: String = "Height"
/// Apple: "kCVImageBufferCleanApertureHorizontalOffsetKey".
public let kCVImageBufferCleanApertureHorizontalOffsetKey: String = "HorizontalOffset"
/// Apple: "kCVImageBufferCleanApertureVerticalOffsetKey".
public let kCVImageBufferCleanApertureVerticalOffsetKey: String = "VerticalOffset"
/// Apple: "kCVImageBufferPixelAspectRatioKey".
public let kCVImageBufferPixelAspectRatioKey: String = "CVPixelAspectRatio"
/// Apple: "kCVImageBufferColorPrimaries_ITU_R_709_2".
public let kCVImageBufferColorPrimaries_ITU_R_709_2: String = "ITU_R_709_2"
/// Apple: "kCVImageBufferColorPrimaries_P3_D65".
public let kCVImageBufferColorPrimaries_P3_D65: String = "P3_D65"
/// Apple: "kCVImageBufferTransferFunction_ITU_R_709_2".
public let kCVImageBufferTransferFunction_ITU_R_709_2: String = "ITU_R_709_2"
/// Apple: "kCVImageBufferYCbCrMatrix_ITU_R_709_2".
public let kCVImageBufferYCbCrMatrix_ITU_R_709_2: String = "ITU_R_709_2"
/// Apple: "kCVImageBufferFieldCountKey".
public let kCVImageBufferFieldCountKey: String = "CVFieldCount"
/// Apple: "CVPixelBufferLockFlags".
public struct CVPixelBufferLockFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// A set of bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Apple: "CVPixelBufferLockFlags.readOnly".
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}
/// Apple: "CVAttachmentMode".
public enum CVAttachmentMode: UInt32, Hashable, Sendable {
    /// Apple: "CVAttachmentMode.shouldNotPropagate".
    case shouldNotPropagate
    /// Apple: "CVAttachmentMode.shouldPropagate".
    case shouldPropagate
}
/// Apple: "CVPixelFormatType".
public struct CVPixelFormatType: Hashable, Sendable {
    /// Apple: "CVPixelFormatType.rawValue".
    public var rawValue: OSType
    /// Apple: "CVPixelFormatType.init".
    public init(rawValue: OSType) { self.rawValue = rawValue }
}
/// Apple: "CVPixelBufferCreationAttributes".
public struct CVPixelBufferCreationAttributes: Sendable {
    /// Apple: "CVPixelBufferCreationAttributes.pixelFormatType".
    public var pixelFormatType: CVPixelFormatType
    /// Apple: "CVPixelBufferCreationAttributes.width".
    public var width: Int
    /// Apple: "CVPixelBufferCreationAttributes.height".
    public var height: Int
    /// Apple: "CVPixelBufferCreationAttributes.init".
    public init(pixelFormatType: CVPixelFormatType, width: Int, height: Int) { self.pixelFormatType = pixelFormatType; self.width = width; self.height = height }
}
/// Apple: "CVPixelBufferAttributes".
public struct CVPixelBufferAttributes: Sendable {
    /// Apple: "CVPixelBufferAttributes.init".
    public init() {}
}
/// Apple: "CVReadOnlyPixelBuffer".
public struct CVReadOnlyPixelBuffer {
    /// Apple: "CVReadOnlyPixelBuffer.buffer".
    public let buffer: CVPixelBuffer
    /// Apple: "CVReadOnlyPixelBuffer.init".
    public init(unsafeBuffer buffer: CVPixelBuffer) { self.buffer = buffer }
    /// Here `try body(buffer)`. Apple: "CVReadOnlyPixelBuffer.withUnsafeBuffer".
    public func withUnsafeBuffer<R>(_ body: (CVPixelBuffer) throws -> R) rethrows -> R { try body(buffer) }
}
/// Apple: "CVMutablePixelBuffer".
public struct CVMutablePixelBuffer {
    /// Apple: "CVMutablePixelBuffer.buffer".
    public let buffer: CVPixelBuffer
    /// Apple: "CVMutablePixelBuffer.init".
    public init(unsafeBuffer buffer: CVPixelBuffer) { self.buffer = buffer }
    /// Here `try body(buffer)`. Apple: "CVMutablePixelBuffer.withUnsafeBuffer".
    public func withUnsafeBuffer<R>(_ body: (CVPixelBuffer) throws -> R) rethrows -> R { try body(buffer) }
}
/// Apple: "CVPixelBufferPool".
open class CVPixelBufferPool {
    /// Apple: "CVPixelBufferPool.attributes".
    public let attributes: CFDictionary
    /// Apple: "CVPixelBufferPool.init".
    public init(attributes: CFDictionary) { self.attributes = attributes }
}
/// Apple: "CVMetalTextureCache".
open class CVMetalTextureCache {
}
/// Apple: "CVMetalTexture".
open class CVMetalTexture {
}
/// Here `kCVReturnUnsupported`. Apple: "CVMetalTextureCacheCreate".
public func CVMetalTextureCacheCreate(_ allocator: CFAllocator?, _ cacheAttributes: CFDictionary?, _ metalDevice: Any, _ textureAttributes: CFDictionary?, _ cacheOut: inout CVMetalTextureCache?) -> CVReturn { kCVReturnUnsupported }
/// Here `kCVReturnUnsupported`. Apple: "CVMetalTextureCacheCreateTextureFromImage".
public func CVMetalTextureCacheCreateTextureFromImage(_ allocator: CFAllocator?, _ textureCache: CVMetalTextureCache, _ sourceImage: CVImageBuffer, _ textureAttributes: CFDictionary?, _ pixelFormat: Any, _ width: Int, _ height: Int, _ planeIndex: Int, _ textureOut: inout CVMetalTexture?) -> CVReturn { kCVReturnUnsupported }
/// Apple: "CVMetalTextureCacheFlush".
public func CVMetalTextureCacheFlush(_ textureCache: CVMetalTextureCache, _ options: CVOptionFlags) {}
/// Here `pixelBuffer.width`. Apple: "CVPixelBufferGetWidth".
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// Here `pixelBuffer.height`. Apple: "CVPixelBufferGetHeight".
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// Here `pixelBuffer.format`. Apple: "CVPixelBufferGetPixelFormatType".
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// Here `pixelBuffer.planes[0].bytesPerRow`. Apple: "CVPixelBufferGetBytesPerRow".
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.planes[0].bytesPerRow }
/// Here `pixelBuffer.byteCount`. Apple: "CVPixelBufferGetDataSize".
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.byteCount }
/// Here `pixelBuffer.planes.count > 1 ? pixelBuffer.planes.count : 0`. Apple: "CVPixelBufferGetPlaneCount".
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.planes.count > 1 ? pixelBuffer.planes.count : 0 }
/// Here `pixelBuffer.planes.count > 1`. Apple: "CVPixelBufferIsPlanar".
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.planes.count > 1 }
/// Here `pixelBuffer.plane(planeIndex).width`. Apple: "CVPixelBufferGetWidthOfPlane".
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { pixelBuffer.plane(planeIndex).width }
/// Here `pixelBuffer.plane(planeIndex).height`. Apple: "CVPixelBufferGetHeightOfPlane".
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { pixelBuffer.plane(planeIndex).height }
/// Here `pixelBuffer.plane(planeIndex).bytesPerRow`. Apple: "CVPixelBufferGetBytesPerRowOfPlane".
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { pixelBuffer.plane(planeIndex).bytesPerRow }
/// Here `kCVReturnSuccess`. Apple: "CVPixelBufferLockBaseAddress".
@discardableResult public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn { kCVReturnSuccess }
/// Here `kCVReturnSuccess`. Apple: "CVPixelBufferUnlockBaseAddress".
@discardableResult public func CVPixelBufferUnlockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags) -> CVReturn { kCVReturnSuccess }
/// Here `buffer.attachments[key] = value`. Apple: "CVBufferSetAttachment".
public func CVBufferSetAttachment(_ buffer: CVBuffer, _ key: CFString, _ value: Any, _ attachmentMode: CVAttachmentMode) { buffer.attachments[key] = value }
/// Here `buffer.attachments[key]`. Apple: "CVBufferCopyAttachment".
public func CVBufferCopyAttachment(_ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?) -> Any? { buffer.attachments[key] }
/// Here `buffer.attachments[key]`. Apple: "CVBufferGetAttachment".
public func CVBufferGetAttachment(_ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?) -> Any? { buffer.attachments[key] }
/// Here `nil`. Apple: "CVMetalTextureGetTexture".
public func CVMetalTextureGetTexture(_ image: CVMetalTexture) -> Any? { nil }
