public import Foundation
public import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry

/// Where a renderer draws: filled and traced paths, in points from the top left corner.
///
/// Apple: "GraphicsContext". A copy draws to the same place; its transform and opacity are its own.
public struct GraphicsContext {
    /// A colour or another style to draw with.
    ///
    /// Apple: "GraphicsContext.Shading".
    public struct Shading: Sendable {
        fileprivate let resolved: @Sendable (EnvironmentValues) -> _ResolvedStyle

        /// The style that is current around the drawing.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// A colour.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// A colour by its components, 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A grey, 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A shape style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading { S._resolve(style, in: $0) }
        }
    }

    /// The environment around the drawing.
    public let environment: EnvironmentValues
    /// From the drawing's coordinates to those of the whole.
    public var transform = CGAffineTransform.identity
    /// How opaque the next drawings are, 0 to 1.
    public var opacity: Double = 1
    private let recording = Recording()

    /// What was drawn, in order.
    private final class Recording {
        var items: [DisplayItem] = []
    }

    init(environment: EnvironmentValues) {
        self.environment = environment
    }

    var items: [DisplayItem] { recording.items }

    /// Moves the origin of the next drawings.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    /// Scales the next drawings.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    /// Turns the next drawings, clockwise on screen.
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: CGFloat(angle.radians))
    }

    /// Maps the next drawings.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        var item = FillItem(shape: .path(path), paint: paint(shading, path))
        item.style = style
        add(.fill(item))
    }

    /// Traces a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        add(
            .stroke(
                StrokeItem(
                    shape: .path(path), paint: paint(shading, path), style: style.sanitized)))
    }

    /// Traces a path, `lineWidth` points wide.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func paint(_ shading: Shading, _ path: Path) -> Paint {
        shading.resolved(environment).paint(in: path.boundingRect)
    }

    private func add(_ item: DisplayItem) {
        let opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
        guard opacity > 0 else { return }
        guard opacity < 1 || !transform.isIdentity else {
            recording.items.append(item)
            return
        }
        var group = DisplayGroup(content: Fragment(items: [item]))
        group.opacity = opacity
        group.transform = transform
        recording.items.append(.group(group))
    }
}
