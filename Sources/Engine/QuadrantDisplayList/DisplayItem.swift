package import Foundation
package import QuadrantGeometry
package import QuadrantText
package import Spatial

/// Everything that a drawing consists of: a group of items, or a leaf that is drawn.
package enum DisplayItem: Sendable {
    case group(DisplayGroup)
    case fill(FillItem)
    case stroke(StrokeItem)
    case glyphs(GlyphItem)
    case image(ImageItem)
    case shadow(ShadowItem)
    case backdrop(BackdropItem)
}

extension DisplayItem {
    /// The view the item comes from, if that is known.
    package var source: SourceTag? {
        switch self {
        case .group(let item): item.source
        case .fill(let item): item.source
        case .stroke(let item): item.source
        case .glyphs(let item): item.source
        case .image(let item): item.source
        case .shadow(let item): item.source
        case .backdrop(let item): item.source
        }
    }
}

/// Items that share a place, a clip and an opacity.
///
/// A point of the content goes through filters, projection, clip, mask, opacity and blending in the group's own
/// coordinates, then through `place`, then through `transform`, and is then in the coordinates of the group around.
package struct DisplayGroup: Sendable {
    /// Maps the group's coordinates to those of its parent.
    package var transform = CGAffineTransform.identity
    /// The items of the group, in its own coordinates.
    package var content: Fragment
    package var source: SourceTag?
    /// Whether it is what one view draws by itself: an opacity and a blend mode around it take effect on all of it (`Fragment.spread`).
    package var isLeaf = false
    /// What the group does beside moving its content; `nil` for most groups, which keeps them
    /// small.
    package private(set) var effects: GroupEffects?

    package init(content: Fragment) {
        self.content = content
    }
}

/// What a group does to its content; never changed once it is in a list.
package final class GroupEffects: Sendable {
    /// All effects of a group; the defaults have no effect.
    fileprivate struct Values: Sendable {
        var clip: ClipItem?
        var opacity: Double = 1
        var blendMode = DisplayBlendMode.normal
        var isIsolated = false
        var filters: [DisplayFilter] = []
        var projection: ProjectionTransform?
        var meaning: DisplayMeaning?
        var mask: Fragment?
        var place: PlaceInSpace?
    }

    fileprivate static let none = Values()
    fileprivate let values: Values

    fileprivate init(_ values: Values) {
        self.values = values
    }
}

extension DisplayGroup {
    private mutating func change(_ body: (inout GroupEffects.Values) -> Void) {
        var values = effects?.values ?? GroupEffects.none
        body(&values)
        effects = GroupEffects(values)
    }

    /// In the group's coordinates.
    package var clip: ClipItem? {
        get { effects?.values.clip }
        set { if effects != nil || newValue != nil { change { $0.clip = newValue } } }
    }
    /// The opacity, from 0 to 1; below 1 the content is drawn as a whole and then faded.
    package var opacity: Double {
        get { effects?.values.opacity ?? 1 }
        set { if effects != nil || newValue != 1 { change { $0.opacity = newValue } } }
    }
    package var blendMode: DisplayBlendMode {
        get { effects?.values.blendMode ?? .normal }
        set { if effects != nil || newValue != .normal { change { $0.blendMode = newValue } } }
    }
    /// Whether the content is drawn as a whole, so that blend modes in it do not reach what lies
    /// behind.
    package var isIsolated: Bool {
        get { effects?.values.isIsolated ?? false }
        set { if effects != nil || newValue { change { $0.isIsolated = newValue } } }
    }
    /// Applied to the content as a whole, one after the other, before clip, mask, opacity and blending.
    package var filters: [DisplayFilter] {
        get { effects?.values.filters ?? [] }
        set { if effects != nil || !newValue.isEmpty { change { $0.filters = newValue } } }
    }
    /// A perspective: the content is drawn as a whole and mapped by it, in the group's coordinates.
    package var projection: ProjectionTransform? {
        get { effects?.values.projection }
        set { if effects != nil || newValue != nil { change { $0.projection = newValue } } }
    }
    /// What the content means, such as a link, for formats that can hold that.
    package var meaning: DisplayMeaning? {
        get { effects?.values.meaning }
        set { if effects != nil || newValue != nil { change { $0.meaning = newValue } } }
    }
    /// In the group's coordinates; its alpha multiplies the content's.
    package var mask: Fragment? {
        get { effects?.values.mask }
        set { if effects != nil || newValue != nil { change { $0.mask = newValue } } }
    }

    /// Where the content lies in space: maps the group's coordinates before `transform` does. `nil`: in the plane of
    /// the group around, as nearly all groups.
    ///
    /// Points; x to the right, y down, z toward the viewer. What is flat in the group lies in its plane z = 0. Places
    /// of groups in groups multiply, the inner one first; `transform` leaves z as it is. A group that is drawn as a
    /// whole (`isDirect` is false) is one plane: places in it only decide what lies in front of what. A clip goes on
    /// along z: it cuts every plane in the group where the group, seen from its front, would be cut.
    package var place: AffineTransform3D? {
        get { effects?.values.place?.transform }
        set {
            if effects != nil || newValue != nil {
                change { $0.place = newValue.map(PlaceInSpace.init) }
            }
        }
    }

    /// Whether the content is drawn straight onto what lies behind; else it is drawn as a whole first.
    package var isDirect: Bool {
        guard let values = effects?.values else { return true }
        return values.opacity >= 1 && values.blendMode == .normal && values.mask == nil
            && !values.isIsolated && values.filters.isEmpty && values.projection == nil
    }
}

/// What a part of a drawing is for its reader.
package enum DisplayMeaning: Sendable, Equatable {
    /// Leads to a URL, as it was written, when it is clicked.
    case link(String)
    /// A picture with a label that says what it shows.
    case picture(String)
    /// An entry of the document's outline; levels count from 1.
    case heading(level: Int, text: String)
    /// A layer of a view that is taken apart: the frame of what is in it, in the group's coordinates, and whether it is
    /// what the view draws itself, behind or over what is in it.
    case layer(CGRect, isDrawnByItself: Bool)
}

/// A clipping shape, in its group's coordinates.
package struct ClipItem: Sendable {
    /// The shape outside of which nothing of the group is seen.
    package var shape: DisplayShape
    /// Which rule decides what is inside of the shape, and whether its edges are smooth.
    package var style: FillStyle
    /// Whether a `.rect` is a view's frame, whose edges are moved to the nearest pixels, each on its own.
    package var snapsToPixels = false

    package init(shape: DisplayShape, style: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
    }
}

/// The blend modes of a group, named as in SwiftUI; formulas of W3C Compositing.
package enum DisplayBlendMode: Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// An outline; the simple ones are kept by name so that a renderer can be quick and readable.
package enum DisplayShape: Sendable, Equatable {
    case rect(CGRect)
    /// Circular corners of one radius (at most half of the shorter side).
    case roundedRect(CGRect, radius: CGFloat)
    case ellipse(CGRect)
    case path(Path)
}

/// The inside of a shape, painted.
package struct FillItem: Sendable {
    /// The shape whose inside is painted, in points.
    package var shape: DisplayShape
    /// What the inside is painted with.
    package var paint: Paint
    /// Which rule decides what is inside of the shape, and whether its edges are smooth.
    package var style = FillStyle()
    /// Whether a `.rect` is a view's frame, whose edges are moved to the nearest pixels, each on its own.
    package var snapsToPixels = false
    package var source: SourceTag?

    package init(shape: DisplayShape, paint: Paint) {
        self.shape = shape
        self.paint = paint
    }
}

/// The outline of a shape, traced.
package struct StrokeItem: Sendable {
    /// The shape along whose outline the line runs, in points.
    package let shape: DisplayShape
    /// What the line is painted with.
    package var paint: Paint
    /// The style of the line, without dashes that cannot be drawn.
    package let style: StrokeStyle
    /// Whether the edges of the line are smooth.
    package var isAntialiased = true
    package var source: SourceTag?

    /// Dashes that cannot be drawn are left out.
    package init(shape: DisplayShape, paint: Paint, style: StrokeStyle) {
        self.shape = shape
        self.paint = paint
        var style = style
        if !style.dash.isEmpty {
            style.dash = style.usableDash(along: shape.path, within: Self.reach)
        }
        self.style = style
    }

    /// The farthest coordinates of a path that renderers draw.
    private static let reach = CoordinateLimit(farthest: 4e6)
}

/// A run of glyphs on a baseline.
package struct GlyphItem: Sendable {
    /// The glyphs, with their places along the baseline.
    package var run: GlyphRun
    /// The line's left end on the baseline; `run.origin` is relative to it.
    package var origin: CGPoint
    /// What the glyphs are painted with; glyphs that are pictures have their own colours.
    package var paint: Paint
    /// Whether the run is not seen, as shapes stand in its place, and is only there to be found, read out and copied in
    /// files that hold text.
    package var isHidden = false
    package var source: SourceTag?

    package init(run: GlyphRun, origin: CGPoint, paint: Paint) {
        self.run = run
        self.origin = origin
        self.paint = paint
    }
}

/// A picture stretched over a rectangle.
package struct ImageItem: Sendable {
    /// The picture that is stretched.
    package var image: DisplayImage
    /// The rectangle that the picture fills, in points.
    package var rect: CGRect
    /// How the pixels of the picture are mixed where they do not match those of the device.
    package var smoothing = ImageSmoothing.medium
    /// Whether edges between pixels are softened.
    package var isAntialiased = true
    /// Whether the edges of `rect` are moved to the nearest pixels, each on its own.
    package var snapsToPixels = false
    package var source: SourceTag?

    package init(image: DisplayImage, rect: CGRect) {
        self.image = image
        self.rect = rect
    }
}

/// How the pixels of a picture are mixed where they do not match the device's.
package enum ImageSmoothing: Hashable, Sendable {
    /// Not at all: sharp squares.
    case none
    /// From the nearest four, which leaves out pixels where a picture is made much smaller.
    case low
    /// From all that a device pixel covers.
    case medium
    /// As `medium`, with a sharper filter.
    case high
}

/// The blurred silhouette of a shape.
package struct ShadowItem: Sendable {
    /// The shape that casts the shadow, in points.
    package var shape: DisplayShape
    /// The colour of the shadow where it is densest.
    package var color: RGBAColor
    /// Standard deviation of the Gaussian, in points.
    package var sigma: CGFloat
    /// How far the shadow is moved, in points: to the right and down.
    package var offset: CGSize
    /// Whether the shadow falls from the shape's edge into it, and is seen there only.
    package var isInner = false
    package var source: SourceTag?

    package init(shape: DisplayShape, color: RGBAColor, sigma: CGFloat, offset: CGSize) {
        self.shape = shape
        self.color = color
        self.sigma = sigma
        self.offset = offset
    }
}
