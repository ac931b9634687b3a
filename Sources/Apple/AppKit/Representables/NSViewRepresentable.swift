public import Foundation
public import QuadrantCore
public import QuadrantGeometry
public import UIKit

/// A view of SwiftUI's that shows a view of AppKit's, drawn as `UIViewRepresentable` draws one of UIKit's.
///
/// Apple: "NSViewRepresentable".
@MainActor @preconcurrency
public protocol NSViewRepresentable: View {
    /// The type of the view.
    associatedtype NSViewType: NSView
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
    /// The environment of the view.
    public let environment: EnvironmentValues
}

/// A represented view of AppKit's as one of UIKit's.
private struct ShownNSView<R: NSViewRepresentable>: UIViewRepresentable {
    let representable: R

    func makeCoordinator() -> R.Coordinator { representable.makeCoordinator() }

    func makeUIView(context: Context) -> R.NSViewType {
        representable.makeNSView(context: own(context))
    }

    func updateUIView(_ uiView: R.NSViewType, context: Context) {
        representable.updateNSView(uiView, context: own(context))
    }

    static func dismantleUIView(_ uiView: R.NSViewType, coordinator: R.Coordinator) {
        R.dismantleNSView(uiView, coordinator: coordinator)
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: R.NSViewType, context: Context
    ) -> CGSize? {
        representable.sizeThatFits(proposal, nsView: uiView, context: own(context))
    }

    private func own(_ context: Context) -> NSViewRepresentableContext<R> {
        NSViewRepresentableContext(
            coordinator: context.coordinator, environment: context.environment)
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
}

extension NSViewControllerRepresentable {
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
    /// The environment of the view.
    public let environment: EnvironmentValues
}

private struct ShownNSViewController<R: NSViewControllerRepresentable>:
    UIViewControllerRepresentable
{
    let representable: R

    func makeCoordinator() -> R.Coordinator { representable.makeCoordinator() }

    func makeUIViewController(context: Context) -> R.NSViewControllerType {
        representable.makeNSViewController(context: own(context))
    }

    func updateUIViewController(_ uiViewController: R.NSViewControllerType, context: Context) {
        representable.updateNSViewController(uiViewController, context: own(context))
    }

    private func own(_ context: Context) -> NSViewControllerRepresentableContext<R> {
        NSViewControllerRepresentableContext(
            coordinator: context.coordinator, environment: context.environment)
    }
}
