public import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
public import QuadrantViews

/// The state of a row or another view.
///
/// Apple: "UIViewConfigurationState" (UIKit).
@MainActor public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits of where the view is.
    public var traitCollection: UITraitCollection
    /// Whether it cannot be used, is under a finger, is chosen, has the focus, is pinned.
    public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false
    /// Whether it is held at the edge.
    public var isPinned = false

    /// Creates a state of traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// The state of a row.
///
/// Apple: "UICellConfigurationState" (UIKit).
@MainActor public struct UICellConfigurationState: UIConfigurationState {
    /// The traits of where the row is.
    public var traitCollection: UITraitCollection
    /// Whether it cannot be used, is under a finger, is chosen, has the focus.
    public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false
    /// Whether it is held at the edge, edited, opened, moved.
    public var isPinned = false, isEditing = false, isExpanded = false, isSwiped = false
    /// Whether it is about to be moved.
    public var isReordering = false

    /// Creates a state of traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// The ground of a row, as a value. Its colour counts.
///
/// Apple: "UIBackgroundConfiguration" (UIKit).
@MainActor public struct UIBackgroundConfiguration {
    /// The colour; `nil` for the tint.
    public var backgroundColor: UIColor?
    /// The radius of corners, in points. It is kept without effect.
    public var cornerRadius: CGFloat = 0
    /// The colour of a line around. It is kept without effect.
    public var strokeColor: UIColor?
    /// The width of a line around, in points. It is kept without effect.
    public var strokeWidth: CGFloat = 0
    /// The distances from the edges. They are kept without effect.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    /// No ground.
    public static func clear() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: .clear)
    }
    /// That of rows.
    public static func listCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: nil)
    }
    /// That of rows of plain tables.
    public static func listPlainCell() -> UIBackgroundConfiguration { listCell() }
    /// That of rows of grouped tables.
    public static func listGroupedCell() -> UIBackgroundConfiguration { listCell() }
}

/// What a row, a header or a footer shows: a picture, a title and a text.
///
/// Apple: "UIListContentConfiguration" (UIKit). Sizes of texts are those of UIKit's styles; distances of 16 points after a picture and 4
/// between texts are not measured.
@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text looks.
    ///
    /// Apple: "UIListContentConfiguration.TextProperties".
    public struct TextProperties {
        /// How lines stand.
        public enum TextAlignment: Int, Hashable, Sendable {
            /// As the language has it, in the middle, to both sides.
            case natural, center, justified
        }

        /// How words are written.
        public enum TextTransform: Int, Hashable, Sendable {
            /// As they are, in capitals, in small letters, with capitals at first.
            case none, uppercase, lowercase, capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// How lines stand.
        public var alignment = TextAlignment.natural
        /// What happens to lines that are too long.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The largest number of lines; 0 for any.
        public var numberOfLines = 0
        /// Whether text that is too wide becomes smaller.
        public var adjustsFontSizeToFitWidth = false
        /// How small text may become, from 0 to 1.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the user's text size. The one set is drawn in its size.
        public var adjustsFontForContentSizeCategory = true
        /// How words are written.
        public var transform = TextTransform.none

        /// The colour as it is drawn.
        public func resolvedColor() -> UIColor { color }
    }

    /// How a picture looks.
    ///
    /// Apple: "UIListContentConfiguration.ImageProperties".
    public struct ImageProperties {
        /// How symbols are drawn. It is kept without effect: a picture has its own configuration.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of symbols; `nil` for the tint.
        public var tintColor: UIColor?
        /// The radius of corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points; 0 for any.
        public var maximumSize = CGSize.zero
        /// The room that is kept for the picture, in points; 0 for as much as it takes.
        public var reservedLayoutSize = CGSize.zero
    }

    /// The picture.
    public var image: UIImage?
    /// How it looks.
    public var imageProperties = ImageProperties()
    /// The title.
    public var text: String?
    /// The title with attributes of its own.
    public var attributedText: NSAttributedString?
    /// How the title looks.
    public var textProperties: TextProperties
    /// The text.
    public var secondaryText: String?
    /// The text with attributes of its own.
    public var secondaryAttributedText: NSAttributedString?
    /// How the text looks.
    public var secondaryTextProperties: TextProperties
    /// Whether title and text stand beside each other.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distances from the edges. They are kept: rows have those of the list.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: 16, bottom: 11, trailing: 16)
    /// From the picture to the title, in points.
    public var imageToTextPadding: CGFloat = 16
    /// From the title to the text beside it, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// From the title to the text below it, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 4

    private init(
        _ size: CGFloat, _ color: UIColor, secondary: CGFloat, isBeside: Bool = false,
        weight: UIFont.Weight = .regular
    ) {
        textProperties = TextProperties(
            font: .systemFont(ofSize: size, weight: weight), color: color)
        secondaryTextProperties = TextProperties(
            font: .systemFont(ofSize: secondary), color: isBeside ? .secondaryLabel : .label)
        prefersSideBySideTextAndSecondaryText = isBeside
    }

    /// A row with a title.
    public static func cell() -> UIListContentConfiguration { .init(17, .label, secondary: 15) }
    /// A row with a text below its title.
    public static func subtitleCell() -> UIListContentConfiguration {
        .init(17, .label, secondary: 12)
    }
    /// A row with a text at its end.
    public static func valueCell() -> UIListContentConfiguration {
        .init(17, .label, secondary: 17, isBeside: true)
    }
    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// A row of a sidebar with a text below its title.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    /// The header of a section in a plain table.
    public static func plainHeader() -> UIListContentConfiguration {
        .init(17, .label, secondary: 15, weight: .semibold)
    }
    /// The footer of a section in a plain table.
    public static func plainFooter() -> UIListContentConfiguration {
        .init(13, .secondaryLabel, secondary: 13)
    }
    /// The header of a section in a grouped table.
    public static func groupedHeader() -> UIListContentConfiguration {
        .init(13, .secondaryLabel, secondary: 13)
    }
    /// A header of a section in a grouped table that stands out.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        .init(20, .label, secondary: 15, weight: .bold)
    }
    /// The footer of a section in a grouped table.
    public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }
    /// The header of a section.
    public static func header() -> UIListContentConfiguration { plainHeader() }
    /// The footer of a section.
    public static func footer() -> UIListContentConfiguration { plainFooter() }

    /// Makes a view that shows it.
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }
    /// The same: looks do not depend on states here.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A view that shows a picture, a title and a text.
///
/// Apple: "UIListContentView" (UIKit).
open class UIListContentView: UIView, UIContentView {
    /// What it shows: content of a list; other content shows nothing.
    open var configuration: any UIContentConfiguration {
        didSet { changed() }
    }

    /// Creates a view of content.
    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    /// There are no archives: `nil`.
    public required init?(coder: NSCoder) { nil }

    override var content: ViewContent? {
        guard let shown = configuration as? UIListContentConfiguration else { return nil }
        let margins = shown.directionalLayoutMargins
        return ViewContent(
            ListContent(configuration: shown).padding(EdgeInsets(margins))
                .frame(maxHeight: .infinity))
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: content?.size().height ?? 0)
    }
}
