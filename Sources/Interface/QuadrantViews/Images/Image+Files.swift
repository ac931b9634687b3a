public import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension Image {
    /// Creates an image from a picture with a name.
    ///
    /// Apple: "init(_:bundle:)". The picture is looked for in asset catalogues and among PNG, JPEG
    /// and WebP files, with or without extension and `@2x` or `@3x`. Of several pictures, the one
    /// that suits the scale of the display and the appearance is shown. A name that is not found is
    /// reported, and the image is 0 by 0 points.
    ///
    /// - Parameter bundle: The bundle to look in; `nil` for the main bundle. In that case
    ///   `quadrant render` first looks beside the source file and in the folders around it, and last in the
    ///   working directory.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .picture(.named(name, bundle)))
    }

    /// Creates an image from a picture with a name, with a label for assistive technologies. In an
    /// SVG the label is the `aria-label`.
    ///
    /// Apple: "init(_:bundle:label:)".
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .picture(.named(name, bundle)))
        spokenLabel = label
    }

    /// Creates an image from a picture with a name that assistive technologies leave out.
    ///
    /// Apple: "init(decorative:bundle:)".
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .picture(.named(name, bundle)))
        isDecorative = true
    }

    /// Creates an image from a picture with a name. Values are for custom symbols, which are not
    /// read here.
    ///
    /// Apple: "init(_:variableValue:bundle:)". A value has no effect, which is reported.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(source: .picture(.named(name, bundle)))
        if variableValue != nil { notDrawn.append("Image(variableValue:)") }
    }

    /// Creates an image from a picture with a name, with a label. Values are for custom symbols,
    /// which are not read here.
    ///
    /// Apple: "init(_:variableValue:bundle:label:)". A value has no effect, which is reported.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, variableValue: variableValue, bundle: bundle)
        spokenLabel = label
    }

    /// Creates an image from a picture with a name that assistive technologies leave out. Values
    /// are for custom symbols, which are not read here.
    ///
    /// Apple: "init(decorative:variableValue:bundle:)". A value has no effect, which is reported.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, variableValue: variableValue, bundle: bundle)
        isDecorative = true
    }

    /// Creates an image from a picture of an asset catalogue.
    ///
    /// Apple: "init(_:)" with an `ImageResource`.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    /// Creates an image from a file. This initializer is Quadrant's own, in place of Apple's
    /// `UIImage` and `CGImage`.
    ///
    /// A name that ends in `@2x` or `@3x` before its extension says how many pixels make a point;
    /// otherwise one pixel does.
    ///
    /// - Parameter url: The URL of a file. URLs of other schemes are reported, and the image is 0
    ///   by 0 points.
    public init(contentsOf url: URL) {
        let path = url.isFileURL ? url.path : url.absoluteString
        self.init(source: .picture(.file(path, scale: nil)))
    }

    /// Creates an image from the bytes of a file. This initializer is Quadrant's own, in place of
    /// Apple's `UIImage` and `CGImage`.
    ///
    /// - Parameters:
    ///   - data: The bytes of a PNG, JPEG or WebP file.
    ///   - scale: Pixels per point. A scale that is not finite or not above 0 counts as 1.
    public init(data: Data, scale: CGFloat = 1) {
        self.init(source: .picture(.data(data, scale: scale.isFinite && scale > 0 ? scale : 1)))
        kept = KeptFault(.unlessScale("Image", scale))
    }
}

/// The name of a picture in an asset catalogue. Xcode makes a constant of this type for each
/// picture.
///
/// Apple: "ImageResource".
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The picture with a name in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
