import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantText

extension Image {
    /// Makes the node of a symbol in the font around it.
    @MainActor
    func makeSymbol(_ name: String, _ cursor: inout _ViewCursor) -> NodeID {
        let environment = cursor.environment
        let font = (environment.font ?? .body)
            .descriptor(contentSize: environment.dynamicTypeSize.contentSize)
        let drawing = SymbolCatalog.drawing(
            named: name, fontSize: font.size, weight: font.weight,
            scale: environment.imageScale.symbolScale)
        guard let drawing else {
            let node = cursor.node(.fixed(.zero), drawing: UnknownSymbolDrawing(name: name))
            cursor.report(
                Complaint(
                    "There is no symbol named \(name), or no drawing for it yet",
                    advice: "It takes no room. \(SymbolCatalog.advice(for: name))"), at: node)
            return node
        }
        let style = ForegroundStyle._resolve(ForegroundStyle(), in: environment)
        let rule: LayoutRule =
            isResizable
            ? .fill(ideal: drawing.size)
            : .extended(SymbolRule(size: drawing.size, baseline: drawing.baseline))
        return cursor.node(
            rule, drawing: SymbolNodeDrawing(name: name, symbol: drawing, style: style))
    }
}

extension Image.Scale {
    var symbolScale: SymbolScale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}

extension View {
    /// The size of symbols relative to the font.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }
}

/// A symbol: one size, and a baseline that texts beside it stand on.
struct SymbolRule: ExtendedRule {
    let size: CGSize
    let baseline: CGFloat

    var name: String { "Image" }

    func isSame(as other: any ExtendedRule) -> Bool {
        guard let other = other as? SymbolRule else { return false }
        return other.size == size && other.baseline == baseline
    }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize { size }

    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] { [] }

    func spacing(_ context: RuleContext) -> ViewSpacing? { ViewSpacing() }

    func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> CGFloat?? {
        let isBaseline =
            key == VerticalAlignment.firstTextBaseline.key
            || key == VerticalAlignment.lastTextBaseline.key
        return .some(isBaseline ? baseline : nil)
    }
}

/// Draws a symbol into its frame, stretched where the frame has another size.
struct SymbolNodeDrawing: NodeDrawing {
    let name: String
    let symbol: SymbolDrawing
    let style: _ResolvedStyle

    func draw(_ context: inout DrawingContext) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        let frame = CGRect(origin: .zero, size: symbol.size)
        let (symbol, source) = (symbol, context.source)
        let target = StyleTarget(frame: frame, source: source) {
            symbol.items($0, source: source)
        }
        context.draw(target, with: style)
    }

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        guard symbol.size.width > 0, symbol.size.height > 0, context.size != symbol.size else {
            return nil
        }
        var group = DisplayGroup(content: content)
        group.transform = CGAffineTransform(
            scaleX: context.size.width / symbol.size.width,
            y: context.size.height / symbol.size.height)
        return group
    }
}

extension SymbolDrawing {
    /// The layers with a paint.
    func items(_ paint: Paint, source: SourceTag?) -> [DisplayItem] {
        layers.map { layer in
            switch layer {
            case .fill(let path, let isEvenOdd):
                var item = FillItem(shape: .path(path), paint: paint)
                item.style = FillStyle(eoFill: isEvenOdd)
                item.source = source
                return .fill(item)
            case .stroke(let path, let line):
                var item = StrokeItem(shape: .path(path), paint: paint, style: line)
                item.source = source
                return .stroke(item)
            }
        }
    }
}
