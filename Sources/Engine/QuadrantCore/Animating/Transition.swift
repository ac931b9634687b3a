/// How a view looks while it appears and while it is removed.
///
/// Apple: "Transition". `body(content:phase:)` changes the view by the phase; a change that can be animated is. It must
/// make the same views in each phase.
@MainActor @preconcurrency
public protocol Transition {
    /// The view in the transition.
    associatedtype Body: View

    /// The view that the transition changes.
    typealias Content = PlaceholderContentView<Self>

    /// The view as it looks in a phase.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content, phase: TransitionPhase) -> Body

    /// What is said of the transition; that it moves, unless said otherwise.
    @MainActor @preconcurrency
    static var properties: TransitionProperties { get }

    /// The animations that the transition brings with it; not for use outside the library.
    @MainActor
    static func _animations(_ transition: Self) -> _TransitionAnimations
}

extension Transition {
    /// A transition moves unless it says otherwise.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// By default the transition has no animation of its own.
    @MainActor
    public static func _animations(_ transition: Self) -> _TransitionAnimations {
        _TransitionAnimations()
    }

    /// Shows `content` as it looks in a phase.
    @MainActor @preconcurrency
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(standingFor: content), phase: phase)
    }
}

/// What is said of a transition.
///
/// Apple: "TransitionProperties".
public struct TransitionProperties: Sendable {
    /// Whether views move in the transition. Where people ask for less motion, views fade instead.
    public var hasMotion: Bool

    /// Creates properties: of a transition that moves, unless said otherwise.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The animations that a transition brings with it.
public struct _TransitionAnimations: Sendable {
    package var insertion: Animation?
    package var removal: Animation?

    package init(insertion: Animation? = nil, removal: Animation? = nil) {
        self.insertion = insertion
        self.removal = removal
    }
}

/// A transition whose type is hidden.
///
/// Apple: "AnyTransition".
public nonisolated struct AnyTransition {
    let box: AnyTransitionBox

    /// Hides the type of a transition.
    @MainActor @preconcurrency
    public init<T: Transition>(_ transition: T) { box = TransitionBox(transition) }

    /// Hides the type of a transition that is no view's yet.
    package init<T: Transition>(plain transition: T) {
        box = TransitionBox(transition)
    }

    /// The same transition with an animation of its own, which holds against that of the change; with `nil`, that of the
    /// change.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(plain: AnimatedAnyTransition(base: self, animation: animation))
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(plain: CombinedAnyTransition(first: self, second: other))
    }

    /// One transition for views that appear and another one for those that are removed.
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition(plain: AsymmetricAnyTransition(insertion: insertion, removal: removal))
    }

    /// A transition between a modifier for views that are about to appear or are removed, and one for views that are
    /// there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(plain: ModifierTransition(active: active, identity: identity))
    }

    /// The view appears and vanishes at once.
    public static var identity: AnyTransition { AnyTransition(plain: IdentityTransition()) }
}

/// The transition of a hidden type.
class AnyTransitionBox: @unchecked Sendable {
    @MainActor var hasMotion: Bool { true }
    /// Whether a view that is removed has nothing to wait for: the identity transition.
    @MainActor var removesAtOnce: Bool { false }
    @MainActor var animations: _TransitionAnimations { _TransitionAnimations() }

    @MainActor
    func body(
        _ make: @escaping @MainActor (inout _ViewCursor) -> Void, phase: TransitionPhase
    ) -> AnyView { AnyView(EmptyView()) }
}

/// A transition made of others, which has motion if they have.
private protocol MotionTelling {
    @MainActor var hasMotion: Bool { get }
    /// Whether a view that is removed has nothing to wait for.
    @MainActor var removesAtOnce: Bool { get }
}

private final class TransitionBox<T: Transition>: AnyTransitionBox, @unchecked Sendable {
    private let transition: T

    init(_ transition: T) { self.transition = transition }

    override var hasMotion: Bool {
        (transition as? any MotionTelling)?.hasMotion ?? T.properties.hasMotion
    }
    override var removesAtOnce: Bool {
        if T.self == IdentityTransition.self { return true }
        return (transition as? any MotionTelling)?.removesAtOnce ?? false
    }
    override var animations: _TransitionAnimations { T._animations(transition) }

    override func body(
        _ make: @escaping @MainActor (inout _ViewCursor) -> Void, phase: TransitionPhase
    ) -> AnyView {
        AnyView(transition.body(content: PlaceholderContentView(make: make), phase: phase))
    }
}

/// The view appears and vanishes at once.
///
/// Apple: "IdentityTransition".
public nonisolated struct IdentityTransition: Transition {
    /// Creates the transition that shows nothing.
    public init() {}

    /// Nothing moves.
    @MainActor public static let properties = TransitionProperties(hasMotion: false)

    /// The view as it is.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition with an animation of its own.
nonisolated struct AnimatedAnyTransition: Transition, MotionTelling {
    let base: AnyTransition
    let animation: Animation?

    @MainActor fileprivate var hasMotion: Bool { base.box.hasMotion }
    @MainActor fileprivate var removesAtOnce: Bool { animation == nil && base.box.removesAtOnce }

    @MainActor static func _animations(_ transition: Self) -> _TransitionAnimations {
        guard let animation = transition.animation else { return transition.base.box.animations }
        return _TransitionAnimations(insertion: animation, removal: animation)
    }

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        base.box.body(content.make, phase: phase)
    }
}

/// Two transitions at once.
nonisolated struct CombinedAnyTransition: Transition, MotionTelling {
    let first: AnyTransition
    let second: AnyTransition

    @MainActor fileprivate var hasMotion: Bool { first.box.hasMotion || second.box.hasMotion }
    @MainActor fileprivate var removesAtOnce: Bool {
        first.box.removesAtOnce && second.box.removesAtOnce
    }

    @MainActor static func _animations(_ transition: Self) -> _TransitionAnimations {
        let (first, second) = (transition.first.box.animations, transition.second.box.animations)
        return _TransitionAnimations(
            insertion: second.insertion ?? first.insertion,
            removal: second.removal ?? first.removal)
    }

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        let inner = first.box.body(content.make, phase: phase)
        return second.box.body({ AnyView._makeNodes(inner, &$0) }, phase: phase)
    }
}

/// One transition for views that appear, another one for those that are removed.
nonisolated struct AsymmetricAnyTransition: Transition, MotionTelling {
    let insertion: AnyTransition
    let removal: AnyTransition

    @MainActor fileprivate var hasMotion: Bool { insertion.box.hasMotion || removal.box.hasMotion }
    @MainActor fileprivate var removesAtOnce: Bool { removal.box.removesAtOnce }

    @MainActor static func _animations(_ transition: Self) -> _TransitionAnimations {
        _TransitionAnimations(
            insertion: transition.insertion.box.animations.insertion,
            removal: transition.removal.box.animations.removal)
    }

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        let inner = removal.box.body(
            content.make, phase: phase == .willAppear ? .identity : phase)
        return insertion.box.body(
            { AnyView._makeNodes(inner, &$0) }, phase: phase == .didDisappear ? .identity : phase)
    }
}

/// A transition between two modifiers.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
    let active: Modifier
    let identity: Modifier

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

extension Transition {
    /// The same transition with an animation of its own, which holds against that of the change.
    @MainActor @preconcurrency
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedAnyTransition(base: AnyTransition(self), animation: animation)
    }

    /// Both transitions at once.
    @MainActor @preconcurrency
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedAnyTransition(first: AnyTransition(self), second: AnyTransition(other))
    }
}

extension Transition where Self == IdentityTransition {
    /// The view appears and vanishes at once.
    @MainActor @preconcurrency
    public static var identity: IdentityTransition { IdentityTransition() }
}

/// One transition for views that appear and another one for those that are removed.
///
/// Apple: "AsymmetricTransition".
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
    Transition
{
    /// The transition of views that appear.
    public var insertion: Insertion
    /// The transition of views that are removed.
    public var removal: Removal

    /// Creates a transition of two.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// Something moves if it does in one of the two.
    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(
            hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    /// The animations of the two.
    @MainActor
    public static func _animations(_ transition: Self) -> _TransitionAnimations {
        _TransitionAnimations(
            insertion: Insertion._animations(transition.insertion).insertion,
            removal: Removal._animations(transition.removal).removal)
    }

    /// The view as it looks in a phase.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(
                content: content, phase: phase == .willAppear ? .identity : phase),
            phase: phase == .didDisappear ? .identity : phase)
    }
}
