import Foundation
import QuadrantGeometry

/// Collects the layers of one symbol in its box.
///
/// What is filled in one call is one even-odd path, so that a second outline inside a first cuts it out. Lines
/// of the same level become one path, so that they may meet in a translucent style.
struct SymbolPen {
    /// The box of the ink; the edge of what is filled.
    let bounds: CGRect
    /// The width of lines.
    var line: CGFloat
    /// The level of what is drawn next: 0 primary, 1 secondary, 2 tertiary.
    var level = 0
    /// The area in which nothing of what is drawn next shows.
    var hole: SymbolOutline?
    /// The opacity of what is drawn next.
    var opacity = 1.0
    /// The part that what is drawn next belongs to.
    private(set) var part = 0
    /// Whether lines of different parts stay apart.
    var keepsParts = false
    private(set) var layers: [SymbolDrawing.Layer] = []

    init(bounds: CGRect, line: CGFloat) {
        self.bounds = bounds
        self.line = line
    }

    /// What is drawn next is another part.
    mutating func beginPart() {
        if layers.last?.part == part { part += 1 }
    }

    mutating func fill(_ outline: SymbolOutline) {
        guard !outline.isEmpty else { return }
        append(.fill(Path(elements: outline.elements), eoFill: true))
    }

    /// - Parameter width: `nil` for the pen's own.
    mutating func stroke(
        _ outline: SymbolOutline, line width: CGFloat? = nil, dash: [CGFloat] = []
    ) {
        guard !outline.isEmpty else { return }
        let style = StrokeStyle(
            lineWidth: width ?? line, lineCap: .round, lineJoin: .round, dash: dash)
        append(.stroke(Path(elements: outline.elements), style))
    }

    private mutating func append(_ shape: SymbolDrawing.Shape) {
        let clip = hole.map { hole in
            let around = SymbolOutline.roundedRect(bounds.insetBy(dx: -line, dy: -line), radius: 0)
            return Path(elements: (around + hole).elements)
        }
        let layer = SymbolDrawing.Layer(
            shape: shape, level: level, part: part, opacity: opacity, clip: clip)
        if let last = layers.last, !keepsParts || last.part == part,
            let merged = last.merged(with: layer)
        {
            layers[layers.count - 1] = merged
        } else {
            layers.append(layer)
        }
    }
}

extension SymbolDrawing.Layer {
    /// Both as one layer of lines, if they look the same.
    fileprivate func merged(with next: Self) -> Self? {
        guard case .stroke(let first, let style) = shape,
            case .stroke(let second, let other) = next.shape, style == other,
            level == next.level, opacity == next.opacity, clip == next.clip
        else { return nil }
        var merged = self
        merged.shape = .stroke(Path(elements: first.elements + second.elements), style)
        return merged
    }
}

extension CGRect {
    /// A rectangle of `width` and `height` around the same middle.
    func centered(_ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }

    /// The same less `inset` at each side; never below a point.
    func shrunk(by inset: CGFloat) -> CGRect {
        centered(max(0, width - 2 * inset), max(0, height - 2 * inset))
    }
}
