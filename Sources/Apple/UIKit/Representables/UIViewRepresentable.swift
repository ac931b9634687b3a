public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// A view of SwiftUI's that shows one of UIKit's.
///
/// Apple: "UIViewRepresentable". The UIKit view is made once and updated with each change. What a picture
/// shows of it: grounds, corners, borders, shadows and opacity of all views, gradients and outlines among
/// their layers; labels, pictures, blurs (as the material of their style), dots of pages, spinners, bars of
/// progress, buttons, switches, sliders, steppers, segments, date pickers, fields and texts, stacks, tables, collections, and what a scroll view is moved to; the view in
/// a `UIHostingController`; what a class of one's own draws by `draw(_:)`. A view of which nothing is known is a box with its name, which is
/// reported. Taps reach controls, rows and items, and no other view.
///
/// The view is as large as `sizeThatFits` says, or else fills its room: where it has a size of its own, it is
/// larger unless its hugging priority is `defaultHigh` or above, and smaller only if its resistance to
/// compression is less than that.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
    /// The type of the UIKit view.
    associatedtype UIViewType: UIView
    /// The type of an object that takes what the UIKit view tells.
    associatedtype Coordinator = Void
    /// What is around the view when it is made or updated.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the UIKit view, once.
    func makeUIView(context: Context) -> UIViewType
    /// Gives the UIKit view the present values, after it was made and with each change.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when the view has gone.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the object that takes what the UIKit view tells, before the view.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; `nil` for that by the view's own size and priorities.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// Leaves the size to the view.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize? { nil }

    /// The picture of the UIKit view.
    public var body: some View { RepresentedView(source: RepresentedUIView(self)) }
}

extension UIViewRepresentable where Coordinator == Void {
    /// No object.
    public func makeCoordinator() {}
}

/// What is around a represented view when it is made or updated.
///
/// Apple: "UIViewRepresentableContext".
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that takes what the UIKit view tells.
    public let coordinator: Representable.Coordinator
    /// The change that the update is part of.
    public let transaction = CurrentTransaction.current ?? Transaction()
    /// The environment of the view.
    public let environment: EnvironmentValues

    /// Makes changes that would move as the update does: they are there at once.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}

/// A view of SwiftUI's that shows a view controller of UIKit's.
///
/// Apple: "UIViewControllerRepresentable". The controller is made once and updated with each change; what a
/// picture shows of its view is said at `UIViewRepresentable`.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
    /// The type of the view controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of an object that takes what the view controller tells.
    associatedtype Coordinator = Void
    /// What is around the view when it is made or updated.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the view controller, once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Gives the view controller the present values, after it was made and with each change.
    func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)
    /// Called when the view has gone.
    static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the object that takes what the view controller tells, before the controller.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; `nil` for that by the view's own size and priorities.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    /// Leaves the size to the view.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    /// The picture of the view controller's view.
    public var body: some View { RepresentedView(source: RepresentedController(self)) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// No object.
    public func makeCoordinator() {}
}

/// What is around a represented view controller when it is made or updated.
///
/// Apple: "UIViewControllerRepresentableContext".
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that takes what the view controller tells.
    public let coordinator: Representable.Coordinator
    /// The change that the update is part of.
    public let transaction = CurrentTransaction.current ?? Transaction()
    /// The environment of the view.
    public let environment: EnvironmentValues

    /// Makes changes that would move as the update does: they are there at once.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}
