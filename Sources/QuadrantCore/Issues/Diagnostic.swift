/// A diagnostic: what is wrong with a value that a view or modifier was given, and what was done
/// instead.
package struct Diagnostic: Sendable, Equatable {
    /// The value as the user wrote it, and what is wrong with it.
    package let message: String
    /// What was used instead, and how to mend the call.
    package let advice: String

    package init(_ message: String, advice: String) {
        self.message = message
        self.advice = advice
    }

    /// A diagnostic about a call, as it is written, that means nothing here.
    package static func withoutEffect(
        _ call: String, advice: String = "Pictures do not change by it."
    ) -> Diagnostic {
        Diagnostic("\(call) is accepted, without effect here", advice: advice)
    }

    /// A diagnostic about the first of `values` that is not finite; `nil` where all are.
    ///
    /// - Parameters:
    ///   - call: The call up to its argument list, as written.
    ///   - values: The arguments by label.
    package static func unlessFinite(
        _ call: String, _ values: KeyValuePairs<String, Double>
    ) -> Diagnostic? {
        guard let wrong = values.first(where: { !$0.value.isFinite }) else { return nil }
        return Diagnostic(
            "\(call)(\(wrong.key): \(wrong.value)) is not a finite number",
            advice: "It was ignored. Give a finite number of points.")
    }
}
