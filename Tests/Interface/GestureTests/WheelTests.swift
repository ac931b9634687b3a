import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Wheels of pickers and dates under a finger.
@MainActor
@Suite struct WheelTests {
    private struct Numbers: View {
        @State private var number = 10
        @State private var heard: [Int] = []

        var body: some View {
            VStack {
                Picker("Number", selection: $number) {
                    ForEach(0..<60) { Text("row \($0)").tag($0) }
                }
                .pickerStyle(.wheel)
                .accessibilityIdentifier("wheel")
                Text("chosen \(number), heard \(heard.map(String.init).joined(separator: " "))")
            }
            .onChange(of: number) { heard.append(number) }
        }
    }

    private func host() -> ViewHost { ViewHost(width: 320, height: 400) { Numbers() } }

    private func hold(_ host: ViewHost) throws -> (HostedFinger, CGPoint) {
        let frame = try host["wheel"].frame
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        return (host.touch(at: middle), middle)
    }

    /// 96 points are three rows of 32.
    @Test func itFollowsTheFingerAndChoosesWhereItComesToRest() throws {
        let host = host()
        let (finger, middle) = try hold(host)
        finger.move(to: middle.moved(-64), duration: 0.3)
        has(host.texts, "row 14", "rows come into sight")
        has(host.texts, "chosen 10, heard ", "nothing is chosen under the finger")
        finger.move(to: middle.moved(-88), duration: 0.3)
        finger.hold(for: 0.2)
        finger.lift()
        has(host.texts, "chosen 10, heard ", "it still moves")
        host.advanceToEnd()
        has(host.texts, "chosen 13, heard 13", "88 points: the third row is nearest")
    }

    @Test func itGoesOnWithTheSpeedOfTheFinger() throws {
        let host = host()
        // 96 points in 0.1 seconds: 960 points a second go on for 479, in all 575 or 18 rows.
        try host["wheel"].fling(by: CGSize(width: 0, height: -96))
        host.advanceToEnd()
        has(host.texts, "chosen 28, heard 28")
    }

    @Test func itStaysWithinItsRows() throws {
        let host = host()
        let (finger, middle) = try hold(host)
        finger.move(to: middle.moved(700), duration: 0.5)
        finger.hold(for: 0.2)
        // Ten rows of 32 lead to the first; the other 380 points are shown as 108 · (1 − 1 / (380 · 0.55 / 108 + 1)) = 71.
        #expect(
            host.texts.contains("row 0") && !host.texts.contains("row 1"),
            "the second row is 103 points below the middle, behind the edge of the drum")
        finger.lift()
        host.advanceToEnd()
        has(host.texts, "chosen 0, heard 0")
        try host["wheel"].fling(by: CGSize(width: 0, height: -200), duration: 0.02)
        host.advanceToEnd()
        has(host.texts, "chosen 59, heard 0 59")
    }

    @Test func aFingerCatchesIt() throws {
        let host = host()
        try host["wheel"].fling(by: CGSize(width: 0, height: -96))
        host.advance(by: 0.2)
        let (finger, middle) = try hold(host)
        finger.move(to: middle.moved(-16), duration: 0.2)
        finger.move(to: middle, duration: 0.2)
        finger.hold(for: 0.3)
        finger.lift()
        host.advanceToEnd()
        let chosen = try #require(host.texts.last { $0.hasPrefix("chosen") })
        let row = try #require(Int(chosen.split(separator: " ").last ?? ""))
        #expect(row > 15 && row < 26, "on its way from 13 to 28: \(chosen)")
    }

    @Test func whatIsChosenMeanwhileCounts() throws {
        let host = host()
        try host["wheel"].fling(by: CGSize(width: 0, height: -96))
        host.advance(by: 0.1)
        try host["wheel"].increment()
        host.advanceToEnd()
        has(host.texts, "chosen 11, heard 11")
    }

    @Test func aWheelInAListIsSpunAndTheListStays() throws {
        let host = ViewHost(width: 320, height: 300) {
            List {
                Numbers()
                ForEach(0..<20) { Text("line \($0)") }
            }
        }
        let before = try host["wheel"].frame
        try host["wheel"].drag(by: CGSize(width: 0, height: -32))
        host.advanceToEnd()
        has(host.texts, "chosen 11, heard 11")
        try same(host["wheel"].frame, before)
    }

    @Test func wheelsOfDates() throws {
        struct Dates: View {
            @State private var date = Date(timeIntervalSince1970: 1_750_000_000)

            var body: some View {
                DatePicker("Date", selection: $date, displayedComponents: .date)
                    .datePickerStyle(.wheel)
                Text(verbatim: "at \(Int(date.timeIntervalSince1970))")
            }
        }
        let host = ViewHost(width: 320, height: 400) {
            VStack { Dates() }
                .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
        }
        try host.find(label: "Day").drag(by: CGSize(width: 0, height: -64))
        host.advanceToEnd()
        has(host.texts, "at \(1_750_000_000 + 2 * 86400)")
        try same(host.find(label: "Day").value, "17")
    }

    @Test func aDisabledWheelStays() throws {
        let host = ViewHost(width: 320, height: 400) { Numbers().disabled(true) }
        let wheel = try host["wheel"].frame
        host.fling(
            from: CGPoint(x: wheel.midX, y: wheel.midY),
            to: CGPoint(x: wheel.midX, y: wheel.midY - 90))
        host.advanceToEnd()
        has(host.texts, "chosen 10, heard ")
    }
}

extension CGPoint {
    fileprivate func moved(_ way: CGFloat) -> CGPoint { CGPoint(x: x, y: y + way) }
}
