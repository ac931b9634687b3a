public import CoreGraphics
public import Foundation

/// A text.
///
/// Apple: "CATextLayer" (Core Animation). It is drawn in the system's font: of a font that is set, only the size counts.
open class CATextLayer: CALayer {
    /// The text: a string or an attributed one.
    open var string: Any?
    /// The font. It is kept without effect.
    open var font: AnyObject?
    /// The size of the font, in points.
    open var fontSize: CGFloat = 36
    /// The colour.
    open var foregroundColor: CGColor? = .white
    /// Whether lines are broken where the layer ends.
    open var isWrapped = false
    /// Where lines stand.
    open var alignmentMode = CATextLayerAlignmentMode.natural
    /// How lines that are too long are shortened.
    open var truncationMode = CATextLayerTruncationMode.none
}

/// Where the lines of a text stand.
///
/// Apple: "CATextLayerAlignmentMode" (Core Animation).
public enum CATextLayerAlignmentMode: String, Hashable, Sendable {
    /// As the language has it, at the sides, in the middle, to both sides.
    case natural, left, right, center, justified
}

/// How lines that are too long are shortened.
///
/// Apple: "CATextLayerTruncationMode" (Core Animation).
public enum CATextLayerTruncationMode: String, Hashable, Sendable {
    /// Not at all, at the start, the end, the middle.
    case none, start, end, middle
}

/// Layers again and again, each changed from the one before. The layers in it are drawn once, which is told.
///
/// Apple: "CAReplicatorLayer" (Core Animation), in part.
open class CAReplicatorLayer: CALayer {
    /// How many there are.
    open var instanceCount = 1
    /// What later ones are late by, in seconds.
    open var instanceDelay: CFTimeInterval = 0
    /// How each lies to the one before.
    open var instanceTransform = CATransform3DIdentity
    /// The colour of the first.
    open var instanceColor: CGColor? = .white
    /// How much redder each is.
    open var instanceRedOffset: Float = 0
    /// How much greener each is.
    open var instanceGreenOffset: Float = 0
    /// How much bluer each is.
    open var instanceBlueOffset: Float = 0
    /// How much more opaque each is.
    open var instanceAlphaOffset: Float = 0
}

/// Where particles come from.
///
/// Apple: "CAEmitterLayerEmitterShape" (Core Animation).
public enum CAEmitterLayerEmitterShape: String, Hashable, Sendable {
    /// A point, a line, a rectangle, a box, a circle, a ball.
    case point, line, rectangle, cuboid, circle, sphere
}

/// From which part of its shape particles come.
///
/// Apple: "CAEmitterLayerEmitterMode" (Core Animation).
public enum CAEmitterLayerEmitterMode: String, Hashable, Sendable {
    /// Corners, the edge, all of it, its volume.
    case points, outline, surface, volume
}

/// In which order particles are drawn.
///
/// Apple: "CAEmitterLayerRenderMode" (Core Animation).
public enum CAEmitterLayerRenderMode: String, Hashable, Sendable {
    /// Any, the oldest first or last, by depth, with their colours added.
    case unordered, oldestFirst, oldestLast, backToFront, additive
}

/// A source of particles, such as snow. None are drawn, which is told.
///
/// Apple: "CAEmitterLayer" (Core Animation), in name.
open class CAEmitterLayer: CALayer {
    /// The kinds of particles.
    open var emitterCells: [CAEmitterCell]?
    /// The middle of the source, in points.
    open var emitterPosition = CGPoint.zero
    /// The size of the source, in points.
    open var emitterSize = CGSize.zero
    /// The shape of the source.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// From which part of it particles come.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// In which order particles are drawn.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// By what the number of particles is multiplied.
    open var birthRate: Float = 1
    /// By what their time is multiplied.
    open var lifetime: Float = 1
    /// By what their speed is multiplied.
    open var velocity: Float = 1
    /// By what their size is multiplied.
    open var scale: Float = 1
    /// The start of their random numbers.
    open var seed: UInt32 = 0
    /// When it begins, in seconds.
    open var beginTime: CFTimeInterval = 0
}

/// A kind of particles.
///
/// Apple: "CAEmitterCell" (Core Animation), in name.
open class CAEmitterCell {
    /// The picture: a `CGImage`.
    open var contents: Any?
    /// A name to find it by.
    open var name: String?
    /// How many come in a second.
    open var birthRate: Float = 0
    /// How long each is seen, in seconds, and by how much that differs.
    open var lifetime: Float = 0, lifetimeRange: Float = 0
    /// The colour.
    open var color: CGColor? = .white
    /// By how much colours differ.
    open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0, alphaRange: Float = 0
    /// By how much the opacity changes in a second.
    open var alphaSpeed: Float = 0
    /// The speed in points a second, and by how much it differs.
    open var velocity: CGFloat = 0, velocityRange: CGFloat = 0
    /// How the speed changes, in points a second squared.
    open var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0, zAcceleration: CGFloat = 0
    /// The direction in radians, how wide it is, and its height.
    open var emissionLongitude: CGFloat = 0, emissionRange: CGFloat = 0,
        emissionLatitude: CGFloat = 0
    /// How it turns, in radians a second, and by how much that differs.
    open var spin: CGFloat = 0, spinRange: CGFloat = 0
    /// The factor of the size, by how much it differs, and how it changes in a second.
    open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
    /// The kinds of particles that come from each.
    open var emitterCells: [CAEmitterCell]?

    /// When it begins, how long it goes on, and how fast its time goes (`CAMediaTiming`).
    open var beginTime: CFTimeInterval = 0, duration: CFTimeInterval = 0, speed: Float = 1

    /// Creates a kind of particles.
    public init() {}
}

/// A change of one property of a layer through several values. Layers show what they are set to at once.
///
/// Apple: "CAKeyframeAnimation" (Core Animation).
open class CAKeyframeAnimation: CABasicAnimation {
    /// The values.
    open var values: [Any]?
    /// When each is reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The path that a place follows.
    open var path: CGPath?
    /// How progress runs between two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// Whether each change is added to the one before.
    open var isCumulative = false
    /// Whether values are added to that of the layer.
    open var isAdditive = false
}

/// Changes of a layer that go together. Layers show what they are set to at once.
///
/// Apple: "CAAnimationGroup" (Core Animation).
open class CAAnimationGroup: CAAnimation {
    /// The changes.
    open var animations: [CAAnimation]?
}
