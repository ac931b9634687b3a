import Foundation
import QuadrantGeometry
import QuadrantLayout

/// The layout of a text with a renderer: as large as the renderer says, with the text, its only child,
/// in the top leading corner.
struct RenderedTextRule: ExtendedRule {
    let renderer: TextRendererBox

    var name: String { "Text" }
    var label: String { "textRenderer" }
    var callsOut: Bool { true }
    var isWrapper: Bool { true }

    func isSame(as other: any ExtendedRule) -> Bool {
        (other as? RenderedTextRule)?.renderer == renderer
    }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        guard let text = context.children.first else { return .zero }
        let size = renderer.size(proposal.size) { context.measure(text, Proposal($0)) }
        return CGSize(width: Self.usable(size.width), height: Self.usable(size.height))
    }

    /// The text keeps the proposal where that gives the size of the whole, so that its lines are those
    /// that were measured.
    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        context.children.map { child in
            let isOwn = context.measure(child, proposal) == size
            return ChildPlacement(
                child: child, x: 0, y: 0, proposal: isOwn ? proposal : Proposal(size))
        }
    }

    /// A length that a layout can work with.
    private static func usable(_ length: CGFloat) -> CGFloat {
        length.isFinite ? max(0, length) : 0
    }
}
