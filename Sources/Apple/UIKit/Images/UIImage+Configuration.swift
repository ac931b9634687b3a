public import Foundation
public import QuadrantViews

extension UIImage {
    /// How a picture is chosen or drawn.
    ///
    /// Apple: "UIImage.Configuration".
    public class Configuration: @unchecked Sendable {
        // Nothing of a configuration changes after it is made.
        init() {}
    }

    /// The size of a symbol relative to its font.
    ///
    /// Apple: "UIImage.SymbolScale".
    public enum SymbolScale: Int, Hashable, Sendable {
        /// The size by default, the one not said, a small, a medium and a large one.
        case `default` = -1
        /// Not said.
        case unspecified = 0
        /// Smaller.
        case small = 1
        /// As large as suits texts.
        case medium = 2
        /// Larger.
        case large = 3

        var view: Image.Scale {
            switch self {
            case .small: .small
            case .large: .large
            default: .medium
            }
        }
    }

    /// The weight of a symbol.
    ///
    /// Apple: "UIImage.SymbolWeight".
    public enum SymbolWeight: Int, Hashable, Sendable {
        /// Not said.
        case unspecified
        /// From the lightest to the heaviest.
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        var view: Font.Weight? {
            let all: [Font.Weight?] = [
                nil, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy,
                .black,
            ]
            return all[rawValue]
        }
    }

    /// The size, weight, scale and colours of a symbol.
    ///
    /// Apple: "UIImage.SymbolConfiguration".
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        private(set) var font: Font?
        private(set) var weight: Font.Weight?
        private(set) var scale: SymbolScale?
        private(set) var mode: SymbolRenderingMode?
        private(set) var tint: Color?

        /// Creates a configuration with a size in points.
        public convenience init(pointSize: CGFloat) {
            self.init(font: .system(size: pointSize))
        }

        /// Creates a configuration with a size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(font: .system(size: pointSize), weight: weight.view)
        }

        /// Creates a configuration with a size in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(font: .system(size: pointSize), weight: weight.view, scale: scale)
        }

        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) {
            self.init(font: nil, scale: scale)
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(font: nil, weight: weight.view)
        }

        /// Creates a configuration with the font of a text style.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            self.init(font: .system(textStyle.view), scale: scale)
        }

        /// Creates a configuration with a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale = .default) {
            self.init(font: font.font, scale: scale)
        }

        /// Creates a configuration whose layers have one colour in several opacities.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(font: nil, mode: .hierarchical, tint: hierarchicalColor.color)
        }

        /// Creates a configuration whose layers have these colours. Only the first is drawn, in several
        /// opacities, where there are several.
        public convenience init(paletteColors: [UIColor]) {
            let first = paletteColors.first?.color
            self.init(
                font: nil, mode: paletteColors.count > 1 ? .hierarchical : .monochrome, tint: first)
        }

        private init(
            font: Font?, weight: Font.Weight? = nil, scale: SymbolScale? = nil,
            mode: SymbolRenderingMode? = nil, tint: Color? = nil
        ) {
            self.font = font
            self.weight = weight
            self.scale = scale
            self.mode = mode
            self.tint = tint
        }

        /// This configuration with what another one says over it.
        public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            return SymbolConfiguration(
                font: other.font ?? font, weight: other.weight ?? weight,
                scale: other.scale ?? scale, mode: other.mode ?? mode, tint: other.tint ?? tint)
        }
    }

    /// Creates a picture of a symbol; `nil` if there is none of that name. Without a size, it has that of
    /// running text.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a picture of a symbol with a configuration; `nil` if there is none of that name.
    public convenience init?(systemName name: String, withConfiguration: Configuration?) {
        let configuration = withConfiguration as? SymbolConfiguration
        var font = configuration?.font ?? .system(size: 17)
        if let weight = configuration?.weight { font = font.weight(weight) }
        self.init(
            symbol: name, font: font, scale: (configuration?.scale ?? .default).view,
            mode: configuration?.mode, tint: configuration?.tint)
    }

    /// The same symbol with a configuration in place of its own; `nil` for what is no symbol.
    ///
    /// Apple: "applyingSymbolConfiguration(_:)" (UIKit).
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbolName.flatMap { UIImage(systemName: $0, withConfiguration: configuration) }
    }

    /// The same symbol with a configuration in place of its own; other pictures stay as they are.
    ///
    /// Apple: "withConfiguration(_:)" (UIKit).
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        symbolName.flatMap { UIImage(systemName: $0, withConfiguration: configuration) } ?? self
    }

    /// Creates a picture of a symbol some of whose layers are faint; `nil` if there is none of that name.
    public convenience init?(
        systemName name: String, variableValue value: Double,
        configuration: Configuration? = nil
    ) {
        let settings = configuration as? SymbolConfiguration
        var font = settings?.font ?? .system(size: 17)
        if let weight = settings?.weight { font = font.weight(weight) }
        self.init(
            symbol: name, font: font, scale: (settings?.scale ?? .default).view,
            mode: settings?.mode, tint: settings?.tint, variableValue: value)
    }

    /// Creates the picture with a name; a configuration changes nothing of pictures.
    public convenience init?(
        named name: String, in bundle: Bundle?, with configuration: Configuration?
    ) {
        self.init(named: name, in: bundle)
    }

    /// Creates the picture with a name; the variant is chosen where the picture is shown.
    public convenience init?(
        named name: String, in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle)
    }
}
