public import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
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
    /// The style that paints the opaque parts of the image; `nil` for the image's own colours.
    let template: _ResolvedStyle?
    /// The description of the image for assistive technologies.
    var spoken: String?

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        spoken.map { DisplayGroup(content, showing: $0) }
    }

    func draw(_ context: inout DrawingContext) {
        for item in items(size: context.size, source: context.source, in: context) {
            context.add(item)
        }
    }

    /// The items of the image, stretched to a size.
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
    /// Creates an image of a fixed size that a closure draws.
    ///
    /// - Parameters:
    ///   - size: The size of the image, in points.
    ///   - label: What the image shows, for assistive technologies.
    ///   - opaque: Whether the image is known to cover all of its size. It is drawn the same either
    ///     way.
    ///   - colorMode: Colours are always mixed as by `.nonLinear`; other modes are reported.
    ///   - renderer: Draws the image. It is called each time the image is drawn.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(source: .drawn(DrawnImage(size: size, renderer: renderer)))
        spokenLabel = label
        if colorMode != .nonLinear { notDrawn.append("Image(colorMode: .\(colorMode))") }
    }
}
