public import CoreGraphics
public import Foundation
internal import UIKit

/// What is cut by another node: not cut here.
///
/// Apple: "SKCropNode" (SpriteKit).
open class SKCropNode: SKNode {
    /// What cuts.
    open var maskNode: SKNode?
}

/// Particles: none are drawn.
///
/// Apple: "SKEmitterNode" (SpriteKit).
open class SKEmitterNode: SKNode {
    /// What a particle looks like.
    open var particleTexture: SKTexture?
    /// Particles a second.
    open var particleBirthRate: CGFloat = 0
    /// How many there are; 0 for no end.
    open var numParticlesToEmit = 0
    /// How long each lives.
    open var particleLifetime: CGFloat = 0
    /// How much that differs.
    open var particleLifetimeRange: CGFloat = 0
    /// The colour.
    open var particleColor = UIColor.white
    /// How large each is.
    open var particleScale: CGFloat = 1
    /// How much that differs.
    open var particleScaleRange: CGFloat = 0
    /// How fast that changes.
    open var particleScaleSpeed: CGFloat = 0
    /// How opaque each is.
    open var particleAlpha: CGFloat = 1
    /// How fast that changes.
    open var particleAlphaSpeed: CGFloat = 0
    /// How fast each is.
    open var particleSpeed: CGFloat = 0
    /// How much that differs.
    open var particleSpeedRange: CGFloat = 0
    /// Where they go, in radians.
    open var emissionAngle: CGFloat = 0
    /// How much that differs.
    open var emissionAngleRange: CGFloat = 0
    /// How much their places differ.
    open var particlePositionRange = CGVector()
    /// How they fall to the side.
    open var xAcceleration: CGFloat = 0
    /// How they fall.
    open var yAcceleration: CGFloat = 0
    /// How they are mixed.
    open var particleBlendMode = SKBlendMode.alpha
    /// Where they move.
    open weak var targetNode: SKNode?
    /// Begins anew.
    open func resetSimulation() {}
    /// Goes on for some seconds.
    open func advanceSimulationTime(_ sec: TimeInterval) {}
}

/// A sound: not heard.
///
/// Apple: "SKAudioNode" (SpriteKit).
open class SKAudioNode: SKNode {
    /// Whether it plays again and again.
    open var autoplayLooped = true
    /// Whether its place is heard.
    open var isPositional = true
    /// A sound of a file.
    public convenience init(fileNamed name: String) { self.init() }
    /// A sound of a file.
    public convenience init(url: URL) { self.init() }
}

/// A light: none falls.
///
/// Apple: "SKLightNode" (SpriteKit).
open class SKLightNode: SKNode {
    /// The colour.
    open var lightColor = UIColor.white
    /// The colour everywhere.
    open var ambientColor = UIColor.black
    /// How fast it gets less.
    open var falloff: CGFloat = 1
    /// On which it falls.
    open var categoryBitMask: UInt32 = 1
    /// Whether it is on.
    open var isEnabled = true
}
