public import Foundation
import QuadrantDisplayList

extension Image {
    /// A picture by name.
    ///
    /// Apple: "init(_:bundle:)". Looked for in asset catalogues and among PNG, JPEG and WebP files,
    /// with or without extension and `@2x` or `@3x`: of several the one that suits the display's
    /// scale and the appearance. A name that is not found is reported; it takes no room.
    ///
    /// - Parameter bundle: Where to look; `nil` for the main bundle, before which `quadrant render`
    ///   looks beside the source file and in the folders around it, and after which the working
    ///   directory comes.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .picture(.named(name, bundle)))
    }

    /// A picture by name, with words for people who do not see it; an SVG has them as `aria-label`.
    ///
    /// Apple: "init(_:bundle:label:)".
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .picture(.named(name, bundle)))
        spokenLabel = label
    }

    /// A picture by name that says nothing to people who do not see it.
    ///
    /// Apple: "init(decorative:bundle:)".
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .picture(.named(name, bundle)))
        isDecorative = true
    }

    /// A picture by name; the value is for symbols of one's own, which are not read.
    ///
    /// Apple: "init(_:variableValue:bundle:)". A value is reported as without effect.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(source: .picture(.named(name, bundle)))
        if variableValue != nil { notDrawn.append("Image(variableValue:)") }
    }

    /// A picture by name with a label; the value is for symbols of one's own, which are not read.
    ///
    /// Apple: "init(_:variableValue:bundle:label:)". A value is reported as without effect.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, variableValue: variableValue, bundle: bundle)
        spokenLabel = label
    }

    /// A decorative picture by name; the value is for symbols of one's own, which are not read.
    ///
    /// Apple: "init(decorative:variableValue:bundle:)". A value is reported as without effect.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, variableValue: variableValue, bundle: bundle)
        isDecorative = true
    }

    /// A picture of an asset catalogue.
    ///
    /// Apple: "init(_:)" with an `ImageResource`.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    /// The picture in a file: Quadrant's own, where Apple has `UIImage` and `CGImage`.
    ///
    /// A name that ends in `@2x` or `@3x` before its extension says how many pixels make a point,
    /// else it is one.
    ///
    /// - Parameter url: Of a file; others are reported and take no room.
    public init(contentsOf url: URL) {
        let path = url.isFileURL ? url.path : url.absoluteString
        self.init(source: .picture(.file(path, scale: nil)))
    }

    /// The picture of a file's bytes: Quadrant's own, where Apple has `UIImage` and `CGImage`.
    ///
    /// - Parameters:
    ///   - data: Of a PNG, JPEG or WebP file.
    ///   - scale: Pixels per point; 1 is taken unless it is finite and above 0.
    public init(data: Data, scale: CGFloat = 1) {
        self.init(source: .picture(.data(data, scale: scale.isFinite && scale > 0 ? scale : 1)))
    }
}

/// The name of a picture in an asset catalogue, as Xcode makes constants of them.
///
/// Apple: "ImageResource".
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The picture of that name in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
