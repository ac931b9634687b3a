import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantPresentation
import QuadrantTesting
import QuadrantText
import QuadrantViews
import Testing

@MainActor @Suite struct PopoverTests {
    private struct Pointing: View {
        let adaptation: PresentationAdaptation
        var alignment = Alignment.top
        @State private var isShown = true

        var body: some View {
            Button("source") { isShown = true }.accessibilityIdentifier("source")
                .popover(isPresented: $isShown) {
                    Color.blue.frame(width: 120, height: 80).accessibilityIdentifier("content")
                        .presentationCompactAdaptation(adaptation)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
    }

    @Test func onAPhoneAPopoverIsASheet() throws {
        let host = ViewHost(width: 375, height: 667) { Pointing(adaptation: .automatic) }
        try same(host["content"].frame.midX, 187.5)
        try same(host["content"].frame.midY, 31 + 636 / 2)
    }

    @Test func aPopoverStandsBesideItsSource() throws {
        let below = ViewHost(width: 375, height: 667) { Pointing(adaptation: .popover) }
        var (content, source) = (try below["content"].frame, try below["source"].frame)
        same(content.size, CGSize(width: 120, height: 80))
        #expect(abs(content.minY - source.maxY - 13) < 0.01)
        near(content.midX, source.midX, within: 0.01)

        let above = ViewHost(width: 375, height: 667) {
            Pointing(adaptation: .popover, alignment: .bottomTrailing)
        }
        (content, source) = (try above["content"].frame, try above["source"].frame)
        #expect(abs(source.minY - content.maxY - 13) < 0.01)
        same(content.maxX, 365, "It keeps 10 points from the edge.")
    }

    /// From right to left it stands at its source too.
    @Test func aPopoverIsMirroredWithItsSource() throws {
        for (alignment, edge) in [(Alignment.topLeading, 365.0), (.topTrailing, 130)] {
            let host = ViewHost(width: 375, height: 667) {
                Pointing(adaptation: .popover, alignment: alignment)
                    .environment(\.layoutDirection, .rightToLeft)
            }
            try same(host["content"].frame.maxX, edge)
        }
    }

    @Test func aTapBesideAPopoverClosesIt() throws {
        let host = ViewHost(width: 375, height: 667) { Pointing(adaptation: .popover) }
        try host.tap(at: CGPoint(x: 20, y: 600))
        fails(host.contains("content"))
        same(host.labels, ["source"])
    }

    @Test func aPopoverCanCoverTheScreen() throws {
        let host = ViewHost(width: 375, height: 667) { Pointing(adaptation: .fullScreenCover) }
        try same(host["content"].frame.midY, 333.5)
    }
}
