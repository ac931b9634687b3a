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

    /// A row that may be out of sight: its value, and the element that it is of.
    struct Known {
        let value: AnyHashable
        var id: AnyHashable?
        var index: Int?
    }

    private weak var memory: ListMemory?
    @TreeReference private var tree: ViewTree?
    private var column: NodeID?
    /// The row at which keys go on, and the one from which shift selects.
    private var lead: Known?
    private var anchor: Known?
    /// What is to be selected as soon as its row is made.
    private var waiting: (step: Step, extends: Bool)?
    /// Gives the list the focus, where nothing has it.
    var focus: (() -> Void)?

    func take(_ memory: ListMemory, column: NodeID, in tree: ViewTree) {
        (self.memory, self.column, self.tree) = (memory, column, tree)
    }

    /// Somebody has tapped the row of a value.
    func wasTapped(_ value: AnyHashable) {
        let known = rows.first { $0.value == value }?.known ?? Known(value: value)
        (lead, anchor) = (known, known)
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
        let known = lead.flatMap { lead in rows.firstIndex { $0.value == lead.value } }
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
        let row = rows[index]
        defer { lead = row.known }
        if anchor == nil { anchor = start.map { rows[$0].known } ?? lead }
        guard extends, let anchor else {
            self.anchor = row.known
            return selection.replace([row.value])
        }
        // What was between the anchor and the old row is selected by this one's way alone.
        var values = selection.values()
        if let lead { values.subtract(between(anchor, lead, in: rows)) }
        values.formUnion(between(anchor, row.known, in: rows))
        selection.replace(Array(values))
    }

    /// What the rows from one to another stand for: also those that are not made, as far as both are of one `ForEach`.
    private func between(_ a: Known, _ b: Known, in rows: [Row]) -> [AnyHashable] {
        func place(_ known: Known) -> Int? { rows.firstIndex { $0.value == known.value } }
        if let first = place(a), let last = place(b) {
            return rows[min(first, last)...max(first, last)].map(\.value)
        }
        for (one, other) in [(a, b), (b, a)] {
            if let index = place(one), let values = rows[index].handle.values(to: other) {
                return values
            }
        }
        // Neither is there any more: any row of the same elements knows what lies between.
        guard let low = a.index, let high = b.index else { return [a.value, b.value] }
        let all = rows.lazy.compactMap { row -> [AnyHashable]? in
            guard let first = row.handle.values(to: a), let last = row.handle.values(to: b),
                let own = row.known.index
            else { return nil }
            let outer = Set(first).union(last)
            // The row lies between both, or beyond one of them.
            if own >= min(low, high), own <= max(low, high) { return Array(outer) }
            return Array(Set(first).symmetricDifference(last)) + [a.value, b.value]
        }
        return all.first ?? [a.value, b.value]
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
        let handle: RowHandle

        var known: Known { handle.known(as: value) }
    }

    /// The rows that are made and can be selected, from the first to the last.
    private var rows: [Row] {
        guard let tree, let column, tree.layout.contains(column) else { return [] }
        return tree.layout.children(of: column).compactMap { node in
            guard !tree.layout.isDormant(node), let handle = tree.note(RowHandle.self, of: node),
                let value = handle.value
            else { return nil }
            return Row(node: node, value: value, handle: handle)
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
