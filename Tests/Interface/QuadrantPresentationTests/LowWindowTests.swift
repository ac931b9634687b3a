import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// What is presented over a window that is low, as on a phone on its side.
@MainActor @Suite struct LowWindowTests {
    private func host(_ content: some View) -> ViewHost {
        ViewHost(width: 844, height: 390) {
            Color.white.sheet(isPresented: .constant(true)) { content }
                .environment(\.horizontalSizeClass, .compact)
                .environment(\.verticalSizeClass, .compact)
        }
    }

    /// Apple (`presentationCompactAdaptation(_:)`): a sheet over a vertically compact view is a full screen cover by default.
    @Test func aSheetCoversTheWindow() throws {
        let content = Color.red.accessibilityIdentifier("content")
        try same(host(content)["content"].frame, CGRect(x: 0, y: 0, width: 844, height: 390))
        let detents = content.presentationDetents([.medium])
        try same(host(detents)["content"].frame.height, 390)
    }

    @Test func theContentMaySayThatItStaysASheet() throws {
        let content = Color.red.accessibilityIdentifier("content")
            .presentationCompactAdaptation(horizontal: .sheet, vertical: .sheet)
        #expect(try host(content)["content"].frame.minY > 0)
    }

    /// The titles of buttons grow with the texts of an alert at the sizes for accessibility.
    @Test func titlesOfButtonsGrowWithTheTexts() throws {
        func height(_ size: DynamicTypeSize) throws -> CGFloat {
            let host = ViewHost(width: 390, height: 844) {
                Color.white.alert("Title", isPresented: .constant(true)) {
                    Button("Save") {}
                    Button("Cancel", role: .cancel) {}
                }
                .environment(\.dynamicTypeSize, size)
            }
            let button = try #require(host.all(label: "Save").first)
            return button.frame.height
        }
        try same(height(.xxxLarge), height(.large))
        #expect(try height(.accessibility3) > height(.large))
    }
}
