public import Foundation
import QuadrantCore
import QuadrantDisplayList

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
        let image = DrawnImage(size: size) { size, environment, context in
            var canvas = GraphicsContext(environment: environment, size: size, in: context)
            renderer(&canvas)
            for diagnostic in canvas.host.diagnostics { context?.report(diagnostic) }
            return canvas.items
        }
        self.init(source: .drawn(image))
        spokenLabel = label
        if colorMode != .nonLinear { notDrawn.append("Image(colorMode: .\(colorMode))") }
    }
}
