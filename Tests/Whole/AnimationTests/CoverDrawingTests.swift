import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Covers and sheets that come with an animation, as they are drawn.
@MainActor @Suite struct CoverDrawingTests {
    private struct Covered: View {
        @State private var hasCover = false
        @State private var hasSheet = false

        var body: some View {
            VStack {
                Button("Cover") { withAnimation(.linear(duration: 1)) { hasCover = true } }
                Button("Sheet") { withAnimation(.linear(duration: 1)) { hasSheet = true } }
            }
            .fullScreenCover(isPresented: $hasCover) { Color.orange }
            .sheet(isPresented: $hasSheet) { Text("sheet").presentationDetents([.medium]) }
        }
    }

    /// A host whose pictures were asked for at every moment draws at last what one draws that was asked once.
    @Test(arguments: ["Cover", "Sheet"]) func whatComesIsDrawnAnewAtEachMoment(_ name: String)
        throws
    {
        let often = ViewHost(width: 200, height: 300) { Covered() }
        let once = ViewHost(width: 200, height: 300) { Covered() }
        var pictures = [try often.pngData()]
        try often.find(label: name).tap()
        try once.find(label: name).tap()
        for _ in 1...4 {
            often.advance(by: 0.3)
            pictures.append(try often.pngData())
        }
        once.advance(by: 1.2)
        same(Set(pictures.prefix(4)).count, 4, "each moment shows it elsewhere")
        try same(pictures[4], once.pngData())
    }
}
