internal import Foundation

/// Gives a widget its entries.
///
/// Apple: "TimelineProvider".
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    /// An entry for the time until there is another one.
    func placeholder(in context: Context) -> Entry
    /// An entry to look at.
    @preconcurrency func getSnapshot(
        in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// What is shown one after the other.
    @preconcurrency func getTimeline(
        in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// How important the widget will be.
    func relevances() async -> WidgetRelevances<Void>
}

extension TimelineProvider {
    public func relevances() async -> WidgetRelevances<Void> { WidgetRelevances([]) }
}

/// Gives a widget its entries, by what people have chosen.
///
/// Apple: "AppIntentTimelineProvider".
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    /// An entry for the time until there is another one.
    func placeholder(in context: Context) -> Entry
    /// An entry to look at.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// What is shown one after the other.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// What people are offered to choose.
    func recommendations() -> [AppIntentRecommendation<Intent>]
    /// How important the widget will be.
    func relevances() async -> WidgetRelevances<Intent>
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
    public func relevances() async -> WidgetRelevances<Intent> { WidgetRelevances([]) }
}

/// Gives a widget its entries, by what people have chosen with an intent of SiriKit's.
///
/// Apple: "IntentTimelineProvider".
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent
    typealias Context = TimelineProviderContext

    /// An entry for the time until there is another one.
    func placeholder(in context: Context) -> Entry
    /// An entry to look at.
    @preconcurrency func getSnapshot(
        for configuration: Intent, in context: Context,
        completion: @escaping @Sendable (Entry) -> Void)
    /// What is shown one after the other.
    @preconcurrency func getTimeline(
        for configuration: Intent, in context: Context,
        completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// What people are offered to choose.
    func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// Something to choose, with its name.
///
/// Apple: "AppIntentRecommendation".
public struct AppIntentRecommendation<Intent: AppIntent>: Sendable {
    public let intent: Intent
    public let description: String
    public init(intent: Intent, description: some StringProtocol) {
        (self.intent, self.description) = (intent, String(description))
    }
    public init(intent: Intent, description: LocalizedStringResource) {
        (self.intent, self.description) = (intent, String(localized: description))
    }
}

/// Something to choose, with its name.
///
/// Apple: "IntentRecommendation".
public struct IntentRecommendation<Intent> {
    public let intent: Intent
    public let description: String
    public init(intent: Intent, description: some StringProtocol) {
        (self.intent, self.description) = (intent, String(description))
    }
}

/// How important a widget will be. Nobody asks here.
///
/// Apple: "WidgetRelevances".
public struct WidgetRelevances<Configuration>: @unchecked Sendable {
    public init(_ elements: [WidgetRelevanceAttribute<Configuration>]) {}
}

/// When a widget is important.
///
/// Apple: "WidgetRelevanceAttribute".
public struct WidgetRelevanceAttribute<Configuration>: @unchecked Sendable {
    public init(configuration: Configuration) {}
}
