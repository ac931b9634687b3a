/// What a row of a list is made of: the children of its node, by name.
///
/// Parts that a row has not are left out, and those behind them move up; headers and footers are content alone.
struct RowParts: Equatable {
    /// A child of a row's node.
    enum Part {
        /// What the list was given.
        case content
        /// The line below the row.
        case separator
        /// What deletes or selects the row while the list is edited.
        case button
        /// What moves the row while the list is edited.
        case grip
        /// The menu of the row, which shows nothing.
        case menu
        /// The buttons that a swipe shows, as long as they are shown.
        case swipe
    }

    /// Whether the list is edited.
    let isEdited: Bool
    /// Whether the row has a menu.
    let hasMenu: Bool

    /// The child that is a part of a row; `nil` for a row without it.
    func find<Children: RandomAccessCollection>(
        _ part: Part, in children: Children
    ) -> Children.Element? {
        guard let place = place(of: part), place < children.count else { return nil }
        return children[children.index(children.startIndex, offsetBy: place)]
    }

    private func place(of part: Part) -> Int? {
        let behindEdits = isEdited ? 4 : 2
        return switch part {
        case .content: 0
        case .separator: 1
        case .button: isEdited ? 2 : nil
        case .grip: isEdited ? 3 : nil
        case .menu: hasMenu ? behindEdits : nil
        case .swipe: behindEdits + (hasMenu ? 1 : 0)
        }
    }
}
