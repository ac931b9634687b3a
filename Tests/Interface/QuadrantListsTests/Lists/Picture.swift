import Foundation
import QuadrantDisplayList
import QuadrantTesting
import SwiftUI

/// The pixels of a host, two to a point.
@MainActor struct Picture {
    private let pixels: [UInt8]
    private let width: Int

    init(_ host: ViewHost) throws {
        let image = try host.picture()
        pixels = image.pixels.pixels
        width = image.width
    }

    init(_ view: some View) throws {
        try self.init(ViewHost(width: 390, height: 400) { view })
    }

    /// Red, green and blue at a point.
    func at(_ x: CGFloat, _ y: CGFloat) -> [UInt8] {
        let start = (Int(y * 2) * width + Int(x * 2)) * 4
        return Array(pixels[start..<start + 3])
    }
}
