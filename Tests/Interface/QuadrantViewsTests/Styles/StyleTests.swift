import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews
import TestedViews
import Testing

@MainActor @Suite struct StyleTests {
    private func color(_ view: some View) -> RGBAColor? {
        guard case .color(let color) = Drawn(view).paint else { return nil }
        return color
    }

    private func fill<S: ShapeStyle>(_ style: S) -> RGBAColor? { color(Rectangle().fill(style)) }

    private let red = SystemColor.red.rgba(dark: false)

    @Test func componentsThatAreNoNumbersCountAsNone() {
        var resolved = Color.Resolved(red: 1, green: 0, blue: 0)
        resolved.linearGreen = .nan
        resolved.linearBlue = .infinity
        resolved.opacity = .nan
        same(resolved.description, "#FF000000")
        same(Color(resolved).description, "#FF000000")
        same(fill(resolved), RGBAColor(red: 1, green: 0, blue: 0, alpha: 0))
    }

    @Test func copiesBeyondTheLimitAreReported() {
        let dot = Image(size: CGSize(width: 1, height: 1)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
        }
        let many = Drawn(
            Rectangle().fill(ImagePaint(image: dot, scale: 0.5)).frame(width: 100, height: 60))
        holds(many.issues.contains { $0.contains("repeats a symbol or a drawn picture 24000") })
        let few = Drawn(Rectangle().fill(ImagePaint(image: dot)).frame(width: 100, height: 60))
        empty(few.issues)
    }

    private struct Thicket: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path()
            for number in 0..<3000 {
                let (x, y) = (CGFloat(number % 60), CGFloat(number / 60))
                path.move(to: CGPoint(x: x, y: 0))
                path.addLine(to: CGPoint(x: 60 - x + y / 50, y: 100))
                path.addLine(to: CGPoint(x: x + 0.5, y: 50 + y))
                path.closeSubpath()
            }
            return path
        }
    }

    @Test func pathsTooIntricateToBeCombinedAreReported() {
        let drawn = Drawn(Thicket().intersection(Thicket().rotation(.degrees(3))))
        holds(drawn.issues.contains { $0.contains("Paths with too many edges") })
        empty(Drawn(Circle().intersection(Rectangle())).issues)
    }

    /// Where paths are made in a body, in a shape, and where they are drawn.
    @Test func pathsThatAreShortenedAreReportedWithTheView() {
        struct Spiral: View {
            var body: some View {
                Path { path in
                    path.addRelativeArc(
                        center: .zero, radius: 9, startAngle: .zero, delta: .degrees(5000))
                }
            }
        }
        struct Ruler: View {
            var body: some View {
                Rectangle().stroke(style: StrokeStyle(lineWidth: 1, dash: [1e-4]))
            }
        }
        struct Chart: View {
            var body: some View {
                Canvas { context, size in
                    let style = StrokeStyle(lineWidth: 1, dash: [1e-4])
                    context.stroke(
                        Path(CGRect(origin: .zero, size: size)), with: .color(.red), style: style)
                }
            }
        }
        let issues = Drawn(
            VStack {
                Spiral()
                Ruler()
                Chart()
                Circle().stroke(style: StrokeStyle(lineWidth: 1, dash: [1]))
            }
        ).issues
        same(issues.count, 3, "\(issues)")
        let words = [
            ("Spiral", "more than ten turns"), ("Ruler", "more than 100000 dashes"),
            ("Chart", "more than 100000 dashes"),
        ]
        for (view, reason) in words {
            holds(issues.contains { $0.contains(view) && $0.contains(reason) }, "\(issues)")
        }
    }

    /// An action has no view; what it makes is drawn by one.
    @Test func pathsThatAreShortenedInAnActionAreReportedWithTheViewThatDrawsThem() {
        struct Late: View {
            @State private var path = Path()

            var body: some View {
                path.stroke(.red).frame(width: 20, height: 20).onAppear {
                    path.addRelativeArc(
                        center: .zero, radius: 9, startAngle: .zero, delta: .degrees(5000))
                }
            }
        }
        let issues = Drawn(Late()).issues
        #expect(
            issues.count == 1
                && issues.allSatisfy { $0.contains("Late") && $0.contains("more than ten turns") },
            "\(issues)")
    }

    /// Made before there was a view: in a global, or in an initialiser.
    @Test func pathsThatWereShortenedBeforeAreReportedWithTheViewThatDrawsThem() {
        let spiral = Path { path in
            path.addRelativeArc(
                center: .zero, radius: 9, startAngle: .zero, delta: .degrees(5000))
        }
        struct Spiral: View {
            let path: Path

            var body: some View { path.stroke(.red).frame(width: 20, height: 20) }
        }
        struct Chart: View {
            let path: Path

            var body: some View {
                Canvas { context, _ in context.fill(path, with: .color(.red)) }
            }
        }
        let issues = Drawn(
            VStack {
                Spiral(path: spiral.offsetBy(dx: 9, dy: 9))
                Chart(path: spiral)
            }
        ).issues
        same(issues.count, 2, "\(issues)")
        for view in ["Spiral", "Chart"] {
            holds(
                issues.contains { $0.contains(view) && $0.contains("more than ten turns") },
                "\(issues)")
        }
    }

    @Test func levelsOfAColourAreFainter() {
        same(fill(Color.red.secondary)?.alpha, 0.6)
        same(fill(Color.red.quinary)?.alpha, 0.09)
        same(color(Rectangle().fill(.tertiary).foregroundStyle(.red))?.alpha, 0.3)
    }

    /// Half of the fourth, in both appearances.
    @Test func theFifthLevelIsFainterThanTheFourth() {
        near((color(Rectangle().fill(.quaternary))?.alpha ?? 0), 0.18, within: 1e-6)
        near((color(Rectangle().fill(.quinary))?.alpha ?? 0), 0.09, within: 1e-6)
        let dark = Rectangle().fill(.quinary).environment(\.colorScheme, .dark)
        near((color(dark)?.alpha ?? 0), 0.08, within: 1e-6)
    }

    @Test func aLevelInsideAStyleIsTheStylesLevel() {
        let view = Rectangle().foregroundStyle(.secondary).foregroundStyle(.red)
        same(color(view), red.opacity(0.6))
        let set = Rectangle().foregroundStyle(.secondary).foregroundStyle(.red, .blue)
        same(color(set), SystemColor.blue.rgba(dark: false))
        let third = Rectangle().fill(.tertiary).foregroundStyle(.red, .blue, .green)
        same(color(third), SystemColor.green.rgba(dark: false))
    }

    @Test func systemStylesHaveTheirColours() {
        same(fill(.separator), SystemColor.separator.rgba(dark: false))
        same(fill(.link), SystemColor.link.rgba(dark: false))
        same(fill(.placeholder), SystemColor.placeholderText.rgba(dark: false))
        same(fill(.fill), SystemColor.systemFill.rgba(dark: false))
        same(fill(.fill.tertiary), SystemColor.tertiarySystemFill.rgba(dark: false))
        same(fill(.background.secondary), SystemColor.secondarySystemBackground.rgba(dark: false))
        same(fill(.windowBackground), SystemColor.systemBackground.rgba(dark: false))
    }

    @Test func tintIsTheAccentColourUnlessSet() {
        same(fill(.tint), SystemColor.blue.rgba(dark: false))
        same(color(Rectangle().fill(.tint).tint(.red)), red)
        same(color(Rectangle().fill(.selection).tint(Color.red)), red)
        same(
            color(Rectangle().fill(.tint).tint(TintShapeStyle()).tint(.red)),
            SystemColor.blue.rgba(dark: false))
        same(color(Rectangle().fill(.tint.opacity(0.5)).tint(.red))?.alpha, 0.5)
    }

    @Test func contrastChangesSystemColours() {
        let view = Color.red.environment(\._colorSchemeContrast, .increased)
        same(color(view), SystemColor.red.rgba(dark: false, increasedContrast: true))
    }

    @Test func coloursMixAndResolve() {
        let environment = EnvironmentValues()
        let resolved = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: environment)
        #expect(abs(resolved.red - 0.5) < 1e-6 && resolved.opacity == 1)
        let perceptual = Color.red.mix(with: .blue, by: 0.5).resolve(in: environment)
        same(Int((perceptual.red * 255).rounded()), 172)
        let p3 = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
        #expect(p3.linearRed > 1.2 && p3.linearGreen < 0)
        differ(fill(Color(resolved)), nil)
    }

    @Test(arguments: [
        (Color.red, "red"), (.primary, "primary"), (.secondary, "secondary"), (.white, "white"),
        (.clear, "clear"), (.accentColor, "accentColor"), (Color.red.opacity(0.334), "33% red"),
        (Color.red.opacity(0.336), "34% red"),
        (Color.red.opacity(0.3).opacity(0.5), "50% 30% red"),
        (Color(.sRGB, red: 1, green: 0.5, blue: 0), "#FF8000FF"),
        (Color("Sky"), "NamedColor(name: \"Sky\", bundle: nil)"),
    ])
    func theDescriptionOfAColour(color: Color, text: String) {
        same(color.description, text)
    }

    /// What Apple's answers, as a public suite that runs against it states (github.com/OpenSwiftUIProject/OpenSwiftUI).
    @Test(arguments: [
        (Color.RGBColorSpace.sRGB, [0, 0, 0, 0] as [Float], "#00000000"),
        (.sRGB, [0.01, 0.02, 0.03, 0.04], "#0305080A"),
        (.sRGB, [0.3, 0.3, 0.3, 0.3], "#4C4C4C4D"),
        (.sRGB, [0.412, 0.508, 0.69, 0.748], "#6982B0BF"),
        (.sRGB, [0.6, 0.6, 0.6, 0.6], "#99999999"),
        (.sRGB, [1, 1, 1, 1], "#FFFFFFFF"),
        (.sRGBLinear, [0, 0, 0, 0], "#00000000"),
        (.sRGBLinear, [0.01, 0.02, 0.03, 0.04], "#1927300A"),
        (.sRGBLinear, [0.3, 0.3, 0.3, 0.3], "#9595954D"),
        (.sRGBLinear, [0.412, 0.508, 0.69, 0.748], "#ACBDD8BF"),
        (.sRGBLinear, [0.6, 0.6, 0.6, 0.6], "#CBCBCB99"),
        (.sRGBLinear, [1, 1, 1, 1], "#FFFFFFFF"),
        (.displayP3, [0, 0, 0, 0], "#00000000"),
        (.displayP3, [0.01, 0.02, 0.03, 0.04], "#0205080A"),
        (.displayP3, [0.3, 0.3, 0.3, 0.3], "#4D4C4C4D"),
        (.displayP3, [0.412, 0.508, 0.69, 0.748], "#6382B4BF"),
        (.displayP3, [0.6, 0.6, 0.6, 0.6], "#99999999"),
        (.displayP3, [1, 1, 1, 1], "#FFFFFFFF"),
    ])
    func theDescriptionOfResolvedColours(
        space: Color.RGBColorSpace, parts: [Float], text: String
    ) {
        let color = Color.Resolved(
            colorSpace: space, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
        same(color.description, text)
    }

    @Test func materialsFrostWhatLiesBehind() {
        let leaves = Drawn(Text("x").background(.regularMaterial)).leaves
        guard case .backdrop(let backdrop) = leaves.first else {
            Issue.record("no backdrop: \(leaves)")
            return
        }
        same(backdrop.filters.count, 2)
        guard case .fill(let veil) = leaves[1], case .color(let color) = veil.paint else {
            Issue.record("no veil")
            return
        }
        same(color.alpha, 0.72)
        same(backdrop.shape, veil.shape)
    }

    @Test func shadowsOfStylesFallOutwardsAndInwards() {
        let drop = Drawn(Circle().fill(.red.shadow(.drop(radius: 3, y: 2)))).leaves
        guard case .shadow(let outer) = drop.first, drop.count == 2 else {
            Issue.record("no shadow")
            return
        }
        #expect(outer.sigma == 3 * 0.945 && outer.offset.height == 2 && !outer.isInner)
        let inner = Drawn(Circle().fill(.red.shadow(.inner(radius: 2)))).leaves
        guard case .shadow(let cast) = inner.last, inner.count == 2 else {
            Issue.record("no inner shadow")
            return
        }
        #expect(cast.isInner && cast.color.alpha == 0.55)
        // Through a translucent style a shadow falls from what is seen of it.
        let group = Drawn(Circle().fill(.red.opacity(0.5).shadow(.drop(radius: 3)))).group
        same(group?.filters.count, 1)
        let line = Drawn(Circle().stroke(.red.shadow(.inner(radius: 2)), lineWidth: 4))
        guard case .group(let masked) = line.items.last else {
            Issue.record("no mask")
            return
        }
        #expect(masked.mask != nil)
        let wrong = Drawn(Circle().fill(.red.shadow(.drop(radius: -1))))
        same(
            wrong.issues,
            [
                "ShadowStyle.drop(radius: -1.0) is negative. 0 was taken. Give a radius of 0 or more."
            ])
    }

    @Test func aBorderHasOneShadow() {
        let view = Color.clear.border(Color.red.shadow(.drop(radius: 2)), width: 4)
        #expect(Drawn(view).group?.filters.count == 1 && Drawn(view).leaves.count == 1)
    }

    @Test func stylesBlendAndFade() {
        same(Drawn(Circle().fill(.red.blendMode(.multiply))).group?.blendMode, .multiply)
        let gradient = LinearGradient(
            colors: [.red, .red], startPoint: .top, endPoint: .bottom)
        guard case .linearGradient(let paint) = Drawn(Circle().fill(gradient.opacity(0.5))).paint
        else {
            Issue.record("no gradient")
            return
        }
        holds(paint.stops.allSatisfy { $0.color.alpha == 0.5 })
        let placed = Gradient(colors: [.black, .white]).in(
            CGRect(x: 0, y: 10, width: 10, height: 20))
        guard case .linearGradient(let there) = Drawn(Rectangle().fill(placed)).paint else {
            Issue.record("no gradient")
            return
        }
        #expect(there.start.y == 10 && there.end.y == 30)
    }

    @Test func picturesAreRepeated() throws {
        let picture = Image(size: CGSize(width: 20, height: 20)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
        }
        let group = try #require(
            Drawn(Rectangle().fill(ImagePaint(image: picture, scale: 0.5))).group)
        #expect(group.clip != nil && group.content.items.count == 60)
        let part = Drawn(
            Rectangle().fill(
                .image(picture, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))))
        same(part.group?.content.items.count, 30)
        let nothing = Drawn(Rectangle().fill(.image(picture, scale: -1)))
        #expect(nothing.issues.count == 1 && nothing.leaves.isEmpty)
        let tiny = Drawn(Rectangle().fill(.image(picture, scale: 0.0001)))
        same(tiny.group?.content.items.count, 10_000)
    }

    @Test func backgroundsOfContainers() {
        let window = Drawn(
            Color.clear.frame(width: 10, height: 10).containerBackground(.red, for: .window))
        #expect(window.issues.isEmpty && window.paint == .color(red))
        let stack = Drawn(Color.black.containerBackground(.red, for: .navigation))
        empty(stack.issues)
        let split = Drawn(Color.black.containerBackground(.red, for: .navigationSplitView))
        same(
            split.issues,
            [
                ".containerBackground(for: .navigationSplitView) is accepted, without effect here. "
                    + "The backgrounds of .window, .widget and .navigation are drawn."
            ])
        let views = Drawn(
            Color.clear.containerBackground(for: .widget, alignment: .top) { Circle().fill(.red) })
        same(views.paint, .color(red))
    }

    @Test func gradientsOfTextsCoverTheText() {
        let text = Text("AB").foregroundStyle(
            .linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
        guard case .glyphs(let item) = Drawn(text).leaves.first,
            case .linearGradient(let paint) = item.paint
        else {
            Issue.record("no gradient")
            return
        }
        #expect(paint.start.x == 0 && paint.end.x > 10 && paint.end.x < 100)
    }
}
