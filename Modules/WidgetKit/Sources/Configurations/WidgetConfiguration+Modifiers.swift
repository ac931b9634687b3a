internal import Foundation
public import SwiftUI

/// A configuration of which something is said.
struct SaidConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
    typealias Body = Never
    let base: Base
    let change: @MainActor (inout _WidgetDescription) -> Void

    static func _describe(_ configuration: Self, into description: inout _WidgetDescription) {
        Base._describe(configuration.base, into: &description)
        configuration.change(&description)
    }
}

extension WidgetConfiguration {
    private func saying(_ change: @escaping @MainActor (inout _WidgetDescription) -> Void)
        -> some WidgetConfiguration
    {
        SaidConfiguration(base: self, change: change)
    }

    /// Says which sizes the widget has.
    ///
    /// Apple: "supportedFamilies(_:)".
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        saying { $0.families = families }
    }

    /// Says what the widget is called where people choose one.
    ///
    /// Apple: "configurationDisplayName(_:)".
    public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
        saying { _ in }
    }

    /// Says what the widget is called where people choose one.
    @_disfavoredOverload
    public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration {
        let name = String(name)
        return saying { $0.displayName = name }
    }

    /// Says what the widget is called where people choose one.
    public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration {
        saying { _ in }
    }

    /// Says what the widget is called where people choose one.
    @_disfavoredOverload
    public func configurationDisplayName(_ name: LocalizedStringResource)
        -> some WidgetConfiguration
    {
        saying { _ in }
    }

    /// Says what the widget shows where people choose one.
    ///
    /// Apple: "description(_:)".
    public func description(_ text: LocalizedStringKey) -> some WidgetConfiguration {
        saying { _ in }
    }
    /// Says what the widget shows where people choose one.
    @_disfavoredOverload
    public func description(_ text: some StringProtocol) -> some WidgetConfiguration {
        saying { _ in }
    }
    /// Says what the widget shows where people choose one.
    public func description(_ text: Text) -> some WidgetConfiguration { saying { _ in } }
    /// Says what the widget shows where people choose one.
    @_disfavoredOverload
    public func description(_ text: LocalizedStringResource) -> some WidgetConfiguration {
        saying { _ in }
    }

    /// Leaves the margins around the content to the widget.
    ///
    /// Apple: "contentMarginsDisabled()".
    public func contentMarginsDisabled() -> some WidgetConfiguration {
        saying { $0.hasMargins = false }
    }

    /// Says whether the background may be left out. It is drawn in full colour, and nowhere else.
    ///
    /// Apple: "containerBackgroundRemovable(_:)".
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration
    {
        saying { _ in }
    }

    /// Says where the widget is seldom wanted. It is drawn all the same.
    ///
    /// Apple: "disfavoredLocations(_:for:)".
    public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration { saying { _ in } }

    /// Has people asked to configure a new widget. Nobody is asked here.
    ///
    /// Apple: "promptsForUserConfiguration()".
    public func promptsForUserConfiguration() -> some WidgetConfiguration { saying { _ in } }

    /// Has the widget told of what is fetched in the background. Nothing is here.
    ///
    /// Apple: "onBackgroundURLSessionEvents(matching:_:)".
    public func onBackgroundURLSessionEvents(
        matching identifier: String, _ perform: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { saying { _ in } }

    /// Has the widget told of what is fetched in the background. Nothing is here.
    public func onBackgroundURLSessionEvents(
        matching isWanted: ((String) -> Bool)? = nil,
        _ perform: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { saying { _ in } }

    /// Says in which sizes a Live Activity is shown elsewhere.
    ///
    /// Apple: "supplementalActivityFamilies(_:)".
    public func supplementalActivityFamilies(_ families: [ActivityFamily])
        -> some WidgetConfiguration
    {
        saying { _ in }
    }

    /// Says how a widget is held in space. It means nothing here.
    ///
    /// Apple: "supportedMountingStyles(_:)".
    public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration
    {
        saying { _ in }
    }

    /// Says what a widget looks to be made of in space. It means nothing here.
    ///
    /// Apple: "widgetTexture(_:)".
    public func widgetTexture(_ material: WidgetTexture) -> some WidgetConfiguration {
        saying { _ in }
    }
}

/// What a widget looks to be made of in space.
///
/// Apple: "WidgetTexture".
public struct WidgetTexture: Equatable, Sendable {
    private let name: String
    /// Glass: what widgets have unless they say otherwise.
    public static let glass = WidgetTexture(name: "glass")
    /// Paper.
    public static let paper = WidgetTexture(name: "paper")
}

/// How a widget is held in space.
///
/// Apple: "WidgetMountingStyle".
public enum WidgetMountingStyle: Sendable {
    case elevated
    case recessed
}

/// The sizes of a Live Activity.
///
/// Apple: "ActivityFamily".
public enum ActivityFamily: Hashable, Sendable {
    case small
    case medium
}
