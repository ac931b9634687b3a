import Foundation
import QuadrantDisplayList
public import QuadrantGeometry

extension Image {
    /// How an image fills a frame of another size.
    ///
    /// Apple: "Image.ResizingMode".
    public enum ResizingMode: Hashable, Sendable {
        /// The image is repeated at its own size, from the top left corner.
        case tile
        /// The image is stretched.
        case stretch
    }

    /// Whether an image keeps its own colours.
    ///
    /// Apple: "Image.TemplateRenderingMode".
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The opaque parts of the image are painted with the foreground style.
        case template
        /// The image keeps its own colours.
        case original
    }

    /// How the pixels of an image are smoothed when the image is scaled.
    ///
    /// Apple: "Image.Interpolation".
    public enum Interpolation: Hashable, Sendable {
        /// Pixels are not smoothed: each is a sharp square.
        case none
        /// Each pixel is mixed from the nearest four. It is quick, and rough if an image is made
        /// much smaller.
        case low
        /// Each pixel is mixed from all that it covers. This is the default.
        case medium
        /// As `medium`, sharper and slower.
        case high
    }

    /// Has the image fill its proposal; where nothing is proposed, the image has its own size.
    ///
    /// Apple: "resizable(capInsets:resizingMode:)". Symbols and drawn images are stretched evenly;
    /// cap insets and tiling of these are reported. A symbol is stretched together with the margins
    /// around its ink, which belong to the image: Apple's engineers say so of `UIImage` (forums,
    /// thread 716773: 70.3 by 25.7 points, the ink 54.3 by 14.3).
    ///
    /// - Parameters:
    ///   - capInsets: Insets in points. The corners keep their size, and the edges between them are
    ///     stretched along themselves only. Leading is the left side in both layout directions, as
    ///     images are not mirrored. Insets that do not fit shrink in proportion; negative insets
    ///     count as 0.
    ///   - resizingMode: How the rest of the image fills the rest of the frame.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        if capInsets != EdgeInsets() {
            image.kept.fault = .unless(
                .length, ".resizable",
                [
                    "capInsets.top": capInsets.top, "capInsets.leading": capInsets.leading,
                    "capInsets.bottom": capInsets.bottom, "capInsets.trailing": capInsets.trailing,
                ], instead: "It counts as 0.")
        }
        image.resizing = ImageSlicing(capInsets: capInsets, isTiled: resizingMode == .tile)
        return image
    }

    /// Sets whether the image keeps its own colours. With `nil`, drawn images and pictures keep
    /// them, unless an asset catalogue says otherwise. For a symbol, `.original` is
    /// `SymbolRenderingMode.multicolor` and `.template` is `.monochrome`, unless
    /// `symbolRenderingMode(_:)` says otherwise.
    ///
    /// Apple: "renderingMode(_:)".
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.template = renderingMode.map { $0 == .template }
        return image
    }

    /// Sets how pixels are smoothed when the image is scaled. Symbols and drawn images have no
    /// pixels: they always stay sharp.
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

    /// Sets whether the edges of a turned picture are smoothed. It has no effect on symbols and
    /// drawn images, which have no pixels, and in SVG files, whose viewers decide for themselves.
    ///
    /// Apple: "antialiased(_:)".
    public func antialiased(_ isAntialiased: Bool) -> Image {
        var image = self
        image.isSmoothAtEdges = isAntialiased
        return image
    }
}
