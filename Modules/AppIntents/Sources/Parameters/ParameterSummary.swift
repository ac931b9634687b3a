internal import Foundation
internal import SwiftUI

/// A sentence about an intent with its parameters. It is shown nowhere here.
///
/// Apple: "ParameterSummary".
public protocol ParameterSummary: Sendable {}

/// A sentence with parameters.
///
/// Apple: "IntentParameterSummary".
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// A sentence.
    public init(_ text: ParameterSummaryString<Intent>, table: String? = nil) {}

    /// A sentence, and parameters that stand below it.
    public init(
        _ text: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) {}

    /// Parameters alone.
    public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}

/// The words of a sentence, into which parameters are put: `"Open \(\.$book)"`.
///
/// Apple: "ParameterSummaryString".
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
    /// Puts parameters into words.
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        /// A parameter.
        public mutating func appendInterpolation<Value>(
            _ path: KeyPath<Intent, IntentParameter<Value>>
        ) {}
    }

    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

/// Makes a list of parameters.
///
/// Apple: "ParameterKeyPathsBuilder".
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(
        _ path: KeyPath<Intent, IntentParameter<Value>>
    ) -> [PartialKeyPath<Intent>] { [path] }
    public static func buildBlock(_ parts: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>]
    {
        parts.flatMap(\.self)
    }
}

/// Makes one of several sentences.
///
/// Apple: "ParameterSummaryBuilder".
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildExpression<Part: ParameterSummary>(_ part: Part) -> Part { part }
    public static func buildBlock<Part: ParameterSummary>(_ part: Part) -> Part { part }
}

/// How a value is compared.
///
/// Apple: "ParameterSummaryWhenCondition.ComparisonOperator" and its like.
public enum ParameterSummaryComparison: Sendable {
    case equalTo
    case notEqualTo
    case lessThan
    case lessThanOrEqualTo
    case greaterThan
    case greaterThanOrEqualTo
    case hasAnyValue
    case hasNoValue
    case oneOf
}

/// A sentence for some values of a parameter.
///
/// Apple: "ParameterSummaryWhenCondition".
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
    /// A sentence for some values, and another one for all others.
    public init<Value, Part: ParameterSummary, Other: ParameterSummary>(
        _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
        _ value: Value, @ParameterSummaryBuilder<Intent> _ when: () -> Part,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Other
    ) {}

    /// A sentence for some values of an optional parameter, and another one for all others.
    public init<Value, Part: ParameterSummary, Other: ParameterSummary>(
        _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
        _ values: [Value], @ParameterSummaryBuilder<Intent> _ when: () -> Part,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Other
    ) {}

    /// A sentence if there is a value, and another one if there is none.
    public init<Value, Part: ParameterSummary, Other: ParameterSummary>(
        _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
        @ParameterSummaryBuilder<Intent> _ when: () -> Part,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Other
    ) {}

    /// A sentence for a widget of some sizes, and another one for all others.
    public init<Family, Part: ParameterSummary, Other: ParameterSummary>(
        widgetFamily comparison: ParameterSummaryComparison, _ family: Family,
        @ParameterSummaryBuilder<Intent> _ when: () -> Part,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Other
    ) {}
}

/// A sentence for each value of a parameter.
///
/// Apple: "ParameterSummarySwitchCondition".
public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary {
    /// A sentence for each value.
    public init<Value>(
        _ path: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent> _ cases: () -> [any ParameterSummary]
    ) {}
    /// A sentence for each size of a widget.
    public init(
        _ kind: ParameterSummarySwitchedKind,
        @ParameterSummaryCaseBuilder<Intent> _ cases: () -> [any ParameterSummary]
    ) {}
}

/// What sentences differ by besides parameters.
public enum ParameterSummarySwitchedKind: Sendable {
    case widgetFamily
}

/// A sentence for a value.
///
/// Apple: "ParameterSummaryCaseCondition".
public struct ParameterSummaryCaseCondition<Intent: AppIntent>: ParameterSummary {
    /// A sentence for a value, or for several.
    public init<Value, Part: ParameterSummary>(
        _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Part
    ) {}
}

/// A sentence for all other values.
///
/// Apple: "ParameterSummaryDefaultCaseCondition".
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent>: ParameterSummary {
    /// A sentence.
    public init<Part: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ content: () -> Part) {}
}

/// Makes sentences for values.
///
/// Apple: "ParameterSummaryCaseBuilder".
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent> {
    public static func buildExpression(_ part: ParameterSummaryCaseCondition<Intent>)
        -> any ParameterSummary
    { part }
    public static func buildExpression(
        _ part: ParameterSummaryDefaultCaseCondition<Intent>
    ) -> any ParameterSummary { part }
    public static func buildBlock(_ parts: any ParameterSummary...) -> [any ParameterSummary] {
        parts
    }
}
