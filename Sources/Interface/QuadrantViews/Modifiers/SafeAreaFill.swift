import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

/// A rectangle of a style that is painted beyond its frame, under the safe area.
///
/// Only drawing: its frame, and with it all layout, stays in the safe area.
nonisolated struct SafeAreaFill<Style: ShapeStyle>: View {
    typealias Body = Never

    let style: Style
    /// The edges at which it reaches under the safe area where it touches it.
    let edges: Edge.Set

    @MainActor
    static func _makeNodes(_ view: SafeAreaFill<Style>, _ cursor: inout _ViewCursor) {
        cursor.node(
            .fill(ideal: CGSize(width: 10, height: 10)),
            drawing: SafeAreaFillDrawing(
                style: Style._resolve(view.style, in: cursor.environment), edges: view.edges))
    }

    static var _arity: _ViewArity { .one }
}

struct SafeAreaFillDrawing: NodeDrawing {
    typealias AnimatableData = AnimatableNumbers

    var style: _ResolvedStyle
    let edges: Edge.Set

    var animatableData: AnimatableNumbers {
        get { style.numbers }
        set { style.numbers = newValue }
    }

    var showsChanges: Bool { true }

    func isOtherContent(than old: SafeAreaFillDrawing) -> Bool { style.fades(from: old.style) }

    func drawChange(from old: OldContent, part: Double, _ context: inout DrawingContext) {
        context.fade(from: old, to: self, style, part: part)
    }

    func contains(_ point: CGPoint, size: CGSize, isRightToLeft: Bool) -> Bool {
        !style.isClear && CGRect(origin: .zero, size: size).contains(point)
    }

    var paintedEdges: Edge.Set { edges }

    func draw(_ context: inout DrawingContext) {
        let rect = edges.isEmpty ? context.bounds : context.bounds(ignoringSafeAreaOn: edges)
        context.fillFrame(rect, with: style)
    }
}
