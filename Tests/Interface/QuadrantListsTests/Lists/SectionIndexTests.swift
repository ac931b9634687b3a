import Expectations
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
        fails(host.texts.contains("H0"))
        // The strip: 15 wide, labels 14 apart, in the middle of the list's height (recorded).
        let first = try host.find(label: "A").frame
        near(first.midX, (390 - 7.5), within: 0.01)
        #expect(try abs(host.find(label: "C").frame.midY - first.midY - 14) < 0.01)
        try host.find(label: "G").tap()
        has(host.texts, "G0")
        #expect(try host.find(label: "Names with G").frame.minY < 100)
        try host.find(label: "A").tap()
        #expect(try host.find(label: "A0").frame.minY < 100)
    }

    @Test func theIndexIsShownWhereThereAreLabels() {
        func texts(_ view: Names) -> [String] { ViewHost(width: 390, height: 400) { view }.texts }
        let labels = ["A", "C", "D", "E", "F", "G", "H"]
        same(texts(Names()).filter(labels.contains), labels)
        empty(texts(Names(visibility: .hidden)).filter(labels.contains))
        empty(texts(Names(hasLabels: false)).filter(labels.contains))
        empty(texts(Names(visibility: .visible, hasLabels: false)).filter(labels.contains))
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
        fails(host.texts.contains("two 0"))
        try host.find(label: "2").tap()
        has(host.texts, "two 0")
    }

    /// Counts the rows whose closures were called.
    private final class Count {
        var rows = 0
    }

    private struct People: View {
        let count: Count
        let perLetter: Int
        @State private var label = "A"

        var body: some View {
            List {
                ForEach(["A", "B", "C", "D"], id: \.self) { letter in
                    Section("With \(letter)") {
                        ForEach(0..<perLetter, id: \.self) { number in
                            count.rows += 1
                            return Counter(name: "\(letter)\(number)")
                        }
                    }
                    .sectionIndexLabel(letter == "A" ? label : letter)
                }
            }
            .safeAreaInset(edge: .bottom) { Button("Rename") { label = "Ä" } }
        }
    }

    private struct Counter: View {
        let name: String
        @State private var taps = 0

        var body: some View {
            Button("\(name): \(taps)") { taps += 1 }
        }
    }

    /// The index asks sections for their labels, not for their rows.
    @Test func theIndexMakesNoRows() {
        func rows(_ perLetter: Int) -> Int {
            let count = Count()
            let host = ViewHost(width: 390, height: 400) {
                People(count: count, perLetter: perLetter)
            }
            has(host.texts, "D")
            return count.rows
        }
        let few = rows(100)
        same(rows(25_000), few)
        #expect(few < 100)
    }

    /// A label is no identity: with another one the rows keep their state.
    @Test func rowsKeepTheirStateUnderAnotherLabel() throws {
        let host = ViewHost(width: 390, height: 600) { People(count: Count(), perLetter: 5) }
        try host.find(label: "A0: 0").tap()
        has(host.texts, "A0: 1")
        try host.find(label: "Rename").tap()
        has(host.texts, "Ä")
        has(host.texts, "A0: 1")
    }

    /// Of more labels than fit, first and last stay.
    @Test func labelsThatDoNotFitAreLeftOut() throws {
        let host = ViewHost(width: 390, height: 100) {
            List(0..<40, id: \.self) { number in
                Section { Text("row \(number)") }.sectionIndexLabel("i\(number)")
            }
        }
        let labels = host.texts.filter { $0.hasPrefix("i") }
        same(labels.count, 7)
        #expect(labels.first == "i0" && labels.last == "i39")
        #expect(try host.find(label: "i39").frame.maxY <= 100)
        try host.find(label: "i39").tap()
        has(host.texts, "row 39")
    }

    /// Neighbours with the same label share it; a tap goes to the first of them.
    @Test func sectionsWithTheSameLabel() throws {
        let host = ViewHost(width: 390, height: 200) {
            List(["Ab", "Ad", "Ba", "Bo"], id: \.self) { name in
                Section(name) { ForEach(0..<5, id: \.self) { Text("\(name)\($0)") } }
                    .sectionIndexLabel(String(name.prefix(1)))
            }
        }
        same(host.texts.filter { $0 == "A" || $0 == "B" }, ["A", "B"])
        try host.find(label: "B").tap()
        #expect(try host.find(label: "Ba").frame.minY < 60)
    }
}
