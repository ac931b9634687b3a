package import Foundation

/// Counts what a closure does.
package final class Tally: @unchecked Sendable {
    package var count = 0
    package var log: [CGFloat] = []

    package init() {}

    package func add() { count += 1 }
}

/// Keeps what a closure was given last.
package final class Kept<Value> {
    package private(set) var value: Value?

    package init() {}

    package func keep(_ value: Value) { self.value = value }
}
