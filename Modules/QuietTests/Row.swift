import Foundation
import Testing

/// An answer that a module gives, in words, and the documented one.
struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let expected: String
    let answer: @MainActor @Sendable () async throws -> Any

    init(
        _ name: String, _ expected: String,
        _ answer: @escaping @MainActor @Sendable () async throws -> Any
    ) {
        (self.name, self.expected, self.answer) = (name, expected, answer)
    }

    var testDescription: String { name }

    /// The answer in words; an error as its domain and number.
    @MainActor func given() async -> String {
        do { return Self.words(try await answer()) } catch { return Self.words(error) }
    }

    static func words(_ value: Any) -> String {
        if let error = value as? any Error {
            let error = error as NSError
            return "\(error.domain) \(error.code)"
        }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            return mirror.children.first.map { words($0.value) } ?? "nil"
        }
        return "\(value)"
    }
}

/// Waits for what a function hands to its closure.
@MainActor func handed<Value>(_ call: (@escaping (Value) -> Void) -> Void) async -> Value {
    nonisolated(unsafe) var value: Value?
    await withCheckedContinuation { continuation in
        call {
            value = $0
            continuation.resume()
        }
    }
    guard let value else { preconditionFailure("a closure was called without a value") }
    return value
}
