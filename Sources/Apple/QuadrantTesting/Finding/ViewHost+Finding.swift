internal import Foundation
internal import QuadrantAccessibility
internal import QuadrantCore
internal import QuadrantLayout
internal import QuadrantText
public import Testing

extension ViewHost {
    /// The first view with an accessibility identifier, in the order of the layout.
    ///
    /// - Throws: `ViewNotFound`, which says which views there are. With `failsOnSharedIdentifiers`
    ///   also if several views have the identifier.
    public subscript(
        identifier: String, sourceLocation sourceLocation: SourceLocation = #_sourceLocation
    ) -> HostedView {
        get throws(ViewNotFound) {
            try called(at: sourceLocation) { () throws(ViewNotFound) in try view(identifier) }
        }
    }

    func view(_ identifier: String) throws(ViewNotFound) -> HostedView {
        guard let node = firstNode(identifier) else { throw notFound(identifier) }
        if failsOnSharedIdentifiers {
            let views = all(identifier)
            if views.count > 1 { throw ViewNotFound(identifier, of: views) }
        }
        return HostedView(node, in: self, query: "\"\(identifier)\"")
    }

    func notFound(_ identifier: String) -> ViewNotFound {
        notFound("identifier \"\(identifier)\"", like: identifier)
    }

    private func notFound(_ query: String, like name: String) -> ViewNotFound {
        ViewNotFound(
            query, like: name, identifiers: identifiers, labels: labels,
            lazyElements: tree.lazyElements)
    }

    /// All views with an accessibility identifier, in the order of the layout.
    public func all(_ identifier: String) -> [HostedView] {
        update()
        return nodes { tree.names(of: $0).contains(identifier) }
            .map { HostedView($0, in: self, query: "\"\(identifier)\"") }
    }

    /// Whether a view with an accessibility identifier is shown.
    public func contains(_ identifier: String) -> Bool { firstNode(identifier) != nil }

    /// The first view with an accessibility label or input label. If there is none, the first text
    /// with these words.
    ///
    /// - Throws: `ViewNotFound`, which says which views there are.
    public func find(
        label: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ViewNotFound) -> HostedView {
        guard let node = called(at: sourceLocation, { nodes(label: label) }).first else {
            throw notFound("label \"\(label)\"", like: label).placed(at: sourceLocation)
        }
        return HostedView(node, in: self, query: "\"\(label)\"")
    }

    /// All views with a label, found as by `find(label:)`.
    public func all(label: String) -> [HostedView] {
        nodes(label: label).map { HostedView($0, in: self, query: "\"\(label)\"") }
    }

    /// All texts that are placed and not hidden, in the order of the layout.
    public var texts: [String] {
        update()
        return texts(in: tree.rootNode)
    }

    /// The accessibility identifiers of all views that are placed, in the order of the layout.
    public var identifiers: [String] {
        update()
        return nodes { _ in true }.flatMap { tree.names(of: $0) }
    }

    /// The labels that assistive technologies are told, in the order in which they are read.
    public var labels: [String] {
        elements.all.compactMap(\.note.label)
    }
}

extension ViewHost {
    private func nodes(_ isWanted: (NodeID) -> Bool) -> [NodeID] {
        var found: [NodeID] = []
        tree.forEachShownNode { if isWanted($0) { found.append($0) } }
        return found
    }

    private func firstNode(_ identifier: String) -> NodeID? {
        update()
        return tree.firstShownNode { tree.names(of: $0).contains(identifier) }
    }

    private func nodes(label: String) -> [NodeID] {
        tree.nodes(label: label, among: elements.all)
    }

    /// The texts in a node that have a place, in the order of the layout, without those in what is hidden
    /// in it.
    func texts(in root: NodeID) -> [String] {
        var found: [String] = []
        var pending = [root]
        while let node = pending.popLast() {
            guard tree.layout.isShown(node), node == root || !tree.isHidden(node) else { continue }
            if let text = tree.text(of: node) { found.append(text) }
            // What only tells assistive technologies of a view is not shown.
            let isTold = tree.drawing(of: node)?.role == .representation
            let children = Array(tree.layout.children(of: node))
            pending += (isTold ? Array(children.prefix(1)) : children).reversed()
        }
        return found
    }

    /// The element that speaks of a node: its own, the one element in it, the one around it that it is
    /// a part of, or one of the several in it.
    func element(of node: NodeID) -> AccessibilityElement? {
        update()
        if let last = lastElement, last.node == node, last.revision == tree.revision {
            return last.element
        }
        let element =
            knownIndex?.element(of: node, in: tree)
            ?? Finger(on: tree) { self.elements }.element(of: node)
        lastElement = (node, element, tree.revision)
        return element
    }
}
