package import Foundation
package import QuadrantCore
import QuadrantGeometry
package import QuadrantText

extension Font {
    /// The face and size for a content size. Sizes that are not above 0 or not finite count as 1, none is beyond
    /// the limit of texts.
    fileprivate func descriptor(
        _ platform: PlatformProfile, contentSize: DynamicTypeSize
    ) -> FontDescriptor {
        var result: FontDescriptor
        var weight = 400.0
        var boldWeight = 700.0
        switch source {
        case .style(let style):
            let use = TextStyleUse(style.name, setting: contentSize.setting)
            result = FontDescriptor(size: platform.text.size(use) * style.factor)
            result.style = use
            weight = style.weight ?? platform.text.weight(use.name)
            boldWeight = style.weight ?? platform.text.emphasizedWeight(use.name)
        case .system(let size):
            result = FontDescriptor(size: size)
        case .named(let name, let size, let style):
            result = FontDescriptor(
                family: .named(name), size: size * (style?.scale(at: contentSize, platform) ?? 1))
        case .current:
            let use = TextStyleUse(.body, setting: contentSize.setting)
            result = FontDescriptor(size: platform.text.size(use))
            result.style = use
            boldWeight = platform.text.emphasizedWeight(.body)
        }
        result.platform = platform
        weight = baseWeight?.value ?? weight
        if case .system = result.family {
            result.family = .system((changes.design ?? baseDesign ?? .default).family)
        }
        result.weight = weight
        if changes != .none { changes.apply(to: &result, boldWeight: max(boldWeight, weight)) }
        if !(result.size.isFinite && result.size > 0) { result.size = 1 }
        result.size = CoordinateLimit.text.cut(result.size)
        return result
    }

    /// The font in an environment, with the changes of modifiers further out.
    fileprivate func resolved(
        in environment: EnvironmentValues, _ outer: FontChanges
    ) -> FontDescriptor {
        var font = self
        if source == .current {
            let plain = environment.platformProfile.plainFont
            font = environment.font ?? plain
            if font.source == .current { font.source = plain.source }
            font.changes = changes.over(font.changes)
        }
        if outer != .none { font.changes = outer.over(font.changes) }
        var descriptor = font.descriptor(
            environment.platformProfile, contentSize: environment.dynamicTypeSize)
        if environment.textSettingsIfAny?.value.followsStyleLeading == false {
            descriptor.style = nil
        }
        return descriptor
    }

    /// The diagnostic about the font's size; `nil` if nothing is wrong.
    fileprivate var diagnostic: Diagnostic? {
        func unless(_ call: String, _ value: CGFloat, _ advice: String) -> Diagnostic? {
            if value.isFinite && value > 0 {
                return CoordinateLimit.text.diagnostic(of: value, "\(call)\(value))")
            }
            return Diagnostic(
                "\(call)\(value)) is not a size above 0", advice: "It counts as 1. \(advice)")
        }
        var made: Diagnostic?
        let advice = "Give a size in points."
        switch source {
        case .system(let size): made = unless("Font.system(size: ", size, advice)
        case .named(let name, let size, _):
            made = unless("Font.custom(\"\(name)\", size: ", size, advice)
        case .style, .current: break
        }
        if let made { return made }
        if let size = changes.pointSize, let wrong = unless(".pointSize(", size, advice) {
            return wrong
        }
        return unless(".scaled(by: ", changes.scale, "Give a factor above 0.")
    }
}

extension Diagnostic {
    /// The diagnostic about a width of the bundled faces, which have one alone; `nil` for the normal one and for named
    /// fonts.
    fileprivate static func width(of font: FontDescriptor) -> Diagnostic? {
        guard font.width != 100, case .system = font.family else { return nil }
        return .withoutEffect(
            ".fontWidth(_:) of the system's font",
            advice: "The fonts that stand in for it have one width. Take another font by its name: "
                + "Font.custom(_:size:).")
    }
}

extension PlatformProfile {
    /// The font of a text that says nothing of it.
    fileprivate var plainFont: Font { text.plainSize.map { .system(size: $0) } ?? .body }
}

extension EnvironmentValues {
    /// The face and size of a text that says nothing, wherever it stands.
    package var plainDescriptor: FontDescriptor { descriptor(of: platformProfile.plainFont) }

    /// The font of characters and symbols, and the diagnostic about how it was asked for.
    ///
    /// - Parameter said: Of the characters, what the environment says of all texts included; `nil` if
    ///   nothing is said of them but the environment's font.
    func resolvedFont(_ said: TextAttributes?) -> (descriptor: FontDescriptor, wrong: Diagnostic?) {
        let font = said?.font ?? self.font ?? platformProfile.plainFont
        let descriptor = font.resolved(in: self, said?.fontChanges ?? .none)
        return (descriptor, font.diagnostic ?? Diagnostic.width(of: descriptor))
    }

    /// The font of a symbol that is a view of its own: as of a text in its place.
    var symbolFont: (descriptor: FontDescriptor, wrong: Diagnostic?) {
        resolvedFont(textSettingsIfAny?.value.attributes)
    }

    /// The same, where a bar of tabs or the like says how large symbols in it are.
    var shownSymbolFont: (descriptor: FontDescriptor, wrong: Diagnostic?) {
        guard let font = fontOfSymbols else { return symbolFont }
        return (font.resolved(in: self, .none), font.diagnostic)
    }

    /// The font of a symbol that has one of its own.
    func symbolFont(_ own: Font) -> (descriptor: FontDescriptor, wrong: Diagnostic?) {
        resolvedFont(TextAttributes(font: own))
    }

    /// The face and size of a font as code finds it that has no text.
    package func descriptor(of font: Font) -> FontDescriptor { symbolFont(font).descriptor }

    /// The size in points of a text that sets none.
    package var fontSize: CGFloat { symbolFont.descriptor.size }
}

extension FontChanges {
    fileprivate func apply(to font: inout FontDescriptor, boldWeight: Double) {
        if let pointSize {
            font.size = pointSize
            font.style = nil
        }
        font.size *= scale
        // Evidence: a weight wins over bold, in whichever order they come; measured facts, fonts.
        if let weight {
            font.weight = weight.value
        } else if isBold == true {
            font.weight = boldWeight
        }
        font.isItalic = isItalic ?? font.isItalic
        if let width { font.width = width.percent }
        if let leading { font.leading = leading.value }
        if isMonospaced == true, case .system = font.family { font.family = .system(.monospaced) }
        // In the order of their tags.
        if smallCaps.contains(.uppercase) { font.features.append(.init(tag: "c2sc", value: 1)) }
        if smallCaps.contains(.lowercase) { font.features.append(.init(tag: "smcp", value: 1)) }
        if hasMonospacedDigits { font.features.append(.init(tag: "tnum", value: 1)) }
    }
}

extension Font.Leading {
    fileprivate var value: FontDescriptor.Leading {
        switch self {
        case .standard: .standard
        case .tight: .tight
        case .loose: .loose
        }
    }
}

extension Font.Design {
    var family: FontDescriptor.Design {
        switch self {
        case .default: .standard
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension Font.TextStyle {
    /// The style's name in the profiles. Asked for by every text: no names are made on the way.
    var name: TextStyleName {
        switch self {
        case .largeTitle, .extraLargeTitle, .extraLargeTitle2: .largeTitle
        case .title: .title
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption
        case .caption2: .caption2
        }
    }

    /// The size relative to the style of that name. There is none for the extra large titles on iOS: theirs
    /// are the sizes of visionOS, 36 and 28 points, growing as the large title of 34 does.
    fileprivate var factor: CGFloat {
        switch self {
        case .extraLargeTitle: 36.0 / 34
        case .extraLargeTitle2: 28.0 / 34
        default: 1
        }
    }

    /// The weight, if it differs from that of the style of that name.
    fileprivate var weight: Double? {
        self == .extraLargeTitle || self == .extraLargeTitle2 ? 700 : nil
    }

    /// By how much the style's letters grow from the default setting to `contentSize`.
    package func scale(at contentSize: DynamicTypeSize, _ platform: PlatformProfile) -> CGFloat {
        let size = platform.text.size(TextStyleUse(name, setting: contentSize.setting))
        return size / platform.text.size(TextStyleUse(name))
    }

    /// By how much lengths that follow the style grow from the default setting to `contentSize`: as its lines do, not its letters.
    ///
    /// Evidence: 17 points by the body style are 16⅓ at `.medium` and 48 at `.accessibility5` where Apple's sizes are 16 and 53
    /// (jaredsinclair.com, "Scaled Metric Surprises", 2024; Stack Overflow, question 51243804): 17 · 21/22 and 17 · 62/22, in whole pixels.
    package func metricScale(
        at contentSize: DynamicTypeSize, _ platform: PlatformProfile
    ) -> CGFloat {
        let leading = platform.text.leading(TextStyleUse(name, setting: contentSize.setting))
        return leading / platform.text.leading(TextStyleUse(name))
    }
}

extension DynamicTypeSize {
    /// The column of a profile's tables.
    fileprivate var setting: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }
}

extension EnvironmentValues {
    /// A line of a text style, at the size that the user wants text to be.
    package func line(of style: Font.TextStyle) -> TextLine {
        let use = TextStyleUse(style.name, setting: dynamicTypeSize.setting)
        return platformProfile.text.line(size: platformProfile.text.size(use), style: use)
    }

    /// Writes texts in another case, and lines as far apart as their style asks, or else as their font has it, cut to
    /// whole points at the size of a style.
    ///
    /// - Parameter style: The style, where lines do not follow it; `nil` for as styles ask.
    package mutating func write(in textCase: Text.Case?, withLinesOfFont style: Font.TextStyle?) {
        textSettings.textCase = textCase
        textSettings.followsStyleLeading = style == nil
        guard let style else { return }
        let text = platformProfile.text
        let size = text.size(TextStyleUse(style.name, setting: dynamicTypeSize.setting))
        let pitch = text.line(size: size, style: nil).pitch.rounded(.down)
        textSettings.lineHeight = .multiple(factor: pitch / size)
    }
}
