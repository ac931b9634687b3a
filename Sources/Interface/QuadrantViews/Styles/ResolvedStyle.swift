package import Foundation
package import QuadrantCore
package import QuadrantDisplayList
package import QuadrantGeometry

/// A style with all its colours worked out; opaque outside the library.
public struct _ResolvedStyle: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        case color(RGBAColor)
        indirect case gradient(ResolvedGradient)
        indirect case image(ImageTiles)
        indirect case material(ResolvedMaterial)
        indirect case changed(_ResolvedStyle, StyleChange)
    }

    package var kind: Kind

    package init(_ color: RGBAColor) {
        kind = .color(color)
    }

    package init(_ kind: Kind) {
        self.kind = kind
    }

    /// The paint for a shape whose frame is `rect`, as near as one paint comes: shadows, blend modes
    /// and the blur of materials are left out. Draw with `items(_:)` to have all of them.
    package func paint(in rect: CGRect) -> Paint {
        switch kind {
        case .color(let color): .color(color)
        case .gradient(let gradient): gradient.paint(in: rect)
        case .image(let tiles): tiles.paint(in: rect) ?? .color(.clear)
        case .material(let material): .color(material.tint)
        case .changed(let style, .frame(let frame)): style.paint(in: frame)
        case .changed(let style, .opacity(let opacity)): style.paint(in: rect).faded(by: opacity)
        case .changed(let style, _): style.paint(in: rect)
        }
    }

    /// Whether it is a colour of which nothing is seen: taps go through it.
    var isClear: Bool {
        switch kind {
        case .color(let color): color.alpha == 0
        case .changed(let style, .diagnostic): style.isClear
        default: false
        }
    }

    /// The same, its alpha multiplied by `factor`.
    package func opacity(_ factor: Double) -> _ResolvedStyle {
        guard factor < 1 else { return self }
        switch kind {
        case .color(let color):
            return _ResolvedStyle(color.opacity(factor))
        case .gradient(var gradient):
            gradient.fade(by: factor)
            return _ResolvedStyle(.gradient(gradient))
        case .image, .material, .changed:
            return _ResolvedStyle(.changed(self, .opacity(factor)))
        }
    }

    /// What is wrong with the style, or cut off of what it draws.
    func diagnostic(drawing target: StyleTarget) -> Diagnostic? {
        var style = self
        while case .changed(let inner, _) = style.kind { style = inner }
        guard case .image(let tiles) = style.kind else { return diagnostic }
        return diagnostic ?? tiles.excess(over: target)
    }

    /// What is wrong with an argument of the style; `nil` where nothing is.
    package var diagnostic: Diagnostic? {
        switch kind {
        case .color: nil
        case .material(let material): material.diagnostic
        case .gradient(let gradient): gradient.diagnostic
        case .image(let tiles): tiles.diagnostic
        case .changed(let style, .shadow(let shadow)): shadow.diagnostic ?? style.diagnostic
        case .changed(_, .diagnostic(let diagnostic)): diagnostic
        case .changed(let style, _): style.diagnostic
        }
    }
}

/// A setting of a style beside its paint: opacity, blend mode, shadows and the like.
package enum StyleChange: Sendable, Equatable {
    case opacity(Double)
    case blend(DisplayBlendMode)
    case shadow(StyleShadow)
    /// Gradients refer to this rectangle, in points.
    case frame(CGRect)
    /// The style is drawn unchanged, and the diagnostic is reported.
    case diagnostic(Diagnostic)
}

/// A shadow that belongs to a style.
package struct StyleShadow: Sendable, Equatable {
    package var filter: ShadowFilter
    package var isInner: Bool
    package var diagnostic: Diagnostic?
}

extension Paint {
    /// The paint with its alpha multiplied by `factor`; pictures stay unchanged.
    fileprivate func faded(by factor: Double) -> Paint {
        func fade(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.opacity(factor), location: $0.location) }
        }
        switch self {
        case .color(let color):
            return .color(color.opacity(factor))
        case .linearGradient(var gradient):
            gradient.stops = fade(gradient.stops)
            return .linearGradient(gradient)
        case .radialGradient(var gradient):
            gradient.stops = fade(gradient.stops)
            return .radialGradient(gradient)
        case .angularGradient(var gradient):
            gradient.stops = fade(gradient.stops)
            return .angularGradient(gradient)
        case .meshGradient, .tiles:
            return self
        }
    }

    /// Whether the paint covers what it is painted on wholly.
    package var isOpaque: Bool {
        switch self {
        case .color(let color): color.alpha >= 1
        case .linearGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
        case .radialGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
        case .angularGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
        case .meshGradient, .tiles: false
        }
    }
}
