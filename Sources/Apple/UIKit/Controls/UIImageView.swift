public import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
public import QuadrantViews

/// A picture.
///
/// Apple: "UIImageView" (UIKit).
open class UIImageView: UIView {
    /// The picture; `nil` for none.
    open var image: UIImage?
    /// The picture while the view is highlighted; `nil` for the usual one.
    open var highlightedImage: UIImage?
    /// Whether the highlighted picture is shown.
    open var isHighlighted = false {
        didSet { changed() }
    }
    /// Pictures that follow each other. The view stands still here: it shows its picture, or the first of these where it has none.
    open var animationImages: [UIImage]?
    /// The same while the view is highlighted.
    open var highlightedAnimationImages: [UIImage]?
    /// How long all pictures take, in seconds; 0 for a thirtieth of a second each. It is kept.
    open var animationDuration: TimeInterval = 0
    /// How often pictures are shown; 0 for without end. It is kept.
    open var animationRepeatCount = 0
    /// Whether pictures follow each other: between `startAnimating()` and `stopAnimating()`.
    open private(set) var isAnimating = false
    /// How symbols are drawn that have no configuration of their own. It is kept without effect.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// Begins to show pictures one after the other: here the view stands still, which is told once where it has several.
    open func startAnimating() {
        isAnimating = true
        if (animationImages?.count ?? 0) > 1 {
            Notice.withoutEffect("UIImageView.startAnimating()", "It shows its picture")
        }
    }

    /// Ends that.
    open func stopAnimating() { isAnimating = false }

    /// Creates a view as large as its picture.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// Creates a view in a box of the view around, in points.
    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view from an archive. There are none here: the view is without a picture.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override open var intrinsicContentSize: CGSize {
        shown?.size ?? super.intrinsicContentSize
    }

    private var shown: UIImage? {
        if isHighlighted, let picture = highlightedImage ?? highlightedAnimationImages?.first {
            return picture
        }
        return image ?? animationImages?.first
    }

    override var content: ViewContent? {
        guard let shown else { return nil }
        let picture = Image(tinted: shown)
        let tint = tintColor.color
        switch contentMode {
        case .scaleAspectFit:
            return ViewContent(picture.resizable().scaledToFit().foregroundStyle(tint).centred)
        case .scaleAspectFill:
            return ViewContent(picture.resizable().scaledToFill().foregroundStyle(tint).centred)
        case .scaleToFill, .redraw:
            return ViewContent(picture.resizable().foregroundStyle(tint))
        default:
            return ViewContent(
                picture.foregroundStyle(tint).frame(
                    maxWidth: .infinity, maxHeight: .infinity, alignment: contentMode.alignment))
        }
    }
}

extension View {
    /// The view in the middle of its room.
    fileprivate var centred: some View {
        frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    }
}

extension UIView.ContentMode {
    /// Where content of its own size stands.
    fileprivate var alignment: Alignment {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .left: .leading
        case .right: .trailing
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        default: .center
        }
    }
}
