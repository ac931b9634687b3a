public import CoreGraphics
public import Foundation
public import UIKit

/// A node that is drawn as effects say: as it is here.
///
/// Apple: "SKEffectNode" (SpriteKit).
open class SKEffectNode: SKNode {
    /// Whether effects are drawn.
    open var shouldEnableEffects = true
    /// Whether the picture is kept.
    open var shouldRasterize = false
    /// How it is mixed with what lies below.
    open var blendMode = SKBlendMode.alpha
}

/// What a view of SpriteKit's shows. It stands still.
///
/// Apple: "SKScene" (SpriteKit). Its ground is dark grey unless given (0.15, as documented).
open class SKScene: SKEffectNode {
    /// The size in points.
    open var size: CGSize { didSet { if size != oldValue { didChangeSize(oldValue) } } }
    /// How it fills a view.
    open var scaleMode = SKSceneScaleMode.fill
    /// The ground.
    open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
    /// Where in the view the middle of the nodes is: from (0, 0) at the bottom left to (1, 1).
    open var anchorPoint = CGPoint.zero
    /// What it looks through.
    open weak var camera: SKCameraNode?
    /// Who is told of frames: none come.
    open weak var delegate: (any SKSceneDelegate)?
    /// How things fall: not at all here.
    public let physicsWorld = SKPhysicsWorld()
    /// Where one listens.
    open weak var listener: SKNode?
    /// The view.
    open internal(set) weak var view: SKView?
    private var isShown = false

    /// A scene of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
        sceneDidLoad()
    }

    /// A scene of one point.
    public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }

    /// None comes from an archive.
    public required init?(coder aDecoder: NSCoder) {
        size = CGSize(width: 1, height: 1)
        super.init(coder: aDecoder)
    }

    /// The box around it.
    override open var frame: CGRect {
        CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
            height: size.height)
    }

    /// Called when it was made.
    open func sceneDidLoad() {}
    /// Called when it is shown, once.
    open func didMove(to view: SKView) {}
    /// Called before it goes: never here.
    open func willMove(from view: SKView) {}
    /// Called when its size is another.
    open func didChangeSize(_ oldSize: CGSize) {}
    /// Called for each frame: never here.
    open func update(_ currentTime: TimeInterval) {}
    /// Called after actions: never here.
    open func didEvaluateActions() {}
    /// Called after physics: never here.
    open func didSimulatePhysics() {}
    /// Called after constraints: never here.
    open func didApplyConstraints() {}
    /// Called after a frame: never here.
    open func didFinishUpdate() {}

    /// A place of the view as a place of the scene.
    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        CGPoint(
            x: point.x - anchorPoint.x * size.width, y: (1 - anchorPoint.y) * size.height - point.y)
    }
    /// A place of the scene as a place of the view.
    open func convertPoint(toView point: CGPoint) -> CGPoint {
        CGPoint(
            x: point.x + anchorPoint.x * size.width, y: (1 - anchorPoint.y) * size.height - point.y)
    }

    /// Tells the scene once that it is shown.
    func show(in view: SKView, size room: CGSize) {
        if scaleMode == .resizeFill, room.width > 0, room.height > 0 { size = room }
        self.view = view
        guard !isShown else { return }
        isShown = true
        didMove(to: view)
    }
}

/// What a scene is looked at through.
///
/// Apple: "SKCameraNode" (SpriteKit).
open class SKCameraNode: SKNode {}

/// Shows scenes: they stand still.
///
/// Apple: "SKView" (SpriteKit).
open class SKView: UIView {
    /// Whether it stands.
    open var isPaused = false
    /// Whether frames are counted in a corner: not here.
    open var showsFPS = false
    /// Whether nodes are counted in a corner: not here.
    open var showsNodeCount = false
    /// Whether drawings are counted in a corner: not here.
    open var showsDrawCount = false
    /// Whether bodies are outlined: not here.
    open var showsPhysics = false
    /// Whether fields are drawn: not here.
    open var showsFields = false
    /// Whether nodes of one place may lie in any order.
    open var ignoresSiblingOrder = false
    /// Whether what nobody sees is left out.
    open var shouldCullNonVisibleNodes = true
    /// Whether what lies behind is seen.
    open var allowsTransparency = false
    /// Frames a second: none.
    open var preferredFramesPerSecond = 60
    /// The scene.
    open private(set) var scene: SKScene?
    private let picture = ScenePictureView()

    /// A view in a box.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(picture.view)
    }

    /// None comes from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(picture.view)
    }

    /// Shows a scene.
    open func presentScene(_ scene: SKScene?) {
        self.scene = scene
        scene?.show(in: self, size: bounds.size)
        setNeedsLayout()
    }
    /// Shows a scene at once.
    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
    /// A picture of a node: none.
    open func texture(from node: SKNode) -> SKTexture? { nil }

    override open func layoutSubviews() {
        if let scene { scene.show(in: self, size: bounds.size) }
        picture.draw(scene, bounds)
    }
}
