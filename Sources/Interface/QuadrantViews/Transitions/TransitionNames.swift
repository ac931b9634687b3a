public import Foundation
public import QuadrantCore
public import QuadrantGeometry

extension Transition where Self == OpacityTransition {
    /// The view fades in and out.
    @MainActor @preconcurrency
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
    /// The view moves in from the leading edge and out towards the trailing one.
    @MainActor @preconcurrency
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
    /// The view moves in from an edge, and out towards it, by its own size.
    @MainActor @preconcurrency
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// The view moves in from an edge while it fades in, and out towards the opposite edge while it fades out.
    @MainActor @preconcurrency
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    /// The view moves in from an offset, and out to it.
    @MainActor @preconcurrency
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

    /// The view moves in from an offset, and out to it.
    @MainActor @preconcurrency
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == ScaleTransition {
    /// The view grows from nothing, and shrinks to nothing.
    @MainActor @preconcurrency
    public static var scale: ScaleTransition { ScaleTransition(0) }

    /// The view grows from a scale, and shrinks to it.
    @MainActor @preconcurrency
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// The view comes out of a blur and goes into one; it grows as it comes, and shrinks as it goes.
    @MainActor @preconcurrency
    public static var blurReplace: BlurReplaceTransition {
        BlurReplaceTransition(configuration: .downUp)
    }

    /// The view comes out of a blur and goes into one.
    @MainActor @preconcurrency
    public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> Self {
        BlurReplaceTransition(configuration: config)
    }
}

extension Transition {
    /// One transition for views that appear and another one for those that are removed.
    @MainActor @preconcurrency
    public static func asymmetric<Insertion: Transition, Removal: Transition>(
        insertion: Insertion, removal: Removal
    ) -> AsymmetricTransition<Insertion, Removal>
    where Self == AsymmetricTransition<Insertion, Removal> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}

extension AnyTransition {
    /// The view fades in and out.
    public static var opacity: AnyTransition { AnyTransition(plain: OpacityTransition()) }

    /// The view moves in from the leading edge and out towards the trailing one.
    public static var slide: AnyTransition { AnyTransition(plain: SlideTransition()) }

    /// The view grows from nothing, and shrinks to nothing.
    public static var scale: AnyTransition { AnyTransition(plain: ScaleTransition(0)) }

    /// The view grows from a scale, and shrinks to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(plain: ScaleTransition(Double(scale), anchor: anchor))
    }

    /// The view moves in from an edge, and out towards it, by its own size.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition(plain: MoveTransition(edge: edge))
    }

    /// The view moves in from an edge while it fades in, and out towards the opposite edge while it fades out.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(plain: PushTransition(edge: edge))
    }

    /// The view moves in from an offset, and out to it.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(plain: OffsetTransition(offset))
    }

    /// The view moves in from an offset, and out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// The view comes out of a blur and goes into one.
    public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> AnyTransition { AnyTransition(plain: BlurReplaceTransition(configuration: config)) }
}
