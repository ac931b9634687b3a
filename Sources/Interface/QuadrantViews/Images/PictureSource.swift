import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText

/// The source of an image's pixels.
enum PictureSource: Equatable, Sendable {
    case named(String, Bundle?)
    /// The file at a path; `nil` takes the scale from its name.
    case file(String, scale: CGFloat?)
    /// The bytes of a file.
    case data(Data, scale: CGFloat)
    case pixels(PixelSource)
    /// No picture: the empty image of `UIImage()`.
    case empty
}

/// Pixels that are there already; equal to themselves only.
struct PixelSource: Equatable, Sendable {
    var image: DisplayImage
    var scale: CGFloat

    static func == (left: PixelSource, right: PixelSource) -> Bool {
        left.image === right.image && left.scale == right.scale
    }
}

/// A picture that was found and decoded, and how it is meant to be shown.
struct FoundPicture: Sendable {
    var image: DisplayImage
    /// Pixels per point, above 0.
    var scale: CGFloat
    /// Whether only the alpha of the picture counts; `nil` if nothing says so.
    var isTemplate: Bool?
    /// How the picture is stretched, as the asset catalogue says; `nil` for evenly.
    var slicing: ImageSlicing?

    /// The size of the picture, in points.
    var size: CGSize {
        CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }
}

/// How the parts of an image fill a frame of another size.
struct ImageSlicing: Equatable, Sendable {
    /// Edges that keep their size, in points.
    var capInsets = EdgeInsets()
    /// Whether the part between the edges is repeated instead of stretched.
    var isTiled = false
}

/// The error for a picture that was not found or cannot be read, with its reason in words.
struct MissingPicture: Error {
    var message: String
    var advice: String

    init(_ name: String, _ problem: ImageProblem) {
        message = "The picture \(name) cannot be shown: \(problem.description)"
        advice = "It takes no room. \(problem.advice)"
    }

    /// No picture of that name in any of the folders.
    init(notFound name: String, folders: [ResourceFolder], paths: [String]) {
        message = "There is no picture named \(name)"
        let near = NearestNames.of(name, in: folders.flatMap(\.pictureNames))
        let rest =
            near.isEmpty
            ? "Looked for PNG, JPEG and WebP files and asset catalogues in "
                + paths.prefix(4).joined(separator: ", ") + "."
            : "Did you mean \(near.joined(separator: ", "))?"
        advice = "It takes no room. \(rest)"
    }
}

extension PictureSource {
    /// What the picture is called in messages.
    var name: String {
        switch self {
        case .named(let name, _): name
        case .file(let path, _): path
        case .data, .pixels, .empty: "given as data"
        }
    }

    /// Finds and decodes the picture for the surroundings.
    func found(in environment: EnvironmentValues) throws(MissingPicture) -> FoundPicture? {
        let resources = environment.imageResources
        switch self {
        case .empty:
            return nil
        case .pixels(let source):
            return FoundPicture(image: source.image, scale: source.scale)
        case .data(let data, let scale):
            do throws(ImageProblem) {
                return FoundPicture(image: try resources.picture(data), scale: scale)
            } catch {
                throw MissingPicture("given as data", error)
            }
        case .file(let path, let scale):
            let scale = scale.map(Double.init) ?? Self.scale(ofName: path)
            return try resources.found(ResourceFolder.File(path: path, scale: scale), as: path)
        case .named(let name, let bundle):
            return try resources.found(name, in: bundle, environment)
        }
    }

    /// 2 for names that end in `@2x`, 3 for `@3x`, before the extension; what outlines are drawn with.
    static func scale(ofName path: String) -> Double {
        if VectorFormat(path: path) != nil { return VectorFormat.pixelsPerPoint }
        let stem = (path as NSString).deletingPathExtension
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }
}

extension ImageResources {
    fileprivate func found(
        _ file: ResourceFolder.File, as name: String
    ) throws(MissingPicture) -> FoundPicture {
        do throws(ImageProblem) {
            return FoundPicture(
                image: try picture(fileAt: file.path), scale: CGFloat(file.scale))
        } catch {
            // What is found by a name is told with the file that the name led to.
            if case .unreadable(let reason) = error, name != file.path {
                throw MissingPicture(name, .unreadable("\(file.path): \(reason)"))
            }
            throw MissingPicture(name, error)
        }
    }

    fileprivate func found(
        _ name: String, in bundle: Bundle?, _ environment: EnvironmentValues
    ) throws(MissingPicture) -> FoundPicture {
        let paths = directories(of: bundle)
        let folders = paths.map(folder)
        for folder in folders {
            // An app shows its icon where it speaks of itself.
            if let set = folder.set(name, kind: "imageset") ?? folder.set(name, kind: "appiconset")
            {
                return try found(inSet: set, as: name, environment)
            }
        }
        for folder in folders {
            if let set = folder.set(name, kind: "symbolset") {
                return try found(inSymbolSet: set, as: name, environment)
            }
        }
        for folder in folders {
            if let file = folder.file(name, displayScale: environment.displayScale) {
                return try found(file, as: name)
            }
        }
        throw MissingPicture(notFound: name, folders: folders, paths: paths)
    }

    /// A symbol of one's own, as large as the font around it; only its outline counts.
    private func found(
        inSymbolSet set: String, as name: String, _ environment: EnvironmentValues
    ) throws(MissingPicture) -> FoundPicture {
        let file = AssetContents.of(set)?.symbols?.lazy.compactMap(\.filename).first
        let data = file.flatMap { try? PlainFile.contents(at: "\(set)/\($0)") }
        guard let data, let template = SymbolTemplate(String(decoding: data, as: UTF8.self)) else {
            throw MissingPicture(name, .unreadable("\(set) holds no symbol that can be read"))
        }
        let size = environment.symbolFont.descriptor.size
        do throws(ImageProblem) {
            return FoundPicture(
                image: try picture(template.file(forFontOf: size)),
                scale: CGFloat(VectorFormat.pixelsPerPoint), isTemplate: true)
        } catch {
            throw MissingPicture(name, error)
        }
    }

    private func found(
        inSet set: String, as name: String, _ environment: EnvironmentValues
    ) throws(MissingPicture) -> FoundPicture {
        let contents = AssetContents.of(set)
        let best = contents?.picture(
            isDark: environment.colorScheme == .dark, displayScale: environment.displayScale)
        guard let best, let filename = best.filename else {
            let problem = AssetContents.problem(of: set)
            throw MissingPicture(
                name, .unreadable(problem ?? "\(set)/Contents.json names no file that suits"))
        }
        let scale = best.factor.isFinite && best.factor > 0 ? best.factor : 1
        var picture = try found(
            ResourceFolder.File(path: "\(set)/\(filename)", scale: scale), as: name)
        picture.isTemplate = contents?.properties?.intent.map { $0 == "template" }
        picture.slicing = best.resizing.map { resizing in
            let caps = resizing.capInsets
            func points(_ pixels: Double?) -> CGFloat { CGFloat((pixels ?? 0) / scale) }
            return ImageSlicing(
                capInsets: EdgeInsets(
                    top: points(caps?.top), leading: points(caps?.left),
                    bottom: points(caps?.bottom), trailing: points(caps?.right)),
                isTiled: resizing.center?.mode == "tile")
        }
        return picture
    }
}
