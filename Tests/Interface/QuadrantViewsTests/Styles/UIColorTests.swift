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

    @Test func anOpacityReplacesTheOneBefore() {
        let environment = EnvironmentValues()
        let label = UIColor.secondaryLabel.withAlphaComponent(0.5)
        #expect(Color(uiColor: .secondaryLabel).resolve(in: environment).opacity == 0.6)
        #expect(Color(uiColor: label).resolve(in: environment).opacity == 0.5)
        let twice = UIColor(white: 0, alpha: 0.2).withAlphaComponent(.nan).withAlphaComponent(4)
        #expect(Color(uiColor: twice).resolve(in: environment).description == "#000000FF")
    }
}
