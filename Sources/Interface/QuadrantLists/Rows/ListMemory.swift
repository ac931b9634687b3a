import QuadrantControls
import QuadrantCore
import QuadrantViews

/// What the rows of one list share, kept as long as the list: its selection as it is now, and which row stands for
/// which of its values.
final class ListMemory {
    private(set) var selection: ListSelection?
    /// What keys do with the list; `nil` for a list without a selection.
    var keys: ListKeys?
    /// How the list draws the grounds of rows and the separators between them.
    var drawing: ListDrawing?
    /// Menus for rows by what they stand for, the innermost last.
    private var menus: [SelectionMenu] = []
    /// Counts how often the list was made.
    private var makings = 0
    /// The rows of a list with a selection, by their values.
    private var rows: [AnyHashable: Owner] = [:]
    private var mostRows = 256
    private var hasToldOfTag = false
    private var hasToldOfTwins = false

    /// The row that stands for a value.
    private struct Owner {
        weak var row: RowHandle?
        /// When the row was made.
        let making: Int
    }

    /// Takes the selection of a list that is made.
    func begin(_ selection: ListSelection?, _ menus: [SelectionMenu]) {
        (self.selection, self.menus) = (selection, menus)
        makings += 1
    }

    /// Notes for which value a row that was made stands; what is wrong with that. Each is told once.
    func problem(of row: RowHandle) -> Diagnostic? {
        guard let selection, row.isSelectable else { return nil }
        guard let value = row.value else { return wrongTag(of: row, selection) }
        let owner = rows[value]
        rows[value] = Owner(row: row, making: makings)
        if rows.count > mostRows { forgetRows() }
        // A row that the list made before may get another value after this one.
        guard !hasToldOfTwins, let owner, owner.making == makings, let other = owner.row,
            other !== row, other.isShown, other.value == value
        else { return nil }
        hasToldOfTwins = true
        return .twins(value)
    }

    private func wrongTag(of row: RowHandle, _ selection: ListSelection) -> Diagnostic? {
        guard !hasToldOfTag, let tag = row.tags.first else { return nil }
        // A row that is an element and stands for nothing may be a title among others that can be selected.
        guard row.hasOwnTag || rows.isEmpty, row.button == nil else { return nil }
        hasToldOfTag = true
        return .wrongTag(tag.value, of: "row", in: "a List or Table", selection.type)
    }

    /// The items of the menu for values; `nil` where no menu has any.
    @MainActor
    func menuItems(for values: Set<AnyHashable>) -> AnyView? {
        menus.reversed().lazy.compactMap { $0.items(values) }.first
    }

    /// Does what a tap on a row with such values does in place of selecting it; whether there is something.
    @MainActor
    func performPrimaryAction(for values: Set<AnyHashable>) -> Bool {
        menus.reversed().contains { $0.primaryAction?(values) == true }
    }

    private func forgetRows() {
        rows = rows.filter { $0.value.row?.isShown == true }
        mostRows = max(256, 2 * rows.count)
    }
}

extension Diagnostic {
    fileprivate static func twins(_ value: AnyHashable) -> Diagnostic {
        // A selection that may be none has optional values.
        let mirror = Mirror(reflecting: value.base)
        let wrapped = mirror.displayStyle == .optional ? mirror.children.first?.value : nil
        let shown: Any = wrapped ?? value.base
        return Diagnostic(
            "Two rows of a List or Table stand for the value \(shown) of its selection",
            advice: "Both are selected at once. Give each row a tag or identity of its own.")
    }
}
