public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// An effect about a point of the view that counts x from the leading edge.
nonisolated protocol AnchoredEffect: GeometryEffect, Sendable {
    var anchor: UnitPoint { get set }
    /// All values that move, with those of the anchor. Numbers of another count are ignored.
    var numbers: [Double] { get set }
    /// What is wrong with the values; `nil` where nothing is.
    var diagnostic: Diagnostic? { get }
}

extension AnchoredEffect {
    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let isRightToLeft = cursor.environment.layoutDirection == .rightToLeft
        if let diagnostic = modifier.diagnostic { cursor.report(diagnostic) }
        makeNode(
            modifier.anchored(MirrorMap(isRightToLeft)), content, &cursor, isIgnoredByLayout: false)
    }

    /// The effect with its anchor counted from the left.
    func anchored(_ mirror: MirrorMap) -> Self {
        var effect = self
        effect.anchor = mirror.unit(anchor)
        return effect
    }
}

/// Turns a view. Apple: "rotationEffect".
nonisolated struct RotationEffect: AnchoredEffect {
    var angle: Angle
    var anchor: UnitPoint

    var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }

    var diagnostic: Diagnostic? {
        // Mostly all are finite, and then so is their sum.
        guard !(angle.radians + anchor.x + anchor.y).isFinite else { return nil }
        return .unlessNumber(
            ".rotationEffect",
            ["angle": angle.radians, "anchor x": anchor.x, "anchor y": anchor.y])
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let map = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        return ProjectionTransform(map.about(anchor, in: CGRect(origin: .zero, size: size)))
    }
}

/// Scales a view. Apple: "scaleEffect".
nonisolated struct ScaleEffect: AnchoredEffect {
    var scale: CGSize
    var anchor: UnitPoint

    var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }

    var diagnostic: Diagnostic? {
        guard !(scale.width + scale.height + anchor.x + anchor.y).isFinite else { return nil }
        return .unlessNumber(
            ".scaleEffect",
            ["x": scale.width, "y": scale.height, "anchor x": anchor.x, "anchor y": anchor.y])
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let map = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return ProjectionTransform(map.about(anchor, in: CGRect(origin: .zero, size: size)))
    }
}

/// Maps a view by a given matrix.
nonisolated struct ProjectionEffect: GeometryEffect {
    var transform: ProjectionTransform

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: ProjectionEffect, _ content: V, _ cursor: inout _ViewCursor
    ) {
        if let diagnostic = modifier.diagnostic { cursor.report(diagnostic) }
        makeNode(modifier, content, &cursor, isIgnoredByLayout: false)
    }

    private var diagnostic: Diagnostic? {
        let m = transform
        let (first, second, third) = (
            m.m11 + m.m12 + m.m13, m.m21 + m.m22 + m.m23, m.m31 + m.m32 + m.m33
        )
        return (first + second + third).isFinite ? nil : .notFinite(".transformEffect")
    }

    /// The nine entries of the matrix.
    var animatableData: AnimatableTriple<AnimatableTriple<CGFloat>> {
        get {
            let m = transform
            return AnimatableTriple(
                AnimatableTriple(m.m11, m.m12, m.m13), AnimatableTriple(m.m21, m.m22, m.m23),
                AnimatableTriple(m.m31, m.m32, m.m33))
        }
        set {
            let (a, b, c) = (newValue.first, newValue.second.first, newValue.second.second)
            (transform.m11, transform.m12, transform.m13) = (
                a.first, a.second.first, a.second.second
            )
            (transform.m21, transform.m22, transform.m23) = (
                b.first, b.second.first, b.second.second
            )
            (transform.m31, transform.m32, transform.m33) = (
                c.first, c.second.first, c.second.second
            )
        }
    }

    func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

/// Turns a view in space. Apple: "rotation3DEffect".
nonisolated struct Rotation3DEffect: AnchoredEffect {
    var angle: Angle
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    /// The angle, the axis, the anchor and the perspective.
    var animatableData:
        AnimatablePair<
            AnimatablePair<Double, AnimatableTriple<CGFloat>>,
            AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
        >
    {
        get {
            AnimatablePair(
                AnimatablePair(
                    angle.animatableData, AnimatableTriple(axis.x, axis.y, axis.z)),
                AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
        }
        set {
            let (turn, eye) = (newValue.first, newValue.second)
            angle.animatableData = turn.first
            axis = (turn.second.first, turn.second.second.first, turn.second.second.second)
            anchor.animatableData = eye.first
            (anchorZ, perspective) = (eye.second.first, eye.second.second)
        }
    }

    var diagnostic: Diagnostic? {
        let turn = CGFloat(angle.radians) + axis.x + axis.y + axis.z
        guard !(turn + anchor.x + anchor.y + anchorZ + perspective).isFinite else { return nil }
        return .notFinite(".rotation3DEffect")
    }

    func anchored(z: CGFloat) -> Rotation3DEffect {
        Rotation3DEffect(
            angle: angle, axis: axis, anchor: anchor, anchorZ: z, perspective: perspective)
    }

    /// The eye stands `max(width, height) / perspective` points in front of the view (not measured).
    func effectValue(size: CGSize) -> ProjectionTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        let side = max(size.width, size.height)
        guard length > 0, length.isFinite, side > 0, side.isFinite else {
            return ProjectionTransform()
        }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (s, c) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
        // The images of the unit vectors, by Rodrigues' formula.
        let right = (c + x * x * (1 - c), x * y * (1 - c) + z * s, x * z * (1 - c) - y * s)
        let down = (y * x * (1 - c) - z * s, c + y * y * (1 - c), y * z * (1 - c) + x * s)
        let near = (z * x * (1 - c) + y * s, z * y * (1 - c) - x * s, c + z * z * (1 - c))
        let depth = -perspective / side
        let (ax, ay) = (anchor.x * size.width, anchor.y * size.height)
        // What lies at the anchor, anchorZ points behind the axis.
        let (ox, oy) = (-anchorZ * near.0, -anchorZ * near.1)
        let oz = -anchorZ * near.2 + anchorZ
        var turn = ProjectionTransform()
        (turn.m11, turn.m12, turn.m13) = (right.0, right.1, right.2 * depth)
        (turn.m21, turn.m22, turn.m23) = (down.0, down.1, down.2 * depth)
        (turn.m31, turn.m32, turn.m33) = (ox, oy, 1 + oz * depth)
        return ProjectionTransform(CGAffineTransform(translationX: -ax, y: -ay))
            .concatenating(turn)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: ax, y: ay)))
    }
}

/// Mirrors a view where leading is the right side.
nonisolated struct FlipEffect: GeometryEffect {
    let isFlipped: Bool

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            MirrorMap(isFlipped).transform(in: CGRect(origin: .zero, size: size)))
    }
}

/// Mirrors a view by the layout direction around it.
nonisolated struct FlipModifier: ViewModifier {
    typealias Body = Never

    let behavior: LayoutDirectionBehavior

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: FlipModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let isFlipped = modifier.behavior == .mirrors(in: cursor.environment.layoutDirection)
        FlipEffect._makeNodes(FlipEffect(isFlipped: isFlipped), content, &cursor)
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Turns what the view shows about a point of its frame, clockwise for positive angles in
    /// both layout directions. The layout around does not change.
    ///
    /// An angle or an anchor that is not finite changes nothing and is reported. The anchor counts from the
    /// leading edge, which is the right one where layout runs right to left.
    nonisolated public func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> some View {
        modifier(RotationEffect(angle: angle, anchor: anchor))
    }

    /// Scales what the view shows about a point of its frame, by factors for width and height. The
    /// layout around does not change.
    ///
    /// Negative factors mirror, and a factor of 0 leaves nothing to see. Factors or anchors that
    /// are not finite change nothing and are reported. The anchor counts from the leading
    /// edge, which is the right one where layout runs right to left.
    nonisolated public func scaleEffect(
        _ scale: CGSize, anchor: UnitPoint = .center
    ) -> some View {
        modifier(ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales what the view shows about a point of its frame, by the same factor in width and
    /// height; see `scaleEffect(_:anchor:)` for sizes.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales what the view shows about a point of its frame, by factors for width and height; see
    /// `scaleEffect(_:anchor:)` for sizes.
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Maps what the view shows by a matrix, in points from its top left corner in both layout
    /// directions. The layout around does not change. A matrix that is not finite changes nothing and is
    /// reported.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(ProjectionEffect(transform: ProjectionTransform(transform)))
    }

    /// Maps what the view shows by a matrix that may have perspective, in points from its top left
    /// corner in both layout directions. The layout around does not change. A matrix that is not
    /// finite changes nothing.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionEffect(transform: transform))
    }

    /// Turns what the view shows in space, about an axis through a point of its frame.
    ///
    /// Frames inside the view follow. The eye is in front of the view, at a distance of the view's
    /// longer side divided by `perspective` (not measured). About an axis of length 0 nothing
    /// turns; values that are not finite change nothing and are reported.
    ///
    /// - Parameters:
    ///   - angle: How far the view turns.
    ///   - axis: The direction of the axis: x to the right, y down, z toward the viewer. Its length
    ///     does not matter.
    ///   - anchor: The point of the frame that the axis goes through, counted from the leading edge,
    ///     which is the right one where layout runs right to left.
    ///   - anchorZ: How far in front of the view the axis lies, in points.
    ///   - perspective: How strong the perspective is; 0 for none.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            Rotation3DEffect(
                angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ,
                perspective: perspective))
    }

    /// Mirrors what the view shows horizontally where layout runs right to left; does nothing if
    /// `enabled` is `false`.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }

    /// Mirrors what the view shows horizontally in a layout direction, or in none.
    nonisolated public func layoutDirectionBehavior(
        _ behavior: LayoutDirectionBehavior
    ) -> some View {
        modifier(FlipModifier(behavior: behavior))
    }
}

extension Diagnostic {
    /// A call has numbers that are not finite.
    static func notFinite(_ call: String) -> Diagnostic {
        Diagnostic(
            "\(call) has values that are not finite numbers",
            advice: "It was ignored. Give finite numbers.")
    }
}
