package import QuadrantCore
internal import QuadrantViews

/// Who shows itself through a view of UIKit's, such as a view of AppKit's: one mechanism places and draws both.
@MainActor package protocol ViewFace: AnyObject {
    /// The view that stands for it in the tree.
    var shownView: UIView { get }
    /// Whose views it is one of, as people call it.
    var kit: String { get }
    /// What a box that stands for it is called.
    var faceName: String { get }
    /// Whether its class is a user's, which may draw.
    var isOfUsers: Bool { get }
    /// Whether y grows upward where it draws.
    var growsUpward: Bool { get }
    /// What a picture shows between its ground and the views in it; `nil` for nothing.
    var shownContent: ViewContent? { get }

    /// Adds to the picture what sees a pointer.
    func watched(_ picture: AnyView) -> AnyView
}
