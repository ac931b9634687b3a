package import Foundation
package import QuadrantCore
import QuadrantGeometry
package import QuadrantLayout

/// An element with the actions behind it, as long as the tree stays as it is.
package struct AccessibilityElement {
    package var note: AccessibilityNote {
        _read { yield kept.note }
        _modify {
            if !isKnownUniquelyReferenced(&kept) { kept = KeptNote(kept.note) }
            yield &kept.note
        }
    }
    private var kept: KeptNote
    /// The view's node.
    package var node: NodeID
    /// The frame in the root's coordinates.
    package var frame: CGRect
    /// The identifiers of the view's node and of the nodes around it that belong to no other
    /// element.
    package var identifiers: [String] = []
    package var children: [AccessibilityElement] = []
    package var isEnabled = true
    /// The tree that the node is in.
    let tree: ViewTree

    init(_ note: AccessibilityNote, node: NodeID, in tree: ViewTree) {
        kept = KeptNote(note)
        kept.note.children = nil
        self.node = node
        self.tree = tree
        frame = tree.frame(of: node, as: note)
    }

    /// Applies the note of the view's node, or of one around it. The children have been settled
    /// before.
    mutating func take(_ outer: AccessibilityNote) {
        var outer = outer
        outer.children = nil
        note = AccessibilityNoteKey.combine(note, outer)
    }

    /// The element and all in it as plain values, without nodes and actions.
    package var plain: AccessibilityNode {
        withLargeStack {
            let traits = note.spokenTraits
            return AccessibilityNode(
                label: note.label, value: note.value, hint: note.hint,
                inputLabels: note.inputLabels, identifiers: identifiers, traits: traits,
                headingLevel: traits.contains(.isHeader) ? note.headingLevel ?? 0 : nil,
                frame: frame, actions: note.actions.map(\.name),
                actionCategories: Dictionary(
                    note.actions.compactMap { action in
                        action.category.map { (action.name, $0) }
                    }, uniquingKeysWith: { $1 }), isEnabled: isEnabled,
                respondsToUserInteraction: note.respondsToUserInteraction ?? note.isInteractive,
                details: plainDetails, children: children.map(\.plain))
        }
    }

    /// The element and all in it, parents before children.
    package var flattened: [AccessibilityElement] {
        var result: [AccessibilityElement] = []
        var pending = [self]
        while let next = pending.popLast() {
            result.append(next)
            pending += next.children.reversed()
        }
        return result
    }
}

/// A note is large, and elements are copied from list to list.
private final class KeptNote {
    var note: AccessibilityNote

    init(_ note: AccessibilityNote) { self.note = note }
}

extension ViewTree {
    /// The frame of a node's element by its note, in the root's coordinates.
    func frame(of node: NodeID, as note: AccessibilityNote) -> CGRect {
        guard let shape = note.frame else { return frame(of: node) }
        let rect = shape(layout.size(of: node), layout.isRightToLeft(node))
        return rect.isNull || rect.isInfinite
            ? frame(of: node) : frame(rect, from: node, to: nil)
    }
}

extension AccessibilityNote {
    /// Whether a view with this note is an element even if there is nothing in it.
    var makesElement: Bool {
        label != nil || currentValue != nil || hint != nil || !traits.isEmpty || !actions.isEmpty
            || isPlaceholder || details?.makesElement == true
    }

    fileprivate var isInteractive: Bool {
        !actions.isEmpty || !traits.isDisjoint(with: Self.control)
            || details?.isInteractive == true
    }

    private static let control: AccessibilityNoteTraits = [
        .isButton, .isToggle, .isLink, .isSearchField, .isKeyboardKey,
    ]

    /// The traits, of which a control has not those of texts and images.
    fileprivate var spokenTraits: [AccessibilityTrait] {
        var traits = traits
        if !traits.isDisjoint(with: Self.control) { traits.subtract([.isStaticText, .isImage]) }
        return AccessibilityTrait.allCases.filter { traits.contains($0.note) }
    }
}

extension AccessibilityTrait {
    fileprivate var note: AccessibilityNoteTraits {
        switch self {
        case .isButton: .isButton
        case .isToggle: .isToggle
        case .isLink: .isLink
        case .isHeader: .isHeader
        case .isImage: .isImage
        case .isStaticText: .isStaticText
        case .isSelected: .isSelected
        case .isSearchField: .isSearchField
        case .isKeyboardKey: .isKeyboardKey
        case .isSummaryElement: .isSummaryElement
        case .isTabBar: .isTabBar
        case .isModal: .isModal
        case .playsSound: .playsSound
        case .startsMediaSession: .startsMediaSession
        case .updatesFrequently: .updatesFrequently
        case .allowsDirectInteraction: .allowsDirectInteraction
        case .causesPageTurn: .causesPageTurn
        }
    }
}
