import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// A drawing that shows one paint or effect, on a canvas of 120 × 100 points.
struct GalleryPiece: CustomTestStringConvertible, Sendable {
    static let size = CGSize(width: 120, height: 100)

    var name: String
    var list: DisplayList

    init(_ name: String, background: RGBAColor? = .white, _ items: [DisplayItem]) {
        self.name = name
        list = DisplayList(
            size: Self.size, displayScale: 2, background: background, root: Fragment(items: items))
    }

    var testDescription: String { name }
}

/// Every paint and effect of the display list.
enum Gallery {
    static let pieces =
        paints + shadows + filters + groups + backdrops + backdropsInGroups
        + edges

    static let red = RGBAColor(red: 1, green: 0.2, blue: 0.2)
    static let blue = RGBAColor(red: 0.1, green: 0.4, blue: 1)
    static let green = RGBAColor(red: 0.2, green: 0.78, blue: 0.35)
    static let yellow = RGBAColor(red: 1, green: 0.8, blue: 0)

    static let frame = CGRect(x: 15, y: 12, width: 90, height: 76)
    static let center = CGPoint(x: 60, y: 50)

    static func stops(_ colors: RGBAColor...) -> [GradientStop] {
        colors.enumerated().map {
            GradientStop(color: $1, location: Double($0) / Double(max(1, colors.count - 1)))
        }
    }

    static func fill(_ shape: DisplayShape, _ paint: Paint) -> DisplayItem {
        .fill(FillItem(shape: shape, paint: paint))
    }

    static func rect(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: RGBAColor
    ) -> DisplayItem {
        fill(.rect(CGRect(x: x, y: y, width: width, height: height)), .color(color))
    }

    static func group(_ items: [DisplayItem], _ change: (inout DisplayGroup) -> Void) -> DisplayItem
    {
        var group = DisplayGroup(content: Fragment(items: items))
        change(&group)
        return .group(group)
    }

    /// A picture with corners and curves, a hole and two colours, off the pixels.
    static var sample: [DisplayItem] {
        [
            fill(
                .roundedRect(CGRect(x: 25, y: 22, width: 60, height: 50), radius: 12), .color(blue)),
            fill(.ellipse(CGRect(x: 50.3, y: 35.7, width: 44, height: 44)), .color(yellow)),
            .stroke(
                StrokeItem(
                    shape: .ellipse(CGRect(x: 33, y: 30, width: 24, height: 24)),
                    paint: .color(red),
                    style: StrokeStyle(lineWidth: 5))),
        ]
    }

    /// Stripes behind glass.
    static var stripes: [DisplayItem] {
        (0..<8).map { rect(CGFloat($0) * 16, 0, 8, 100, $0 % 2 == 0 ? red : blue) }
            + [fill(.ellipse(CGRect(x: 20, y: 20, width: 60, height: 60)), .color(green))]
    }

    /// A chequered picture of 4 × 4 pixels.
    static let checks: DisplayImage = {
        let pixels = (0..<16).flatMap { index -> [UInt8] in
            (index + index / 4) % 2 == 0 ? [255, 80, 60, 255] : [40, 60, 200, 255]
        }
        return DisplayImage(width: 4, height: 4, pixels: pixels)
    }()
}
