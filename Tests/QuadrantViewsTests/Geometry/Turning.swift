import QuadrantCore
import QuadrantLayout
import QuadrantText
import SwiftUI

/// A value that a test changes from outside while a view is alive.
final class Knob<Value> {
    var value: Value
    var set: ((Value) -> Void)?

    init(_ value: Value) {
        self.value = value
    }
}

/// Hands the setter of its state out, so that a test can change it.
struct Turning<Value, Content: View>: View {
    let knob: Knob<Value>
    @State private var value: Value
    let content: (Value) -> Content

    init(_ knob: Knob<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
        self.knob = knob
        _value = State(initialValue: knob.value)
        self.content = content
    }

    var body: some View {
        let binding = $value
        knob.set = { binding.wrappedValue = $0 }
        return content(value)
    }
}

@MainActor func liveTree(_ view: some View) -> ViewTree {
    ViewTree(view, environment: EnvironmentValues(), textEngine: FixedMetricsText())
}

extension ViewTree {
    /// The frames of all identifiers.
    var frames: [String: CGRect] {
        var result: [String: CGRect] = [:]
        forEachShownNode { node in
            for name in names(of: node) { result[name] = frame(of: node) }
        }
        return result
    }
}
