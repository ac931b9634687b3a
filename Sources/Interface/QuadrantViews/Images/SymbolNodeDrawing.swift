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
    /// The part of the symbol that fills the frame; `nil` for all of its room.
    var box: CGRect?

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
        let box = box ?? CGRect(origin: .zero, size: symbol.size)
        guard box.width > 0, box.height > 0 else { return nil }
        let isMirrored = context.isRightToLeft && SymbolDirection.follows(name)
        let isWhole = box.origin == .zero && context.size == box.size
        guard isMirrored || !isWhole else { return nil }
        var group = DisplayGroup(content: content)
        let (x, y) = (context.size.width / box.width, context.size.height / box.height)
        group.transform = CGAffineTransform(
            a: isMirrored ? -x : x, b: 0, c: 0, d: y,
            tx: isMirrored ? context.size.width + box.minX * x : -box.minX * x, ty: -box.minY * y)
        return group
    }
}

extension SymbolDrawing {
    /// The bounds of what is drawn, without the room around it; `nil` where nothing is.
    var inkBounds: CGRect? {
        let bounds = layers.reduce(CGRect.null) { bounds, layer in
            switch layer.shape {
            case .fill(let path, _): bounds.union(path.boundingRect)
            case .stroke(let path, let style):
                bounds.union(
                    path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2))
            }
        }
        return bounds.isNull || bounds.isEmpty ? nil : bounds
    }
}

/// Stands for a symbol with an unknown name, so that explanations can show the name.
struct UnknownSymbolDrawing: NodeDrawing {
    let name: String

    var label: String? { "Image(systemName: \(SourceText.literal(name)))" }
}
