public import Foundation
public import QuadrantCore
public import QuadrantGeometry
public import UIKit

/// A view of SwiftUI's that shows a view of AppKit's, drawn as `UIViewRepresentable` draws one of UIKit's.
///
/// Apple: "NSViewRepresentable".
@MainActor @preconcurrency
public protocol NSViewRepresentable: View {
    /// The type of the view: one of AppKit's, or of a module whose views are UIKit's alone.
    associatedtype NSViewType: _NSViewOrUIView
    /// The type of an object that takes what the view tells.
    associatedtype Coordinator = Void
    /// What is around the view when it is made or updated.
    typealias Context = NSViewRepresentableContext<Self>

    /// Makes the view, once.
    func makeNSView(context: Context) -> NSViewType
    /// Gives the view the present values, after it was made and with each change.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// Called when the view has gone.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// Makes the object that takes what the view tells, before the view.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; `nil` for that by the view's own size.
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
    /// Does nothing.
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

    /// Leaves the size to the view.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize? { nil }

    /// The picture of the view.
    public var body: some View { ShownNSView(representable: self) }
}

extension NSViewRepresentable where Coordinator == Void {
    /// No object.
    public func makeCoordinator() {}
}

/// What is around a represented view when it is made or updated.
///
/// Apple: "NSViewRepresentableContext".
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    /// The object that takes what the view tells.
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

/// What a representable of AppKit's shows: a view of AppKit's, or one of a module whose views are UIKit's alone, such as
/// WebKit's.
@MainActor @preconcurrency public protocol _NSViewOrUIView: AnyObject {
    /// The view that is drawn.
    var _drawnView: UIView { get }
}

extension NSView: _NSViewOrUIView {
    /// The view that is drawn.
    public var _drawnView: UIView { backing }
}

extension UIView: _NSViewOrUIView {
    /// The view that is drawn: this one.
    public var _drawnView: UIView { self }
}

/// A represented view of AppKit's as one of UIKit's.
private struct ShownNSView<R: NSViewRepresentable>: UIViewRepresentable {
    let representable: R

    /// What is kept from update to update.
    @MainActor final class Kept {
        let coordinator: R.Coordinator
        var view: R.NSViewType?

        init(_ coordinator: R.Coordinator) { self.coordinator = coordinator }
    }

    func makeCoordinator() -> Kept { Kept(representable.makeCoordinator()) }

    func makeUIView(context: Context) -> UIView {
        let view = representable.makeNSView(context: own(context))
        context.coordinator.view = view
        if let view = view as? NSView {
            view.contentWindow = NSWindow.shown
            view.tellOfWindow()
        }
        return view._drawnView
    }

    func updateUIView(_ uiView: UIView, context: Context) {
        guard let view = context.coordinator.view else { return }
        representable.updateNSView(view, context: own(context))
    }

    static func dismantleUIView(_ uiView: UIView, coordinator: Kept) {
        guard let view = coordinator.view else { return }
        R.dismantleNSView(view, coordinator: coordinator.coordinator)
        guard let view = view as? NSView else { return }
        view.contentWindow = nil
        view.tellOfWindow()
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIView, context: Context
    ) -> CGSize? {
        context.coordinator.view.flatMap {
            representable.sizeThatFits(proposal, nsView: $0, context: own(context))
        }
    }

    private func own(_ context: Context) -> NSViewRepresentableContext<R> {
        NSViewRepresentableContext(
            coordinator: context.coordinator.coordinator,
            environment: context.environment)
    }
}

/// A view of SwiftUI's that shows a view controller of AppKit's.
///
/// Apple: "NSViewControllerRepresentable".
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View {
    /// The type of the view controller.
    associatedtype NSViewControllerType: NSViewController
    /// The type of an object that takes what the view controller tells.
    associatedtype Coordinator = Void
    /// What is around the view when it is made or updated.
    typealias Context = NSViewControllerRepresentableContext<Self>

    /// Makes the view controller, once.
    func makeNSViewController(context: Context) -> NSViewControllerType
    /// Gives the view controller the present values, after it was made and with each change.
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    /// Makes the object that takes what the view controller tells, before the controller.
    func makeCoordinator() -> Coordinator
    /// Called when the controller has gone.
    static func dismantleNSViewController(
        _ nsViewController: NSViewControllerType, coordinator: Coordinator)
    /// The size for a proposal; `nil` for that by the view's own size.
    func sizeThatFits(
        _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize?
}

extension NSViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleNSViewController(
        _ nsViewController: NSViewControllerType, coordinator: Coordinator
    ) {}

    /// Leaves the size to the view.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize? { nil }

    /// The picture of the view controller's view.
    public var body: some View { ShownNSViewController(representable: self) }
}

extension NSViewControllerRepresentable where Coordinator == Void {
    /// No object.
    public func makeCoordinator() {}
}

/// What is around a represented view controller when it is made or updated.
///
/// Apple: "NSViewControllerRepresentableContext".
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
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

/// A controller of AppKit's as one of UIKit's.
private final class BackingController: UIViewController {
    let front: NSViewController

    init(_ front: NSViewController) {
        self.front = front
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let shown = front.view
        shown.contentWindow = NSWindow.shown
        shown.tellOfWindow()
        view = front.shownView.backing
    }
}

private struct ShownNSViewController<R: NSViewControllerRepresentable>:
    UIViewControllerRepresentable
{
    let representable: R

    func makeCoordinator() -> R.Coordinator { representable.makeCoordinator() }

    func makeUIViewController(context: Context) -> BackingController {
        BackingController(representable.makeNSViewController(context: own(context)))
    }

    func updateUIViewController(_ uiViewController: BackingController, context: Context) {
        guard let controller = uiViewController.front as? R.NSViewControllerType else { return }
        representable.updateNSViewController(controller, context: own(context))
    }

    static func dismantleUIViewController(
        _ uiViewController: BackingController, coordinator: R.Coordinator
    ) {
        guard let controller = uiViewController.front as? R.NSViewControllerType else { return }
        R.dismantleNSViewController(controller, coordinator: coordinator)
        controller.view.contentWindow = nil
        controller.view.tellOfWindow()
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: BackingController, context: Context
    ) -> CGSize? {
        (uiViewController.front as? R.NSViewControllerType).flatMap {
            representable.sizeThatFits(proposal, nsViewController: $0, context: own(context))
        }
    }

    private func own(_ context: Context) -> NSViewControllerRepresentableContext<R> {
        NSViewControllerRepresentableContext(
            coordinator: context.coordinator,
            environment: context.environment)
    }
}
