import Expectations
import QuadrantCore
import QuadrantTesting
import SwiftUI
import Testing

private final class Log {
    var values: [Int] = []
}

/// What a style was given last, as a style does that acts later.
private final class Held {
    var configurations: [PrimitiveButtonStyleConfiguration] = []
}

private struct HoldingStyle: PrimitiveButtonStyle {
    let held: Held

    func makeBody(configuration: Configuration) -> some View {
        held.configurations.append(configuration)
        return configuration.label
    }
}

/// Actions of rows that are called when their row is gone, and taps beside views that are compared as a whole.
@MainActor @Suite struct LateActionTests {
    private func rows(_ knob: Knob<Int>, _ held: Held, _ log: Log) -> ViewHost {
        ViewHost(width: 393) {
            Turning(knob) { value in
                ForEach(0..<(value < 3 ? 3 : 1), id: \.self) { row in
                    Button("Row \(row)") { log.values.append(10 * value + row) }
                }
                .buttonStyle(HoldingStyle(held: held))
            }
        }
    }

    @Test func anActionOutlivesItsRow() {
        let (knob, held, log) = (Knob(1), Held(), Log())
        let host = rows(knob, held, log)
        let last = held.configurations[2]
        for value in 2...3 {
            knob.set?(value)
            host.update()
        }
        last.trigger()
        same(log.values, [22], "the last action that the row had")
    }

    @Test func anActionOutlivesItsTree() {
        let (knob, held, log) = (Knob(1), Held(), Log())
        var host: ViewHost? = rows(knob, held, log)
        knob.set?(2)
        host?.update()
        weak let tree = host
        host = nil
        #expect(tree == nil)
        held.configurations[1].trigger()
        same(log.values, [21])
    }

    @Test func aTapInAGroupIsNotTheOneBesideIt() throws {
        let (knob, log) = (Knob(1), Log())
        SharedLog.values = []
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                ForEach(0..<3, id: \.self) { row in
                    HStack {
                        Group {
                            Text("Clear").onTapGesture { SharedLog.values.append(0) }
                                .accessibilityIdentifier("clear \(row)")
                        }
                        Text("Row").onTapGesture { log.values.append(10 * value + row) }
                            .accessibilityIdentifier("row \(row)")
                    }
                }
            }
        }
        for value in 2...3 {
            knob.set?(value)
            host.update()
            try host["clear 1"].tap()
            try host["row 2"].tap()
        }
        same(SharedLog.values, [0, 0])
        same(log.values, [22, 32])
    }

    @Test func aChoiceThatComesToFitIsTaken() throws {
        let knob = Knob(900.0)
        let host = ViewHost(width: 393) {
            Turning(knob) { length in
                ViewThatFits {
                    HStack(spacing: 0) {
                        Text("a")
                        Spacer(minLength: length)
                        Text("b")
                    }
                    Text("none")
                }
            }
        }
        same(host.texts, ["none"])
        knob.set?(20)
        host.update()
        same(host.texts, ["a", "b"])
    }
}

/// So that a closure can say it without holding anything.
@MainActor private enum SharedLog {
    static var values: [Int] = []
}
