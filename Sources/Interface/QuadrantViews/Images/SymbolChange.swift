import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantSymbols

/// A symbol that takes the place of another one.
extension SymbolNodeDrawing {
    var showsChanges: Bool { transition != .identity }

    func isOtherContent(than old: SymbolNodeDrawing) -> Bool {
        name != old.name || isOtherValue(than: old)
    }

    /// Whether it is the same symbol with another variable value, which fades by itself.
    private func isOtherValue(than old: SymbolNodeDrawing) -> Bool {
        symbol.isVariable && name == old.name && symbol.layers.count == old.symbol.layers.count
            && symbol.layers.map(\.opacity) != old.symbol.layers.map(\.opacity)
    }

    func drawChange(from old: OldContent, part: Double, _ context: inout DrawingContext) {
        if let former = old.drawing.value(SymbolNodeDrawing.self), isOtherValue(than: former) {
            var between = self
            for (index, layer) in former.symbol.layers.enumerated() {
                between.symbol.layers[index].opacity +=
                    (layer.opacity - between.symbol.layers[index].opacity)
                    * (1 - min(max(part, 0), 1))
            }
            return between.draw(&context)
        }
        let before = context.items(of: old.drawing, size: old.size, text: nil)
        let after = context.items(of: self, size: context.size, text: nil)
        let shown = min(max(part, 0), 1)
        guard case .symbolEffect(let replacement) = transition.kind else {
            // Symbols of other shapes fade (Apple: "interpolate").
            add(before, scale: 1, opacity: 1 - shown, of: old.size, &context)
            return add(after, scale: 1, opacity: shown, of: context.size, &context)
        }
        let growth = SymbolFigures.growth(.appear)
        // One half of the time is the former symbol's, the other one the new symbol's.
        let (leaving, coming) =
            replacement == .offUp ? (1, shown) : (min(shown * 2, 1), max(shown * 2 - 1, 0))
        let way = replacement == .upUp ? growth : -growth
        add(before, scale: 1 + way * leaving, opacity: 1 - leaving, of: old.size, &context)
        add(
            after, scale: 1 - growth * (1 - coming), opacity: coming, of: context.size, &context)
    }

    private func add(
        _ items: [DisplayItem], scale: Double, opacity: Double, of size: CGSize,
        _ context: inout DrawingContext
    ) {
        guard opacity > 0, !items.isEmpty else { return }
        var group = DisplayGroup(content: Fragment(items: items))
        group.opacity = opacity
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        group.transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: middle.x * (1 - scale), ty: middle.y * (1 - scale))
        group.source = context.source
        context.add(.group(group))
    }
}
