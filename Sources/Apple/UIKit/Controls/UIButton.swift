public import Foundation
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantLayout
public import QuadrantViews

/// A button. It shows its title and picture; a tap in a representable sends `touchUpInside`.
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
    /// How the button looks, as a value; `nil` for its titles and pictures by states.
    open var configuration: Configuration? {
        didSet { changed() }
    }
    /// What opens. Menus of UIKit's do not open here.
    open var menu: UIMenu?
    /// Whether a tap opens the menu. It is kept without effect.
    open var showsMenuAsPrimaryAction = false
    /// The distances of content from the edges, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero
    /// The distances of the title from its place, in points. They are kept without effect.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// The distances of the picture from its place, in points. They are kept without effect.
    open var imageEdgeInsets = UIEdgeInsets.zero
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

    /// Creates a button that looks as a configuration says, and calls an action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
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

    private var configured: ViewContent? {
        guard var shown = configuration else { return nil }
        shown.title = shown.title ?? currentTitle
        shown.image = shown.image ?? currentImage
        let button = ConfiguredButton(
            configuration: shown, tint: tintColor ?? .systemBlue, action: { self.pressed() })
        return ViewContent(button.disabled(!isEnabled))
    }

    override open var intrinsicContentSize: CGSize {
        if let configured { return configured.size() }
        let text = Measuring.size(of: currentTitle ?? "", labelFont)
        let picture = currentImage?.size ?? .zero
        let insets = contentEdgeInsets
        return CGSize(
            width: text.width + picture.width + insets.left + insets.right,
            height: max(text.height + insets.top + insets.bottom, picture.height, 34))
    }

    override var content: ViewContent? {
        if let configured { return configured }
        let ink = titleColor(for: state) ?? tintColor ?? .systemBlue
        let (title, image, font) = (currentTitle, currentImage, labelFont)
        return ViewContent(
            Button(action: pressed) {
                HStack(spacing: 0) {
                    if let image { Image(tinted: image) }
                    if let title { Text(verbatim: title).font(Font(font)) }
                }
                .foregroundStyle(ink.color).frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain).allowsHitTesting(isEnabled))
    }

    private func pressed() {
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
        changed()
    }
}
