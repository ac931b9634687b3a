import Foundation
package import QuadrantDisplayList
import QuadrantGeometry

extension SymbolDrawing {
    /// The layers of one level that follow each other, back to front, each run as a drawing.
    package var runs: [(level: Int, drawing: SymbolDrawing)] {
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
