public import Foundation
internal import QuadrantCore
internal import QuadrantText
internal import QuadrantViews

/// What a font is made of: family, size, weight, design and traits.
///
/// Apple: "UIFontDescriptor" (UIKit). Attributes other than these are not kept.
public struct UIFontDescriptor: Hashable, Sendable {
    /// The design of the system's font.
    ///
    /// Apple: "UIFontDescriptor.SystemDesign".
    public enum SystemDesign: Hashable, Sendable {
        /// The usual one.
        case `default`
        /// With round ends.
        case rounded
        /// With serifs.
        case serif
        /// With characters of one width.
        case monospaced

        var view: Font.Design {
            switch self {
            case .default: .default
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            }
        }
    }

    /// Properties of a font that are on or off.
    ///
    /// Apple: "UIFontDescriptor.SymbolicTraits".
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// One bit for each property.
        public let rawValue: UInt32

        /// Creates a set from its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The font is italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// The font is bold.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// The font is wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// The font is narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters have the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Lines are closer together.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines are further apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The family, full or PostScript name; `nil` for the system's font.
    var name: String?
    /// The size in points.
    public private(set) var pointSize: CGFloat
    var weight: UIFont.Weight
    var design = SystemDesign.default
    /// Properties that are on or off.
    public private(set) var symbolicTraits: SymbolicTraits = []
    var hasMonospacedDigits = false

    /// Creates the description of a font with a family, full or PostScript name.
    public init(name fontName: String, size: CGFloat) {
        name = fontName
        pointSize = size
        weight = .regular
    }

    init(system size: CGFloat, weight: UIFont.Weight) {
        name = nil
        pointSize = size
        self.weight = weight
    }

    /// The description of the font of a text style, in the size that the user wants.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFontDescriptor {
        let around = HostDevice.current.environment
        let environment = traitCollection?.applied(to: around) ?? around
        let font = environment.descriptor(of: .system(style.view))
        return UIFontDescriptor(
            system: font.size, weight: style.view == .headline ? .semibold : .regular)
    }

    /// The same font at another size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var result = self
        result.pointSize = newPointSize
        return result
    }

    /// The system's font in another design; `nil` for a font with a name.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard name == nil else { return nil }
        var result = self
        result.design = design
        return result
    }

    /// The same font with these properties and no others.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var result = self
        result.symbolicTraits = symbolicTraits
        return result
    }

    func adding(_ traits: SymbolicTraits) -> UIFontDescriptor {
        var result = self
        result.symbolicTraits.formUnion(traits)
        return result
    }

    /// The font as views have it.
    var font: Font {
        var font =
            name.map { Font.custom($0, fixedSize: pointSize) }
            ?? Font.system(size: pointSize, weight: weight.view, design: design.view)
        if symbolicTraits.contains(.traitItalic) { font = font.italic() }
        if symbolicTraits.contains(.traitBold) { font = font.bold() }
        if symbolicTraits.contains(.traitExpanded) { font = font.width(.expanded) }
        if symbolicTraits.contains(.traitCondensed) { font = font.width(.condensed) }
        if symbolicTraits.contains(.traitMonoSpace) { font = font.monospaced() }
        if symbolicTraits.contains(.traitTightLeading) { font = font.leading(.tight) }
        if symbolicTraits.contains(.traitLooseLeading) { font = font.leading(.loose) }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        return font
    }
}
