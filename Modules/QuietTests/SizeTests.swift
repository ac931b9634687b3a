import AVKit
import AuthenticationServices
import Expectations
import LinkPresentation
import MapKit
import MetalKit
import PDFKit
import PhotosUI
import QuadrantTesting
import SafariServices
import SceneKit
import SpriteKit
import StoreKit
import SwiftUI
import Testing
import TipKit
import WebKit

/// A view of Apple's modules, and the size that it takes of 300 by 200 points.
struct SizeRow: Sendable, CustomTestStringConvertible {
    let name: String
    let expected: CGSize
    let view: @MainActor @Sendable () -> any View

    init(
        _ name: String, _ width: CGFloat, _ height: CGFloat,
        _ view: @escaping @MainActor @Sendable () -> any View
    ) {
        (self.name, expected, self.view) = (name, CGSize(width: width, height: height), view)
    }

    var testDescription: String { name }
}

private struct Shown<V: UIView>: UIViewRepresentable {
    let make: @MainActor () -> V
    func makeUIView(context: Context) -> V { make() }
    func updateUIView(_ view: V, context: Context) {}
}

private struct ShownController<C: UIViewController>: UIViewControllerRepresentable {
    let make: @MainActor () -> C
    func makeUIViewController(context: Context) -> C { make() }
    func updateUIViewController(_ controller: C, context: Context) {}
}

/// Views of quiet modules are as large as Apple's.
@MainActor @Suite struct SizeTests {
    private nonisolated static let page =
        URL(string: "https://swift.org") ?? URL(fileURLWithPath: "/")

    nonisolated static let rows: [SizeRow] = [
        SizeRow("films fill", 300, 200) { VideoPlayer(player: nil) },
        SizeRow("players fill", 300, 200) { ShownController { AVPlayerViewController() } },
        SizeRow("maps fill", 300, 200) { Map() },
        SizeRow("map views fill", 300, 200) { Shown { MKMapView() } },
        SizeRow("pages of the web fill", 300, 200) { Shown { WKWebView() } },
        SizeRow("web views fill", 300, 200) { WebView(url: nil) },
        SizeRow("browsers fill", 300, 200) {
            ShownController { SFSafariViewController(url: SizeTests.page) }
        },
        SizeRow("scenes fill", 300, 200) {
            SpriteView(scene: SKScene(size: CGSize(width: 10, height: 10)))
        },
        SizeRow("scenes in space fill", 300, 200) { SceneView() },
        SizeRow("Metal fills", 300, 200) { Shown { MTKView() } },
        SizeRow("documents fill", 300, 200) { Shown { PDFView() } },
        SizeRow("links fill", 300, 200) { Shown { LPLinkView(url: SizeTests.page) } },
        SizeRow("a picker is its label", 40, 20) {
            PhotosPicker(selection: .constant(nil)) { Color.red.frame(width: 40, height: 20) }
                .buttonStyle(.plain)
        },
        SizeRow("a button that signs in is at most 64 high", 300, 64) {
            SignInWithAppleButton(onRequest: { _ in }, onCompletion: { _ in })
        },
        SizeRow("hints that do not show take nothing", 0, 0) { TipView(NeverTip()) },
    ]

    private struct NeverTip: Tip {
        var title: Text { Text("Never") }
        var rules: [Rule] { [Rule(Tips.Parameter(wrappedValue: false)) { $0 }] }
    }

    @Test(arguments: rows) func size(row: SizeRow) {
        var found = CGSize.zero
        let host = ViewHost(width: 300, height: 200) {
            VStack { AnyView(row.view()) }.onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                found = $0
            }
        }
        host.update()
        near(found.width, row.expected.width, within: 0.01)
        near(found.height, row.expected.height, within: 0.01)
    }
}
