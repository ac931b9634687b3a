internal import Foundation
internal import QuadrantAccessibility
internal import QuadrantCore
internal import QuadrantLayout
public import Testing

/// A list of places in a host that people can go to quickly with an assistive technology.
@MainActor
public struct HostedRotor {
    /// What people call it; `headings`, `links` and so on for those that assistive technologies know by themselves.
    public let name: String
    /// The places, in their order.
    public let entries: [HostedRotorEntry]

    /// The labels of the places.
    public var labels: [String] { entries.map(\.label) }

    /// The first place of a label.
    ///
    /// - Throws: `ActionFailure`, which says which places there are.
    public func entry(_ label: String) throws(ActionFailure) -> HostedRotorEntry {
        if let entry = entries.first(where: { $0.label == label }) { return entry }
        let names = labels.map { "\"\($0)\"" }.joined(separator: ", ")
        throw ActionFailure(
            description: "The rotor \"\(name)\" has no entry \"\(label)\"; "
                + (names.isEmpty ? "it has none." : "it has \(names)."))
    }
}

/// A place of a rotor in a host.
@MainActor
public struct HostedRotorEntry {
    /// What the place is called: the entry's label, or the part of the text that it leads to.
    public let label: String
    /// The part of the view's text that it leads to; `nil` for all of it.
    public let text: String?
    let host: ViewHost
    let entry: AccessibilityNoteRotorEntry
    /// The view that the rotor is on.
    let owner: NodeID

    /// Goes to the place as a person does: what the entry prepares is done, what it leads to is scrolled into sight
    /// and gets the accessibility focus.
    ///
    /// - Returns: The view that the entry leads to.
    /// - Throws: `ActionFailure` if there is no such view.
    @discardableResult
    public func select(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) -> HostedView {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in
            host.tree.noting("an entry of a rotor", at: owner) { entry.prepare() }
            host.update()
            guard let node = target() else {
                throw ActionFailure(
                    description: "The rotor's entry \"\(label)\" leads to no view: "
                        + missing)
            }
            let view = HostedView(node, in: host, query: "\"\(label)\"")
            try view.accessibilityFocus(sourceLocation: sourceLocation)
            return view
        }
    }

    private var missing: String {
        switch entry.target {
        case .identity(let id): "none has the identity \(id.base)."
        case .name(let name): "none has accessibilityRotorEntry(id: \(name.id.base), in:)."
        case .owner: "the one with the rotor is gone."
        }
    }

    /// The node that it leads to, in sight.
    private func target() -> NodeID? {
        let tree = host.tree
        switch entry.target {
        case .identity(let id):
            if tree.nodes(identifiedBy: id).isEmpty || host.scrollPart(at: owner) != nil {
                tree.scroll(to: id)
                host.update()
            }
            return tree.nodes(identifiedBy: id).first
        case .name(let name):
            let element = host.elements.all.first {
                $0.note.details?.entryNames.contains(name) == true
            }
            if let node = element?.node { host.reveal(node) }
            return element?.node
        case .owner:
            return tree.layout.contains(owner) ? owner : nil
        }
    }
}

extension ViewHost {
    /// All rotors of the view, in the order in which their views are read; then those that assistive technologies
    /// make by themselves of headings, links and images.
    public var rotors: [HostedRotor] { rotors(in: elements.all) }

    /// The rotor of a name.
    ///
    /// - Throws: `ActionFailure`, which says which rotors there are.
    public func rotor(_ name: String) throws(ActionFailure) -> HostedRotor {
        try rotors.named(name, in: "The host")
    }

    fileprivate func rotors(in elements: [AccessibilityElement]) -> [HostedRotor] {
        var known: Set<ObjectIdentifier> = []
        var result: [HostedRotor] = []
        for element in elements {
            for rotor in element.note.details?.rotors ?? []
            where known.insert(ObjectIdentifier(rotor)).inserted {
                let words = element.note.value ?? element.note.label ?? ""
                var entries: [AccessibilityNoteRotorEntry] = []
                tree.noting("the entries of a rotor", at: element.node) {
                    entries = rotor.entries()
                }
                result.append(
                    HostedRotor(
                        name: rotor.label,
                        entries: entries.map { entry($0, words, owner: element.node) }))
            }
        }
        for (name, trait) in Self.ownRotors where !result.contains(where: { $0.name == name }) {
            let found = elements.filter { $0.note.traits.contains(trait) }
            guard !found.isEmpty else { continue }
            result.append(
                HostedRotor(
                    name: name,
                    entries: found.map {
                        HostedRotorEntry(
                            label: $0.note.label ?? "", text: nil, host: self,
                            entry: AccessibilityNoteRotorEntry(label: nil, target: .owner),
                            owner: $0.node)
                    }))
        }
        return result
    }

    private static let ownRotors: [(String, AccessibilityNoteTraits)] = [
        ("headings", .isHeader), ("links", .isLink), ("images", .isImage),
    ]

    private func entry(
        _ entry: AccessibilityNoteRotorEntry, _ words: String, owner: NodeID
    ) -> HostedRotorEntry {
        let text = entry.textRange.flatMap { range in
            range.lowerBound >= words.startIndex && range.upperBound <= words.endIndex
                ? String(words[range]) : nil
        }
        return HostedRotorEntry(
            label: entry.label ?? text ?? "", text: text, host: self, entry: entry, owner: owner)
    }

    /// Scrolls the scroll view around a node by as little as shows all of it, or its beginning.
    func reveal(_ node: NodeID) {
        guard let part = scrollPart(at: node), part.node != node else { return }
        let (sight, frame) = (tree.frame(of: part.node), tree.frame(of: node))
        func step(_ low: CGFloat, _ high: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
            if low < least { return low - least }
            return high > most ? min(high - most, low - least) : 0
        }
        let x = step(frame.minX, frame.maxX, sight.minX, sight.maxX)
        let y = step(frame.minY, frame.maxY, sight.minY, sight.maxY)
        guard x != 0 || y != 0 else { return }
        let offset = part.contentOffset
        _ = tree.scroll(part.node, to: CGPoint(x: offset.x + x, y: offset.y + y))
        update()
    }
}

extension HostedView {
    /// The rotors of the view and of those in it.
    public var rotors: [HostedRotor] {
        guard isPresent, let element = host.element(of: node) else { return [] }
        return host.rotors(in: element.flattened)
    }

    /// The rotor of a name.
    ///
    /// - Throws: `ActionFailure`, which says which rotors there are.
    public func rotor(_ name: String) throws(ActionFailure) -> HostedRotor {
        try rotors.named(name, in: query)
    }
}

extension [HostedRotor] {
    @MainActor
    fileprivate func named(_ name: String, in place: String) throws(ActionFailure) -> HostedRotor {
        if let rotor = first(where: { $0.name == name }) { return rotor }
        let names = map { "\"\($0.name)\"" }.joined(separator: ", ")
        throw ActionFailure(
            description: "\(place) has no rotor \"\(name)\"; "
                + (names.isEmpty ? "it has none." : "it has \(names)."))
    }
}
