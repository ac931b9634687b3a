import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What a snapshot of the layout holds.
@MainActor @Suite struct FrameListingTests {
    private struct Row: View {
        let text: String

        var body: some View {
            HStack(spacing: 4) {
                Color.red.frame(width: 20, height: 20)
                Text(text)
                Spacer()
            }
            .padding(4)
            .accessibilityIdentifier(text)
        }
    }

    private func list(_ rows: [String]) -> [Substring] {
        let host = ViewHost(width: 200, height: 200) {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(rows, id: \.self) { Row(text: $0) }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
        return host.frameListing.split(separator: "\n")
    }

    @Test func viewsAndNamesWithTheirFrames() {
        same(
            list(["a"]).prefix(3),
            [
                "room 200×200", "VStack at 0,0 200×28.5",
                "  Row #a at 0,0 200×28.5",
            ])
        fails(list(["a"]).contains { $0.contains(".padding") || $0.contains("Spacer") })
    }

    @Test func controlsAreTheirNamesAndLabels() {
        let host = ViewHost(width: 200, height: 60) {
            VStack(spacing: 0) {
                Button("Save") {}.accessibilityIdentifier("save")
                Toggle("On", isOn: .constant(true)).accessibilityIdentifier("on")
            }
        }
        let titles = host.frameListing.split(separator: "\n").map { $0.prefix { $0 != "," } }
        same(
            titles.dropFirst(2).map { $0.split(separator: " at ")[0] },
            [
                "  #save", "    Text(\"Save\")", "  Toggle #on", "    Text(\"On\")",
            ])
    }

    private struct Screen: View {
        var body: some View {
            NavigationStack {
                List {
                    Section("First") {
                        Toggle("On", isOn: .constant(true))
                        Slider(value: .constant(0.5))
                    }
                    ForEach(0..<1) { _ in HStack { Text("A") } }
                }
                .navigationTitle("Title")
                .toolbar { Button("Add", systemImage: "plus") {} }
            }
        }
    }

    /// What the library makes of screens, lists and controls has no line, but for the stack that a screen's content stands in.
    @Test func onlyWordsThatWereWrittenAreListed() {
        let host = ViewHost(width: 390, height: 700) { Screen() }
        same(
            host.frameListing.split(separator: "\n").map { $0.components(separatedBy: " at ")[0] },
            [
                "room 390×700", "Screen › NavigationStack", "  VStack", "    List",
                "      Text(\"First\")",
                "      Toggle", "        Text(\"On\")", "      Slider", "      HStack",
                "        Text(\"A\")", "  Image(systemName: \"plus\")", "  Text(\"Title\")",
            ])
    }

    /// One row less is that row's lines, the stack's height, and where the rows below it stand.
    @Test func aRowThatGoesChangesFewLines() {
        let (before, after) = (list(["a", "long name", "c"]), list(["a", "c"]))
        #expect(Set(after).subtracting(before).count <= 2)
        #expect(after.count < before.count)
    }
}
