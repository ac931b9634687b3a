public import Foundation
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantLayout
public import QuadrantViews

/// A button. It shows its title and picture; no tap reaches it here.
///
/// Apple: "UIButton" (UIKit).
open class UIButton: UIControl {
    /// The look of a button.
    ///
    /// Apple: "UIButton.ButtonType".
    public enum ButtonType: Int, Hashable, Sendable {
        /// None of its own; as the system has it.
        case custom, system
        /// With a sign for details, information, contacts; with a cross.
        case detailDisclosure, infoLight, infoDark, contactAdd
        case close = 7
    }

    private var titles: [State: String] = [:]
    private var colors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    /// The label that shows the title. Its font counts.
    public let titleLabel: UILabel? = UILabel()
    /// The view that shows the picture.
    public let imageView: UIImageView? = UIImageView()

    /// Creates a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
    }

    /// Creates a button of a kind that calls an action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: [.touchUpInside, .primaryActionTriggered])
    }

    /// Sets the title in a state.
    open func setTitle(_ title: String?, for state: State) { titles[state] = title }
    /// The title in a state; that of the normal one where it has none.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    /// Sets the colour of the title in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
    /// The colour of the title in a state; that of the normal one where it has none.
    open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
    /// Sets the picture in a state.
    open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
    /// The picture in a state; that of the normal one where it has none.
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    /// The title now.
    open var currentTitle: String? { title(for: state) }
    /// The picture now.
    open var currentImage: UIImage? { image(for: state) }

    private var labelFont: UIFont { titleLabel?.font ?? .systemFont(ofSize: 17) }

    override open var intrinsicContentSize: CGSize {
        let text = Measuring.size(of: currentTitle ?? "", labelFont)
        let picture = currentImage?.size ?? .zero
        return CGSize(
            width: text.width + picture.width, height: max(text.height, picture.height, 34))
    }

    override var content: ViewContent? {
        let ink = titleColor(for: state) ?? tintColor ?? .systemBlue
        let (title, image, font) = (currentTitle, currentImage, labelFont)
        return ViewContent(
            HStack(spacing: 0) {
                if let image { Image(uiImage: image) }
                if let title { Text(verbatim: title).font(Font(font)) }
            }
            .foregroundStyle(ink.color).frame(maxWidth: .infinity, maxHeight: .infinity))
    }
}

/// The dots that tell the page.
///
/// Apple: "UIPageControl" (UIKit). Dots are 8 points wide and 17 from each other, in a bar 26 points high; these
/// figures are not measured.
open class UIPageControl: UIControl {
    /// What is behind the dots.
    ///
    /// Apple: "UIPageControl.BackgroundStyle".
    public enum BackgroundStyle: Int, Hashable, Sendable {
        /// As suits, a capsule, nothing.
        case automatic, prominent, minimal
    }

    /// The number of pages.
    open var numberOfPages = 0
    /// The page, from 0.
    open var currentPage = 0
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

    private static let pitch: CGFloat = 17
    private static let height: CGFloat = 26

    /// The size of the dots of a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(0, pageCount)) * Self.pitch + 18, height: Self.height)
    }

    override open var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    override var content: ViewContent? {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return nil }
        let other = (pageIndicatorTintColor ?? .label.withAlphaComponent(0.3)).color
        let own = (currentPageIndicatorTintColor ?? .label).color
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
            Image(uiImage: picture.withRenderingMode(.alwaysTemplate))
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
    }

    /// How large it is.
    open var style = Style.medium
    /// The colour; `nil` for the system's.
    open var color: UIColor!
    /// Whether it is shown only while it spins.
    open var hidesWhenStopped = true
    /// Whether it spins.
    open private(set) var isAnimating = false

    /// Creates a spinner.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }

    /// Lets it spin.
    open func startAnimating() { isAnimating = true }
    /// Stops it.
    open func stopAnimating() { isAnimating = false }

    override open var intrinsicContentSize: CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    override var content: ViewContent? {
        guard isAnimating || !hidesWhenStopped else { return nil }
        let (tint, size) = (color?.color, style == .large ? ControlSize.large : .regular)
        return ViewContent(
            ProgressView().tint(tint).controlSize(size)
                .frame(maxWidth: .infinity, maxHeight: .infinity))
    }
}

/// A bar that tells how much is done.
///
/// Apple: "UIProgressView" (UIKit).
open class UIProgressView: UIView {
    /// How much is done, from 0 to 1.
    open var progress: Float = 0
    /// The colour of what is done; `nil` for the system's.
    open var progressTintColor: UIColor?
    /// The colour of the rest. It is kept without effect.
    open var trackTintColor: UIColor?

    /// Sets how much is done.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override var content: ViewContent? {
        ViewContent(
            ProgressView(value: Double(min(max(progress, 0), 1)))
                .tint((progressTintColor ?? tintColor).color))
    }
}
