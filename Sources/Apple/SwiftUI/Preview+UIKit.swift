public import UIKit

// Functions, not initializers: `Preview("Name") { … }` would have several meanings.
extension Preview {
    /// The preview of the controller that `body` makes.
    ///
    /// Apple: "Preview(_:traits:body:)" (UIKit). What a picture shows of its view is said at `UIViewRepresentable`. The command calls it
    /// for previews that return a controller or a view; to the macro itself, views are SwiftUI's.
    public static func _represented(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        body: @escaping @MainActor @Sendable () -> UIViewController
    ) -> Preview {
        Preview(name, traits: traits) { PreviewedController(make: body).ignoresSafeArea() }
    }

    /// The preview of the view that `body` makes.
    public static func _represented(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        body: @escaping @MainActor @Sendable () -> UIView
    ) -> Preview {
        Preview(name, traits: traits) { PreviewedView(make: body) }
    }

    /// The preview of the view of SwiftUI's that `body` returns.
    public static func _represented(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        body: @escaping @MainActor @Sendable () -> any View
    ) -> Preview {
        Preview(name, traits: traits, body: body)
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
