import Expectations
import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// What is drawn as a whole under a transform that stretches along the diagonal takes the canvas's pixels,
/// not those of the box around the canvas as the transform sees it.
@Suite struct TurnedLayerTests {
    @Test(arguments: [30, 300, 3000] as [CGFloat])
    func aSkewedWholeFitsTheCanvas(skew: CGFloat) throws {
        var fill = FillItem(
            shape: .rect(CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)),
            paint: .color(.black))
        fill.style = FillStyle()
        var group = DisplayGroup(content: Fragment(items: [.fill(fill)]))
        group.transform = CGAffineTransform(a: 1, b: skew, c: skew, d: 1, tx: 0, ty: 0)
        group.opacity = 0.5
        let list = DisplayList(
            size: CGSize(width: 400, height: 300), displayScale: 1, background: .white,
            root: Fragment(items: [.group(group)]))
        let image = try PNGRenderer(outlines: BoxGlyphs()).image(list)
        let middle = (150 * 400 + 200) * 4
        near(Int(image.pixels[middle]), 127, within: 1)
    }
}
