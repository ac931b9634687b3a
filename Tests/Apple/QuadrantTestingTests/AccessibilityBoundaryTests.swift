import Foundation
import QuadrantInspection
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
        #expect(stars.label == nil)
        #expect(stars.traits.isEmpty)
        let told = elements {
            Text("5 ★").accessibilityElement(children: .ignore).accessibilityLabel("Five stars")
        }
        #expect(told.map(\.label) == ["Five stars"])
        #expect(told.map(\.traits) == [[]])
    }

    @Test func whatWasSaidFurtherInIsIgnoredToo() throws {
        let element = try #require(
            elements {
                Text("x").accessibilityLabel("A").accessibilityAddTraits(.isHeader)
                    .accessibilityAction {}.accessibilityElement()
            }.first)
        #expect(element.label == nil)
        #expect(element.traits.isEmpty)
        #expect(element.actions.isEmpty)
    }

    @Test func containingAButtonLeavesItAButton() throws {
        let container = try #require(
            elements {
                Button("Go") {}.accessibilityElement(children: .contain)
                    .accessibilityLabel("Group")
            }.first)
        #expect(container.label == "Group")
        #expect(container.traits.isEmpty)
        #expect(container.children.map(\.label) == ["Go"])
        #expect(container.children.map(\.traits) == [[.isButton]])
        #expect(container.children.map(\.actions) == [["activate"]])
    }

    @Test func containingATextMakesAContainer() throws {
        let container = try #require(
            elements { Text("a").accessibilityElement(children: .contain) }.first)
        #expect(container.label == nil)
        #expect(container.children.map(\.label) == ["a"])
    }

    @Test func combiningOneElementKeepsIt() throws {
        let element = try #require(
            elements {
                Text("a").accessibilityValue("1").accessibilityElement(children: .combine)
                    .accessibilityHint("b")
            }.first)
        #expect(element.label == "a")
        #expect(element.value == "1")
        #expect(element.hint == "b")
        #expect(element.traits == [.isStaticText])
    }

    @Test func theIdentifierIsThatOfTheNewElement() throws {
        let host = ViewHost(width: 100, height: 100) {
            Text("a").accessibilityElement(children: .contain).accessibilityLabel("Box")
                .accessibilityIdentifier("box")
        }
        #expect(try host["box"].label == "Box")
        #expect(try host.find(label: "a").text == "a")
    }

    @Test func whatIsHiddenFurtherInStaysHidden() {
        #expect(
            elements {
                Text("a").accessibilityHidden(true).accessibilityElement(children: .contain)
            }
            .isEmpty)
    }
}
