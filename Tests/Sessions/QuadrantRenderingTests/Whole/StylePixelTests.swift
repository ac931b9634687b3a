import Expectations
import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantShaping
import QuadrantText
import QuadrantViews
import Testing

/// Styles, effects and canvases as pixels: 20 by 10 points at scale 1.
@MainActor @Suite struct StylePixelTests {
    /// Red, green, blue and alpha of a pixel of a view on a clear ground.
    private func pixels(_ view: some View) throws -> (Int, Int) -> [Int] {
        var environment = EnvironmentValues()
        environment.displayScale = 1
        let tree = ViewTree(view, environment: environment, textEngine: FixedMetricsText())
        let size = CGSize(width: 20, height: 10)
        tree.update(ProposedViewSize(size))
        let list = tree.displayList(
            canvas: size, origin: .zero, displayScale: 1, background: nil)
        let image = try PNGRenderer(engine: ShapingEngine()).image(list, scale: 1)
        return { x, y in
            (0..<4).map { Int(image.pixels[(y * image.width + x) * 4 + $0]) }
        }
    }

    private func isNear(_ pixel: [Int], _ wanted: [Int], within tolerance: Int = 2) -> Bool {
        zip(pixel, wanted).allSatisfy { abs($0 - $1) <= tolerance }
    }

    /// Measured on macOS 26: half way from red to blue is 170 121 168.
    @Test func gradients() throws {
        let pixel = try pixels(
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        let middle = zip(pixel(9, 5), pixel(10, 5)).map { ($0 + $1) / 2 }
        holds(isNear(middle, [170, 121, 168, 255], within: 3), "\(middle)")
        let clear = try pixels(
            LinearGradient(colors: [.white, .clear], startPoint: .leading, endPoint: .trailing))
        let half = clear(10, 5)
        // Premultiplied: as light as it is opaque.
        #expect(half[0] == half[3] && half[3] > 110 && half[3] < 140, "\(half)")
    }

    @Test func colourEffects() throws {
        let gray = Color(red: 0.2, green: 0.4, blue: 0.6)
        holds(isNear(try pixels(gray.brightness(0.2))(5, 5), [102, 153, 204, 255]))
        holds(isNear(try pixels(gray.colorInvert())(5, 5), [204, 153, 102, 255]))
        holds(isNear(try pixels(gray.contrast(0.5))(5, 5), [89, 115, 140, 255]))
        // 0.2126 · 51 + 0.7152 · 102 + 0.0722 · 153
        holds(isNear(try pixels(gray.grayscale(1))(5, 5), [95, 95, 95, 255]))
        holds(isNear(try pixels(Color.white.luminanceToAlpha())(5, 5), [0, 0, 0, 255]))
    }

    /// Apple: "compositingGroup()" has the opacity and the blend mode around a view take effect on it as a whole; else each view in it
    /// has them. The middle, where blue lies over red, on white or on yellow.
    @Test func effectsAroundSeveralViews() throws {
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        let cyan = Color(red: 0, green: 1, blue: 1)
        let two = ZStack {
            red.padding(.trailing, 5)
            blue.padding(.leading, 5)
        }
        let mixed = ZStack {
            cyan.padding(.trailing, 5)
            red.padding(.leading, 5)
        }
        let inner = ZStack {
            red
            blue.opacity(0.5)
        }
        let label = Text("a").foregroundStyle(blue).frame(width: 20, height: 10).background(red)
        let control = two.modifier(OnePieceModifier())
        let yellow = Color(red: 1, green: 1, blue: 0)
        let drawn = Canvas { context, size in
            for color in [red, blue] {
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
            }
        }
        let rows: [(String, AnyView, Color, [Int])] = [
            ("each", AnyView(two.opacity(0.5)), .white, [128, 64, 191]),
            ("one", AnyView(two.compositingGroup().opacity(0.5)), .white, [128, 128, 255]),
            ("twice", AnyView(two.opacity(0.5).opacity(0.5)), .white, [191, 143, 207]),
            ("a part", AnyView(inner.opacity(0.5)), .white, [191, 96, 159]),
            ("in a clip", AnyView(two.clipped().opacity(0.5)), .white, [128, 64, 191]),
            ("blurred", AnyView(two.blur(radius: 0.01).opacity(0.5)), .white, [128, 128, 255]),
            ("a canvas", AnyView(drawn.opacity(0.5)), .white, [128, 128, 255]),
            ("a control", AnyView(control.opacity(0.5)), .white, [128, 128, 255]),
            ("a ground", AnyView(label.opacity(0)), .white, [255, 255, 255]),
            ("multiply", AnyView(mixed.blendMode(.multiply)), yellow, [0, 0, 0]),
            (
                "multiply one", AnyView(mixed.compositingGroup().blendMode(.multiply)), yellow,
                [255, 0, 0]
            ),
        ]
        for (name, view, ground, wanted) in rows {
            let pixel = try pixels(view.background(ground))(10, 5)
            holds(isNear(pixel, wanted + [255], within: 3), "\(name): \(pixel)")
        }
    }

    @Test func aMaterialVeilsWhatLiesBehind() throws {
        let black = try pixels(Color.black.overlay { Rectangle().fill(.regularMaterial) })
        // A veil of 72 percent of 0.97 over black.
        holds(isNear(black(10, 5), [178, 178, 178, 255], within: 3), "\(black(10, 5))")
    }

    @Test func holesAndMasksInCanvases() throws {
        let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let middle = Path(CGRect(x: 5, y: 0, width: 10, height: 10))
        func blended(_ mode: GraphicsContext.BlendMode) throws -> (Int, Int) -> [Int] {
            try pixels(
                Canvas { context, _ in
                    context.fill(left, with: .color(red: 1, green: 0, blue: 0))
                    context.blendMode = mode
                    context.fill(middle, with: .color(red: 0, green: 0, blue: 1))
                })
        }
        let (red, blue, none) = ([255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0])
        func row(_ mode: GraphicsContext.BlendMode) throws -> [[Int]] {
            let pixel = try blended(mode)
            return [pixel(2, 5), pixel(7, 5), pixel(12, 5)]
        }
        try same(row(.normal), [red, blue, blue])
        try same(row(.clear), [red, none, none])
        try same(row(.copy), [red, blue, blue])
        try same(row(.sourceIn), [red, blue, none])
        try same(row(.sourceOut), [red, none, blue])
        try same(row(.xor), [red, none, blue])
        try same(row(.destinationIn), [red, red, none])
        try same(row(.destinationAtop), [red, red, blue])
        try same(row(.destinationOver), [red, red, blue])
    }

    @Test func clipsOfCanvases() throws {
        let half = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let pixel = try pixels(
            Canvas { context, size in
                context.clip(to: half, options: .inverse)
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
            })
        #expect(pixel(5, 5) == [0, 0, 0, 0] && pixel(15, 5) == [255, 255, 255, 255])
    }

    @Test func shadowsOfLinesFallInwardsToo() throws {
        let pixel = try pixels(
            Rectangle().stroke(
                Color.white.shadow(.inner(color: .black, radius: 0, x: 2)), lineWidth: 8))
        holds(isNear(pixel(10, 1), [255, 255, 255, 255]))
        // The line's hole throws its shadow to the right.
        #expect(pixel(17, 5)[0] < 10 && pixel(19, 5)[0] > 245, "\(pixel(17, 5)) \(pixel(19, 5))")
    }
}
