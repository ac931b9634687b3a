public import Foundation

/// A type that can be animated, by interpolating its `animatableData`.
///
/// Apple: "Animatable".
public protocol Animatable {
    /// The type of the data that is interpolated.
    associatedtype AnimatableData: VectorArithmetic

    /// The data that is interpolated.
    nonisolated var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// By default there is nothing to animate.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself is interpolated.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Double: Animatable {
    /// The number itself is interpolated.
    public typealias AnimatableData = Double
}

extension Float: Animatable {
    /// The number itself is interpolated.
    public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
    /// The number itself is interpolated.
    public typealias AnimatableData = CGFloat
}

extension CGPoint: Animatable {
    /// The coordinates `x` and `y`.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    /// The width and the height.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension CGRect: Animatable {
    /// The origin and the size.
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Angle: Animatable {
    /// The angle in 128ths of a radian (recorded: a public suite that runs against Apple's). A difference of a whole turn is
    /// animated as a turn.
    public var animatableData: Double {
        get { radians * 128 }
        set { radians = newValue / 128 }
    }
}

extension UnitPoint: Animatable {
    /// The parts `x` and `y`.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension EdgeInsets: Animatable {
    /// The four insets, in the order top, leading, bottom, trailing.
    public var animatableData:
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
    {
        get {
            AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing)))
        }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}

extension UnitPoint3D: Animatable {
    /// The parts `x`, `y` and `z`.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(x, AnimatablePair(y, z)) }
        set { (x, y, z) = (newValue.first, newValue.second.first, newValue.second.second) }
    }
}

extension EdgeInsets3D: Animatable {
    /// The four insets of the plane, then those at the front and at the back.
    public var animatableData:
        AnimatablePair<EdgeInsets.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    {
        get { AnimatablePair(EdgeInsets(self).animatableData, AnimatablePair(front, back)) }
        set {
            var plane = EdgeInsets()
            plane.animatableData = newValue.first
            self = EdgeInsets3D(
                top: plane.top, leading: plane.leading, bottom: plane.bottom,
                trailing: plane.trailing, front: newValue.second.first,
                back: newValue.second.second)
        }
    }
}

extension RectangleCornerRadii: Animatable {
    /// The four radii, in the order top leading, bottom leading, bottom trailing, top trailing.
    public var animatableData:
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    {
        get {
            AnimatablePair(
                AnimatablePair(topLeading, bottomLeading),
                AnimatablePair(bottomTrailing, topTrailing))
        }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}
