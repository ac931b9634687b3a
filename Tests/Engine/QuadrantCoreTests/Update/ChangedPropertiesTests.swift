import Expectations
import QuadrantCore
import SwiftUI
import TestedViews
import Testing

/// What `_printChanges` says. The first lines are those that Apple's writes, as a public suite that runs against it states
/// (github.com/OpenSwiftUIProject/OpenSwiftUI).
@MainActor @Suite struct ChangedPropertiesTests {
    private final class Log {
        var lines: [[String]] = []
    }

    private struct Plain: View {
        var name = ""
        let log: Log

        var body: some View {
            let _ = log.lines.append(ChangedProperties.inBody(of: Self.self) ?? ["nothing"])
            Color.red
        }
    }

    /// A property made of two others.
    private struct Both: DynamicProperty {
        @State var first = 0
        @State var second = 0
    }

    private struct Counting: View {
        @Binding var given: Int
        private var both = Both()
        @State private var count = 0
        @State private var other = 0
        @Environment(\.displayScale) private var scale
        var name = ""
        let log: Log
        let knob: Knob<Int>

        init(name: String, log: Log, knob: Knob<Int>) {
            (_given, self.name, self.log, self.knob) = (.constant(0), name, log, knob)
        }

        var body: some View {
            let (count, other, second) = ($count, $other, both.$second)
            let _ = log.lines.append(ChangedProperties.inBody(of: Self.self) ?? ["nothing"])
            let _ = knob.turns { new in
                switch new {
                case ..<10: count.wrappedValue = new
                case ..<20: other.wrappedValue = new
                default: second.wrappedValue = new
                }
            }
            Color.red.frame(width: CGFloat(self.count + self.other), height: scale)
                .opacity(Double(given + both.second))
        }
    }

    private struct Owner: View {
        @State private var isOn = true
        @State private var other = 0
        let knob: Knob<Int>
        let log: Log

        init(knob: Knob<Int>, log: Log) { (self.knob, self.log) = (knob, log) }

        var body: some View {
            let (isOn, other) = ($isOn, $other)
            let _ = knob.turns {
                if $0 == 0 { isOn.wrappedValue.toggle() } else { other.wrappedValue = $0 }
            }
            Bound(isOn: $isOn, other: $other, log: log)
        }
    }

    private struct Bound: View {
        @Binding var isOn: Bool
        @Binding var other: Int
        let log: Log

        var body: some View {
            let _ = log.lines.append(ChangedProperties.inBody(of: Self.self) ?? ["nothing"])
            Color.red.opacity(isOn ? 1 : Double(other))
        }
    }

    private final class Lamp: ObservableObject {
        @Published var isOn = false
    }

    private struct Lit: View {
        @ObservedObject var lamp: Lamp
        @StateObject private var own = Lamp()
        let knob: Knob<Bool>
        let log: Log

        init(lamp: Lamp, knob: Knob<Bool>, log: Log) {
            (self.lamp, self.knob, self.log) = (lamp, knob, log)
        }

        var body: some View {
            let own = own
            let _ = log.lines.append(ChangedProperties.inBody(of: Self.self) ?? ["nothing"])
            let _ = knob.turns { own.isOn = $0 }
            Color.red.opacity(lamp.isOn || own.isOn ? 1 : 0)
        }
    }

    @Test func objectsAreNamed() {
        let (log, lamp, knob) = (Log(), Lamp(), Knob(false))
        let host = ScrollHost(Lit(lamp: lamp, knob: knob, log: log))
        same(log.lines, [["@self", "@identity", "_lamp", "_own"]])
        lamp.isOn = true
        host.update()
        same(log.lines.last, ["_lamp"])
        knob.set?(true)
        host.update()
        same(log.lines.last, ["_own"])
        same(log.lines.count, 3)
    }

    /// A post (contracorner, "Debugging SwiftUI") shows "LightView: _isOn changed." for a binding.
    @Test func bindingsAreNamed() {
        let (log, knob) = (Log(), Knob(0))
        let host = ScrollHost(Owner(knob: knob, log: log))
        same(log.lines, [["@self", "@identity", "_isOn", "_other"]])
        for (change, expected) in [(0, "_isOn"), (3, "_other"), (0, "_isOn")] {
            knob.set?(change)
            host.update()
            same(log.lines.last, [expected])
        }
        same(log.lines.count, 4)
    }

    @Test func aViewWithoutPropertiesOfItsOwnIsSelf() {
        let (log, knob) = (Log(), Knob("a"))
        let host = ScrollHost(Turning(knob) { Plain(name: $0, log: log) })
        same(log.lines, [["@self"]])
        knob.set?("b")
        host.update()
        same(log.lines, [["@self"], ["@self"]])
    }

    @Test func propertiesAreNamed() {
        let (log, name, number) = (Log(), Knob("a"), Knob(0))
        let host = ScrollHost(Turning(name) { Counting(name: $0, log: log, knob: number) })
        same(log.lines, [["@self", "@identity", "_given", "_both", "_count", "_other", "_scale"]])
        for (change, expected) in [
            ({ number.set?(1) }, ["_count"]), ({ number.set?(10) }, ["_other"]),
            ({ number.set?(20) }, ["_both"]),
            ({ name.set?("b") }, ["@self"]),
            (
                {
                    name.set?("c")
                    number.set?(2)
                }, ["@self", "_count"]
            ),
        ] {
            log.lines = []
            change()
            host.update()
            same(log.lines, [expected])
        }
        same(ChangedProperties.inBody(of: Counting.self), nil)
    }
}

extension Knob {
    fileprivate func turns(_ set: @escaping (Value) -> Void) { self.set = set }
}
