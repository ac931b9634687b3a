public import Foundation
internal import QuadrantDisplayList
internal import QuadrantShaping
internal import QuadrantText
public import QuadrantViews

/// Why a font file could not be registered.
public enum FontRegistrationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file cannot be read; with the words of the system.
    case unreadable(String, reason: String)
    /// The bundle has no such file.
    case notInBundle(String, bundle: String)
    /// The file's bytes are no font that can be used; with what is wrong with them.
    case notAFont(String, reason: String)

    /// What went wrong with which file, as a sentence or two.
    public var description: String {
        switch self {
        case .unreadable(let file, let reason):
            "The font file \(file) cannot be read: \(reason)"
        case .notInBundle(let file, let bundle):
            "There is no font file \(file) in the bundle \(bundle). Is it named among the "
                + "resources of its target in Package.swift?"
        case .notAFont(let file, let reason):
            "\(file) cannot be used as a font. \(reason)"
        }
    }
}

extension Font {
    /// Makes the faces of a font file known to `custom` by their family, full and PostScript names,
    /// for all of the process. What is registered is found before what is installed.
    ///
    /// An interface of Quadrant's: Apple's systems read the names of files from the app's Info.plist.
    /// Register before the first view is laid out that uses the font. A second time changes nothing.
    ///
    /// - Throws: `FontRegistrationError`.
    public static func register(contentsOf url: URL) throws {
        let data: Data
        do throws(PlainFile.Problem) {
            data = try PlainFile.contents(at: url.path)
        } catch {
            throw FontRegistrationError.unreadable(url.path, reason: error.description)
        }
        try register(data: data, name: url.lastPathComponent)
    }

    /// The same for a file among the resources of a bundle.
    ///
    /// - Parameters:
    ///   - resource: The file's name without its ending.
    ///   - withExtension: The ending, usually `ttf` or `otf`.
    ///   - bundle: Usually `.module` in a package.
    /// - Throws: `FontRegistrationError`.
    public static func register(
        resource: String, withExtension: String = "ttf", bundle: Bundle = .main
    ) throws {
        guard let url = bundle.url(forResource: resource, withExtension: withExtension) else {
            throw FontRegistrationError.notInBundle(
                "\(resource).\(withExtension)", bundle: bundle.bundlePath)
        }
        try register(contentsOf: url)
    }

    /// The same for the bytes of a file.
    ///
    /// - Parameter name: What the file is called in errors.
    /// - Throws: `FontRegistrationError`.
    public static func register(data: Data, name: String = "data") throws {
        do {
            _ = try FontRegistry.program.register(data)
        } catch {
            throw FontRegistrationError.notAFont(name, reason: error.description)
        }
    }
}
