package import Foundation

/// The kinds of files that hold outlines instead of pixels. They are drawn into pixels once, when they are read, as
/// asset catalogues are on Apple's systems where they are not told to preserve vector data.
package enum VectorFormat: String, Sendable, CaseIterable {
    case pdf = "PDF"
    case svg = "SVG"

    /// How many pixels such a file gets for each of its points: as many as the finest phone shows.
    package static let pixelsPerPoint = 3.0

    /// The kind of a file by the extension of its name; `nil` if that means no outlines.
    package init?(path: String) {
        self.init(rawValue: URL(fileURLWithPath: path).pathExtension.uppercased())
    }

    /// The kind of a file by its first bytes: a PDF says so, an SVG has its element within the first
    /// thousand bytes, after declarations and comments.
    package init?(of data: Data) {
        let start = data.prefix(1_024)
        if start.starts(with: Data("%PDF-".utf8)) {
            self = .pdf
        } else if start.first == UInt8(ascii: "<") || start.starts(with: [0xEF, 0xBB, 0xBF]),
            start.range(of: Data("<svg".utf8)) != nil
        {
            self = .svg
        } else {
            return nil
        }
    }

    /// The package of Debian's with the library that draws this kind.
    package var package: String {
        switch self {
        case .pdf: "libpoppler-glib8"
        case .svg: "librsvg2-2"
        }
    }
}
