// A scene of 2,000 planes beside the same 2,000 cards lying flat: what a camera costs, and what drawing costs.
//
//     swift run -c release SceneBenchmark
import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantShaping
import Spatial

let count = 2_000

/// A card of three items at a place in a grid of 50 by 40.
func card(_ index: Int) -> [DisplayItem] {
    let rect = CGRect(
        x: CGFloat(index % 50) * 16, y: CGFloat(index / 50) * 16, width: 24, height: 20)
    let shade = Double(index % 97) / 97
    func fill(_ shape: DisplayShape, _ red: Double) -> DisplayItem {
        .fill(
            FillItem(
                shape: shape, paint: .color(RGBAColor(red: red, green: shade, blue: 1 - shade))))
    }
    return [
        fill(.roundedRect(rect, radius: 4), 0.9), fill(.ellipse(rect.insetBy(dx: 6, dy: 4)), 0.2),
        fill(.rect(CGRect(x: rect.minX + 4, y: rect.maxY - 4, width: 16, height: 2)), 0.5),
    ]
}

/// The cards; `place` says where each lies in space.
func scene(_ place: (Int) -> AffineTransform3D?) -> DisplayList {
    let items = (0..<count).map { index -> DisplayItem in
        var group = DisplayGroup(content: Fragment(items: card(index)))
        group.place = place(index)
        return .group(group)
    }
    return DisplayList(
        size: CGSize(width: 830, height: 670), displayScale: 1, background: .white,
        root: Fragment(items: items))
}

func height(_ index: Int) -> Double { Double((index * 7919) % count) / 10 }

/// The best of several times, in milliseconds.
func best(_ body: () -> Void) -> Double {
    (0..<15).map { _ in
        let clock = ContinuousClock()
        let time = clock.measure(body)
        return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3
    }.min() ?? .nan
}

let engine = ShapingEngine.shared
let renderer = PNGRenderer(engine: engine)
let glyphs = GlyphShapes(outlines: engine)
func draw(_ list: DisplayList) { _ = try? renderer.image(list) }
func row(_ name: String, _ milliseconds: Double) {
    print("| \(name) | \((milliseconds * 100).rounded() / 100) |")
}

let flat = scene { _ in nil }
let layers = scene { AffineTransform3D(translation: Vector3D(x: 0, y: 0, z: height($0))) }
let tilted = scene { index in
    let middle = Vector3D(
        x: Double(index % 50) * 16 + 12, y: Double(index / 50) * 16 + 10, z: height(index) / 4)
    let turn = Rotation3D(
        angle: Angle2D(degrees: Double(index % 7) * 9 - 27), axis: RotationAxis3D(x: 0, y: 1, z: 0))
    return AffineTransform3D(translation: middle) * AffineTransform3D(rotation: turn)
        * AffineTransform3D(translation: Vector3D(x: -middle.x, y: -middle.y, z: 0))
}
let side = ViewCamera(yaw: .degrees(30), pitch: .degrees(20))
let near = ViewCamera(yaw: .degrees(30), pitch: .degrees(20), distance: 1500)

print("| 2,000 cards | ms |\n|---|---|")
row("flat: looked for places", best { _ = flat.flattened() })
row("flat: drawn", best { draw(flat) })
row("layers, front: put in order", best { _ = layers.flattened() })
row("layers, front: drawn", best { draw(layers) })
for (name, list, camera) in [
    ("layers", layers, side), ("layers", layers, near), ("turned", tilted, side),
    ("turned", tilted, near),
] {
    let kind = camera.distance == nil ? "parallel" : "perspective"
    row(
        "\(name), \(kind): seen",
        best { _ = list.seen(by: camera, CameraOptions(), glyphs: glyphs) })
    let seen = list.seen(by: camera, CameraOptions(), glyphs: glyphs).list
    row("\(name), \(kind): drawn (\(seen.root.items.count) planes)", best { draw(seen) })
}
