import Foundation
import QuadrantControls
package import QuadrantCore
import QuadrantDragDrop
import QuadrantLayout
import QuadrantViews

/// A row that is alive: what can be done with it. Kept at the row, and left as a note at its node.
package final class RowHandle: NodeNoteKey {
    package typealias Value = RowHandle

    private let memory: ListMemory
    unowned let tree: ViewTree
    private var node: NodeID?
    private var place: LazyPlace?
    /// What fingers do with the row.
    @MainActor private(set) lazy var hands = RowHands(self)
    /// Takes what is dropped on the row, where its `ForEach` does.
    private(set) lazy var dropTarget = DropTarget()
    /// What swipes have made of the row; made when somebody asks, as many rows cannot be swiped.
    var swipeState: RowSwipeState {
        let state = madeSwipeState ?? RowSwipeState()
        madeSwipeState = state
        return state
    }
    private var madeSwipeState: RowSwipeState?
    /// Leads from the buttons behind the row to it.
    private(set) lazy var link = SwipeLink()

    init(_ memory: ListMemory, in tree: ViewTree) {
        (self.memory, self.tree) = (memory, tree)
    }

    func take(_ node: NodeID, _ place: LazyPlace?) {
        (self.node, self.place) = (node, place)
    }

    package static func combine(_ inner: RowHandle, _ outer: RowHandle) -> RowHandle { outer }

    /// How the list draws grounds and separators; `nil` for rows of tables.
    var listDrawing: ListDrawing? { memory.drawing }

    // MARK: Selection

    /// The value of the row in the list's selection: its tag, else the identity of its element; `nil` if it
    /// has none of the selection's type.
    var value: AnyHashable? {
        guard let selection = memory.selection, isSelectable else { return nil }
        return tags.lazy.compactMap(selection.value).first
    }

    /// What the rows from this one to that of another element stand for, also of rows that are not made: these by the
    /// identities of their elements. `nil` where the other element has another identity by now.
    func values(to other: ListKeys.Known) -> [AnyHashable]? {
        guard let selection = memory.selection, let place, let own = place.index,
            let index = other.index, place.id(at: index) == other.id
        else { return nil }
        return (min(own, index)...max(own, index)).compactMap { index in
            place.id(at: index).flatMap { selection.value(ViewTag($0)) }
        }
    }

    /// The row as keys remember it.
    func known(as value: AnyHashable) -> ListKeys.Known {
        ListKeys.Known(value: value, id: place?.id, index: place?.index)
    }

    var isSelectable: Bool { !isMarked(RowMark.NotSelectable.self) }

    /// What the row may stand for: its tags, else the identity of its element.
    var tags: [ViewTag] {
        ownTags ?? place.map { [ViewTag($0.id)] } ?? []
    }

    var hasOwnTag: Bool { ownTags != nil }

    /// Whether nothing of the row is cut off: it is not about to go.
    var isWhole: Bool { madeSwipeState.map { $0.presence == .there } ?? true }

    /// Whether the row is still there.
    var isShown: Bool { node.map(tree.layout.contains) ?? false }

    package var isSelected: Bool { value.map { memory.selection?.contains($0) == true } ?? false }

    /// Whether the row is drawn as selected: a finger that holds it makes it look so.
    var isHighlighted: Bool { isSelected || node.map(tree.isPressed) == true }

    /// Selects the row; of several that are selected, takes it out. Whether the list has a selection to which
    /// the row can belong.
    @discardableResult
    package func select() -> Bool {
        guard let value, let selection = memory.selection else { return false }
        selection.select(value)
        return true
    }

    /// What a menu of the row is for: all that is selected if the row is, else the row; none for a row that stands for
    /// nothing.
    private var menuValues: Set<AnyHashable>? {
        value.map { isSelected ? memory.selection?.values() ?? [$0] : [$0] }
    }

    /// The items of the row's menu; `nil` where it has none.
    @MainActor
    var menuItems: AnyView? { menuValues.flatMap(memory.menuItems) }

    /// Does what a tap does: an action of the list's for rows, else it selects the row.
    @MainActor
    func tap(selects: Bool) -> Bool {
        if let value, memory.performPrimaryAction(for: [value]) { return false }
        return selects && select()
    }

    /// Somebody has tapped the row: the list has the focus, where nothing else has it, and arrow keys go on from here.
    @MainActor
    func wasTapped() {
        if let value { memory.keys?.wasTapped(value) }
    }

    // MARK: Edits

    /// How the element of the row is edited; `nil` where nobody can.
    private var edits: RowEdits? { note(RowEdits.self) }

    package var canDelete: Bool {
        edits?.delete != nil && place?.index != nil && !isDeleteDisabled
    }

    package var canMove: Bool {
        edits?.move != nil && place?.index != nil && !isMoveDisabled
    }

    /// Whether `deleteDisabled` keeps the row.
    package var isDeleteDisabled: Bool { isMarked(RowMark.NotDeletable.self) }

    /// Whether `moveDisabled` keeps the row in its place.
    package var isMoveDisabled: Bool { isMarked(RowMark.NotMovable.self) }

    /// Deletes the row's element; whether that is allowed.
    @discardableResult
    package func delete() -> Bool {
        guard canDelete, let index = place?.index else { return false }
        edits?.delete?(IndexSet(integer: index))
        return true
    }

    /// Moves the row's element before the one that is at `destination`; whether that is allowed.
    @discardableResult
    package func move(to destination: Int) -> Bool {
        guard canMove, let index = place?.index else { return false }
        edits?.move?(IndexSet(integer: index), destination)
        return true
    }

    /// Before which element of its `ForEach` the row would stand if it were let go at a height; `nil` where it stays.
    ///
    /// - Parameter y: In the root's space.
    @MainActor
    func destination(at y: CGFloat) -> Int? {
        guard canMove, let node, tree.layout.contains(node), let own = position?.index else {
            return nil
        }
        let rows = rowsBeside(node)
        let next = rows.first { tree.frame(of: $0.node).midY > y }
        let result = next?.index ?? rows.last.map { $0.index + 1 }
        return result == own || result == own + 1 ? nil : result
    }

    /// The row, lifted out of its place; `nil` where it is gone.
    @MainActor
    func lifted() -> LiftedView? {
        guard let node, tree.layout.contains(node) else { return nil }
        let result = LiftedView(node, in: tree)
        result.view.ground = { [weak self] tree, frame in
            guard let self else { return [] }
            let card = card(frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
            return LiftedRow.ground(card, in: tree)
        }
        return result
    }

    /// Where the row begins, in the root's space, as far as it stands in its place; `nil` where it is gone.
    @MainActor var top: CGFloat? { shownNode.map { tree.frame(of: $0).minY } }

    /// Where the row begins, from where its scroll view begins: an offset that no layout has followed yet counts at once.
    @MainActor var scrolledTop: CGFloat? {
        guard let node = shownNode, let scroll = tree.scrollPart(around: node),
            let frame = scroll.contentFrame(of: node)
        else { return nil }
        return frame.minY - scroll.state.offset.y
    }

    /// Scrolls what is around the row while a finger holds it near an edge; `nil` where the row is gone.
    @MainActor
    func edges(_ moved: @escaping @MainActor () -> Void) -> EdgeScroll? {
        shownNode.map { EdgeScroll(holding: $0, in: tree, moved: moved) }
    }

    /// The row's node; `nil` where it is gone.
    var shownNode: NodeID? {
        guard let node, tree.layout.contains(node) else { return nil }
        return node
    }

    /// How far each row beside this one makes room where this one is to stand before another one, in points down.
    @MainActor
    func room(for destination: Int?) -> [NodeID: CGFloat] {
        guard let destination, let node, tree.layout.contains(node), let own = position?.index
        else { return [:] }
        let height = height
        var result: [NodeID: CGFloat] = [:]
        for row in rowsBeside(node) {
            if row.index > own, row.index < destination { result[row.node] = -height }
            if row.index < own, row.index >= destination { result[row.node] = height }
        }
        return result
    }

    /// The rows beside this one that belong to the same `ForEach`, from the first to the last, with their places in it.
    @MainActor
    private func rowsBeside(_ node: NodeID) -> [(node: NodeID, index: Int)] {
        guard let place, let around = tree.layout.parent(of: node) else { return [] }
        return tree.layout.children(of: around).compactMap { other in
            guard !tree.layout.isDormant(other), let row = tree.note(RowHandle.self, of: other),
                row.memory === memory, let otherPlace = row.place, place.isBeside(otherPlace),
                let index = otherPlace.index,
                row.edits?.move != nil
            else { return nil }
            return (other, index)
        }
    }

    /// The height of the row, in points; 0 where it is gone.
    var height: CGFloat {
        guard let node, tree.layout.contains(node) else { return 0 }
        return tree.layout.size(of: node).height
    }

    /// The place of the row's element among those of its `ForEach`, and their number.
    package var position: (index: Int, count: Int)? {
        guard let place, let index = place.index else { return nil }
        return (index, place.count)
    }

    /// The first button in the row that is in the usual style: a tap on the row is a tap on it.
    var button: RowButton? { content.flatMap { firstButton(in: $0, depth: 0) } }

    /// All buttons in the row that are in the usual style.
    var buttons: [RowButton] {
        guard let content else { return [] }
        var result: [RowButton] = []
        var pending = [(node: content, depth: 0)]
        while let (node, depth) = pending.popLast() {
            if let button = tree.note(RowButton.self, of: node) {
                result.append(button)
            } else if depth < Self.mostDepth {
                pending += tree.layout.children(of: node).reversed().map { ($0, depth + 1) }
            }
        }
        return result
    }

    /// Rows are not deep; one that is has no such button.
    private static let mostDepth = 40

    private func firstButton(in node: NodeID, depth: Int) -> RowButton? {
        if let button = tree.note(RowButton.self, of: node) { return button }
        guard depth < Self.mostDepth else { return nil }
        for child in tree.layout.children(of: node) {
            if let button = firstButton(in: child, depth: depth + 1) { return button }
        }
        return nil
    }

    // MARK: Where it is

    /// The row's ground in a node of a size.
    func card(_ size: CGSize) -> CGRect {
        var result = CGRect(origin: .zero, size: size)
        guard let node, let content, case .extended(let rule) = tree.layout.rule(of: node),
            let row = rule as? ListRowRule
        else { return result }
        let shift = row.shift(of: content, in: size.width, tree.layout)
        let isRightToLeft = tree.layout.isRightToLeft(node)
        result.origin.x = isRightToLeft ? shift.trailing : shift.leading
        result.size.width = max(0, size.width - shift.leading - shift.trailing)
        return result
    }

    // MARK: What modifiers left

    var content: NodeID? {
        guard let node, tree.layout.contains(node) else { return nil }
        return tree.layout.firstChild(of: node)
    }

    private var ownTags: [ViewTag]? {
        content.flatMap {
            tree.layout.joinedTrait(ObjectIdentifier(TagKey.self), of: $0, as: [ViewTag].self)
        }
    }

    private func isMarked<Mark>(_ mark: Mark.Type) -> Bool {
        content.flatMap { tree.layout.traitValue(ObjectIdentifier(mark), of: $0) } as? Bool == true
    }

    /// The note of a modifier at the row's content, the outermost that says something.
    package func note<K: NodeNoteKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        var current = content
        while let node = current {
            if let value = tree.note(key, of: node) {
                result = result.map { K.combine(value, $0) } ?? value
            }
            current = tree.layout.modifiedNode(of: node)
        }
        return result
    }
}
