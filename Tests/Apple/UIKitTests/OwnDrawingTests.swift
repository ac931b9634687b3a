import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing
import UIKit

/// Views of UIKit's that draw themselves.
@MainActor @Suite struct OwnDrawingTests {
    private final class Dial: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
            UIGraphicsGetCurrentContext()?.setFillColor(UIColor.blue.cgColor)
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: 30, y: 0, width: 10, height: 10))
        }
    }

    private final class Sky: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    private struct Shown<Kind: UIView>: UIViewRepresentable {
        let make: () -> Kind

        func makeUIView(context: Context) -> Kind { make() }
        func updateUIView(_ uiView: Kind, context: Context) {}
    }

    private func pixel(_ view: some View, _ x: Int, _ y: Int) throws -> [UInt8] {
        let renderer = ImageRenderer(content: view.frame(width: 40, height: 20))
        let image = try #require(renderer.cgImage)
        let start = (y * image.width + x) * 4
        return Array(image.rgba[start..<start + 4])
    }

    @Test func whatItDrawsIsShown() throws {
        let dial = Shown { Dial() }
        try same(pixel(dial, 5, 15), pixel(Color(uiColor: .red), 5, 15))
        try same(pixel(dial, 25, 15)[3], 0)
        try same(pixel(dial, 35, 5), pixel(Color(uiColor: .blue), 35, 5))
        empty(ViewHost(width: 40, height: 20) { dial }.issues)
    }

    @Test func aLayerOfItsOwnClassIsShown() throws {
        let sky = Shown {
            let view = Sky()
            (view.layer as? CAGradientLayer)?.colors = [
                UIColor.black.cgColor, UIColor.white.cgColor,
            ]
            return view
        }
        #expect(try pixel(sky, 20, 1)[0] < 30)
        #expect(try pixel(sky, 20, 18)[0] > 225)
    }
}

/// Views of SwiftUI's as content of views of UIKit's.
@MainActor @Suite struct HostingConfigurationTests {
    private struct Hosted: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
            UIHostingConfiguration {
                Color.red.accessibilityIdentifier("content")
            }
            .background(Color.blue)
            .margins(.horizontal, 10)
            .margins(.top, 0)
            .makeContentView()
        }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test func contentStandsInItsMargins() throws {
        let renderer = ImageRenderer(content: Hosted().frame(width: 40, height: 20))
        let image = try #require(renderer.cgImage)
        func color(_ x: Int, _ y: Int) -> [UInt8] {
            let start = (y * image.width + x) * 4
            return Array(image.rgba[start..<start + 3])
        }
        same(color(20, 2), color(11, 10))
        same(color(8, 10), color(20, 14))
        differ(color(20, 2), color(8, 10))
    }

    @Test func aRowShowsWhatItsConfigurationSays() {
        let row = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        row.contentConfiguration = UIHostingConfiguration { Text("a") }
        same(row.contentView.subviews.count, 1)
        row.contentConfiguration = UIHostingConfiguration { Text("b") }
        same(row.contentView.subviews.count, 1)
        row.contentConfiguration = nil
        empty(row.contentView.subviews)
    }
}
