package import Foundation

/// Format, size and orientation of a picture file, read from its first bytes without decoding it.
///
/// Reads nothing outside the bytes, whatever they say; takes no memory.
package struct ImageHeader: Equatable, Sendable {
    package var format: ImageFormat
    /// The number of columns in the file, before the picture is turned.
    package var width: Int
    /// The number of rows in the file, before the picture is turned.
    package var height: Int
    package var orientation = ImageOrientation.up
    /// Whether a JPEG has four colour components.
    package var isCMYK = false
    /// Where in a JPEG the header of the frame stands, behind any preview; 0 in others.
    package private(set) var frameOffset = 0
    /// Whether the CMYK components are stored inverted, as Adobe's programs do.
    package var isInverted = false

    /// Columns as the picture is shown.
    package var shownWidth: Int { orientation.isTransposed ? height : width }
    /// Rows as the picture is shown.
    package var shownHeight: Int { orientation.isTransposed ? width : height }

    /// Reads the header of a file; throws where it is no picture, or one beyond the limits.
    package init(of data: Data) throws(ImageProblem) {
        guard !data.isEmpty else { throw .empty }
        guard data.count <= ImageLimits.bytes else { throw .tooManyBytes(data.count) }
        let bytes = HeaderBytes(data)
        let format = try Self.format(of: bytes)
        self.init(format: format, width: 0, height: 0)
        let isComplete =
            switch format {
            case .png: readPNG(bytes)
            case .jpeg: readJPEG(bytes)
            case .webP: readWebP(bytes)
            }
        guard isComplete else { throw .corrupt(format, "its header is cut off or damaged") }
        guard width > 0, height > 0 else { throw .corrupt(format, "it has no pixels") }
        guard max(width, height) <= ImageLimits.side, width * height <= ImageLimits.pixels
        else { throw .tooLarge(width: width, height: height) }
    }

    private init(format: ImageFormat, width: Int, height: Int) {
        self.format = format
        self.width = width
        self.height = height
    }

    private static func format(of bytes: HeaderBytes) throws(ImageProblem) -> ImageFormat {
        if bytes.hasPrefix([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if bytes.hasPrefix([0xFF, 0xD8]) { return .jpeg }
        if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) { return .webP }
        let others: [(String, Int, String)] = [
            ("GIF8", 0, "GIF"), ("BM", 0, "BMP"), ("II*\0", 0, "TIFF"), ("MM\0*", 0, "TIFF"),
            ("%PDF", 0, "PDF"), ("ftypavif", 4, "AVIF"), ("ftyphei", 4, "HEIC"),
            ("ftypmif1", 4, "HEIC"), ("<svg", 0, "SVG"), ("<?xml", 0, "SVG"),
        ]
        for (mark, offset, name) in others where bytes.has(mark, at: offset) {
            throw .unsupported(name)
        }
        throw .unknownFormat
    }

    /// IHDR comes first (PNG, 5.6).
    private mutating func readPNG(_ bytes: HeaderBytes) -> Bool {
        guard bytes.has("IHDR", at: 12), let width = bytes.big32(16), let height = bytes.big32(20)
        else { return false }
        (self.width, self.height) = (width, height)
        return true
    }

    /// VP8X, VP8L or VP8 comes first (WebP Container Specification).
    private mutating func readWebP(_ bytes: HeaderBytes) -> Bool {
        if bytes.has("VP8X", at: 12), let width = bytes.little24(24),
            let height = bytes.little24(27)
        {
            (self.width, self.height) = (width + 1, height + 1)
        } else if bytes.has("VP8L", at: 12), let bits = bytes.little32(21) {
            (width, height) = ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        } else if bytes.has("VP8 ", at: 12), let size = bytes.little32(26) {
            (width, height) = (size & 0x3FFF, size >> 16 & 0x3FFF)
        } else {
            return false
        }
        return true
    }

    /// Walks the segments up to the frame header (JPEG, B.2.2).
    private mutating func readJPEG(_ bytes: HeaderBytes) -> Bool {
        var place = 2
        while let mark = bytes[place], let kind = bytes[place + 1] {
            guard mark == 0xFF else { return false }
            if kind == 0xFF {
                place += 1
                continue
            }
            guard let length = bytes.big16(place + 2), length >= 2 else { return false }
            switch kind {
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(kind):
                guard let height = bytes.big16(place + 5), let width = bytes.big16(place + 7),
                    let components = bytes[place + 9]
                else { return false }
                (self.width, self.height, isCMYK) = (width, height, components == 4)
                frameOffset = place
                return true
            case 0xE1 where bytes.has("Exif\0\0", at: place + 4):
                readExif(bytes, at: place + 10, end: place + 2 + length)
            case 0xEE where bytes.has("Adobe", at: place + 4):
                isInverted = true
            default:
                break
            }
            place += 2 + length
        }
        return false
    }

    /// The orientation in the first directory of a TIFF block (EXIF 2.3, 4.6.4).
    private mutating func readExif(_ bytes: HeaderBytes, at start: Int, end: Int) {
        let isLittle = bytes.has("II", at: start)
        func short(_ offset: Int) -> Int? {
            guard offset + 2 <= end else { return nil }
            return isLittle ? bytes.little16(offset) : bytes.big16(offset)
        }
        guard let directory = isLittle ? bytes.little32(start + 4) : bytes.big32(start + 4),
            let count = short(start + directory)
        else { return }
        for entry in 0..<min(count, 256) {
            let place = start + directory + 2 + entry * 12
            guard let tag = short(place) else { return }
            if tag == 0x0112, let value = short(place + 8),
                let known = ImageOrientation(rawValue: UInt8(clamping: value))
            {
                orientation = known
            }
        }
    }
}

/// Bytes that answer `nil` beyond their end.
private struct HeaderBytes {
    private let data: Data

    init(_ data: Data) { self.data = data }

    subscript(_ offset: Int) -> UInt8? {
        guard offset >= 0, offset < data.count else { return nil }
        return data[data.startIndex + offset]
    }

    func hasPrefix(_ prefix: [UInt8]) -> Bool { data.starts(with: prefix) }

    func has(_ text: String, at offset: Int) -> Bool {
        text.utf8.enumerated().allSatisfy { self[offset + $0.offset] == $0.element }
    }

    func big16(_ offset: Int) -> Int? { number([offset, offset + 1]) }
    func big32(_ offset: Int) -> Int? { number([offset, offset + 1, offset + 2, offset + 3]) }
    func little16(_ offset: Int) -> Int? { number([offset + 1, offset]) }
    func little24(_ offset: Int) -> Int? { number([offset + 2, offset + 1, offset]) }
    func little32(_ offset: Int) -> Int? {
        number([offset + 3, offset + 2, offset + 1, offset])
    }

    private func number(_ offsets: [Int]) -> Int? {
        var value = 0
        for offset in offsets {
            guard let byte = self[offset] else { return nil }
            value = value << 8 | Int(byte)
        }
        return value
    }
}
