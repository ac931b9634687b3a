public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// What the margins of a scroll view apply to.
///
/// Apple: "ContentMarginPlacement".
public struct ContentMarginPlacement: Sendable {
    enum Kind {
        case automatic, scrollContent, scrollIndicators
    }

    private let kind: Kind

    /// Margins apply to the content and the indicators.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
    /// Margins apply only to the content.
    public static var scrollContent: ContentMarginPlacement {
        ContentMarginPlacement(kind: .scrollContent)
    }
    /// Margins apply only to the indicators; they have no effect on layout.
    public static var scrollIndicators: ContentMarginPlacement {
        ContentMarginPlacement(kind: .scrollIndicators)
    }

    func set(_ edges: Edge.Set, to insets: EdgeInsets?, in settings: inout ScrollSettings) {
        switch kind {
        case .automatic: settings.automaticMargins.set(edges, to: insets)
        case .scrollContent: settings.scrollContentMargins.set(edges, to: insets)
        case .scrollIndicators: settings.scrollIndicatorMargins.set(edges, to: insets)
        }
    }
}

extension View {
    /// Sets the margins of scroll views at `edges`, in points.
    ///
    /// Margins inset the content, and enlarge the scroll view across its axes. If several are set,
    /// the one nearest to the scroll view counts. Negative, infinite and NaN lengths count as 0
    /// and are reported.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(ScrollSettingsModifier { placement.set(edges, to: insets, in: &$0) })
            .modifier(
                ReportModifier(
                    diagnostic: .unlessLength(
                        ".contentMargins",
                        [
                            "top": insets.top, "leading": insets.leading,
                            "bottom": insets.bottom, "trailing": insets.trailing,
                        ], instead: "It counts as 0.")))
    }

    /// Sets the margins of scroll views at `edges` to one length, in points; `nil` for the default,
    /// no margins. A length that is negative or not finite counts as 0 and is reported.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let insets = length.map { EdgeInsets(edges: .all, length: $0) }
        return modifier(ScrollSettingsModifier { placement.set(edges, to: insets, in: &$0) })
            .modifier(
                ReportModifier(
                    diagnostic: length.flatMap {
                        .unlessLength(".contentMargins", ["": $0], instead: "It counts as 0.")
                    }))
    }

    /// Sets the margins of scroll views on all sides to one length, in points. A length that is
    /// negative or not finite counts as 0.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
