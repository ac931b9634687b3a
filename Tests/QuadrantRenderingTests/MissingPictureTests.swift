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
        #expect(issues.count == 1)
        #expect(issues.first?.contains("There is no picture named nowhere") == true, "\(issues)")
    }

    @Test func theToolsDrawingTellsItToo() {
        var issues: [String] = []
        #expect(throws: DrawingError.empty) {
            try drawing(
                of: AnyView(Image("nowhere")), options: DrawingOptions(),
                onIssue: { issues.append($0) })
        }
        #expect(issues.contains { $0.contains("There is no picture named nowhere") }, "\(issues)")
    }
}
