internal import Foundation
internal import QuadrantCore
internal import QuadrantInspection
internal import QuadrantLayout
internal import QuadrantText

extension ViewHost {
    /// The first view of an accessibility identifier, in the order of the layout.
    ///
    /// - Throws: `ViewNotFound`, which says what there is.
    public subscript(identifier: String) -> HostedView {
        get throws(ViewNotFound) {
            guard let view = all(identifier).first else {
                throw ViewNotFound(
                    "identifier \"\(identifier)\"", like: identifier, identifiers: identifiers,
                    labels: labels)
            }
            return view
        }
    }

    /// All views of an accessibility identifier, in the order of the layout.
    public func all(_ identifier: String) -> [HostedView] {
        update()
        return nodes { tree.names(of: $0).contains(identifier) }
            .map { HostedView($0, in: self, query: "\"\(identifier)\"") }
    }

    /// Whether a view of that accessibility identifier is shown.
    public func contains(_ identifier: String) -> Bool { !all(identifier).isEmpty }

    /// The first view that assistive technologies know by a label or an input label; where there is
    /// none, the first text of those words.
    ///
    /// - Throws: `ViewNotFound`, which says what there is.
    public func find(label: String) throws(ViewNotFound) -> HostedView {
        guard let view = all(label: label).first else {
            throw ViewNotFound(
                "label \"\(label)\"", like: label, identifiers: identifiers, labels: labels)
        }
        return view
    }

    /// All views of a label, as for `find(label:)`.
    public func all(label: String) -> [HostedView] {
        update()
        let elements = tree.accessibility().flattened.filter {
            $0.note.label == label || $0.note.inputLabels.contains(label)
        }
        let found = elements.isEmpty ? nodes { text(of: $0) == label } : elements.map(\.node)
        return found.map { HostedView($0, in: self, query: "\"\(label)\"") }
    }

    /// All texts that have a place, in the order of the layout.
    public var texts: [String] {
        update()
        return texts(in: tree.rootNode)
    }

    /// The accessibility identifiers of all views that have a place, in the order of the layout.
    public var identifiers: [String] {
        update()
        return nodes { _ in true }.flatMap { tree.names(of: $0) }
    }

    /// The labels that assistive technologies are told, in the order in which they are read.
    public var labels: [String] {
        update()
        return tree.accessibility().flattened.compactMap(\.note.label)
    }
}

extension ViewHost {
    private func nodes(_ isWanted: (NodeID) -> Bool) -> [NodeID] {
        var found: [NodeID] = []
        tree.forEachShownNode { if isWanted($0) { found.append($0) } }
        return found
    }

    private func text(of node: NodeID) -> String? {
        guard case .text(let request) = tree.layout.rule(of: node) else { return nil }
        return request.runs.map { $0.attachment == nil ? $0.text : "" }.joined()
    }

    /// The texts in a node that have a place, in the order of the layout.
    func texts(in root: NodeID) -> [String] {
        nodes { $0 == root || isInside($0, root) }.compactMap(text)
    }

    /// Whether a node is in another.
    func isInside(_ node: NodeID, _ outer: NodeID) -> Bool {
        var current = tree.layout.parent(of: node)
        while let next = current {
            if next == outer { return true }
            current = tree.layout.parent(of: next)
        }
        return false
    }

    /// The element that speaks of a node: its own, the one element in it, the one around it that it is
    /// a part of, or one of the several in it.
    func element(of node: NodeID) -> AccessibilityElement? {
        let all = tree.accessibility().flattened.dropFirst()
        let inner = all.filter { $0.node == node || isInside($0.node, node) }
        let tops = inner.filter { element in
            !inner.contains { isInside(element.node, $0.node) }
        }
        if tops.count == 1 { return tops[0] }
        if tops.isEmpty {
            return all.last { isInside(node, $0.node) && $0.children.isEmpty }
        }
        return tree.accessibility(of: node, in: tops)
    }
}
