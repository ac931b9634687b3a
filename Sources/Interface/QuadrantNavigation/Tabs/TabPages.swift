import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// The order in which pages lie beside each other.
struct TurnedPages {
    let turns: PageTurns
    let ids: [AnyHashable]
}

/// The screens that were made, of which one is shown.
nonisolated struct TabPages: View {
    typealias Body = Never

    let entries: [TabEntry]
    let rule: PagedRule
    /// `nil` where people do not turn pages.
    let order: TurnedPages?

    @MainActor
    static func _makeNodes(_ view: TabPages, _ cursor: inout _ViewCursor) {
        let drawing = view.order.map { _ in FrameClipDrawing(isClipped: !view.rule.beside.isEmpty) }
        cursor.node(.flexibleFrame(.filling), drawing: drawing) { cursor in
            if let order = view.order {
                let (row, places) = order.turns.offsets(of: order.ids)
                let pages = MovedPages(
                    pages: PageRow(entries: view.entries, rule: view.rule, places: places),
                    turns: order.turns, offset: row)
                type(of: pages)._makeNodes(pages, &cursor)
            } else {
                cursor.node(.extended(view.rule)) { cursor in
                    let pages = ForEach(view.entries) { TabPage(content: $0.content) }
                    type(of: pages)._makeNodes(pages, &cursor)
                }
            }
        }
    }

    static var _arity: _ViewArity { .one }
}

/// The pages in a row.
private nonisolated struct PageRow: View {
    typealias Body = Never

    let entries: [TabEntry]
    let rule: PagedRule
    let places: [AnyHashable: CGFloat]

    @MainActor
    static func _makeNodes(_ view: PageRow, _ cursor: inout _ViewCursor) {
        cursor.node(.extended(view.rule)) { cursor in
            let places = view.places
            let pages = ForEach(view.entries) { entry in
                PlacedPage(page: TabPage(content: entry.content), offset: places[entry.id] ?? 0)
                    .transition(.identity)
            }
            type(of: pages)._makeNodes(pages, &cursor)
        }
    }

    static var _arity: _ViewArity { .one }
}

/// One screen, as one node.
private nonisolated struct TabPage: View {
    typealias Body = Never

    let content: AnyView

    @MainActor
    static func _makeNodes(_ view: TabPage, _ cursor: inout _ViewCursor) {
        cursor.node(.flexibleFrame(.filling)) { cursor in
            cursor.node(.layers(.center)) { AnyView._makeNodes(view.content, &$0) }
        }
    }

    static var _arity: _ViewArity { .one }
}

extension FlexibleFrameRule {
    /// As large as there is room; what is larger is in the middle.
    fileprivate static var filling: FlexibleFrameRule {
        let length = FlexibleLength(minimum: 0, ideal: nil, maximum: .infinity)
        return FlexibleFrameRule(horizontal: length, vertical: length, alignment: .center)
    }
}
