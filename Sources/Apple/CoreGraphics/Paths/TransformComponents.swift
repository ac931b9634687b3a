public import Foundation
public import QuadrantGeometry

/// What a map of the plane does, step by step: it scales, shears, turns and moves.
///
/// Apple: "CGAffineTransformComponents" (Core Graphics).
public struct CGAffineTransformComponents: Equatable, Sendable {
    /// The factors of width and height, first of all; a negative one mirrors.
    public var scale: CGSize
    /// By how much of its height each point is moved to the right; 0 for none.
    public var horizontalShear: CGFloat
    /// The turn, in radians.
    public var rotation: CGFloat
    /// How far all is moved in the end.
    public var translation: CGVector

    /// Creates the steps that change nothing.
    public init() {
        self.init(
            scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0,
            translation: CGVector(dx: 0, dy: 0))
    }

    /// Creates the steps of a map.
    public init(
        scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
    ) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// The steps of which the map is made.
    ///
    /// Apple: "decomposed()" (Core Graphics). The width is never mirrored: of a map that mirrors, the height is. One that leaves
    /// nothing of the width has no turn.
    public func decomposed() -> CGAffineTransformComponents {
        let width = (a * a + b * b).squareRoot()
        let determinant = a * d - b * c
        guard width > 0 else {
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: (c * c + d * d).squareRoot()), horizontalShear: 0,
                rotation: 0, translation: CGVector(dx: tx, dy: ty))
        }
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: determinant / width),
            horizontalShear: determinant == 0 ? 0 : (a * c + b * d) / determinant,
            rotation: CGFloat(Foundation.atan2(Double(b), Double(a))),
            translation: CGVector(dx: tx, dy: ty))
    }

    /// Creates the map of steps: scaling, shearing, turning and moving, in this order.
    ///
    /// Apple: "init(_:)" (Core Graphics).
    public init(_ components: CGAffineTransformComponents) {
        let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = scale.concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(
                CGAffineTransform(
                    translationX: components.translation.dx, y: components.translation.dy))
    }
}
