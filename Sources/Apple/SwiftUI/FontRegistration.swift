public import Foundation
internal import QuadrantDisplayList
internal import QuadrantShaping
internal import QuadrantText
public import QuadrantViews

/// The reason why a font file could not be registered.
public enum FontRegistrationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file cannot be read. The reason is that of the system.
    case unreadable(String, reason: String)
    /// The bundle has no file with the name.
    case notInBundle(String, bundle: String)
    /// The file is not a font that can be used. The reason says why.
    case notAFont(String, reason: String)

    /// The file and what is wrong with it, in a sentence or two.
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
    /// in the whole process. Registered fonts take precedence over installed ones.
    ///
    /// This function is Quadrant's own: Apple's systems read the names of font files from the app's
    /// Info.plist. Register a font before the first view that uses it is laid out. Registering it
    /// again changes nothing.
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

    /// Makes the faces of a font file among the resources of a bundle known, as
    /// `register(contentsOf:)` does.
    ///
    /// - Parameters:
    ///   - resource: The name of the file without its extension.
    ///   - withExtension: The extension, usually `ttf` or `otf`.
    ///   - bundle: The bundle, usually `.module` in a package.
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

    /// Makes the faces in the bytes of a font file known, as `register(contentsOf:)` does.
    ///
    /// - Parameter name: The name of the file in errors.
    /// - Throws: `FontRegistrationError`.
    public static func register(data: Data, name: String = "data") throws {
        do {
            _ = try FontRegistry.program.register(data)
        } catch {
            throw FontRegistrationError.notAFont(name, reason: error.description)
        }
    }
}
