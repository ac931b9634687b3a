public import Foundation
internal import QuadrantLayout
internal import QuadrantViews

/// A row of a table.
///
/// Apple: "UITableViewCell" (UIKit). A row shows its content configuration; else the views in `contentView`; else its labels and
/// picture, in its style.
open class UITableViewCell: UIView {
    /// The lines between rows.
    public typealias SeparatorStyle = UITableView.SeparatorStyle

    /// Where the labels of a row stand.
    public enum CellStyle: Int, Hashable, Sendable {
        /// A title; with a text at the end; a title and a text beside each other; a title with a text below.
        case `default`, value1, value2, subtitle
    }

    /// How a selected row looks.
    public enum SelectionStyle: Int, Hashable, Sendable {
        /// As the others; blue; grey; as the system has it.
        case none, blue, gray, `default`
    }

    /// What stands at the end of a row.
    public enum AccessoryType: Int, Hashable, Sendable {
        /// Nothing; a chevron; a button and a chevron; a check mark; a button.
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// What can be done with a row while the table is edited.
    public enum EditingStyle: Int, Hashable, Sendable {
        /// Nothing; it can be removed; one can be inserted there.
        case none, delete, insert
    }

    /// The name by which such rows are made.
    public internal(set) var reuseIdentifier: String?
    /// Where the labels stand.
    let style: CellStyle
    /// How a selected row looks.
    open var selectionStyle = SelectionStyle.default
    /// The view for content.
    public let contentView = UIView()
    /// The title.
    open private(set) lazy var textLabel: UILabel? = label(
        17, style == .value2 ? .systemBlue : .label)
    /// The text beside or below the title; `nil` in the default style.
    open private(set) lazy var detailTextLabel: UILabel? = detail
    /// The picture before the title.
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    /// The background.
    open var backgroundView: UIView?
    /// The background of a selected row. It is kept without effect.
    open var selectedBackgroundView: UIView?
    /// The background as a value: its colour counts.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// What stands at the end.
    open var accessoryType = AccessoryType.none
    /// The view at the end, in place of what `accessoryType` says.
    open var accessoryView: UIView?
    /// Whether the row is chosen.
    open var isSelected = false
    /// Whether a finger is on the row.
    open var isHighlighted = false
    /// Whether the row is edited.
    open internal(set) var isEditing = false
    /// What can be done with the row while the table is edited.
    open internal(set) var editingStyle = EditingStyle.none
    /// Whether the row shows a handle while the table is edited. It shows one where its row can be moved.
    open var showsReorderControl = false
    /// How far content is moved inward, in levels.
    open var indentationLevel = 0
    /// How far a level is, in points.
    open var indentationWidth: CGFloat = 10
    /// The distances of the line below from the edges; those of the table for zero.
    open var separatorInset = UIEdgeInsets.zero
    /// Changes the content for a state, when the row is asked for or has changed.
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
    /// What the row shows, as a value; `nil` for what is in its view for content.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { showConfiguration() }
    }
    private var shown: UIView?

    /// Creates a row.
    ///
    /// - Parameter reuseIdentifier: The name by which such rows are made; `nil` for none.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        contentView.frame = bounds
        addSubview(contentView)
    }

    /// Creates a row from an archive. There are none here: it is empty.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Creates a row in the default style. A table makes those of registered classes so.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    private func label(_ size: CGFloat, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.textColor = color
        return label
    }

    private var detail: UILabel? {
        switch style {
        case .default: nil
        case .value1: label(17, .secondaryLabel)
        case .value2: label(17, .label)
        case .subtitle: label(12, .label)
        }
    }

    private func showConfiguration() {
        shown?.removeFromSuperview()
        shown = contentConfiguration?.makeContentView()
        if let shown {
            shown.frame = contentView.bounds
            shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(shown)
        }
        changed()
    }

    /// Content with a title and a text as the row's style has them, without words.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// A background as rows have it.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    /// The state that content may depend on.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (
            isSelected, isHighlighted, isEditing
        )
        return state
    }

    /// Has the content asked for again, as the state is another.
    open func setNeedsUpdateConfiguration() { configure() }

    /// Changes the content for a state; a subclass says how.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Asks for the content in the present state.
    func configure() {
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }

    /// Called before a row is used again: never here, as each row is made anew.
    open func prepareForReuse() {}
    /// Called when the row came from an archive; never here.
    open func awakeFromNib() {}

    /// Chooses the row or not, in its look.
    open func setSelected(_ selected: Bool, animated: Bool) {
        isSelected = selected
        configure()
        changed()
    }

    /// Highlights the row or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    /// Edits the row or not.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// The ground is that of the row.
    override var ground: UIColor? { nil }

    /// Whether the row shows views of its own, from edge to edge.
    var isDrawnWhole: Bool {
        contentConfiguration == nil
            && (!contentView.subviews.isEmpty || subviews.contains { $0 !== contentView })
    }

    override open func layoutSubviews() {
        contentView.frame = CGRect(
            x: 0, y: 0, width: max(0, bounds.width - accessoryRoom), height: bounds.height)
    }

    /// How much room what stands at the end takes, in points.
    var accessoryRoom: CGFloat {
        if let accessoryView { return accessoryView.frame.width + 16 }
        return accessoryType == .none ? 0 : 38
    }
}

/// A view above or below the rows of a section.
///
/// Apple: "UITableViewHeaderFooterView" (UIKit).
open class UITableViewHeaderFooterView: UIView {
    /// The name by which such views are made.
    public internal(set) var reuseIdentifier: String?
    /// The view for content.
    public let contentView = UIView()
    /// The title.
    open private(set) lazy var textLabel: UILabel? = UILabel()
    /// A text below the title. It is kept without effect.
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    /// The background.
    open var backgroundView: UIView?
    /// The background as a value: its colour counts.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// What the view shows, as a value; `nil` for its label, or what is in its view for content.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            for view in contentView.subviews { view.removeFromSuperview() }
            guard let shown = contentConfiguration?.makeContentView() else { return }
            shown.frame = contentView.bounds
            shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(shown)
        }
    }

    /// Creates a view.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        addSubview(contentView)
    }

    /// Creates a view from an archive. There are none here: it is empty.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Creates a view. A table makes those of registered classes so.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Content with a title, as headers have it.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

    /// Called before a view is used again: never here, as each is made anew.
    open func prepareForReuse() {}

    /// The title alone, where nothing else is in the view.
    var title: UILabel? {
        let isPlain = contentConfiguration == nil && contentView.subviews.isEmpty
        return isPlain && subviews.count == 1 ? textLabel : nil
    }

    override open func layoutSubviews() { contentView.frame = bounds }
}
