import Expectations
import QuadrantAccessibility
import QuadrantInspection
import SwiftUI
import Testing

private struct Total: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Modifiers of preferences go by their names.
@MainActor @Suite struct ExplainedPreferenceTests {
    @Test func modifiersAreNamed() {
        let view = Color.red.frame(width: 10, height: 10)
            .preference(key: Total.self, value: 1)
            .transformPreference(Total.self) { $0 += 1 }
            .anchorPreference(key: Total.self, value: .bounds) { _ in 2 }
            .onPreferenceChange(Total.self) { _ in }
            .overlayPreferenceValue(Total.self) { Color.blue.frame(width: CGFloat($0), height: 2) }
        let text = snapshot(view).text()
        for name in [
            ".preference(key: Total.self)", ".transformPreference(Total.self)",
            ".anchorPreference(key: Total.self)", ".onPreferenceChange(Total.self)",
            ".overlayPreferenceValue(Total.self)", ".frame(width: 2, height: 2)",
        ] {
            has(text, name, "\(text)")
        }
    }

    @Test func actionsAreNoNodes() {
        let view = Color.red.frame(width: 10, height: 10)
        let acting = view.onAppear {}.onDisappear {}.onChange(of: 1) {}.task {}
        same(snapshot(acting).text(), snapshot(view).text())
    }
}
