import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantTesting
import QuadrantText
import QuadrantViews
import TappedViews
import Testing

@MainActor @Suite struct ColorPickerTests {
    private struct Paint: View {
        var supportsOpacity = true
        @State private var color = Color.red

        var body: some View {
            ColorPicker("Paint", selection: $color, supportsOpacity: supportsOpacity)
                .accessibilityIdentifier("picker")
            color.frame(width: 10, height: 10)
        }
    }

    @Test func aRowWithAWell() throws {
        let host = ViewHost(width: 300) { VStack { Paint() } }
        #expect(try host["picker"].frame.size == CGSize(width: 300, height: 29))
        #expect(try host["picker"].label == "Paint")
        #expect(try host["picker"].value == "red 255, green 56, blue 60")
        try host["picker"].pick(Color(red: 0, green: 0, blue: 1, opacity: 0.5))
        #expect(try host["picker"].value == "red 0, green 0, blue 255, 50%")
        let opaque = ViewHost(width: 300) { VStack { Paint(supportsOpacity: false) } }
        try opaque["picker"].pick(Color(red: 0, green: 0, blue: 1, opacity: 0.5))
        #expect(try opaque["picker"].value == "red 0, green 0, blue 255")
        let hidden = ViewHost(width: 300) { VStack { Paint().labelsHidden() } }
        #expect(try hidden["picker"].frame.size == CGSize(width: 29, height: 29))
        #expect(try hidden["picker"].label == "Paint")
    }

    @Test func disabled() throws {
        let host = ViewHost(width: 300) { VStack { Paint().disabled(true) } }
        try host["picker"].pick(.blue)
        #expect(try host["picker"].value == "red 255, green 56, blue 60")
    }
}
