import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText

extension RGBAColor {
    static let red = RGBAColor(red: 1, green: 0, blue: 0)
    static let blue = RGBAColor(red: 0, green: 0, blue: 1)
}

/// Every glyph is a box half as wide as the font's size, from the baseline up.
final class BoxGlyphs: GlyphOutlines {
    func outline(of glyph: UInt32, font: FontID, size: CGFloat) -> Path {
        Path(CGRect(x: 0, y: -size, width: size / 2, height: size))
    }
}

/// A small drawing and the pixels it becomes.
struct Drawing {
    var items: [DisplayItem]
    var size = CGSize(width: 10, height: 10)
    var background: RGBAColor? = .white

    init(_ items: DisplayItem...) {
        self.items = items
    }

    var list: DisplayList {
        DisplayList(
            size: size, displayScale: 1, background: background, root: Fragment(items: items))
    }

    func image(scale: CGFloat = 1) throws -> DisplayImage {
        try PNGRenderer(outlines: BoxGlyphs()).image(list, scale: scale)
    }
}

extension DisplayImage {
    /// Red, green, blue and alpha of a pixel.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        Array(pixels[(y * width + x) * 4..<(y * width + x) * 4 + 4])
    }
}

extension DisplayItem {
    static func rect(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: RGBAColor
    ) -> DisplayItem {
        let rect = CGRect(x: x, y: y, width: width, height: height)
        return .fill(FillItem(shape: .rect(rect), paint: .color(color)))
    }
}
