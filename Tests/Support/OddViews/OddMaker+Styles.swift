internal import Foundation
internal import SwiftUI

extension OddMaker {
    /// A colour; its components may be no numbers at all.
    mutating func color() -> Color {
        switch below(7) {
        case 0: return Color(red: share(), green: share(), blue: share(), opacity: share())
        case 1: return Color(.displayP3, red: share(), green: share(), blue: share())
        case 2: return Color(hue: share(), saturation: share(), brightness: share())
        case 3: return Color("No such \(text())")
        case 4: return pick([Color.red, .primary, .accentColor, .clear]).opacity(share())
        case 5: return Color(.sRGBLinear, white: share(), opacity: share())
        default: return pick([.red, .blue, .green, .orange, .black, .white, .secondary, .gray])
        }
    }

    private mutating func stops() -> [Gradient.Stop] {
        (0..<below(6)).map { _ in Gradient.Stop(color: color(), location: CGFloat(share())) }
    }

    private mutating func gradient() -> Gradient {
        oneIn(2) ? Gradient(stops: stops()) : Gradient(colors: (0..<below(5)).map { _ in color() })
    }

    private mutating func mesh() -> MeshGradient {
        let (width, height) = (below(4) + (oneIn(9) ? 0 : 1), 1 + below(3))
        // Once in a while a point or a colour is missing.
        let count = max(0, width * height - (oneIn(6) ? 1 : 0))
        let points = (0..<count).map { index -> SIMD2<Float> in
            if oneIn(5) { return SIMD2(Float(share()), Float(share())) }
            let (column, row) = (index % max(width, 1), index / max(width, 1))
            let across = Float(column) / Float(max(width - 1, 1))
            return SIMD2(across, Float(row) / Float(max(height - 1, 1)))
        }
        let colors = (0..<count).map { _ in color() }
        return MeshGradient(width: width, height: height, points: points, colors: colors)
    }

    /// What shapes and texts are painted with.
    mutating func style() -> AnyShapeStyle {
        switch below(13) {
        case 0...3: return AnyShapeStyle(color())
        case 4:
            return AnyShapeStyle(
                LinearGradient(gradient: gradient(), startPoint: unitPoint(), endPoint: unitPoint())
            )
        case 5:
            return AnyShapeStyle(
                RadialGradient(
                    gradient: gradient(), center: unitPoint(), startRadius: number(),
                    endRadius: number()))
        case 6:
            return AnyShapeStyle(
                AngularGradient(
                    gradient: gradient(), center: unitPoint(), startAngle: angle(),
                    endAngle: angle()))
        case 7:
            return AnyShapeStyle(
                EllipticalGradient(
                    gradient: gradient(), center: unitPoint(),
                    startRadiusFraction: CGFloat(share()), endRadiusFraction: CGFloat(share())))
        case 8: return AnyShapeStyle(mesh())
        case 9: return AnyShapeStyle(pick([Material.ultraThin, .regular, .thick]))
        case 10:
            let image = Image(systemName: symbolName())
            let source = CGRect(x: share(), y: share(), width: share(), height: share())
            return AnyShapeStyle(
                ImagePaint(image: image, sourceRect: source, scale: number()))
        case 11:
            return AnyShapeStyle(
                color().shadow(
                    oneIn(2)
                        ? .drop(color: color(), radius: number(), x: length(), y: length())
                        : .inner(color: color(), radius: number(), x: length(), y: length())))
        default:
            return AnyShapeStyle(
                pick([HierarchicalShapeStyle.primary, .quaternary]).opacity(share()))
        }
    }

    /// One of the blend modes.
    mutating func blendMode() -> BlendMode {
        pick([
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
            .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
            .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter,
        ])
    }

    /// A font of any size.
    mutating func font() -> Font {
        switch below(4) {
        case 0: .system(size: number(), weight: pick([.ultraLight, .regular, .black]))
        case 1: .custom(text(), size: number())
        case 2:
            pick([Font.largeTitle, .body, .caption2, .headline]).leading(pick([.tight, .loose]))
        default: .system(.title, design: pick([.default, .serif, .rounded, .monospaced])).italic()
        }
    }
}
