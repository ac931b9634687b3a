import Expectations
import Testing

@Suite struct EntryMacroTests {
    @Test(arguments: [
        ("EnvironmentValues", "EnvironmentKey"), ("Transaction", "TransactionKey"),
        ("ContainerValues", "ContainerValueKey"), ("SwiftUI.EnvironmentValues", "EnvironmentKey"),
    ])
    func addsAKeyOfTheKindItsPlaceAsksFor(extended: String, key: String) {
        let expansion = Expansion("extension \(extended) { @Entry var gap: Int = 3 }")
        empty(expansion.messages)
        has(expansion.text, "private struct __Key_gap: SwiftUI.\(key)")
        has(expansion.text, "static var defaultValue: Int { 3 }")
        has(expansion.text, "self[__Key_gap.self]")
        has(expansion.text, "self[__Key_gap.self] = newValue")
    }

    @Test func infersTheTypeFromTheDefault() {
        let expansion = Expansion("extension EnvironmentValues { @Entry var gap = 3 }")
        has(expansion.text, "static let defaultValue = 3")
    }

    @Test func anOptionalBeginsAsNil() {
        let expansion = Expansion("extension EnvironmentValues { @Entry var title: String? }")
        has(expansion.text, "static var defaultValue: String? { nil }")
    }

    @Test func aFocusedValueHasNoDefault() {
        let expansion = Expansion("extension FocusedValues { @Entry var title: String? }")
        has(expansion.text, "private struct __Key_title: SwiftUI.FocusedValueKey")
        has(expansion.text, "typealias Value = String }")
    }

    @Test func withoutADefaultIsAMistake() {
        let expansion = Expansion("extension EnvironmentValues { @Entry var gap: Int }")
        same(expansion.messages.first, "@Entry needs a default value: '@Entry var gap = …'")
    }

    @Test func elsewhereIsAMistake() {
        let expansion = Expansion("struct Card { @Entry var gap = 3 }")
        same(
            expansion.messages.first,
            "@Entry belongs in an extension of EnvironmentValues, Transaction, "
                + "ContainerValues or FocusedValues")
    }
}
