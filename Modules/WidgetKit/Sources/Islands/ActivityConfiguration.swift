public import ActivityKit
internal import SwiftUI

/// What a view of a Live Activity shows.
///
/// Apple: "ActivityViewContext".
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// Tells it from others.
    public let activityID: String
    /// What does not change.
    public let attributes: Attributes
    /// What it shows now.
    public let state: Attributes.ContentState
    /// Whether that is out of date.
    public let isStale: Bool
}

/// What is drawn of a Live Activity.
struct ActivityFaces {
    /// The view of the lock screen, of attributes and a state.
    let content: @MainActor (Any, Any) -> AnyView?
    /// What is shown in the Dynamic Island.
    let island: @MainActor (Any, Any) -> DynamicIsland?
}

/// A Live Activity.
///
/// Apple: "ActivityConfiguration".
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    public typealias Body = Never
    private let faces: ActivityFaces

    /// A Live Activity with its views.
    ///
    /// - Parameters:
    ///   - type: The type of what it shows.
    ///   - content: The view of the lock screen.
    ///   - dynamicIsland: The views in the Dynamic Island.
    @MainActor @preconcurrency public init<Content: View>(
        for type: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        func context(_ attributes: Any, _ state: Any) -> ActivityViewContext<Attributes>? {
            guard let attributes = attributes as? Attributes,
                let state = state as? Attributes.ContentState
            else { return nil }
            return ActivityViewContext(
                activityID: "preview", attributes: attributes, state: state, isStale: false)
        }
        faces = ActivityFaces(
            content: { context($0, $1).map { AnyView(content($0)) } },
            island: { context($0, $1).map(dynamicIsland) })
    }

    public static func _describe(_ configuration: Self, into description: inout _WidgetDescription)
    {
        description.activity = configuration.faces
    }
}
