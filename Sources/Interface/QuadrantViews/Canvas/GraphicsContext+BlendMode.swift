import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension GraphicsContext {
    /// How a drawing is mixed with what was drawn before, its background.
    ///
    /// Apple: "GraphicsContext.BlendMode". The formulas are those of W3C Compositing. The modes
    /// from `clear` to `xor` change the background only under the drawing's shape.
    public struct BlendMode: RawRepresentable, Equatable, Hashable, Sendable {
        /// The number of the mode: the modes below are numbered from 0.
        public let rawValue: Int32

        /// The mode with a number; an unknown number counts as `normal`.
        public init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        private init(_ rawValue: Int32) {
            self.rawValue = rawValue
        }

        /// Draws over the background.
        public static let normal = BlendMode(0)
        /// Multiplies the colours; the result is never lighter than either.
        public static let multiply = BlendMode(1)
        /// Multiplies the inverted colours and inverts the result, which is never darker than
        /// either.
        public static let screen = BlendMode(2)
        /// Multiplies where the background is dark and screens where the background is light.
        public static let overlay = BlendMode(3)
        /// Takes the darker of both for each component.
        public static let darken = BlendMode(4)
        /// Takes the lighter of both for each component.
        public static let lighten = BlendMode(5)
        /// Lightens the background, the more the lighter the drawing is.
        public static let colorDodge = BlendMode(6)
        /// Darkens the background, the more the darker the drawing is.
        public static let colorBurn = BlendMode(7)
        /// Darkens or lightens the background softly, depending on the drawing.
        public static let softLight = BlendMode(8)
        /// Multiplies where the drawing is dark and screens where the drawing is light.
        public static let hardLight = BlendMode(9)
        /// Takes the difference of both for each component.
        public static let difference = BlendMode(10)
        /// Takes a difference of lower contrast for each component.
        public static let exclusion = BlendMode(11)
        /// Takes the hue of the drawing, and saturation and luminosity of the background.
        public static let hue = BlendMode(12)
        /// Takes the saturation of the drawing, and hue and luminosity of the background.
        public static let saturation = BlendMode(13)
        /// Takes hue and saturation of the drawing, and the luminosity of the background.
        public static let color = BlendMode(14)
        /// Takes the luminosity of the drawing, and hue and saturation of the background.
        public static let luminosity = BlendMode(15)
        /// Removes the background.
        public static let clear = BlendMode(16)
        /// Replaces the background.
        public static let copy = BlendMode(17)
        /// Replaces the background by the drawing where the background was opaque.
        public static let sourceIn = BlendMode(18)
        /// Replaces the background by the drawing where the background was clear.
        public static let sourceOut = BlendMode(19)
        /// Draws over the background, only where the background is opaque.
        public static let sourceAtop = BlendMode(20)
        /// Draws under the background.
        public static let destinationOver = BlendMode(21)
        /// Keeps the background only where the drawing is opaque.
        public static let destinationIn = BlendMode(22)
        /// Removes the background where the drawing is opaque.
        public static let destinationOut = BlendMode(23)
        /// Draws under the background, and keeps the background only where the drawing is opaque.
        public static let destinationAtop = BlendMode(24)
        /// Keeps the drawing and the background where the other one is clear, and neither where
        /// both are opaque.
        public static let xor = BlendMode(25)
        /// Adds the inverted colours and inverts the sum.
        public static let plusDarker = BlendMode(26)
        /// Adds the colours.
        public static let plusLighter = BlendMode(27)
    }
}

extension GraphicsContext.BlendMode {
    private static let direct: [Self: DisplayBlendMode] = [
        .multiply: .multiply, .screen: .screen, .overlay: .overlay, .darken: .darken,
        .lighten: .lighten, .colorDodge: .colorDodge, .colorBurn: .colorBurn,
        .softLight: .softLight, .hardLight: .hardLight, .difference: .difference,
        .exclusion: .exclusion, .hue: .hue, .saturation: .saturation, .color: .color,
        .luminosity: .luminosity, .sourceAtop: .sourceAtop, .destinationOver: .destinationOver,
        .destinationOut: .destinationOut, .plusDarker: .plusDarker, .plusLighter: .plusLighter,
    ]

    /// The renderers' name of the mode, if they know it.
    var display: DisplayBlendMode? { Self.direct[self] }
}

extension GraphicsContext {
    /// Adds a group, mixed with what was drawn before.
    ///
    /// Modes that renderers do not know are made of those they do: what was drawn so far serves as a
    /// mask. `silhouette` is what the group covers, opaque, if that is known.
    func blend(_ source: DisplayGroup, silhouette: DisplayGroup?) {
        let eraser = eraser(source, silhouette)
        switch blendMode {
        case .clear:
            items.append(.group(eraser))
        case .copy:
            items += [.group(eraser), .group(source)]
        case .sourceIn:
            let before = items
            items += [.group(eraser), masked([.group(source)], by: before)]
        case .sourceOut:
            let before = items
            items += [
                .group(eraser), masked([.group(source)], by: inverse(before)),
            ]
        case .xor:
            let outside = masked([.group(source)], by: inverse(items))
            var hole = source
            hole.blendMode = .destinationOut
            items += [.group(hole), outside]
        case .destinationIn:
            items = left(by: source, eraser)
        case .destinationAtop:
            var under = source
            under.blendMode = .destinationOver
            items = left(by: source, eraser) + [.group(under)]
        default:
            var group = source
            group.blendMode = blendMode.display ?? .normal
            items.append(.group(group))
        }
    }

    /// A group that removes everything under another group's shape, wherever that is not clear.
    private func eraser(
        _ source: DisplayGroup, _ silhouette: DisplayGroup?
    ) -> DisplayGroup {
        if var solid = silhouette {
            solid.blendMode = .destinationOut
            return solid
        }
        var solid = DisplayGroup(content: Fragment(items: [.group(source)]))
        solid.filters = [.alphaThreshold(least: 1 / 512, most: 1, color: .black)]
        solid.blendMode = .destinationOut
        return solid
    }

    /// The drawing so far: unchanged outside of a group's shape, and inside as opaque as the group
    /// is.
    private func left(
        by source: DisplayGroup, _ eraser: DisplayGroup
    ) -> [DisplayItem] {
        guard !items.isEmpty else { return [] }
        let reach = Fragment(items: items).bounds.union(Fragment(items: [.group(source)]).bounds)
        let around = FillItem(shape: .rect(reach), paint: .color(.black))
        let mask: [DisplayItem] = [.fill(around), .group(eraser), .group(source)]
        return [masked(items, by: mask)]
    }

    private func masked(_ items: [DisplayItem], by mask: [DisplayItem]) -> DisplayItem {
        var group = DisplayGroup(content: Fragment(items: items))
        group.mask = Fragment(items: mask)
        return .group(group)
    }

    /// A mask that is opaque where the items are clear, and clear where they are opaque.
    func inverse(_ items: [DisplayItem]) -> [DisplayItem] {
        let content = Fragment(items: items)
        let reach = content.bounds.isNull ? bounds : content.bounds.union(bounds)
        let margin = max(bounds.width, bounds.height, 1)
        let around = FillItem(
            shape: .rect(reach.insetBy(dx: -margin, dy: -margin)), paint: .color(.black))
        var hole = DisplayGroup(content: content)
        hole.blendMode = .destinationOut
        return [.fill(around), .group(hole)]
    }
}
