internal import Foundation
internal import QuadrantGeometry

extension CoordinateLimit {
    /// That of numbers in SVG at all.
    static let numbers = CoordinateLimit(farthest: 2e9)

    /// That of coordinates that `transform` maps to the canvas.
    static func onCanvas(in transform: CGAffineTransform) -> CoordinateLimit {
        CoordinateLimit(farthest: file.farthest, in: transform, least: 1e-3)
    }
}
