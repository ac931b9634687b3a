internal import Foundation
internal import QuadrantGeometry

extension CoordinateLimit {
    /// That of numbers in SVG at all.
    static let numbers = CoordinateLimit(farthest: 2e9)

    /// That of coordinates that `transform` maps to the canvas: two million points there, sixty times the
    /// largest. Readers whose numbers end at eight million can draw four times enlarged what they read.
    static func onCanvas(in transform: CGAffineTransform) -> CoordinateLimit {
        CoordinateLimit(farthest: 2e6, in: transform, least: 1e-3)
    }
}
