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
                "  #save", "    Text(\"Save\")", "  #on", "    Text(\"On\")",
            ])
    }

    /// One row less is that row's lines, the stack's height, and where the rows below it stand.
    @Test func aRowThatGoesChangesFewLines() {
        let (before, after) = (list(["a", "long name", "c"]), list(["a", "c"]))
        #expect(Set(after).subtracting(before).count <= 2)
        #expect(after.count < before.count)
    }
}
