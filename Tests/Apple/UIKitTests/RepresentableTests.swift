import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// A view of UIKit's that a test says.
private struct Shown<V: UIView>: UIViewRepresentable {
    let make: @MainActor () -> V
    var update: @MainActor (V) -> Void = { _ in }

    func makeUIView(context: Context) -> V { make() }
    func updateUIView(_ uiView: V, context: Context) { update(uiView) }
}

private final class OwnDrawing: UIView {
    override func draw(_ rect: CGRect) {}
}

@MainActor struct RepresentableTests {
    private func pixels(_ view: some View, width: CGFloat, height: CGFloat) -> [UInt8] {
        ImageRenderer(content: view.frame(width: width, height: height)).cgImage?.rgba ?? []
    }

    @Test func drawsGroundsAndViewsInside() {
        let view = Shown {
            let view = UIView()
            view.backgroundColor = .red
            let inner = UIView(frame: CGRect(x: 1, y: 0, width: 1, height: 1))
            inner.backgroundColor = .blue
            view.addSubview(inner)
            return view
        }
        same(pixels(view, width: 2, height: 1), [255, 0, 0, 255, 0, 0, 255, 255])
    }

    @Test func placesByConstraints() {
        let view = Shown {
            let view = UIView()
            let inner = UIView()
            inner.backgroundColor = .blue
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 1),
                view.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 1),
                inner.topAnchor.constraint(equalTo: view.topAnchor),
                inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
            return view
        }
        let none: [UInt8] = [0, 0, 0, 0]
        same(pixels(view, width: 3, height: 1), none + [0, 0, 255, 255] + none)
    }

    @Test func growsByItsMask() {
        let view = Shown {
            let view = UIView()
            let inner = UIView(frame: view.bounds)
            inner.backgroundColor = .green
            inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(inner)
            return view
        }
        same(pixels(view, width: 1, height: 1), [0, 255, 0, 255])
    }

    @Test func drawsLayers() {
        let view = Shown {
            let view = UIView()
            let layer = CAShapeLayer()
            layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).cgPath
            layer.fillColor = UIColor.red.cgColor
            view.layer.addSublayer(layer)
            view.layer.borderWidth = 0
            return view
        }
        same(pixels(view, width: 2, height: 1), [255, 0, 0, 255, 0, 0, 0, 0])
    }

    @Test func isUpdatedAndMadeOnce() throws {
        var made = 0
        var seen: [Int] = []
        struct Root: View {
            @State private var count = 0
            let made: () -> Void
            let seen: (Int) -> Void

            var body: some View {
                VStack {
                    Shown {
                        made()
                        return UIView()
                    } update: { _ in
                        seen(count)
                    }
                    Color.red.onTapGesture { count += 1 }.accessibilityIdentifier("tap")
                }
            }
        }
        let host = ViewHost(width: 100, height: 100) {
            Root(made: { made += 1 }, seen: { seen.append($0) })
        }
        try host["tap"].tap()
        host.update()
        #expect(made == 1 && seen.first == 0 && seen.last == 1)
    }

    @Test func isTakenDown() throws {
        final class Log {
            var events: [String] = []
        }
        struct Loud: UIViewRepresentable {
            let log: Log

            func makeCoordinator() -> Log { log }
            func makeUIView(context: Context) -> UIView {
                context.coordinator.events.append("make")
                return UIView()
            }
            func updateUIView(_ uiView: UIView, context: Context) {}
            static func dismantleUIView(_ uiView: UIView, coordinator: Log) {
                coordinator.events.append("dismantle")
            }
        }
        struct Root: View {
            @State private var isShown = true
            let log: Log

            var body: some View {
                VStack {
                    if isShown { Loud(log: log) }
                    Color.red.onTapGesture { isShown = false }.accessibilityIdentifier("tap")
                }
            }
        }
        let log = Log()
        let host = ViewHost(width: 100, height: 100) { Root(log: log) }
        same(log.events, ["make"])
        try host["tap"].tap()
        host.update()
        same(log.events, ["make", "dismantle"])
    }

    @Test func sizes() {
        func size(_ view: some View) -> CGSize {
            var size = CGSize.zero
            let host = ViewHost(width: 200, height: 100) {
                view.onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: {
                    size = $0
                }
            }
            host.update()
            return size
        }
        same(size(Shown { UIView() }), CGSize(width: 200, height: 100))
        let spinner = Shown { UIActivityIndicatorView(style: .medium) }
        same(size(spinner), CGSize(width: 200, height: 100))
        same(size(spinner.fixedSize()), CGSize(width: 20, height: 20))
        same((0...2).map(UIActivityIndicatorView.Style.init), [.whiteLarge, .white, .gray])
        same(
            size(Shown { UIActivityIndicatorView(style: .whiteLarge) }.fixedSize()),
            CGSize(width: 37, height: 37))
        // A picture view is as large as what it shows: the highlighted picture, or the first of several.
        func picture(_ side: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
        }
        for isHighlighted in [false, true] {
            let view = Shown {
                let view = UIImageView(image: picture(10))
                view.highlightedImage = picture(20)
                view.isHighlighted = isHighlighted
                return view
            }
            let side: CGFloat = isHighlighted ? 20 : 10
            same(size(view.fixedSize()), CGSize(width: side, height: side))
        }
        let film = Shown {
            let view = UIImageView(image: nil)
            view.animationImages = [picture(30), picture(40)]
            return view
        }
        same(size(film.fixedSize()), CGSize(width: 30, height: 30))
        let tight = Shown {
            let view = UIActivityIndicatorView(style: .large)
            view.setContentHuggingPriority(.required, for: .horizontal)
            return view
        }
        same(size(tight), CGSize(width: 37, height: 100))
        struct Said: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ uiView: UIView, context: Context) {}
            func sizeThatFits(
                _ proposal: ProposedViewSize, uiView: UIView, context: Context
            ) -> CGSize? { CGSize(width: 7, height: (proposal.height ?? 0) / 2) }
        }
        same(size(Said()), CGSize(width: 7, height: 50))
    }

    @Test func tellsOfWhatItCannotDraw() {
        let host = ViewHost(width: 100, height: 100) { Shown { OwnDrawing() } }
        host.update()
        holds(
            host.issues.contains {
                $0.message.contains("OwnDrawing is a view of UIKit's that draws itself")
            })
        let plain = ViewHost(width: 100, height: 100) { Shown { UIView() } }
        plain.update()
        empty(plain.issues)
    }

    @Test func hostsViewsOfSwiftUI() {
        struct Wrapped: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIViewController {
                UIHostingController(rootView: Color(UIColor.red))
            }
            func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        same(pixels(Wrapped(), width: 1, height: 1), [255, 0, 0, 255])
        let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
        same(
            controller.sizeThatFits(in: CGSize(width: 100, height: 100)),
            CGSize(width: 30, height: 20))
    }

    @Test func showsTheControllerInFront() {
        final class Plain: UIViewController {
            var events: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                events.append("load")
                view.backgroundColor = .blue
            }
            override func viewDidAppear(_ animated: Bool) {
                let isInFront = navigationController?.topViewController === self
                events.append(isInFront ? "appear" : "appear elsewhere")
            }
        }
        struct Wrapped: UIViewControllerRepresentable {
            let plain: Plain
            func makeUIViewController(context: Context) -> UINavigationController {
                let controller = UINavigationController(rootViewController: plain)
                controller.isNavigationBarHidden = true
                return controller
            }
            func updateUIViewController(_ controller: UINavigationController, context: Context) {}
        }
        let plain = Plain()
        same(pixels(Wrapped(plain: plain), width: 1, height: 1), [0, 0, 255, 255])
        same(plain.events, ["load", "appear"])
    }

    @Test func tellsDelegatesOfScrolling() {
        final class Delegate: UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                offsets.append(scrollView.contentOffset.x)
            }
        }
        let delegate = Delegate()
        let scroll = UIScrollView()
        scroll.delegate = delegate
        UIView.animate(withDuration: 0.4) {
            scroll.contentOffset.x = 5
        } completion: { isDone in
            if isDone { scroll.delegate = nil }
        }
        scroll.contentOffset.x = 9
        same(delegate.offsets, [5])
    }

    @Test func keepsAppearances() {
        UITabBar.appearance().isHidden = true
        holds(UITabBar.appearance().isHidden)
        UIScrollView.appearance().bounces = false
        #expect(!UIScrollView.appearance().bounces && UITableView.appearance().bounces)
    }
}
