import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Lists make a screenful of rows, whatever they hold.
@MainActor @Suite struct ListLazinessTests {
    private struct Row: View {
        let number: Int
        @State private var isOn = false

        var body: some View {
            HStack {
                Image(systemName: "star")
                VStack(alignment: .leading) {
                    Text("Row \(number)")
                    Text("Detail").font(.caption)
                }
                Toggle("On", isOn: $isOn).labelsHidden().accessibilityIdentifier("toggle \(number)")
            }
            .accessibilityIdentifier("row \(number)")
        }
    }

    @Test func aHundredThousandRowsCostAScreenful() throws {
        let host = ViewHost(width: 390, height: 844) {
            List(0..<100_000, id: \.self) { Row(number: $0) }
        }
        holds(host.contains("row 0"))
        fails(host.contains("row 30"))
        // The list, its rows and what they show.
        #expect(host.counters.bodies < 120)
        let before = host.counters
        try host["toggle 3"].tap()
        // What shows the switch; the row and the toggle's style hand the binding on.
        same((host.counters - before).bodies, 1)
        try same(host["toggle 3"].value, "1")
        try host.scroll(to: CGPoint(x: 0, y: 1_000_000))
        fails(host.contains("row 0"))
        try host.scroll(to: .zero)
        try same(host["toggle 3"].value, "1")
    }

    private struct Jumping: View {
        let target: Int

        var body: some View {
            ScrollViewReader { proxy in
                VStack {
                    Button("Jump") { proxy.scrollTo(target, anchor: .top) }
                    List(0..<100_000, id: \.self) {
                        Text("Row \($0)").accessibilityIdentifier("\($0)")
                    }
                }
            }
        }
    }

    @Test(arguments: [7, 5_000, 99_990]) func scrollingToAnyRow(target: Int) throws {
        let host = ViewHost(width: 390, height: 844) { Jumping(target: target) }
        try host.find(label: "Jump").tap()
        holds(host.contains("\(target)"))
    }

    private struct Edited: View {
        @State private var all = Array(0..<6)

        var body: some View {
            VStack {
                Button("Insert") { all.insert(100, at: 0) }
                Button("Remove") { all.removeFirst() }
                Button("Turn") { all.reverse() }
                List(all, id: \.self) { Row(number: $0) }
            }
        }
    }

    @Test func rowsKeepTheirStateWhileOthersComeAndGo() throws {
        let host = ViewHost(width: 390, height: 844) { Edited() }
        try host["toggle 2"].tap()
        for act in ["Insert", "Remove", "Turn"] {
            try host.find(label: act).tap()
            try same(host["toggle 2"].value, "1", "\(act)")
            try same(host["toggle 1"].value, "0", "\(act)")
        }
        #expect(try host["row 0"].frame.minY > host["row 5"].frame.minY)
    }

    @Test func rowsWithOneIdentityAreTold() {
        let host = ViewHost(width: 390, height: 844) {
            List([1, 2, 2], id: \.self) { Text("\($0)") }
        }
        same(host.texts, ["1", "2"])
        same(host.issues.count, 1)
    }
}
