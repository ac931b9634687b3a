public import Foundation
public import QuadrantViews

/// The sign of a list that is loaded again, in name: nothing of it is drawn.
///
/// Apple: "UIRefreshControl" (UIKit).
open class UIRefreshControl: UIControl {
    /// Whether something is loaded.
    open private(set) var isRefreshing = false
    /// The words below the sign.
    open var attributedTitle: NSAttributedString?

    /// Says that something is loaded.
    open func beginRefreshing() { isRefreshing = true }
    /// Says that it is there.
    open func endRefreshing() { isRefreshing = false }
}

extension IndexPath {
    /// A row in a section of a table.
    ///
    /// Apple: "init(row:section:)" (UIKit).
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// An item in a section of a collection.
    ///
    /// Apple: "init(item:section:)" (UIKit).
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section; -1 where the path has none.
    public var section: Int { isEmpty ? -1 : self[0] }
    /// The row in the section; -1 where the path has none.
    public var row: Int { count < 2 ? -1 : self[1] }
    /// The item in the section; -1 where the path has none.
    public var item: Int { row }
}

/// Would put a picture into the user's photos. There are none here, which is told; the completion is not called.
///
/// Apple: "UIImageWriteToSavedPhotosAlbum(_:_:_:_:)" (UIKit).
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: Any?
) {
    Notice.withoutEffect("UIImageWriteToSavedPhotosAlbum", "There are no photos here")
}
