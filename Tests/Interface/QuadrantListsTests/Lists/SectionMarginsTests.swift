import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// `listSectionMargins`, as Apple documents it: margins of a section that are set take the place of those of the list, headers and
/// footers included.
@MainActor @Suite struct SectionMarginsTests {
    private func square(_ name: String) -> some View {
        Color.gray.frame(width: 40, height: 20).accessibilityIdentifier(name)
    }

    private func host(
        _ direction: LayoutDirection = .leftToRight, width: CGFloat = 390
    ) -> ViewHost {
        ViewHost(width: width, height: 500) {
            List {
                Section { square("a") }
                Section {
                    square("b")
                    HStack {
                        Spacer()
                        square("end")
                    }
                } header: {
                    square("header")
                }
                .listSectionMargins(.leading, 50)
                .listSectionMargins(.trailing, 0)
                .listSectionMargins(.vertical, 70)
                Section { square("c") }
            }
            .environment(\.layoutDirection, direction)
        }
    }

    @Test func marginsOfASection() throws {
        let host = host()
        try same(host["a"].frame.minX, 32)
        try same(host["b"].frame.minX, 50 + 16)
        try same(host["header"].frame.minX, 50 + 16)
        try same(host["end"].frame.maxX, 390 - 16)
        try same(host["c"].frame.minX, 32)
        // 70 of its own and half of the distance of a card and a header: 27.5.
        let header = try host["header"].frame.minY
        near(header, (35 + 52 + 27.5 / 2 + 70), within: 0.001)
        // 70 and half of 35.
        let last = try host["end"].frame.maxY + 16
        try near(host["c"].frame.minY, (last + 70 + 17.5 + 16), within: 0.001)
    }

    @Test func theCardIsThereToo() throws {
        let host = host()
        let picture = try Picture(host)
        let row = try host["b"].frame.maxY + 8
        same(picture.at(45, row), [242, 242, 247])
        same(picture.at(55, row), [255, 255, 255])
        same(picture.at(388, row), [255, 255, 255])
        let mirrored = self.host(.rightToLeft)
        let other = try Picture(mirrored)
        same(other.at(390 - 45, row), [242, 242, 247])
        same(other.at(2, row), [255, 255, 255])
        try same(mirrored["b"].frame.maxX, 390 - 66)
    }

    /// Lists of 414 points and more have margins of 20; those of the section stay.
    @Test func aWiderList() throws {
        let host = host(width: 440)
        try same(host["a"].frame.minX, 40)
        try same(host["b"].frame.minX, 70)
        try same(host["end"].frame.maxX, 440 - 20)
    }

    private struct Chosen: View {
        @State private var selected: String?

        var body: some View {
            List(selection: $selected) {
                Section { Text("Wide").tag("wide") }.listSectionMargins(.horizontal, 0)
            }
            Text(selected ?? "nothing").accessibilityIdentifier("state")
        }
    }

    @Test func aTapBesideTheContentFindsTheRow() throws {
        let host = ViewHost(width: 390, height: 300) { Chosen() }
        let row = try host.find(label: "Wide").frame
        try host.tap(at: CGPoint(x: 387, y: row.midY))
        try same(host["state"].text, "wide")
    }
}
