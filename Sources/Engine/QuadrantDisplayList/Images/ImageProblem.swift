/// Why a picture cannot be shown.
package enum ImageProblem: Error, Equatable, Sendable {
    /// The file could not be read; why.
    case unreadable(String)
    /// The file has no bytes.
    case empty
    /// The bytes begin like no picture.
    case unknownFormat
    /// A kind of picture that is known and not read, by its name.
    case unsupported(String)
    /// The file ends too early, or is not as its kind has to be; what the library says of it.
    case corrupt(ImageFormat, String)
    /// A file of outlines that the library of its kind refuses.
    case brokenVector(VectorFormat)
    /// The library that draws this kind of file is not installed.
    case noLibrary(VectorFormat)
    /// More pixels than are decoded.
    case tooLarge(width: Int, height: Int)
    /// More bytes than are read.
    case tooManyBytes(Int)
    /// No decoder was given to the tree.
    case noDecoder

    /// What is wrong, to follow the name of the picture and "cannot be shown: ".
    package var description: String {
        switch self {
        case .unreadable(let reason): reason
        case .empty: "it has no bytes"
        case .unknownFormat: "its bytes are no picture of a known kind"
        case .unsupported(let name): "\(name) is not read"
        case .corrupt(let format, let reason): "the \(format.rawValue) is broken (\(reason))"
        case .brokenVector(let format): "the \(format.rawValue) is broken, or has no size"
        case .noLibrary(let format):
            "the library that draws \(format.rawValue) files is not installed"
        case .tooLarge(let width, let height):
            "\(width) by \(height) pixels are more than the \(ImageLimits.pixels / 1_000_000) "
                + "million, or one side more than the \(ImageLimits.side), that are decoded"
        case .tooManyBytes(let count):
            "its \(count) bytes are more than the \(ImageLimits.bytes) that are read"
        case .noDecoder: "nothing here decodes pictures"
        }
    }

    /// What to do about it.
    package var advice: String {
        switch self {
        case .unreadable: "Check the path and who may read it."
        case .empty, .corrupt, .brokenVector: "Save the picture anew."
        case .unknownFormat, .unsupported: "Use a PNG, JPEG or WebP file."
        case .noLibrary(let format): "Install it: apt-get install \(format.package)"
        case .tooLarge, .tooManyBytes: "Make the picture smaller."
        case .noDecoder: "Draw the view with `quadrant` or `ImageRenderer`."
        }
    }
}

/// What is refused before memory is taken for it.
package enum ImageLimits {
    /// The most pixels of a picture; at four bytes each they take 256 MiB.
    package static let pixels = 67_108_864
    /// The longest side of a picture in pixels: what Cairo draws.
    package static let side = 32_767
    /// The most bytes of a file.
    package static let bytes = 134_217_728
}
