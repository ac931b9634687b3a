import Combine
import Expectations
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantRendering
import QuadrantViews
import SwiftUI
import Testing

/// `objectWillChange` of a renderer.
@MainActor
struct ObservationTests {
    /// Hands a view's state out.
    private final class Handle {
        var isWide: Binding<Bool>?
    }

    private struct Growing: View {
        let handle: Handle
        @State private var isWide = false

        var body: some View {
            handle.isWide = $isWide
            return Color.red.frame(width: isWide ? 20 : 10, height: 10)
        }
    }

    @Test func speaksWhenStateOfTheContentChanges() throws {
        let handle = Handle()
        let renderer = ImageRenderer(content: Growing(handle: handle))
        same(renderer.cgImage?.width, 10)
        var count = 0
        let link = renderer.objectWillChange.sink { count += 1 }
        try #require(handle.isWide).wrappedValue = true
        same(count, 1)
        same(renderer.cgImage?.width, 20)
        renderer.isObservationEnabled = false
        try #require(handle.isWide).wrappedValue = false
        same(count, 1)
        same(renderer.cgImage?.width, 10)
        withExtendedLifetime(link) {}
    }

    /// Apple's way to a stream of pictures: draw whenever the renderer speaks.
    @Test func hasTheNewPictureWhenItSpeaks() {
        let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 10))
        var widths: [Int?] = []
        let link = renderer.objectWillChange.sink { widths.append(renderer.cgImage?.width) }
        renderer.scale = 2
        renderer.content = Color.red.frame(width: 30, height: 10)
        same(widths, [20, 60])
        withExtendedLifetime(link) {}
    }
}
