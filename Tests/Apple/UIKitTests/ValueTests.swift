import Expectations
import SwiftUI
import Testing

struct GeometryTests {
    @Test func insetsMakeRoom() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let inner = CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets)
        same(inner, CGRect(x: 2, y: 1, width: 4, height: 6))
        same(
            EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).leading,
            2)
        holds(UIRectCorner.allCorners.contains(.topLeft))
        same(UIRectEdge.all, [.top, .left, .bottom, .right])
    }

    @Test func corners() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft],
            cornerRadii: CGSize(width: 20, height: 20))
        same(path.bounds, rect)
        fails(path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 49)))
        let shape = Path(path.cgPath)
        #expect(shape.boundingRect == rect && !shape.contains(CGPoint(x: 1, y: 1)))
    }

    @Test func arcsAreClockwiseOnTheScreen() {
        // From the right clockwise by a quarter: to the bottom, where y grows downward.
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        near(path.currentPoint.y, 10, within: 1e-9)
        #expect(abs(path.bounds.minY) < 1e-9 && abs(path.bounds.maxX - 10) < 1e-9)
        let other = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(other.bounds.minX < -9)
    }

    @Test func buildsAndReverses() {
        let path = UIBezierPath()
        #expect(path.isEmpty && path.bounds.isNull)
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 15, y: 5))
        path.close()
        let back = path.reversing()
        same(back.bounds, path.bounds)
        holds(back.contains(CGPoint(x: 9, y: 5)))
        path.apply(CGAffineTransform(translationX: 5, y: 0))
        same(path.bounds.minX, 5)
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 1, y: 2))
        line.addLine(to: CGPoint(x: 3, y: 4))
        same(line.reversing().currentPoint, CGPoint(x: 1, y: 2))
    }

    /// Bytes as code has them that draws pixel by pixel: three layouts of one orange at half its opacity, and a grey.
    @Test func picturesAreMadeOfBytes() {
        let rows: [(Int, UInt32, [UInt8], [UInt8])] = [
            (32, CGImageAlphaInfo.last.rawValue, [255, 128, 0, 128], [128, 64, 0, 128]),
            (
                32, CGImageAlphaInfo.premultipliedFirst.rawValue, [128, 128, 64, 0],
                [128, 64, 0, 128]
            ),
            (
                32, CGImageAlphaInfo.premultipliedFirst.rawValue | 2 << 12, [0, 64, 128, 128],
                [128, 64, 0, 128]
            ),
            (24, CGImageAlphaInfo.none.rawValue, [255, 128, 0], [255, 128, 0, 255]),
            (8, CGImageAlphaInfo.none.rawValue, [90], [90, 90, 90, 255]),
        ]
        for (bits, info, bytes, pixels) in rows {
            func image(_ bytes: [UInt8]) -> CGImage? {
                CGDataProvider(data: Data(bytes)).flatMap {
                    CGImage(
                        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits,
                        bytesPerRow: bits / 8,
                        space: CGColorSpaceCreateDeviceRGB(),
                        bitmapInfo: CGBitmapInfo(rawValue: info),
                        provider: $0, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
                }
            }
            same(image(bytes)?.dataProvider?.data.map(Array.init), pixels)
            #expect(image(Array(bytes.dropLast())) == nil)
        }
    }

    @Test func mutablePathsOfCoreGraphics() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 4, y: 0))
        path.addQuadCurve(to: CGPoint(x: 4, y: 4), control: CGPoint(x: 8, y: 2))
        path.closeSubpath()
        same(path.boundingBox, CGRect(x: 0, y: 0, width: 8, height: 4))
        same(path.boundingBoxOfPath.width, 6)
        same(Path(path), Path(path.copy() ?? path))
        var parts: [String] = []
        path.applyWithBlock { part in
            let count = [1, 1, 2, 3, 0][Int(part.pointee.type.rawValue)]
            let points = (0..<count).map { part.pointee.points[$0] }
            parts.append("\(part.pointee.type) \(points.map { "\(Int($0.x)),\(Int($0.y))" })")
        }
        same(
            parts,
            [
                "moveToPoint [\"0,0\"]", "addLineToPoint [\"4,0\"]",
                "addQuadCurveToPoint [\"8,2\", \"4,4\"]", "closeSubpath []",
            ])
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
        let half = square.intersection(
            CGPath(rect: CGRect(x: 1, y: 0, width: 5, height: 5), transform: nil))
        same(half.boundingBoxOfPath, CGRect(x: 1, y: 0, width: 1, height: 2))
    }
}

@MainActor struct ColorTests {
    /// Apps keep colours in their settings so.
    @Test func aColourOutlivesAnArchive() throws {
        let color = UIColor(red: 0.1, green: 0.3, blue: 0.75, alpha: 0.5)
        same("\(color)", "UIExtendedSRGBColorSpace 0.1 0.3 0.75 0.5")
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: color, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
        same(read, color)
        same(Set([color, read]).count, 1)
    }

    @Test func components() {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).getRed(
            &r, green: &g, blue: &b, alpha: &a)
        #expect(abs(r - 0.25) < 1e-6 && abs(g - 0.5) < 1e-6 && abs(b - 0.75) < 1e-6 && a == 0.5)
        var (h, s, v): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(hue: 0.3, saturation: 0.5, brightness: 0.8, alpha: 1).getHue(
            &h, saturation: &s, brightness: &v, alpha: &a)
        #expect(abs(h - 0.3) < 1e-6 && abs(s - 0.5) < 1e-6 && abs(v - 0.8) < 1e-6)
        var white: CGFloat = 0
        #expect(
            UIColor(white: 0.5, alpha: 1).getWhite(&white, alpha: &a) && abs(white - 0.5) < 1e-6)
        fails(UIColor.red.getWhite(&white, alpha: &a))
        let parts = UIColor.red.cgColor.components ?? []
        same(parts, [1, 0, 0, 1])
        same(
            Color(cgColor: UIColor.green.cgColor).cgColor,
            CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        same(UIColor(named: "there is none of this name"), nil)
    }

    @Test func colorsByTraits() throws {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        same(dark.cgColor, CGColor.white)
        let view = Color(uiColor: color).frame(width: 1, height: 1)
        let light = ImageRenderer(content: view)
        same(light.cgImage?.rgba, [0, 0, 0, 255])
        let night = ImageRenderer(content: view.environment(\.colorScheme, .dark))
        same(night.cgImage?.rgba, [255, 255, 255, 255])
    }
}

@MainActor struct FontTests {
    @Test func sizesAndStyles() {
        same(UIFont.systemFont(ofSize: 20).pointSize, 20)
        same(UIFont.preferredFont(forTextStyle: .body).pointSize, 17)
        same(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize, 34)
        let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        same(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize, 23)
        same(UIFont(name: "there is none of this name", size: 12), nil)
        same(UIFont(name: "Inter", size: 12)?.familyName, "Inter")
        same(UIFontMetrics(forTextStyle: .body).scaledValue(for: 10), 10)
        same(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: large), 67 / 3)
    }

    @Test func isAFontOfViews() {
        func size(_ font: Font) -> CGSize {
            ImageRenderer(content: Text("Wide").font(font)).uiImage?.size ?? .zero
        }
        same(size(Font(UIFont.systemFont(ofSize: 30))), size(.system(size: 30)))
        same(size(Font(UIFont.boldSystemFont(ofSize: 30))), size(.system(size: 30, weight: .bold)))
        let serif = UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.serif)
        same(
            serif.map { size(Font(UIFont(descriptor: $0, size: 0))) },
            size(.system(size: 20, design: .serif)))
        let line = UIFont.systemFont(ofSize: 17)
        #expect(line.lineHeight > 17 && line.lineHeight < 24)
        #expect(line.ascender > line.capHeight && line.capHeight > line.xHeight)
        #expect(line.descender < 0)
    }
}

@MainActor struct ImageTests {
    @Test func symbols() throws {
        same(UIImage(systemName: "there is none of this name"), nil)
        let plain = try #require(UIImage(systemName: "star"))
        let large = try #require(
            UIImage(
                systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(plain.isSymbolImage && large.size.width > 1.8 * plain.size.width)
        let shown = ImageRenderer(content: Image(uiImage: large)).uiImage?.size ?? .zero
        near(shown.width, large.size.width, within: 1)
    }

    @Test func tints() throws {
        let pixel = try #require(CGImage(width: 1, height: 1, rgba: [0, 0, 255, 255]))
        let image = UIImage(cgImage: pixel)
        func pixels(_ image: UIImage) -> [UInt8]? {
            ImageRenderer(content: Image(uiImage: image).foregroundStyle(Color(UIColor.green)))
                .cgImage?.rgba
        }
        same(pixels(image), [0, 0, 255, 255])
        same(pixels(image.withRenderingMode(.alwaysTemplate)), [0, 255, 0, 255])
        same(pixels(image.withTintColor(.red)), [255, 0, 0, 255])
        same(image.withRenderingMode(.alwaysOriginal).renderingMode, .alwaysOriginal)
    }
}

/// Names that several of the system's types have.
@MainActor @Suite struct SharedNameTests {
    /// `Color(.black)` names a colour of UIKit's, as on iOS, where Core Graphics has one of that name too.
    @Test func aNameAloneIsThatOfUIKit() {
        same(Color(.black), Color(UIColor.black))
        same(Color(.clear), Color(UIColor.clear))
        same(Color(.systemGray6), Color(UIColor.systemGray6))
    }

    /// Responders are objects of Foundation's, equal to nothing but themselves.
    @Test func respondersAreObjects() {
        let (one, other): (NSObject, NSObject) = (UIView(), UIView())
        #expect(one == one && one != other)
        same(Set([one, other, one]).count, 2)
    }

    @Test func aFileMayBeRead() {
        let url = URL(fileURLWithPath: "/nowhere")
        holds(url.startAccessingSecurityScopedResource())
        url.stopAccessingSecurityScopedResource()
    }
}
