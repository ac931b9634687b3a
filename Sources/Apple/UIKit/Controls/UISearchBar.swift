public import Foundation
internal import QuadrantCore
internal import QuadrantLayout
public import QuadrantTextInput
internal import QuadrantViews

/// Is told about a search. Nothing is searched for by views of UIKit's here.
///
/// Apple: "UISearchBarDelegate" (UIKit).
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
    /// The text was changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// The search key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The button to cancel was pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}

/// A field to search with. It shows its text or placeholder.
///
/// Apple: "UISearchBar" (UIKit). It is 56 points high, its field 36; corners of 10.
open class UISearchBar: UIView {
    /// How prominent it is.
    ///
    /// Apple: "UISearchBar.Style".
    public enum Style: UInt, Hashable, Sendable {
        /// As the system has it, with a ground, without one.
        case `default`, prominent, minimal
    }

    /// The text.
    open var text: String?
    /// What stands in place of a text.
    open var placeholder: String?
    /// How prominent it is.
    open var searchBarStyle = Style.default
    /// Whether a button to cancel is shown. It is kept without effect.
    open var showsCancelButton = false
    /// The titles of scopes. They are kept without effect.
    open var scopeButtonTitles: [String]?
    /// The ground; `nil` for the system's. It is kept without effect.
    open var barTintColor: UIColor?
    /// Which letters become capitals by themselves.
    open var autocapitalizationType = UITextAutocapitalizationType.none
    /// Whether words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The keys.
    open var keyboardType = UIKeyboardType.default
    /// What the return key says.
    open var returnKeyType = UIReturnKeyType.search
    /// Who is told.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The field.
    public let searchTextField = UITextField()

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 56)
    }

    override var content: ViewContent? {
        let hasText = text?.isEmpty == false
        let shown = (hasText ? text : placeholder) ?? ""
        let ink = hasText ? UIColor.label : .secondaryLabel
        return ViewContent(
            HStack(spacing: 6) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
                Text(verbatim: shown).foregroundStyle(ink.color).lineLimit(1)
                Spacer(minLength: 0)
            }
            .font(.system(size: 17)).padding(.horizontal, 8).frame(height: 36)
            .background(UIColor.tertiarySystemFill.color, in: RoundedRectangle(cornerRadius: 10))
            .padding(.horizontal, 8).frame(maxHeight: .infinity))
    }
}
