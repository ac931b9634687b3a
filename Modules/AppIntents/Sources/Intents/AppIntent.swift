internal import Foundation

/// Something that an app does for the system: for a button of a widget, for Siri, for Shortcuts.
///
/// Here it is carried out by `Button(intent:)`, `Toggle(isOn:intent:)` and by code that calls `perform()`.
///
/// Apple: "AppIntent".
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    /// What it says of its parameters.
    associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>
    /// What it answers.
    associatedtype PerformResult: IntentResult

    /// What people call it.
    static var title: LocalizedStringResource { get }
    /// What it does, in a sentence.
    static var description: IntentDescription? { get }
    /// Whether the app is shown while it works. It means nothing here.
    static var openAppWhenRun: Bool { get }
    /// Whether people are offered it.
    static var isDiscoverable: Bool { get }
    /// Whom the system lets do it. Here everyone may.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// A sentence with its parameters.
    static var parameterSummary: SummaryContent { get }

    /// An intent whose parameters have their first values.
    init()

    /// Does it.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// The sentences of an intent.
    public typealias Summary = IntentParameterSummary<Self>
    /// A sentence for some values of a parameter.
    public typealias When = ParameterSummaryWhenCondition<Self>
    /// A sentence for each value of a parameter.
    public typealias Switch = ParameterSummarySwitchCondition<Self>
    /// A sentence for a value.
    public typealias Case = ParameterSummaryCaseCondition<Self>
    /// A sentence for all other values.
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
    /// A value that people choose.
    public typealias Parameter<Value> = IntentParameter<Value>
    /// A value that the app has given.
    public typealias Dependency<Value> = AppDependency<Value>

    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

    /// Does it, as the system would be asked to.
    public func callAsFunction(donate: Bool = false) async throws -> PerformResult {
        try await perform()
    }

    /// Tells the system that it was done. There is none here that learns from it.
    @discardableResult public func donate() async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
    /// The title alone.
    public static var parameterSummary: SummaryContent { IntentParameterSummary("") }
}

/// Tells what was donated from all else.
///
/// Apple: "IntentDonationIdentifier".
public struct IntentDonationIdentifier: Hashable, Sendable {
    private let value = UUID()
}

/// A type with a name that stays.
///
/// Apple: "PersistentlyIdentifiable".
public protocol PersistentlyIdentifiable {
    /// The name.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The type's name.
    public static var persistentIdentifier: String { "\(Self.self)" }
}

/// Whom the system lets do something.
///
/// Apple: "IntentAuthenticationPolicy".
public enum IntentAuthenticationPolicy: Sendable {
    case alwaysAllowed
    case requiresAuthentication
    case requiresLocalDeviceAuthentication
}

/// What an intent does, in a sentence.
///
/// Apple: "IntentDescription".
public struct IntentDescription: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
    Sendable
{
    /// The sentence.
    public let descriptionText: LocalizedStringResource
    /// What it belongs to.
    public let categoryName: LocalizedStringResource?
    /// Words to find it by.
    public let searchKeywords: [LocalizedStringResource]
    /// What its answer is called.
    public let resultValueName: LocalizedStringResource?

    /// A sentence, with what it belongs to.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [],
        resultValueName: LocalizedStringResource? = nil
    ) {
        (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
        (self.searchKeywords, self.resultValueName) = (searchKeywords, resultValueName)
    }

    /// A sentence.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }
}
