import QuadrantTesting
import SwiftUI
import Testing

/// The pages in `Examples/Accessibility`, used as people use them.
@MainActor @Suite struct AssistedExampleTests {
    @Test func thePlayerIsOperated() throws {
        let host = ViewHost(width: 390, height: 700) { AssistedPlayer() }
        try host["volume"].increment()
        #expect(try host["volume"].text == "Volume 6")
        for name in ["Share", "Rate", "Rename", "Play", "Save"] {
            try host["queue"].perform(name)
        }
        #expect(try host["last"].text == "Last: saved")
        try host["queue"].perform("Add")
        #expect(try host["queue"].text == "Gymnopédie No. 1, Gnossienne No. 1")
        try host["pad"].accessibilityZoom(.zoomIn, at: .topLeading)
        #expect(try host["last"].text == "Last: zoomed at 0, 0 %")
        try host["pad"].accessibilityScroll(.top)
        #expect(try host["last"].text == "Last: up")
        try host["pad"].escape()
        #expect(try host["last"].text == "Last: left")
        try host["last"].magicTap()
        #expect(host.labels.contains("Play"))
        #expect(host.issues == [])
    }

    @Test func theFormMovesTheFocusToWhatIsMissing() throws {
        let host = ViewHost(width: 390, height: 700) { AssistedForm() }
        #expect(host.accessibilityFocus?.label == "City")
        try host["send"].tap()
        #expect(host.announcements == ["The name is missing"])
        #expect(host.accessibilityFocus?.label == "Name")
    }

    @Test func theMailboxHasRotors() throws {
        let host = ViewHost(width: 390, height: 700) { AssistedMailbox() }
        #expect(try host.rotor("VIPs").labels == ["First", "Message 0", "Message 4", "Message 8"])
        try host.rotor("VIPs").entry("Message 8").select()
        #expect(host.accessibilityFocus?.label == "Message 8")
        try host.rotor("Texts").entry("Third").select()
        #expect(host.accessibilityFocus?.label == "Message 2")
        #expect(try host.rotor("Addresses").labels == ["ada@example.org"])
        for rotor in host.rotors { _ = rotor.labels }
        #expect(host.issues == [])
    }

    @Test func theChartIsDescribed() throws {
        let host = ViewHost(width: 390, height: 900) { AssistedDescriptions() }
        let chart = try #require(try host["chart"].chartDescriptor)
        #expect(chart.series.first?.dataPoints.map(\.yValue?.number) == [4_000, 7_000])
    }
}
