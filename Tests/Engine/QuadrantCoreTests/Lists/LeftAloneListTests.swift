import Expectations
import Foundation
import QuadrantCore
import QuadrantTesting
import SwiftUI
import Testing

/// One node.
private struct Row: View {
    let number: Int

    var body: some View { Text("\(number)").accessibilityIdentifier("row \(number)") }
}

/// Several nodes as far as its type tells.
private struct OpenRow: View {
    let number: Int

    var body: some View {
        if number >= 0 { Text("\(number)").accessibilityIdentifier("row \(number)") }
    }
}

private final class Log {
    var values: [Int] = []
}

/// Counts how often its body is asked for.
private struct CountedStyle: ButtonStyle {
    let log: Log

    func makeBody(configuration: Configuration) -> some View {
        log.values.append(1)
        return configuration.label.padding(2)
    }
}

/// What lists leave alone of their elements, and views of what hangs on them.
@MainActor @Suite struct LeftAloneListTests {
    @Test func aButtonWithANewClosureAndAnEqualLabel() throws {
        let (knob, log, styled) = (Knob(1), Log(), Log())
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                Button("Go") { log.values.append(value) }.accessibilityIdentifier("plain")
                Button {
                    log.values.append(10 * value)
                } label: {
                    Text("Styled").bold()
                }
                .buttonStyle(CountedStyle(log: styled)).accessibilityIdentifier("styled")
            }
        }
        same(styled.values.count, 1)
        let cost = host.cost { knob.set?(2) }
        same(cost.bodies, 1)
        same(styled.values.count, 1)
        try host["plain"].tap()
        try host["styled"].tap()
        same(log.values, [2, 20], "the closures of the last value are called")
    }

    @Test func aButtonWithAnotherLabel() throws {
        let knob = Knob(1)
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                Button("Go \(value)") {}.accessibilityIdentifier("button")
            }
        }
        knob.set?(2)
        try same(host["button"].text, "Go 2")
    }

    @Test func rowsInSections() throws {
        let knob = Knob(1)
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                Text("\(value)")
                Section {
                    ForEach(0..<9, id: \.self) { Row(number: $0) }
                    OpenRow(number: 10)
                } header: {
                    Row(number: 11)
                }
            }
        }
        same(host.cost { knob.set?(2) }.bodies, 1)
    }

    @Test func rowsWithActions() throws {
        let (knob, appeared, changed, gone) = (Knob(1), Log(), Log(), Log())
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                if value < 4 {
                    OpenRow(number: 7)
                        .onAppear { appeared.values.append(value) }
                        .onChange(of: value / 2) { old, new in
                            changed.values.append(100 * value + 10 * old + new)
                        }
                        .onDisappear { gone.values.append(value) }
                        .task(id: 1) {}
                }
            }
        }
        same(appeared.values, [1])
        let cost = host.cost { knob.set?(2) }
        same(cost.bodies, 1, "the row is left alone")
        same(changed.values, [201], "the closure that came with the new value is called")
        same(host.cost { knob.set?(3) }.bodies, 1)
        same(changed.values, [201], "the value is equal")
        knob.set?(4)
        host.update()
        same(gone.values, [3], "the last closure of the row that was there")
        same(appeared.values, [1])
    }

    @Test func rowsWithViewsBehind() throws {
        let knob = Knob(1)
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                OpenRow(number: 7).background { Color.red }
                OpenRow(number: 8).overlay { Color.blue.opacity(value == 3 ? 0.5 : 1) }
                OpenRow(number: 9).mask(Circle()).rotationEffect(.degrees(3))
            }
        }
        same(host.cost { knob.set?(2) }.bodies, 1)
        same(host.cost { knob.set?(3) }.bodies, 1, "what is drawn over the second is no body of it")
    }

    @Test func aBackgroundFollowsTheEnvironment() throws {
        let knob = Knob(1)
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                Group {
                    OpenRow(number: 7).background {
                        Text("behind").accessibilityIdentifier("behind")
                    }
                }
                .font(.system(size: value == 1 ? 10 : 20))
            }
        }
        let height = try host["behind"].frame.height
        knob.set?(2)
        #expect(try host["behind"].frame.height > height + 5)
    }

    @Test func anElementIsLeftAloneWhateverHangsOnIt() throws {
        let (knob, log) = (Knob(1), Log())
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                ForEach(0..<9, id: \.self) { number in
                    Row(number: number).padding(1).onTapGesture { log.values.append(value) }
                        .background(Color.red).onTapGesture { log.values.append(-value) }
                }
            }
        }
        let cost = host.cost { knob.set?(2) }
        same(cost.bodies, 1)
        same(cost.measures + cost.places, 0)
        try host["row 3"].tap()
        same(log.values, [2], "the last closure of the inner one is called")
    }

    @Test func elementsFollowTheEnvironment() throws {
        let (knob, log) = (Knob(1), Log())
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                ForEach(0..<3, id: \.self) { number in
                    if number >= 0 {
                        Text("text").accessibilityIdentifier("text \(number)")
                            .onTapGesture { log.values.append(number) }
                    }
                }
                .disabled(value == 2).font(.system(size: value == 3 ? 20 : 10))
            }
        }
        let height = try host["text 1"].frame.height
        try host["text 1"].tap()
        knob.set?(2)
        try host["text 1"].tap()
        same(log.values, [1], "a disabled view does not act")
        knob.set?(3)
        #expect(try host["text 1"].frame.height > height + 5)
        try host["text 2"].tap()
        same(log.values, [1, 2])
    }

    @Test func elementsFollowWhatTheyReadOfStates() throws {
        let host = ViewHost(width: 393) { Switches() }
        try same(host["toggle 1"].value, "0")
        try host["toggle 0"].toggle()
        try same(host["toggle 1"].value, "1")
        try host["toggle 2"].toggle()
        try same(host["toggle 1"].value, "0")
    }

    @Test func whatTheClosuresBeforeHeldIsFreed() throws {
        final class Held {}
        let knob = Knob(1)
        weak var held: Held?
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                let new = Held()
                if value == 1 { held = new }
                return ForEach(0..<3, id: \.self) { number in
                    Row(number: number).onTapGesture { _ = new }
                }
            }
        }
        #expect(held != nil)
        same(host.cost { knob.set?(2) }.bodies, 1)
        #expect(held == nil)
        same(host.all("row 1").count, 1)
    }

    @Test func elementsComeAndGoAmongThoseLeftAlone() throws {
        let knob = Knob(1)
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                if value > 1 { Color.red.frame(width: 5, height: 7) }
                ForEach(value % 2 == 0 ? [0, 1, 2, 3] : [2, 5, 0, 3], id: \.self) {
                    Row(number: $0)
                }
                if value > 2 { Color.red.frame(width: 5, height: 7) }
            }
        }
        func order() throws -> [Int] {
            let numbers = (0..<6).filter { host.all("row \($0)").count == 1 }
            return try numbers.sorted {
                try host["row \($0)"].frame.minY < host["row \($1)"].frame.minY
            }
        }
        try same(order(), [2, 5, 0, 3])
        for value in [2, 4, 3, 1] {
            let numbers = value % 2 == 0 ? [0, 1, 2, 3] : [2, 5, 0, 3]
            knob.set?(value)
            try same(order(), numbers)
            let first = try host["row \(numbers[0])"].frame.minY
            #expect(value > 1 ? first > 0 : first == 0)
        }
    }
}

extension LeftAloneListTests {
    @Test func anElementThatMovesHasItsLastClosure() throws {
        let (knob, log) = (Knob(0), Log())
        let orders = [
            [0, 1, 2, 3], [3, 1, 0], [1, 0, 3, 5], [0], [5, 0, 1, 2, 3], [5, 0, 1, 2, 3],
        ]
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                ForEach(orders[value], id: \.self) { number in
                    Row(number: number).onTapGesture { log.values.append(10 * value + number) }
                }
            }
        }
        for (value, order) in orders.enumerated() {
            knob.set?(value)
            host.update()
            log.values = []
            for number in order { try host["row \(number)"].tap() }
            same(log.values, order.map { 10 * value + $0 })
        }
    }

    @Test func tapsFurtherInAndBehindKeepTheirOwnClosures() throws {
        let (knob, log) = (Knob(1), Log())
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                ForEach(0..<3, id: \.self) { number in
                    Row(number: number)
                        .onTapGesture { log.values.append(value) }
                        .modifier(Framed())
                        .background {
                            Color.red.accessibilityIdentifier("behind \(number)")
                                .onTapGesture { log.values.append(10 * value) }
                        }
                        .padding(5).contentShape(Rectangle())
                        .onTapGesture { log.values.append(100 * value) }
                        .accessibilityIdentifier("all \(number)")
                }
            }
        }
        for value in [1, 2, 3] {
            knob.set?(value)
            host.update()
            log.values = []
            try host["row 1"].tap()
            let (all, behind) = (try host["all 1"].frame, try host["behind 1"].frame)
            try host.tap(at: CGPoint(x: behind.minX + 1, y: behind.minY + 1))
            try host.tap(at: CGPoint(x: all.minX + 1, y: all.minY + 1))
            same(log.values, [value, 10 * value, 100 * value])
        }
    }

    @Test func aClosureThatDecidesWhatIsShownIsAChange() throws {
        let knob = Knob(1)
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                VStack(alignment: .leading) {
                    Color.red.frame(width: 100, height: 1).accessibilityIdentifier("bar")
                    ForEach(0..<3, id: \.self) { number in
                        Row(number: number)
                            .alignmentGuide(.leading) { _ in CGFloat(-value) }
                            .background(alignment: .top) {
                                Color.red.frame(width: CGFloat(10 * value), height: 1)
                                    .accessibilityIdentifier("behind \(number)")
                            }
                    }
                }
            }
        }
        for value in [1, 2, 3] {
            knob.set?(value)
            let bar = try host["bar"].frame
            try same(host["row 1"].frame.minX, bar.minX + CGFloat(value))
            try same(host["behind 1"].frame.width, CGFloat(10 * value))
        }
    }

    @Test func whatRowsWithoutATypeShowFollowsTheirValues() throws {
        let (knob, log) = (Knob(1), Log())
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                ForEach(0..<4, id: \.self) { number in
                    if number == 3, value == 2 {
                        AnyView(Row(number: 30)).onTapGesture { log.values.append(-value) }
                    } else {
                        AnyView(Row(number: number == 1 ? value : 10 + number))
                            .onTapGesture { log.values.append(value) }
                    }
                }
            }
        }
        for value in [1, 2, 3, 2] {
            knob.set?(value)
            host.update()
            log.values = []
            try host["row \(value)"].tap()
            try host["row 12"].tap()
            if value == 2 { try host["row 30"].tap() }
            same(log.values, (value == 2 ? [2, 2, -2] : [value, value]))
        }
    }
}

/// A modifier with a body, whose content is in a scope of its own.
private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(3) }
}

private struct Switches: View {
    @State private var isOn = false

    var body: some View {
        ForEach(0..<3, id: \.self) { number in
            Toggle("Switch", isOn: $isOn).accessibilityIdentifier("toggle \(number)")
        }
    }
}
