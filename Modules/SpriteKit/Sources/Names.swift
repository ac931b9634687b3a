// length: generated. Written by Scripts/quiet-modules.py from Modules/SpriteKit/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import UIKit
@_exported public import CoreGraphics
internal import SwiftUI

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("SpriteKit: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "SKColor".
public typealias SKColor = UIColor
/// Apple: "SKSceneScaleMode".
public enum SKSceneScaleMode: Int, Hashable, Sendable {
    /// Apple: "SKSceneScaleMode.fill".
    case fill
    /// Apple: "SKSceneScaleMode.aspectFill".
    case aspectFill
    /// Apple: "SKSceneScaleMode.aspectFit".
    case aspectFit
    /// Apple: "SKSceneScaleMode.resizeFill".
    case resizeFill
}
/// Apple: "SKLabelVerticalAlignmentMode".
public enum SKLabelVerticalAlignmentMode: Int, Hashable, Sendable {
    /// Apple: "SKLabelVerticalAlignmentMode.baseline".
    case baseline
    /// Apple: "SKLabelVerticalAlignmentMode.center".
    case center
    /// Apple: "SKLabelVerticalAlignmentMode.top".
    case top
    /// Apple: "SKLabelVerticalAlignmentMode.bottom".
    case bottom
}
/// Apple: "SKLabelHorizontalAlignmentMode".
public enum SKLabelHorizontalAlignmentMode: Int, Hashable, Sendable {
    /// Apple: "SKLabelHorizontalAlignmentMode.center".
    case center
    /// Apple: "SKLabelHorizontalAlignmentMode.left".
    case left
    /// Apple: "SKLabelHorizontalAlignmentMode.right".
    case right
}
/// Apple: "SKBlendMode".
public enum SKBlendMode: Int, Hashable, Sendable {
    /// Apple: "SKBlendMode.alpha".
    case alpha
    /// Apple: "SKBlendMode.add".
    case add
    /// Apple: "SKBlendMode.subtract".
    case subtract
    /// Apple: "SKBlendMode.multiply".
    case multiply
    /// Apple: "SKBlendMode.multiplyX2".
    case multiplyX2
    /// Apple: "SKBlendMode.screen".
    case screen
    /// Apple: "SKBlendMode.replace".
    case replace
    /// Apple: "SKBlendMode.multiplyAlpha".
    case multiplyAlpha
}
/// Apple: "SKActionTimingMode".
public enum SKActionTimingMode: Int, Hashable, Sendable {
    /// Apple: "SKActionTimingMode.linear".
    case linear
    /// Apple: "SKActionTimingMode.easeIn".
    case easeIn
    /// Apple: "SKActionTimingMode.easeOut".
    case easeOut
    /// Apple: "SKActionTimingMode.easeInEaseOut".
    case easeInEaseOut
}
/// Apple: "SKTextureFilteringMode".
public enum SKTextureFilteringMode: Int, Hashable, Sendable {
    /// Apple: "SKTextureFilteringMode.nearest".
    case nearest
    /// Apple: "SKTextureFilteringMode.linear".
    case linear
}
/// Apple: "SKTransitionDirection".
public enum SKTransitionDirection: Int, Hashable, Sendable {
    /// Apple: "SKTransitionDirection.up".
    case up
    /// Apple: "SKTransitionDirection.down".
    case down
    /// Apple: "SKTransitionDirection.right".
    case right
    /// Apple: "SKTransitionDirection.left".
    case left
}
/// Apple: "SKInterpolationMode".
public enum SKInterpolationMode: Int, Hashable, Sendable {
    /// Apple: "SKInterpolationMode.linear".
    case linear
    /// Apple: "SKInterpolationMode.spline".
    case spline
    /// Apple: "SKInterpolationMode.step".
    case step
}
/// Apple: "SKRepeatMode".
public enum SKRepeatMode: Int, Hashable, Sendable {
    /// Apple: "SKRepeatMode.clamp".
    case clamp
    /// Apple: "SKRepeatMode.loop".
    case loop
}
/// Apple: "SKActionTimingFunction".
public typealias SKActionTimingFunction = (Float) -> Float
/// Apple: "SKTexture".
open class SKTexture: NSObject {
    /// Apple: "SKTexture.image_".
    let image_: UIImage?
    /// Apple: "SKTexture.init".
    override public init() { image_ = nil; super.init() }
    /// Apple: "SKTexture.init".
    public init(imageNamed name: String) { image_ = UIImage(named: name); super.init() }
    /// Apple: "SKTexture.init".
    public init(image: UIImage) { image_ = image; super.init() }
    /// Apple: "SKTexture.init".
    public init(cgImage image: CGImage) { image_ = UIImage(cgImage: image); super.init() }
    /// Apple: "SKTexture.init".
    public convenience init(rect: CGRect, in texture: SKTexture) { self.init(image: texture.image_ ?? UIImage()) }
    /// Here `image_?.size ?? .zero`. Apple: "SKTexture.size".
    open func size() -> CGSize { image_?.size ?? .zero }
    /// Here `CGRect(x: 0, y: 0, width: 1, height: 1)`. Apple: "SKTexture.textureRect".
    open func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    /// It is kept; `.linear` at first. Apple: "SKTexture.filteringMode".
    open var filteringMode: SKTextureFilteringMode = .linear
    /// It is kept; `false` at first. Apple: "SKTexture.usesMipmaps".
    open var usesMipmaps: Bool = false
    /// Here `QuietNotes.later(completionHandler)`. Apple: "SKTexture.preload".
    open func preload(completionHandler: @escaping () -> Void) { QuietNotes.later(completionHandler) }
    /// Here `QuietNotes.later(completionHandler)`. Apple: "SKTexture.preload".
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) { QuietNotes.later(completionHandler) }
}
/// Apple: "SKTextureAtlas".
open class SKTextureAtlas: NSObject {
    /// Apple: "SKTextureAtlas.init".
    public convenience init(named name: String) { self.init() }
    /// Here `SKTexture(imageNamed: name)`. Apple: "SKTextureAtlas.textureNamed".
    open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
    /// Here always `[]`. Apple: "SKTextureAtlas.textureNames".
    open var textureNames: [String] { [] }
}
/// Apple: "SKMutableTexture".
open class SKMutableTexture: SKTexture {
}
/// Apple: "SKAction".
open class SKAction: NSObject, @unchecked Sendable {
    /// Apple: "SKAction.name_".
    let name_: String
    /// Apple: "SKAction.init".
    public required init(name: String, seconds: TimeInterval) { name_ = name; duration = seconds; super.init() }
    /// Apple: "SKAction.duration".
    open var duration: TimeInterval
    /// It is kept; `.linear` at first. Apple: "SKAction.timingMode".
    open var timingMode: SKActionTimingMode = .linear
    /// It is kept; `{ $0 }` at first. Apple: "SKAction.timingFunction".
    open var timingFunction: SKActionTimingFunction = { $0 }
    /// It is kept; `1` at first. Apple: "SKAction.speed".
    open var speed: CGFloat = 1
    /// Here `self`. Apple: "SKAction.reversed".
    open func reversed() -> SKAction { self }
    /// Here `SKAction(name: "move", seconds: duration)`. Apple: "SKAction.move".
    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction(name: "move", seconds: duration) }
    /// Here `SKAction(name: "move", seconds: duration)`. Apple: "SKAction.moveBy".
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction { SKAction(name: "move", seconds: duration) }
    /// Here `SKAction(name: "move", seconds: duration)`. Apple: "SKAction.move".
    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(name: "move", seconds: duration) }
    /// Here `SKAction(name: "move", seconds: duration)`. Apple: "SKAction.moveTo".
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(name: "move", seconds: duration) }
    /// Here `SKAction(name: "move", seconds: duration)`. Apple: "SKAction.moveTo".
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(name: "move", seconds: duration) }
    /// Here `SKAction(name: "rotate", seconds: duration)`. Apple: "SKAction.rotate".
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(name: "rotate", seconds: duration) }
    /// Here `SKAction(name: "rotate", seconds: duration)`. Apple: "SKAction.rotate".
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(name: "rotate", seconds: duration) }
    /// Here `SKAction(name: "rotate", seconds: duration)`. Apple: "SKAction.rotate".
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction { SKAction(name: "rotate", seconds: duration) }
    /// Here `SKAction(name: "resize", seconds: duration)`. Apple: "SKAction.resize".
    open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction { SKAction(name: "resize", seconds: duration) }
    /// Here `SKAction(name: "scale", seconds: duration)`. Apple: "SKAction.scale".
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(name: "scale", seconds: duration) }
    /// Here `SKAction(name: "scale", seconds: duration)`. Apple: "SKAction.scale".
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(name: "scale", seconds: duration) }
    /// Here `SKAction(name: "scale", seconds: duration)`. Apple: "SKAction.scaleX".
    open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(name: "scale", seconds: duration) }
    /// Here `SKAction(name: "scale", seconds: duration)`. Apple: "SKAction.scaleX".
    open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(name: "scale", seconds: duration) }
    /// Here `SKAction(name: "scale", seconds: duration)`. Apple: "SKAction.scaleY".
    open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(name: "scale", seconds: duration) }
    /// Here `SKAction(name: "sequence", seconds: actions.reduce(0) { $0 + $1.duration })`. Apple: "SKAction.sequence".
    open class func sequence(_ actions: [SKAction]) -> SKAction { SKAction(name: "sequence", seconds: actions.reduce(0) { $0 + $1.duration }) }
    /// Here `SKAction(name: "group", seconds: actions.map(\.duration).max() ?? 0)`. Apple: "SKAction.group".
    open class func group(_ actions: [SKAction]) -> SKAction { SKAction(name: "group", seconds: actions.map(\.duration).max() ?? 0) }
    /// Here `SKAction(name: "repeat", seconds: action.duration * Double(count))`. Apple: "SKAction.`repeat`".
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction { SKAction(name: "repeat", seconds: action.duration * Double(count)) }
    /// Here `SKAction(name: "repeatForever", seconds: .infinity)`. Apple: "SKAction.repeatForever".
    open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(name: "repeatForever", seconds: .infinity) }
    /// Here `SKAction(name: "fade", seconds: duration)`. Apple: "SKAction.fadeIn".
    open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { SKAction(name: "fade", seconds: duration) }
    /// Here `SKAction(name: "fade", seconds: duration)`. Apple: "SKAction.fadeOut".
    open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { SKAction(name: "fade", seconds: duration) }
    /// Here `SKAction(name: "fade", seconds: duration)`. Apple: "SKAction.fadeAlpha".
    open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(name: "fade", seconds: duration) }
    /// Here `SKAction(name: "fade", seconds: duration)`. Apple: "SKAction.fadeAlpha".
    open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { SKAction(name: "fade", seconds: duration) }
    /// Here `SKAction(name: "hide", seconds: 0)`. Apple: "SKAction.hide".
    open class func hide() -> SKAction { SKAction(name: "hide", seconds: 0) }
    /// Here `SKAction(name: "unhide", seconds: 0)`. Apple: "SKAction.unhide".
    open class func unhide() -> SKAction { SKAction(name: "unhide", seconds: 0) }
    /// Here `SKAction(name: "setTexture", seconds: 0)`. Apple: "SKAction.setTexture".
    open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction(name: "setTexture", seconds: 0) }
    /// Here `SKAction(name: "animate", seconds: sec * Double(textures.count))`. Apple: "SKAction.animate".
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction { SKAction(name: "animate", seconds: sec * Double(textures.count)) }
    /// Here `SKAction(name: "animate", seconds: sec * Double(textures.count))`. Apple: "SKAction.animate".
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool) -> SKAction { SKAction(name: "animate", seconds: sec * Double(textures.count)) }
    /// Here `SKAction(name: "sound", seconds: 0)`. Apple: "SKAction.playSoundFileNamed".
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction(name: "sound", seconds: 0) }
    /// Here `SKAction(name: "colorize", seconds: duration)`. Apple: "SKAction.colorize".
    open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(name: "colorize", seconds: duration) }
    /// Here `SKAction(name: "follow", seconds: 0)`. Apple: "SKAction.follow".
    open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { SKAction(name: "follow", seconds: 0) }
    /// Here `SKAction(name: "follow", seconds: duration)`. Apple: "SKAction.follow".
    open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { SKAction(name: "follow", seconds: duration) }
    /// Here `SKAction(name: "follow", seconds: duration)`. Apple: "SKAction.follow".
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval) -> SKAction { SKAction(name: "follow", seconds: duration) }
    /// Here `SKAction(name: "wait", seconds: duration)`. Apple: "SKAction.wait".
    open class func wait(forDuration duration: TimeInterval) -> SKAction { SKAction(name: "wait", seconds: duration) }
    /// Here `SKAction(name: "wait", seconds: duration)`. Apple: "SKAction.wait".
    open class func wait(forDuration duration: TimeInterval, withRange durationRange: TimeInterval) -> SKAction { SKAction(name: "wait", seconds: duration) }
    /// Here `SKAction(name: "removeFromParent", seconds: 0)`. Apple: "SKAction.removeFromParent".
    open class func removeFromParent() -> SKAction { SKAction(name: "removeFromParent", seconds: 0) }
    /// Here `SKAction(name: "run", seconds: 0)`. Apple: "SKAction.run".
    open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(name: "run", seconds: 0) }
    /// Here `SKAction(name: "run", seconds: action.duration)`. Apple: "SKAction.run".
    open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction(name: "run", seconds: action.duration) }
    /// Here `SKAction(name: "custom", seconds: duration)`. Apple: "SKAction.customAction".
    open class func customAction(withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void) -> SKAction { SKAction(name: "custom", seconds: duration) }
    /// Here `SKAction(name: "applyImpulse", seconds: duration)`. Apple: "SKAction.applyImpulse".
    open class func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction { SKAction(name: "applyImpulse", seconds: duration) }
    /// Here `SKAction(name: "applyForce", seconds: duration)`. Apple: "SKAction.applyForce".
    open class func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction { SKAction(name: "applyForce", seconds: duration) }
    /// Here `SKAction(name: "speed", seconds: duration)`. Apple: "SKAction.speed".
    open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { SKAction(name: "speed", seconds: duration) }
}
/// Apple: "SKPhysicsBody".
open class SKPhysicsBody: NSObject {
    /// Apple: "SKPhysicsBody.init".
    public convenience init(circleOfRadius r: CGFloat) { self.init() }
    /// Apple: "SKPhysicsBody.init".
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init() }
    /// Apple: "SKPhysicsBody.init".
    public convenience init(rectangleOf s: CGSize) { self.init() }
    /// Apple: "SKPhysicsBody.init".
    public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
    /// Apple: "SKPhysicsBody.init".
    public convenience init(polygonFrom path: CGPath) { self.init() }
    /// Apple: "SKPhysicsBody.init".
    public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
    /// Apple: "SKPhysicsBody.init".
    public convenience init(edgeLoopFrom path: CGPath) { self.init() }
    /// Apple: "SKPhysicsBody.init".
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }
    /// Apple: "SKPhysicsBody.init".
    public convenience init(edgeChainFrom path: CGPath) { self.init() }
    /// Apple: "SKPhysicsBody.init".
    public convenience init(bodies: [SKPhysicsBody]) { self.init() }
    /// Apple: "SKPhysicsBody.init".
    public convenience init(texture: SKTexture, size: CGSize) { self.init() }
    /// Apple: "SKPhysicsBody.init".
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init() }
    /// It is kept; `true` at first. Apple: "SKPhysicsBody.isDynamic".
    open var isDynamic: Bool = true
    /// It is kept; `true` at first. Apple: "SKPhysicsBody.affectedByGravity".
    open var affectedByGravity: Bool = true
    /// It is kept; `true` at first. Apple: "SKPhysicsBody.allowsRotation".
    open var allowsRotation: Bool = true
    /// It is kept; `false` at first. Apple: "SKPhysicsBody.usesPreciseCollisionDetection".
    open var usesPreciseCollisionDetection: Bool = false
    /// It is kept; `false` at first. Apple: "SKPhysicsBody.pinned".
    open var pinned: Bool = false
    /// It is kept; `1` at first. Apple: "SKPhysicsBody.mass".
    open var mass: CGFloat = 1
    /// It is kept; `1` at first. Apple: "SKPhysicsBody.density".
    open var density: CGFloat = 1
    /// It is kept; `0.2` at first. Apple: "SKPhysicsBody.friction".
    open var friction: CGFloat = 0.2
    /// It is kept; `0.2` at first. Apple: "SKPhysicsBody.restitution".
    open var restitution: CGFloat = 0.2
    /// It is kept; `0.1` at first. Apple: "SKPhysicsBody.linearDamping".
    open var linearDamping: CGFloat = 0.1
    /// It is kept; `0.1` at first. Apple: "SKPhysicsBody.angularDamping".
    open var angularDamping: CGFloat = 0.1
    /// It is kept; `0xFFFF_FFFF` at first. Apple: "SKPhysicsBody.categoryBitMask".
    open var categoryBitMask: UInt32 = 0xFFFF_FFFF
    /// It is kept; `0xFFFF_FFFF` at first. Apple: "SKPhysicsBody.collisionBitMask".
    open var collisionBitMask: UInt32 = 0xFFFF_FFFF
    /// It is kept; `0` at first. Apple: "SKPhysicsBody.contactTestBitMask".
    open var contactTestBitMask: UInt32 = 0
    /// It is kept; `0xFFFF_FFFF` at first. Apple: "SKPhysicsBody.fieldBitMask".
    open var fieldBitMask: UInt32 = 0xFFFF_FFFF
    /// It is kept; `CGVector()` at first. Apple: "SKPhysicsBody.velocity".
    open var velocity: CGVector = CGVector()
    /// It is kept; `0` at first. Apple: "SKPhysicsBody.angularVelocity".
    open var angularVelocity: CGFloat = 0
    /// It is kept; `false` at first. Apple: "SKPhysicsBody.isResting".
    open var isResting: Bool = false
    /// It is kept; `nil` at first. Apple: "SKPhysicsBody.node".
    open weak var node: SKNode?
    /// Here always `0`. Apple: "SKPhysicsBody.area".
    open var area: CGFloat { 0 }
    /// It has no effect here, which is told once. Apple: "SKPhysicsBody.applyForce".
    open func applyForce(_ force: CGVector) { QuietNotes.tell("scenes stand still here: actions, physics and particles have no effect") }
    /// It has no effect here, which is told once. Apple: "SKPhysicsBody.applyImpulse".
    open func applyImpulse(_ impulse: CGVector) { QuietNotes.tell("scenes stand still here: actions, physics and particles have no effect") }
    /// It has no effect here, which is told once. Apple: "SKPhysicsBody.applyTorque".
    open func applyTorque(_ torque: CGFloat) { QuietNotes.tell("scenes stand still here: actions, physics and particles have no effect") }
    /// It has no effect here, which is told once. Apple: "SKPhysicsBody.applyAngularImpulse".
    open func applyAngularImpulse(_ impulse: CGFloat) { QuietNotes.tell("scenes stand still here: actions, physics and particles have no effect") }
    /// Here `[]`. Apple: "SKPhysicsBody.allContactedBodies".
    open func allContactedBodies() -> [SKPhysicsBody] { [] }
}
/// Apple: "SKPhysicsContact".
open class SKPhysicsContact: NSObject {
    /// Here always `SKPhysicsBody()`. Apple: "SKPhysicsContact.bodyA".
    open var bodyA: SKPhysicsBody { SKPhysicsBody() }
    /// Here always `SKPhysicsBody()`. Apple: "SKPhysicsContact.bodyB".
    open var bodyB: SKPhysicsBody { SKPhysicsBody() }
    /// Here always `.zero`. Apple: "SKPhysicsContact.contactPoint".
    open var contactPoint: CGPoint { .zero }
    /// Here always `0`. Apple: "SKPhysicsContact.collisionImpulse".
    open var collisionImpulse: CGFloat { 0 }
}
/// Apple: "SKPhysicsContactDelegate".
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    /// Apple: "SKPhysicsContactDelegate.didBegin".
    func didBegin(_ contact: SKPhysicsContact)
    /// Apple: "SKPhysicsContactDelegate.didEnd".
    func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
    /// What happens where a type says nothing of it.
    public func didBegin(_ contact: SKPhysicsContact) {}
    /// What happens where a type says nothing of it.
    public func didEnd(_ contact: SKPhysicsContact) {}
}
/// Apple: "SKPhysicsWorld".
open class SKPhysicsWorld: NSObject {
    /// It is kept; `CGVector(dx: 0, dy: -9.8)` at first. Apple: "SKPhysicsWorld.gravity".
    open var gravity: CGVector = CGVector(dx: 0, dy: -9.8)
    /// It is kept; `1` at first. Apple: "SKPhysicsWorld.speed".
    open var speed: CGFloat = 1
    /// It is kept; `nil` at first. Apple: "SKPhysicsWorld.contactDelegate".
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
    /// Apple: "SKPhysicsWorld.add".
    open func add(_ joint: SKPhysicsJoint) {}
    /// Apple: "SKPhysicsWorld.remove".
    open func remove(_ joint: SKPhysicsJoint) {}
    /// Apple: "SKPhysicsWorld.removeAllJoints".
    open func removeAllJoints() {}
}
/// Apple: "SKPhysicsJoint".
open class SKPhysicsJoint: NSObject {
}
/// Apple: "SKConstraint".
open class SKConstraint: NSObject {
    /// Here `SKConstraint()`. Apple: "SKConstraint.distance".
    open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint() }
    /// Here `SKConstraint()`. Apple: "SKConstraint.positionX".
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { SKConstraint() }
}
/// Apple: "SKRange".
open class SKRange: NSObject {
    /// Apple: "SKRange.lowerLimit".
    open var lowerLimit: CGFloat
    /// Apple: "SKRange.upperLimit".
    open var upperLimit: CGFloat
    /// Apple: "SKRange.init".
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { lowerLimit = lower; upperLimit = upper; super.init() }
    /// Apple: "SKRange.init".
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
}
/// Apple: "SKShader".
open class SKShader: NSObject {
    /// Apple: "SKShader.init".
    public convenience init(fileNamed name: String) { self.init() }
    /// Apple: "SKShader.init".
    public convenience init(source: String) { self.init() }
    /// Apple: "SKShader.init".
    public convenience init(source: String, uniforms: [SKUniform]) { self.init(); self.uniforms = uniforms }
    /// It is kept; `[]` at first. Apple: "SKShader.uniforms".
    open var uniforms: [SKUniform] = []
}
/// Apple: "SKUniform".
open class SKUniform: NSObject {
    /// It is kept; `0` at first. Apple: "SKUniform.floatValue".
    open var floatValue: Float = 0
    /// Apple: "SKUniform.init".
    public convenience init(name: String, float value: Float) { self.init(); floatValue = value }
}
/// Apple: "SKTransition".
open class SKTransition: NSObject {
    /// Here `SKTransition()`. Apple: "SKTransition.fade".
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Here `SKTransition()`. Apple: "SKTransition.fade".
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Here `SKTransition()`. Apple: "SKTransition.crossFade".
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Here `SKTransition()`. Apple: "SKTransition.push".
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Here `SKTransition()`. Apple: "SKTransition.reveal".
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Here `SKTransition()`. Apple: "SKTransition.moveIn".
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Here `SKTransition()`. Apple: "SKTransition.flipHorizontal".
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Here `SKTransition()`. Apple: "SKTransition.doorway".
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// It is kept; `true` at first. Apple: "SKTransition.pausesIncomingScene".
    open var pausesIncomingScene: Bool = true
    /// It is kept; `true` at first. Apple: "SKTransition.pausesOutgoingScene".
    open var pausesOutgoingScene: Bool = true
}
/// Apple: "SKKeyframeSequence".
open class SKKeyframeSequence: NSObject {
}
/// Apple: "SKSceneDelegate".
public protocol SKSceneDelegate: NSObjectProtocol {
    /// Apple: "SKSceneDelegate.update".
    func update(_ currentTime: TimeInterval, for scene: SKScene)
}
extension SKSceneDelegate {
    /// What happens where a type says nothing of it.
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
}
