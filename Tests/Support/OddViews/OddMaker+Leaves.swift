internal import Foundation
internal import SwiftUI

extension OddMaker {
    /// A view without others in it.
    @MainActor mutating func leaf() -> AnyView {
        switch below(19) {
        case 0...3: return AnyView(textView())
        case 4, 5: return AnyView(shape().fill(style(), style: FillStyle(eoFill: oneIn(2))))
        case 6: return AnyView(shape().stroke(style(), style: strokeStyle()))
        case 7:
            return AnyView(
                RoundedRectangle(cornerRadius: number()).strokeBorder(style(), lineWidth: number()))
        case 8: return AnyView(color())
        case 9, 10: return image()
        case 11: return AnyView(Label(text(), systemImage: symbolName()))
        case 12: return AnyView(Link(text(), destination: url()))
        case 13: return AnyView(Toggle(text(), isOn: .constant(oneIn(2))))
        case 14: return AnyView(Button(text(), role: pick([nil, .destructive, .cancel])) {})
        case 15: return AnyView(canvas())
        case 16: return AnyView(Rectangle().fill(style()))
        case 17: return AnyView(Divider())
        default: return oneIn(2) ? AnyView(Spacer(minLength: optional())) : AnyView(EmptyView())
        }
    }

    private mutating func textView() -> Text {
        var view =
            switch below(8) {
            case 0: Text(LocalizedStringKey(text()))
            case 1: Text("\(text()) \(Image(systemName: symbolName())) \(below(5))")
            case 2: Text(attributed())
            case 3:
                Text(verbatim: text()) + Text(text()).font(font())
                    + Text(Image(systemName: symbolName()))
            case 4: Text(Double(number()), format: .number)
            case 5: Text(verbatim: String(repeating: "A line of words. ", count: below(20)))
            default: Text(verbatim: text())
            }
        for _ in 0..<below(3) { view = changed(view) }
        return view
    }

    private mutating func changed(_ view: Text) -> Text {
        switch below(9) {
        case 0: view.font(font())
        case 1: view.kerning(number())
        case 2: view.tracking(number())
        case 3: view.baselineOffset(length())
        case 4: view.underline(oneIn(2), pattern: pick([.solid, .dash, .dot]), color: color())
        case 5: view.strikethrough(true, color: color())
        case 6: view.bold().italic()
        case 7: view.foregroundStyle(style())
        default: view.fontWeight(pick([.ultraLight, .black, nil])).monospacedDigit()
        }
    }

    private mutating func attributed() -> AttributedString {
        var whole = AttributedString()
        for _ in 0..<below(5) {
            var part = AttributedString(text())
            if oneIn(2) { part.font = font() }
            if oneIn(2) { part.foregroundColor = color() }
            if oneIn(3) { part.link = url() }
            if oneIn(4) { part.kern = number() }
            if oneIn(4) { part.baselineOffset = length() }
            if oneIn(4) { part.backgroundColor = color() }
            whole += part
        }
        return whole
    }

    @MainActor private mutating func image() -> AnyView {
        let plain: Image
        switch below(5) {
        case 0: plain = Image("no such \(text())")
        case 1: plain = Image(systemName: symbolName(), variableValue: share())
        case 2:
            let (width, height) = (1 + below(6), 1 + below(6))
            let bytes = (0..<width * height * 4).map { _ in UInt8(below(256)) }
            guard let pixels = CGImage(width: width, height: height, rgba: bytes) else {
                return AnyView(EmptyView())
            }
            plain = Image(
                decorative: pixels, scale: number(), orientation: pick(CGImageOrientations.all))
        case 3:
            let inner = path()
            let paint = color()
            plain = Image(size: CGSize(width: 1 + below(30), height: 1 + below(30))) {
                $0.fill(inner, with: .color(paint))
            }
        default: plain = Image(systemName: symbolName())
        }
        var image = plain.renderingMode(pick([nil, .template, .original]))
            .interpolation(pick([.none, .low, .high])).symbolRenderingMode(
                pick([nil, .monochrome, .multicolor, .hierarchical, .palette]))
        if oneIn(2) {
            image = image.resizable(
                capInsets: oneIn(3)
                    ? EdgeInsets(
                        top: number(), leading: number(), bottom: number(), trailing: number())
                    : EdgeInsets(), resizingMode: pick([.stretch, .tile]))
        }
        return oneIn(2) ? AnyView(image) : AnyView(image.aspectRatio(optional(), contentMode: .fit))
    }

    /// A canvas whose drawing is decided here: it is asked for more than once.
    private mutating func canvas() -> some View {
        let steps = (0..<below(9)).map { _ in canvasStep() }
        let symbol = pick(["star", "heart.fill", "no.such"])
        return Canvas(opaque: oneIn(4), colorMode: pick([.nonLinear, .linear])) { context, size in
            for step in steps { step(&context, size) }
        } symbols: {
            Image(systemName: symbol).tag(1)
        }
    }

    private mutating func canvasStep() -> @Sendable (inout GraphicsContext, CGSize) -> Void {
        let (path, color, number, other) = (path(), color(), number(), length())
        let (angle, rect, stroke, text) = (angle(), rect(), strokeStyle(), text())
        let mode = pick([
            GraphicsContext.BlendMode.normal, .multiply, .copy, .clear, .xor, .plusLighter,
        ])
        switch below(12) {
        case 0: return { context, _ in context.fill(path, with: .color(color)) }
        case 1: return { context, _ in context.stroke(path, with: .color(color), style: stroke) }
        case 2: return { context, _ in context.translateBy(x: number, y: other) }
        case 3: return { context, _ in context.scaleBy(x: number, y: other) }
        case 4: return { context, _ in context.rotate(by: angle) }
        case 5: return { context, _ in context.clip(to: path) }
        case 6:
            return { context, size in
                context.draw(Text(text), in: CGRect(origin: .zero, size: size))
            }
        case 7: return { context, _ in context.addFilter(.blur(radius: number)) }
        case 8:
            return { context, _ in
                context.addFilter(.shadow(color: color, radius: number, x: other))
            }
        case 9: return { context, _ in context.blendMode = mode }
        case 10:
            return { context, _ in
                if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, in: rect) }
            }
        default:
            return { context, _ in
                context.opacity = Double(number)
                context.drawLayer { $0.fill(path, with: .color(color)) }
            }
        }
    }
}

private enum CGImageOrientations {
    static let all = Array(Image.Orientation.allCases)
}
