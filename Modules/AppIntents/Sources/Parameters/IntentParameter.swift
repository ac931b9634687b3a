internal import Foundation
public import UniformTypeIdentifiers

/// A value of an intent that people choose.
///
/// Nobody is asked here: a parameter has the value that it was given, its first value, or for lack of both `nil`, zero
/// or the first case.
///
/// Apple: "IntentParameter".
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
    /// What it is called.
    public let title: LocalizedStringResource
    private var held: Value?

    /// A parameter.
    ///
    /// - Parameters:
    ///   - title: What it is called.
    ///   - description: What it is.
    ///   - value: Its first value.
    ///   - controlStyle: How it is chosen. It means nothing here, as all that follows.
    public init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default value: Value? = nil, controlStyle: IntentParameterControlStyle? = nil,
        kind: IntentParameterDateKind? = nil, displayName: Bool.IntentDisplayName? = nil,
        inputOptions: String.IntentInputOptions? = nil,
        inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil,
        supportedContentTypes: [UTType] = [], supportedTypeIdentifiers: [String] = [],
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        (self.title, held) = (title, value)
    }

    /// A parameter, with what offers values. They are not asked for here.
    public init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default value: Value? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) {
        (self.title, held) = (title, value)
    }

    /// A parameter, with what finds entities. They are not asked for here.
    public init<Query: EntityQuery>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default value: Value? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) {
        (self.title, held) = (title, value)
    }

    /// The value.
    public var wrappedValue: Value {
        get {
            if let held { return held }
            guard let blank = BlankValue.of(Value.self) else {
                preconditionFailure(
                    "The parameter '\(title)' of an intent was read without a value. Set it, or write @Parameter(title:, default:)."
                )
            }
            return blank
        }
        set { held = newValue }
    }

    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }

    /// Asks for a value. Nobody is asked here.
    ///
    /// - Throws: Always `AppIntentError.needsValue`.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
        throw AppIntentError.needsValue
    }

    /// Asks which of some values is meant. Nobody is asked here.
    ///
    /// - Throws: `AppIntentError.needsValue`, unless there is one value alone.
    public func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil)
        async throws -> Value
    {
        if items.count == 1 { return items[0] }
        throw AppIntentError.needsValue
    }

    /// Asks whether a value is meant. Nobody is asked here.
    ///
    /// - Throws: Always `AppIntentError.needsValue`.
    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws
        -> Bool
    {
        throw AppIntentError.needsValue
    }

    /// What `perform()` throws to be asked again with another value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .needsValue }
    /// What `perform()` throws to be asked which value is meant.
    public func needsDisambiguationError(among items: [Value], dialog: IntentDialog? = nil)
        -> AppIntentError
    {
        .needsValue
    }

    /// Asks for the value of an optional parameter. Nobody is asked here.
    ///
    /// - Throws: Always `AppIntentError.needsValue`.
    public func requestValue<Wrapped>(_ dialog: IntentDialog? = nil) async throws -> Wrapped
    where Value == Wrapped? {
        throw AppIntentError.needsValue
    }

    /// Asks which of some values an optional parameter is to have. Nobody is asked here.
    ///
    /// - Throws: `AppIntentError.needsValue`, unless there is one value alone.
    public func requestDisambiguation<Wrapped>(
        among items: [Wrapped], dialog: IntentDialog? = nil
    ) async throws -> Wrapped where Value == Wrapped? {
        if items.count == 1 { return items[0] }
        throw AppIntentError.needsValue
    }
}

/// How a value is chosen.
///
/// Apple: "IntentParameter.ControlStyle" and its like.
public enum IntentParameterControlStyle: Sendable {
    case field
    case stepper
    case slider
}

/// Which parts of a date are chosen.
///
/// Apple: "IntentParameter.DateKind".
public enum IntentParameterDateKind: Sendable {
    case date
    case time
    case dateTime
}

/// Whether a value comes from what was done before.
///
/// Apple: "InputConnectionBehavior".
public enum InputConnectionBehavior: Sendable {
    case `default`
    case never
    case connectToPreviousIntentResult
}

extension Bool {
    /// What `true` and `false` are called.
    ///
    /// Apple: "Bool.IntentDisplayName".
    public struct IntentDisplayName: Sendable {
        public init(true name: LocalizedStringResource, false other: LocalizedStringResource) {}
    }
}

extension String {
    /// How a text is typed.
    ///
    /// Apple: "String.IntentInputOptions".
    public struct IntentInputOptions: Sendable {
        /// Which letters become capitals.
        public enum CapitalizationType: Sendable {
            case none
            case words
            case sentences
            case allCharacters
        }
        public init(
            keyboardType: Int? = nil, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
            smartDashes: Bool = true
        ) {}
    }
}

/// What a parameter without a value has.
enum BlankValue {
    static func of<Value>(_ type: Value.Type) -> Value? {
        switch type {
        case let optional as any ExpressibleByNilLiteral.Type:
            optional.init(nilLiteral: ()) as? Value
        case is Bool.Type: false as? Value
        case let number as any Numeric.Type: number.init(exactly: 0) as? Value
        case is String.Type: "" as? Value
        case let list as any ExpressibleByArrayLiteral.Type: empty(list) as? Value
        case let cases as any CaseIterable.Type: first(cases) as? Value
        default: nil
        }
    }

    private static func empty<List: ExpressibleByArrayLiteral>(_ type: List.Type) -> Any { List() }
    private static func first<Cases: CaseIterable>(_ type: Cases.Type) -> Any? {
        Cases.allCases.first
    }
}

/// The value of a parameter of another intent, on which what is offered depends. There is none here.
///
/// Apple: "IntentParameterDependency".
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    /// The values of those parameters.
    public init<each Value>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {}
    /// The intent; always `nil`.
    public var wrappedValue: Intent? { nil }
}
