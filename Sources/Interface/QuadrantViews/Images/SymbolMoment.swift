import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantSymbols

/// An effect at a moment, of which each part of a symbol has its own pose.
struct SymbolMoment: Hashable, Sendable {
    let effect: SymbolEffectConfiguration
    /// The part of its time, from 0 to 1.
    let part: Double
    /// Whether it goes to where it stays.
    let stays: Bool

    /// The pose of the part of a number; `count` is that of all parts.
    func pose(of number: Int, among count: Int) -> SymbolPose {
        let own = Self.share(part, of: number, among: count, effect.playback)
        return stays ? effect.staying(own) : effect.running(own)
    }

    /// How much of its own time a part has gone when the whole has gone `part`.
    private static func share(
        _ part: Double, of number: Int, among count: Int,
        _ playback: SymbolEffectConfiguration.Playback
    ) -> Double {
        let stagger: Double
        switch playback {
        case .wholeSymbol: return part
        case .byLayer: stagger = SymbolFigures.stagger
        case .individually: stagger = 1
        }
        let whole = 1 + stagger * Double(max(count - 1, 0))
        return min(max(part * whole - stagger * Double(number), 0), 1)
    }
}

extension SymbolNodeDrawing {
    /// Draws each part of the symbol in its pose at the moments of effects.
    func drawParts(_ context: inout DrawingContext) {
        let count = symbol.partCount
        for run in symbol.runs {
            guard let style = style(of: run.level) else { continue }
            for number in 0..<count {
                var part = run.drawing
                part.layers = run.drawing.layers.filter { $0.part == number }
                guard !part.layers.isEmpty else { continue }
                let pose = moments.reduce(SymbolPose.rest) {
                    $0.joined(with: $1.pose(of: number, among: count))
                }
                draw(part.drawn(pose.drawn), pose, style, &context)
            }
        }
    }

    private func draw(
        _ part: SymbolDrawing, _ pose: SymbolPose, _ style: _ResolvedStyle,
        _ context: inout DrawingContext
    ) {
        guard pose.opacity > 0, pose.scale > 0, !part.layers.isEmpty else { return }
        var inner = context
        inner.draw(target(part, context.source), with: style)
        let items = Array(inner.items.dropFirst(context.items.count))
        guard !items.isEmpty else { return }
        var group = DisplayGroup(content: Fragment(items: items))
        group.opacity = min(pose.opacity, 1)
        group.transform = pose.map(of: symbol.size)
        group.source = context.source
        context.add(.group(group))
    }
}

extension SymbolPose {
    /// Scales and turns about the middle of a symbol, and moves it.
    fileprivate func map(of size: CGSize) -> CGAffineTransform {
        let angle = turn * .pi / 180
        let (a, b) = (scale * cos(angle), scale * sin(angle))
        let (x, y) = (size.width / 2, size.height / 2)
        return CGAffineTransform(
            a: a, b: b, c: -b, d: a,
            tx: x - a * x + b * y + shift.width * size.height,
            ty: y - b * x - a * y + shift.height * size.height)
    }
}

extension SymbolDrawing {
    /// A part of the lines, and of what is filled what has been uncovered from the left; all for `nil`.
    fileprivate func drawn(_ range: ClosedRange<Double>?) -> SymbolDrawing {
        guard let range else { return self }
        var result = self
        guard range.lowerBound < range.upperBound else {
            result.layers = []
            return result
        }
        result.layers = layers.map { layer in
            var layer = layer
            switch layer.shape {
            case .stroke(let path, let style):
                layer.shape = .stroke(
                    path.trimmedPath(from: range.lowerBound, to: range.upperBound), style)
            case .fill(let path, let eoFill):
                let bounds = path.boundingRect
                let window = CGRect(
                    x: bounds.minX + bounds.width * range.lowerBound, y: bounds.minY,
                    width: bounds.width * (range.upperBound - range.lowerBound),
                    height: bounds.height)
                layer.shape = .fill(
                    path.intersection(Path(window), eoFill: eoFill), eoFill: false)
            }
            return layer
        }
        return result
    }
}
