import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Expectations that say what they found.
@MainActor @Suite struct ExpectingTests {
    private let host = ViewHost(width: 200, height: 100) {
        VStack(spacing: 0) {
            Text("x").frame(width: 40, height: 20).accessibilityIdentifier("t")
            Toggle("Wi-Fi", isOn: .constant(true)).disabled(true).accessibilityIdentifier("wifi")
            Text("gone").hidden().accessibilityIdentifier("hidden")
        }
    }

    @Test func whatIsAsExpectedIsNoMismatch() {
        same(host.mismatch(of: "t", text: "x"), nil)
        same(host.mismatch(of: "t", texts: ["x"]), nil)
        same(host.mismatch(of: "t", label: "x"), nil)
        same(host.mismatch(of: "t", value: nil), nil)
        same(host.mismatch(of: "wifi", value: "1"), nil)
        same(host.mismatch(of: "wifi", isEnabled: false), nil)
        same(host.mismatch(of: "wifi", traits: [.isToggle, .isButton]), nil)
        same(host.mismatch(of: "t", exists: true), nil)
        same(host.mismatch(of: "u", exists: false), nil)
        same(host.mismatch(of: "t", count: 1), nil)
    }

    @Test func mismatchesSayWhatWasFound() {
        let text = host.mismatch(of: "t", text: "y")?.description ?? ""
        holds(
            text.hasPrefix(
                "\"t\": got text \"x\", expected text \"y\"\nstaticText \"x\" #t at "))
        same(
            host.mismatch(of: "wifi", value: "0")?.description
                .hasPrefix("\"wifi\": got value \"1\", expected value \"0\"\n"), true)
        same(
            host.mismatch(of: "wifi", isEnabled: true)?.description
                .hasPrefix("\"wifi\": got a disabled view, expected an enabled view\n"), true)
        same(
            host.mismatch(of: "t", exists: false)?.description
                .hasPrefix("\"t\": got one view, expected no view\n"), true)
        same(
            host.mismatch(of: "tt", text: "x")?.description
                .hasPrefix("\"tt\": expected text \"x\"\nNo view has the identifier \"tt\"."), true)
    }

    @Test func framesPrintTheWayFromTheRoot() throws {
        let frame = try host["t"].frame
        same(host.mismatch(of: "t", frame), nil)
        let text = host.mismatch(of: "t", frame.offsetBy(dx: 3, dy: 0))?.description ?? ""
        holds(text.hasPrefix("\"t\": got (\(frame.minX), \(frame.minY), 40.0, 20.0), expected "))
        has(text, "VStack")
        has(text, "  .frame(width: 40, height: 20) #t")
    }

    @Test func expectationsRecordIssuesWhereTheyStand() {
        let place = SourceLocation(fileID: "A/B.swift", filePath: "/A/B.swift", line: 7, column: 1)
        host.expect("t", text: "x", sourceLocation: place)
        withKnownIssue {
            host.expect("t", text: "y", sourceLocation: place)
        } matching: {
            $0.sourceLocation == place
                && $0.description.contains("\"t\": got text \"x\", expected text \"y\"")
        }
    }

    /// What is hidden is no text that anybody sees; asked for by itself it still has words.
    @Test func hiddenTextsAreLeftOut() throws {
        same(host.texts, ["x", "Wi-Fi"])
        host.expect(texts: ["x", "Wi-Fi"])
        try holds(host["hidden"].isHidden)
        try fails(host["t"].isHidden)
        host.expect("hidden", text: "gone")
        let clear = ViewHost(width: 100, height: 100) {
            VStack {
                Text("a")
                Text("b").opacity(0)
                VStack { Text("c") }.hidden()
            }
            .accessibilityIdentifier("all")
        }
        same(clear.texts, ["a"])
        clear.expect("all", texts: ["a"])
    }
}
