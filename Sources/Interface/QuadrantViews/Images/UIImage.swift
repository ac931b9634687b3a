public import Foundation
import QuadrantDisplayList
import Synchronization

/// A picture made from a file or its bytes, as in UIKit; only the part of it that images need.
///
/// Apple: "UIImage". The picture is decoded when it is shown.
public final class UIImage: Equatable, Hashable, Sendable {
    private struct Drawing {
        var shown: Image
        var size: CGSize
    }

    private let drawing: Mutex<Drawing>
    /// What it shows.
    var shown: Image { drawing.withLock { $0.shown } }
    /// The size of the picture in points, read from the header of the file; of a symbol, that of its
    /// drawing.
    public var size: CGSize { pointSize }
    /// The same, where another module has a size that can be set.
    package var pointSize: CGSize { drawing.withLock { $0.size } }
    /// Pixels per point; 1 for a symbol.
    public let scale: CGFloat

    /// A picture as a view shows it, of that size.
    init(_ shown: Image, size: CGSize, scale: CGFloat) {
        drawing = Mutex(Drawing(shown: shown, size: size))
        self.scale = scale
    }

    /// Shows something else from now on: pictures of AppKit's can be drawn into, and get other sizes.
    package func show(_ image: Image, size: CGSize) {
        drawing.withLock { $0 = Drawing(shown: image, size: size) }
    }

    /// A picture that code draws, as large as it is shown.
    ///
    /// - Parameter scale: Pixels to a point where it becomes pixels.
    package convenience init(drawing image: Image, size: CGSize, scale: CGFloat) {
        self.init(image, size: size, scale: scale)
    }

    /// Whether code draws it: it has no pixels of its own.
    package var isDrawn: Bool {
        if case .drawn = shown.source { return true }
        return false
    }

    /// Creates an empty picture of 0 by 0 points.
    public init() {
        drawing = Mutex(Drawing(shown: Image(source: .picture(.empty)), size: .zero))
        scale = 1
    }

    /// A picture of these pixels, `scale` of them, which is finite and above 0, to a point.
    init(_ image: DisplayImage, scale: CGFloat) {
        drawing = Mutex(
            Drawing(
                shown: Image(source: .picture(.pixels(PixelSource(image: image, scale: scale)))),
                size: CGSize(
                    width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)))
        self.scale = scale
    }

    /// Creates a picture from the bytes of a file.
    ///
    /// - Parameters:
    ///   - data: The bytes. The initializer returns `nil` if these are no PNG, JPEG, WebP,
    ///     PDF or SVG, or one beyond the limits.
    ///   - scale: Pixels per point. A scale that is not finite or not above 0 counts as 1.
    public init?(data: Data, scale: CGFloat = 1) {
        let isVector = VectorFormat(of: data) != nil
        let given = scale.isFinite && scale > 0 ? scale : 1
        self.scale = isVector ? CGFloat(VectorFormat.pixelsPerPoint) : given
        guard let size = PictureSize.of(data, scale: self.scale) else { return nil }
        drawing = Mutex(
            Drawing(
                shown: Image(source: .picture(.data(data, scale: self.scale))),
                size: size))
    }

    /// Creates a picture from a file; `nil` if there is none. `@2x` and `@3x` in its name set the
    /// scale.
    public init?(contentsOfFile path: String) {
        guard let data = try? PlainFile.contents(at: path) else { return nil }
        // What it is is in its bytes, whatever its name ends in.
        let isVector = VectorFormat(of: data) != nil
        let isNamedVector = ["svg", "pdf"].contains((path as NSString).pathExtension.lowercased())
        scale =
            isVector
            ? CGFloat(VectorFormat.pixelsPerPoint)
            : isNamedVector ? 1 : CGFloat(PictureSource.scale(ofName: path))
        guard let size = PictureSize.of(data, scale: scale) else { return nil }
        drawing = Mutex(
            Drawing(
                shown: Image(
                    source: .picture(
                        .file(path, scale: isVector == isNamedVector ? nil : Double(scale)))),
                size: size))
    }

    /// Creates the picture with a name; `nil` if there is none in the bundle or the working
    /// directory.
    ///
    /// It is looked for where `Image(_:bundle:)` looks, but not beside the rendered source file.
    /// The variant is chosen when the picture is shown; `size` is that of the variant for scale 2.
    public init?(named name: String, in bundle: Bundle?) {
        let resources = ImageResources(decoder: nil)
        let folders = resources.directories(of: bundle).map(resources.folder)
        let file = folders.lazy.compactMap { UIImage.file(name, in: $0) }.first
        if file == nil {
            let isSymbol = folders.contains { $0.set(name, kind: "symbolset") != nil }
            guard isSymbol || SystemPictures.symbols[name] != nil else { return nil }
            scale = 1
            let image =
                isSymbol
                ? Image(source: .picture(.named(name, bundle)))
                : Image(systemName: SystemPictures.symbols[name] ?? "")
            drawing = Mutex(Drawing(shown: image, size: CGSize(width: 18, height: 18)))
            return
        }
        guard let file, let data = try? PlainFile.contents(at: file.path),
            let size = PictureSize.of(data, scale: CGFloat(file.scale))
        else { return nil }
        scale = CGFloat(file.scale)
        drawing = Mutex(
            Drawing(
                shown: Image(source: .picture(.named(name, bundle))),
                size: size))
    }

    /// Creates the picture with a name, from the main bundle or the working directory; `nil` if
    /// there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// Creates a picture from a picture of an asset catalogue; it is empty if there is none.
    ///
    /// Apple: "init(resource:)" (UIKit).
    public convenience init(resource: ImageResource) {
        let found = UIImage(named: resource.name, in: resource.bundle)
        self.init(
            Image(source: .picture(.named(resource.name, resource.bundle))),
            size: found?.size ?? .zero, scale: found?.scale ?? 1)
    }

    private static func file(_ name: String, in folder: ResourceFolder) -> ResourceFolder.File? {
        guard
            let set = folder.set(name, kind: "imageset") ?? folder.set(name, kind: "appiconset")
        else {
            return folder.file(name, displayScale: 2)
        }
        let best = AssetContents.of(set)?.picture(isDark: false, displayScale: 2)
        guard let best, let filename = best.filename, best.factor > 0 else { return nil }
        return ResourceFolder.File(path: "\(set)/\(filename)", scale: best.factor)
    }

    /// Two values are equal if they are the same object.
    public static func == (left: UIImage, right: UIImage) -> Bool { left === right }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
    /// Creates an image from a picture of UIKit's type.
    ///
    /// Apple: "init(uiImage:)". A symbol whose colours nothing says is black, by night too (Apple's pictures): give it
    /// `withRenderingMode(.alwaysTemplate)` for the foreground style, or use `Image(systemName:)`.
    public init(uiImage: UIImage) {
        self = uiImage.shown
        let saysColors = template == true || ownTint != nil || symbol.renderingMode != nil
        if uiImage.isSymbolImage, !saysColors { ownTint = .black }
        // Apple's pictures: what is drawn of it fills the frame, so that a star is 1.12 times as wide as that of `Image(systemName:)`.
        symbol.fillsFrame = true
    }

    /// The picture in a view of UIKit's, which gives symbols its tint.
    package init(tinted uiImage: UIImage) { self = uiImage.shown }
}
