public import Foundation
internal import QuadrantViews

extension UIView {
    /// Draws the view as it is now into the picture that is being drawn; answers whether there is one.
    ///
    /// Apple: "drawHierarchy(in:afterScreenUpdates:)" (UIKit). The scene's own window has nothing to draw: what the host shows is not a view
    /// of UIKit's. That is told.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        if self is UIWindow, subviews.isEmpty {
            Notice.withoutEffect(
                "UIWindow.drawHierarchy(in:afterScreenUpdates:)",
                "What the host shows is not drawn twice")
        }
        guard CurrentDrawing.last != nil else { return false }
        pictureImage?.draw(in: rect)
        return true
    }

    /// A view that looks as this one does now.
    ///
    /// Apple: "snapshotView(afterScreenUpdates:)" (UIKit).
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let view = UIImageView(image: pictureImage)
        view.frame = frame
        return view
    }
}
