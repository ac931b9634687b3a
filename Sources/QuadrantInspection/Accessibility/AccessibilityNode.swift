public import Foundation

/// What assistive technologies are told of a view: an element, and the elements in it.
///
/// A plain value, made of a view as it was laid out last; it does not follow later changes.
public struct AccessibilityNode: Sendable, Equatable, Codable {
    /// What it is; `nil` where nothing was said.
    public var label: String?
    /// What it is set to; `nil` where nothing was said.
    public var value: String?
    /// What happens when it is acted upon; `nil` where nothing was said.
    public var hint: String?
    /// By what else it may be called, the most important first.
    public var inputLabels: [String]
    /// The names that tests know it by, those of views further in first.
    public var identifiers: [String]
    /// What it is and how it behaves, in the order of the type's cases.
    public var traits: [AccessibilityTrait]
    /// The level of a heading, from 1; 0 for a heading without one, `nil` for what is no heading.
    public var headingLevel: Int?
    /// Where it stands in the root, in points.
    public var frame: CGRect
    /// What can be done with it, in the order of writing; what a tap does is called `activate`.
    public var actions: [String]
    /// The categories of those actions that have one, by the actions' names.
    public var actionCategories: [String: String]
    /// Whether it acts; `false` for what is disabled.
    public var isEnabled: Bool
    /// Whether it can be acted upon at all.
    public var respondsToUserInteraction: Bool
    /// The elements in it, in the order in which they are read.
    public var children: [AccessibilityNode]
}

/// What an element is and how it behaves. The cases are called as SwiftUI's `AccessibilityTraits` are.
public enum AccessibilityTrait: String, Sendable, Codable, CaseIterable {
    case isButton, isToggle, isLink, isHeader, isImage, isStaticText, isSelected, isSearchField
    case isKeyboardKey, isSummaryElement, isTabBar, isModal, playsSound, startsMediaSession
    case updatesFrequently, allowsDirectInteraction, causesPageTurn

    /// The trait without the first word, in lower case: `button`, `staticText`.
    var word: String {
        guard rawValue.hasPrefix("is") else { return rawValue }
        let name = rawValue.dropFirst(2)
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}

extension AccessibilityNode {
    /// The node and all in it, parents before children.
    public var flattened: [AccessibilityNode] {
        var result: [AccessibilityNode] = []
        var pending = [self]
        while let next = pending.popLast() {
            result.append(next)
            pending += next.children.reversed()
        }
        return result
    }
}
