internal import SwiftUI

/// A style of a mark that can be compared, where it is one of those that scales have.
enum ChartFill {
    /// A style of the user's.
    case style(AnyShapeStyle)
    /// A colour of the user's.
    case color(Color)
    /// One of the usual colours.
    case palette(Int)
    /// A part of a ramp of colours, from 0 to 1.
    case ramp([Color], Double)

    /// The usual colours in their order (measured: see `charts-facts`).
    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    /// The usual ramp: the accent's blue at a fifth of its strength over the ground, up to its full strength
    /// (measured).
    static let usualRamp: [Color] = [
        Color(uiColor: .systemBackground).mix(with: .blue, by: 0.2, in: .device), .blue,
    ]

    init<S: ShapeStyle>(_ style: S) {
        if let color = style as? Color {
            self = .color(color)
        } else {
            self = .style(AnyShapeStyle(style))
        }
    }

    /// The style.
    var style: AnyShapeStyle {
        switch self {
        case .style(let style): style
        case .color(let color): AnyShapeStyle(color)
        case .palette(let place): AnyShapeStyle(Self.palette[place % Self.palette.count])
        case .ramp(let colors, let part): AnyShapeStyle(Self.color(of: colors, at: part))
        }
    }

    /// The colour that it is; `nil` for a style that may be none.
    func color(in environment: EnvironmentValues) -> Color.Resolved? {
        switch self {
        case .style: nil
        case .color(let color): color.resolve(in: environment)
        case .palette(let place):
            Self.palette[place % Self.palette.count].resolve(in: environment)
        case .ramp(let colors, let part):
            Self.color(of: colors, at: part).resolve(in: environment)
        }
    }

    /// Whether it is a colour behind which nothing is seen.
    func isOpaque(in environment: EnvironmentValues) -> Bool {
        color(in: environment).map { $0.opacity >= 1 } ?? false
    }

    /// A colour between those of a ramp.
    static func color(of colors: [Color], at part: Double) -> Color {
        guard let first = colors.first, part.isFinite else { return .blue }
        guard colors.count > 1 else { return first }
        let place = min(max(part, 0), 1) * Double(colors.count - 1)
        let lower = min(Int(place), colors.count - 2)
        return colors[lower].mix(with: colors[lower + 1], by: place - Double(lower), in: .device)
    }
}
