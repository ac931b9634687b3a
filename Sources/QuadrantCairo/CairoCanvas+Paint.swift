internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension CairoCanvas {
    /// Makes `paint` the source; answers whether it can show anything.
    func setPaint(_ paint: Paint) -> Bool {
        switch paint {
        case .color(let color):
            setColor(color)
            return color.alpha > 0
        case .linearGradient(let gradient):
            guard gradient.start != gradient.end else { return setLast(gradient.stops) }
            return setGradient(
                cairo_pattern_create_linear(
                    Double(gradient.start.x), Double(gradient.start.y), Double(gradient.end.x),
                    Double(gradient.end.y)), gradient.stops)
        case .radialGradient(let gradient):
            guard gradient.startRadius != gradient.endRadius else {
                return setLast(gradient.stops)
            }
            let (x, y) = (Double(gradient.center.x), Double(gradient.center.y))
            return setGradient(
                cairo_pattern_create_radial(
                    x, y, max(0, Double(gradient.startRadius)), x, y,
                    max(0, Double(gradient.endRadius))), gradient.stops)
        case .angularGradient, .meshGradient, .tiles: return false
        }
    }

    /// Makes one colour the source; components beyond 0 to 1 are cut off.
    func setColor(_ color: RGBAColor) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    /// A gradient without extent shows its last colour.
    private func setLast(_ stops: [GradientStop]) -> Bool {
        guard let last = stops.last else { return false }
        setColor(last.color)
        return true
    }

    private func setGradient(_ pattern: OpaquePointer?, _ stops: [GradientStop]) -> Bool {
        guard let pattern else { return false }
        defer { cairo_pattern_destroy(pattern) }
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(context, pattern)
        return !stops.isEmpty
    }
}
