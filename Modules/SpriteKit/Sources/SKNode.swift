internal import CoreGraphics
public import Foundation
public import UIKit

/// A thing in a scene, with things in it. Places are from the middle of the node around, y upwards.
///
/// Apple: "SKNode" (SpriteKit).
@MainActor @preconcurrency open class SKNode: UIResponder {
    /// Where it is.
    open var position = CGPoint.zero
    /// How near it is: greater ones lie above.
    open var zPosition: CGFloat = 0
    /// How it is turned, in radians against the clock.
    open var zRotation: CGFloat = 0
    /// How much wider it is.
    open var xScale: CGFloat = 1
    /// How much higher it is.
    open var yScale: CGFloat = 1
    /// How fast actions are: none run.
    open var speed: CGFloat = 1
    /// From 0 to 1.
    open var alpha: CGFloat = 1
    /// Whether actions stand.
    open var isPaused = false
    /// Whether it is not drawn.
    open var isHidden = false
    /// Whether it takes touches: none come.
    open var isUserInteractionEnabled = false
    /// What it is called.
    open var name: String?
    /// What else is known of it.
    open var userData: NSMutableDictionary?
    /// How it moves: not at all here.
    open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
    /// What holds it: nothing here.
    open var constraints: [SKConstraint]?
    /// The things in it, in order.
    open private(set) var children: [SKNode] = []
    /// The thing around.
    open private(set) weak var parent: SKNode?
    /// The scene around.
    open var scene: SKScene? { (self as? SKScene) ?? parent?.scene }

    /// A node at the middle.
    public override init() { super.init() }

    /// None comes from an archive.
    public required init?(coder aDecoder: NSCoder) { super.init() }

    /// A node of a file: there are none that can be read.
    public convenience init?(fileNamed filename: String) { return nil }

    /// The box around it without what is in it.
    open var frame: CGRect { CGRect(origin: position, size: .zero) }

    /// The box around it and what is in it.
    open func calculateAccumulatedFrame() -> CGRect {
        children.reduce(frame) { box, child in
            let inner = child.calculateAccumulatedFrame().offsetBy(dx: position.x, dy: position.y)
            return inner.isEmpty ? box : box.isEmpty ? inner : box.union(inner)
        }
    }

    /// Adds a node; one that has another around is taken out of that.
    open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

    /// Inserts a node at a place.
    open func insertChild(_ node: SKNode, at index: Int) {
        node.removeFromParent()
        children.insert(node, at: min(max(0, index), children.count))
        node.parent = self
    }

    /// Takes the node out of the one around.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Takes nodes out.
    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }
    /// Takes all nodes out.
    open func removeAllChildren() { removeChildren(in: children) }
    /// Puts the node into another one, where it is.
    open func move(toParent parent: SKNode) {
        let place = convert(.zero, to: parent)
        parent.addChild(self)
        position = place
    }
    /// Whether a node is somewhere around.
    open func inParentHierarchy(_ parent: SKNode) -> Bool {
        self.parent === parent || self.parent?.inParentHierarchy(parent) == true
    }

    /// The first node of a name: in it, or, with "//" before the name, anywhere below.
    open func childNode(withName name: String) -> SKNode? {
        guard name.hasPrefix("//") else { return children.first { $0.name == name } }
        let rest = String(name.dropFirst(2))
        for child in children {
            if child.name == rest { return child }
            if let found = child.childNode(withName: name) { return found }
        }
        return nil
    }

    /// Calls a block with each node of a name.
    open func enumerateChildNodes(
        withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for child in children where child.name == name {
            block(child, &stop)
            if stop.boolValue { return }
        }
    }

    /// Scales both ways.
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    /// Would run an action: told once. What is called at the end is called at once, so that scenes go on.
    open func run(_ action: SKAction) {
        QuietNotes.tell("scenes stand still here: actions, physics and particles have no effect")
    }
    /// Would run an action.
    open func run(_ action: SKAction, completion block: @escaping () -> Void) { run(action) }
    /// Would run an action.
    open func run(_ action: SKAction, withKey key: String) { run(action) }
    /// Whether an action runs: none.
    open func hasActions() -> Bool { false }
    /// An action that runs: none.
    open func action(forKey key: String) -> SKAction? { nil }
    /// Ends an action.
    open func removeAction(forKey key: String) {}
    /// Ends all actions.
    open func removeAllActions() {}

    /// Whether a place is in the box around.
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
    /// The nearest node at a place.
    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
    /// The nodes at a place, the nearest first.
    open func nodes(at p: CGPoint) -> [SKNode] {
        children.reversed().flatMap { child -> [SKNode] in
            let inner = child.convert(p, from: self)
            return child.nodes(at: inner) + (child.frame.contains(p) ? [child] : [])
        }
    }
    /// Whether the boxes of two nodes have something in common.
    open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }

    /// A place of another node as a place of this one.
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
        point.applying(node.toRoot).applying(toRoot.inverted())
    }
    /// A place of this node as a place of another one.
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
        node.convert(point, from: self)
    }

    /// Turns, scales and moves.
    var transform: CGAffineTransform {
        CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(
            x: xScale, y: yScale)
    }
    private var toRoot: CGAffineTransform {
        guard let parent else { return .identity }
        return transform.concatenating(parent.toRoot)
    }
}
