import QuadrantTesting
import SwiftUI

/// The pixels of a host, two to a point.
@MainActor
struct Pixels {
    let width: Int
    let height: Int
    let bytes: [UInt8]

    init(_ host: ViewHost) throws {
        let image = try host.picture()
        (width, height) = (image.width, image.height)
        bytes = image.rgba
    }

    /// Red, green and blue of a pixel.
    func at(_ x: Int, _ y: Int) -> [UInt8] {
        let start = (y * width + x) * 4
        return Array(bytes[start..<start + 3])
    }
}
