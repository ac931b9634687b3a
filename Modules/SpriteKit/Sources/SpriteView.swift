internal import Foundation
public import SwiftUI
internal import UIKit

/// Shows a scene of SpriteKit's: as it is when it is shown. It stands still.
///
/// Apple: "SpriteView" (SpriteKit for SwiftUI). It takes the room that it is offered.
public struct SpriteView: View {
    /// How it is drawn.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// A set of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Nodes of one place may lie in any order.
        public static let ignoresSiblingOrder = Options(rawValue: 1)
        /// What nobody sees is left out.
        public static let shouldCullNonVisibleNodes = Options(rawValue: 2)
        /// What lies behind is seen.
        public static let allowsTransparency = Options(rawValue: 4)
    }

    /// What is shown of its work: nothing here.
    public struct DebugOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// A set of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Frames a second.
        public static let showsFPS = DebugOptions(rawValue: 1)
        /// Nodes.
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        /// Drawings.
        public static let showsDrawCount = DebugOptions(rawValue: 4)
        /// Bodies.
        public static let showsPhysics = DebugOptions(rawValue: 8)
    }

    private let scene: SKScene
    private let options: Options
    @State private var holder = SKView(frame: .zero)

    /// Shows a scene.
    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
        preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
    ) { (self.scene, self.options) = (scene, options) }

    /// The scene.
    public var body: some View {
        GeometryReader { proxy in
            let _ = scene.show(in: holder, size: proxy.size)
            ScenePicture(scene: scene, isClear: options.contains(.allowsTransparency))
        }
    }
}

/// The picture of a scene in a view of UIKit's.
@MainActor final class ScenePictureView {
    private let host = UIHostingController(rootView: ScenePicture(scene: nil, isClear: false))
    var view: UIView { host.view }

    func draw(_ scene: SKScene?, _ bounds: CGRect) {
        host.rootView = ScenePicture(scene: scene, isClear: false)
        host.view.frame = bounds
    }
}

/// A scene as it is now.
struct ScenePicture: View {
    let scene: SKScene?
    let isClear: Bool

    var body: some View {
        Canvas { context, room in
            guard let scene, room.width > 0, room.height > 0 else { return }
            if !isClear {
                context.fill(
                    Path(CGRect(origin: .zero, size: room)),
                    with: .color(Color(uiColor: scene.backgroundColor)))
            }
            let size = CGSize(width: max(scene.size.width, 1), height: max(scene.size.height, 1))
            let (wide, high) = (room.width / size.width, room.height / size.height)
            let (x, y): (CGFloat, CGFloat) =
                switch scene.scaleMode {
                case .fill: (wide, high)
                case .aspectFill: (max(wide, high), max(wide, high))
                case .aspectFit: (min(wide, high), min(wide, high))
                case .resizeFill: (1, 1)
                }
            context.translateBy(x: room.width / 2, y: room.height / 2)
            context.scaleBy(x: x, y: -y)
            if let camera = scene.camera {
                context.concatenate(camera.transform.inverted())
            } else {
                context.translateBy(
                    x: (scene.anchorPoint.x - 0.5) * size.width,
                    y: (scene.anchorPoint.y - 0.5) * size.height)
            }
            SceneDrawing.draw(scene.children, in: context)
        }
    }
}

/// Draws nodes.
@MainActor enum SceneDrawing {
    static func draw(_ nodes: [SKNode], in context: GraphicsContext) {
        // What is nearer is drawn later; of equals, what was added later.
        for node in nodes.enumerated().sorted(by: {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }) {
            let node = node.element
            if node.isHidden || node.alpha <= 0 { continue }
            var inner = context
            inner.opacity *= Double(min(node.alpha, 1))
            inner.concatenate(node.transform)
            draw(node, in: &inner)
            draw(node.children, in: inner)
        }
    }

    private static func draw(_ node: SKNode, in context: inout GraphicsContext) {
        switch node {
        case let sprite as SKSpriteNode: draw(sprite, in: context)
        case let label as SKLabelNode: draw(label, in: context)
        case let shape as SKShapeNode:
            guard let outline = shape.path else { return }
            let path = Path(outline)
            context.fill(path, with: .color(Color(uiColor: shape.fillColor)))
            if shape.lineWidth > 0 {
                context.stroke(
                    path, with: .color(Color(uiColor: shape.strokeColor)),
                    style: StrokeStyle(
                        lineWidth: shape.lineWidth, lineCap: shape.lineCap, lineJoin: shape.lineJoin
                    ))
            }
        case is SKEmitterNode:
            QuietNotes.tell(
                "scenes stand still here: actions, physics and particles have no effect")
        default: break
        }
    }

    private static func draw(_ sprite: SKSpriteNode, in context: GraphicsContext) {
        let box = CGRect(
            x: -sprite.anchorPoint.x * sprite.size.width,
            y: -sprite.anchorPoint.y * sprite.size.height,
            width: sprite.size.width, height: sprite.size.height)
        if let image = sprite.texture?.image_ {
            var upright = context
            upright.translateBy(x: 0, y: box.minY + box.maxY)
            upright.scaleBy(x: 1, y: -1)
            upright.draw(Image(uiImage: image), in: box)
        } else {
            context.fill(Path(box), with: .color(Color(uiColor: sprite.color)))
        }
    }

    private static func draw(_ label: SKLabelNode, in context: GraphicsContext) {
        let words = label.text ?? label.attributedText?.string ?? ""
        let font =
            label.fontName.map { Font.custom($0, size: label.fontSize) }
            ?? .system(size: label.fontSize, weight: .ultraLight)
        let text = Text(verbatim: words).font(font).foregroundStyle(
            Color(uiColor: label.fontColor ?? .white))
        let width = label.preferredMaxLayoutWidth > 0 ? label.preferredMaxLayoutWidth : .infinity
        let resolved = context.resolve(text)
        let size = resolved.measure(in: CGSize(width: width, height: .infinity))
        let x: CGFloat =
            label.horizontalAlignmentMode == .left
            ? 0 : label.horizontalAlignmentMode == .right ? -size.width : -size.width / 2
        let y: CGFloat =
            switch label.verticalAlignmentMode {
            case .baseline: -resolved.firstBaseline(in: size)
            case .center: -size.height / 2
            case .top: 0
            case .bottom: -size.height
            }
        var upright = context
        upright.scaleBy(x: 1, y: -1)
        upright.draw(resolved, in: CGRect(x: x, y: y, width: size.width, height: size.height))
    }
}
