// length: generated. Written by Scripts/quiet-modules.py from Modules/ImageIO/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import CoreGraphics
@_exported public import CFNames
internal import UIKit

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("ImageIO: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "CGImagePropertyOrientation".
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable {
    /// Apple: "CGImagePropertyOrientation.up".
    case up = 1
    /// Apple: "CGImagePropertyOrientation.upMirrored".
    case upMirrored
    /// Apple: "CGImagePropertyOrientation.down".
    case down
    /// Apple: "CGImagePropertyOrientation.downMirrored".
    case downMirrored
    /// Apple: "CGImagePropertyOrientation.leftMirrored".
    case leftMirrored
    /// Apple: "CGImagePropertyOrientation.right".
    case right
    /// Apple: "CGImagePropertyOrientation.rightMirrored".
    case rightMirrored
    /// Apple: "CGImagePropertyOrientation.left".
    case left
}
/// Apple: "kCGImageSourceShouldCache".
public let kCGImageSourceShouldCache: String = "kCGImageSourceShouldCache"
/// Apple: "kCGImageSourceShouldCacheImmediately".
public let kCGImageSourceShouldCacheImmediately: String = "kCGImageSourceShouldCacheImmediately"
/// Apple: "kCGImageSourceCreateThumbnailFromImageAlways".
public let kCGImageSourceCreateThumbnailFromImageAlways: String = "kCGImageSourceCreateThumbnailFromImageAlways"
/// Apple: "kCGImageSourceCreateThumbnailFromImageIfAbsent".
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: String = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Apple: "kCGImageSourceCreateThumbnailWithTransform".
public let kCGImageSourceCreateThumbnailWithTransform: String = "kCGImageSourceCreateThumbnailWithTransform"
/// Apple: "kCGImageSourceThumbnailMaxPixelSize".
public let kCGImageSourceThumbnailMaxPixelSize: String = "kCGImageSourceThumbnailMaxPixelSize"
/// Apple: "kCGImageSourceTypeIdentifierHint".
public let kCGImageSourceTypeIdentifierHint: String = "kCGImageSourceTypeIdentifierHint"
/// Apple: "kCGImageDestinationLossyCompressionQuality".
public let kCGImageDestinationLossyCompressionQuality: String = "kCGImageDestinationLossyCompressionQuality"
/// Apple: "kCGImageDestinationBackgroundColor".
public let kCGImageDestinationBackgroundColor: String = "kCGImageDestinationBackgroundColor"
/// Apple: "kCGImageDestinationImageMaxPixelSize".
public let kCGImageDestinationImageMaxPixelSize: String = "kCGImageDestinationImageMaxPixelSize"
/// Apple: "kCGImagePropertyFileSize".
public let kCGImagePropertyFileSize: String = "FileSize"
/// Apple: "kCGImagePropertyPixelWidth".
public let kCGImagePropertyPixelWidth: String = "PixelWidth"
/// Apple: "kCGImagePropertyPixelHeight".
public let kCGImagePropertyPixelHeight: String = "PixelHeight"
/// Apple: "kCGImagePropertyOrientation".
public let kCGImagePropertyOrientation: String = "Orientation"
/// Apple: "kCGImagePropertyDPIWidth".
public let kCGImagePropertyDPIWidth: String = "DPIWidth"
/// Apple: "kCGImagePropertyDPIHeight".
public let kCGImagePropertyDPIHeight: String = "DPIHeight"
/// Apple: "kCGImagePropertyDepth".
public let kCGImagePropertyDepth: String = "Depth"
/// Apple: "kCGImagePropertyColorModel".
public let kCGImagePropertyColorModel: String = "ColorModel"
/// Apple: "kCGImagePropertyHasAlpha".
public let kCGImagePropertyHasAlpha: String = "HasAlpha"
/// Apple: "kCGImagePropertyExifDictionary".
public let kCGImagePropertyExifDictionary: String = "{Exif}"
/// Apple: "kCGImagePropertyGPSDictionary".
public let kCGImagePropertyGPSDictionary: String = "{GPS}"
/// Apple: "kCGImagePropertyTIFFDictionary".
public let kCGImagePropertyTIFFDictionary: String = "{TIFF}"
/// Apple: "kCGImagePropertyGIFDictionary".
public let kCGImagePropertyGIFDictionary: String = "{GIF}"
/// Apple: "kCGImagePropertyPNGDictionary".
public let kCGImagePropertyPNGDictionary: String = "{PNG}"
/// Apple: "kCGImagePropertyJFIFDictionary".
public let kCGImagePropertyJFIFDictionary: String = "{JFIF}"
/// Apple: "kCGImagePropertyGIFDelayTime".
public let kCGImagePropertyGIFDelayTime: String = "DelayTime"
/// Apple: "kCGImagePropertyGIFUnclampedDelayTime".
public let kCGImagePropertyGIFUnclampedDelayTime: String = "UnclampedDelayTime"
/// Apple: "kCGImagePropertyGIFLoopCount".
public let kCGImagePropertyGIFLoopCount: String = "LoopCount"
/// Apple: "kCGImagePropertyExifDateTimeOriginal".
public let kCGImagePropertyExifDateTimeOriginal: String = "DateTimeOriginal"
/// Apple: "kCGImagePropertyGPSLatitude".
public let kCGImagePropertyGPSLatitude: String = "Latitude"
/// Apple: "kCGImagePropertyGPSLongitude".
public let kCGImagePropertyGPSLongitude: String = "Longitude"
/// Apple: "kCGImagePropertyGPSLatitudeRef".
public let kCGImagePropertyGPSLatitudeRef: String = "LatitudeRef"
/// Apple: "kCGImagePropertyGPSLongitudeRef".
public let kCGImagePropertyGPSLongitudeRef: String = "LongitudeRef"
/// Apple: "CGImageSourceStatus".
public enum CGImageSourceStatus: Int32, Hashable, Sendable {
    /// Apple: "CGImageSourceStatus.statusUnexpectedEOF".
    case statusUnexpectedEOF = -5
    /// Apple: "CGImageSourceStatus.statusInvalidData".
    case statusInvalidData
    /// Apple: "CGImageSourceStatus.statusUnknownType".
    case statusUnknownType
    /// Apple: "CGImageSourceStatus.statusReadingHeader".
    case statusReadingHeader
    /// Apple: "CGImageSourceStatus.statusIncomplete".
    case statusIncomplete
    /// Apple: "CGImageSourceStatus.statusComplete".
    case statusComplete
}
/// Here `CGImageSource(data)`. Apple: "CGImageSourceCreateWithData".
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(data) }
/// Here `(try? Data(contentsOf: url)).map { CGImageSource($0) }`. Apple: "CGImageSourceCreateWithURL".
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? { (try? Data(contentsOf: url)).map { CGImageSource($0) } }
/// Here `isrc.image == nil ? 0 : 1`. Apple: "CGImageSourceGetCount".
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }
/// Here `isrc.image?.utType`. Apple: "CGImageSourceGetType".
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.image?.utType }
/// Here `isrc.image == nil ? .statusUnknownType : .statusComplete`. Apple: "CGImageSourceGetStatus".
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.image == nil ? .statusUnknownType : .statusComplete }
/// Here `index == 0 ? isrc.image : nil`. Apple: "CGImageSourceCreateImageAtIndex".
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? { index == 0 ? isrc.image : nil }
/// Here `index == 0 ? isrc.thumbnail(options ?? [:]) : nil`. Apple: "CGImageSourceCreateThumbnailAtIndex".
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? { index == 0 ? isrc.thumbnail(options ?? [:]) : nil }
/// Here `index == 0 ? isrc.properties : nil`. Apple: "CGImageSourceCopyPropertiesAtIndex".
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? { index == 0 ? isrc.properties : nil }
/// Here `["FileSize": isrc.data.count]`. Apple: "CGImageSourceCopyProperties".
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? { ["FileSize": isrc.data.count] }
/// Here `CGImageDestination(type, .data(data))`. Apple: "CGImageDestinationCreateWithData".
public func CGImageDestinationCreateWithData(_ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? { CGImageDestination(type, .data(data)) }
/// Here `CGImageDestination(type, .url(url))`. Apple: "CGImageDestinationCreateWithURL".
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? { CGImageDestination(type, .url(url)) }
/// Here `idst.add(image, properties ?? [:])`. Apple: "CGImageDestinationAddImage".
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) { idst.add(image, properties ?? [:]) }
/// Apple: "CGImageDestinationAddImageFromSource".
public func CGImageDestinationAddImageFromSource(_ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?) { if let image = isrc.image { idst.add(image, properties ?? [:]) } }
/// Apple: "CGImageDestinationSetProperties".
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}
/// Here `idst.finish()`. Apple: "CGImageDestinationFinalize".
@discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
