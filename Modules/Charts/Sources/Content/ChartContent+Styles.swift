public import Foundation
public import SwiftUI

extension ChartContent {
    /// - Parameter key: What says all that the change depends on; `nil` where that cannot be compared.
    func changed(
        by key: [AnyHashable]? = nil, _ change: @escaping (inout MarkLook) -> Void
    ) -> ModifiedChartContent<Self> {
        ModifiedChartContent(content: self, key: key?.map { .value($0) }, change: change)
    }

    /// Fills the marks with a style; it goes before the style of a value.
    ///
    /// Apple: "foregroundStyle(_:)".
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        let fill = ChartFill(style)
        return changed(by: (style as? Color).map { ["foregroundStyle", $0] }) {
            if $0.style == nil { $0.style = fill }
        }
    }

    /// Makes the marks transparent: 0 cannot be seen, 1 is opaque. Factors multiply.
    public func opacity(_ opacity: Double) -> some ChartContent {
        changed(by: ["opacity", opacity]) {
            $0.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1
        }
    }

    /// Blurs the marks.
    public func blur(radius: CGFloat) -> some ChartContent {
        changed { $0.blur = radius.isFinite ? max(radius, 0) : 0 }
    }

    /// Rounds the corners of bars, rectangles and sectors.
    ///
    /// Unless it is said, bars have 2 points at the end of their value; what is said is for all four corners.
    public func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent {
        changed {
            if $0.corner == nil {
                $0.corner = (radius.isFinite ? max(radius, 0) : 0, style)
            }
        }
    }

    /// How lines and rules are drawn.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        changed(by: ["lineStyle", "\(style)"]) { if $0.stroke == nil { $0.stroke = style } }
    }

    /// A shadow under the marks.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        changed { $0.shadow = (color, radius, x, y) }
    }

    /// How lines and areas go from point to point.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changed(by: ["interpolationMethod", method]) {
            if $0.interpolation == nil { $0.interpolation = method }
        }
    }

    /// Moves the marks.
    public func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(
            xStart: offset.width, xEnd: offset.width, yStart: offset.height, yEnd: offset.height)
    }

    /// Moves the marks.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }

    /// Moves the marks, and their ends by themselves.
    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent
    {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    /// Moves the marks, and their ends by themselves.
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent
    {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    /// Moves the ends of the marks.
    public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        changed {
            $0.offset.xStart += xStart.isFinite ? xStart : 0
            $0.offset.xEnd += xEnd.isFinite ? xEnd : 0
            $0.offset.yStart += yStart.isFinite ? yStart : 0
            $0.offset.yEnd += yEnd.isFinite ? yEnd : 0
        }
    }

    /// Whether gradients fill the plot, of which a mark shows its part, and not each mark.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        changed { if $0.alignsStyle == nil { $0.alignsStyle = aligns } }
    }

    /// The symbol of points, and of the points of lines and areas.
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        let symbol = AnyChartSymbolShape(symbol)
        return changed { if $0.symbol == nil { $0.symbol = .shape(symbol) } }
    }

    /// A view in the place of the symbol.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return changed { if $0.symbol == nil { $0.symbol = .view(view) } }
    }

    /// The area that symbols seem to have, in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent {
        changed(by: ["symbolSize", area]) {
            if $0.symbolSize == nil {
                $0.symbolSize = .area(area.isFinite ? max(area, 0) : 0)
            }
        }
    }

    /// The box around symbols.
    public func symbolSize(_ size: CGSize) -> some ChartContent {
        changed { if $0.symbolSize == nil { $0.symbolSize = .box(size) } }
    }

    /// Draws marks above those of a lower index; marks of one index in the order of the content. Unless it is said, it
    /// is 0.
    public func zIndex(_ value: Double) -> some ChartContent {
        changed(by: ["zIndex", value]) {
            if $0.zIndex == nil { $0.zIndex = value.isNaN ? 0 : value }
        }
    }

    /// Clips the marks by a shape in the frame of each.
    public func clipShape(
        _ shape: some Shape, style: FillStyle = FillStyle()
    ) -> some ChartContent {
        let clip = AnyMarkShape(path: { shape.path(in: $0) }, style: style)
        return changed { if $0.clip == nil { $0.clip = clip } }
    }

    /// Shows the marks only where other marks are.
    public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        MaskedChartContent(content: self, mask: content())
    }

    /// Draws the marks as one layer.
    public func compositingLayer() -> some ChartContent {
        GroupedChartContent(content: self) { marks, path in
            marks.map {
                var mark = $0
                if mark.look.layer == nil { mark.look.layer = MarkLayer(id: path) }
                return mark
            }
        }
    }

    /// Draws the marks as one layer, which a closure changes as a view of the size of the plot.
    ///
    /// Apple: "compositingLayer(style:)". Of layers in layers the outermost is drawn.
    public func compositingLayer<V: View>(
        style: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some ChartContent {
        GroupedChartContent(content: self) { marks, path in
            marks.map {
                var mark = $0
                mark.look.layer = MarkLayer(id: path) { layer in
                    AnyView(style(PlaceholderContentView(_content: layer)))
                }
                return mark
            }
        }
    }
}
