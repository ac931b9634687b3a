import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

extension _ViewCursor {
    /// Makes the node of a style that is used as a view: as large as it is offered, 10 by 10 points
    /// where it is offered nothing in particular.
    @MainActor
    mutating func fillNode<S: ShapeStyle>(_ style: S) {
        node(
            .fill(ideal: CGSize(width: 10, height: 10)),
            drawing: StyleDrawing(
                style: S._resolve(style, in: environment), name: "\(S.self)"))
    }
}

/// A frame filled with a style.
struct StyleDrawing: NodeDrawing {
    typealias AnimatableData = AnimatableNumbers

    var style: _ResolvedStyle
    let name: String

    var animatableData: AnimatableNumbers {
        get { style.numbers }
        set { style.numbers = newValue }
    }

    var showsChanges: Bool { true }

    func isOtherContent(than old: StyleDrawing) -> Bool { style.fades(from: old.style) }

    func drawChange(from old: OldContent, part: Double, _ context: inout DrawingContext) {
        context.fade(from: old, to: self, style, part: part)
    }

    func contains(_ point: CGPoint, size: CGSize, isRightToLeft: Bool) -> Bool {
        !style.isClear && CGRect(origin: .zero, size: size).contains(point)
    }

    func draw(_ context: inout DrawingContext) {
        context.fillFrame(context.bounds, with: style)
    }
}
