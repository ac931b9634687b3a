/// Why nothing was done with a view that somebody wanted to use.
package struct Refusal: Error, Equatable {
    /// Whole sentences, the first of which begins with the view.
    package var text: String
    package var reason = Reason.other

    /// What kind of reason there is.
    package enum Reason: Equatable, Sendable {
        /// The view is disabled, and nothing else: whoever uses an app may try that.
        case disabled
        /// Only others in the view do something.
        case leftToOthers
        case other
    }

    /// A refusal for the reason that sentences give.
    package init(_ text: String, _ reason: Reason = .other) {
        (self.text, self.reason) = (text, reason)
    }

    /// What is said of a view that is disabled.
    ///
    /// - Parameter name: The view as it was asked for.
    package static func disabled(_ name: String) -> Refusal {
        Refusal("\(name) is disabled: nothing happens.", .disabled)
    }
}
