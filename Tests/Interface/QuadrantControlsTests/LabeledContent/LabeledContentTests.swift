import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Labels with what they name, and group boxes.
@MainActor @Suite struct LabeledContentTests {
    private func square(_ name: String, _ width: CGFloat) -> some View {
        Color.gray.frame(width: width, height: 10).accessibilityIdentifier(name)
    }

    private func labeled(_ label: CGFloat, _ content: CGFloat) -> some View {
        LabeledContent {
            square("content", content)
        } label: {
            square("label", label)
        }
        .accessibilityIdentifier("all")
    }

    @Test func theContentStandsAtTheEnd() throws {
        let host = ViewHost(width: 300, height: 100) { labeled(60, 40) }
        try same(host["all"].frame.width, 300)
        try same(host["label"].frame.minX, 0)
        try same(host["content"].frame.maxX, 300)
        try same(host["content"].frame.minY, host["label"].frame.minY)
        let mirrored = ViewHost(width: 300, height: 100) {
            labeled(60, 40).environment(\.layoutDirection, .rightToLeft)
        }
        try same(mirrored["label"].frame.maxX, 300)
        try same(mirrored["content"].frame.minX, 0)
    }

    /// Apple asks of a value only that it is equatable: this one may not leave its actor.
    @Test func aValueNeedsNotBeSendable() throws {
        let host = ViewHost(width: 300, height: 100) {
            LabeledContent("Who", value: Owner(name: "Ada"), format: OwnerFormat())
                .accessibilityIdentifier("all")
        }
        same(host.texts, ["Who", "Owner Ada"])
    }

    private final class Owner: Equatable {
        let name: String

        init(name: String) { self.name = name }

        static func == (lhs: Owner, rhs: Owner) -> Bool { lhs.name == rhs.name }
    }

    private struct OwnerFormat: FormatStyle {
        func format(_ value: Owner) -> String { "Owner \(value.name)" }
    }

    @Test func whatHasNoRoomStandsBelow() throws {
        let host = ViewHost(width: 300, height: 100) { labeled(200, 93) }
        #expect(try host["content"].frame.minY > host["label"].frame.minY)
        try same(host["content"].frame.minX, 0)
        let beside = ViewHost(width: 300, height: 100) { labeled(200, 92) }
        try same(beside["content"].frame.minX, 208)
    }

    @Test func textsAreOneElement() throws {
        let host = ViewHost(width: 300, height: 100) {
            LabeledContent("Name", value: "Ann").accessibilityIdentifier("row")
        }
        try same(host["row"].label, "Name, Ann")
        let number = ViewHost(width: 300, height: 100) {
            LabeledContent("Count", value: 1234, format: .number)
        }
        same(number.texts, ["Count", "1,234"])
    }

    @Test func hiddenLabels() throws {
        let host = ViewHost(width: 300, height: 100) { labeled(60, 40).labelsHidden() }
        try same(host["all"].frame.size, CGSize(width: 40, height: 10))
    }

    private struct Above: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.label
                LabeledContent(configuration)
            }
        }
    }

    @Test func styles() throws {
        let host = ViewHost(width: 300, height: 100) {
            LabeledContent("Label", value: "Value").labeledContentStyle(Above())
        }
        same(host.texts, ["Label", "Label", "Value"])
    }

    @Test func aGroupBox() throws {
        let host = ViewHost(width: 300, height: 300) {
            GroupBox {
                square("content", 50)
            } label: {
                square("label", 30)
            }
            .accessibilityIdentifier("box")
        }
        let box = try host["box"].frame
        same(box.width, 82)
        try same(host["label"].frame.origin, CGPoint(x: box.minX + 16, y: box.minY + 16))
        #expect(try host["content"].frame.minY > host["label"].frame.maxY)
        let bare = ViewHost(width: 300, height: 300) {
            GroupBox { square("content", 50) }.accessibilityIdentifier("box")
        }
        try same(bare["box"].frame.size, CGSize(width: 82, height: 42))
    }
}
