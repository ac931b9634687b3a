import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText
import Spatial

/// Small scenes of planes for tests of cameras.
enum Scene {
    /// Outlines that are boxes as high as the type and half as wide.
    final class BoxGlyphs: GlyphOutlines {
        func outline(of glyph: UInt32, font: FontID, size: CGFloat) -> Path {
            Path(CGRect(x: 0, y: -size, width: size / 2, height: size))
        }
    }

    static let glyphs = GlyphShapes(outlines: BoxGlyphs())

    /// Colours told apart by their red.
    static func color(_ number: Int) -> RGBAColor {
        RGBAColor(red: Double(number) / 100, green: 0, blue: 0)
    }

    static func square(
        _ number: Int, _ rect: CGRect = CGRect(x: 10, y: 10, width: 80, height: 80)
    ) -> DisplayItem {
        .fill(FillItem(shape: .rect(rect), paint: .color(color(number))))
    }

    static func group(
        _ items: [DisplayItem], _ change: (inout DisplayGroup) -> Void = { _ in }
    ) -> DisplayItem {
        var group = DisplayGroup(content: Fragment(items: items))
        change(&group)
        return .group(group)
    }

    /// Items at a distance in front.
    static func at(_ z: Double, _ items: DisplayItem...) -> DisplayItem {
        group(items) {
            $0.place = AffineTransform3D(translation: Vector3D(x: 0, y: 0, z: z))
        }
    }

    /// Items turned about a vertical line through the middle of the canvas.
    static func turned(_ degrees: Double, _ items: DisplayItem...) -> DisplayItem {
        turned(degrees, about: RotationAxis3D(x: 0, y: 1, z: 0), items)
    }

    static func turned(
        _ degrees: Double, about axis: RotationAxis3D, _ items: [DisplayItem]
    ) -> DisplayItem {
        let middle = Vector3D(x: 50, y: 50, z: 0)
        return group(items) {
            $0.place =
                AffineTransform3D(translation: middle)
                * AffineTransform3D(
                    rotation: Rotation3D(angle: Angle2D(degrees: degrees), axis: axis))
                * AffineTransform3D(translation: -middle)
        }
    }

    static func list(_ items: [DisplayItem]) -> DisplayList {
        DisplayList(
            size: CGSize(width: 100, height: 100), displayScale: 1, background: .white,
            root: Fragment(items: items))
    }

    static func seen(
        _ items: [DisplayItem], by camera: ViewCamera, _ options: CameraOptions = CameraOptions()
    ) -> CameraPicture {
        list(items).seen(by: camera, options, glyphs: glyphs)
    }

    /// The numbers of the squares in a drawing, in the order in which they are drawn.
    static func numbers(_ fragment: Fragment) -> [Int] {
        fragment.items.flatMap { item -> [Int] in
            switch item {
            case .group(let group): return numbers(group.content)
            case .fill(let fill):
                guard case .color(let color) = fill.paint, color.green == 0, color.red > 0 else {
                    return []
                }
                return [Int((color.red * 100).rounded())]
            default: return []
            }
        }
    }

    /// All items that are no groups.
    static func leaves(_ fragment: Fragment) -> [DisplayItem] {
        fragment.items.flatMap { item -> [DisplayItem] in
            guard case .group(let group) = item else { return [item] }
            return leaves(group.content)
        }
    }

    /// All groups, outer ones first.
    static func groups(_ fragment: Fragment) -> [DisplayGroup] {
        fragment.items.flatMap { item -> [DisplayGroup] in
            guard case .group(let group) = item else { return [] }
            return [group] + groups(group.content)
        }
    }
}
