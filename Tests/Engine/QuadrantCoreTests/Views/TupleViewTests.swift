import Expectations
import Foundation
import QuadrantCore
import QuadrantLayout
import QuadrantTesting
import QuadrantText
import SwiftUI
import Testing

private final class Log {
    var values: [Int] = []
}

/// Notes each time that it is made.
nonisolated private struct Noted: View {
    typealias Body = Never

    let number: Int
    let log: Log

    @MainActor
    static func _makeNodes(_ view: Noted, _ cursor: inout _ViewCursor) {
        view.log.values.append(view.number)
        cursor.node(.fixed(CGSize(width: 10, height: 10)))
    }

    static var _arity: _ViewArity { .one }
}

/// A custom view around what it is given.
private struct Card<Content: View>: View {
    let log: Log
    let content: Content

    init(log: Log, @ViewBuilder content: () -> Content) {
        (self.log, self.content) = (log, content())
    }

    var body: some View {
        log.values.append(1)
        return VStack { content }.padding(3)
    }
}

@MainActor @Suite struct TupleViewTests {
    @Test func equalRowsWrittenAsAStackAreLeftAlone() {
        let (knob, log) = (Knob(1), Log())
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                ForEach(0..<4, id: \.self) { number in
                    HStack(spacing: number == 2 ? CGFloat(value) : 8) {
                        Noted(number: number, log: log)
                        Spacer()
                        VStack {
                            Text("\(number)")
                            ZStack {
                                Text("a").bold()
                                Text(number == 1 ? "\(value)" : "b")
                            }
                        }
                    }
                }
            }
        }
        same(log.values, [0, 1, 2, 3])
        log.values = []
        knob.set?(2)
        host.update()
        same(log.values, [1, 2], "the text of one is another, and the spacing of one")
    }

    @Test func closuresInRowsThatAreLeftAloneAreTheLast() throws {
        let (knob, made, log) = (Knob(1), Log(), Log())
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                ForEach(0..<3, id: \.self) { number in
                    HStack {
                        Text("first").accessibilityIdentifier("first \(number)")
                            .onTapGesture { log.values.append(100 * value + number) }
                        Noted(number: number, log: made)
                        Text("second").accessibilityIdentifier("second \(number)")
                            .onTapGesture { log.values.append(-100 * value - number) }
                    }
                    .onTapGesture { log.values.append(7) }
                }
            }
        }
        made.values = []
        for value in [2, 3] {
            knob.set?(value)
            host.update()
        }
        same(made.values, [])
        try host["first 1"].tap()
        try host["second 2"].tap()
        same(log.values, [301, -302])
    }

    @Test func aViewGivenEqualViewsIsLeftAlone() {
        let (knob, log) = (Knob(1), Log())
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                Card(log: log) {
                    Text("one")
                    Text(value < 3 ? "few" : "many").bold()
                }
            }
        }
        same(log.values.count, 1)
        same(host.cost { knob.set?(2) }.bodies, 1)
        same(host.cost { knob.set?(3) }.bodies, 2)
        same(log.values.count, 2)
    }

    @Test func aTupleIsMadeWithoutABuilder() throws {
        let host = ViewHost(width: 393) {
            VStack(spacing: 0) {
                TupleView(
                    (
                        Color.red.frame(width: 5, height: 5).accessibilityIdentifier("red"),
                        Optional<Text>.none,
                        Color.blue.frame(width: 7, height: 7).accessibilityIdentifier("blue")
                    ))
            }
        }
        try same(host["blue"].frame.minY - host["red"].frame.minY, 5)
        same(host.all("blue").count, 1)
    }

    @Test func whatIsNoViewIsLeftOutAndReported() {
        let tree = ViewTree(
            TupleView((Text("one"), 3, Text("two"))), environment: EnvironmentValues(),
            textEngine: FixedMetricsText())
        same(Array(tree.layout.children(of: tree.rootNode)).count, 2)
        same(tree.issues.map(\.message), ["TupleView holds what is no view: Int"])
    }
}
