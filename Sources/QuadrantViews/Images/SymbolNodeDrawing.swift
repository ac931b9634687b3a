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
        for run in symbol.runs {
            guard let style = style(of: run.level) else { continue }
            context.draw(target(run.drawing, context.source), with: style)
        }
    }

    /// The items of the symbol, in its own coordinates.
    var items: [DisplayItem] {
        symbol.runs.flatMap { run in style(of: run.level)?.items(target(run.drawing, nil)) ?? [] }
    }

    private func style(of level: Int) -> _ResolvedStyle? {
        level < styles.count ? styles[level] : styles.last
    }

    private func target(_ symbol: SymbolDrawing, _ source: SourceTag?) -> StyleTarget {
        let frame = CGRect(origin: .zero, size: symbol.size)
        return StyleTarget(frame: frame, source: source) { symbol.items($0, source: source) }
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
    /// The layers of one level that follow each other, back to front, each run as a drawing.
    var runs: [(level: Int, drawing: SymbolDrawing)] {
        var runs: [(level: Int, drawing: SymbolDrawing)] = []
        for layer in layers {
            if runs.last?.level != layer.level {
                var part = self
                part.layers = []
                runs.append((layer.level, part))
            }
            runs[runs.count - 1].drawing.layers.append(layer)
        }
        return runs
    }

    /// All layers in one paint, in the symbol's own coordinates.
    package func items(_ paint: Paint, source: SourceTag? = nil) -> [DisplayItem] {
        guard size.width > 0, size.height > 0 else { return [] }
        // Layers may overlap: in a translucent colour they are drawn as a whole, then faded.
        if layers.count > 1, case .color(var color) = paint, color.alpha < 1 {
            let alpha = color.alpha
            color.alpha = 1
            var group = DisplayGroup(
                content: Fragment(items: items(.color(color), source: source)))
            group.opacity = alpha
            group.source = source
            return [.group(group)]
        }
        return layers.map { $0.item(paint, source: source) }
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
