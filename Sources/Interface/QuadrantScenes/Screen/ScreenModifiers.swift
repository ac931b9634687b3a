public import Foundation
import QuadrantControls
public import QuadrantCore
public import QuadrantGeometry
import QuadrantLayout
public import QuadrantViews

extension View {
    /// Shows or hides the status bar. Pictures have none unless a device is drawn around them, whose bar stays: it has no
    /// effect, which is reported.
    ///
    /// Apple: "statusBarHidden(_:)".
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        modifier(
            ReportModifier(
                diagnostic: .withoutEffect(
                    ".statusBarHidden(_:)",
                    advice: "Pictures have no status bar; that of a device's frame stays.")))
    }

    /// Shows or hides the status bar. It has no effect here, which is reported.
    ///
    /// Apple: "statusBar(hidden:)", the older form of `statusBarHidden(_:)`.
    nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Shows or hides what the system draws over a screen, such as the home indicator. Pictures have none: it has no
    /// effect, which is reported.
    ///
    /// Apple: "persistentSystemOverlays(_:)".
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        modifier(
            ReportModifier(
                diagnostic: .withoutEffect(
                    ".persistentSystemOverlays(_:)",
                    advice: "Pictures have nothing that the system draws over a screen.")))
    }

    /// Has gestures of the system begin later on some edges. It has no effect here, which is reported.
    ///
    /// Apple: "defersSystemGestures(on:)".
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
        modifier(
            ReportModifier(
                diagnostic: .withoutEffect(
                    ".defersSystemGestures",
                    advice: "The system has no gestures at the edges here.")))
    }

    /// Says what a view is for, in words that assistive technologies tell as a hint.
    ///
    /// Apple: "help(_:)". A pointer that rests on the view does not show them here.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(textKey))
    }

    /// Says what a view is for, in words that are not localised.
    ///
    /// Apple: "help(_:)".
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
        accessibilityHint(Text(text))
    }

    /// Says what a view is for, in a text.
    ///
    /// Apple: "help(_:)".
    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

    /// Keeps a view from the edges as the system does with the content of a scene.
    ///
    /// Apple: "scenePadding(_:)". No length is published: 16 points, and 20 where the window is wide, which are the least margins of UIKit's
    /// screens (`systemMinimumLayoutMargins`).
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(padding: .minimum, edges: edges))
    }

    /// Keeps a view from the edges as the system does with content of a kind.
    ///
    /// Apple: "scenePadding(_:edges:)". `navigationBar` is the distance of a bar's buttons from the sides.
    nonisolated public func scenePadding(
        _ padding: ScenePadding, edges: Edge.Set = .all
    ) -> some View {
        modifier(ScenePaddingModifier(padding: padding, edges: edges))
    }

    /// Calls an action with a URL that opens the app. None comes here by itself; a test opens one with `ViewHost.open(_:)`.
    ///
    /// Apple: "onOpenURL(perform:)".
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenedURLModifier(action: action))
    }

    /// Says which external events the window of the view takes. None comes here, which is reported.
    ///
    /// Apple: "handlesExternalEvents(preferring:allowing:)".
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View {
        modifier(
            ReportModifier(
                diagnostic: .withoutEffect(
                    ".handlesExternalEvents", advice: "No event comes from outside here.")))
    }
}

/// Keeps a view from the edges of its scene.
private nonisolated struct ScenePaddingModifier: ViewModifier {
    let padding: ScenePadding
    let edges: Edge.Set
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.controlProfile) private var profile

    init(padding: ScenePadding, edges: Edge.Set) {
        (self.padding, self.edges) = (padding, edges)
    }

    @MainActor func body(content: Content) -> some View {
        let least: CGFloat = sizeClass == .regular ? 20 : 16
        content.padding(edges, padding == .navigationBar ? profile.bar.side : least)
    }
}

/// A kind of distance from the edges of a scene.
///
/// Apple: "ScenePadding".
public struct ScenePadding: Equatable, Sendable {
    private let name: String

    /// The least distance of content.
    public static let minimum = ScenePadding(name: "minimum")
    /// The distance at which the title of a bar stands.
    public static let navigationBar = ScenePadding(name: "navigationBar")
}

/// Notes at a view what it does with URLs that open the app.
package struct OpenedURLNote: NodeNoteKey {
    package typealias Value = OpenedURLNote

    package let actions: [(URL) -> Void]

    package static func combine(_ inner: OpenedURLNote, _ outer: OpenedURLNote) -> OpenedURLNote {
        OpenedURLNote(actions: inner.actions + outer.actions)
    }
}

/// Leaves at a view what it does with URLs.
private nonisolated struct OpenedURLModifier: AttachingModifier {
    let action: (URL) -> Void

    func attach(_ attachments: inout NodeAttachments) {
        attachments.add(OpenedURLNote(actions: [action]), for: OpenedURLNote.self)
    }
}
