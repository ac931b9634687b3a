public import Foundation
import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry
import QuadrantLayout

/// An image that a closure of the user's draws, equal to itself only.
///
/// Unchecked: the closure is called by one drawing at a time, on the tree's owner.
final class DrawnImage: Equatable, @unchecked Sendable {
    let size: CGSize
    let renderer: (inout GraphicsContext) -> Void

    /// Lengths that are negative or not finite count as 0.
    init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
        func sanitized(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
        self.size = CGSize(width: sanitized(size.width), height: sanitized(size.height))
        self.renderer = renderer
    }

    static func == (lhs: DrawnImage, rhs: DrawnImage) -> Bool { lhs === rhs }
}

/// Draws an image of the user's into its frame, stretched where the frame has another size.
struct DrawnImageDrawing: NodeDrawing {
    let image: DrawnImage
    let environment: EnvironmentValues
    /// What the image's opaque parts are painted with; `nil` for its own colours.
    let template: _ResolvedStyle?

    func draw(_ context: inout DrawingContext) {
        for item in items(size: context.size, source: context.source, in: context) {
            context.add(item)
        }
    }

    /// The image stretched to a size.
    func items(
        size: CGSize, source: SourceTag?, in context: DrawingContext? = nil
    ) -> [DisplayItem] {
        let own = image.size
        guard own.width > 0, own.height > 0 else { return [] }
        var canvas = GraphicsContext(environment: environment, size: own, in: context)
        image.renderer(&canvas)
        guard !canvas.items.isEmpty else { return [] }
        let frame = CGRect(origin: .zero, size: own)
        var group = DisplayGroup(content: Fragment(items: canvas.items))
        if let template {
            group.mask = group.content
            let target = StyleTarget(filling: .rect(frame), frame: frame, source: source)
            group.content = Fragment(items: template.items(target))
        }
        group.clip = ClipItem(shape: .rect(frame))
        group.transform = CGAffineTransform(
            scaleX: size.width / own.width, y: size.height / own.height)
        group.source = source
        return [.group(group)]
    }
}

extension Image {
    /// How an image fills a frame of another size.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated.
        case tile
        /// Stretched.
        case stretch
    }

    /// Whether an image keeps its colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Its opaque parts are painted with the foreground style.
        case template
        /// It keeps its colours.
        case original
    }

    /// How an image is smoothed when scaled.
    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    /// An image of a fixed size that a closure draws.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - label: What the image shows, for people who do not see it.
    ///   - opaque: Whether the image is known to cover all of its size; the drawing is the same.
    ///   - colorMode: Colours are mixed as `.nonLinear`; the others are reported.
    ///   - renderer: Draws the image; called each time the image is drawn.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(source: .drawn(DrawnImage(size: size, renderer: renderer)))
        if colorMode != .nonLinear { notDrawn.append("Image(colorMode: .\(colorMode))") }
    }

    /// An image that takes the room it is offered.
    ///
    /// - Parameters:
    ///   - capInsets: Edges that keep their size; reported where not zero.
    ///   - resizingMode: `.tile` is reported and stretched.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.isResizable = true
        if capInsets != EdgeInsets() { image.notDrawn.append(".resizable(capInsets:)") }
        if resizingMode == .tile { image.notDrawn.append(".resizable(resizingMode: .tile)") }
        return image
    }

    /// Whether the image keeps its colours; `nil` keeps those of drawn images. Symbols always take the
    /// foreground style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.template = renderingMode.map { $0 == .template }
        return image
    }

    /// How pixels are smoothed when scaled. Symbols and drawn images have no pixels: they stay sharp.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// Whether the edges of pixels are smoothed. Symbols and drawn images have no pixels.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
