import SwiftUI

/// Views that become other elements than they are drawn as.
struct AssistedElements: View {
    @State private var rating = 3.0

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                ForEach(0..<Int(rating), id: \.self) { _ in Image(systemName: "star") }
            }
            .accessibilityRepresentation { Slider(value: $rating, in: 0...5) }
            .accessibilityIdentifier("rating")
            Canvas { _, _ in }.frame(width: 40, height: 40)
                .accessibilityLabel("Bars")
                .accessibilityChildren { ForEach(0..<3, id: \.self) { Text("Bar \($0)") } }
            HStack {
                Text("Coins")
                Text("5")
            }
            .accessibilityElement(children: .combine)
            HStack { Text("One element") }.accessibilityElement(children: .ignore)
                .accessibilityLabel("One", isEnabled: true)
                .accessibilityValue("of three", isEnabled: true)
                .accessibilityHint("Opens it", isEnabled: true)
                .accessibilityHidden(false, isEnabled: true)
                .accessibilityIdentifier("one", isEnabled: true)
                .accessibilityInputLabels(["First"], isEnabled: true)
                .accessibilityRespondsToUserInteraction(true, isEnabled: true)
            HStack { Text("Holds others") }.accessibilityElement(children: .contain)
                .accessibilitySortPriority(1)
            Text("Ada").accessibilityLabel { label in
                Text("Dr.")
                label
            }
            Text("3").accessibilityLabel("Stars").accessibilityValue("3").accessibilityHint("Rate")
                .accessibilityHidden(false)
            Text("Name").accessibilityLabel("Surname")
            traits
            oldNames
        }
        .padding()
        .frame(width: 390)
    }

    private var traits: some View {
        Text("Traits")
            .accessibilityAddTraits([.isButton, .isHeader, .isImage, .isKeyboardKey, .isLink])
            .accessibilityAddTraits([.isModal, .isSearchField, .isSelected, .isStaticText])
            .accessibilityAddTraits([.isTabBar, .isToggle, .allowsDirectInteraction])
            .accessibilityAddTraits(.causesPageTurn)
            .accessibilityRemoveTraits(.isModal)
            .modifier(Plain())
    }

    /// What modifiers were called before iOS 14.
    private var oldNames: some View {
        Text("Old names")
            .accessibility(label: Text("Label"))
            .accessibility(value: Text("Value"))
            .accessibility(hint: Text("Hint"))
            .accessibility(inputLabels: [Text("Name")])
            .accessibility(hidden: false)
            .accessibility(identifier: "old")
            .accessibility(addTraits: .isSelected)
            .accessibility(removeTraits: .isSelected)
            .accessibility(sortPriority: 1)
            .accessibility(activationPoint: UnitPoint.center)
            .accessibility(selectionIdentifier: 2)
    }

    /// Takes what is said of a view as a modifier.
    private struct Plain: ViewModifier {
        typealias Said<V: View> = ModifiedContent<V, AccessibilityAttachmentModifier>

        func body(content: Content) -> some View {
            let said: Said<Content> = content.accessibilityValue("plain")
            return said
        }
    }
}

/// Types that hold what is said, by their names.
struct AssistedTypes: View {
    private let kinds: [AccessibilityActionKind] = [.default, .escape, .magicTap]
    private let behaviors: [AccessibilityChildBehavior] = [.ignore, .combine, .contain]
    private let technologies = AccessibilityTechnologies()
    private let touch = AccessibilityDirectTouchOptions(rawValue: 1)
    private let rotor: AccessibilitySystemRotor = .headings
    private let roles: [AccessibilityLabeledPairRole] = [.label, .content]
    private let text: AccessibilityTextContentType = .plain
    private let category: AccessibilityActionCategory = .default
    private let traits: AccessibilityTraits = [.isButton]
    private let directions: [AccessibilityZoomGestureAction.Direction] = [.zoomIn, .zoomOut]
    private let changes: [AccessibilityAdjustmentDirection] = [.increment, .decrement]

    var body: some View {
        Text("\(kinds.count + behaviors.count + roles.count + directions.count) kinds")
            .accessibilityRotor(rotor) { entries }
            .accessibilityQuickAction(style: quick) { Button("Count") {} }
    }

    private let quick: some AccessibilityQuickActionStyle = .prompt

    @AccessibilityRotorContentBuilder
    private var entries: some AccessibilityRotorContent {
        AccessibilityRotorEntry("One", id: 1)
        AccessibilityRotorEntry("Two", id: 2)
    }
}
