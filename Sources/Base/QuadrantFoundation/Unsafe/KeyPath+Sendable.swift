internal import Foundation

extension KeyPath {
    /// The path on to a property, which may go to other threads as this path and that one may: `appending(path:)` forgets that.
    func appending<Next>(
        _ next: any KeyPath<Value, Next> & Sendable
    ) -> any KeyPath<Root, Next> & Sendable {
        // Both are one object to the compiled program: `Sendable` is known to the compiler alone.
        unsafe unsafeBitCast(
            appending(path: next), to: (any KeyPath<Root, Next> & Sendable).self)
    }
}
