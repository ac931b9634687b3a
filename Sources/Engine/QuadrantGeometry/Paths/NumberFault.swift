/// A number that a value was given and cannot have, such as NaN for a component of a colour: what is wrong, and what
/// was taken instead.
///
/// Values that are made apart from views keep it until a view uses them, which then says it (`say()`).
package struct NumberFault: Hashable, Sendable {
    /// The call as it was written, and what is wrong with its argument.
    package let message: String
    /// What was taken instead, and what to give.
    package let advice: String

    /// What an argument is wanted to be.
    package enum Wanted {
        /// Any finite number.
        case number
        /// A finite number of points.
        case points
        /// A finite number of points that is not below 0.
        case length
        /// A number of points that is not below 0; an infinite one is as much as there is room for.
        case amount
        /// A finite number of seconds that is not below 0.
        case duration
        /// A finite number above 0.
        case positive
        /// A number that is not NaN.
        case known

        /// Whether a number is what is wanted.
        package func fits(_ value: Double) -> Bool {
            switch self {
            case .number, .points: value.isFinite
            case .length, .duration: value >= 0 && value.isFinite
            case .amount: value >= 0
            case .positive: value > 0 && value.isFinite
            case .known: !value.isNaN
            }
        }

        private var complaint: String {
            switch self {
            case .number, .points: "is not a finite number"
            case .length, .amount: "is no length"
            case .duration: "is no duration"
            case .positive: "is not a finite number above 0"
            case .known: "is not a number"
            }
        }

        private var wish: String {
            switch self {
            case .number: "Give a finite number."
            case .points: "Give a finite number of points."
            case .length: "Give a finite number of points, 0 or more."
            case .amount: "Give a number of points, 0 or more."
            case .duration: "Give a finite number of seconds, 0 or more."
            case .positive: "Give a finite number above 0."
            case .known: "Give a number."
            }
        }

        fileprivate func fault(_ call: String, _ label: String, _ value: Double, _ instead: String)
            -> NumberFault
        {
            let label = label.isEmpty ? "" : label + ": "
            return NumberFault(
                message: "\(call)(\(label)\(value)) \(complaint)", advice: "\(instead) \(wish)")
        }
    }

    /// A fault in words of its own.
    package init(message: String, advice: String) {
        self.message = message
        self.advice = advice
    }

    /// The fault of the first of `values` that is not what is wanted; `nil` where all are.
    ///
    /// - Parameters:
    ///   - wanted: What they are to be.
    ///   - call: The call up to its argument list, as written.
    ///   - values: The arguments by label; an empty label for an argument without one.
    ///   - instead: What is done instead, as a sentence.
    package static func unless(
        _ wanted: Wanted, _ call: @autoclosure () -> String,
        _ values: KeyValuePairs<String, Double>, instead: String = "It was ignored."
    ) -> NumberFault? {
        for (label, value) in values where !wanted.fits(value) {
            return wanted.fault(call(), label, value, instead)
        }
        return nil
    }

    /// Tells the view whose body is evaluated of an argument that is NaN; infinite ones are what they are.
    package static func tellNaN(_ value: Double, in call: String, instead: String) {
        guard value.isNaN else { return }
        Wanted.known.fault(call, "", value, instead).say()
    }

    /// Tells the view whose body is evaluated on this thread, or which is laid out or drawn. Returns whether there is one.
    @discardableResult
    package func say() -> Bool { PathExcess.number(self).say() }
}

/// A fault that a value keeps for the view that uses it. It makes no value another one.
package struct KeptFault: Hashable, Sendable {
    /// The fault; `nil` for none.
    package var fault: NumberFault?

    /// Keeps a fault.
    package init(_ fault: NumberFault? = nil) {
        self.fault = fault
    }

    package static func == (left: KeptFault, right: KeptFault) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
