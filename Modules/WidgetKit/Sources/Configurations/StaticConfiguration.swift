public import AppIntents
internal import SwiftUI

/// A widget that people do not configure.
///
/// Apple: "StaticConfiguration".
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public typealias Body = Never
    private let kind: String
    private let entries: WidgetEntries

    /// A widget whose entries a provider gives.
    ///
    /// - Parameters:
    ///   - kind: Tells it from the app's others.
    ///   - provider: Gives the entries.
    ///   - content: Shows an entry.
    @MainActor @preconcurrency public init<Provider: TimelineProvider>(
        kind: String, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.kind = kind
        entries = WidgetEntries(
            content, placeholder: { provider.placeholder(in: $0) },
            snapshot: { context in
                await Handed.value { provider.getSnapshot(in: context, completion: $0) }
            },
            timeline: { context in
                await Handed.value { provider.getTimeline(in: context, completion: $0) }?.entries
                    ?? []
            })
    }

    public static func _describe(_ configuration: Self, into description: inout _WidgetDescription)
    {
        description.kind = configuration.kind
        description.entries = configuration.entries
    }
}

/// A widget that people configure by an intent. Here it has the intent's first values.
///
/// Apple: "AppIntentConfiguration".
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
    WidgetConfiguration
{
    public typealias Body = Never
    private let kind: String
    private let entries: WidgetEntries

    /// A widget whose entries a provider gives.
    ///
    /// - Parameters:
    ///   - kind: Tells it from the app's others.
    ///   - intent: The type of the intent.
    ///   - provider: Gives the entries.
    ///   - content: Shows an entry.
    @MainActor @preconcurrency public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        self.kind = kind
        nonisolated(unsafe) let provider = provider
        entries = WidgetEntries(
            content, placeholder: { provider.placeholder(in: $0) },
            snapshot: { await provider.snapshot(for: Intent(), in: $0) },
            timeline: { await provider.timeline(for: Intent(), in: $0).entries })
    }

    public static func _describe(_ configuration: Self, into description: inout _WidgetDescription)
    {
        description.kind = configuration.kind
        description.entries = configuration.entries
    }
}

/// A widget that people configure by an intent of SiriKit's. Here its placeholder is drawn: there is no such intent.
///
/// Apple: "IntentConfiguration".
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
    public typealias Body = Never
    private let kind: String
    private let entries: WidgetEntries

    /// A widget whose entries a provider gives.
    @MainActor @preconcurrency public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        self.kind = kind
        entries = WidgetEntries(
            content, placeholder: { provider.placeholder(in: $0) },
            snapshot: { provider.placeholder(in: $0) }, timeline: { [provider.placeholder(in: $0)] }
        )
    }

    public static func _describe(_ configuration: Self, into description: inout _WidgetDescription)
    {
        description.kind = configuration.kind
        description.entries = configuration.entries
    }
}
