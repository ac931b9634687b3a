public import Foundation
public import QuadrantCore
public import QuadrantGeometry
public import QuadrantViews

/// How a view stands out under a look or a pointer, as code says.
///
/// Apple: "CustomHoverEffect" (visionOS). On an iPhone, which views are drawn as here, nothing stands out: what is attached
/// is reported.
@MainActor @preconcurrency
public protocol CustomHoverEffect {
    /// What the effect is made of.
    associatedtype Body: CustomHoverEffect
    /// The effect that is changed: none at first.
    typealias Content = EmptyHoverEffect

    /// What the effect is made of.
    func body(content: Content) -> Body
}

/// No effect.
///
/// Apple: "EmptyHoverEffect".
public nonisolated struct EmptyHoverEffect: CustomHoverEffect {
    /// No effect.
    public init() {}

    /// It is made of nothing else.
    public func body(content: EmptyHoverEffect) -> EmptyHoverEffect { content }
}

/// An effect that changes another one.
///
/// Apple: "ContentHoverEffect".
public struct ContentHoverEffect<Base: CustomHoverEffect>: CustomHoverEffect {
    let base: Base

    /// It is made of the other one.
    public func body(content: EmptyHoverEffect) -> Base { base }
}

extension HoverEffect: CustomHoverEffect {
    /// The effect of code.
    ///
    /// Apple: "HoverEffect.init(_:)".
    @MainActor
    public init(_ effect: some CustomHoverEffect) { self = .automatic }

    /// It is made of nothing else.
    public func body(content: EmptyHoverEffect) -> EmptyHoverEffect { content }
}

/// Views that stand out together.
///
/// Apple: "HoverEffectGroup".
public struct HoverEffectGroup: Hashable, Sendable {
    /// How a view takes part.
    ///
    /// Apple: "HoverEffectGroup.Behavior".
    public struct Behavior: Hashable, Sendable {
        private let name: String

        /// It makes the others stand out, and does with them.
        public static let activatesGroup = Behavior(name: "activatesGroup")
        /// It stands out with the others.
        public static let followsGroup = Behavior(name: "followsGroup")
        /// It stands out alone.
        public static let ignoresGroup = Behavior(name: "ignoresGroup")
        /// As the group says.
        public static let preservesGroup = Behavior(name: "preservesGroup")
    }

    private let id: String?
    private let namespace: Namespace.ID?

    private init() { (id, namespace) = (nil, nil) }

    /// The group of a name.
    public init(
        id: String? = nil, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup
    ) {
        (self.id, self.namespace) = (id, namespace)
    }

    /// Another group's views in another way.
    public init(_ group: HoverEffectGroup, behavior: Behavior) { self = group }

    /// What lies over the app, such as the bar of its window.
    public static let systemOverlays = HoverEffectGroup()
}

/// Whether an effect shows, whatever is looked at.
///
/// Apple: "HoverEffectPhaseOverride".
public struct HoverEffectPhaseOverride: Sendable {
    private let isActive: Bool

    /// It shows.
    public static let active = HoverEffectPhaseOverride(isActive: true)
    /// It does not show.
    public static let inactive = HoverEffectPhaseOverride(isActive: false)
}

/// What an effect does with a view.
///
/// Apple: "HoverEffectContent".
public struct HoverEffectContent: Sendable {

    /// With another opacity.
    public func opacity(_ opacity: Double) -> Self { self }
    /// Larger or smaller.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
    /// Larger or smaller.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> Self { self }
    /// Elsewhere.
    public func offset(_ offset: CGSize) -> Self { self }
    /// Elsewhere.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
    /// Turned.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
    /// Cut off by a shape.
    public func clipShape(_ shape: some Shape) -> Self { self }
    /// Cut off at its bounds, or at others.
    public func clipShape(_ shape: some Shape, style: FillStyle) -> Self { self }
    /// Changes with an animation.
    public func animation(
        _ animation: Animation?, body: (HoverEffectContent) -> HoverEffectContent
    ) -> Self { self }
}

extension CustomHoverEffect {
    /// This effect with changes by code. It is called by no one here.
    ///
    /// Apple: "hoverEffect(in:isEnabled:body:)".
    public func hoverEffect(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping (HoverEffectContent, _ isActive: Bool, GeometryProxy) -> HoverEffectContent
    ) -> some CustomHoverEffect { ContentHoverEffect(base: self) }

    /// This effect with another one.
    ///
    /// Apple: "hoverEffect(_:in:isEnabled:)".
    public func hoverEffect(
        _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
    ) -> some CustomHoverEffect { ContentHoverEffect(base: self) }

    /// This effect, turned off.
    ///
    /// Apple: "hoverEffectDisabled(_:)".
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some CustomHoverEffect {
        ContentHoverEffect(base: self)
    }

    /// This effect in a group.
    ///
    /// Apple: "hoverEffectGroup(_:)".
    public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some CustomHoverEffect {
        ContentHoverEffect(base: self)
    }

    /// This effect in the group of a name.
    ///
    /// Apple: "hoverEffectGroup(id:in:behavior:)".
    public func hoverEffectGroup(
        id: String? = nil, in namespace: Namespace.ID,
        behavior: HoverEffectGroup.Behavior = .activatesGroup
    ) -> some CustomHoverEffect { ContentHoverEffect(base: self) }

    /// This effect, shown or not whatever is looked at.
    ///
    /// Apple: "hoverEffectPhaseOverride(_:)".
    public func hoverEffectPhaseOverride(
        _ override: HoverEffectPhaseOverride?
    ) -> some CustomHoverEffect { ContentHoverEffect(base: self) }
}

extension CustomHoverEffect where Self == EmptyHoverEffect {
    /// No effect.
    nonisolated public static var empty: EmptyHoverEffect { EmptyHoverEffect() }

    /// Changes by code.
    ///
    /// Apple: "hoverEffect(in:isEnabled:body:)".
    public static func hoverEffect(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping (HoverEffectContent, _ isActive: Bool, GeometryProxy) -> HoverEffectContent
    ) -> EmptyHoverEffect { EmptyHoverEffect() }
}

extension View {
    private nonisolated func withoutLook(_ call: String) -> some View {
        modifier(WithoutEffectModifier(call: call, advice: WithoutEffectModifier.noPointer))
    }

    /// Has the view stand out by an effect of code. On an iPhone, as here, nothing does, which is reported.
    ///
    /// Apple: "hoverEffect(_:in:isEnabled:)".
    @_disfavoredOverload
    nonisolated public func hoverEffect(
        _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
    ) -> some View { withoutLook(".hoverEffect(_:in:isEnabled:)") }

    /// Has the view stand out by code. On an iPhone, as here, nothing does, which is reported.
    ///
    /// Apple: "hoverEffect(in:isEnabled:body:)".
    nonisolated public func hoverEffect(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping (HoverEffectContent, _ isActive: Bool, GeometryProxy) -> HoverEffectContent
    ) -> some View { withoutLook(".hoverEffect(in:isEnabled:body:)") }

    /// Has the views in this view stand out together. On an iPhone, as here, nothing does, which is reported.
    ///
    /// Apple: "hoverEffectGroup()".
    nonisolated public func hoverEffectGroup() -> some View { withoutLook(".hoverEffectGroup()") }

    /// The same with a name.
    ///
    /// Apple: "hoverEffectGroup(id:in:behavior:)".
    nonisolated public func hoverEffectGroup(
        id: String? = nil, in namespace: Namespace.ID,
        behavior: HoverEffectGroup.Behavior = .activatesGroup
    ) -> some View { withoutLook(".hoverEffectGroup(id:in:behavior:)") }
}
