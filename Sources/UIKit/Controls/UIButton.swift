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
            Button(action: pressed) {
                HStack(spacing: 0) {
                    if let image { Image(uiImage: image) }
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
