import SwiftUI

/// Every style, effect and way to draw, side by side.
struct Paint: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 12) {
                Swatch("linear") { LinearGradient.sunset }
                Swatch("radial") {
                    RadialGradient(
                        colors: [.yellow, .red, .purple], center: .center, startRadius: 2,
                        endRadius: 40)
                }
                Swatch("elliptical") { EllipticalGradient(colors: [.white, .teal, .indigo]) }
                Swatch("angular") {
                    AngularGradient(
                        colors: [.red, .yellow, .green, .blue, .purple, .red], center: .center)
                }
                Swatch("mesh") { Mesh() }
                Swatch("image") { Rectangle().fill(.image(Image(systemName: "star.fill"))) }
            }
            HStack(spacing: 12) {
                Swatch("device") {
                    Rectangle().fill(
                        .linearGradient(
                            Gradient(colors: [.red, .blue]).colorSpace(.device),
                            startPoint: .leading, endPoint: .trailing))
                }
                Swatch("perceptual") {
                    LinearGradient(
                        colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                }
                Swatch("gradient") { Rectangle().fill(Color.blue.gradient) }
                Swatch("levels") { Levels() }
                Swatch("material") {
                    LinearGradient.sunset.overlay {
                        Circle().fill(.ultraThinMaterial).padding(8)
                        Text("Aa").font(.headline)
                    }
                }
                Swatch("fills") {
                    VStack(spacing: 0) {
                        Rectangle().fill(.fill)
                        Rectangle().fill(.fill.secondary)
                        Rectangle().fill(.separator)
                        Rectangle().fill(.tint)
                    }
                }
            }
            HStack(spacing: 12) {
                Swatch("drop") {
                    Circle().fill(.orange.shadow(.drop(radius: 4, y: 3))).padding(8)
                }
                Swatch("inner") {
                    Circle().fill(.orange.shadow(.inner(radius: 4, y: 3))).padding(8)
                }
                Swatch("text") {
                    Text("Aa").font(.largeTitle.bold())
                        .foregroundStyle(
                            .linearGradient(
                                colors: [.pink, .orange], startPoint: .leading,
                                endPoint: .trailing))
                }
                Swatch("shadow") {
                    Text("Aa").font(.largeTitle.bold()).shadow(color: .blue, radius: 3, y: 3)
                }
                Swatch("blur") { Sample().blur(radius: 3) }
                Swatch("mask") {
                    LinearGradient.sunset.mask { Image(systemName: "heart.fill").font(.largeTitle) }
                }
            }
            HStack(spacing: 12) {
                Swatch("plain") { Sample() }
                Swatch("grayscale") { Sample().grayscale(1) }
                Swatch("saturation") { Sample().saturation(2) }
                Swatch("hue") { Sample().hueRotation(.degrees(90)) }
                Swatch("invert") { Sample().colorInvert() }
                Swatch("contrast") { Sample().contrast(0.4) }
            }
            HStack(spacing: 12) {
                Swatch("brightness") { Sample().brightness(0.3) }
                Swatch("multiply") { Sample().colorMultiply(.yellow) }
                Swatch("luminance") { Sample().luminanceToAlpha() }
                Swatch("blend") {
                    ZStack {
                        Circle().fill(.yellow).offset(x: -8)
                        Circle().fill(.cyan).blendMode(.multiply).offset(x: 8)
                    }.padding(8)
                }
                Swatch("3D") {
                    Sample().rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
                }
                Swatch("visual") {
                    Sample().visualEffect { content, geometry in
                        content.rotationEffect(.degrees(geometry.size.width / 4)).scaleEffect(0.7)
                    }
                }
            }
            HStack(spacing: 12) {
                Swatch("union") { Circle().offset(x: -8).union(Circle().offset(x: 8)).fill(.teal) }
                Swatch("subtracting") {
                    Circle().offset(x: -8).subtracting(Circle().offset(x: 8)).fill(.teal)
                }
                Swatch("symmetric") {
                    Circle().offset(x: -8).symmetricDifference(Circle().offset(x: 8)).fill(.teal)
                }
                Swatch("container") {
                    ContainerRelativeShape().fill(.teal).padding(8).background(.quaternary)
                        .containerShape(RoundedRectangle(cornerRadius: 20))
                }
                Swatch("canvas") { Drawing() }
                Swatch("layers") { Layers() }
            }
        }
        .padding(20)
        .background(.background)
    }
}

/// A named square.
private struct Swatch<Content: View>: View {
    let name: String
    let content: Content

    init(_ name: String, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 4) {
            content.frame(width: 72, height: 56)
            Text(name).font(.caption2).foregroundStyle(.secondary)
        }
    }
}

extension LinearGradient {
    fileprivate static var sunset: LinearGradient {
        LinearGradient(
            colors: [.yellow, .orange, .pink, .purple], startPoint: .topLeading,
            endPoint: .bottomTrailing)
    }
}

private struct Mesh: View {
    var body: some View {
        MeshGradient(
            width: 3, height: 3,
            points: [
                [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.3, 0.7], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
            ],
            colors: [.red, .orange, .yellow, .purple, .white, .green, .indigo, .blue, .teal])
    }
}

private struct Levels: View {
    var body: some View {
        VStack(spacing: 0) {
            Rectangle().fill(.primary)
            Rectangle().fill(.secondary)
            Rectangle().fill(.tertiary)
            Rectangle().fill(.quaternary)
            Rectangle().fill(.quinary)
        }
        .foregroundStyle(.red)
    }
}

private struct Sample: View {
    var body: some View {
        ZStack {
            LinearGradient(colors: [.red, .yellow], startPoint: .leading, endPoint: .trailing)
            Circle().fill(.blue).padding(10)
            Text("Aa").font(.title3).foregroundStyle(.white)
        }
    }
}

private struct Drawing: View {
    var body: some View {
        Canvas { context, size in
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            let disc = Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 4))
            context.fill(
                disc,
                with: .radialGradient(
                    Gradient(colors: [.white, .orange]), center: center, startRadius: 0,
                    endRadius: 30))
            context.stroke(disc, with: .color(.brown), lineWidth: 2)
            context.draw(Text("Canvas").font(.caption2), at: center)
            if let symbol = context.resolveSymbol(id: "dot") {
                for index in 0..<6 {
                    var copy = context
                    copy.translateBy(x: center.x, y: center.y)
                    copy.rotate(by: .degrees(Double(index) * 60))
                    copy.draw(symbol, at: CGPoint(x: 0, y: -20))
                }
            }
        } symbols: {
            Circle().fill(.blue).frame(width: 8, height: 8).tag("dot")
        }
    }
}

private struct Layers: View {
    var body: some View {
        Canvas { context, size in
            let frame = CGRect(origin: .zero, size: size)
            context.clip(to: Path(roundedRect: frame, cornerRadius: 12))
            context.fill(
                Path(frame),
                with: .linearGradient(
                    Gradient(colors: [.mint, .blue]), startPoint: .zero,
                    endPoint: CGPoint(x: 12, y: 12), options: .mirror))
            context.drawLayer { layer in
                layer.addFilter(.shadow(radius: 3, y: 2))
                layer.addFilter(.hueRotation(.degrees(30)))
                layer.fill(Path(ellipseIn: frame.insetBy(dx: 16, dy: 8)), with: .color(.red))
            }
            var hole = context
            hole.blendMode = .clear
            hole.fill(
                Path(
                    ellipseIn: CGRect(
                        x: size.width / 2 - 8, y: size.height / 2 - 8, width: 16, height: 16)),
                with: .color(.black))
        }
    }
}

#Preview("Paint", traits: .sizeThatFitsLayout) {
    Paint()
}

#Preview("Paint, dark", traits: .sizeThatFitsLayout) {
    Paint().environment(\.colorScheme, .dark)
}
