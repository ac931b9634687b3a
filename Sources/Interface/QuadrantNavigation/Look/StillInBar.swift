import QuadrantCore
import QuadrantViews

/// Has a view in a bar stand still and fade while screens of the stack around are pushed and popped, as bars of UIKit do.
nonisolated struct StillInBar: ViewModifier {
    /// What there is one of in each bar: of two screens that have it, one is seen, and does not fade.
    let role: String?
    @Environment(\.stackHub) private var hub

    init(role: String? = nil) { self.role = role }

    @MainActor func body(content: Content) -> some View {
        content.modifier(StillPartModifier(in: hub.map { PushStack($0) }, role: role))
    }
}
