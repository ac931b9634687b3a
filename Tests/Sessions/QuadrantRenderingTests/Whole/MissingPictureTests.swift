import Expectations
import Foundation
import QuadrantRendering
import SwiftUI
import Testing

/// Why there is nothing to see is told where nothing can be drawn.
@MainActor @Suite struct MissingPictureTests {
    @Test func aPictureThatIsAllOfAViewIsNamed() async {
        let renderer = ImageRenderer(content: VStack { Image("nowhere") })
        var issues: [String] = []
        renderer.onIssues = { issues += $0 }
        await #expect(throws: RenderingError.empty) { try await renderer.pngData() }
        same(issues.count, 1)
        same(issues.first?.contains("There is no picture named nowhere"), true, "\(issues)")
    }

    @Test func theToolsDrawingTellsItToo() {
        var issues: [String] = []
        #expect(throws: DrawingError.empty) {
            try drawing(
                of: AnyView(Image("nowhere")), on: Stage(),
                onIssue: { issues.append($0) })
        }
        holds(issues.contains { $0.contains("There is no picture named nowhere") }, "\(issues)")
    }

    /// All that a view is drawn with is told, where nothing else is wrong.
    private func issues(_ view: some View) async throws -> [String] {
        let renderer = ImageRenderer(content: view.frame(width: 20, height: 20))
        var issues: [String] = []
        renderer.onIssues = { issues += $0 }
        _ = try await renderer.pngData()
        return issues
    }

    @Test func aPictureThatTilesACanvasIsNamed() async throws {
        let canvas = Canvas { context, size in
            context.fill(
                Path(CGRect(origin: .zero, size: size)), with: .tiledImage(Image("nowhere")))
        }
        let told = try await issues(canvas)
        holds(told.contains { $0.contains("There is no picture named nowhere") }, "\(told)")
    }

    @Test func aColourThatIsAStyleIsNamed() async throws {
        let words = "There is no colour named nowhere in an asset catalogue"
        let color = Color("nowhere")
        for told in [
            try await issues(Circle().fill(color)),
            try await issues(Text("a").foregroundStyle(color)),
            try await issues(Text("a").background(color.shadow(.drop(radius: 1)), in: Circle())),
            try await issues(Circle().strokeBorder(color.opacity(0.5))),
        ] {
            holds(told.contains { $0.contains(words) }, "\(told)")
        }
    }
}
