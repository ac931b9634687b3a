public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// The view fades in and out.
///
/// Apple: "OpacityTransition".
public nonisolated struct OpacityTransition: Transition {
    /// Creates the transition.
    public init() {}

    /// Nothing moves.
    @MainActor public static let properties = TransitionProperties(hasMotion: false)

    /// The view, with no opacity while it is not there.
    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The view moves in from an edge, and out towards it, by its own size.
///
/// Apple: "MoveTransition".
public nonisolated struct MoveTransition: Transition {
    /// The edge that the view comes from and goes to.
    public var edge: Edge

    /// Creates the transition.
    public init(edge: Edge) { self.edge = edge }

    /// The view, away by its own size while it is not there.
    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(SizeShift(edge: edge, share: phase.isIdentity ? 0 : 1))
    }
}

/// The view moves in from the leading edge and out towards the trailing one.
///
/// Apple: "SlideTransition".
public nonisolated struct SlideTransition: Transition {
    /// Creates the transition.
    public init() {}

    /// The view, away by its own width while it is not there.
    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            SizeShift(
                edge: phase == .didDisappear ? .trailing : .leading,
                share: phase.isIdentity ? 0 : 1))
    }
}

/// The view moves in from an edge while it fades in, and out towards the opposite edge while it fades out.
///
/// Apple: "PushTransition".
public nonisolated struct PushTransition: Transition {
    /// The edge that the view comes from.
    public var edge: Edge

    /// Creates the transition.
    public init(edge: Edge) { self.edge = edge }

    /// The view, away by its own size and without opacity while it is not there.
    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .modifier(
                SizeShift(
                    edge: phase == .didDisappear ? edge.opposite : edge,
                    share: phase.isIdentity ? 0 : 1)
            )
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The view moves in from an offset, and out to it.
///
/// Apple: "OffsetTransition".
public nonisolated struct OffsetTransition: Transition {
    /// How far away the view is, in points toward the trailing and the bottom edge.
    public var offset: CGSize

    /// Creates the transition.
    public init(_ offset: CGSize) { self.offset = offset }

    /// The view, moved while it is not there.
    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// The view grows from a scale, and shrinks to it.
///
/// Apple: "ScaleTransition".
public nonisolated struct ScaleTransition: Transition {
    /// The scale of the view while it is not there.
    public var scale: Double
    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// Creates the transition.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// The view, scaled while it is not there.
    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// The view comes out of a blur and goes into one, while it is scaled and fades.
///
/// Apple: "BlurReplaceTransition". The radius of the blur, 8 points, and the scales, four fifths and six fifths, are
/// choices: Apple says nothing of them.
public nonisolated struct BlurReplaceTransition: Transition {
    /// How the view is scaled as it comes and goes.
    ///
    /// Apple: "BlurReplaceTransition.Configuration".
    public struct Configuration: Equatable, Sendable {
        fileprivate let growsOut: Bool

        /// The view grows as it comes, and shrinks as it goes.
        public static let downUp = Configuration(growsOut: false)
        /// The view grows as it comes, and grows as it goes.
        public static let upUp = Configuration(growsOut: true)
    }

    /// How the view is scaled.
    public var configuration: Configuration

    /// Creates the transition.
    public init(configuration: Configuration) { self.configuration = configuration }

    private func scale(_ phase: TransitionPhase) -> CGFloat {
        switch phase {
        case .willAppear: 0.8
        case .identity: 1
        case .didDisappear: configuration.growsOut ? 1.2 : 0.8
        }
    }

    /// The view, blurred, scaled and without opacity while it is not there.
    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .blur(radius: phase.isIdentity ? 0 : 8)
            .scaleEffect(scale(phase))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Moves what a view shows towards an edge by a share of its own size.
nonisolated struct SizeShift: GeometryEffect {
    var edge: Edge
    var share: CGFloat

    /// How far, in shares of the width and of the height, toward the trailing and the bottom edge.
    private var way: CGSize {
        switch edge {
        case .top: CGSize(width: 0, height: -share)
        case .bottom: CGSize(width: 0, height: share)
        case .leading: CGSize(width: -share, height: 0)
        case .trailing: CGSize(width: share, height: 0)
        }
    }

    var shift: CGSize?

    var animatableData: CGSize.AnimatableData {
        get { (shift ?? way).animatableData }
        set {
            var size = CGSize.zero
            size.animatableData = newValue
            shift = size
        }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let shift = shift ?? way
        return ProjectionTransform(
            CGAffineTransform(
                translationX: shift.width * size.width * (isRightToLeft ? -1 : 1),
                y: shift.height * size.height))
    }

    var isRightToLeft = false

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: SizeShift, _ content: V, _ cursor: inout _ViewCursor
    ) {
        var effect = modifier
        effect.isRightToLeft = cursor.environment.layoutDirection == .rightToLeft
        makeNode(effect, content, &cursor, isIgnoredByLayout: false)
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
