import Expectations
import Foundation
import QuadrantCore
import QuadrantTesting
import SwiftUI
import Testing

private final class Log {
    var values: [Int] = []
}

/// Knows the first log that it was told of, and holds none.
private final class FirstLog {
    private(set) weak var log: Log?
    private var isNoted = false

    func note(_ new: Log) {
        if !isNoted { log = new }
        isNoted = true
    }
}

/// Counts how often its body is asked for.
private struct CountedStyle: ButtonStyle {
    let log: Log

    func makeBody(configuration: Configuration) -> some View {
        log.values.append(1)
        return configuration.label.padding(2)
    }
}

/// Buttons of lists whose closures hold something are left alone, and act as their last closure says.
@MainActor @Suite struct LeftAloneButtonTests {
    @Test func rowsWithButtonsThatCapture() throws {
        let (knob, log, styled) = (Knob(1), Log(), Log())
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                Text("\(value)")
                ForEach(0..<9, id: \.self) { row in
                    Button {
                        log.values.append(10 * value + row)
                    } label: {
                        Text(value < 4 || row != 5 ? "Row \(row)" : "Another")
                    }
                    .accessibilityIdentifier("row \(row)")
                }
                .buttonStyle(CountedStyle(log: styled))
                ForEach(0..<9, id: \.self) { row in
                    HStack {
                        Text("Row \(row)")
                        Button("Go") { log.values.append(100 * value + row) }
                            .accessibilityIdentifier("go \(row)")
                    }
                }
            }
        }
        let made = styled.values.count
        for value in 2...3 {
            same(host.cost { knob.set?(value) }.bodies, 1)
            try host["row 7"].tap()
            try host["go 3"].tap()
        }
        same(log.values, [27, 203, 37, 303], "the closures of the last value are called")
        same(styled.values.count, made)
        knob.set?(4)
        try same(host["row 5"].text, "Another")
        same(styled.values.count, made + 1)
        try host["row 5"].tap()
        try host["row 4"].tap()
        same(log.values.suffix(2), [45, 44])
    }

    private struct Badge: View {
        let number: Int
        let log: Log

        var body: some View {
            log.values.append(number)
            return Text("\(number)").padding(1)
        }
    }

    /// Custom views and other buttons before it do not keep a button from being found.
    @Test func buttonsBehindCustomViewsAndOtherButtons() throws {
        let (knob, log, badges, styled) = (Knob(1), Log(), Log(), Log())
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                Text("\(value)")
                ForEach(0..<9, id: \.self) { row in
                    HStack {
                        Badge(number: row, log: badges)
                        Button("Less") { log.values.append(100 * value + row) }
                            .accessibilityIdentifier("less \(row)")
                        Badge(number: row, log: badges)
                        Button("More") { log.values.append(1000 * value + row) }
                            .accessibilityIdentifier("more \(row)")
                        Text("Row").onTapGesture { log.values.append(value) }
                            .accessibilityIdentifier("row \(row)")
                    }
                }
                .buttonStyle(CountedStyle(log: styled))
            }
        }
        let made = (badges.values.count, styled.values.count)
        for value in 2...3 {
            same(host.cost { knob.set?(value) }.bodies, 1)
            try host["less 7"].tap()
            try host["more 3"].tap()
            try host["row 5"].tap()
        }
        same(log.values, [207, 2003, 2, 307, 3003, 3])
        #expect((badges.values.count, styled.values.count) == made)
    }

    private struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.padding(1) }
    }

    /// A tap in a modifier with a body stands in another slot table than one behind it.
    @Test func tapsInsideAModifierWithABody() throws {
        let (knob, log) = (Knob(1), Log())
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                Text("\(value)")
                ForEach(0..<3, id: \.self) { row in
                    HStack {
                        Text("In").onTapGesture { log.values.append(10 * value) }
                            .accessibilityIdentifier("in \(row)").modifier(Framed())
                        Text("Behind").onTapGesture { log.values.append(100 * value) }
                            .accessibilityIdentifier("behind \(row)")
                    }
                }
            }
        }
        for value in 2...3 {
            knob.set?(value)
            host.update()
            try host["in 1"].tap()
            try host["behind 1"].tap()
        }
        same(log.values, [20, 200, 30, 300])
    }

    @Test func aButtonHoldsNothingOfTheValueBefore() {
        let (knob, first) = (Knob(1), FirstLog())
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                let held = Log()
                let _ = first.note(held)
                Text("\(value)")
                ForEach(0..<3, id: \.self) { _ in Button("Go") { held.values.append(value) } }
            }
        }
        #expect(first.log != nil)
        knob.set?(2)
        host.update()
        #expect(first.log == nil)
    }
}
