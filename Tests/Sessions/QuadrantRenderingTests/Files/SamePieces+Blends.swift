import QuadrantViews
import SwiftUI

extension SamePiece {
    private static let modes: [BlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
        .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
        .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter,
    ]

    /// Each blend mode on the canvas itself, in a group, and in a group that is faded.
    static var blends: [SamePiece] {
        modes.flatMap { mode in
            [
                SamePiece("\(mode)", stripes.overlay { sample.blendMode(mode) }),
                SamePiece(
                    "\(mode) in a group",
                    stripes.overlay { sample.blendMode(mode) }.compositingGroup()),
                SamePiece("\(mode) in a faded group", circles(mode).opacity(0.7)),
                SamePiece(
                    "\(mode) under glass",
                    stripes.overlay { circles(mode) }.overlay {
                        Capsule().fill(.ultraThinMaterial).frame(width: 60, height: 30)
                            .offset(y: 30)
                    }),
            ]
        }
    }

    /// Modes whose results hang on the last bit of dark colours, or which make holes, where that shows most.
    static var delicateBlends: [SamePiece] {
        let fade = LinearGradient(colors: [.blue, .black], startPoint: .top, endPoint: .bottom)
        let glass = Capsule().fill(.thinMaterial).frame(width: 90, height: 40)
        let hole = Circle().frame(width: 50).blendMode(.destinationOut)
        let holed = Color.red.frame(width: 80, height: 60).overlay { hole }
        let hues: [BlendMode] = [.hue, .saturation, .color, .luminosity]
        return hues.map { mode in
            SamePiece(
                "\(mode) of a gradient to black",
                stripes.overlay { fade.frame(width: 60).blendMode(mode) })
        } + [
            SamePiece("hole under glass", stripes.overlay { hole }.overlay { glass }),
            SamePiece(
                "hole under glass in a group",
                stripes.overlay { holed.overlay { glass }.compositingGroup() }),
        ]
    }

    private static func circles(_ mode: BlendMode) -> some View {
        ZStack {
            Circle().fill(.red).frame(width: 50)
            Circle().fill(.blue.opacity(0.7)).frame(width: 50).offset(x: 25).blendMode(mode)
        }
    }

    /// The modes of a canvas, over a part of a circle.
    static var canvasBlends: [SamePiece] {
        (Int32(0)..<28).map { number in
            SamePiece(
                "canvas mode \(number)",
                Canvas { context, _ in
                    let circle = CGRect(x: 10, y: 15, width: 60, height: 60)
                    context.fill(Path(ellipseIn: circle), with: .color(.red))
                    context.blendMode = GraphicsContext.BlendMode(rawValue: number)
                    let box = CGRect(x: 40, y: 30, width: 60, height: 50)
                    context.fill(Path(box), with: .color(.blue))
                })
        }
    }

    /// Masks of all kinds: by alpha, by luminance, with holes.
    static var masks: [SamePiece] {
        let fade = LinearGradient(
            colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
        let steps = HStack(spacing: 0) {
            Color.white
            Color.black
            Color.gray
        }
        let hole = Rectangle().overlay {
            Circle().frame(width: 40, height: 40).blendMode(.destinationOut)
        }
        let disc = Circle().frame(width: 60, height: 60)
        return [
            mask("circle", Circle()), mask("text", Text("MASK").font(.largeTitle.bold())),
            mask("gradient", fade), mask("faint", Color.black.opacity(0.4)),
            mask("blurred", disc.blur(radius: 6)), mask("shadow", disc.shadow(radius: 8)),
            mask("hole", hole.compositingGroup()), mask("hole without a group", hole),
            mask("in a mask", Rectangle().mask(disc).opacity(0.8)),
            mask("luminance", steps.luminanceToAlpha()),
            mask("inverted luminance", steps.colorInvert().luminanceToAlpha()),
            mask("blurred luminance", steps.luminanceToAlpha().blur(radius: 6)),
            mask(
                "luminance of a gradient",
                LinearGradient(colors: [.red, .green], startPoint: .top, endPoint: .bottom)
                    .luminanceToAlpha()),
            mask(
                "luminance in luminance",
                steps.mask { fade.colorInvert().luminanceToAlpha() }.luminanceToAlpha()),
            mask(
                "luminance of a symbol",
                Image(systemName: "star.fill").font(.system(size: 60)).foregroundStyle(.white)
                    .luminanceToAlpha()),
            mask("material", Rectangle().fill(.ultraThinMaterial)),
            mask("multiplied", Color.black.opacity(0.5).overlay { disc.blendMode(.multiply) }),
            mask(
                "lighter",
                Color.black.opacity(0.5).overlay { disc.opacity(0.3).blendMode(.plusLighter) }),
        ]
    }

    private static func mask(_ name: String, _ mask: some View) -> SamePiece {
        SamePiece("mask \(name)", Color.red.overlay { sample }.mask { mask })
    }
}
