import Foundation
import QuadrantCore
import QuadrantDisplayList
package import QuadrantGeometry

/// How styles change into one another: colours, the stops of gradients of one kind and number of stops, and opacities.
/// A colour that becomes a gradient, and gradients of other kinds or numbers of stops, fade into one another. Everything else
/// changes at once.
extension _ResolvedStyle {
    /// What of the style is animated.
    package var numbers: AnimatableNumbers {
        get {
            switch kind {
            case .color(let color): return AnimatableNumbers(AnimatableColor(color).numbers, of: 1)
            case .gradient(let gradient):
                guard let (meaning, places) = gradient.geometry.numbers else { return .zero }
                let stops = gradient.givenStops.flatMap {
                    AnimatableColor($0.color).numbers + [Double($0.location)]
                }
                return AnimatableNumbers(places + stops, of: meaning)
            case .changed(let style, .opacity(let opacity)):
                let inner = style.numbers.all
                return inner.isEmpty ? .zero : AnimatableNumbers(inner + [opacity], of: 20)
            case .image, .material, .changed: return .zero
            }
        }
        set {
            switch kind {
            case .color:
                guard let numbers = newValue.values(of: 1, count: 4) else { return }
                kind = .color(AnimatableColor(numbers: numbers[...]).color)
            case .gradient(var gradient):
                guard let (meaning, places) = gradient.geometry.numbers,
                    let numbers = newValue.values(
                        of: meaning, count: places.count + 5 * gradient.givenStops.count)
                else { return }
                gradient.geometry.place(numbers)
                gradient.move(
                    to: gradient.givenStops.indices.map { index in
                        let start = places.count + 5 * index
                        return GradientStop(
                            color: AnimatableColor(numbers: numbers[start..<start + 4]).color,
                            location: numbers[start + 4])
                    })
                kind = .gradient(gradient)
            case .changed(var style, .opacity):
                let inner = style.numbers
                guard let numbers = newValue.values(of: 20, count: inner.all.count + 1),
                    let opacity = numbers.last
                else { return }
                style.numbers = AnimatableNumbers(
                    Array(numbers.dropLast()), of: inner.meaningNumber)
                kind = .changed(style, .opacity(min(max(opacity, 0), 1)))
            case .image, .material, .changed: break
            }
        }
    }
}

extension _ResolvedStyle {
    /// Whether a change from another style is shown by fading: both are paints, and of such kinds that none lies between them.
    func fades(from old: _ResolvedStyle) -> Bool {
        isPaint && old.isPaint && !numbers.fits(old.numbers) && self != old
    }

    /// Whether nothing but a colour, a gradient or a picture is painted, more or less opaque.
    private var isPaint: Bool {
        switch kind {
        case .color, .gradient, .image: true
        case .changed(let style, .opacity), .changed(let style, .diagnostic),
            .changed(let style, .frame):
            style.isPaint
        case .material, .changed: false
        }
    }
}

extension DrawingContext {
    /// Draws a part of the way from what a node showed before to a drawing with another style, which fades in. What covers
    /// everything in the end fades in over the former, so that nothing behind both shines through.
    mutating func fade(
        from old: OldContent, to new: some NodeDrawing, _ style: _ResolvedStyle, part: Double
    ) {
        let part = min(max(part, 0), 1)
        let covers = style.paint(in: bounds).isOpaque
        add(items(of: old.drawing, size: size), opacity: covers ? 1 : 1 - part)
        add(items(of: new, size: size), opacity: part)
    }

    private mutating func add(_ items: [DisplayItem], opacity: Double) {
        guard opacity > 0, !items.isEmpty else { return }
        guard opacity < 1 else {
            for item in items { add(item) }
            return
        }
        var group = DisplayGroup(content: Fragment(items: items))
        group.opacity = opacity
        group.source = source
        add(.group(group))
    }
}

extension ResolvedGradient.Geometry {
    /// What is animated of the place, and a number for the kind of gradient; `nil` for a mesh of known patches.
    fileprivate var numbers: (meaning: Int, places: [Double])? {
        switch self {
        case .linear(let start, let end): (2, [start.x, start.y, end.x, end.y].map(Double.init))
        case .radial(let center, let start, let end):
            (3, [center.x, center.y, start, end].map(Double.init))
        case .elliptical(let center, let start, let end):
            (4, [center.x, center.y, start, end].map(Double.init))
        case .angular(let center, let start, let end):
            (5, [Double(center.x), Double(center.y), start, end])
        case .mesh(let paint): paint.mesh.map { (64 + $0.width, $0.numbers) }
        }
    }

    /// Puts the same kind in the place that the first numbers tell.
    fileprivate mutating func place(_ n: [Double]) {
        switch self {
        case .linear:
            self = .linear(start: UnitPoint(x: n[0], y: n[1]), end: UnitPoint(x: n[2], y: n[3]))
        case .radial:
            self = .radial(
                center: UnitPoint(x: n[0], y: n[1]), startRadius: CGFloat(max(0, n[2])),
                endRadius: CGFloat(max(0, n[3])))
        case .elliptical:
            self = .elliptical(
                center: UnitPoint(x: n[0], y: n[1]), startRadius: CGFloat(max(0, n[2])),
                endRadius: CGFloat(max(0, n[3])))
        case .angular:
            self = .angular(center: UnitPoint(x: n[0], y: n[1]), start: n[2], end: n[3])
        case .mesh(var paint):
            paint.mesh = paint.mesh?.moved(to: n)
            self = .mesh(paint)
        }
    }
}

extension ColorMesh {
    /// The places of all points with their control points, then all colours.
    fileprivate var numbers: [Double] {
        points.flatMap { point in
            [
                point.position, point.leadingControlPoint, point.topControlPoint,
                point.trailingControlPoint, point.bottomControlPoint,
            ].flatMap { [Double($0.x), Double($0.y)] }
        } + givenColors.flatMap { AnimatableColor($0).numbers }
    }

    /// The mesh with other numbers, of which there are as many.
    fileprivate func moved(to numbers: [Double]) -> ColorMesh {
        let points = points.indices.map { index in
            func place(_ part: Int) -> SIMD2<Float> {
                SIMD2(
                    Float(numbers[index * 10 + part * 2]), Float(numbers[index * 10 + part * 2 + 1])
                )
            }
            return Point(
                place(0), leading: place(1), top: place(2), trailing: place(3), bottom: place(4))
        }
        let colors = givenColors.indices.map { index in
            let start = points.count * 10 + index * 4
            return AnimatableColor(numbers: numbers[start..<start + 4]).color
        }
        return ColorMesh(
            width: width, points: points, colors: colors, mixing: mixing, isSmooth: isSmooth)
    }
}
