import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// The labels of sections at the end of a list, which scroll to them.
@MainActor @Suite struct SectionIndexTests {
    private struct Names: View {
        var visibility = Visibility.automatic
        var hasLabels = true
        private let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]

        var body: some View {
            List(letters, id: \.self) { letter in
                Section("Names with \(letter)") {
                    ForEach(0..<5, id: \.self) { Text("\(letter)\($0)") }
                }
                .sectionIndexLabel(hasLabels && letter != "B" ? letter : nil)
            }
            .listSectionIndexVisibility(visibility)
        }
    }

    @Test func aTapOnALabelScrollsToItsSection() throws {
        let host = ViewHost(width: 390, height: 400) { Names() }
        #expect(!host.texts.contains("H0"))
        // The strip: 15 wide, labels 14 apart, in the middle of the list's height (recorded).
        let first = try host.find(label: "A").frame
        #expect(abs(first.midX - (390 - 7.5)) < 0.01)
        #expect(try abs(host.find(label: "C").frame.midY - first.midY - 14) < 0.01)
        try host.find(label: "G").tap()
        #expect(host.texts.contains("G0"))
        #expect(try host.find(label: "Names with G").frame.minY < 100)
        try host.find(label: "A").tap()
        #expect(try host.find(label: "A0").frame.minY < 100)
    }

    @Test func theIndexIsShownWhereThereAreLabels() {
        func texts(_ view: Names) -> [String] { ViewHost(width: 390, height: 400) { view }.texts }
        let labels = ["A", "C", "D", "E", "F", "G", "H"]
        #expect(texts(Names()).filter(labels.contains) == labels)
        #expect(texts(Names(visibility: .hidden)).filter(labels.contains).isEmpty)
        #expect(texts(Names(hasLabels: false)).filter(labels.contains).isEmpty)
        #expect(
            texts(Names(visibility: .visible, hasLabels: false)).filter(labels.contains).isEmpty)
    }

    @Test func sectionsThatAreWrittenOut() throws {
        let host = ViewHost(width: 390, height: 200) {
            List {
                Section("First") { ForEach(0..<9, id: \.self) { Text("one \($0)") } }
                    .sectionIndexLabel("1")
                Section("Second") { ForEach(0..<9, id: \.self) { Text("two \($0)") } }
                    .sectionIndexLabel(Text("2"))
            }
        }
        #expect(!host.texts.contains("two 0"))
        try host.find(label: "2").tap()
        #expect(host.texts.contains("two 0"))
    }
}
