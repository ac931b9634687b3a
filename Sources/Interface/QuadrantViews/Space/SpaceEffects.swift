public import Foundation
public import QuadrantCore
public import QuadrantGeometry
public import Spatial

extension View {
    /// Turns what the view shows in space, about a point of its box. The layout around does not change; boxes
    /// inside the view, and taps, follow. A rotation that is not finite is ignored and reported.
    ///
    /// - Parameter anchor: In fractions of width, height and depth from the top leading back corner, which is a right
    ///   one where layout runs right to left. The rotation itself is the same in both layout directions.
    nonisolated public func rotation3DEffect(
        _ rotation: Rotation3D, anchor: UnitPoint3D = .center
    ) -> some View {
        modifier(SpaceEffectModifier(effect: .rotation(rotation, anchor)))
    }

    /// Turns what the view shows in space by an angle about an axis through a point of its box; see
    /// `rotation3DEffect(_:anchor:)`.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: RotationAxis3D, anchor: UnitPoint3D = .center
    ) -> some View {
        modifier(SpaceEffectModifier(effect: .rotation(angle, axis, anchor)))
    }

    /// Turns what the view shows in space by an angle about an axis through a point of its box; see
    /// `rotation3DEffect(_:anchor:)`.
    ///
    /// Without an anchor, or with one that the plane has too, such as `.leading`, this is the older effect of the
    /// same name, which projects what it turned on the plane of the view.
    @_disfavoredOverload
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint3D = .center
    ) -> some View {
        modifier(SpaceEffectModifier(effect: .rotation(angle, RotationAxis3D(axis), anchor)))
    }

    /// Turns what the view shows in space and projects it on the plane of the view: what
    /// `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)` does.
    nonisolated public func perspectiveRotationEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        rotation3DEffect(
            angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    }

    /// Scales what the view shows about a point of its box, by factors for width, height and depth.
    /// The layout around does not change. If a factor is not finite, all are ignored, which is
    /// reported; one of 0 flattens the view.
    @_disfavoredOverload
    nonisolated public func scaleEffect(
        x: CGFloat = 1.0, y: CGFloat = 1.0, z: CGFloat = 1.0, anchor: UnitPoint3D = .center
    ) -> some View {
        modifier(SpaceEffectModifier(effect: .scale(x, y, z, anchor)))
    }

    /// Scales what the view shows about a point of its box, by factors for width, height and depth.
    /// The layout around does not change. If a factor is not finite, all are ignored, which is
    /// reported; one of 0 flattens the view.
    @_disfavoredOverload
    nonisolated public func scaleEffect(
        _ scale: Size3D, anchor: UnitPoint3D = .center
    ) -> some View {
        scaleEffect(x: scale.width, y: scale.height, z: scale.depth, anchor: anchor)
    }

    /// Maps what the view shows in space, with the origin at its top left back corner. The layout around does not
    /// change. A transform that is not finite is ignored and reported.
    nonisolated public func transform3DEffect(_ transform: AffineTransform3D) -> some View {
        modifier(
            SpaceEffectModifier(
                effect: SpaceEffect(.transform(transform), ".transform3DEffect")))
    }

    /// Changes how the view looks, depending on its size and place on all three axes in the finished layout.
    ///
    /// The closure is called with an effect that changes nothing and with the view's geometry, whenever what it reads may
    /// have changed. Layout, and frames inside the view, do not follow the effect. What changes of the effect in an update
    /// with an animation goes from one value to the other by it.
    nonisolated public func visualEffect3D(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy3D) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffect3DModifier(effect: effect))
    }

    /// Calls `action` with a value made of the view's geometry on all three axes: after the first layout of the
    /// view, and whenever the value changes. Lengths are in points.
    @preconcurrency nonisolated public func onGeometryChange3D<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy3D) -> T,
        action: @escaping (T) -> Void
    ) -> some View {
        modifier(GeometryChange3DModifier(transform: transform, action: { _, new in action(new) }))
    }

    /// Calls `action` with the former and the new value made of the view's geometry on all three axes, whenever
    /// the value changes; after the first layout of the view with the same value twice. Lengths are in points.
    @preconcurrency nonisolated public func onGeometryChange3D<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy3D) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChange3DModifier(transform: transform, action: action))
    }
}

extension VisualEffect {
    /// Moves the view toward the viewer, in points; a negative number moves it away. One that is
    /// not finite is ignored and reported.
    public func offset(z: CGFloat) -> some VisualEffect {
        let move = AffineTransform3D(translation: Vector3D(x: 0, y: 0, z: z))
        return SteppedEffect(self, .space(SpaceEffect(.transform(move), ".offset")))
    }

    /// Scales the view about a point of its box, by factors for width, height and depth. If one is
    /// not finite, all are ignored, which is reported.
    @_disfavoredOverload
    public func scaleEffect(
        x: CGFloat = 1.0, y: CGFloat = 1.0, z: CGFloat = 1.0, anchor: UnitPoint3D = .center
    ) -> some VisualEffect {
        SteppedEffect(self, .space(.scale(x, y, z, anchor)))
    }

    /// Scales the view by the same factor on all three axes, about a point of its box. A factor
    /// that is not finite is ignored and reported.
    @_disfavoredOverload
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint3D = .center) -> some VisualEffect {
        scaleEffect(x: s, y: s, z: s, anchor: anchor)
    }

    /// Turns the view in space, about a point of its box. A rotation that is not finite is ignored
    /// and reported.
    public func rotation3DEffect(
        _ rotation: Rotation3D, anchor: UnitPoint3D = .center
    ) -> some VisualEffect {
        SteppedEffect(self, .space(.rotation(rotation, anchor)))
    }

    /// Turns the view in space by an angle about an axis through a point of its box.
    public func rotation3DEffect(
        _ angle: Angle, axis: RotationAxis3D, anchor: UnitPoint3D = .center
    ) -> some VisualEffect {
        SteppedEffect(self, .space(.rotation(angle, axis, anchor)))
    }

    /// Turns the view in space by an angle about an axis through a point of its box. Where the anchor leaves it
    /// open, this is the older effect of the same name, which projects what it turned on the plane of the view.
    @_disfavoredOverload
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint3D = .center
    ) -> some VisualEffect {
        SteppedEffect(self, .space(.rotation(angle, RotationAxis3D(axis), anchor)))
    }

    /// Turns the view in space and projects it on its plane; what lies in front of the anchor is not shown
    /// nearer.
    ///
    /// - Parameters:
    ///   - angle: How far it turns.
    ///   - axis: The axis, through the anchor.
    ///   - anchor: A point of the view's box; that of Apple's declaration is at the back.
    ///   - perspective: How strong the perspective is; 0 for none.
    public func perspectiveRotationEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint3D = .back,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        SteppedEffect(
            self,
            .perspective(
                Rotation3DEffect(
                    angle: angle, axis: axis, anchor: UnitPoint(x: anchor.x, y: anchor.y),
                    anchorZ: 0, perspective: perspective),
                anchorZ: anchor.z))
    }

    /// Maps the view in space, with the origin at its top left back corner.
    public func transform3DEffect(_ transform: AffineTransform3D) -> some VisualEffect {
        SteppedEffect(self, .space(SpaceEffect(.transform(transform), ".transform3DEffect")))
    }
}

extension RotationAxis3D {
    fileprivate init(_ axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
        self.init(x: Double(axis.x), y: Double(axis.y), z: Double(axis.z))
    }
}

extension SpaceEffect {
    fileprivate static func rotation(_ rotation: Rotation3D, _ anchor: UnitPoint3D) -> Self {
        SpaceEffect(.rotation(rotation), anchor: anchor, ".rotation3DEffect")
    }

    fileprivate static func rotation(
        _ angle: Angle, _ axis: RotationAxis3D, _ anchor: UnitPoint3D
    ) -> Self {
        rotation(Rotation3D(angle: Angle2D(radians: angle.radians), axis: axis), anchor)
    }

    fileprivate static func scale(
        _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ anchor: UnitPoint3D
    ) -> Self {
        SpaceEffect(
            .scale(Size3D(width: x, height: y, depth: z)), anchor: anchor, ".scaleEffect")
    }
}
