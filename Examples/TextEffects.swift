import SwiftUI

/// Texts that renderers draw, their layouts, shaders by name, and a picture that goes on under a bar.
struct TextEffects: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Letters on a wave, each drawn by itself")
                .font(.title3.bold())
                .textRenderer(WaveRenderer(height: 4))
            Text("The code is \(Text("7 3 1 9").bold().customAttribute(Hidden())), keep it")
                .textRenderer(HidingRenderer(amount: 0.8))
            Text(
                "Lines are told apart by their colours, as their layout is known to the views around"
            )
            .frame(width: 220, alignment: .leading)
            .backgroundPreferenceValue(Text.LayoutKey.self) { LineGrounds(texts: $0) }
            Text("Shaded where there is Metal")
                .visualEffect { content, _ in content.colorEffect(glow, isEnabled: false) }
                .colorEffect(glow, isEnabled: false)
                .layerEffect(glow, maxSampleOffset: .zero, isEnabled: false)
                .distortionEffect(glow, maxSampleOffset: .zero, isEnabled: false)
            LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)
                .overlay { Image(systemName: "sun.max.fill").foregroundStyle(.white) }
                .backgroundExtensionEffect()
                .safeAreaInset(edge: .leading, spacing: 0) {
                    Text("Under me").font(.caption).frame(width: 80).frame(maxHeight: .infinity)
                }
                .frame(height: 90)
        }
        .padding()
        .frame(width: 320)
    }
}

/// A shader of the app's own library.
private let glow = ShaderLibrary.glow(.float(0.5), .color(.yellow))

/// Marks the characters of a text that are not to be read at once.
struct Hidden: TextAttribute {}

/// Draws each letter a bit higher or lower than the one before.
struct WaveRenderer: TextRenderer {
    /// How far the letters go up and down, in points.
    var height: Double

    var animatableData: Double {
        get { height }
        set { height = newValue }
    }

    var displayPadding: EdgeInsets {
        EdgeInsets(top: height, leading: 0, bottom: height, trailing: 0)
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        let slices = layout.flatMap { line in line.flatMap { run in run } }
        for (index, slice) in slices.enumerated() {
            var copy = ctx
            copy.translateBy(x: 0, y: height * sin(Double(index) / 2))
            copy.draw(slice, options: .disablesSubpixelQuantization)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width, height: size.height + height)
    }
}

/// Blurs what is marked as hidden.
struct HidingRenderer: TextRenderer {
    /// From 0, where all can be read, to 1.
    var amount: Double

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for run in layout.joined() {
            var copy = ctx
            if run[Hidden.self] != nil { copy.addFilter(.blur(radius: 5 * amount)) }
            copy.draw(run)
        }
    }
}

/// A ground behind each line of texts.
struct LineGrounds: View {
    let texts: [Text.LayoutKey.AnchoredLayout]

    var body: some View {
        GeometryReader { proxy in
            ForEach(Array(rects(proxy).enumerated()), id: \.offset) { index, rect in
                (index.isMultiple(of: 2) ? Color.yellow : .mint).opacity(0.4)
                    .frame(width: rect.width, height: rect.height)
                    .offset(x: rect.minX, y: rect.minY)
            }
        }
    }

    private func rects(_ proxy: GeometryProxy) -> [CGRect] {
        texts.flatMap { text in
            let corner = proxy[text.origin]
            return text.layout.map {
                $0.typographicBounds.rect.offsetBy(dx: corner.x, dy: corner.y)
            }
        }
    }
}
