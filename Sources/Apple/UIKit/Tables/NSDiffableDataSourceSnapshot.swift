internal import Foundation
internal import QuadrantRendering

/// The sections and items of a table or collection at one time, each known by a value of its own.
///
/// Apple: "NSDiffableDataSourceSnapshot" (UIKit). A value that is there already is not added again, and nothing is done in a section that is
/// not there: both are told, where UIKit ends the program.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
    struct Section {
        let id: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    private var sections: [Section] = []

    /// Creates a snapshot without sections.
    public init() {}

    // MARK: Reading

    /// How many items there are.
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    /// How many sections there are.
    public var numberOfSections: Int { sections.count }
    /// The sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
    /// The items, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// How many items a section has.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    /// The items of a section, in order.
    public func itemIdentifiers(
        inSection identifier: SectionIdentifierType
    ) -> [ItemIdentifierType] { sections.first { $0.id == identifier }?.items ?? [] }
    /// The section that an item is in.
    public func sectionIdentifier(
        containingItem identifier: ItemIdentifierType
    ) -> SectionIdentifierType? { sections.first { $0.items.contains(identifier) }?.id }
    /// The place of an item among all.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: identifier)
    }
    /// The place of a section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.id == identifier }
    }

    /// Where an item is, by section and place.
    func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
        for (index, section) in sections.enumerated() {
            if let place = section.items.firstIndex(of: item) { return (index, place) }
        }
        return nil
    }

    /// The item at a place; `nil` for none.
    func item(_ section: Int, _ place: Int) -> ItemIdentifierType? {
        guard sections.indices.contains(section),
            sections[section].items.indices.contains(place)
        else { return nil }
        return sections[section].items[place]
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }
    /// Adds sections before one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: indexOfSection(toIdentifier) ?? sections.count) }
    /// Adds sections after one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: indexOfSection(toIdentifier).map { $0 + 1 } ?? sections.count) }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
        var known = Set(sectionIdentifiers)
        let new = identifiers.filter { known.insert($0).inserted }
        if new.count < identifiers.count { Self.tellTwice() }
        sections.insert(contentsOf: new.map { Section(id: $0) }, at: place)
    }

    /// Removes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.id) }
    }
    /// Moves a section before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, toIdentifier, 0) }
    /// Moves a section after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, toIdentifier, 1) }

    private mutating func move(
        _ identifier: SectionIdentifierType, _ target: SectionIdentifierType, _ step: Int
    ) {
        guard identifier != target, let from = indexOfSection(identifier),
            indexOfSection(target) != nil
        else { return }
        let section = sections.remove(at: from)
        sections.insert(section, at: (indexOfSection(target) ?? 0) + step)
    }
    /// Has sections asked for again: all are.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

    // MARK: Items

    /// Adds items at the end of a section: of the last one unless given.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let place = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
        guard let place else {
            IssueReport.warn([
                "NSDiffableDataSourceSnapshot.appendItems(_:toSection:) adds nothing: there is no such section. "
                    + "Call appendSections(_:) before."
            ])
            return
        }
        insert(identifiers, place, sections[place].items.count)
    }
    /// Adds items before one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        if let place = place(of: beforeIdentifier) {
            insert(identifiers, place.section, place.item)
        }
    }
    /// Adds items after one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        if let place = place(of: afterIdentifier) {
            insert(identifiers, place.section, place.item + 1)
        }
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], _ section: Int, _ place: Int
    ) {
        var known = Set(itemIdentifiers)
        let new = identifiers.filter { known.insert($0).inserted }
        if new.count < identifiers.count { Self.tellTwice() }
        sections[section].items.insert(contentsOf: new, at: place)
    }

    /// Removes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
    }
    /// Removes all sections and items.
    public mutating func deleteAllItems() { sections = [] }
    /// Moves an item before another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) { move(identifier, toIdentifier, 0) }
    /// Moves an item after another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) { move(identifier, toIdentifier, 1) }

    private mutating func move(
        _ item: ItemIdentifierType, _ target: ItemIdentifierType, _ step: Int
    ) {
        guard item != target, place(of: item) != nil, place(of: target) != nil else { return }
        deleteItems([item])
        guard let place = place(of: target) else { return }
        sections[place.section].items.insert(item, at: place.item + step)
    }
    /// Has items asked for again: all are.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
    /// Has items asked for again: all are.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}

    private static func tellTwice() {
        IssueReport.warn([
            "NSDiffableDataSourceSnapshot was given a section or an item that is in it already. It is left out. "
                + "Give each a value of its own."
        ])
    }
}
