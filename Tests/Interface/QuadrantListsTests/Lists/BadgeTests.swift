import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Badges at the end of rows.
@MainActor @Suite struct BadgeTests {
    private struct Mailboxes: View {
        @State private var count = 3

        var body: some View {
            List {
                Text("Inbox").badge(count)
                Label("Drafts", systemImage: "doc").badge("new")
                Section {
                    Text("A")
                    Text("B")
                }
                .badge(Text("two"))
                Text("Loud").badge(7).badgeProminence(.increased)
            }
            Button("Read") { count -= 1 }
        }
    }

    /// A badge ends where values end: 16 before the card's end; 0 shows none.
    @Test func rowsShowTheirBadges() throws {
        let host = ViewHost(width: 390, height: 700) { Mailboxes() }
        let badge = try host.find(label: "3").frame
        same(badge.maxX, 358)
        try near(badge.midY, host.find(label: "Inbox").frame.midY, within: 0.01)
        try same(host.find(label: "Inbox").frame.minX, 32)
        try same(host.find(label: "new").frame.maxX, 358)
        same(host.texts.filter { $0 == "two" }.count, 2)
        for _ in 0..<3 { try host.find(label: "Read").tap() }
        #expect(!host.texts.contains("3") && !host.texts.contains("0"))
        try same(host.find(label: "Inbox").frame.minX, 32)
        // In a capsule that ends there.
        #expect(try host.find(label: "7").frame.maxX <= 358 - 6)
    }

    /// A digit stands in a circle, however large it is: the ground is as wide as high.
    @Test(arguments: [DynamicTypeSize.large, .accessibility5])
    func aLoudDigitIsNoUprightPill(size: DynamicTypeSize) throws {
        let host = ViewHost(width: 390, height: 400) {
            List { Text("Loud").badge(7).badgeProminence(.increased) }.dynamicTypeSize(size)
        }
        // The ground ends with the content of the row, 358, and the digit is in its middle.
        let digit = try host.find(label: "7").frame
        #expect(2 * (358 - digit.midX) >= max(20, digit.height))
    }

    @Test func outsideOfRowsNothingIsShown() {
        let host = ViewHost(width: 390, height: 700) { VStack { Text("Inbox").badge(3) } }
        same(host.texts, ["Inbox"])
    }
}
