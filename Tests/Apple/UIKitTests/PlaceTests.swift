import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing
import UIKit

/// Places, hits and pictures of views of UIKit's, and maps of space.
@MainActor @Suite struct PlaceTests {
    /// A view in a view in a view: at 10 and 20, scrolled by 5, at 30 and 40.
    private func nest() -> (outer: UIView, middle: UIView, inner: UIView) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let middle = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 20))
        outer.addSubview(middle)
        middle.addSubview(inner)
        middle.bounds.origin = CGPoint(x: 0, y: 5)
        return (outer, middle, inner)
    }

    /// The opacity of a pixel, from 0 to 255.
    private func alpha(of image: UIImage, _ x: Int, _ y: Int) throws -> UInt8 {
        let pixels = try #require(image.cgImage)
        return pixels.rgba[(y * pixels.width + x) * 4 + 3]
    }

    @Test func placesAreConverted() {
        let (outer, middle, inner) = nest()
        same(inner.convert(CGPoint(x: 1, y: 1), to: outer), CGPoint(x: 41, y: 56))
        same(inner.convert(CGPoint(x: 41, y: 56), from: outer), CGPoint(x: 1, y: 1))
        same(middle.convert(CGPoint(x: 30, y: 40), to: inner), .zero)
        same(
            inner.convert(CGRect(x: 0, y: 0, width: 20, height: 20), to: nil),
            CGRect(x: 40, y: 55, width: 20, height: 20))
    }

    @Test func theFrontMostViewThatTakesTouchesIsHit() {
        let (outer, middle, inner) = nest()
        #expect(outer.hitTest(CGPoint(x: 45, y: 60), with: nil) === inner)
        #expect(outer.hitTest(CGPoint(x: 15, y: 25), with: nil) === middle)
        #expect(outer.hitTest(CGPoint(x: 150, y: 150), with: nil) === outer)
        same(outer.hitTest(CGPoint(x: 250, y: 10), with: nil), nil)
        inner.alpha = 0.001
        #expect(outer.hitTest(CGPoint(x: 45, y: 60), with: nil) === middle)
        middle.isUserInteractionEnabled = false
        #expect(outer.hitTest(CGPoint(x: 45, y: 60), with: nil) === outer)
    }

    @Test func aHierarchyIsDrawnIntoAPicture() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.backgroundColor = .red
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format)
            .image { _ in
                holds(
                    view.drawHierarchy(
                        in: CGRect(x: 4, y: 0, width: 4, height: 4), afterScreenUpdates: true))
            }
        try same(alpha(of: picture, 1, 2), 0)
        try same(alpha(of: picture, 6, 2), 255)
        fails(view.drawHierarchy(in: .zero, afterScreenUpdates: true))
    }

    @Test func mapsOfSpaceCombine() {
        let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let both = CATransform3DTranslate(turn, 10, 0, 0)
        let flat = CATransform3DGetAffineTransform(both)
        // Moved by 10 along x first, then turned: the origin comes to (0, 10).
        #expect(abs(flat.tx) < 1e-9 && abs(flat.ty - 10) < 1e-9)
        let back = CATransform3DConcat(both, CATransform3DInvert(both))
        #expect(abs(back.m11 - 1) < 1e-9 && abs(back.m41) < 1e-9 && abs(back.m12) < 1e-9)
        #expect(CATransform3DIsAffine(turn) && !CATransform3DIsIdentity(turn))
        var deep = CATransform3DIdentity
        deep.m34 = -1 / 500
        fails(CATransform3DIsAffine(deep))
        same(ProjectionTransform(CATransform3DMakeScale(2, 3, 1)).m22, 3)
    }

    /// A layer is drawn turned about its middle.
    @Test func aLayerIsDrawnByItsMap() throws {
        struct Turned: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
                let view = UIView()
                let layer = CALayer()
                layer.frame = CGRect(x: 10, y: 10, width: 20, height: 10)
                layer.backgroundColor = UIColor.red.cgColor
                layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
                view.layer.addSublayer(layer)
                return view
            }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        let picture = try #require(
            ImageRenderer(content: Turned().frame(width: 40, height: 40)).uiImage)
        // Upright now: 10 wide and 20 high about (20, 15).
        try same(alpha(of: picture, 20, 8), 255)
        try same(alpha(of: picture, 12, 15), 0)
    }

    @Test func aWheelOfUIKitsShowsItsRows() {
        final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(
                _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
            ) -> Int { 3 }
            func pickerView(
                _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
            ) -> String? { "\(component)-\(row)" }
        }
        struct Wheel: UIViewRepresentable {
            func makeCoordinator() -> Source { Source() }
            func makeUIView(context: Context) -> UIPickerView {
                let wheel = UIPickerView()
                wheel.dataSource = context.coordinator
                wheel.delegate = context.coordinator
                wheel.selectRow(1, inComponent: 0, animated: false)
                wheel.selectRow(9, inComponent: 1, animated: false)
                return wheel
            }
            func updateUIView(_ uiView: UIPickerView, context: Context) {
                same(uiView.selectedRow(inComponent: 1), 2)
            }
        }
        let host = ViewHost(width: 320, height: 216) { Wheel() }
        let svg = host.svg()
        for title in ["0-0", "0-1", "0-2", "1-0", "1-1", "1-2"] {
            has(host.labels, title, "\(title) in \(host.labels)")
        }
        fails(svg.isEmpty)
    }
}
