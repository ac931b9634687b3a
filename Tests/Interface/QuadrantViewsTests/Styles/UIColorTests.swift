import Expectations
import QuadrantCore
import SwiftUI
import Testing

@MainActor
struct UIColorTests {
    @Test func systemColoursAreThoseOfTheTable() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        let gray = Color(.systemGray6)
        same(gray.resolve(in: EnvironmentValues()).description, "#F2F2F7FF")
        same(gray.resolve(in: dark).description, "#1C1C1EFF")
        same(Color(uiColor: .systemBackground), Color(.systemBackground))
        same(Color(uiColor: .systemRed), .red)
    }

    @Test func fixedColoursAreNotThoseOfTheSystem() {
        same(Color(uiColor: .red).resolve(in: EnvironmentValues()).description, "#FF0000FF")
        let faint = Color(uiColor: UIColor(white: 0, alpha: 1).withAlphaComponent(0.5))
        same(faint.resolve(in: EnvironmentValues()).description, "#00000080")
        same(UIColor(white: 0, alpha: 1), .black)
    }

    @Test func anOpacityReplacesTheOneBefore() {
        let environment = EnvironmentValues()
        let label = UIColor.secondaryLabel.withAlphaComponent(0.5)
        same(Color(uiColor: .secondaryLabel).resolve(in: environment).opacity, 0.6)
        same(Color(uiColor: label).resolve(in: environment).opacity, 0.5)
        let twice = UIColor(white: 0, alpha: 0.2).withAlphaComponent(.nan).withAlphaComponent(4)
        same(Color(uiColor: twice).resolve(in: environment).description, "#000000FF")
    }
}
