import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

// Views and modifiers as they are written, from what they draw; asked for by explanations only.

extension ColorDrawing {
    var label: String? { "Color\(color.sourceName)" }
}

extension StyleDrawing {
    var label: String? { "\(name)(…)" }
}

extension FilterDrawing {
    var label: String? { name }
}

extension VisualEffectDrawing {
    var label: String? { ".visualEffect { … }" }
}

extension SafeAreaFillDrawing {
    var label: String? { style.colorName.map { "Color\($0)" } }
}

extension FilledShapeDrawing {
    var label: String? {
        let color = style.colorName ?? "…"
        let isLabel = color == ".black" || color == ".white"
        return shape.sourceName + (isLabel ? "" : ".fill(\(color))")
    }
}

extension StrokedShapeDrawing {
    var label: String? {
        SourceText.call(
            "\(shape.sourceName).stroke", style.colorName ?? "…",
            SourceText.length("lineWidth", line.lineWidth, standard: 1))
    }
}

extension SymbolNodeDrawing {
    var label: String? { "Image(systemName: \(SourceText.literal(name)))" }
}

extension DrawnImageDrawing {
    var label: String? {
        SourceText.call(
            "Image",
            "size: \(SourceText.number(image.size.width))×"
                + SourceText.number(image.size.height))
    }
}

extension OpacityDrawing {
    var label: String? {
        isHidden ? ".hidden()" : ".opacity(\(SourceText.number(CGFloat(opacity))))"
    }
}

extension BorderDrawing {
    var label: String? {
        SourceText.call(
            ".border", style.colorName ?? "…",
            SourceText.length("width", width, standard: 1))
    }
}

extension ClipDrawing {
    var label: String? { shape is Rectangle ? ".clipped()" : ".clipShape(\(shape.sourceName))" }
}

extension BlendDrawing {
    var label: String? { ".blendMode(.\(mode))" }
}

extension CompositingDrawing {
    var label: String? { ".compositingGroup()" }
}

extension ShadowDrawing {
    var label: String? {
        SourceText.call(
            ".shadow", SourceText.length("radius", radius),
            SourceText.length("x", offset.width, standard: 0),
            SourceText.length("y", offset.height, standard: 0))
    }
}

extension BlurDrawing {
    var label: String? { SourceText.call(".blur", SourceText.length("radius", radius)) }
}

extension GeometryEffectDrawing {
    var label: String? {
        let name = (effect as? any LabeledEffect)?.sourceName ?? ".modifier(\(type(of: effect)))"
        return isIgnoredByLayout && !name.contains("Ignored") ? "\(name).ignoredByLayout()" : name
    }
}

/// An effect that is written as a modifier of its own.
private protocol LabeledEffect {
    var sourceName: String { get }
}

extension RotationEffect: LabeledEffect {
    fileprivate var sourceName: String {
        SourceText.call(
            ".rotationEffect", angle.sourceName,
            anchor == .center ? nil : "anchor: \(SourceText.anchor(anchor))")
    }
}

extension ScaleEffect: LabeledEffect {
    fileprivate var sourceName: String {
        let isEven = scale.width == scale.height
        return SourceText.call(
            ".scaleEffect", isEven ? SourceText.number(scale.width) : nil,
            isEven ? nil : SourceText.length("x", scale.width),
            isEven ? nil : SourceText.length("y", scale.height),
            anchor == .center ? nil : "anchor: \(SourceText.anchor(anchor))")
    }
}

extension ProjectionEffect: LabeledEffect {
    fileprivate var sourceName: String { ".transformEffect(…)" }
}

extension Rotation3DEffect: LabeledEffect {
    fileprivate var sourceName: String {
        let axis = [axis.x, axis.y, axis.z].map(SourceText.number).joined(separator: ", ")
        return ".rotation3DEffect(\(angle.sourceName), axis: (\(axis)))"
    }
}

extension FlipEffect: LabeledEffect {
    fileprivate var sourceName: String { ".flipsForRightToLeftLayoutDirection(…)" }
}

extension Angle {
    fileprivate var sourceName: String { ".degrees(\(SourceText.number(CGFloat(degrees))))" }
}
