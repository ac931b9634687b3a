public import Foundation
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantLayout
public import QuadrantViews

/// The dots that tell the page.
///
/// Apple: "UIPageControl" (UIKit). Dots are 8 points wide and 17 from each other, in a bar 26 points high; these
/// figures are not measured. They are white, the page's own in full and others faint.
open class UIPageControl: UIControl {
    /// What is behind the dots.
    ///
    /// Apple: "UIPageControl.BackgroundStyle".
    public enum BackgroundStyle: Int, Hashable, Sendable {
        /// As suits, a capsule, nothing.
        case automatic, prominent, minimal
    }

    /// The number of pages.
    open var numberOfPages = 0 {
        didSet { changed() }
    }
    /// The page, from 0.
    open var currentPage = 0 {
        didSet { changed() }
    }
    /// Whether the dots are left out where there is one page.
    open var hidesForSinglePage = false
    /// The colour of the dots; `nil` for the system's.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the page's dot; `nil` for the system's.
    open var currentPageIndicatorTintColor: UIColor?
    /// What is behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic
    /// A picture in place of dots; `nil` for dots.
    open var preferredIndicatorImage: UIImage?

    /// Creates dots in a box of the view around, in points.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        hugging.vertical = .defaultHigh
    }

    /// Creates dots from an archive. There are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugging.vertical = .defaultHigh
    }

    private static let pitch: CGFloat = 17
    private static let height: CGFloat = 26

    /// The size of the dots of a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(0, pageCount)) * Self.pitch + 18, height: Self.height)
    }

    override open var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    override var content: ViewContent? {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return nil }
        let other = (pageIndicatorTintColor ?? .white.withAlphaComponent(0.3)).color
        let own = (currentPageIndicatorTintColor ?? .white).color
        let (current, picture) = (currentPage, preferredIndicatorImage)
        let dots = HStack(spacing: 0) {
            ForEach(0..<numberOfPages, id: \.self) { page in
                PageDot(picture: picture).foregroundStyle(page == current ? own : other)
                    .frame(width: Self.pitch)
            }
        }
        .frame(height: Self.height).padding(.horizontal, 9)
        guard backgroundStyle == .prominent else {
            return ViewContent(dots.frame(maxWidth: .infinity, maxHeight: .infinity))
        }
        return ViewContent(
            dots.background(UIColor.tertiarySystemFill.color, in: Capsule())
                .frame(maxWidth: .infinity, maxHeight: .infinity))
    }
}

/// The sign of one page.
private struct PageDot: View {
    let picture: UIImage?

    var body: some View {
        if let picture {
            Image(tinted: picture.withRenderingMode(.alwaysTemplate))
        } else {
            Circle().frame(width: 8, height: 8)
        }
    }
}

/// A spinner.
///
/// Apple: "UIActivityIndicatorView" (UIKit).
open class UIActivityIndicatorView: UIView {
    /// How large it is.
    ///
    /// Apple: "UIActivityIndicatorView.Style".
    public enum Style: Int, Hashable, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
        /// The large one of before iOS 13, in white.
        case whiteLarge = 0
        /// The small one of before iOS 13, in white.
        case white = 1
        /// The small one of before iOS 13, in grey.
        case gray = 2

        fileprivate var isLarge: Bool { self == .large || self == .whiteLarge }
        fileprivate var color: UIColor? {
            switch self {
            case .white, .whiteLarge: .white
            case .gray: .gray
            case .medium, .large: nil
            }
        }
    }

    /// How large it is.
    open var style = Style.medium
    /// The colour; `nil` for the style's, or else the system's.
    open var color: UIColor!
    /// Whether it is shown only while it spins.
    open var hidesWhenStopped = true
    /// Whether it spins.
    open private(set) var isAnimating = false

    /// Creates a spinner.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        sizeToFit()
    }

    /// Lets it spin.
    open func startAnimating() {
        isAnimating = true
        changed()
    }
    /// Stops it.
    open func stopAnimating() {
        isAnimating = false
        changed()
    }

    override open var intrinsicContentSize: CGSize {
        style.isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    override var content: ViewContent? {
        guard isAnimating || !hidesWhenStopped else { return nil }
        let (tint, size) = (
            (color ?? style.color)?.color, style.isLarge ? ControlSize.large : .regular
        )
        return ViewContent(
            ProgressView().tint(tint).controlSize(size)
                .frame(maxWidth: .infinity, maxHeight: .infinity))
    }
}

/// A bar that tells how much is done.
///
/// Apple: "UIProgressView" (UIKit).
open class UIProgressView: UIView {
    /// How a bar looks.
    ///
    /// Apple: "UIProgressView.Style".
    public enum Style: Int, Hashable, Sendable {
        /// As on its own; in a bar, which is drawn the same here.
        case `default`, bar
    }

    /// How much is done, from 0 to 1.
    open var progress: Float = 0 {
        didSet { changed() }
    }
    /// How it looks.
    open var progressViewStyle = Style.default
    /// What says how much is done; `nil` for `progress`.
    open var observedProgress: Progress?
    /// The colour of what is done; `nil` for the system's.
    open var progressTintColor: UIColor?
    /// The colour of the rest. It is kept without effect.
    open var trackTintColor: UIColor?

    /// Creates a bar of a look.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        sizeToFit()
    }

    /// Creates a bar in a box of the view around, in points.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        hugging.vertical = .defaultHigh
    }

    /// Creates a bar from an archive. There are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugging.vertical = .defaultHigh
    }

    /// Sets how much is done.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: bar.size().height)
    }

    override var content: ViewContent? { bar }

    private var bar: ViewContent {
        let share = observedProgress?.fractionCompleted ?? Double(progress)
        return ViewContent(
            ProgressView(value: min(max(share, 0), 1))
                .tint((progressTintColor ?? tintColor).color))
    }
}
