import Expectations
import Foundation
import SwiftUI
import Testing

/// The declarations for paint and paper in the forms of Apple's documentation: that it compiles is
/// most of the test, that it draws is the rest.
@MainActor
struct PaperAPITests {
    private struct Diamond: InsettableShape {
        var inset = 0.0
        func path(in rect: CGRect) -> Path {
            Path { path in
                let rect = rect.insetBy(dx: inset, dy: inset)
                path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
                path.addQuadCurve(
                    to: CGPoint(x: rect.midX, y: rect.maxY),
                    control: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addCurve(
                    to: CGPoint(x: rect.minX, y: rect.midY), control1: rect.origin,
                    control2: CGPoint(x: rect.minX, y: rect.maxY))
                path.addArc(
                    center: CGPoint(x: rect.midX, y: rect.midY), radius: 2,
                    startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
                path.addRelativeArc(
                    center: .zero, radius: 2, startAngle: .zero, delta: .degrees(30))
                path.addArc(
                    tangent1End: CGPoint(x: 1, y: 2), tangent2End: CGPoint(x: 3, y: 4), radius: 1)
                path.addRect(rect)
                path.addRects([rect, rect])
                path.addEllipse(in: rect)
                path.addRoundedRect(
                    in: rect, cornerSize: CGSize(width: 2, height: 2), style: .continuous)
                path.addRoundedRect(
                    in: rect, cornerRadii: RectangleCornerRadii(topLeading: 2), style: .circular)
                path.addLines([.zero, CGPoint(x: 1, y: 1)])
                path.addPath(Path(rect), transform: .identity)
                path.closeSubpath()
            }
        }
        func inset(by amount: CGFloat) -> Diamond { Diamond(inset: inset + amount) }
    }

    /// Draws the view in each format, in which it has to be something else than an empty view of its size.
    private func draws(_ view: some View) async throws {
        let renderer = ImageRenderer(content: view.frame(width: 200, height: 160))
        let blank = ImageRenderer(content: Color.clear.frame(width: 200, height: 160))
        let (png, nothing) = (try await renderer.pngData(), try await blank.pngData())
        #expect(png != nothing && png.starts(with: [0x89, 0x50, 0x4e, 0x47]))
        let (svg, noPaths) = (try await renderer.svgData(), try await blank.svgData())
        #expect(svg.count > noPaths.count && svg.starts(with: Data("<svg".utf8)))
        let (pdf, emptyPage) = (try await renderer.pdfData(), try await blank.pdfData())
        #expect(pdf != emptyPage && pdf.starts(with: Data("%PDF-".utf8)))
    }

    @Test func paths() {
        let path = Diamond().path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        holds(path.contains(CGPoint(x: 5, y: 5), eoFill: false))
        same(Path(path.description)?.description, path.description)
        #expect(!path.isEmpty && path.boundingRect.width > 0)
        differ(path.currentPoint, nil)
        _ = path.trimmedPath(from: 0, to: 0.5).strokedPath(StrokeStyle(lineWidth: 1))
        _ = path.applying(.identity).offsetBy(dx: 1, dy: 1)
        _ = path.union(path).intersection(path).subtracting(path).symmetricDifference(path)
        _ = path.normalized(eoFill: true).lineIntersection(path).lineSubtraction(path)
        var elements = 0
        let count: (Path.Element) -> Void = { _ in elements += 1 }
        path.forEach(count)
        #expect(elements > 0)
        _ = Path(ellipseIn: .zero)
        _ = Path(roundedRect: .zero, cornerRadius: 2)
        _ = Path(roundedRect: .zero, cornerSize: .zero, style: .continuous)
        _ = Path(roundedRect: .zero, cornerRadii: RectangleCornerRadii(), style: .continuous)
    }

    @Test func shapes() async throws {
        try await draws(
            VStack {
                Rectangle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2)
                RoundedRectangle(cornerRadius: 3, style: .continuous).inset(by: 1).fill(.blue)
                RoundedRectangle(cornerSize: CGSize(width: 2, height: 2)).rotation(.degrees(3))
                UnevenRoundedRectangle(
                    topLeadingRadius: 2, bottomLeadingRadius: 0, bottomTrailingRadius: 1,
                    topTrailingRadius: 4, style: .continuous
                ).strokeBorder(.red, lineWidth: 1)
                UnevenRoundedRectangle(cornerRadii: .init(topLeading: 3)).scale(x: 0.5, y: 1)
                Capsule(style: .circular).offset(x: 1, y: 2).fill(
                    .red, style: FillStyle(eoFill: true, antialiased: false))
                Circle().transform(.identity).size(width: 4, height: 5)
                Ellipse().stroke(
                    .red,
                    style: StrokeStyle(
                        lineWidth: 1, lineCap: .round, lineJoin: .bevel, miterLimit: 3,
                        dash: [1, 2], dashPhase: 1))
                ContainerRelativeShape().inset(by: 2)
            }.containerShape(.rect(cornerRadius: 4)))
        try await draws(
            Diamond().strokeBorder(Color.red, style: StrokeStyle(lineWidth: 1), antialiased: true)
                .background(in: .capsule, fillStyle: FillStyle(eoFill: true)))
        try await draws(
            Circle().fill(.red).stroke(.blue, lineWidth: 1).backgroundStyle(.green)
                .background(in: Circle()).clipShape(.rect(cornerRadii: .init(topLeading: 3))))
    }

    @Test func colors() {
        let values = EnvironmentValues()
        _ = Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 1)
        _ = Color(.sRGBLinear, white: 0.5, opacity: 0.5)
        _ = Color(hue: 0.1, saturation: 1, brightness: 1)
        _ = Color("Name", bundle: .main)
        let mixed: Color = Color.red.mix(with: .blue, by: 0.5, in: .perceptual)
        let resolved: Color.Resolved = mixed.opacity(0.5).resolve(in: values)
        _ = Color(resolved)
        #expect(resolved.red > 0 && resolved.opacity == 0.5)
        // Twice the light.
        let dim = Color.Resolved(colorSpace: .sRGBLinear, red: 0.2, green: 0.1, blue: 0, opacity: 1)
        let bright = Color(dim).exposureAdjust(1)
        near(bright.resolve(in: values).linearRed, 0.4, within: 1e-5)
        let open: Color.ResolvedHDR = bright.headroom(4).resolveHDR(in: values)
        #expect(open.headroom == 4 && abs(open.linearGreen - 0.2) < 1e-5)
        same(Color(dim).resolveHDR(in: values).headroom, nil)
        same(Color.ResolvedHDR(dim, headroom: 2).headroom, 2)
    }

    @Test func styles() async throws {
        let gradient = Gradient(stops: [
            .init(color: .red, location: 0), .init(color: .blue, location: 1),
        ])
        try await draws(
            Grid {
                GridRow {
                    Rectangle().fill(gradient)
                    Rectangle().fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))
                    Rectangle().fill(
                        .radialGradient(gradient, center: .center, startRadius: 0, endRadius: 9))
                    Rectangle().fill(.ellipticalGradient(gradient))
                    Rectangle().fill(
                        .angularGradient(
                            gradient, center: .center, startAngle: .zero, endAngle: .degrees(90)))
                    Rectangle().fill(.conicGradient(gradient, center: .center, angle: .zero))
                    Rectangle().fill(gradient.colorSpace(.perceptual))
                    Rectangle().fill(Color.red.gradient)
                }
                GridRow {
                    Rectangle().fill(.primary)
                    Rectangle().fill(.quinary)
                    Rectangle().fill(Color.red.tertiary)
                    Rectangle().fill(.tint)
                    Rectangle().fill(.selection)
                    Rectangle().fill(.separator)
                    Rectangle().fill(.background.secondary)
                    Rectangle().fill(.link)
                }
                GridRow {
                    Rectangle().fill(.fill.tertiary)
                    Rectangle().fill(.ultraThinMaterial)
                    Rectangle().fill(.bar)
                    Rectangle().fill(.foreground)
                    Rectangle().fill(.placeholder)
                    Rectangle().fill(.windowBackground)
                    Rectangle().fill(
                        .red.shadow(.drop(color: .black, radius: 2, x: 1, y: 1))
                            .shadow(.inner(radius: 1)))
                    Rectangle().fill(.blue.opacity(0.5).blendMode(.multiply))
                }
                MeshGradient(
                    width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                    colors: [.red, .blue, .green, .yellow], background: .clear,
                    smoothsColors: true, colorSpace: .device)
                Rectangle().fill(
                    .image(
                        Image(systemName: "star"),
                        sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 2))
                Rectangle().fill(AnyShapeStyle(.red))
            }
            .foregroundStyle(.red, .blue, .green).tint(.orange).backgroundStyle(.yellow))
        try await draws(Text("a").containerBackground(.red, for: .navigation))
        try await draws(
            Text("a").containerBackground(for: .window) { Color.red })
        try await draws(
            Text("a").containerBackground(
                Material.regular.materialActiveAppearance(.active), for: .widget))
        try await draws(
            Rectangle().fill(.bar).materialActiveAppearance(.automatic))
        same(EnvironmentValues().materialActiveAppearance, .automatic)
    }
}

extension PaperAPITests {
    @Test func labelsOfImagesAreInTheSVG() async throws {
        let label = Text("A dot & more")
        let dot = Image(size: CGSize(width: 4, height: 4), label: label) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.red))
        }
        let text = String(decoding: try await ImageRenderer(content: dot).svgData(), as: UTF8.self)
        has(text, #"role="img" aria-label="A dot &amp; more""#)
        let image = try #require(
            ImageRenderer(content: Color.red.frame(width: 3, height: 3)).cgImage)
        let plain = Image(decorative: image, scale: 1)
        let said = Image(image, scale: 1, label: label)
        func svg(_ image: Image) async throws -> String {
            String(decoding: try await ImageRenderer(content: image).svgData(), as: UTF8.self)
        }
        try await has(svg(said), #"aria-label="A dot &amp; more""#)
        try await fails(svg(plain).contains("aria-label"))
    }

    @Test func anInactiveMaterialIsReported() async throws {
        let renderer = ImageRenderer(
            content: Rectangle().fill(.thinMaterial).frame(width: 5, height: 5)
                .materialActiveAppearance(.inactive))
        var issues: [String] = []
        renderer.onIssues = { issues += $0 }
        _ = try await renderer.pngData()
        holds(issues.contains { $0.contains("materialActiveAppearance(.inactive)") })
    }

    private struct Wiggle: GeometryEffect {
        var animatableData = 1.0
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
        }
    }

    @Test func effects() async throws {
        try await draws(
            Text("a").opacity(0.5).shadow(color: .red, radius: 1, x: 1, y: 1).shadow(radius: 2)
                .blur(radius: 1, opaque: false).brightness(0.1).contrast(1.1).saturation(0.5)
                .grayscale(0.1).hueRotation(.degrees(5)).colorInvert().colorMultiply(.red))
        try await draws(
            Color.red.luminanceToAlpha().blendMode(.screen).compositingGroup()
                .drawingGroup(opaque: false, colorMode: .nonLinear))
        try await draws(
            Color.red.mask { Circle() }.mask(alignment: .top) { Circle().padding(1) }
                .mask(Circle()).clipShape(Circle(), style: FillStyle(eoFill: true)).clipped(
                    antialiased: false
                ).cornerRadius(3))
        try await draws(
            Color.red.rotationEffect(.degrees(3), anchor: .top).scaleEffect(2).scaleEffect(
                x: 1, y: 2, anchor: .center
            ).scaleEffect(CGSize(width: 1, height: 1)).rotation3DEffect(
                .degrees(20), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 1
            ).projectionEffect(ProjectionTransform()).transformEffect(.identity)
                .modifier(Wiggle()).modifier(Wiggle().ignoredByLayout())
                .visualEffect { content, proxy in content.offset(x: proxy.size.width / 10) })
    }

    @Test func canvases() async throws {
        try await draws(
            Canvas(opaque: false, colorMode: .nonLinear, rendersAsynchronously: false) {
                context, size in
                let rect = CGRect(origin: .zero, size: size)
                let path = Path(ellipseIn: rect)
                context.fill(path, with: .color(.red), style: FillStyle())
                context.stroke(path, with: .color(white: 0.5), lineWidth: 2)
                context.stroke(path, with: .palette([.foreground]), style: StrokeStyle())
                context.opacity = 0.9
                context.blendMode = .multiply
                context.translateBy(x: 1, y: 1)
                context.scaleBy(x: 1, y: 1)
                context.rotate(by: .degrees(2))
                context.concatenate(.identity)
                context.transform = .identity
                context.addFilter(.blur(radius: 1, options: .dithersResult))
                context.addFilter(.shadow(color: .black, radius: 2, x: 0, y: 1, blendMode: .normal))
                context.addFilter(.colorMatrix(ColorMatrix()))
                context.addFilter(.alphaThreshold(min: 0.1, max: 1, color: .blue))
                context.addFilter(.projectionTransform(ProjectionTransform()))
                context.clip(to: path, style: FillStyle(), options: .inverse)
                context.clipToLayer(opacity: 1, options: ClipOptions()) {
                    $0.fill(path, with: .foreground)
                }
                context.drawLayer { layer in
                    let text = layer.resolve(Text("a"))
                    _ = text.measure(in: size)
                    _ = text.firstBaseline(in: size)
                    layer.draw(text, at: .zero, anchor: .topLeading)
                    layer.draw(text, in: rect)
                    let image = layer.resolve(Image(systemName: "star"))
                    layer.draw(image, in: rect, style: FillStyle())
                    layer.draw(image, at: .zero)
                    layer.draw(Text("b"), at: .zero)
                    layer.draw(Image(systemName: "star"), in: rect)
                    if let symbol = layer.resolveSymbol(id: 1) { layer.draw(symbol, in: rect) }
                }
                context.fill(path, with: .backdrop)
                context.fill(
                    path,
                    with: .linearGradient(
                        Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero,
                        options: .repeat))
                context.fill(path, with: .style(.tint))
                _ = context.environment.colorScheme
                _ = context.clipBoundingRect
            } symbols: {
                Text("s").tag(1)
            })
    }
    typealias ClipOptions = GraphicsContext.ClipOptions

    @Test func renderersAndDocuments() async throws {
        let renderer = ImageRenderer(content: Text("a"))
        renderer.proposedSize = ProposedViewSize(width: 20, height: nil)
        renderer.scale = 2
        renderer.isOpaque = true
        renderer.colorMode = .nonLinear
        #expect(renderer.cgImage != nil && renderer.uiImage != nil)
        renderer.render(rasterizationScale: 2) { size, draw in #expect(size.width > 0) }
        _ = renderer.objectWillChange.sink {}
        _ = try await renderer.jpegData(quality: 0.5)
        let document = PDFDocument(pages: [Text("a"), Text("b")], size: .a4, title: "T")
        #expect(try await document.data().count > 0)
    }
}
