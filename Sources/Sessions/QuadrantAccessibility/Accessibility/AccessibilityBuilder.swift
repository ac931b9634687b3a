import Foundation
package import QuadrantCore
import QuadrantGeometry
package import QuadrantLayout
import QuadrantText

extension ViewTree {
    /// The elements that assistive technologies get for the view as it was laid out last: one for
    /// the root, which holds those of the views.
    ///
    /// - Complexity: Linear in the number of nodes, times the depth of elements.
    package func accessibility() -> AccessibilityElement {
        let builder = AccessibilityBuilder(tree: self)
        var root = AccessibilityElement(AccessibilityNote(), node: rootNode, in: self)
        let usable = usableLayers ?? [rootNode]
        root.children = usable.flatMap { builder.sorted(builder.elements(of: $0, isEnabled: true)) }
        return root.paired()
    }

    /// The element that speaks of a node, found in the part of the tree around it that has a say in it; `nil` where all have to be
    /// looked at: that part is large, or something in it is paired with others.
    ///
    /// It is what `ElementIndex.element(of:in:)` finds among the elements of the whole tree.
    ///
    /// - Complexity: Linear in the depth of the node; the part has at most `mostOfPart` nodes.
    @MainActor
    package func ownAccessibility(of node: NodeID) -> AccessibilityElement?? {
        let usable = usableLayers ?? [rootNode]
        var (top, names): (NodeID, [String]) = (node, [])
        var current = node
        while !usable.contains(current) {
            guard let parent = layout.parent(of: current), layout.isShown(parent) else {
                return nil
            }
            if saysNothing(parent) || hasNoSay(parent, drawing(of: parent)) {
                names += self.names(of: parent)
            } else {
                (top, names) = (parent, [])
            }
            current = parent
        }
        var count = 0
        let isLarge = firstShownNode(in: top) { _ in
            count += 1
            return count > Self.mostOfPart
        }
        guard isLarge == nil else { return nil }
        var root = AccessibilityElement(AccessibilityNote(), node: rootNode, in: self)
        root.children = AccessibilityBuilder(tree: self).elements(of: top, isEnabled: true)
        for place in root.children.indices { root.children[place].identifiers += names }
        let index = ElementIndex(root)
        guard !index.all.contains(where: \.isPaired) else { return nil }
        return .some(index.element(of: node, in: self))
    }

    /// Whether a node changes nothing of the elements in it.
    private func hasNoSay(_ node: NodeID, _ drawing: KeptDrawing?) -> Bool {
        let role = drawing?.role ?? .plain
        return (role == .plain || role == .background)
            && accessibilityLayers(of: node, drawing).isEmpty
    }

    /// In how many nodes elements are looked for without keeping them for the next question.
    private static let mostOfPart = 200

    /// One element for a node, with others in it.
    package func accessibility(
        of node: NodeID, in elements: [AccessibilityElement]
    ) -> AccessibilityElement {
        var container = AccessibilityElement(AccessibilityNote(), node: node, in: self)
        container.identifiers = names(of: node)
        container.children = elements
        container.isEnabled = elements.contains(where: \.isEnabled)
        return container
    }
}

extension ViewTree {
    /// The notes on a node's elements, by its drawing and by the modifiers on it, the innermost
    /// first.
    fileprivate func accessibilityLayers(
        of node: NodeID, _ drawing: KeptDrawing?
    ) -> [AccessibilityNote] {
        var own = drawing?.accessibility
        if case .text(let request) = layout.rule(of: node) {
            var text = ""
            for run in request.runs where run.attachment == nil { text += run.text }
            if !text.isEmpty {
                var note = own ?? AccessibilityNote()
                note.label = note.label ?? text
                note.traits.insert(.isStaticText)
                own = note
            }
        }
        guard let said = note(AccessibilityNoteKey.self, of: node) else {
            guard let own else { return [] }
            return [own]
        }
        return (own.map { AccessibilityNoteKey.combine($0, said) } ?? said).layers
    }

    /// Whether a node and all in it are hidden from assistive technologies.
    package func isHiddenFromAccessibility(_ node: NodeID) -> Bool {
        accessibilityLayers(of: node, drawing(of: node)).hidesAll
    }

    /// Whether a node has an element of its own and all in it is hidden.
    package func hidesChildrenFromAccessibility(_ node: NodeID) -> Bool {
        accessibilityLayers(of: node, drawing(of: node)).contains { $0.children == .ignore }
    }
}

extension ViewTree {
    /// Whether a node, or one around it, is marked as disabled. Linear in the node's depth.
    package func isDisabledForAccessibility(_ node: NodeID) -> Bool {
        var current = node
        while !accessibilityLayers(of: current, drawing(of: current)).disableAll {
            guard let parent = layout.parent(of: current) else { return false }
            current = parent
        }
        return true
    }
}

extension [AccessibilityNote] {
    /// Whether the node is hidden: the outermost note that says so or not counts.
    fileprivate var hidesAll: Bool {
        // By their places: notes are large.
        for index in indices.reversed() {
            if let isHidden = self[index].isHidden { return isHidden }
        }
        return false
    }
}

/// Turns nodes into elements, in the order of the layout.
private struct AccessibilityBuilder {
    let tree: ViewTree

    /// The elements of a node and all in it.
    func elements(of node: NodeID, isEnabled: Bool) -> [AccessibilityElement] {
        var told: [AccessibilityElement] = []
        add(node, isEnabled: isEnabled, to: &told)
        return told
    }

    /// Adds the elements of a node and all in it. Elements are large, and most views around them say nothing of them: they
    /// stay where they are.
    private func add(_ node: NodeID, isEnabled: Bool, to told: inout [AccessibilityElement]) {
        guard tree.layout.isShown(node) else { return }
        let drawing = tree.drawing(of: node)
        let layers = tree.accessibilityLayers(of: node, drawing)
        if !layers.isEmpty, layers.hidesAll { return }
        let isEnabled = isEnabled && (layers.isEmpty || !layers.disableAll)
        let first = told.count
        withLargeStack { addElements(in: node, drawing, isEnabled: isEnabled, to: &told) }
        // By their places: notes are large.
        for place in 0..<layers.count {
            apply(layers[place], of: node, isEnabled: isEnabled, to: &told, from: first)
        }
        let names = tree.names(of: node)
        if names.isEmpty { return }
        for index in told.indices[first...] { told[index].identifiers += names }
    }

    /// Applies a node's `note` to the elements in it, those from `first` on.
    private func apply(
        _ note: AccessibilityNote, of node: NodeID, isEnabled: Bool,
        to told: inout [AccessibilityElement], from first: Int
    ) {
        let count = told.count - first
        let isOne = count == 1 && told[first].children.isEmpty
        switch note.children {
        case .ignore:
            told.removeSubrange(first...)
            told.append(element(note, node, isEnabled))
        case .combine:
            var one = isOne ? told[first] : combined(Array(told[first...]), node, isEnabled)
            (one.node, one.frame) = (node, tree.frame(of: node, as: note))
            // A control acts even if its label is disabled.
            if note.isDisabled == false { one.isEnabled = isEnabled }
            one.take(note)
            told.removeSubrange(first...)
            told.append(one)
        case .contain where count != 1 || told[first].children.isEmpty:
            var one = element(note, node, isEnabled)
            one.children = sorted(Array(told[first...]))
            told.removeSubrange(first...)
            told.append(one)
        default:
            if count == 0, note.makesElement {
                told.append(element(note, node, isEnabled))
                return
            }
            for index in first..<first + count { told[index].take(note) }
            if count == 1, note.frame != nil {
                told[first].frame = tree.frame(of: node, as: note)
            }
        }
    }

    private func element(
        _ note: AccessibilityNote, _ node: NodeID, _ isEnabled: Bool
    ) -> AccessibilityElement {
        var element = AccessibilityElement(note, node: node, in: tree)
        element.isEnabled = isEnabled
        return element
    }

    /// Higher priorities first, equal ones as they come.
    func sorted(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
        func priority(_ element: AccessibilityElement) -> Double { element.note.sortPriority ?? 0 }
        guard elements.contains(where: { priority($0) != 0 }) else { return elements }
        return elements.enumerated().sorted {
            let (a, b) = (priority($0.element), priority($1.element))
            return a != b ? a > b : $0.offset < $1.offset
        }.map(\.element)
    }
}

extension AccessibilityBuilder {
    /// Adds the elements of what is in a node.
    fileprivate func addElements(
        in node: NodeID, _ drawing: KeptDrawing?, isEnabled: Bool,
        to told: inout [AccessibilityElement]
    ) {
        let children = tree.layout.children(of: node)
        switch drawing?.role ?? .plain {
        case .plain, .background:
            for child in children { add(child, isEnabled: isEnabled, to: &told) }
        case .mask:
            for child in children.prefix(1) { add(child, isEnabled: isEnabled, to: &told) }
        case .symbols: break
        case .representation:
            var (shown, others): ([AccessibilityElement], [AccessibilityElement]) = ([], [])
            for child in children.dropFirst() { add(child, isEnabled: isEnabled, to: &others) }
            others = sorted(others)
            let kind = drawing?.value(RepresentationDrawing.self)?.kind ?? .elements
            if case .elements = kind {
                told += others
                return
            }
            for child in children.prefix(1) { add(child, isEnabled: isEnabled, to: &shown) }
            switch kind {
            case .elements: told += others
            case .children: told.append(containing(others, shown, node, isEnabled))
            case .actions(let category):
                told += shown.map { $0.adding(actionsOf: others, category) }
            case .label: told += labelled(shown, others, node, isEnabled)
            case .hiddenLabel: told += labelled(by: others, shown, node, isEnabled)
            case .value: told += valued(by: others, shown, node, isEnabled)
            case .largeContent: told += enlarged(by: others, shown, node, isEnabled)
            }
        }
    }

    /// The element of what is shown, or a new one, labelled with the words of others.
    private func labelled(
        _ shown: [AccessibilityElement], _ words: [AccessibilityElement], _ node: NodeID,
        _ isEnabled: Bool
    ) -> [AccessibilityElement] {
        let leaves = words.flatMap(\.flattened).filter { $0.children.isEmpty }
        let shown = shown.isEmpty ? [element(AccessibilityNote(), node, isEnabled)] : shown
        return shown.map { element in
            var element = element
            let label = leaves.compactMap {
                $0.note.isPlaceholder ? element.note.label : $0.note.label
            }.filter { !$0.isEmpty }
            if !label.isEmpty { element.note.label = label.joined(separator: ", ") }
            return element
        }
    }

    /// The element of what is shown, or a new one, with others in it than its own.
    private func containing(
        _ children: [AccessibilityElement], _ shown: [AccessibilityElement], _ node: NodeID,
        _ isEnabled: Bool
    ) -> AccessibilityElement {
        var container =
            shown.count == 1 ? shown[0] : element(AccessibilityNote(), node, isEnabled)
        container.children = children
        return container
    }

    /// The element of what is shown, or a new one, with the label of others; what is shown if they have none.
    private func labelled(
        by others: [AccessibilityElement], _ shown: [AccessibilityElement], _ node: NodeID,
        _ isEnabled: Bool
    ) -> [AccessibilityElement] {
        guard let label = combined(others, node, isEnabled).note.label else { return shown }
        var one = shown.count == 1 ? shown[0] : combined(shown, node, isEnabled)
        one.note.label = label
        return [one]
    }

    /// The element of what is shown, or a new one, whose value is the label of others.
    private func valued(
        by others: [AccessibilityElement], _ shown: [AccessibilityElement], _ node: NodeID,
        _ isEnabled: Bool
    ) -> [AccessibilityElement] {
        guard let value = combined(others, node, isEnabled).note.label else { return shown }
        var one = shown.count == 1 ? shown[0] : combined(shown, node, isEnabled)
        one.note.value = value
        return [one]
    }

    /// The elements of what is shown, of which the large content viewer shows the words of others: of their texts, or
    /// of their pictures where there is no text.
    private func enlarged(
        by others: [AccessibilityElement], _ shown: [AccessibilityElement], _ node: NodeID,
        _ isEnabled: Bool
    ) -> [AccessibilityElement] {
        let leaves = others.flatMap(\.flattened).filter { $0.children.isEmpty }
        let texts = leaves.filter { $0.note.traits.contains(.isStaticText) }
        let said = combined(texts.isEmpty ? leaves : texts, node, isEnabled)
        guard let words = said.note.label else { return shown }
        return shown.map { element in
            var element = element
            element.note.detail { ($0.showsLargeContent, $0.largeContent) = (true, words) }
            return element
        }
    }

    /// One element of several.
    fileprivate func combined(
        _ elements: [AccessibilityElement], _ node: NodeID, _ isEnabled: Bool
    ) -> AccessibilityElement {
        let leaves = sorted(elements).flatMap(\.flattened).filter { $0.children.isEmpty }
        func words(_ path: KeyPath<AccessibilityNote, String?>) -> String? {
            let words = leaves.compactMap { $0.note[keyPath: path] }.filter { !$0.isEmpty }
            return words.isEmpty ? nil : words.joined(separator: ", ")
        }
        var note = AccessibilityNote()
        note.label = words(\.label)
        note.value = words(\.value)
        note.hint = words(\.hint)
        for leaf in leaves { note.traits.formUnion(leaf.note.traits) }
        // Several elements together are not the one button, toggle or link that one of them is; a
        // text with a picture is a text.
        note.traits.subtract([.isButton, .isToggle, .isLink])
        if note.traits.contains(.isStaticText) { note.traits.remove(.isImage) }
        note.details = AccessibilityNoteDetails.joined(leaves.compactMap(\.note.details))
        note.headingLevel = leaves.lazy.compactMap(\.note.headingLevel).first
        var result = AccessibilityElement(note, node: node, in: tree).adding(actionsOf: leaves)
        result.isEnabled = isEnabled && (leaves.isEmpty || leaves.contains(where: \.isEnabled))
        return result
    }
}

extension AccessibilityElement {
    /// The element with the actions of others added; a tap on another one becomes an action named
    /// by its label.
    fileprivate func adding(
        actionsOf others: [AccessibilityElement], _ category: String? = nil
    ) -> AccessibilityElement {
        var result = self
        for other in others where other.isEnabled {
            for var action in other.note.actions {
                if action.name == AccessibilityNoteAction.activate {
                    action.name = other.note.label ?? action.name
                }
                action.category = category ?? action.category
                result.note.actions.removeAll { $0.name == action.name }
                result.note.actions.append(action)
            }
        }
        return result
    }
}
