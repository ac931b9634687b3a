public import Foundation
public import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry
import Spatial

/// A change of how a view looks that does not change its layout.
///
/// Apple: "VisualEffect". Effects are made by the methods of the value that `visualEffect` gives
/// its closure. Custom types do not conform.
public protocol VisualEffect: Animatable, Sendable {
    /// The steps of the effect, the first one to be applied first; not for use outside the library.
    var _steps: _VisualEffectSteps { get }
}

/// The effect that changes nothing.
///
/// Apple: "EmptyVisualEffect".
public struct EmptyVisualEffect: VisualEffect {
    /// Creates an effect that changes nothing.
    public init() {}

    /// No steps.
    public var _steps: _VisualEffectSteps { _VisualEffectSteps() }
}

/// What a visual effect does; opaque outside the library.
public struct _VisualEffectSteps: Sendable {
    enum Step: Sendable {
        case map(ProjectionTransform)
        /// About a point that counts from the leading edge.
        case anchored(any AnchoredEffect)
        case space(SpaceEffect)
        /// A turn in space that is projected; the anchor's z is in fractions of the depth.
        case perspective(Rotation3DEffect, anchorZ: CGFloat)
        case matrix(String, Double, @Sendable (Double) -> ColorMatrix)
        case blur(CGFloat, isOpaque: Bool)
        case opacity(Double)
        case blend(BlendMode)
        /// What has no effect, and is told; `nil` for nothing to tell.
        case report(Diagnostic?)
    }

    var steps: [Step] = []
}

/// An effect and one step more.
struct SteppedEffect: VisualEffect {
    let _steps: _VisualEffectSteps

    init(_ base: some VisualEffect, _ step: _VisualEffectSteps.Step) {
        var steps = base._steps
        steps.steps.append(step)
        _steps = steps
    }
}

extension VisualEffect {
    /// Moves the view, in points: to the right by `x`, in both layout directions, and down by `y`.
    /// Lengths that are not finite change nothing.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        let map = ProjectionTransform(CGAffineTransform(translationX: x, y: y))
        return SteppedEffect(self, .map(map))
    }

    /// Moves the view, in points: to the right by the width, in both layout directions, and down by
    /// the height. Lengths that are not finite change nothing.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Scales the view about a point of its frame, by factors for width and height. Negative
    /// factors mirror; factors that are not finite change nothing.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        SteppedEffect(
            self, .anchored(ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor)))
    }

    /// Scales the view about a point of its frame, by factors for width and height. Negative
    /// factors mirror; factors that are not finite change nothing.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Scales the view about a point of its frame, by the same factor in width and height. A
    /// negative factor mirrors; one that is not finite changes nothing.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Turns the view about a point of its frame, clockwise for positive angles. An angle that is
    /// not finite changes nothing.
    public func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        SteppedEffect(self, .anchored(RotationEffect(angle: angle, anchor: anchor)))
    }

    /// Turns the view in space, about an axis through a point of its frame, and shows it in
    /// perspective, as the modifier of that name does.
    ///
    /// - Parameters:
    ///   - angle: How far the view turns.
    ///   - axis: The direction of the axis: x to the right, y down, z toward the viewer. Its length
    ///     does not matter.
    ///   - anchor: The point of the frame that the axis goes through, counted from the leading edge,
    ///     which is the right one where layout runs right to left.
    ///   - anchorZ: How far in front of the view the axis lies, in points.
    ///   - perspective: How strong the perspective is; 0 for none.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        SteppedEffect(
            self,
            .anchored(
                Rotation3DEffect(
                    angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ,
                    perspective: perspective)))
    }

    /// Maps the view by a matrix, in points from its top left corner in both layout directions. A
    /// matrix that is not finite changes nothing.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        let map = ProjectionTransform(transform)
        return SteppedEffect(self, .map(map))
    }

    /// Maps the view by a matrix that may have perspective, in points from its top left corner in
    /// both layout directions. A matrix that is not finite changes nothing.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        SteppedEffect(self, .map(transform))
    }

    /// Adds the amount to red, green and blue: -1 is black, 0 is unchanged, 1 is white. An amount
    /// that is not finite is ignored and reported.
    public func brightness(_ amount: Double) -> some VisualEffect {
        SteppedEffect(self, .matrix(".brightness", amount) { .brightness($0) })
    }

    /// Spreads red, green and blue around one half: 0 is grey, 1 is unchanged, and an amount below 0
    /// inverts. An amount that is not finite is ignored and reported.
    public func contrast(_ amount: Double) -> some VisualEffect {
        SteppedEffect(self, .matrix(".contrast", amount) { .contrast($0) })
    }

    /// Makes colours less intense: 0 is unchanged, 1 is grey. An amount that is not finite is
    /// ignored and reported.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        SteppedEffect(self, .matrix(".grayscale", amount) { .saturation(1 - $0) })
    }

    /// Turns the hue of each colour by an angle. An angle that is not finite is ignored and
    /// reported.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        SteppedEffect(self, .matrix(".hueRotation", angle.radians) { .hueRotation($0) })
    }

    /// Makes colours more or less intense: 0 is grey, 1 is unchanged, and more is stronger. An
    /// amount that is not finite is ignored and reported.
    public func saturation(_ amount: Double) -> some VisualEffect {
        SteppedEffect(self, .matrix(".saturation", amount) { .saturation($0) })
    }

    /// Sets the opacity of the view, from 0 for invisible to 1 for unchanged; values outside are
    /// clamped, and one that is not finite changes nothing.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        SteppedEffect(self, .opacity(opacity))
    }

    /// Blurs the view by a Gaussian whose standard deviation is `radius` points. A radius that is
    /// negative or not finite counts as 0, one above 1,000 as 1,000; all are reported.
    ///
    /// - Parameter opaque: Whether the view covers its frame and stays opaque: the edges of the
    ///   frame do not fade, and nothing is drawn outside.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        SteppedEffect(self, .blur(radius, isOpaque: opaque))
    }

    /// Sets how the view is mixed with what is behind it.
    public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
        SteppedEffect(self, .blend(blendMode))
    }
}

nonisolated struct VisualEffectModifier<Effect: VisualEffect>: NodeModifier {
    let effect: (EmptyVisualEffect, GeometryProxy) -> Effect

    func drawing(in environment: EnvironmentValues) -> VisualEffectDrawing? {
        let effect = effect
        return VisualEffectDrawing { effect(EmptyVisualEffect(), $0.plane)._steps.steps }
    }
}

/// Applies the steps that an effect has for the view's place in the finished layout.
struct VisualEffectDrawing: GeometryDrawing {
    let steps: (DrawnGeometry) -> [_VisualEffectSteps.Step]

    func answer(for geometry: DrawnGeometry) -> MovingSteps {
        MovingSteps(steps: steps(geometry))
    }

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        var result: DisplayGroup?
        for step in context.answer(of: self).steps {
            let content = result.map { Fragment(items: [.group($0)]) } ?? content
            result = group(content, step, context) ?? result
        }
        return result
    }

    private func group(
        _ content: Fragment, _ step: _VisualEffectSteps.Step, _ context: DrawingContext
    ) -> DisplayGroup? {
        let mirror = MirrorMap(context.isRightToLeft)
        switch step {
        case .map, .anchored, .perspective, .opacity:
            // The others say it in their own words.
            if !step.numbers.allSatisfy(\.isFinite) {
                context.report(.notFinite("A visual effect or scroll transition"))
            }
        default: break
        }
        switch step {
        case .map(let map):
            return DisplayGroup(mapping: content, by: map)
        case .anchored(let effect):
            let map = effect.anchored(mirror).effectValue(size: context.size)
            return DisplayGroup(mapping: content, by: map)
        case .space(let effect):
            context.report(effect.diagnostic)
            let map = effect.anchored(mirror).map(in: context.size3D)
            if !map.isFinite { context.report(.lostPlace(effect.name)) }
            return DisplayGroup(mapping: content, by: map)
        case .perspective(let turn, let anchorZ):
            let turn = turn.anchored(mirror).anchored(z: anchorZ * context.size3D.depth)
            return DisplayGroup(mapping: content, by: turn.effectValue(size: context.size))
        case .matrix(let name, let amount, let matrix):
            let modifier = FilterModifier(name, amount: amount, matrix)
            context.report(modifier.diagnostic)
            return FilterDrawing(filters: modifier.filters, name: name).group(content, context)
        case .blur(let radius, let isOpaque):
            context.report(EffectLimits.radius(radius, of: ".blur").1)
            return BlurDrawing(radius: radius, isOpaque: isOpaque).group(content, context)
        case .opacity(let opacity):
            let usable = opacity.isFinite ? min(max(opacity, 0), 1) : 1
            return OpacityDrawing(opacity: usable).group(content, context)
        case .blend(let mode):
            return BlendDrawing(mode: mode.display).group(content, context)
        case .report(let diagnostic):
            context.report(diagnostic)
            return nil
        }
    }
}

extension View {
    /// Changes how the view looks, depending on its size and place in the finished layout.
    ///
    /// The closure is called with an effect that changes nothing and with the view's geometry, whenever what it reads may
    /// have changed. Layout, and frames inside the view, do not follow the effect. What changes of the effect in an update
    /// with an animation goes from one value to the other by it: lengths, factors, angles, amounts, radii and opacities.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier(effect: effect))
    }
}
