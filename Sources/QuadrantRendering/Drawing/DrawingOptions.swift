package import Foundation
internal import QuadrantDisplayList
package import QuadrantGeometry
package import QuadrantViews

/// How a view is drawn: into what, how large, and in which surroundings.
package struct DrawingOptions: Sendable, Equatable {
    /// The kinds of picture.
    package enum Format: String, Sendable, CaseIterable {
        /// Pixels, `scale` of them to a point.
        case png
        /// A drawing as text; one unit is a point.
        case svg
        /// A page; one unit is a point.
        case pdf
        /// Pixels, as a clip of several pictures or as a single one.
        case webp
        /// The same with at most 255 colours in a picture.
        case gif
        /// A clip that another program packs: it is drawn as a PNG of several pictures.
        case mp4

        /// Whether it has pixels, `scale` of them to a point.
        package var isPixels: Bool { self != .svg && self != .pdf }

        /// Whether a file of the kind is a clip as a rule.
        package var isMovingKind: Bool { self == .webp || self == .gif || self == .mp4 }
    }

    /// The Apple systems whose figures and looks a view can be drawn with; the raw values are what the option takes.
    package enum System: String, Sendable, CaseIterable {
        /// iOS 26.
        case iOS26 = "ios26"
        /// iOS 18.
        case iOS18 = "ios18"
    }

    /// The longest side of a PNG in pixels, as Cairo's surfaces hold no more, and of an SVG in points.
    package static let largestSide = 32_767

    /// The schemes of links that files hold always, in lower case.
    package static var heldLinkSchemes: Set<String> { LinkPolicy.heldSchemes }

    /// The kind of picture.
    package var format: Format = .png
    /// The canvas width in points; `nil` leaves it to the view.
    package var width: CGFloat?
    /// The canvas height in points; `nil` leaves it to the view.
    package var height: CGFloat?
    /// Whether a size was asked for, even `auto` on both axes; it then wins over `preview`.
    package var hasExplicitSize = false
    /// The device on which the view is shown; it wins over what a preview asks for. `nil` for none: then the canvas
    /// has no margins.
    package var device: ScreenDevice?
    /// Pixels to a point in a picture, and in a PDF or an SVG where there are no vectors; the environment's
    /// `displayScale`.
    package var scale: CGFloat = 2
    /// Whether the system background is left out.
    package var isTransparent = false
    /// Whether an SVG has its text as text, which looks as the viewer's fonts have it, and not as
    /// outlines.
    package var keepsSVGText = false
    /// The place from which the view is seen; `nil` is the front, or `ViewCamera.isometric` for layers set apart.
    package var camera: ViewCamera?
    /// How far the layers of the view are set apart along z, in points; `nil` leaves them where they are.
    package var layerDistance: Double?
    /// The system that controls, lists, bars and texts look like.
    package var system = System.iOS26
    /// Whether the colour scheme is dark.
    package var isDark = false
    /// Whether the layout runs from right to left.
    package var isRightToLeft = false
    /// The locale of the environment; `nil` leaves the library's own.
    package var localeIdentifier: String?
    /// The time zone of the environment; `nil` leaves the library's own.
    package var timeZoneIdentifier: String?
    /// The case of `DynamicTypeSize` by name, `xSmall` to `accessibility5`; `nil` is `large`.
    package var textSize: String?
    /// The date that relative dates and clocks in texts take as now; `nil` is the process's clock.
    package var now: Date?
    /// Absolute paths of folders in which pictures and colours are looked up before the main bundle.
    package var resourceDirectories: [String] = []
    /// Schemes of links that files hold besides: see `LinkPolicy`.
    package var allowedLinkSchemes: Set<String> = []
    /// What the preview asks for, by its traits and, as far as these leave it open, by modifiers.
    package var preview = PreviewSettings()
    /// Whether the view is the whole of a preview provider, whose number of previews is not known before.
    package var isWholeProvider = false
    /// Which moments are drawn: the first one, unless more is asked for.
    package var motion = MotionOptions()
    /// How many seconds are spent on waiting for what tasks wait for.
    package var waitingTime = 0.0

    /// A PNG at scale 2 of the view's own size.
    package init() {}
}
