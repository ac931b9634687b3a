import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// A view behind a row of a list, as large as the row.
///
/// The content is laid out as if nothing were behind it. The background is placed in the frame of the list's row
/// around; without one, in that of the content.
struct RowCoverRule: Equatable, ExtendedRule {
    /// Whether there is something behind the row.
    let isCovering: Bool

    var name: String { "listRowBackground" }

    func isSame(as other: any ExtendedRule) -> Bool { (other as? RowCoverRule) == self }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        context.children.first.map { context.measure($0, proposal) } ?? .zero
    }

    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        placed(CGRect(origin: .zero, size: size), proposal, context)
    }

    func arrangeInPlace(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        let own = CGRect(origin: .zero, size: size)
        return placed(context.rowFrame(around: own) ?? own, proposal, context)
    }

    private func placed(
        _ row: CGRect, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        let children = context.children
        guard let content = children.first else { return [] }
        var result = [ChildPlacement(child: content, x: 0, y: 0, proposal: proposal)]
        for child in children.dropFirst() {
            let offer = Proposal(row.width, row.height)
            let size = context.measure(child, offer)
            result.append(
                ChildPlacement(
                    child: child, x: row.midX - size.width / 2, y: row.midY - size.height / 2,
                    proposal: offer))
        }
        return result
    }

    var followsSurroundings: Bool { true }

    var isWrapper: Bool { true }
}

extension RuleContext {
    /// The frame of the list's row around, x from the leading edge, in the coordinates of the node whose frame
    /// `own` is; `nil` outside of rows. Linear in the depth of the node in the row.
    func rowFrame(around own: CGRect) -> CGRect? {
        guard var current = tree.id(node) else { return nil }
        let isRightToLeft = tree.isRightToLeft(current)
        var offset = CGPoint.zero
        while let parent = tree.parent(of: current) {
            let place = tree.position(of: current)
            offset.x += place.x
            offset.y += place.y
            if case .extended(let rule) = tree.rule(of: parent), let row = rule as? ListRowRule {
                let size = tree.size(of: parent)
                let leading = isRightToLeft ? size.width - offset.x - own.width : offset.x
                let shift = row.shift(of: current, in: size.width, tree)
                return CGRect(
                    x: shift.leading - leading, y: -offset.y,
                    width: size.width - shift.leading - shift.trailing, height: size.height)
            }
            current = parent
        }
        return nil
    }
}

extension LayoutTree {
    /// Whether a view in a node, which is no part of others, lies before a background of its row.
    fileprivate func hasRowCover(_ node: NodeID) -> Bool {
        var current = node
        while true {
            if case .extended(let rule) = rule(of: current), let cover = rule as? RowCoverRule {
                if cover.isCovering { return true }
            } else if let child = firstChild(of: current), nextSibling(of: child) != nil {
                return false
            }
            guard let child = firstChild(of: current) else { return false }
            current = child
        }
    }
}

/// The mark of rows with a background of their own.
enum RowBackgroundTrait: RowTrait {
    typealias Value = Bool
}

/// Puts a view behind a row.
nonisolated struct RowBackgroundModifier<Background: View>: ViewModifier {
    typealias Body = Never

    /// `nil` for the usual ground.
    let background: Background?

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: RowBackgroundModifier<Background>, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let environment = cursor.environment
        let background = modifier.background
        let section = cursor.section
        cursor.wrap(content, by: modifier) { cursor, content in
            // Around a section: its header and footer are no rows.
            if let place = cursor.section, place != section, place.role != .content {
                content(&cursor)
                return
            }
            var attachments = cursor.attachments ?? NodeAttachments()
            if background != nil { attachments.setTrait(true, for: RowBackgroundTrait.self) }
            cursor.attachments = attachments
            let rule = RowCoverRule(isCovering: background != nil)
            cursor.node(.extended(rule), drawing: BackgroundDrawing()) { cursor in
                content(&cursor)
                // Of several on a row the innermost counts.
                let isCovered = cursor.previous.map(cursor.tree.layout.hasRowCover) ?? false
                cursor.inEnvironment(environment) { cursor in
                    cursor.node(.layers(.center)) {
                        Background?._makeNodes(isCovered ? nil : background, &$0)
                    }
                }
            }
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Puts a view behind this row in place of the usual ground of rows; `nil` keeps the ground.
    ///
    /// Apple: "listRowBackground(_:)". Of several the innermost counts. The view is as large as the row and cut off at the corners of its
    /// section's card. `Color.clear` shows what is behind the list's rows. Around a `Section` it is put behind each of the rows, not behind
    /// header and footer.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowBackgroundModifier(background: view))
    }
}
