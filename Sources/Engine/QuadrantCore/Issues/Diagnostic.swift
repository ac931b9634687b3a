package import QuadrantGeometry

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

    /// A diagnostic about a number that is none.
    package init(_ fault: NumberFault) {
        self.init(fault.message, advice: fault.advice)
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
        NumberFault.unless(.points, call, values).map { Diagnostic($0) }
    }

    /// A diagnostic about a distance that is not finite; `nil` for none, and where it is.
    package static func ofSpacing(
        _ spacing: (some BinaryFloatingPoint)?, in call: String, label: String = "spacing"
    ) -> Diagnostic? {
        guard let spacing, !spacing.isFinite else { return nil }
        return unlessFinite(call, [label: Double(spacing)])
    }

    /// A diagnostic about the first of `values` that is no length, as it is not finite or below 0; `nil` where all are
    /// lengths.
    ///
    /// - Parameters:
    ///   - call: The call up to its argument list, as written.
    ///   - values: The arguments by label; an empty label for an argument without one.
    ///   - instead: What was done instead, as a sentence.
    package static func unlessLength(
        _ call: String, _ values: KeyValuePairs<String, Double>,
        instead: String = "It was ignored."
    ) -> Diagnostic? {
        NumberFault.unless(.length, call, values, instead: instead).map { Diagnostic($0) }
    }

    /// A diagnostic about the first of `values` that is no number or infinite, where it is no length; `nil` where all are
    /// finite.
    ///
    /// - Parameters:
    ///   - call: The call up to its argument list, as written.
    ///   - values: The arguments by label; an empty label for an argument without one.
    ///   - instead: What was done instead, as a sentence.
    package static func unlessNumber(
        _ call: String, _ values: KeyValuePairs<String, Double>,
        instead: String = "It was ignored."
    ) -> Diagnostic? {
        NumberFault.unless(.number, call, values, instead: instead).map { Diagnostic($0) }
    }
}
