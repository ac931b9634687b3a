import Expectations
import Foundation
import QuadrantInspection
import QuadrantTesting
import SwiftUI
import Testing

@MainActor @Suite struct TreeSnapshotTests {
    /// Rows in rows to some depth, with labels, names and words longer than a line.
    private func wide(_ levels: Int) -> AnyView {
        guard levels > 0 else {
            return AnyView(
                Text("a text of many words that has to be wrapped").layoutPriority(1)
                    .accessibilityIdentifier(String(repeating: "identifier ", count: 12)))
        }
        return AnyView(
            HStack(alignment: .bottom, spacing: 1.25) {
                wide(levels - 1)
                Color(red: 0.123, green: 0.456, blue: 0.789).frame(
                    minWidth: 10.125, idealWidth: 20.25, maxWidth: 3000.5, minHeight: 1234.5,
                    idealHeight: 2000.25, maxHeight: .infinity, alignment: .bottomTrailing)
                Spacer(minLength: 12345.5)
            })
    }

    @Test func noLineIsLongerThanAHundredColumns() {
        let lines = snapshot(wide(40), 1234.56, 9876.54).text().split(separator: "\n")
        #expect(lines.count > 160)
        #expect(lines.map(\.count).max() ?? 0 <= 100)
        holds(lines.contains { $0.contains("20: ") })
    }

    @Test func theSameTreeGivesTheSameBytes() throws {
        let (first, second) = (snapshot(wide(5), 300, 200), snapshot(wide(5), 300, 200))
        same(first.text(), second.text())
        try same(first.json(), second.json())
    }

    @Test func jsonIsReadBackAsItWas() throws {
        let view = ScrollView { wide(3) }.frame(maxWidth: .infinity)
        let written = snapshot(view, .infinity, nil)
        let json = try written.json()
        try same(TreeSnapshot(json: json), written)
        let text = String(decoding: json, as: UTF8.self)
        has(text, "\"width\" : \"infinity\"")
        has(text, "\"height\" : null")
    }

    @Test func tenThousandLevels() throws {
        var view = AnyView(Color.red.accessibilityIdentifier("core"))
        for _ in 0..<10_000 { view = AnyView(view.padding(0.5)) }
        let deep = snapshot(view, nil, nil)
        same(deep.nodes.count, 10_001)
        same(deep.chain(to: "core").nodes.count, 10_001)
        try same(TreeSnapshot(json: deep.json()), deep)
        has(deep.text(), "10000: Color.red #core")
    }

    @Test func framesFollowEffectsFurtherOut() {
        let view = Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
            .padding(10).scaleEffect(0.5)
        let layout = LayoutSnapshot(of: view, proposal: .unspecified)
        let frame = snapshot(view).chain(to: "box").nodes.last?.globalFrame
        #expect(frame?.x == 15 && frame?.y == 15 && frame?.width == 10 && frame?.height == 10)
        same(layout.frames["box"], CGRect(x: 15, y: 15, width: 10, height: 10))
    }
}
