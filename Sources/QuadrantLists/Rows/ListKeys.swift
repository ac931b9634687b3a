import Foundation
import QuadrantCore
import QuadrantEvents
import QuadrantGestures
import QuadrantLayout
import QuadrantViews

/// What keys do with a list or table that has the focus: the arrow keys select the row above or below, with shift one more
/// or one less of several; page up and down, home and end go further. The selected row comes into sight.
///
/// Rows that are not made, as they are out of sight, are scrolled to first and selected after the next layout.
final class ListKeys {
    /// Which row is selected next.
    private enum Step: Equatable {
        case next
        case previous
        case first
        case last
        /// The first or last row in sight after the list has gone on by a page.
        case page(down: Bool)
    }

    private weak var memory: ListMemory?
    private weak var tree: ViewTree?
    private var column: NodeID?
    /// The row at which keys go on, and the one from which shift selects.
    private var lead: AnyHashable?
    private var anchor: AnyHashable?
    /// What is to be selected as soon as its row is made.
    private var waiting: (step: Step, extends: Bool)?
    /// Gives the list the focus, where nothing has it.
    var focus: (() -> Void)?

    func take(_ memory: ListMemory, column: NodeID, in tree: ViewTree) {
        (self.memory, self.column, self.tree) = (memory, column, tree)
    }

    /// Somebody has tapped the row of a value.
    func wasTapped(_ value: AnyHashable) {
        (lead, anchor) = (value, value)
        focus?()
    }

    /// Does what a key is for; whether it was meant for the list.
    @MainActor
    func take(_ event: InputEvent) -> Bool {
        guard let press = KeyPress(event), press.phase != .up,
            press.modifiers.isDisjoint(with: [.command, .control, .option])
        else { return false }
        let step: Step
        switch press.key {
        case .downArrow: step = .next
        case .upArrow: step = .previous
        case .home: step = .first
        case .end: step = .last
        case .pageDown: step = .page(down: true)
        case .pageUp: step = .page(down: false)
        case .return, .space: return performPrimaryAction()
        default: return false
        }
        let extends = press.modifiers.contains(.shift) && memory?.selection?.isMultiple == true
        go(step, extends: extends)
        return true
    }

    /// Called after a layout: what waited for a row goes on.
    @MainActor
    func settle() {
        guard let (step, extends) = waiting else { return }
        waiting = nil
        select(step, extends: extends, mayScroll: false)
    }

    @MainActor
    private func performPrimaryAction() -> Bool {
        guard let values = memory?.selection?.values(), !values.isEmpty else { return false }
        return memory?.performPrimaryAction(for: values) == true
    }

    // MARK: Moving

    @MainActor
    private func go(_ step: Step, extends: Bool) {
        guard let scroll = scroll, let tree else { return }
        let page = scroll.visibleRect.height
        let offset = scroll.contentOffset
        switch step {
        case .next, .previous: return select(step, extends: extends, mayScroll: true)
        case .first: _ = tree.scroll(scroll.node, to: CGPoint(x: offset.x, y: 0))
        case .last:
            _ = tree.scroll(scroll.node, to: CGPoint(x: offset.x, y: 1e9))
        case .page(let down):
            let target = CGPoint(x: offset.x, y: max(0, offset.y + (down ? page : -page)))
            _ = tree.scroll(scroll.node, to: target)
        }
        waiting = (step, extends)
        tree.hosting.stateDidChange?()
    }

    @MainActor
    private func select(_ step: Step, extends: Bool, mayScroll: Bool) {
        guard let selection = memory?.selection, let scroll, let tree else { return }
        let rows = rows
        guard !rows.isEmpty else { return }
        let known = lead.flatMap { lead in rows.firstIndex { $0.value == lead } }
        let start =
            known ?? rows.firstIndex { selection.contains($0.value) }
        guard let index = index(step, from: start, in: rows, scroll) else {
            if mayScroll { reach(step, extends: extends, scroll, in: tree) }
            return
        }
        set(rows, to: index, from: start, extends: extends, selection)
        reveal(rows[index].node, in: scroll, tree)
    }

    /// Which of the rows is next; `nil` if it is not made, or there is none.
    private func index(
        _ step: Step, from start: Int?, in rows: [Row], _ scroll: ScrollPart
    ) -> Int? {
        switch step {
        case .first: return 0
        case .last: return rows.count - 1
        case .next: return start.map { $0 + 1 < rows.count ? $0 + 1 : nil } ?? 0
        case .previous: return start.map { $0 > 0 ? $0 - 1 : nil } ?? rows.count - 1
        case .page(let down):
            let visible = scroll.visibleRect
            let seen = rows.indices.filter { index in
                scroll.contentFrame(of: rows[index].node).map {
                    $0.minY >= visible.minY - 0.5 && $0.maxY <= visible.maxY + 0.5
                } ?? false
            }
            return down ? seen.last : seen.first
        }
    }

    /// Scrolls on by a row's height, so that the next row is made, if there is one.
    @MainActor
    private func reach(_ step: Step, extends: Bool, _ scroll: ScrollPart, in tree: ViewTree) {
        let offset = scroll.contentOffset
        let way: CGFloat = step == .next ? Self.row : -Self.row
        guard tree.scroll(scroll.node, to: CGPoint(x: offset.x, y: max(0, offset.y + way))) else {
            return
        }
        waiting = (step, extends)
        tree.hosting.stateDidChange?()
    }

    /// As far as a list goes on to reach a row that is not made, in points.
    private static let row: CGFloat = 60

    private func set(
        _ rows: [Row], to index: Int, from start: Int?, extends: Bool, _ selection: ListSelection
    ) {
        let value = rows[index].value
        defer { lead = value }
        guard extends, let start,
            let from = anchor.flatMap({ anchor in
                rows.firstIndex { $0.value == anchor }
            }) ?? Optional(start)
        else {
            anchor = value
            return selection.replace([value])
        }
        if anchor == nil { anchor = rows[start].value }
        // What was between the anchor and the old row is selected by this one's way alone.
        var values = selection.values()
        for row in rows[min(from, start)...max(from, start)] { values.remove(row.value) }
        for row in rows[min(from, index)...max(from, index)] { values.insert(row.value) }
        selection.replace(Array(values))
    }

    @MainActor
    private func reveal(_ row: NodeID, in scroll: ScrollPart, _ tree: ViewTree) {
        guard let frame = scroll.contentFrame(of: row) else { return }
        let (visible, offset) = (scroll.visibleRect, scroll.contentOffset)
        let move =
            frame.minY < visible.minY
            ? frame.minY - visible.minY : max(0, frame.maxY - visible.maxY)
        guard abs(move) > 0.5 else { return }
        _ = tree.scroll(scroll.node, to: CGPoint(x: offset.x, y: max(0, offset.y + move)))
    }

    // MARK: Rows

    private struct Row {
        let node: NodeID
        let value: AnyHashable
    }

    /// The rows that are made and can be selected, from the first to the last.
    private var rows: [Row] {
        guard let tree, let column, tree.layout.contains(column) else { return [] }
        return tree.layout.children(of: column).compactMap { node in
            guard !tree.layout.isDormant(node), let handle = tree.note(RowHandle.self, of: node),
                let value = handle.value
            else { return nil }
            return Row(node: node, value: value)
        }
    }

    private var scroll: ScrollPart? {
        guard let tree, let column, tree.layout.contains(column) else { return nil }
        return tree.scrollPart(around: column)
    }
}

/// Gives a list the focus and its keys.
struct ListKeysModifier: ViewModifier {
    let keys: ListKeys

    func body(content: Content) -> some View {
        let keys = keys
        content
            .modifier(ScrollSettledModifier { keys.settle() })
            .modifier(
                KeyTargetModifier(ring: false) {
                    keys.take($0)
                } focused: {
                    keys.focus = $0
                })
    }
}
