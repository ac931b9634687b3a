import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

/// Widths recorded of Apple's system font on macOS 26.2, which Inter is spaced to come near.
@Suite struct WidthTests {
    struct Row: Sendable {
        var text: String
        var size: CGFloat
        var weight: Double
        var width: CGFloat

        init(_ text: String, _ size: CGFloat, _ weight: Double, _ width: CGFloat) {
            self.text = text
            self.size = size
            self.weight = weight
            self.width = width
        }
    }

    static let rows = [
        Row("Footer", 13, 400, 39.5),
        Row("Fruits", 13, 400, 34.5),
        Row("Vegetables", 13, 400, 68),
        Row("Accent", 13, 400, 42.5),
        Row("Apple detail", 13, 400, 72),
        Row("Banana", 13, 400, 45),
        Row("Count", 12, 700, 36.5),
        Row("Enabled", 12, 400, 45.5),
        Row("Fruit", 12, 400, 26),
        Row("Save", 10, 400, 23.5),
        Row("Volume", 10, 400, 36),
        Row("Hello", 13, 500, 32),
        Row("Name", 13, 700, 37.5),
        Row("Options", 13, 700, 51),
        Row("Big ", 26, 400, 42.5),
        Row("Plain", 11, 600, 27),
        Row("Custom", 11, 400, 40.5),
        Row("Blurred", 22, 400, 69),
        Row("Bright", 22, 400, 57.5),
        Row("Star", 15, 400, 28.5),
    ]

    /// One point, or three percent of a wide text: letters of two designs differ by that much.
    @Test(arguments: rows)
    func comesNearTheRecordedWidth(row: Row) {
        let size = ShapingEngine().size(request(row.text, size: row.size, weight: row.weight))
        #expect(abs(size.width - row.width) <= max(1, row.width * 0.03))
    }
}
