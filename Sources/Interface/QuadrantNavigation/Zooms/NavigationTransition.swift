internal import Foundation
public import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantViews

/// How a pushed screen, or a cover, comes and goes where that is animated.
///
/// Apple: "NavigationTransition". Only the built-in ones exist.
@MainActor @preconcurrency
public protocol NavigationTransition {
    /// What the transition does; not for use outside the library.
    var _kind: _NavigationTransitionKind { get }
}

/// What a navigation transition does.
public struct _NavigationTransitionKind: Sendable {
    /// The source that the screen grows out of; `nil` for the usual transition.
    let source: MatchedTransitionKey?
}

/// The transition that suits the place: pushed screens slide, covers come from below.
///
/// Apple: "AutomaticNavigationTransition".
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Creates the transition.
    public nonisolated init() {}

    /// The usual transition.
    public var _kind: _NavigationTransitionKind { _NavigationTransitionKind(source: nil) }
}

/// The screen grows out of the view that is marked as its source, and shrinks into it.
///
/// Apple: "ZoomNavigationTransition". Without such a view the screen is there at once.
public struct ZoomNavigationTransition: NavigationTransition {
    private let source: MatchedTransitionKey

    fileprivate nonisolated init(_ source: MatchedTransitionKey) { self.source = source }

    /// The source that the screen grows out of.
    public var _kind: _NavigationTransitionKind { _NavigationTransitionKind(source: source) }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The transition that suits the place.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The screen grows out of the view with `matchedTransitionSource(id:in:)` of the same identity and namespace.
    public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition(
            MatchedTransitionKey(id: AnyHashable(sourceID), namespace: namespace))
    }
}

extension View {
    /// Sets how the screen comes and goes whose content this view is, where that is animated.
    ///
    /// Apple: "navigationTransition(_:)".
    @MainActor @preconcurrency
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        modifier(ZoomRequestModifier(style._kind.source))
    }

    /// Marks the view as that which a screen with `navigationTransition(.zoom(sourceID:in:))` grows out of.
    ///
    /// Apple: "matchedTransitionSource(id:in:)".
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some View {
        modifier(
            ZoomSourceModifier(MatchedTransitionKey(id: AnyHashable(id), namespace: namespace)))
    }

    /// The same; `configuration` says how the view looks where it is the source of a transition.
    ///
    /// Apple: "matchedTransitionSource(id:in:configuration:)". The ground, the corners and the shadow that are set there
    /// lie on the view.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) ->
            some MatchedTransitionSourceConfiguration
    ) -> some View {
        let look = configuration(EmptyMatchedTransitionSourceConfiguration())._look
        return background(look.ground ?? .clear)
            .modifier(SourceClip(radius: look.radius))
            .shadow(
                color: look.shadow?.color ?? .clear, radius: look.shadow?.radius ?? 0,
                x: look.shadow?.x ?? 0, y: look.shadow?.y ?? 0
            )
            .matchedTransitionSource(id: id, in: namespace)
    }
}

/// Cuts a source off at its corners.
private nonisolated struct SourceClip: ViewModifier {
    let radius: CGFloat?

    @MainActor func body(content: Content) -> some View {
        content.mask {
            // Where nobody asks for corners, nothing outside of the view is cut off.
            Rectangle().padding(radius == nil ? -10_000 : 0)
                .clipShape(RoundedRectangle(cornerRadius: radius ?? 0))
        }
    }
}
