public import SwiftUI

/// A scene for notifications of one category. No notification comes to a watch here: the scene shows nothing.
///
/// Apple: "WKNotificationScene".
public nonisolated struct WKNotificationScene<
    Content: View, Controller: WKUserNotificationHostingController<Content>
>: Scene {
    /// A primitive scene: it has no body.
    public typealias Body = Never

    /// Creates the scene of a category, whose interface a controller has.
    public init(controller: Controller.Type, category: String) {}

    /// Adds nothing.
    @MainActor
    public static func _collect(
        _ scene: WKNotificationScene<Content, Controller>, into list: inout _SceneList
    ) {}
}
