import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension GraphicsContext {
    /// How a drawing is mixed with those before it.
    ///
    /// Apple: "GraphicsContext.BlendMode". Formulas of W3C Compositing. The modes from `clear` to `xor`
    /// change what lies under the drawing's shape only.
    public struct BlendMode: RawRepresentable, Equatable, Hashable, Sendable {
        /// A number for each mode, in the order in which they stand here.
        public let rawValue: Int32

        /// A mode by its number; an unknown one counts as `normal`.
        public init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        private init(_ rawValue: Int32) {
            self.rawValue = rawValue
        }

        /// Over what is there.
        public static let normal = BlendMode(0)
        /// Multiplies colours: never lighter.
        public static let multiply = BlendMode(1)
        /// Multiplies the opposites of colours: never darker.
        public static let screen = BlendMode(2)
        /// Multiplies or screens, by what is there.
        public static let overlay = BlendMode(3)
        /// The darker of each component.
        public static let darken = BlendMode(4)
        /// The lighter of each component.
        public static let lighten = BlendMode(5)
        /// Lightens what is there.
        public static let colorDodge = BlendMode(6)
        /// Darkens what is there.
        public static let colorBurn = BlendMode(7)
        /// Darkens or lightens softly, by what is drawn.
        public static let softLight = BlendMode(8)
        /// Multiplies or screens, by what is drawn.
        public static let hardLight = BlendMode(9)
        /// The difference of each component.
        public static let difference = BlendMode(10)
        /// A softer difference.
        public static let exclusion = BlendMode(11)
        /// The hue of what is drawn.
        public static let hue = BlendMode(12)
        /// The saturation of what is drawn.
        public static let saturation = BlendMode(13)
        /// Hue and saturation of what is drawn.
        public static let color = BlendMode(14)
        /// The luminosity of what is drawn.
        public static let luminosity = BlendMode(15)
        /// Takes away what is there.
        public static let clear = BlendMode(16)
        /// Takes the place of what is there.
        public static let copy = BlendMode(17)
        /// Takes the place of what is there, as far as that was opaque.
        public static let sourceIn = BlendMode(18)
        /// Takes the place of what is there, as far as that was clear.
        public static let sourceOut = BlendMode(19)
        /// Over what is there, as far as that is opaque.
        public static let sourceAtop = BlendMode(20)
        /// Under what is there.
        public static let destinationOver = BlendMode(21)
        /// Leaves what is there as far as the drawing is opaque.
        public static let destinationIn = BlendMode(22)
        /// Takes away what is there as far as the drawing is opaque.
        public static let destinationOut = BlendMode(23)
        /// Under what is there, which is left as far as the drawing is opaque.
        public static let destinationAtop = BlendMode(24)
        /// Either of both, not where both are.
        public static let xor = BlendMode(25)
        /// Adds the opposites of colours.
        public static let plusDarker = BlendMode(26)
        /// Adds colours.
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

    /// Takes away all under a group's shape, wherever that is not clear.
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

    /// What was drawn so far, where a group does not lie wholly and where it does as far as it is
    /// opaque.
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

    /// Opaque where items are clear.
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
