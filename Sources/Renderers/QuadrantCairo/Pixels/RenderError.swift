internal import Foundation
package import QuadrantDisplayList
internal import QuadrantGeometry

/// Why a drawing could not be turned into a file.
package enum RenderError: Error, Equatable, Sendable {
    /// The canvas has no area, or its size or the scale is not a number above 0.
    case emptyCanvas(width: Double, height: Double, scale: Double)
    /// A side of the picture would exceed `limit` pixels.
    case tooWide(pixels: Double, limit: Int)
    /// The whole picture would exceed `limit` pixels.
    case tooManyPixels(pixels: Double, limit: Int)
    /// The picture and the groups in it that are drawn as a whole, one in the other, would need more
    /// than `limit` pixels at once; by which view.
    case tooManyLayers(pixels: Double, limit: Int, source: SourceTag?)
    /// A side of a group that is drawn as a whole would exceed `limit` pixels; by which view.
    case layerTooWide(pixels: Double, limit: Int, source: SourceTag?)
    /// A side of the page would exceed `limit` points.
    case pageTooLarge(points: Double, limit: Int)
    /// The memory for the picture, of so many bytes, could not be had; 0 for memory used on the way.
    case outOfMemory(bytes: Int)
    /// The drawing library refused; its own words.
    case drawing(String)
}

extension RenderError: CustomStringConvertible {
    /// What happened and what to do about it, in one or two sentences.
    package var description: String { text(in: []) }

    /// The view it happened in, if that is known.
    package var source: SourceTag? {
        switch self {
        case .tooManyLayers(_, _, let source), .layerTooWide(_, _, let source): source
        default: nil
        }
    }

    /// Whether a size exceeds a limit, so that the view has to change.
    package var isOfSize: Bool {
        switch self {
        case .emptyCanvas, .tooWide, .tooManyPixels, .tooManyLayers, .layerTooWide, .pageTooLarge:
            true
        case .outOfMemory, .drawing: false
        }
    }

    /// What happened, in the view of that path, and what to do about it.
    package func text(in path: [String]) -> String {
        switch self {
        case .tooManyLayers(let pixels, let limit, _):
            "Effects in one another\(placeWords(of: path)) "
                + "would need \(Self.text(pixels)) pixels at once; the limit is \(limit). "
                + "Nest fewer opacities, blend modes and filters, or choose a smaller scale."
        case .layerTooWide(let pixels, let limit, _):
            "An effect\(placeWords(of: path)) "
                + "would need \(Self.text(pixels)) pixels along one side; the limit is \(limit). "
                + "Choose a smaller scale, or limit the view with frame(width:height:) and clipped()."
        case .emptyCanvas(let width, let height, let scale):
            "The picture would be \(Self.text(width)) × \(Self.text(height)) points at scale "
                + "\(Self.text(scale)): nothing can be drawn there. Give the view a size above 0."
        case .tooWide(let pixels, let limit):
            "The picture would be \(Self.text(pixels)) pixels along one side; the limit is "
                + "\(limit). Choose a smaller scale, or limit the view with frame(width:height:)."
        case .tooManyPixels(let pixels, let limit):
            "The picture would have \(Self.text(pixels)) pixels; the limit is \(limit). "
                + "Choose a smaller scale, or limit the view with frame(width:height:)."
        case .pageTooLarge(let points, let limit):
            "The page would be \(Self.text(points)) points along one side; the limit of PDF is "
                + "\(limit). Limit the view with frame(width:height:)."
        case .outOfMemory(0):
            "There is not enough memory for the drawing. Choose a smaller scale."
        case .outOfMemory(let bytes):
            "There is no memory for a picture of \(bytes) bytes. Choose a smaller scale."
        case .drawing(let reason):
            "The drawing could not be finished: \(reason)."
        }
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15
            ? String(Int(number)) : String(format: "%g", number)
    }
}
