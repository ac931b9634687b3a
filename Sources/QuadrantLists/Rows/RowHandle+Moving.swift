import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantLayout

extension RowHandle {
    /// The row, to be moved aside; `nil` where it is gone.
    ///
    /// - Parameter ground: What is drawn under it, given where the row is drawn.
    @MainActor
    func moved(over ground: @escaping (ViewTree, CGRect) -> [DisplayItem]) -> LiftedView? {
        guard let node = shownNode else { return nil }
        let result = LiftedView(node, in: tree)
        result.view.ground = ground
        result.view.clip = { [weak self] in self?.cardClip(in: $0) }
        return result
    }

    /// The row's part of its card, in the root's space: what moves aside in it is seen as far as that. `nil` for rows of
    /// tables.
    private func cardClip(in tree: ViewTree) -> ClipItem? {
        guard let node = shownNode, let drawing = listDrawing else { return nil }
        let frame = tree.frame(of: node)
        let card = card(frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
        return ClipItem(shape: .path(drawing.path(ofRow: card, tree.sectionEnds(of: node))))
    }
}
