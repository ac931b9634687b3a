package import Foundation
package import QuadrantCore
import QuadrantLayout
import QuadrantText
import SwiftUI

/// A value that a test changes from outside while a view is alive.
package final class Knob<Value> {
    package var value: Value
    package var set: ((Value) -> Void)?

    package init(_ value: Value) {
        self.value = value
    }
}

/// Hands the setter of its state out, so that a test can change it.
package struct Turning<Value, Content: View>: View {
    package let knob: Knob<Value>
    @State private var value: Value
    package let content: (Value) -> Content

    package init(_ knob: Knob<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
        self.knob = knob
        _value = State(initialValue: knob.value)
        self.content = content
    }

    package var body: some View {
        let binding = $value
        knob.set = { binding.wrappedValue = $0 }
        return content(value)
    }
}

@MainActor package func liveTree(_ view: some View) -> ViewTree {
    ViewTree(view, environment: EnvironmentValues(), textEngine: FixedMetricsText())
}

extension ViewTree {
    /// The frames of all identifiers.
    package var frames: [String: CGRect] {
        var result: [String: CGRect] = [:]
        forEachShownNode { node in
            for name in names(of: node) { result[name] = frame(of: node) }
        }
        return result
    }
}
