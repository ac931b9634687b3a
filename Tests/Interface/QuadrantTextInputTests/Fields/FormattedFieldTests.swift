import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// `TextField(value:format:)` and its like, by Apple's pages: as the user types, the bound value updates; what cannot be
/// parsed leaves it, and when editing ends the last valid value is shown.
@MainActor @Suite struct FormattedFieldTests {
    private struct Numbers: View {
        @State private var value = 0.25
        @State private var log = ""

        var body: some View {
            VStack {
                TextField("Double", value: $value, format: .number)
                    .accessibilityIdentifier("field")
                Text(verbatim: "\(value)").accessibilityIdentifier("value")
                Text(log).accessibilityIdentifier("log")
                Button("Set") { value = 9 }
            }
            .onChange(of: value) { log += "\($1) " }
        }
    }

    @Test func theValueFollowsWhatIsTyped() throws {
        let host = ViewHost(width: 300, height: 300) { Numbers() }
        try host["field"].focus()
        try host.selectAll()
        try host.type("0.5")
        try same(host["value"].text, "0.5")
        // The characters stay as they were typed until editing ends.
        try same(host["field"].value, "0.5")
        try host.type("0")
        try same(host["field"].value, "0.50")
        host.endEditing()
        try same(host["field"].value, "0.5")
        empty(host.issues)
        // Equal values are not set again: "0", "0.", "0.5", "0.50" are two changes.
        try same(host["log"].text, "0.0 0.5 ")
    }

    @Test func whatCannotBeReadLeavesTheLastValidValue() throws {
        let host = ViewHost(width: 300, height: 300) { Numbers() }
        try host["field"].focus()
        try host.selectAll()
        try host.type("7")
        try host.selectAll()
        try host.type("many")
        try same(host["value"].text, "7.0")
        empty(host.issues)
        try host.submit()
        try same(host["field"].value, "7")
        holds(host.issues.map(\.description).contains { $0.contains("\"many\", which its format") })
    }

    /// What the program sets meanwhile is not undone by the end of editing.
    @Test func theProgramMaySetTheValueMeanwhile() throws {
        let host = ViewHost(width: 300, height: 300) { Numbers() }
        try host["field"].focus()
        try host.selectAll()
        try host.type("3")
        try host.find(label: "Set").perform("activate")
        host.endEditing()
        try same(host["value"].text, "9.0")
        try same(host["field"].value, "9")
    }

    private struct Others: View {
        @State private var optional: Int? = 4
        @State private var date = Date(timeIntervalSince1970: 0)
        private let format = ISO8601DateFormatter()

        var body: some View {
            VStack {
                TextField("Count", value: $optional, format: .number)
                    .accessibilityIdentifier("count")
                Text(optional.map { "\($0)" } ?? "none").accessibilityIdentifier("number")
                TextField("Date", value: $date, formatter: format)
                    .accessibilityIdentifier("date")
                Text(verbatim: "\(Int(date.timeIntervalSince1970))").accessibilityIdentifier(
                    "seconds")
            }
        }
    }

    @Test func optionalValuesAndFormatters() throws {
        let host = ViewHost(width: 300, height: 300) { Others() }
        try host["count"].focus()
        try host.selectAll()
        try host.press(.delete)
        try same(host["number"].text, "none")
        try host.type("12")
        try same(host["number"].text, "12")
        try host["date"].focus()
        try host.selectAll()
        try host.paste("1970-01-02T00:00:00Z")
        try same(host["seconds"].text, "86400")
    }
}
