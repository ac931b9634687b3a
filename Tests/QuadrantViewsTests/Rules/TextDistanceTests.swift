import QuadrantTesting
import SwiftUI
import Testing

/// Default distances of texts in stacks. Recorded on iOS 26.0 for point-size fonts (font metrics of
/// swiftui-web); horizontally 8, between texts 0 (the same recordings).
@MainActor @Suite struct TextDistanceTests {
    /// Font size, distance below a plain view, distance above one.
    @Test(
        arguments: [
            (10, 3.912109, 6.387695), (11, 4.15332, 6.876465), (12, 4.394531, 7.365234),
            (13, 5.135742, 8.354004), (15, 5.618164, 9.331543), (17, 6.600586, 10.809082),
            (20, 7.324219, 12.275391), (22, 8.306641, 13.75293), (24, 8.789062, 14.730469),
            (26, 9.771484, 16.208008), (32, 11.71875, 19.640625), (40, 14.648438, 24.550781),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func columns(_ size: CGFloat, _ above: CGFloat, _ below: CGFloat) throws {
        func text(_ name: String) -> some View {
            Text("x").font(.system(size: size)).accessibilityIdentifier(name)
        }
        let view = VStack {
            box("a", 10, 10)
            text("b")
            text("c")
            HStack {
                box("d", 10, 10)
                text("e")
            }
        }
        let frames = LayoutSnapshot(of: view, proposal: .unspecified).frames
        let (b, c) = (try #require(frames["b"]), try #require(frames["c"]))
        let (d, e) = (try #require(frames["d"]), try #require(frames["e"]))
        #expect(abs(b.minY - 10 - above) < 1e-6)
        #expect(c.minY == b.maxY)
        // The row holds a box and a text: the larger distance of both counts.
        #expect(abs(min(d.minY, e.minY) - c.maxY - below) < 1e-6)
        #expect(e.minX - d.maxX == 8)
    }
}
