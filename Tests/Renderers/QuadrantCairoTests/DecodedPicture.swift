import CCairo
import Foundation

/// A PNG as Cairo reads it.
struct DecodedPicture {
    var width = 0
    var height = 0
    private var stride = 0
    private var bytes: [UInt8] = []

    init?(_ file: Data) {
        let path = NSTemporaryDirectory() + "picture-\(UUID().uuidString).png"
        guard (try? file.write(to: URL(fileURLWithPath: path))) != nil else { return nil }
        defer { try? FileManager.default.removeItem(atPath: path) }
        let surface = cairo_image_surface_create_from_png(path)
        defer { cairo_surface_destroy(surface) }
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        stride = Int(cairo_image_surface_get_stride(surface))
        bytes = Array(UnsafeBufferPointer(start: data, count: stride * height))
        if cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 {
            for index in Swift.stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
        }
    }

    /// Red, green, blue and alpha, row by row.
    var pixels: [UInt8] {
        (0..<width * height).flatMap { pixel($0 % width, $0 / width) }
    }

    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        let start = y * stride + x * 4
        return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
    }
}
