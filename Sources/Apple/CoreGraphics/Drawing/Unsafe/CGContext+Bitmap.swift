import Foundation
public import QuadrantRendering
internal import QuadrantViews

extension CGContext {
    /// Begins a picture of pixels, for code that draws into memory and asks for the picture (`makeImage()`).
    ///
    /// Apple: "init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)" (Core Graphics). The origin is at the bottom
    /// left, and y grows upward. Pixels have 8 bits for each of red, green, blue and opacity, whatever is asked for.
    ///
    /// - Parameters:
    ///   - data: The memory for the pixels; only `nil` is possible, else there is no context.
    ///   - width: From 1 to 16,384 pixels; else there is no context.
    ///   - height: As the width.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
        bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let lengths = 1...16_384
        // The caller's memory is never read or written.
        guard unsafe data == nil, lengths.contains(width), lengths.contains(height) else {
            return nil
        }
        let record = ContextRecord(size: CGSize(width: width, height: height))
        record.change { context in
            context.translateBy(x: 0, y: CGFloat(height))
            context.scaleBy(x: 1, y: -1)
        }
        self.init(record)
    }

    /// Begins a picture of pixels, as the initialiser with a number for `bitmapInfo` does.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
        bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) {
        unsafe self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
            bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo.rawValue)
    }
}
