import Expectations
import Foundation
import QuadrantCore
import QuadrantRendering
import QuadrantText
import QuadrantViews
import SwiftUI
import Testing

/// The shadows of knobs beside those of Apple's pictures of iOS 16, at two pixels to a point.
@MainActor struct KnobShadowTests {
    /// Green of the pixels of a control of iOS 18.
    private func greens(_ view: some View) throws -> (width: Int, at: (Int, Int) -> Int) {
        let control = view.environment(\.platformProfile, .iOS18).padding(20)
        let renderer = ImageRenderer(content: control.background(.white))
        renderer.scale = 2
        let image = try #require(renderer.cgImage)
        let (bytes, width) = (image.rgba, image.width)
        return (width, { x, y in Int(bytes[(y * width + x) * 4 + 1]) })
    }

    @Test func aSlidersFallsFarBelowIt() throws {
        let (width, green) = try greens(
            Slider(value: .constant(0.5)).frame(width: 200))
        // 20 + 15.5 is its middle, 13.5 the radius.
        let measured = [(1, 221), (4, 230), (10, 241), (16, 246), (22, 251)]
        for (below, wanted) in measured {
            let found = green(width / 2, 98 + below)
            near(found, wanted, within: 4, "\(below): \(found), not \(wanted)")
        }
    }

    @Test func aSwitchsEndsWithItsTrack() throws {
        let (_, green) = try greens(Toggle("", isOn: .constant(true)).labelsHidden())
        // Its track is 51 by 31, its knob 27 wide and 2 in: the middle of the knob is at 20 + 35.5.
        let middle = 111
        near(green(middle, 99), 183, within: 4)
        near(green(middle, 42), 197, within: 4)
        same(green(middle, 103), 255)
    }
}
