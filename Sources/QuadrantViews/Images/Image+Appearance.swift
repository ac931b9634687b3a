import QuadrantDisplayList
public import QuadrantGeometry

extension Image {
    /// How an image fills a frame of another size.
    ///
    /// Apple: "Image.ResizingMode".
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated at its own size, from the top left corner.
        case tile
        /// Stretched.
        case stretch
    }

    /// Whether an image keeps its colours.
    ///
    /// Apple: "Image.TemplateRenderingMode".
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Its opaque parts are painted with the foreground style.
        case template
        /// It keeps its colours.
        case original
    }

    /// How an image is smoothed when scaled.
    ///
    /// Apple: "Image.Interpolation".
    public enum Interpolation: Hashable, Sendable {
        /// Not at all: each pixel is a sharp square.
        case none
        /// From the nearest four pixels: quick, rough where an image is made much smaller.
        case low
        /// From all pixels that come together; what an image has unless told otherwise.
        case medium
        /// As `medium`, sharper and slower.
        case high
    }

    /// An image that takes the room it is offered, its own size where it is offered nothing.
    ///
    /// Apple: "resizable(capInsets:resizingMode:)". Symbols and drawn images are stretched evenly;
    /// caps and tiles of these are reported. A symbol is stretched with the margins around its ink, which belong to
    /// the image: Apple's engineers say so of `UIImage` (forums, thread 716773: 70.3 by 25.7 points, the ink 54.3
    /// by 14.3).
    ///
    /// - Parameters:
    ///   - capInsets: In points: the corners keep their size, the edges between them change along
    ///     themselves only. Leading is left in both layout directions, as images are not mirrored.
    ///     Insets that do not fit shrink in proportion; negative ones count as 0.
    ///   - resizingMode: What happens to the rest.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.resizing = ImageSlicing(capInsets: capInsets, isTiled: resizingMode == .tile)
        return image
    }

    /// Whether the image keeps its colours; `nil` keeps those of drawn images and of pictures, except
    /// where an asset catalogue says otherwise. The original of a symbol is `SymbolRenderingMode.multicolor`, the
    /// template `.monochrome`, unless `symbolRenderingMode(_:)` says something else.
    ///
    /// Apple: "renderingMode(_:)".
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.template = renderingMode.map { $0 == .template }
        return image
    }

    /// How pixels are smoothed when scaled. Symbols and drawn images have no pixels: they stay sharp.
    ///
    /// Apple: "interpolation(_:)".
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.smoothing =
            switch interpolation {
            case .none: .none
            case .low: .low
            case .medium: .medium
            case .high: .high
            }
        return image
    }

    /// Whether the edges of a turned picture are smoothed. Symbols and drawn images have no pixels;
    /// SVG leaves it to the viewer.
    ///
    /// Apple: "antialiased(_:)".
    public func antialiased(_ isAntialiased: Bool) -> Image {
        var image = self
        image.isSmoothAtEdges = isAntialiased
        return image
    }
}
