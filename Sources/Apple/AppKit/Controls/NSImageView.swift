internal import CoreGraphics
public import Foundation
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantFoundation
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantViews
public import UIKit

/// A picture.
///
/// Apple: "NSImageView" (AppKit).
open class NSImageView: NSControl {
    /// The picture; `nil` for none.
    open var image: NSImage? { didSet { update() } }
    /// How it is scaled.
    open var imageScaling = NSImageScaling.scaleProportionallyDown { didSet { update() } }
    /// Where it stands.
    open var imageAlignment = NSImageAlignment.alignCenter { didSet { update() } }
    /// What is around it. Nothing is drawn.
    open var imageFrameStyle = FrameStyle.none
    /// The colour of symbols and masks; `nil` for that of texts.
    open var contentTintColor: NSColor? { didSet { update() } }
    /// How a symbol is drawn that has no configuration of its own. It is kept without effect.
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    /// Whether pictures of several frames move. They do not here.
    open var animates = false
    /// Whether people put in another one. They cannot here.
    open var isEditable = false
    /// Whether it can be cut and pasted.
    open var allowsCutCopyPaste = true

    /// What is around a picture.
    ///
    /// Apple: "NSImageView.FrameStyle".
    public enum FrameStyle: UInt, Sendable {
        /// Nothing; a shadow; a groove; an edge.
        case none, photo, grayBezel, groove, button
    }

    /// Creates a view as large as its picture.
    public convenience init(image: NSImage) {
        self.init(frame: CGRect(origin: .zero, size: image.size))
        self.image = image
    }

    override open var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    override var shown: AnyView? {
        guard let image else { return nil }
        let picture = Image(tinted: image)
        let fits = image.size.width <= bounds.width && image.size.height <= bounds.height
        let scaled: AnyView =
            switch imageScaling {
            case .scaleAxesIndependently: AnyView(picture.resizable())
            case .scaleNone: AnyView(picture)
            case .scaleProportionallyUpOrDown: AnyView(picture.resizable().scaledToFit())
            case .scaleProportionallyDown:
                fits ? AnyView(picture) : AnyView(picture.resizable().scaledToFit())
            }
        return AnyView(
            scaled.foregroundStyle((contentTintColor ?? .labelColor).color)
                .frame(
                    minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
                    alignment: imageAlignment.place))
    }
}

/// Where a picture stands in a view.
///
/// Apple: "NSImageAlignment" (AppKit).
public enum NSImageAlignment: UInt, Sendable {
    /// In the middle, at a side, in a corner.
    case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft
    case alignBottom, alignBottomLeft, alignBottomRight, alignRight

    fileprivate var place: Alignment {
        switch self {
        case .alignCenter: .center
        case .alignTop: .top
        case .alignTopLeft: .topLeading
        case .alignTopRight: .topTrailing
        case .alignLeft: .leading
        case .alignBottom: .bottom
        case .alignBottomLeft: .bottomLeading
        case .alignBottomRight: .bottomTrailing
        case .alignRight: .trailing
        }
    }
}

/// A box with a title or a line around other views, or a line.
///
/// Apple: "NSBox" (AppKit).
open class NSBox: NSView {
    /// What a box is.
    ///
    /// Apple: "NSBox.BoxType".
    public enum BoxType: UInt, Sendable {
        /// A group, a line, a box whose looks are said.
        case primary = 0
        case separator = 2
        case custom = 4
    }

    /// Where the title is.
    ///
    /// Apple: "NSBox.TitlePosition".
    public enum TitlePosition: UInt, Sendable {
        /// Nowhere; above, at, below the upper or the lower edge.
        case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
    }

    /// What it is.
    open var boxType = BoxType.primary { didSet { backing.changed() } }
    /// The title.
    open var title = "" { didSet { backing.changed() } }
    /// Where the title is.
    open var titlePosition = TitlePosition.atTop { didSet { backing.changed() } }
    /// The font of the title.
    open var titleFont: NSFont = .systemFont(ofSize: 11)
    /// The ground of a box whose looks are said.
    open var fillColor: NSColor = .clear { didSet { backing.changed() } }
    /// The colour of the line of a box whose looks are said.
    open var borderColor: NSColor = .separatorColor { didSet { backing.changed() } }
    /// How wide that line is, in points.
    open var borderWidth: CGFloat = 1 { didSet { backing.changed() } }
    /// How round the corners are, in points.
    open var cornerRadius: CGFloat = 0 { didSet { backing.changed() } }
    /// Whether nothing is drawn.
    open var isTransparent = false { didSet { backing.changed() } }
    /// The free space around the content, in points.
    open var contentViewMargins = CGSize(width: 5, height: 5)
    /// The view in the box.
    open var contentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let contentView { addSubview(contentView) }
        }
    }

    override open var intrinsicContentSize: CGSize {
        guard boxType == .separator else { return super.intrinsicContentSize }
        let isUpright = bounds.height > bounds.width
        return isUpright
            ? CGSize(width: 1, height: NSView.noIntrinsicMetric)
            : CGSize(width: NSView.noIntrinsicMetric, height: 1)
    }

    override open func layout() {
        guard let contentView, contentView.translatesAutoresizingMaskIntoConstraints else { return }
        contentView.frame = bounds.insetBy(
            dx: contentViewMargins.width, dy: contentViewMargins.height)
    }

    override var shown: AnyView? {
        guard !isTransparent else { return nil }
        switch boxType {
        case .separator:
            let isUpright = bounds.height > bounds.width
            return AnyView(
                NSColor.separatorColor.color
                    .frame(width: isUpright ? 1 : nil, height: isUpright ? nil : 1))
        case .custom:
            let shape = RoundedRectangle(cornerRadius: cornerRadius)
            return AnyView(
                shape.fill(fillColor.color)
                    .overlay(shape.strokeBorder(borderColor.color, lineWidth: borderWidth)))
        case .primary:
            let words = titlePosition == .noTitle ? "" : title
            let shape = RoundedRectangle(cornerRadius: 6)
            return AnyView(
                VStack(alignment: .leading, spacing: 4) {
                    if !words.isEmpty { Text(verbatim: words).font(Font(titleFont)) }
                    shape.fill(NSColor.quaternarySystemFill.color)
                        .overlay(shape.strokeBorder(NSColor.separatorColor.color, lineWidth: 0.5))
                })
        }
    }
}

/// How far something is.
///
/// Apple: "NSProgressIndicator" (AppKit).
open class NSProgressIndicator: NSView {
    /// What it looks like.
    ///
    /// Apple: "NSProgressIndicator.Style".
    public enum Style: UInt, Sendable {
        /// A bar, a wheel.
        case bar, spinning
    }

    /// What it looks like.
    open var style = Style.bar { didSet { backing.changed() } }
    /// How far it is.
    open var doubleValue = 0.0 { didSet { backing.changed() } }
    /// Where it begins.
    open var minValue = 0.0
    /// Where it ends.
    open var maxValue = 100.0
    /// Whether nobody knows how far it is.
    open var isIndeterminate = true { didSet { backing.changed() } }
    /// How large it is.
    open var controlSize = NSControl.ControlSize.regular { didSet { backing.changed() } }
    /// Whether it is seen while nothing is done.
    open var isDisplayedWhenStopped = true { didSet { backing.changed() } }
    /// Whether it has an edge. It is kept without effect.
    open var isBezeled = true
    /// Whether it moves beside the program.
    open var usesThreadedAnimation = true
    private var isRunning = false

    /// Begins to move.
    open func startAnimation(_ sender: Any?) {
        isRunning = true
        backing.changed()
    }
    /// Ends to move.
    open func stopAnimation(_ sender: Any?) {
        isRunning = false
        backing.changed()
    }
    /// Goes on by a number.
    open func increment(by delta: Double) { doubleValue += delta }
    /// Gives it the size that suits it.
    open func sizeToFit() { setFrameSize(fittingSize) }

    override open var intrinsicContentSize: CGSize {
        let size = shownContent?.size() ?? .zero
        return style == .spinning
            ? size : CGSize(width: NSView.noIntrinsicMetric, height: size.height)
    }

    override var takesPointer: Bool { false }

    override var shown: AnyView? {
        guard isRunning || isDisplayedWhenStopped else { return nil }
        let size: ControlSize =
            controlSize == .regular ? .regular : controlSize == .mini ? .mini : .small
        if style == .spinning { return AnyView(ProgressView().controlSize(size)) }
        let span = max(maxValue - minValue, .leastNonzeroMagnitude)
        let value: Double? = isIndeterminate ? nil : min(max((doubleValue - minValue) / span, 0), 1)
        return AnyView(ProgressView(value: value).progressViewStyle(.linear).controlSize(size))
    }
}
