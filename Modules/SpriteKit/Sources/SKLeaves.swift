public import CoreGraphics
public import Foundation
internal import UIKit

/// A picture, or a box in a colour.
///
/// Apple: "SKSpriteNode" (SpriteKit).
open class SKSpriteNode: SKNode {
    /// The picture.
    open var texture: SKTexture?
    /// The size in points.
    open var size: CGSize
    /// The colour.
    open var color: UIColor
    /// How much a picture has of the colour, from 0 to 1.
    open var colorBlendFactor: CGFloat = 0
    /// Which point of it is at its place.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// How it is mixed with what lies below.
    open var blendMode = SKBlendMode.alpha
    /// Which part is stretched.
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Which lights fall on it.
    open var lightingBitMask: UInt32 = 0
    /// How its points are coloured: not here.
    open var shader: SKShader?

    /// A picture of a size in a colour.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }
    /// A picture in its own size.
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }
    /// A picture of a size.
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }
    /// A box in a colour.
    public convenience init(color: UIColor, size: CGSize) {
        self.init(texture: nil, color: color, size: size)
    }
    /// A picture of a file.
    public convenience init(imageNamed name: String) {
        self.init(texture: SKTexture(imageNamed: name))
    }
    /// An empty box.
    public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }
    /// None comes from an archive.
    public required init?(coder aDecoder: NSCoder) { nil }

    /// The box around it.
    override open var frame: CGRect {
        let (width, height) = (abs(size.width * xScale), abs(size.height * yScale))
        return CGRect(
            x: position.x - anchorPoint.x * width, y: position.y - anchorPoint.y * height,
            width: width, height: height)
    }
}

/// A text.
///
/// Apple: "SKLabelNode" (SpriteKit). Its font is Helvetica Neue Ultra Light of 32 points, as documented; that of the system is drawn where
/// that is missing.
open class SKLabelNode: SKNode {
    /// The text.
    open var text: String?
    /// The text with looks: its words are drawn.
    open var attributedText: NSAttributedString?
    /// The font.
    open var fontName: String?
    /// The size of the font.
    open var fontSize: CGFloat = 32
    /// The colour.
    open var fontColor: UIColor? = .white
    /// Which height of it is at its place.
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    /// Which side of it is at its place.
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    /// How many lines there may be; 0 for any number.
    open var numberOfLines = 1
    /// How wide lines may be; 0 for any width.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// The colour of the text's box.
    open var color: UIColor?
    /// How much of it there is.
    open var colorBlendFactor: CGFloat = 0

    /// A text.
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }
    /// A text in a font.
    public convenience init(fontNamed fontName: String?) {
        self.init()
        self.fontName = fontName
    }
    /// A text with looks.
    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }

    /// The box around it, by an average width of letters.
    override open var frame: CGRect {
        let width = CGFloat((text ?? attributedText?.string ?? "").count) * fontSize * 0.5
        let left =
            horizontalAlignmentMode == .left
            ? 0 : horizontalAlignmentMode == .right ? width : width / 2
        return CGRect(x: position.x - left, y: position.y, width: width, height: fontSize)
    }
}

/// An outline.
///
/// Apple: "SKShapeNode" (SpriteKit).
open class SKShapeNode: SKNode {
    /// The outline.
    open var path: CGPath?
    /// What it is filled with.
    open var fillColor = UIColor.clear
    /// What its line is drawn with.
    open var strokeColor = UIColor.white
    /// The width of the line in points.
    open var lineWidth: CGFloat = 1
    /// How far it shines: not here.
    open var glowWidth: CGFloat = 0
    /// How lines end.
    open var lineCap = CGLineCap.butt
    /// How lines meet.
    open var lineJoin = CGLineJoin.miter
    /// Whether edges are smooth.
    open var isAntialiased = true
    /// A picture that fills it: not here.
    open var fillTexture: SKTexture?
    /// How it is mixed with what lies below.
    open var blendMode = SKBlendMode.alpha

    /// An outline.
    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }
    /// An outline about its middle.
    public convenience init(path: CGPath, centered: Bool) {
        self.init()
        let box = path.boundingBox
        let move = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        self.path = centered ? path.copy(using: move) ?? path : path
    }
    /// A box.
    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
    /// A box with round corners.
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            path: CGPath(
                roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius,
                transform: nil))
    }
    /// A box about its middle.
    public convenience init(rectOf size: CGSize) {
        self.init(
            rect: CGRect(
                x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    /// A box with round corners about its middle.
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(
            rect: CGRect(
                x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
            cornerRadius: cornerRadius)
    }
    /// A circle about its middle.
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    }
    /// An ellipse in a box.
    public convenience init(ellipseIn rect: CGRect) {
        self.init(path: CGPath(ellipseIn: rect, transform: nil))
    }
    /// An ellipse about its middle.
    public convenience init(ellipseOf size: CGSize) {
        self.init(
            ellipseIn: CGRect(
                x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }

    /// The box around it.
    override open var frame: CGRect {
        guard let box = path?.boundingBox else { return super.frame }
        return box.applying(transform)
    }
}
