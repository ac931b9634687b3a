import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Controllers that apps wrap, as far as they are drawn.
@MainActor @Suite struct ControllerTests {
    private struct Pages: UIViewControllerRepresentable {
        let words: [String]
        let shown: Int

        func makeUIViewController(context: Context) -> UIPageViewController {
            let controller = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal)
            controller.dataSource = context.coordinator
            return controller
        }

        func updateUIViewController(_ controller: UIPageViewController, context: Context) {
            controller.setViewControllers(
                [context.coordinator.controllers[shown]], direction: .forward, animated: true)
        }

        func makeCoordinator() -> Coordinator {
            Coordinator(words.map { UIHostingController(rootView: Text($0)) })
        }

        final class Coordinator: NSObject, UIPageViewControllerDataSource {
            let controllers: [UIViewController]

            init(_ controllers: [UIViewController]) {
                self.controllers = controllers
            }

            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { nil }

            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { controllers.last }
        }
    }

    private struct Turning: View {
        @State private var page = 0

        var body: some View {
            Pages(words: ["first", "second"], shown: page)
            Button("turn") { page = 1 }
        }
    }

    @Test func aPageIsShown() throws {
        let host = ViewHost(width: 200, height: 200) { Turning() }
        has(host.texts, "first")
        try host.find(label: "turn").tap()
        has(host.texts, "second")
        fails(host.texts.contains("first"))
    }

    private struct Picker: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIImagePickerController {
            let picker = UIImagePickerController()
            picker.delegate = context.coordinator
            picker.sourceType = .camera
            return picker
        }

        func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}

        func makeCoordinator() -> Coordinator { Coordinator() }

        final class Coordinator: NSObject, UIImagePickerControllerDelegate,
            UINavigationControllerDelegate
        {}
    }

    @Test func aPickerOfPicturesIsABoxThatIsTold() {
        let host = ViewHost(width: 200, height: 200) { Picker() }
        holds(host.texts.contains { $0.contains("UIImagePickerController") })
        holds(host.issues.contains { $0.description.contains("UIImagePickerController") })
        fails(UIImagePickerController.isSourceTypeAvailable(.camera))
    }
}
