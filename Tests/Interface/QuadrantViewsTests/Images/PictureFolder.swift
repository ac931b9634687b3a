import Foundation
import QuadrantDisplayList
import QuadrantViews

/// A folder for one test, with pictures that `SizedDecoder` reads.
final class PictureFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "quadrant-pictures-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a picture of a size in pixels.
    func add(_ name: String, _ width: UInt8, _ height: UInt8) throws {
        try write(name, Data([width, height]))
    }

    func write(_ name: String, _ data: Data) throws {
        let url = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    /// Looks in this folder first.
    var resources: ImageResources {
        ImageResources(decoder: SizedDecoder(), directories: [path])
    }
}

/// Reads two bytes: width and height. The red of each pixel counts the columns, the green the rows.
struct SizedDecoder: ImageDecoder {
    func decode(_ data: Data) throws(ImageProblem) -> DisplayImage {
        let bytes = Array(data)
        guard bytes.count == 2 else { throw .corrupt(.png, "not two bytes") }
        var pixels: [UInt8] = []
        for y in 0..<bytes[1] {
            for x in 0..<bytes[0] { pixels += [x, y, 0, 255] }
        }
        return DisplayImage(width: Int(bytes[0]), height: Int(bytes[1]), pixels: pixels)
    }

    func decode(fileAt path: String) throws(ImageProblem) -> DisplayImage {
        guard let data = try? PlainFile.contents(at: path) else {
            throw .unreadable("there is no such file")
        }
        return try decode(data)
    }
}
