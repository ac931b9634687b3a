import Expectations
import QuadrantCore
import QuadrantTesting
import SwiftUI
import Testing

/// Several nodes as far as its type tells, so that modifiers wait until it is made.
private struct OpenRow: View {
    let number: Int

    var body: some View {
        if number >= 0 { Text("\(number)").accessibilityIdentifier("row \(number)") }
    }
}

/// Evaluated when its number is another; what is in it is the same then.
private struct Rows: View {
    let number: Int

    var body: some View { ForEach(0..<3, id: \.self) { OpenRow(number: $0) } }
}

/// The same without a list.
private struct Pair: View {
    let number: Int

    var body: some View {
        Text("pair \(number)")
        OpenRow(number: 7)
    }
}

private struct Hull: View {
    let number: Int

    var body: some View { OpenRow(number: 7) }
}

private final class Log {
    var values: [Int] = []
}

/// What is left alone is told of the new closures and values of modifiers around it, however far out these are
/// and whatever was evaluated in between.
@MainActor @Suite struct HandedOverTests {
    @Test func rowsInAViewThatWasEvaluatedHearOfEachChange() throws {
        let (knob, changed, gone) = (Knob(1), Log(), Log())
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                if value < 5 {
                    Rows(number: value / 2)
                        .onChange(of: value) { _, new in changed.values.append(new) }
                        .onDisappear { gone.values.append(value) }
                }
            }
        }
        for value in 2...4 {
            knob.set?(value)
            host.update()
        }
        same(changed.values, [2, 2, 2, 3, 3, 3, 4, 4, 4])
        knob.set?(5)
        host.update()
        same(gone.values, [4, 4, 4], "the last closures of rows that were there")
    }

    @Test func viewsInAViewThatWasEvaluatedHearOfEachChange() throws {
        let (knob, changed) = (Knob(1), Log())
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                Pair(number: value / 2).onChange(of: value) { _, new in changed.values.append(new) }
            }
        }
        for value in 2...4 {
            knob.set?(value)
            host.update()
        }
        same(changed.values, [2, 2, 3, 3, 4, 4])
    }

    @Test func anActionSaidOfAViewThatWasEvaluatedIsTheLast() throws {
        let (knob, called) = (Knob(1), Log())
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                Hull(number: value / 2)
                    .accessibilityElement()
                    .accessibilityIdentifier("hull")
                    .onTapGesture { called.values.append(value) }
            }
        }
        for value in 2...4 {
            knob.set?(value)
            try host["hull"].tap()
        }
        same(called.values, [2, 3, 4])
    }

    /// A row that goes does not know what is said after it: it acts as was said while it was there.
    @Test func aRowThatGoesHasTheClosureOfItsTime() throws {
        let (knob, gone) = (Knob(1), Log())
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                ForEach(0..<(4 - value), id: \.self) { OpenRow(number: $0) }
                    .onDisappear { gone.values.append(value) }
            }
        }
        knob.set?(2)
        host.update()
        same(gone.values, [1])
        knob.set?(4)
        host.update()
        same(gone.values, [1, 2, 2])
    }

    /// Two places have one value of a button; one of them gets another.
    @Test func oneButtonDoesNotCallAnothersAction() throws {
        let (knob, called) = (Knob(1), Log())
        let done = Button("Done") { called.values.append(1) }
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                VStack {
                    done.accessibilityIdentifier("first")
                    (value == 1 ? done : Button("Cancel") { called.values.append(2) })
                        .accessibilityIdentifier("second")
                }
            }
        }
        try host["first"].tap()
        try host["second"].tap()
        same(called.values, [1, 1])
        knob.set?(2)
        try host["first"].tap()
        try host["second"].tap()
        same(called.values, [1, 1, 1, 2])
    }

    /// A button whose closure holds nothing is equal to itself.
    @Test func buttonsOfAListWithoutCapturesAreLeftAlone() throws {
        let knob = Knob(1)
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                Text("\(value)")
                ForEach(0..<20, id: \.self) { _ in Button("Go") {} }
            }
        }
        let cost = host.cost { knob.set?(2) }
        same(cost.bodies, 1)
    }
}
