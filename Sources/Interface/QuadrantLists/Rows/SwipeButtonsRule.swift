import Foundation
import QuadrantGeometry
import QuadrantLayout

/// The buttons behind an edge of a row, as wide as the row is moved aside for them: whoever lays the row out goes by that.
struct SwipeButtonsRule: Equatable, ExtendedRule {
    let edge: HorizontalEdge
    /// How far a finger holds the row aside, in points; `nil` for as far as the buttons are wide.
    let pull: CGFloat?
    /// Whether the row has no height: it goes before its element does.
    var isGone = false

    var name: String { "swipe buttons" }

    func isSame(as other: any ExtendedRule) -> Bool { self == other as? SwipeButtonsRule }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        guard let buttons = context.children.first else { return .zero }
        let size = context.measure(buttons, proposal)
        return CGSize(width: pull ?? size.width, height: size.height)
    }

    /// The buttons come in with the row's edge, and stay where they are once all of them is seen.
    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        guard let buttons = context.children.first else { return [] }
        let way = size.width - context.measure(buttons, proposal).width
        return [
            ChildPlacement(
                child: buttons, x: edge == .leading ? min(0, way) : max(0, way), y: 0,
                proposal: proposal)
        ]
    }
}

/// How buttons behind an edge lie in a row, and how far the row makes room for them.
struct RowSwipePlaces {
    /// Where the buttons are.
    let buttons: ChildPlacement
    /// How far the content of the row is moved, in points toward the trailing edge.
    let shift: CGFloat

    /// - Parameters:
    ///   - child: The node of the buttons; `nil` for none.
    ///   - row: The frame of the row, in the space of the node around the buttons.
    init?(of child: UInt32?, in row: CGRect, _ context: RuleContext) {
        guard let child, let rule = context.swipeRule(of: child) else { return nil }
        let offer = Proposal(.nan, row.height)
        let size = context.measure(child, offer)
        let isLeading = rule.edge == .leading
        buttons = ChildPlacement(
            child: child, x: isLeading ? row.minX : row.maxX - size.width,
            y: row.midY - size.height / 2, proposal: offer)
        shift = isLeading ? size.width : -size.width
    }
}

extension RuleContext {
    /// What is known of buttons in a node.
    func swipeRule(of child: UInt32) -> SwipeButtonsRule? {
        guard let id = tree.id(child), case .extended(let rule) = tree.rule(of: id) else {
            return nil
        }
        return rule as? SwipeButtonsRule
    }
}
