import Expectations
import Foundation
import QuadrantAccessibility
import QuadrantInspection
import QuadrantTesting
import SwiftUI
import Testing

/// Which element speaks of a view that was found, and what finding costs.
@MainActor @Suite struct FindingTests {
    @Test func aChartIsOneElementWithItsChildren() throws {
        let host = ViewHost(width: 100, height: 100) {
            Canvas { _, _ in }
                .accessibilityLabel("Lines of code")
                .accessibilityChildren {
                    HStack { ForEach(1..<3) { Color.green.accessibilityLabel("Week \($0)") } }
                }
                .accessibilityIdentifier("chart")
        }
        let chart = try host["chart"]
        same(chart.label, "Lines of code")
        same(chart.accessibility?.children.map(\.label), ["Week 1", "Week 2"])
    }

    @Test func containersInContainers() throws {
        let host = ViewHost(width: 200, height: 200) {
            VStack {
                HStack {
                    Text("1")
                    Text("2").accessibilityIdentifier("two")
                }.accessibilityElement(children: .contain).accessibilityLabel("Users")
                Text("3")
            }.accessibilityIdentifier("all")
        }
        try same(host["all"].accessibility?.children.map(\.label), ["Users", "3"])
        try same(host["two"].label, "2")
    }

    @Test func aPartOfAnElementIsToldByThat() throws {
        let host = ViewHost(width: 200, height: 100) {
            Button {
            } label: {
                HStack {
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("dot")
                    Text("Go")
                }
            }
        }
        try same(host["dot"].label, "Go")
    }

    @Test func ofAHiddenViewNothingIsTold() throws {
        let host = ViewHost(width: 200, height: 100) {
            Button {
            } label: {
                HStack {
                    Image(systemName: "star").accessibilityHidden(true)
                        .accessibilityIdentifier("icon")
                    Text("Rate")
                }
            }.accessibilityIdentifier("rate")
        }
        try same(host["rate"].label, "Rate")
        let icon = try host["icon"]
        same(icon.accessibility, nil)
        same(icon.label, nil)
    }

    @Test func finding1000RowsMakesNoTreeOfElements() throws {
        struct Rows: View {
            @State private var taps = 0

            var body: some View {
                VStack(spacing: 0) {
                    ForEach(0..<1_000) {
                        Text("Row \($0)").accessibilityIdentifier("row")
                    }
                    Button("\(taps) taps") { taps += 1 }.accessibilityIdentifier("tap")
                }
            }
        }
        let host = ViewHost(width: 200) { Rows() }
        _ = host.contains("row")
        same(host.elementTreesMade, 0)
        let rows = host.all("row")
        same(rows.count, 1_000)
        same(rows[999].label, "Row 999")
        same(host.elementTreesMade, 0)
        for row in rows { #expect(row.isEnabled && row.texts.count == 1) }
        same(host.elementTreesMade, 0)
        let tap = try host["tap"]
        same(host.elementTreesMade, 0)
        try tap.perform("activate")
        same(tap.label, "1 taps")
        same(host.elementTreesMade, 0)
    }

    @Test func whatIsReadFollowsScrolling() throws {
        let host = ViewHost(width: 100, height: 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Text("Top").frame(height: 50).accessibilityIdentifier("top")
                    Color.red.frame(height: 500)
                }
            }
        }
        let top = try host["top"]
        same(top.accessibility?.frame.midY, 25)
        try host.scroll(to: CGPoint(x: 0, y: 20))
        same(top.accessibility?.frame.midY, 5)
    }
}
