import Expectations
import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantSVG
import QuadrantText
import Spatial
import Testing

/// Pixels of planes in space.
@Suite struct SpacePixelTests {
    private final class NoOutlines: GlyphOutlines {
        func outline(of glyph: UInt32, font: FontID, size: CGFloat) -> Path { Path() }
    }

    private let red = RGBAColor(red: 1, green: 0, blue: 0)
    private let blue = RGBAColor(red: 0, green: 0, blue: 1)
    private let whole = CGRect(x: 0, y: 0, width: 40, height: 40)

    private func sheet(
        _ color: RGBAColor, _ rect: CGRect, _ place: AffineTransform3D? = nil
    ) -> DisplayItem {
        var group = DisplayGroup(
            content: Fragment(items: [.fill(FillItem(shape: .rect(rect), paint: .color(color)))]))
        group.place = place
        return .group(group)
    }

    private func list(_ items: [DisplayItem]) -> DisplayList {
        DisplayList(
            size: CGSize(width: 40, height: 40), displayScale: 1, background: .white,
            root: Fragment(items: items))
    }

    private func color(_ image: DisplayImage, _ x: Int, _ y: Int) -> [UInt8] {
        let start = (y * image.width + x) * 4
        return Array(image.pixels[start..<start + 3])
    }

    private func image(_ list: DisplayList) throws -> DisplayImage {
        try PNGRenderer(outlines: NoOutlines()).image(list, scale: 1)
    }

    private func turned(_ degrees: Double) -> AffineTransform3D {
        let middle = Vector3D(x: 20, y: 20, z: 0)
        return AffineTransform3D(translation: middle)
            * AffineTransform3D(
                rotation: Rotation3D(
                    angle: Angle2D(degrees: degrees), axis: RotationAxis3D(x: 0, y: 1, z: 0)))
            * AffineTransform3D(translation: -middle)
    }

    @Test func renderersDrawTheNearerOverTheFarther() throws {
        let near = AffineTransform3D(translation: Vector3D(x: 0, y: 0, z: 5))
        let deep = list([sheet(red, whole, near), sheet(blue, whole)])
        let flat = list([sheet(blue, whole), sheet(red, whole)])
        try same(image(deep).pixels, image(flat).pixels)
        let svg = SVGRenderer(outlines: NoOutlines())
        same(svg.svg(deep), svg.svg(flat))
    }

    /// A red sheet through a blue one: on the left the one is in front, on the right the other.
    @Test func sheetsGoThroughEachOther() throws {
        for camera in [
            ViewCamera.front, ViewCamera(yaw: .degrees(5)),
            ViewCamera(yaw: .degrees(5), distance: 200),
        ] {
            let scene = list([sheet(blue, whole), sheet(red, whole, turned(40))])
            let seen = scene.seen(
                by: camera, CameraOptions(), glyphs: GlyphShapes(outlines: NoOutlines())
            ).list
            let image = try image(seen)
            let (middle, y) = (image.width / 2, image.height / 2)
            // Turned about the vertical line, the left side comes to the front or the right one does.
            let (left, right) = (color(image, middle - 8, y), color(image, middle + 8, y))
            let colors = Set([left, right])
            same(colors, [[255, 0, 0], [0, 0, 255]], "\(camera): \(left) \(right)")
        }
    }

    /// Parallel and perspective cameras from far away see the same.
    @Test func farAwayPerspectiveIsNone() throws {
        let near = AffineTransform3D(translation: Vector3D(x: 0, y: 0, z: 12))
        let scene = list([
            sheet(blue, whole), sheet(red, CGRect(x: 8, y: 8, width: 20, height: 20), near),
        ])
        let glyphs = GlyphShapes(outlines: NoOutlines())
        var camera = ViewCamera(yaw: .degrees(30), pitch: .degrees(20))
        let parallel = try image(scene.seen(by: camera, CameraOptions(), glyphs: glyphs).list)
        camera.distance = 1e6
        let far = try image(scene.seen(by: camera, CameraOptions(), glyphs: glyphs).list)
        #expect(parallel.width == far.width && parallel.height == far.height)
        let most = zip(parallel.pixels, far.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 255
        // Lines become outlines in perspective, so their soft edges may differ a little.
        #expect(most <= 24)
    }
}
