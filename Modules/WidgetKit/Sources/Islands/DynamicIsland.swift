public import Foundation
public import SwiftUI

/// The views of a Live Activity in the Dynamic Island.
///
/// Apple: "DynamicIsland".
public struct DynamicIsland {
    let expanded: DynamicIslandExpandedContent<AnyView>
    let leading: AnyView
    let trailing: AnyView
    let minimal: AnyView
    var url: URL?
    var tint: Color?

    /// The views of each form.
    ///
    /// - Parameters:
    ///   - expanded: The regions of the large form.
    ///   - compactLeading: Before the camera.
    ///   - compactTrailing: Behind the camera.
    ///   - minimal: Where several Live Activities share the island.
    @MainActor @preconcurrency
    public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded:
            @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> Leading,
        @ViewBuilder compactTrailing: @escaping () -> Trailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        self.expanded = DynamicIslandExpandedContent(regions: expanded().regions)
        leading = AnyView(compactLeading())
        trailing = AnyView(compactTrailing())
        self.minimal = AnyView(minimal())
    }

    /// Says which address is opened when the island is tapped.
    ///
    /// Apple: "widgetURL(_:)" (DynamicIsland).
    public func widgetURL(_ url: URL?) -> DynamicIsland {
        var island = self
        island.url = url
        return island
    }

    /// The colour of the line around the island.
    ///
    /// Apple: "keylineTint(_:)".
    public func keylineTint(_ color: Color?) -> DynamicIsland {
        var island = self
        island.tint = color
        return island
    }

    /// Sets margins of a form. The margins of the forms are fixed here, which is told.
    ///
    /// Apple: "contentMargins(_:_:for:)".
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
    ) -> DynamicIsland {
        Notes.tell(
            "contentMargins(_:_:for:) of a DynamicIsland has no effect: its margins are fixed.")
        return self
    }
}

/// The forms of the Dynamic Island.
///
/// Apple: "DynamicIslandMode".
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let expanded = DynamicIslandMode(name: "expanded")
    public static let minimal = DynamicIslandMode(name: "minimal")
}

/// A part of the large form.
///
/// Apple: "DynamicIslandExpandedRegion".
public struct DynamicIslandExpandedRegion<Content: View> {
    let position: DynamicIslandExpandedRegionPosition
    let content: Content

    /// Views in a part.
    ///
    /// - Parameters:
    ///   - position: The part.
    ///   - priority: Which of the parts beside the camera becomes wider. They share the width here.
    ///   - content: The views.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: () -> Content
    ) {
        (self.position, self.content) = (position, content())
    }
}

/// The parts of the large form.
///
/// Apple: "DynamicIslandExpandedRegionPosition".
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    /// Before the camera.
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    /// Behind the camera.
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    /// Below the camera.
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    /// Below all.
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// The parts of the large form that are filled.
///
/// Apple: "DynamicIslandExpandedContent".
public struct DynamicIslandExpandedContent<Content: View> {
    var regions: [(position: DynamicIslandExpandedRegionPosition, view: AnyView)] = []

    func view(at position: DynamicIslandExpandedRegionPosition) -> some View {
        ForEach(regions.indices.filter { regions[$0].position == position }, id: \.self) {
            regions[$0].view
        }
    }
}

/// Makes a list of parts.
///
/// Apple: "DynamicIslandExpandedContentBuilder".
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    public static func buildExpression<Content: View>(
        _ region: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedContent<AnyView> {
        DynamicIslandExpandedContent<AnyView>(regions: [(region.position, AnyView(region.content))])
    }
    public static func buildBlock(_ parts: DynamicIslandExpandedContent<AnyView>...)
        -> DynamicIslandExpandedContent<AnyView>
    {
        DynamicIslandExpandedContent<AnyView>(regions: parts.flatMap(\.regions))
    }
    public static func buildOptional(_ part: DynamicIslandExpandedContent<AnyView>?)
        -> DynamicIslandExpandedContent<AnyView>
    {
        part ?? DynamicIslandExpandedContent<AnyView>()
    }
    public static func buildEither(first part: DynamicIslandExpandedContent<AnyView>)
        -> DynamicIslandExpandedContent<AnyView>
    { part }
    public static func buildEither(second part: DynamicIslandExpandedContent<AnyView>)
        -> DynamicIslandExpandedContent<AnyView>
    { part }
}

/// How the views of a part beside the camera are placed.
///
/// Apple: "DynamicIslandExpandedRegionVerticalPlacement".
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = DynamicIslandExpandedRegionVerticalPlacement(name: "automatic")
    /// Below the camera, where they are too wide for the room beside it.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(
        name: "belowIfTooWide")
}

extension View {
    /// Says how the view is placed beside the camera. It stays beside it here, which is told.
    ///
    /// Apple: "dynamicIsland(verticalPlacement:)".
    nonisolated public func dynamicIsland(
        verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
    ) -> some View {
        if verticalPlacement == .belowIfTooWide {
            Notes.tell(
                "dynamicIsland(verticalPlacement: .belowIfTooWide) has no effect: the view stays beside the camera."
            )
        }
        return self
    }
}
