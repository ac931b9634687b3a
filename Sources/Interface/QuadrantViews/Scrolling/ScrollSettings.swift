package import Foundation
package import QuadrantCore
package import QuadrantGeometry

/// The settings that modifiers make for the nearest scroll view inside them.
struct ScrollSettings: Equatable {
    /// Which part of content longer than the scroll view is seen at first; `nil` for its start.
    var initialAnchor: UnitPoint?
    /// Where content shorter than the scroll view stands; `nil` for the start.
    var alignmentAnchor: UnitPoint?
    /// The part of the content that stays in place when the content or the scroll view changes its
    /// size.
    var sizeChangesAnchor: UnitPoint?
    /// Margins for content and indicators.
    var automaticMargins = EdgeLengths()
    /// Margins for just the content.
    var scrollContentMargins = EdgeLengths()
    /// Margins for just the indicators.
    var scrollIndicatorMargins = EdgeLengths()
    var isClipDisabled = false
    /// Modifiers that follow the scroll view.
    var clients: [ScrollClient] = []
    /// Whether content that fits stays where it is under a finger.
    var bouncesBySize = false
    /// Where scrolling comes to rest; `nil` for wherever it ends.
    var behavior: ScrollResting?

    /// Room around the content, in points: margins for just the content before those for all.
    var contentMargins: EdgeInsets { scrollContentMargins.over(automaticMargins) }

    /// Room around the indicators, in points: margins for just them before those for all.
    var indicatorMargins: EdgeInsets { scrollIndicatorMargins.over(automaticMargins) }
}

/// A length for each edge that was given one, in points.
struct EdgeLengths: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    /// These lengths, on edges without any those of `all`, or else 0.
    func over(_ all: EdgeLengths) -> EdgeInsets {
        EdgeInsets(
            top: top ?? all.top ?? 0, leading: leading ?? all.leading ?? 0,
            bottom: bottom ?? all.bottom ?? 0, trailing: trailing ?? all.trailing ?? 0)
    }

    /// Replaces the lengths of `edges`; `nil` takes them back.
    mutating func set(_ edges: Edge.Set, to insets: EdgeInsets?) {
        if edges.contains(.top) { top = insets?.top }
        if edges.contains(.leading) { leading = insets?.leading }
        if edges.contains(.bottom) { bottom = insets?.bottom }
        if edges.contains(.trailing) { trailing = insets?.trailing }
    }
}

private enum ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
    /// The margins that are set for the content of the next scroll view; `nil` on edges where none are.
    package var scrollContentMargins: [Edge: CGFloat] {
        let (own, all) = (scrollSettings.scrollContentMargins, scrollSettings.automaticMargins)
        let lengths: [Edge: CGFloat?] = [
            .top: own.top ?? all.top, .leading: own.leading ?? all.leading,
            .bottom: own.bottom ?? all.bottom, .trailing: own.trailing ?? all.trailing,
        ]
        return lengths.compactMapValues(\.self)
    }

    /// What is set for the next scroll view.
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
}

/// Changes the settings of scroll views inside.
nonisolated struct ScrollSettingsModifier: EnvironmentModifier {
    let change: @Sendable (inout ScrollSettings) -> Void

    func change(_ environment: inout EnvironmentValues) {
        var settings = environment.scrollSettings
        change(&settings)
        environment.scrollSettings = settings
    }
}
