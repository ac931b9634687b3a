public import Foundation

/// A view of a collection.
///
/// Apple: "UICollectionReusableView" (UIKit).
open class UICollectionReusableView: UIView {
    /// The name by which such views are made.
    public internal(set) var reuseIdentifier: String?

    /// Creates a view in a box of the view around, in points. A collection makes those of registered classes so.
    override public init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view from an archive. There are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called before a view is used again: never here, as each is made anew.
    open func prepareForReuse() {}
}

/// An item of a collection.
///
/// Apple: "UICollectionViewCell" (UIKit).
open class UICollectionViewCell: UICollectionReusableView {
    /// The view for content.
    public let contentView = UIView()
    /// What is behind the content.
    open var backgroundView: UIView?
    /// What is behind the content of a chosen item. It is kept without effect.
    open var selectedBackgroundView: UIView?
    /// The background as a value: its colour counts.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            if let color = backgroundConfiguration?.backgroundColor { backgroundColor = color }
        }
    }
    /// Whether the item is chosen.
    open var isSelected = false
    /// Whether a finger is on the item.
    open var isHighlighted = false
    /// Changes the content for a state, when the item is asked for or has changed.
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
    /// What the item shows, as a value; `nil` for what is in its view for content.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            shown?.removeFromSuperview()
            shown = contentConfiguration?.makeContentView()
            guard let shown else { return }
            shown.frame = contentView.bounds
            shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(shown)
        }
    }
    private var shown: UIView?

    /// Creates an item in a box of the view around, in points. A collection makes those of registered classes so.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        contentView.frame = bounds
        addSubview(contentView)
    }

    /// Creates an item from an archive. There are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// The state that content may depend on.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }

    /// Changes the content for a state; a subclass says how.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// Has the content asked for again, as the state is another.
    open func setNeedsUpdateConfiguration() { configure() }

    /// Asks for the content in the present state.
    func configure() {
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }

    override open func layoutSubviews() { contentView.frame = bounds }
}

/// An item that looks as a row of a list.
///
/// Apple: "UICollectionViewListCell" (UIKit), without accessories.
open class UICollectionViewListCell: UICollectionViewCell {
    /// Content with a title and a text below it, without words.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
