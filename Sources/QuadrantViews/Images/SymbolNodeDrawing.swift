import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantSymbols

/// Draws a symbol into its frame, stretched where the frame has another size.
struct SymbolNodeDrawing: NodeDrawing {
    typealias AnimatableData = AnimatableNumbers

    let name: String
    var symbol: SymbolDrawing
    /// The styles of the levels; the last also stands for those after it.
    var styles: [_ResolvedStyle]
    /// The moments of effects in which each part has a pose of its own; empty for a symbol that is drawn as it is.
    var moments: [SymbolMoment] = []
    /// How another symbol comes in the place of this one.
    var transition = ContentTransition.interpolate

    var animatableData: AnimatableNumbers {
        get { styles.numbers }
        set { styles.numbers = newValue }
    }

    func draw(_ context: inout DrawingContext) {
        guard moments.isEmpty else { return drawParts(&context) }
        for run in symbol.runs {
            guard let style = style(of: run.level) else { continue }
            context.draw(target(run.drawing, context.source), with: style)
        }
    }

    /// The items of the symbol, in its own coordinates.
    var items: [DisplayItem] {
        symbol.runs.flatMap { run in style(of: run.level)?.items(target(run.drawing, nil)) ?? [] }
    }

    func style(of level: Int) -> _ResolvedStyle? {
        level < styles.count ? styles[level] : styles.last
    }

    func target(_ symbol: SymbolDrawing, _ source: SourceTag?) -> StyleTarget {
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

/// Stands for a symbol with an unknown name, so that explanations can show the name.
struct UnknownSymbolDrawing: NodeDrawing {
    let name: String

    var label: String? { "Image(systemName: \(SourceText.literal(name)))" }
}
