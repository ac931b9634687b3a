import Expectations
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
        try same(host["picker"].frame.size, CGSize(width: 300, height: 29))
        try same(host["picker"].label, "Paint")
        try same(host["picker"].value, "red 255, green 56, blue 60")
        try host["picker"].pick(Color(red: 0, green: 0, blue: 1, opacity: 0.5))
        try same(host["picker"].value, "red 0, green 0, blue 255, 50%")
        let opaque = ViewHost(width: 300) { VStack { Paint(supportsOpacity: false) } }
        try opaque["picker"].pick(Color(red: 0, green: 0, blue: 1, opacity: 0.5))
        try same(opaque["picker"].value, "red 0, green 0, blue 255")
        let hidden = ViewHost(width: 300) { VStack { Paint().labelsHidden() } }
        try same(hidden["picker"].frame.size, CGSize(width: 29, height: 29))
        try same(hidden["picker"].label, "Paint")
    }

    @Test func disabled() throws {
        let host = ViewHost(width: 300) { VStack { Paint().disabled(true) } }
        try host["picker"].pick(.blue)
        try same(host["picker"].value, "red 255, green 56, blue 60")
    }
}
