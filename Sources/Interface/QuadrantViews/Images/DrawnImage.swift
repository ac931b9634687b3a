import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout

/// An image that a closure of the user's draws, equal to itself only.
///
/// What the closure draws into is a canvas, which is made above images.
///
/// Unchecked: the closure is called by one drawing at a time, on the tree's owner.
final class DrawnImage: Equatable, @unchecked Sendable {
    let size: CGSize
    /// What is wrong with the size that was given; `nil` where nothing is.
    let fault: NumberFault?
    /// What is drawn in an environment, in the image's own coordinates; within a drawing of a node, if any.
    let items: (EnvironmentValues, DrawingContext?) -> [DisplayItem]

    /// Lengths that are negative or not finite count as 0.
    init(
        size: CGSize,
        items: @escaping (CGSize, EnvironmentValues, DrawingContext?) -> [DisplayItem]
    ) {
        fault = .unless(
            .length, "Image.init", ["size.width": size.width, "size.height": size.height],
            instead: "It counts as 0.")
        func sanitized(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
        let size = CGSize(width: sanitized(size.width), height: sanitized(size.height))
        self.size = size
        self.items = { items(size, $0, $1) }
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
        image.fault?.say()
        let own = image.size
        guard own.width > 0, own.height > 0 else { return [] }
        let drawn = image.items(environment, context)
        guard !drawn.isEmpty else { return [] }
        let frame = CGRect(origin: .zero, size: own)
        var group = DisplayGroup(content: Fragment(items: drawn))
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
