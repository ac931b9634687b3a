public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantLayout

/// A modifier that moves, turns or distorts what a view shows, and does not change the layout
/// around.
///
/// Apple: "GeometryEffect". Frames inside the view follow the effect if they are read in a space
/// outside of it. The origin of the map is the top left corner of the view in both layout
/// directions.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The map for a view of `size`, in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The same effect on drawing only: frames inside the view do not follow it.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
        _IgnoredByLayoutEffect(base: self)
    }

    /// Makes a node around the content that maps what the content shows.
    @MainActor
    public static func _makeNodes<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _ViewCursor
    ) {
        makeNode(modifier, content, &cursor, isIgnoredByLayout: false)
    }

    /// There are as many nodes as the content adds.
    public static func _arity(of content: _ViewArity) -> _ViewArity { content }

    @MainActor
    static func makeNode<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _ViewCursor, isIgnoredByLayout: Bool
    ) {
        let drawing = GeometryEffectDrawing(
            effect: modifier, isIgnoredByLayout: isIgnoredByLayout)
        cursor.wrap(content, by: modifier) { cursor, inner in
            cursor.node(.pass, drawing: drawing, children: inner)
        }
    }
}

/// An effect that frames do not follow.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// The effect that frames do not follow.
    public var base: Base

    /// Creates an effect that draws as `base` does and that frames do not follow.
    public init(base: Base) {
        self.base = base
    }

    /// What of `base` is interpolated.
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    /// The map of `base` for a view of `size`, in points.
    public func effectValue(size: CGSize) -> ProjectionTransform {
        base.effectValue(size: size)
    }

    /// Makes a node around the content that maps what is drawn; frames do not follow.
    @MainActor
    public static func _makeNodes<V: View>(
        _ modifier: _IgnoredByLayoutEffect<Base>, _ content: V, _ cursor: inout _ViewCursor
    ) {
        makeNode(modifier, content, &cursor, isIgnoredByLayout: true)
    }
}

/// Maps what is drawn; frames follow it, unless the effect is ignored by layout.
struct GeometryEffectDrawing<Effect: GeometryEffect>: NodeDrawing {
    typealias AnimatableData = Effect.AnimatableData

    var effect: Effect
    let isIgnoredByLayout: Bool

    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    var contentEffect: ContentEffect? {
        ContentEffect(isFollowedByFrames: !isIgnoredByLayout) { [effect] in
            effect.effectValue(size: $0)
        }
    }

    var isGroup: Bool { false }
}
