import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing
import UIKit

/// Where the ink of a picture is, in points of one pixel.
private struct Ink {
    let columns: ClosedRange<Int>
    let rows: [Int]

    /// `nil` for a picture without ink.
    init?(_ image: CGImage?) {
        guard let image else { return nil }
        let bytes = image.rgba
        let dark = (0..<image.width * image.height).filter { bytes[$0 * 4 + 3] > 60 }
        let columns = dark.map { $0 % image.width }
        guard let first = columns.min(), let last = columns.max() else { return nil }
        self.columns = first...last
        rows = Set(dark.map { $0 / image.width }).sorted()
    }

    /// The first rows of stretches of ink.
    var tops: [Int] { rows.filter { !rows.contains($0 - 1) } }
}

/// Texts that code draws, and labels, follow the styles of their paragraphs.
@MainActor @Suite struct ParagraphTests {
    private func style(_ set: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        set(style)
        return style
    }

    private func attributes(
        _ set: (NSMutableParagraphStyle) -> Void = { _ in }
    ) -> [NSAttributedString.Key: Any] {
        [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style(set)]
    }

    private func picture(_ size: CGSize, _ draw: () -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    }

    private func ink(
        _ text: String, in size: CGSize, _ set: (NSMutableParagraphStyle) -> Void
    ) throws -> Ink {
        let attributes = attributes(set)
        let image = picture(size) {
            NSString(string: text).draw(
                in: CGRect(origin: .zero, size: size), withAttributes: attributes)
        }
        return try #require(Ink(image.cgImage))
    }

    @Test func linesStandWhereTheStyleSays() throws {
        let size = CGSize(width: 200, height: 40)
        let left = try ink("HH", in: size) { $0.alignment = .left }
        let middle = try ink("HH", in: size) { $0.alignment = .center }
        let right = try ink("HH", in: size) { $0.alignment = .right }
        let length = left.columns.count
        #expect(left.columns.lowerBound < 4 && length < 40)
        #expect(right.columns.upperBound > 195 && right.columns.count == length)
        #expect(abs(middle.columns.lowerBound + middle.columns.upperBound - 199) <= 2)
    }

    @Test func linesAreAsFarApartAsTheStyleSays() throws {
        let size = CGSize(width: 100, height: 200)
        func pitch(_ set: (NSMutableParagraphStyle) -> Void) throws -> Int {
            let tops = try ink("H\nH", in: size, set).tops
            try #require(tops.count == 2)
            return tops[1] - tops[0]
        }
        let natural = try pitch { _ in }
        try same(pitch { $0.paragraphSpacing = 10 }, natural + 10)
        try same(pitch { $0.minimumLineHeight = 50 }, 50)
        try same(pitch { $0.lineHeightMultiple = 2 }, natural * 2)
        let broken = try ink("HHHHHH HHHHHH", in: size) { $0.lineSpacing = 7 }
        same(broken.tops[1] - broken.tops[0], natural + 7)
    }

    @Test func linesThatAreTooLongAreBrokenShortenedOrCutOff() throws {
        let size = CGSize(width: 100, height: 48)
        let text = "HHHHH HHHHH HHHHH"
        try same(ink(text, in: size) { $0.lineBreakMode = .byWordWrapping }.tops.count, 2)
        let shortened = try ink(text, in: size) { $0.lineBreakMode = .byTruncatingTail }
        #expect(shortened.tops.count <= 2 && shortened.rows.count < 25)
        let cut = try ink(text, in: size) { $0.lineBreakMode = .byClipping }
        #expect(cut.tops.count == 1 && cut.columns.upperBound == 99)
    }

    @Test func whatIsBelowTheRectangleIsNotDrawn() throws {
        let attributes = attributes()
        let image = picture(CGSize(width: 60, height: 200)) {
            NSString(string: "H\nH\nH\nH\nH").draw(
                in: CGRect(x: 0, y: 0, width: 60, height: 50), withAttributes: attributes)
        }
        let last = try #require(Ink(image.cgImage)?.rows.last)
        #expect(last < 50)
    }

    @Test func withoutTheOptionTheOriginIsOnTheBaseline() throws {
        let attributes = attributes()
        func bottom(_ options: NSStringDrawingOptions) throws -> Int {
            let image = picture(CGSize(width: 60, height: 100)) {
                NSAttributedString(string: "H", attributes: attributes).draw(
                    with: CGRect(x: 0, y: 40, width: 60, height: 40), options: options,
                    context: nil)
            }
            return try #require(Ink(image.cgImage)?.rows.last)
        }
        try same(bottom([]), 39)
        #expect(try bottom(.usesLineFragmentOrigin) > 50)
    }

    @Test func theBoxIsThatOfTheLines() {
        let line = NSString(string: "H").size(withAttributes: attributes())
        let spaced = NSString(string: "H\nH").boundingRect(
            with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
            options: .usesLineFragmentOrigin, attributes: attributes { $0.paragraphSpacing = 9 },
            context: nil)
        same(spaced.height, line.height * 2 + 9)
        let large = NSMutableAttributedString(string: "HH")
        large.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 1, length: 1))
        #expect(large.size().height > line.height * 1.5)
        same(NSAttributedString(string: "").size(), .zero)
    }

    @Test func stylesAreCopiedAndCompared() throws {
        let style = style { $0.alignment = .right }
        let other = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        same(other, style)
        other.alignment = .left
        #expect(other != style && style.alignment == .right)
        same(NSParagraphStyle.default.lineBreakMode, .byWordWrapping)
    }
}

/// Labels with paragraphs of their own, and those of classes that place their text.
@MainActor @Suite struct LabelTests {
    private struct Shown<Kind: UIView>: UIViewRepresentable {
        let make: @MainActor () -> Kind

        func makeUIView(context: Context) -> Kind { make() }
        func updateUIView(_ uiView: Kind, context: Context) {}
    }

    private final class Padded: UILabel {
        static let insets = UIEdgeInsets(top: 4, left: 30, bottom: 6, right: 10)

        override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: Self.insets)) }

        override func textRect(
            forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
        ) -> CGRect {
            let inner = super.textRect(
                forBounds: bounds.inset(by: Self.insets), limitedToNumberOfLines: numberOfLines)
            let (minX, minY) = (inner.minX - Self.insets.left, inner.minY - Self.insets.top)
            return CGRect(
                x: minX, y: minY, width: inner.width + 40, height: inner.height + 10)
        }
    }

    private final class Empty: UILabel {
        override func drawText(in rect: CGRect) {}
    }

    private func ink(_ view: some View) -> Ink? {
        Ink(ImageRenderer(content: view.frame(width: 200, height: 40)).cgImage)
    }

    @Test func theStyleOfTheTextGoesFirst() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let label = Shown {
            let label = UILabel()
            label.attributedText = NSAttributedString(
                string: "HH", attributes: [.paragraphStyle: style])
            return label
        }
        #expect(try #require(ink(label)).columns.upperBound > 195)
    }

    @Test func aSubclassPlacesItsText() throws {
        func label(_ make: @escaping @MainActor () -> UILabel) -> Shown<UILabel> {
            Shown {
                let label = make()
                label.text = "HH"
                return label
            }
        }
        let (plain, padded) = (UILabel(frame: .zero), Padded(frame: .zero))
        (plain.text, padded.text) = ("HH", "HH")
        let size = plain.intrinsicContentSize
        same(padded.intrinsicContentSize, CGSize(width: size.width + 40, height: size.height + 10))
        let first = try #require(ink(label { UILabel() })).columns.lowerBound
        try same(#require(ink(label { Padded() })).columns.lowerBound, first + 30)
        #expect(ink(label { Empty() }) == nil)
    }

    @Test func aLayerIsDrawnIntoAPicture() throws {
        let view = UIView(frame: CGRect(x: 30, y: 30, width: 4, height: 2))
        view.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 2, y: 0, width: 2, height: 2))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
            view.layer.render(in: $0.cgContext)
        }
        let red: [UInt8] = [255, 0, 0, 255]
        let blue: [UInt8] = [0, 0, 255, 255]
        let wanted = red + red + blue + blue + red + red + blue + blue
        let drawn = try #require(image.cgImage?.rgba)
        // The picture of the layer has more pixels than the one it is drawn into.
        same(drawn.count, wanted.count)
        holds(zip(drawn, wanted).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
    }
}
