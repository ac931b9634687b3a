/// What decides how a controller is presented on another size of screen, and is told when it is dismissed. Nothing that UIKit
/// presents is drawn here, so nothing is asked.
///
/// Apple: "UIAdaptivePresentationControllerDelegate" (UIKit).
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// How it is presented on a small screen.
    func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle
    /// How it is presented with other traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Which controller is presented in a style; `nil` for the same.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Whether a gesture may dismiss it.
    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool
    /// A gesture begins to dismiss it.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// A gesture has dismissed it.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// A gesture tried to dismiss it, and may not.
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Over all of the screen.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .fullScreen }
    /// As without traits.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// The same controller.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// It may.
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }
    /// Nothing.
    public func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController
    ) {}
    /// Nothing.
    public func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) {}
    /// Nothing.
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
}

/// What decides how a bubble is presented. Nothing that UIKit presents is drawn here, so nothing is asked.
///
/// Apple: "UIPopoverPresentationControllerDelegate" (UIKit).
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// The bubble is about to be presented.
    func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Nothing.
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// What is told of a sheet's height. No sheet of UIKit's is drawn here, so nothing is told.
///
/// Apple: "UISheetPresentationControllerDelegate" (UIKit).
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// Somebody has dragged the sheet to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
