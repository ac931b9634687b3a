import QuadrantViews
import SwiftUI

extension SamePiece {
    /// Sixty views as people write them.
    static var views: [SamePiece] { texts + paints + shapes + controls + layouts + glass }

    private static var texts: [SamePiece] {
        [
            SamePiece("title", Text("Large").font(.largeTitle.bold())),
            SamePiece("lines", Text("Words that go on over several lines of text").font(.callout)),
            SamePiece(
                "centred", Text("In the middle of\ntwo lines").multilineTextAlignment(.center)),
            SamePiece("Markdown", Text("**Bold** *italic* ~~gone~~ `code`").font(.footnote)),
            SamePiece("underline", Text("Under").underline().foregroundStyle(.indigo)),
            SamePiece("serif", Text("Serif").font(.system(.title, design: .serif))),
            SamePiece("rounded", Text("Round").font(.system(.title, design: .rounded))),
            SamePiece("code", Text("let x = 1").font(.body.monospaced())),
            SamePiece("cut", Text("A text that has no room in its line").lineLimit(1)),
            SamePiece("label", Label("Weather", systemImage: "cloud.sun.fill")),
            SamePiece("symbol", Image(systemName: "star.circle.fill").font(.largeTitle)),
            SamePiece("redacted", Text("Hidden words").redacted(reason: .placeholder)),
        ]
    }

    private static var paints: [SamePiece] {
        let (colors, clear) = ([Color.red, .blue, .green], [Color.red, .blue.opacity(0.1)])
        let sharp: [Gradient.Stop] = [
            .init(color: .red, location: 0.2), .init(color: .blue, location: 0.2),
            .init(color: .green, location: 0.8),
        ]
        let across = (start: UnitPoint.leading, end: UnitPoint.trailing)
        return [
            SamePiece(
                "linear",
                LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)),
            SamePiece(
                "clear", LinearGradient(colors: clear, startPoint: .top, endPoint: .bottom)),
            SamePiece(
                "sharp",
                LinearGradient(stops: sharp, startPoint: across.start, endPoint: across.end)),
            SamePiece(
                "radial",
                RadialGradient(colors: clear, center: .center, startRadius: 5, endRadius: 60)),
            SamePiece(
                "sharp radial",
                RadialGradient(stops: sharp, center: .center, startRadius: 5, endRadius: 60)),
            SamePiece("elliptical", EllipticalGradient(colors: [.orange, .indigo])),
            SamePiece("angular", AngularGradient(colors: colors + [.red], center: .center)),
            SamePiece("clear angular", AngularGradient(colors: clear, center: .center)),
            SamePiece(
                "mesh",
                MeshGradient(
                    width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                    colors: [.red, .blue, .green, .yellow])),
            SamePiece(
                "painted text",
                Text("Paint").font(.largeTitle.bold()).foregroundStyle(
                    LinearGradient(stops: sharp, startPoint: across.start, endPoint: across.end))),
            SamePiece("gradient of a colour", Circle().fill(.blue.gradient)),
        ]
    }

    private static var shapes: [SamePiece] {
        [
            SamePiece("circle", Circle().fill(.teal).padding(8)),
            SamePiece("border", Circle().strokeBorder(.orange, lineWidth: 14).padding(8)),
            SamePiece("capsule", Capsule().fill(.purple).padding(20)),
            SamePiece(
                "dashes",
                Circle().stroke(
                    .purple, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [10, 12])
                ).padding(10)),
            SamePiece(
                "trimmed", Circle().trim(from: 0.1, to: 0.7).stroke(.red, lineWidth: 8).padding(12)),
            SamePiece(
                "uneven",
                UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 20)
                    .fill(.mint).padding(8)),
            SamePiece(
                "inner shadow",
                Circle().fill(.white.shadow(.inner(color: .black, radius: 6, x: 4, y: 4)))
                    .padding(12)),
            SamePiece(
                "drop shadow",
                Circle().fill(.teal.shadow(.drop(color: .black.opacity(0.6), radius: 5, y: 6)))
                    .padding(18)),
            SamePiece("faded", Rectangle().fill(.red.opacity(0.3)).border(.black, width: 3)),
            SamePiece("clipped", stripes.clipShape(.rect(cornerRadius: 24))),
            SamePiece("turned", stripes.frame(width: 80, height: 40).rotationEffect(.degrees(30))),
        ]
    }

    private static var controls: [SamePiece] {
        [
            SamePiece("button", Button("Plain") {}),
            SamePiece("bordered", Button("Border") {}.buttonStyle(.bordered)),
            SamePiece("prominent", Button("Prominent") {}.buttonStyle(.borderedProminent)),
            SamePiece("glass button", Button("Glass") {}.buttonStyle(.glass)),
            SamePiece("on", Toggle("On", isOn: .constant(true))),
            SamePiece("off", Toggle("Off", isOn: .constant(false))),
            SamePiece("slider", Slider(value: .constant(0.4)).padding(8)),
            SamePiece("stepper", Stepper("S", value: .constant(3)).labelsHidden()),
            SamePiece("progress", ProgressView(value: 0.6).padding(8)),
            SamePiece("gauge", Gauge(value: 0.6) { Text("G") }.padding(8)),
            SamePiece(
                "field", TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)),
            SamePiece(
                "segments",
                Picker("P", selection: .constant(1)) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                }.pickerStyle(.segmented)),
            SamePiece("link", Link("Away", destination: URL(filePath: "/"))),
        ]
    }

    private static var layouts: [SamePiece] {
        [
            SamePiece(
                "list",
                List {
                    Text("One")
                    Text("Two")
                }),
            SamePiece(
                "plain list",
                List {
                    Text("One")
                    Text("Two")
                }.listStyle(.plain)),
            SamePiece(
                "grid",
                Grid {
                    GridRow {
                        Text("A")
                        Color.red
                    }
                    GridRow {
                        Color.blue
                        Text("D")
                    }
                }),
            SamePiece(
                "card",
                VStack(alignment: .leading) {
                    Text("23°").font(.system(size: 36, weight: .thin))
                    Text("Cloudy").font(.caption)
                }
                .padding().foregroundStyle(.white)
                .background(.blue.gradient, in: .rect(cornerRadius: 20))),
            SamePiece(
                "divider",
                VStack {
                    Text("A")
                    Divider()
                    Text("B")
                }),
            SamePiece("group box", GroupBox("Box") { Text("Inside") }),
            SamePiece(
                "dark",
                Text("Dark").padding().background(.regularMaterial).environment(
                    \.colorScheme, .dark)),
        ]
    }

    private static var glass: [SamePiece] {
        let veil = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
        let card = RoundedRectangle(cornerRadius: 16)
        func over(_ name: String, _ view: some View) -> SamePiece {
            SamePiece(name, stripes.overlay { view.frame(width: 80, height: 60) })
        }
        return [
            over("thin material", card.fill(.ultraThinMaterial)),
            over("material", card.fill(.regularMaterial)),
            over("faded material", card.fill(.thinMaterial).opacity(0.7)),
            over("masked material", card.fill(.thinMaterial).mask { veil }),
            over("turned material", card.fill(.thinMaterial).rotationEffect(.degrees(15))),
            over("glass effect", Text("Glass").padding().glassEffect()),
        ]
    }
}
