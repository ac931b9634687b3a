public import UIKit

extension Preview {
    /// Creates a preview of the controller that `represented` makes.
    ///
    /// Apple: "Preview(_:traits:body:)" (UIKit). What a picture shows of its view is said at `UIViewRepresentable`. The command calls it
    /// for previews that return a controller or a view; to the macro itself, views are SwiftUI's.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        represented: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.init(name, traits: traits) {
            PreviewedController(make: represented).ignoresSafeArea()
        }
    }

    /// Creates a preview of the view that `represented` makes.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        represented: @escaping @MainActor @Sendable () -> UIView
    ) {
        self.init(name, traits: traits) { PreviewedView(make: represented) }
    }

    /// Creates a preview of the view of SwiftUI's that `represented` returns.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        represented: @escaping @MainActor @Sendable () -> any View
    ) {
        self.init(name, traits: traits, body: represented)
    }
}

private struct PreviewedController: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController

    func makeUIViewController(context: Context) -> UIViewController { make() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct PreviewedView: UIViewRepresentable {
    let make: @MainActor () -> UIView

    func makeUIView(context: Context) -> UIView { make() }

    func updateUIView(_ view: UIView, context: Context) {}
}
