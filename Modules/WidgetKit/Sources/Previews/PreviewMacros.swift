public import ActivityKit
internal import AppIntents
internal import SwiftUI

/// Shows a widget with some entries while it is being written.
///
/// ```swift
/// #Preview(as: .systemSmall) { Tides() } timeline: {
///     Tide(date: .now, height: 1)
///     Tide(date: .now, height: 2)
/// }
/// ```
///
/// The picture is the widget at its size; below it are all entries, if there are several. In a clip each is shown for a
/// second.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "QuadrantMacros", type: "WidgetPreviewMacro")

/// Shows a widget with what a provider gives it.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "QuadrantMacros", type: "WidgetPreviewMacro")

/// Shows a widget with what a provider gives it for an intent.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "QuadrantMacros", type: "WidgetPreviewMacro")

/// Shows a Live Activity in a form, with some states.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewActivityBuilder<Attributes> contentStates:
        @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "QuadrantMacros", type: "WidgetPreviewMacro")

/// Makes a list of entries.
///
/// Apple: "PreviewTimelineBuilder".
@resultBuilder
public enum PreviewTimelineBuilder {
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] {
        [entry]
    }
    public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
        entries
    }
    public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
        parts.flatMap(\.self)
    }
    public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] {
        part ?? []
    }
    public static func buildEither(first part: [any TimelineEntry]) -> [any TimelineEntry] { part }
    public static func buildEither(second part: [any TimelineEntry]) -> [any TimelineEntry] { part }
    public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
        parts.flatMap(\.self)
    }
}

/// Makes a list of states.
///
/// Apple: "PreviewActivityBuilder".
@resultBuilder
public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
    public typealias State = Attributes.ContentState
    public static func buildExpression(_ state: State) -> [State] { [state] }
    public static func buildExpression(_ states: [State]) -> [State] { states }
    public static func buildBlock(_ parts: [State]...) -> [State] { parts.flatMap(\.self) }
    public static func buildOptional(_ part: [State]?) -> [State] { part ?? [] }
    public static func buildEither(first part: [State]) -> [State] { part }
    public static func buildEither(second part: [State]) -> [State] { part }
    public static func buildArray(_ parts: [[State]]) -> [State] { parts.flatMap(\.self) }
}
