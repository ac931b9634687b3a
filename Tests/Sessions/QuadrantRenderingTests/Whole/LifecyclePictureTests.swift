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

/// Pictures show the settled view.
@MainActor @Suite struct LifecyclePictureTests {
    private struct Growing: View {
        @State private var width: CGFloat = 10

        var body: some View {
            Color.red.frame(width: width, height: 10).onAppear { width = 30 }
        }
    }

    @Test func aRendererDrawsWhatOnAppearMadeOfTheView() {
        let renderer = ImageRenderer(content: Growing())
        same(renderer.cgImage?.width, 30)
    }

    @Test func aDrawingIsAsLargeAsWhatOnAppearMadeOfTheView() throws {
        var stage = Stage()
        stage.output.format = .svg
        let grown = try drawing(of: AnyView(Growing()), on: stage)
        let fixed = try drawing(
            of: AnyView(Color.red.frame(width: 30, height: 10)), on: stage)
        same(String(decoding: grown, as: UTF8.self), String(decoding: fixed, as: UTF8.self))
    }
}
