internal import Foundation
internal import QuadrantGeometry

extension CoordinateLimit {
    /// The limit of any number in an SVG file.
    static let numbers = CoordinateLimit(farthest: 2e9)

    /// The limit of coordinates that `transform` maps to the canvas.
    static func onCanvas(in transform: CGAffineTransform) -> CoordinateLimit {
        CoordinateLimit(farthest: file.farthest, in: transform, least: 1e-3)
    }
}
