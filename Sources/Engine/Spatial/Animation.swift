public import QuadrantGeometry

extension Angle2D {
    /// Creates the same angle as one of SwiftUI's.
    public init(_ angle: Angle) { radians = angle.radians }
}

extension Angle2D: Animatable {
    /// The angle in radians is interpolated.
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}

extension Point3D: Animatable {
    /// The coordinates are interpolated.
    public var animatableData: Vector3D {
        get { Vector3D(self) }
        set { vector = newValue.vector }
    }
}

extension Rect3D: Animatable {
    /// The origin and the size are interpolated.
    public var animatableData: AnimatablePair<Vector3D, Size3D> {
        get { AnimatablePair(Vector3D(origin), size) }
        set { (origin, size) = (Point3D(newValue.first), newValue.second) }
    }
}

extension Size3D: VectorArithmetic, Animatable {
    /// The dimensions are interpolated.
    public typealias AnimatableData = Size3D
}

extension Vector3D: VectorArithmetic, Animatable {
    /// The elements are interpolated.
    public typealias AnimatableData = Vector3D
}
