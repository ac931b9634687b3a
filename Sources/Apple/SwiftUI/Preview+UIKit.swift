public import UIKit

/// Shows a view controller of UIKit's while it is being written.
///
/// Apple: "Preview(_:traits:body:)" (UIKit). What a picture shows of its view is said at `UIViewRepresentable`.
///
/// - Parameters:
///   - name: The name of the preview; without it, previews are numbered.
///   - traits: How the view is shown.
///   - body: Makes the controller.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "QuadrantMacros", type: "UIKitPreviewMacro")

/// Shows a view of UIKit's while it is being written.
///
/// Apple: "Preview(_:traits:body:)" (UIKit). What a picture shows of it is said at `UIViewRepresentable`.
///
/// - Parameters:
///   - name: The name of the preview; without it, previews are numbered.
///   - traits: How the view is shown.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "QuadrantMacros", type: "UIKitPreviewMacro")

extension Preview {
    /// Creates a preview of the controller that `represented` makes. `#Preview` calls it.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        represented: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.init(name, traits: traits) {
            PreviewedController(make: represented).ignoresSafeArea()
        }
    }

    /// Creates a preview of the view that `represented` makes. `#Preview` calls it.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        represented: @escaping @MainActor @Sendable () -> UIView
    ) {
        self.init(name, traits: traits) { PreviewedView(make: represented) }
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
