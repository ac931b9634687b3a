public import Foundation
internal import QuadrantGeometry
internal import QuadrantRendering
internal import QuadrantViews

/// Where a gradient is drawn beyond its ends.
///
/// Apple: "CGGradientDrawingOptions" (Core Graphics).
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32

    /// Options of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Before its start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Behind its end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
    /// Draws a gradient along a line over all that is not clipped; without options between its ends alone.
    ///
    /// Apple: "drawLinearGradient(_:start:end:options:)" (Core Graphics).
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        drawing("drawLinearGradient(_:start:end:options:)") { record in
            let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
            let length = (dx * dx + dy * dy).squareRoot()
            guard length > 0, length.isFinite else { return }
            // The band between the ends, as long beyond them as any picture is large.
            let far: CGFloat = 32_768
            let before = options.contains(.drawsBeforeStartLocation) ? far : 0
            let after = options.contains(.drawsAfterEndLocation) ? far : 0
            let turn = CGAffineTransform(
                a: dx / length, b: dy / length, c: -dy / length, d: dx / length,
                tx: startPoint.x, ty: startPoint.y)
            let band = Path(
                CGRect(x: -before, y: -far, width: length + before + after, height: 2 * far)
            ).applying(turn)
            let colors = gradient.shown
            record.draw {
                $0.fill(
                    band, with: .linearGradient(colors, startPoint: startPoint, endPoint: endPoint))
            }
        }
    }

    /// Draws a gradient from a circle to another one around the same middle; circles with other middles count as those around the
    /// end's.
    ///
    /// Apple: "drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)" (Core Graphics).
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        drawing("drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)") {
            let far: CGFloat = 32_768
            let radius = options.contains(.drawsAfterEndLocation) ? far : max(0, endRadius)
            let box = CGRect(
                x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius,
                height: 2 * radius)
            let (shape, colors) = (Path(ellipseIn: box), gradient.shown)
            $0.draw {
                $0.fill(
                    shape,
                    with: .radialGradient(
                        colors, center: endCenter, startRadius: max(0, startRadius),
                        endRadius: max(0, endRadius)))
            }
        }
    }
}

extension CGGradient {
    fileprivate var shown: Gradient {
        let last = CGFloat(max(1, colors.count - 1))
        return Gradient(
            stops: colors.enumerated().map { index, color in
                Gradient.Stop(
                    color: Color(cgColor: color),
                    location: locations.map { $0[index] } ?? CGFloat(index) / last)
            })
    }
}
