package import Foundation
package import QuadrantDisplayList
package import Synchronization

/// Decodes PNG, JPEG and WebP files, draws PDF and SVG files into pixels, and keeps the pictures used last, up to a number of bytes.
///
/// Colours are taken to be sRGB, except that the gamma of a PNG is followed; colour profiles are
/// not. Of animations the first picture is shown. Files are known by path, size, time of change and
/// number, other pictures by their bytes.
package final class ImageLibrary: ImageDecoder {
    /// The library of the process: pictures are shared between trees.
    package static let shared = ImageLibrary(byteLimit: 268_435_456)

    private let byteLimit: Int
    private let cache = Mutex(ImageCache())

    /// Called with the path of each file before it is decoded, and with `nil` afterwards, on the thread that decodes: a file may end
    /// the process, which can then say which it was.
    package static let watcher = Mutex<(@Sendable (String?) -> Void)?>(nil)

    private static func note(_ path: String?) {
        watcher.withLock { $0 }?(path)
    }

    /// A library that keeps pictures of `byteLimit` bytes of pixels and files at most.
    package init(byteLimit: Int) {
        self.byteLimit = byteLimit
    }

    package func decode(_ data: Data) throws(ImageProblem) -> DisplayImage {
        try picture(.bytes(data)) { () throws(ImageProblem) in try Self.decoded(data) }
    }

    /// The picture in a file. Files of outlines have `VectorFormat.pixelsPerPoint` pixels for each point.
    package func decode(fileAt path: String) throws(ImageProblem) -> DisplayImage {
        let key = try FileIdentity(path: path)
        guard key.size <= ImageLimits.bytes else { throw .tooManyBytes(key.size) }
        try CatalogueBounds.check(path)
        return try picture(.file(key)) { () throws(ImageProblem) in
            Self.note(path)
            defer { Self.note(nil) }
            guard let data = try? PlainFile.contents(at: path) else {
                throw .unreadable("the file cannot be read")
            }
            return try Self.decoded(data)
        }
    }

    /// How many pictures are kept, and their bytes.
    package var kept: (count: Int, bytes: Int) {
        cache.withLock { ($0.count, $0.bytes) }
    }

    private func picture(
        _ key: ImageCache.Key, _ decode: () throws(ImageProblem) -> DisplayImage
    ) throws(ImageProblem) -> DisplayImage {
        if let known = cache.withLock({ $0.picture(key) }) { return known }
        let image = try decode()
        return cache.withLock { $0.keep(image, as: key, limit: byteLimit) }
    }

    /// Pixels, upright, `VectorFormat.pixelsPerPoint` of outlines for each point; the file is kept beside them where others would show it the same.
    private static func decoded(_ data: Data) throws(ImageProblem) -> DisplayImage {
        if let format = VectorFormat(of: data) {
            return try VectorDecoder.picture(of: data, format)
        }
        if LargeFilePointer.isPointer(data) { return LargeFilePointer.standIn }
        let header = try ImageHeader(of: data)
        let pixels =
            switch header.format {
            case .png: try PNGDecoder.pixels(of: data, header)
            case .jpeg: try JPEGDecoder.pixels(of: data, header)
            case .webP: try WebPDecoder.pixels(of: data, header)
            }
        let isPlain = header.orientation == .up && !header.isCMYK
        let image = DisplayImage(
            width: header.width, height: header.height, pixels: pixels,
            file: isPlain ? EncodedImage(format: header.format, data: data) : nil)
        return image.oriented(header.orientation)
    }
}

/// What a file is known by while it is not changed.
struct FileIdentity: Hashable, Sendable {
    var path: String
    var size: Int
    var changed: Double
    var number: Int

    /// Asks the file system; throws where there is no plain file.
    init(path: String) throws(ImageProblem) {
        self.path = path
        guard
            let found = try? FileManager.default.attributesOfItem(
                atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
        else { throw .unreadable("there is no such file") }
        guard found[.type] as? FileAttributeType == .typeRegular else {
            throw .unreadable("it is not a file")
        }
        size = (found[.size] as? NSNumber)?.intValue ?? 0
        changed = (found[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        number = (found[.systemFileNumber] as? NSNumber)?.intValue ?? 0
    }
}
