import QuadrantViews
import SwiftUI

extension SamePiece {
    /// All effects, of shapes and of words.
    static var effects: [SamePiece] {
        effects(of: sample, "shapes") + effects(of: words, "words")
    }

    private static func effects(of view: AnyView, _ kind: String) -> [SamePiece] {
        changes(of: view, kind) + colors(of: view, kind)
    }

    private static func changes(of view: AnyView, _ kind: String) -> [SamePiece] {
        [
            SamePiece("slight blur of \(kind)", view.blur(radius: 0.7)),
            SamePiece("blur of \(kind)", view.blur(radius: 4)),
            SamePiece("wide blur of \(kind)", view.blur(radius: 12)),
            SamePiece("shadow of \(kind)", view.shadow(radius: 5, x: 3, y: 4)),
            SamePiece("sharp shadow of \(kind)", view.shadow(color: .red, radius: 0, x: 6)),
            SamePiece("opacity of \(kind)", view.opacity(0.4)),
            SamePiece("group of \(kind)", view.compositingGroup().opacity(0.4)),
            SamePiece("drawing group of \(kind)", view.drawingGroup()),
            SamePiece("turned \(kind)", view.rotationEffect(.degrees(20))),
            SamePiece("mirrored \(kind)", view.scaleEffect(x: -1.2, y: 0.8)),
            SamePiece("tilted \(kind)", view.rotation3DEffect(.degrees(40), axis: (0, 1, 0))),
        ]
    }

    private static func colors(of view: AnyView, _ kind: String) -> [SamePiece] {
        [
            SamePiece("brighter \(kind)", view.brightness(0.3)),
            SamePiece("darker \(kind)", view.brightness(-0.3)),
            SamePiece("contrast of \(kind)", view.contrast(2)),
            SamePiece("negative contrast of \(kind)", view.contrast(-1)),
            SamePiece("grey \(kind)", view.saturation(0)),
            SamePiece("saturated \(kind)", view.saturation(2)),
            SamePiece("grayscale of \(kind)", view.grayscale(0.8)),
            SamePiece("hue of \(kind)", view.hueRotation(.degrees(90))),
            SamePiece("inverted \(kind)", view.colorInvert()),
            SamePiece("multiplied \(kind)", view.colorMultiply(.orange)),
            SamePiece("faintly multiplied \(kind)", view.colorMultiply(.white.opacity(0.5))),
            SamePiece("luminance of \(kind)", view.luminanceToAlpha()),
            SamePiece("contrast of faded \(kind)", view.opacity(0.5).contrast(2)),
            SamePiece("brighter faded \(kind)", view.opacity(0.5).brightness(0.4)),
            SamePiece("inverted and turned \(kind)", view.colorInvert().hueRotation(.degrees(180))),
        ]
    }

    /// Filters of a canvas over a layer of two shapes, the second one faded.
    static var filters: [SamePiece] {
        typealias Filter = GraphicsContext.Filter
        let turn = ProjectionTransform(CGAffineTransform(rotationAngle: 0.2))
        let filters: [(String, Filter)] = [
            ("shadow", .shadow(radius: 4, x: 4)),
            ("shadow only", .shadow(color: .red, radius: 3, options: .shadowOnly)),
            ("shadow above", .shadow(color: .red, radius: 3, x: 10, options: .shadowAbove)),
            ("shadow inside", .shadow(color: .red, radius: 5, options: .invertsAlpha)),
            ("multiply", .colorMultiply(.orange)), ("hue", .hueRotation(.degrees(120))),
            ("contrast", .contrast(1.8)), ("brightness", .brightness(-0.3)),
            ("grayscale", .grayscale(1)), ("luminance", .luminanceToAlpha),
            ("threshold", .alphaThreshold(min: 0.4, color: .purple)),
            ("projection", .projectionTransform(turn)),
        ]
        return filters.map { name, filter in
            SamePiece(
                "filter \(name)",
                Canvas { context, _ in
                    let band = CGRect(x: 0, y: 0, width: 120, height: 40)
                    context.fill(Path(band), with: .color(.mint))
                    context.addFilter(filter)
                    context.drawLayer { layer in
                        let circle = CGRect(x: 15, y: 15, width: 60, height: 60)
                        layer.fill(Path(ellipseIn: circle), with: .color(.red))
                        layer.opacity = 0.6
                        let box = CGRect(x: 50, y: 40, width: 50, height: 40)
                        layer.fill(Path(box), with: .color(.blue))
                    }
                })
        }
    }
}
