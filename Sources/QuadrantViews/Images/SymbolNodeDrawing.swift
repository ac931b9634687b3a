import Foundation
import QuadrantCore
package import QuadrantDisplayList
import QuadrantGeometry

/// Draws a symbol into its frame, stretched where the frame has another size.
struct SymbolNodeDrawing: NodeDrawing {
    let name: String
    let symbol: SymbolDrawing
    /// The styles of the levels; the last also stands for those after it.
    let styles: [_ResolvedStyle]

    func draw(_ context: inout DrawingContext) {
        let frame = CGRect(origin: .zero, size: symbol.size)
        let (symbol, source) = (symbol, context.source)
        guard styles.count == 1 else {
            let paints = styles.map { $0.paint(in: frame) }
            for item in symbol.items(paints, source: source) { context.add(item) }
            return
        }
        let target = StyleTarget(frame: frame, source: source) {
            symbol.items([$0], source: source)
        }
        context.draw(target, with: styles[0])
    }

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        let size = symbol.size
        guard size.width > 0, size.height > 0 else { return nil }
        let isMirrored = context.isRightToLeft && SymbolDirection.follows(name)
        guard isMirrored || context.size != size else { return nil }
        var group = DisplayGroup(content: content)
        let x = context.size.width / size.width
        group.transform = CGAffineTransform(
            a: isMirrored ? -x : x, b: 0, c: 0, d: context.size.height / size.height,
            tx: isMirrored ? context.size.width : 0, ty: 0)
        return group
    }
}

extension SymbolDrawing {
    /// What to draw, in the symbol's own coordinates.
    ///
    /// - Parameter paints: Those of the levels; the last also stands for those after it, none draws nothing.
    package func items(_ paints: [Paint], source: SourceTag? = nil) -> [DisplayItem] {
        guard size.width > 0, size.height > 0, let last = paints.last else { return [] }
        // Layers may overlap: in one translucent colour they are drawn as a whole, then faded.
        if layers.count > 1, paints.count == 1, case .color(var color) = last, color.alpha < 1 {
            let alpha = color.alpha
            color.alpha = 1
            var group = DisplayGroup(
                content: Fragment(items: items([.color(color)], source: source)))
            group.opacity = alpha
            group.source = source
            return [.group(group)]
        }
        return layers.map { layer in
            layer.item(layer.level < paints.count ? paints[layer.level] : last, source: source)
        }
    }
}

extension SymbolDrawing.Layer {
    fileprivate func item(_ paint: Paint, source: SourceTag?) -> DisplayItem {
        let item: DisplayItem
        switch shape {
        case .fill(let path, let isEvenOdd):
            var fill = FillItem(shape: .path(path), paint: paint)
            fill.style = FillStyle(eoFill: isEvenOdd)
            fill.source = source
            item = .fill(fill)
        case .stroke(let path, let style):
            var stroke = StrokeItem(shape: .path(path), paint: paint, style: style)
            stroke.source = source
            item = .stroke(stroke)
        }
        guard clip != nil || opacity < 1 else { return item }
        var group = DisplayGroup(content: Fragment(items: [item]))
        group.clip = clip.map { ClipItem(shape: .path($0), style: FillStyle(eoFill: true)) }
        group.opacity = opacity
        group.source = source
        return .group(group)
    }
}
