import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// The pages in `Examples/Accessibility`, used as people use them.
@MainActor @Suite struct AssistedExampleTests {
    @Test func thePlayerIsOperated() throws {
        let host = ViewHost(width: 390, height: 700) { AssistedPlayer() }
        try host["volume"].increment()
        try same(host["volume"].text, "Volume 6")
        for name in ["Share", "Rate", "Rename", "Play", "Save"] {
            try host["queue"].perform(name)
        }
        try same(host["last"].text, "Last: saved")
        try host["queue"].perform("Add")
        try same(host["queue"].text, "Gymnopédie No. 1, Gnossienne No. 1")
        try host["pad"].accessibilityZoom(.zoomIn, at: .topLeading)
        try same(host["last"].text, "Last: zoomed at 0, 0 %")
        try host["pad"].accessibilityScroll(.top)
        try same(host["last"].text, "Last: up")
        try host["pad"].escape()
        try same(host["last"].text, "Last: left")
        try host["last"].magicTap()
        has(host.labels, "Play")
        same(host.issues, [])
    }

    @Test func theFormMovesTheFocusToWhatIsMissing() throws {
        let host = ViewHost(width: 390, height: 700) { AssistedForm() }
        same(host.accessibilityFocus?.label, "City")
        try host["send"].tap()
        same(host.announcements, ["The name is missing"])
        same(host.accessibilityFocus?.label, "Name")
    }

    @Test func theMailboxHasRotors() throws {
        let host = ViewHost(width: 390, height: 700) { AssistedMailbox() }
        try same(host.rotor("VIPs").labels, ["First", "Message 0", "Message 4", "Message 8"])
        try host.rotor("VIPs").entry("Message 8").select()
        same(host.accessibilityFocus?.label, "Message 8")
        try host.rotor("Texts").entry("Third").select()
        same(host.accessibilityFocus?.label, "Message 2")
        try same(host.rotor("Addresses").labels, ["ada@example.org"])
        for rotor in host.rotors { _ = rotor.labels }
        same(host.issues, [])
    }

    @Test func theChartIsDescribed() throws {
        let host = ViewHost(width: 390, height: 900) { AssistedDescriptions() }
        let chart = try #require(try host["chart"].chartDescriptor)
        same(chart.series.first?.dataPoints.map(\.yValue?.number), [4_000, 7_000])
    }
}
