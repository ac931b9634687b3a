import Foundation
import QuadrantControls
package import QuadrantCore
package import QuadrantLayout
import QuadrantViews

/// What the rows of one list share, kept as long as the list: its selection as it is now.
final class ListMemory {
    var selection: ListSelection?
}

/// A row that is alive: what can be done with it. Kept at the row, and left as a note at its node.
package final class RowHandle: NodeNoteKey {
    package typealias Value = RowHandle

    private let memory: ListMemory
    private unowned let tree: ViewTree
    private var node: NodeID?
    private var place: LazyPlace?

    init(_ memory: ListMemory, in tree: ViewTree) {
        (self.memory, self.tree) = (memory, tree)
    }

    func take(_ node: NodeID, _ place: LazyPlace?) {
        (self.node, self.place) = (node, place)
    }

    package static func combine(_ inner: RowHandle, _ outer: RowHandle) -> RowHandle { outer }

    // MARK: Selection

    /// The value of the row in the list's selection: its tag, else the identity of its element; `nil` if it
    /// has none of the selection's type.
    var value: AnyHashable? {
        guard let selection = memory.selection, !isMarked(RowMark.NotSelectable.self) else {
            return nil
        }
        return (tag ?? place?.id).flatMap(selection.value)
    }

    package var isSelected: Bool { value.map { memory.selection?.contains($0) == true } ?? false }

    /// Selects the row; of several that are selected, takes it out. Whether the list has a selection to which
    /// the row can belong.
    @discardableResult
    package func select() -> Bool {
        guard let value, let selection = memory.selection else { return false }
        selection.select(value)
        return true
    }

    // MARK: Edits

    /// How the element of the row is edited; `nil` where nobody can.
    private var edits: RowEdits? { note(RowEdits.self) }

    package var canDelete: Bool {
        edits?.delete != nil && place?.index != nil && !isMarked(RowMark.NotDeletable.self)
    }

    package var canMove: Bool {
        edits?.move != nil && place?.index != nil && !isMarked(RowMark.NotMovable.self)
    }

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

    /// The place of the row's element among those of its `ForEach`, and their number.
    package var position: (index: Int, count: Int)? {
        guard let place, let index = place.index else { return nil }
        return (index, place.count)
    }

    /// The first button in the row that is in the usual style: a tap on the row is a tap on it.
    var button: RowButton? { content.flatMap { firstButton(in: $0, depth: 0) } }

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

    // MARK: What modifiers left

    private var content: NodeID? {
        guard let node, tree.layout.contains(node) else { return nil }
        return tree.layout.firstChild(of: node)
    }

    private var tag: AnyHashable? {
        content.flatMap { tree.layout.traitValue(ObjectIdentifier(TagKey.self), of: $0) }
            as? AnyHashable
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

    /// The node of the buttons that a swipe has shown; `nil` where none are shown.
    package var swipeButtons: NodeID? {
        var current = content
        while let node = current {
            if case .extended(let rule) = tree.layout.rule(of: node), rule is SwipedRowRule,
                let inner = tree.layout.firstChild(of: node),
                let buttons = tree.layout.nextSibling(of: inner)
            {
                return buttons
            }
            current = tree.layout.modifiedNode(of: node)
        }
        return nil
    }
}
