import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantSymbols
import QuadrantText

/// The settings that only images of symbols have.
struct SymbolSettings: Equatable, Sendable {
    var variableValue: Double?
    /// Whether the value is that of an effect, which also runs on symbols without layers.
    var isLit = false
    /// The moments of effects in which each part of the symbol has a pose of its own.
    var moments: [SymbolMoment] = []
    var renderingMode: SymbolRenderingMode?
    var colorMode: SymbolColorRenderingMode?
    var valueMode: SymbolVariableValueMode?
    /// The font whose size and weight count in place of those around; `nil` for none.
    var font: Font?
    /// The size relative to the font in place of that around; `nil` for none.
    var scale: Image.Scale?
    /// Whether what is drawn of it fills the frame of a resizable image, without the room around it, as in pictures of UIKit's.
    var fillsFrame = false
}

extension Image {
    /// Creates an image from a symbol with a name, some of whose layers are drawn faintly.
    ///
    /// - Parameters:
    ///   - systemName: The name of the symbol, such as `wifi`.
    ///   - variableValue: From 0, with only the first layer drawn in full, to 1, with all layers
    ///     drawn in full; `nil` for all. A symbol without layers is drawn as without a value, which
    ///     is reported.
    public init(systemName: String, variableValue: Double?) {
        self.init(source: .symbol(systemName))
        kept = KeptFault(
            variableValue.flatMap {
                .unless(.known, "Image", ["variableValue": $0], instead: "It counts as 0.")
            })
        symbol.variableValue = variableValue.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    }

    /// Makes the node of a symbol in the font around it, with the weight that is set for texts there.
    @MainActor
    func makeSymbol(_ name: String, _ cursor: inout _ViewCursor) -> NodeID {
        let environment = cursor.environment
        let font = symbol.font.map(environment.symbolFont) ?? environment.shownSymbolFont
        let style = ownTint.map { Color._resolve($0, in: environment) }
        guard let shown = shownSymbol(name, font: font.descriptor, style: style, in: environment)
        else {
            let name = environment.symbolVariants.applied(to: name)
            let node = cursor.node(.fixed(.zero), drawing: UnknownSymbolDrawing(name: name))
            cursor.report(SymbolDiagnostic.unknown(name), at: node)
            return node
        }
        let drawing = shown.drawing
        let rule: LayoutRule =
            isResizable
            ? .fill(ideal: drawing.size)
            : .extended(
                SymbolRule(
                    size: drawing.size, baseline: drawing.baseline, font: font.descriptor,
                    displayScale: environment.displayScale))
        var drawn = shown.nodeDrawing
        if isResizable, symbol.fillsFrame { drawn.box = drawing.inkBounds }
        let node = cursor.node(rule, drawing: drawn)
        if let wrong = font.wrong { cursor.report(wrong, at: node) }
        for diagnostic in diagnostics(of: shown, environment) {
            cursor.report(diagnostic, at: node)
        }
        return node
    }

    private func diagnostics(
        of shown: ShownSymbol, _ environment: EnvironmentValues
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let drawing = shown.drawing
        if drawing.isPlaceholder { diagnostics.append(SymbolDiagnostic.notDrawn(shown.name)) }
        if !drawing.isPlaceholder, !SymbolCatalog.isListed(shown.name) {
            diagnostics.append(SymbolDiagnostic.notListed(shown.name))
        }
        if symbol.variableValue != nil, !drawing.isVariable, !symbol.isLit {
            diagnostics.append(SymbolDiagnostic.notVariable(shown.name))
        } else if symbol.variableValue != nil,
            symbol.valueMode ?? environment.symbolVariableValueMode == .draw
        {
            diagnostics.append(SymbolDiagnostic.notDrawnAlong)
        }
        if shown.mode == .multicolor, !drawing.isColored, !drawing.isPlaceholder {
            diagnostics.append(SymbolDiagnostic.multicolor(shown.name))
        }
        return diagnostics
    }
}

/// A symbol: one size, a baseline that texts beside it stand on, and the distances of a text.
struct SymbolRule: ExtendedRule {
    let size: CGSize
    let baseline: CGFloat
    /// The font whose distances the symbol keeps.
    let font: FontDescriptor
    /// Pixels per point.
    let displayScale: CGFloat

    var name: String { "Image" }

    func isSame(as other: any ExtendedRule) -> Bool {
        guard let other = other as? SymbolRule else { return false }
        return other.size == size && other.baseline == baseline && other.font == font
            && other.displayScale == displayScale
    }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize { size }

    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] { [] }

    /// Evidence, Apple's pictures of iOS 18: symbols of 21 to 80 points and texts stand about 0 from each
    /// other, as texts do.
    func spacing(_ context: RuleContext) -> ViewSpacing? {
        .symbol(font, displayScale: displayScale)
    }

    func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> CGFloat?? {
        let isBaseline =
            key == VerticalAlignment.firstTextBaseline.key
            || key == VerticalAlignment.lastTextBaseline.key
        return .some(isBaseline ? baseline : nil)
    }
}

/// The diagnostics about symbols.
enum SymbolDiagnostic {
    static func unknown(_ name: String) -> Diagnostic {
        Diagnostic(
            "There is no symbol named \(short(name))",
            advice: "It takes no room, as in SwiftUI. \(SymbolAdvice.sentence(name))")
    }

    static func notDrawn(_ name: String) -> Diagnostic {
        Diagnostic(
            "The symbol \(short(name)) has no drawing yet",
            advice: "A dotted square in its room stands for it. "
                + SymbolAdvice.sentence(name))
    }

    static func notListed(_ name: String) -> Diagnostic {
        Diagnostic(
            "The symbol \(short(name)) is not among those of SF Symbols up to release 5.2",
            advice: "It is composed of its parts; if Apple does not have it, SwiftUI draws "
                + "nothing. " + SymbolAdvice.sentence(name))
    }

    static func notVariable(_ name: String) -> Diagnostic {
        Diagnostic.withoutEffect(
            "Image(systemName: \"\(short(name))\", variableValue:)",
            advice: "The drawing of this symbol has no layers: it is drawn in full.")
    }

    static let notDrawnAlong = Diagnostic.withoutEffect(
        ".symbolVariableValueMode(.draw)",
        advice: "Layers beyond the value are faint, as with .color.")

    static func multicolor(_ name: String) -> Diagnostic {
        Diagnostic(
            "Multicolour rendering is accepted, without effect on \(short(name)) here",
            advice:
                "No colours of this symbol are known: it is drawn in the foreground style, as Apple "
                + "draws symbols that have none.")
    }

    /// A name as a report shows it, at most 60 characters of it.
    private static func short(_ name: String) -> String {
        if name.isEmpty { return "\"\"" }
        return name.count > 60 ? "\(name.prefix(60))…" : name
    }
}
