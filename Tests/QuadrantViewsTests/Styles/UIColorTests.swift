import QuadrantCore
import SwiftUI
import Testing

@MainActor
struct UIColorTests {
    @Test func systemColoursAreThoseOfTheTable() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        let gray = Color(.systemGray6)
        #expect(gray.resolve(in: EnvironmentValues()).description == "#F2F2F7FF")
        #expect(gray.resolve(in: dark).description == "#1C1C1EFF")
        #expect(Color(uiColor: .systemBackground) == Color(.systemBackground))
        #expect(Color(uiColor: .systemRed) == .red)
    }

    @Test func fixedColoursAreNotThoseOfTheSystem() {
        #expect(Color(uiColor: .red).resolve(in: EnvironmentValues()).description == "#FF0000FF")
        let faint = Color(uiColor: UIColor(white: 0, alpha: 1).withAlphaComponent(0.5))
        #expect(faint.resolve(in: EnvironmentValues()).description == "#00000080")
        #expect(UIColor(white: 0, alpha: 1) == .black)
    }
}
