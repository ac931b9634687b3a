public import Foundation

/// What assistive technologies are told of a view: an element, and the elements in it.
///
/// It is a plain value, made from the last layout of a view, and does not follow later changes.
public struct AccessibilityNode: Sendable, Equatable, Codable {
    /// What the element is; `nil` if nothing says so.
    public var label: String?
    /// The value of the element; `nil` if nothing sets one.
    public var value: String?
    /// What happens when somebody acts on the element; `nil` if nothing says so.
    public var hint: String?
    /// Other names by which people may call the element, the most important one first.
    public var inputLabels: [String]
    /// The identifiers of the element, those of views further inside first.
    public var identifiers: [String]
    /// The traits of the element, in the order of the cases of their type.
    public var traits: [AccessibilityTrait]
    /// The level of a heading, from 1; 0 for a heading without a level, `nil` for an element that
    /// is not a heading.
    public var headingLevel: Int?
    /// The frame of the element in the coordinates of the root, in points.
    public var frame: CGRect
    /// The actions of the element, in the order in which they were added; the action of a tap is
    /// called `activate`.
    public var actions: [String]
    /// The categories of those actions that have one, by the names of the actions.
    public var actionCategories: [String: String]
    /// Whether people can act on the element; `false` if it is disabled.
    public var isEnabled: Bool
    /// Whether the element reacts to people at all.
    public var respondsToUserInteraction: Bool
    /// What few elements tell: further content, rotors, points for taps and drags and so on; `nil` for nothing.
    public var details: AccessibilityDetails?
    /// The elements in the element, in the order in which they are read.
    public var children: [AccessibilityNode]
}

/// A trait of an element. The cases are named as those of SwiftUI's `AccessibilityTraits`.
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
    /// The element and all elements in it, parents before children.
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
