public import Foundation
public import QuadrantCore
import QuadrantText

extension Font {
    /// What a font depends on beside itself: the size of texts, the font around, the system.
    ///
    /// Apple: "Font.Context". The environment has it as `fontResolutionContext`.
    public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
        let font: Font?
        let size: DynamicTypeSize
        let platform: PlatformProfile

        /// The size of texts.
        public var debugDescription: String { "Font.Context(\(size))" }
    }

    /// A font as it is drawn.
    ///
    /// Apple: "Font.Resolved". There is no `ctFont`: Core Text is not here.
    public struct Resolved: Hashable, Sendable {
        /// In points.
        public let pointSize: CGFloat
        /// The thickness of strokes.
        public let weight: Weight
        /// The width of letters.
        public let width: Width
        /// How far the lines are apart.
        public let leading: Leading
        /// Whether strokes are at least as thick as those of `Weight.semibold`: the emphasised weight of some text styles.
        public let isBold: Bool
        /// Whether the letters are italic.
        public let isItalic: Bool
        /// Whether all letters have the same width.
        public let isMonospaced: Bool
        /// Whether lowercase letters are small capitals.
        public let isLowercaseSmallCaps: Bool
        /// Whether uppercase letters are small capitals.
        public let isUppercaseSmallCaps: Bool
        /// Whether all letters are small capitals.
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    }

    /// The font as it is drawn in a context.
    ///
    /// Apple: "resolve(in:)".
    public func resolve(in context: Context) -> Resolved {
        var environment = EnvironmentValues()
        environment.font = context.font
        environment.dynamicTypeSize = context.size
        environment.platformProfile = context.platform
        let found = environment.descriptor(of: self)
        func has(_ feature: String) -> Bool { found.features.contains { $0.tag == feature } }
        return Resolved(
            pointSize: found.size, weight: Weight(value: found.weight),
            width: Width(CGFloat(found.width / 100 - 1)), leading: Leading(found.leading),
            isBold: found.weight >= Weight.semibold.value, isItalic: found.isItalic,
            isMonospaced: found.family == .system(.monospaced), isLowercaseSmallCaps: has("smcp"),
            isUppercaseSmallCaps: has("c2sc"))
    }
}

extension Font.Leading {
    fileprivate init(_ leading: FontDescriptor.Leading) {
        self =
            switch leading {
            case .standard: .standard
            case .tight: .tight
            case .loose: .loose
            }
    }
}

extension EnvironmentValues {
    /// What fonts are resolved in here.
    ///
    /// Apple: "EnvironmentValues.fontResolutionContext".
    public var fontResolutionContext: Font.Context {
        Font.Context(font: font, size: dynamicTypeSize, platform: platformProfile)
    }
}
