import Expectations
import Foundation
import QuadrantAccessibility
import QuadrantTesting
import SwiftUI
import Testing

/// `accessibilityElement(children:)` on views that are elements themselves: by Apple's pages of
/// `AccessibilityChildBehavior` it makes a new element around what is further in.
@MainActor @Suite struct AccessibilityBoundaryTests {
    private func elements(@ViewBuilder _ content: @escaping () -> some View) -> [AccessibilityNode]
    {
        ViewHost(width: 200, height: 200, content: content).accessibility.children
    }

    @Test func ignoringATextLeavesNothingOfIt() throws {
        let stars = try #require(
            elements { Text("5 ★").accessibilityElement(children: .ignore) }.first)
        same(stars.label, nil)
        empty(stars.traits)
        let told = elements {
            Text("5 ★").accessibilityElement(children: .ignore).accessibilityLabel("Five stars")
        }
        same(told.map(\.label), ["Five stars"])
        same(told.map(\.traits), [[]])
    }

    @Test func whatWasSaidFurtherInIsIgnoredToo() throws {
        let element = try #require(
            elements {
                Text("x").accessibilityLabel("A").accessibilityAddTraits(.isHeader)
                    .accessibilityAction {}.accessibilityElement()
            }.first)
        same(element.label, nil)
        empty(element.traits)
        empty(element.actions)
    }

    @Test func containingAButtonLeavesItAButton() throws {
        let container = try #require(
            elements {
                Button("Go") {}.accessibilityElement(children: .contain)
                    .accessibilityLabel("Group")
            }.first)
        same(container.label, "Group")
        empty(container.traits)
        same(container.children.map(\.label), ["Go"])
        same(container.children.map(\.traits), [[.isButton]])
        same(container.children.map(\.actions), [["activate"]])
    }

    @Test func containingATextMakesAContainer() throws {
        let container = try #require(
            elements { Text("a").accessibilityElement(children: .contain) }.first)
        same(container.label, nil)
        same(container.children.map(\.label), ["a"])
    }

    @Test func combiningOneElementKeepsIt() throws {
        let element = try #require(
            elements {
                Text("a").accessibilityValue("1").accessibilityElement(children: .combine)
                    .accessibilityHint("b")
            }.first)
        same(element.label, "a")
        same(element.value, "1")
        same(element.hint, "b")
        same(element.traits, [.isStaticText])
    }

    @Test func theIdentifierIsThatOfTheNewElement() throws {
        let host = ViewHost(width: 100, height: 100) {
            Text("a").accessibilityElement(children: .contain).accessibilityLabel("Box")
                .accessibilityIdentifier("box")
        }
        try same(host["box"].label, "Box")
        try same(host.find(label: "a").text, "a")
    }

    @Test func whatIsHiddenFurtherInStaysHidden() {
        empty(
            elements {
                Text("a").accessibilityHidden(true).accessibilityElement(children: .contain)
            })
    }
}
