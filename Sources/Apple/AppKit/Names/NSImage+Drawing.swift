internal import CoreGraphics
public import Foundation
internal import QuadrantRendering
internal import QuadrantViews
public import UIKit

// Pictures that code draws. Where y grows upward is said by whoever begins one.
extension UIImage {
    /// Creates a picture that a closure draws, at once.
    ///
    /// Apple: "init(size:flipped:drawingHandler:)" (AppKit).
    ///
    /// - Parameter drawingHandlerShouldBeCalledWithFlippedContext: Whether y grows downward.
    @MainActor @preconcurrency
    public convenience init(
        size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
        drawingHandler: @escaping (CGRect) -> Bool
    ) {
        let record = ContextRecord(size: size)
        CurrentDrawing.push(
            record, growsUpward: !drawingHandlerShouldBeCalledWithFlippedContext)
        _ = drawingHandler(CGRect(origin: .zero, size: size))
        CurrentDrawing.pop()
        let picture = record.picture(scale: HostDevice.current.environment.displayScale)
        self.init(drawing: Image(tinted: picture), size: size, scale: picture.scale)
    }

    /// Creates an empty picture, to be drawn into after `lockFocus()`.
    ///
    /// Apple: "init(size:)" (AppKit).
    public convenience init(size: CGSize) {
        self.init(drawing: Image(size: size) { _ in }, size: size, scale: 2)
    }

    /// The size in points, which can be set: the picture is drawn as large.
    ///
    /// Apple: "NSImage.size" (AppKit).
    @_disfavoredOverload
    public var size: CGSize! {
        get { pointSize }
        set {
            guard let newValue, newValue != pointSize else { return }
            let old = Image(tinted: self)
            show(
                Image(size: newValue) { $0.draw(old, in: CGRect(origin: .zero, size: newValue)) },
                size: newValue)
        }
    }

    /// Whether the picture is a mask, drawn in the colour of texts around it.
    ///
    /// Apple: "NSImage.isTemplate" (AppKit).
    public var isTemplate: Bool {
        get { Image(tinted: self).isTemplate }
        set {
            show(
                Image(tinted: self).renderingMode(newValue ? .template : .original), size: pointSize
            )
        }
    }

    /// Has later drawings on this thread go into the picture, over what is there. Y grows upward.
    ///
    /// Apple: "lockFocus()" (AppKit).
    public func lockFocus() { lockFocusFlipped(false) }

    /// The same where y may grow downward.
    ///
    /// Apple: "lockFocusFlipped(_:)" (AppKit).
    public func lockFocusFlipped(_ flipped: Bool) {
        let record = ContextRecord(size: pointSize)
        let (old, size) = (Image(tinted: self), pointSize)
        record.draw { $0.draw(old, in: CGRect(origin: .zero, size: size)) }
        CurrentDrawing.push(record, scale: scale, growsUpward: !flipped)
    }

    /// Ends what `lockFocus()` began.
    ///
    /// Apple: "unlockFocus()" (AppKit).
    public func unlockFocus() {
        guard let picture = UIGraphicsGetImageFromCurrentImageContext() else { return }
        CurrentDrawing.pop()
        show(Image(tinted: picture), size: picture.pointSize)
    }

    /// Creates a picture of pixels in a size, in points.
    ///
    /// Apple: "init(cgImage:size:)" (AppKit).
    public convenience init(cgImage: CGImage, size: CGSize) {
        let scale = size.width > 0 ? CGFloat(cgImage.width) / size.width : 1
        self.init(cgImage: cgImage, scale: scale, orientation: .up)
    }

    /// The pixels of the picture.
    ///
    /// Apple: "cgImage(forProposedRect:context:hints:)" (AppKit).
    public func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?,
        context referenceContext: NSGraphicsContext?, hints: [AnyHashable: Any]?
    ) -> CGImage? {
        cgImage
    }

    /// The picture as a file: a PNG, which readers of pictures take as well as Apple's TIFF.
    ///
    /// Apple: "tiffRepresentation" (AppKit).
    public var tiffRepresentation: Data? { pngData() }

    /// Draws a part of the picture into a rectangle of the picture that is being drawn; all of it for an empty part.
    ///
    /// Apple: "draw(in:from:operation:fraction:)" (AppKit).
    @MainActor @preconcurrency
    public func draw(
        in dstSpacePortionRect: CGRect, from srcSpacePortionRect: CGRect,
        operation op: NSCompositingOperation, fraction requestedAlpha: CGFloat
    ) {
        guard let context = UIGraphicsGetCurrentContext() else {
            return draw(in: dstSpacePortionRect)
        }
        context.saveGState()
        context.setAlpha(requestedAlpha)
        if op == .copy { context.setBlendMode(.copy) }
        let part = srcSpacePortionRect
        if part.isEmpty || part.size == pointSize {
            draw(in: dstSpacePortionRect)
        } else {
            let (wide, high) = (
                dstSpacePortionRect.width / part.width, dstSpacePortionRect.height / part.height
            )
            context.clip(to: dstSpacePortionRect)
            draw(
                in: CGRect(
                    x: dstSpacePortionRect.minX - part.minX * wide,
                    y: dstSpacePortionRect.minY - part.minY * high,
                    width: pointSize.width * wide, height: pointSize.height * high))
        }
        context.restoreGState()
    }

    /// A symbol with other weights and colours; `nil` for what is no symbol.
    ///
    /// Apple: "withSymbolConfiguration(_:)" (AppKit).
    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
        applyingSymbolConfiguration(configuration)
    }

    /// Shows pixels from now on, over the whole size. There is one representation at a time here.
    ///
    /// Apple: "addRepresentation(_:)" (AppKit).
    public func addRepresentation(_ imageRep: NSBitmapImageRep) {
        guard let pixels = imageRep.cgImage else { return }
        let size = pointSize == .zero ? imageRep.size : pointSize
        let picture = Image(uiImage: UIImage(cgImage: pixels))
        show(
            Image(size: size) { $0.draw(picture, in: CGRect(origin: .zero, size: size)) },
            size: size)
    }

    /// The pixels that it has, if any.
    ///
    /// Apple: "representations" (AppKit).
    public var representations: [NSBitmapImageRep] {
        cgImage.map { [NSBitmapImageRep(cgImage: $0)] } ?? []
    }

    /// Whether there is something to show.
    ///
    /// Apple: "isValid" (AppKit).
    public var isValid: Bool { pointSize.width > 0 && pointSize.height > 0 }
}

/// Pixels of a picture.
///
/// Apple: "NSBitmapImageRep" (AppKit), in part.
public final class NSBitmapImageRep: NSObject {
    /// In which form a file is written.
    ///
    /// Apple: "NSBitmapImageRep.FileType".
    public enum FileType: UInt, Sendable {
        /// By Apple's numbers.
        case tiff, bmp, gif, jpeg, png, jpeg2000
    }

    /// How a file is written.
    ///
    /// Apple: "NSBitmapImageRep.PropertyKey".
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A key of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// How exact, from 0 to 1.
        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
        /// How it is packed.
        public static let compressionMethod = PropertyKey(rawValue: "NSImageCompressionMethod")
        /// Whether it can be read in steps.
        public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
    }

    private let image: UIImage
    /// The pixels.
    public var cgImage: CGImage? { image.cgImage }
    /// How many pixels wide.
    public var pixelsWide: Int { image.cgImage?.width ?? 0 }
    /// How many pixels high.
    public var pixelsHigh: Int { image.cgImage?.height ?? 0 }
    /// The size, in points.
    public var size: CGSize { image.size }
    /// Whether there are pixels that can be seen through: as far as is known.
    public var hasAlpha: Bool { true }

    /// The pixels of a file; `nil` for what is no picture.
    public init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.image = image
    }
    /// Pixels.
    public init(cgImage: CGImage) { image = UIImage(cgImage: cgImage) }

    /// The picture as a file: a PNG or a JPEG; `nil` for other forms.
    public func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data?
    {
        switch storageType {
        case .png: image.pngData()
        case .jpeg:
            image.jpegData(
                compressionQuality: Self.number(properties[.compressionFactor]) ?? 0.9)
        default: nil
        }
    }

    private static func number(_ value: Any?) -> CGFloat? {
        (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) }
            ?? (value as? Float).map { CGFloat($0) }
            ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
}

/// A blend of colours.
///
/// Apple: "NSGradient" (AppKit), in part.
@MainActor @preconcurrency public final class NSGradient: NSObject {
    private let colors: [(color: NSColor, place: CGFloat)]

    /// A blend of two colours.
    public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) {
        self.init(colors: [startingColor, endingColor])
    }
    /// A blend of colours at equal distances; `nil` for none.
    public init?(colors: [NSColor]) {
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(1, colors.count - 1))
        self.colors = colors.enumerated().map { ($1, CGFloat($0) / last) }
    }
    /// A blend of colours at places from 0 to 1; `nil` for none.
    public init?(colors: [NSColor], atLocations locations: [CGFloat], colorSpace: NSColorSpace) {
        guard !colors.isEmpty, colors.count == locations.count else { return nil }
        self.colors = Array(zip(colors, locations)).map { ($0, $1) }
    }

    /// Draws it into a rectangle, at an angle from the left in degrees.
    public func draw(in rect: CGRect, angle: CGFloat) {
        draw(in: UIBezierPath(rect: rect), angle: angle)
    }

    /// Draws it into an outline, at an angle from the left in degrees.
    public func draw(in path: NSBezierPath, angle: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(),
            let gradient = CGGradient(
                colorsSpace: nil, colors: colors.map(\.color.cgColor),
                locations: colors.map(\.place))
        else { return }
        let box = path.bounds
        let (x, y) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
        // The ends lie where lines across the direction touch the corners.
        let reach = (abs(x) * box.width + abs(y) * box.height) / 2
        context.saveGState()
        path.addClip()
        context.drawLinearGradient(
            gradient, start: CGPoint(x: box.midX - x * reach, y: box.midY - y * reach),
            end: CGPoint(x: box.midX + x * reach, y: box.midY + y * reach),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        context.restoreGState()
    }
}
