import Foundation
import QuadrantCore
import QuadrantLayout

/// The attributes of characters in a text; `nil` for those that are not set.
struct TextAttributes: Equatable, Sendable {
    var font: Font?
    var fontChanges = FontChanges()
    var foreground: TextStyleBox?
    var background: Color?
    var underline: TextLineSetting?
    var strikethrough: TextLineSetting?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var scale: Text.Scale?
    /// A BCP 47 tag.
    var language: String?
    /// Where the text leads, as it is written.
    var link: String?
    /// What assistive technologies are told of this text alone; `nil` for nothing in particular.
    var told: ToldText?
    /// The values that are attached for a renderer; `nil` for none.
    var custom: CustomTextAttributes?

    /// Both attributes joined; these win where both set something.
    func over(_ outer: TextAttributes) -> TextAttributes {
        var result = self
        if case nil = font { result.font = outer.font }
        if outer.fontChanges != .none { result.fontChanges = fontChanges.over(outer.fontChanges) }
        if foreground == nil { result.foreground = outer.foreground }
        if background == nil { result.background = outer.background }
        if underline == nil { result.underline = outer.underline }
        if strikethrough == nil { result.strikethrough = outer.strikethrough }
        if kerning == nil { result.kerning = outer.kerning }
        if tracking == nil { result.tracking = outer.tracking }
        if baselineOffset == nil { result.baselineOffset = outer.baselineOffset }
        if scale == nil { result.scale = outer.scale }
        if language == nil { result.language = outer.language }
        if link == nil { result.link = outer.link }
        if told == nil { result.told = outer.told }
        if let further = outer.custom { result.custom = custom?.over(further) ?? further }
        return result
    }
}

/// What assistive technologies are told of a text beside its characters. Few texts set it.
final class ToldText: Equatable, Sendable {
    /// The label that replaces the characters; `nil` for none.
    let label: Text?
    /// The level of the heading that the text is.
    let heading: AccessibilityHeadingLevel?
    /// How the text is spoken.
    let speech: AccessibilityNoteSpeech?
    /// What kind of text it is.
    let contentType: String?

    init(
        label: Text?, heading: AccessibilityHeadingLevel?, speech: AccessibilityNoteSpeech?,
        contentType: String?
    ) {
        self.label = label
        self.heading = heading
        self.speech = speech
        self.contentType = contentType
    }

    static func == (lhs: ToldText, rhs: ToldText) -> Bool {
        lhs === rhs
            || lhs.label == rhs.label && lhs.heading == rhs.heading && lhs.speech == rhs.speech
                && lhs.contentType == rhs.contentType
    }
}

/// A line along a text, or that there is none.
struct TextLineSetting: Hashable, Sendable {
    var isActive: Bool
    var style: Text.LineStyle
}

/// Attributes on the heap: most texts have none, and those that have are passed around.
final class TextAttributesBox: Equatable, Sendable {
    let value: TextAttributes

    init(_ value: TextAttributes) {
        self.value = value
    }

    static func == (lhs: TextAttributesBox, rhs: TextAttributesBox) -> Bool {
        lhs === rhs || lhs.value == rhs.value
    }
}

/// A shape style that can be compared: two of one type by `==` if it has one; else, and where it has
/// none, they are not the same, so that no change is missed.
class TextStyleBox: Equatable, @unchecked Sendable {
    func resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        preconditionFailure("A style of a text has a type.")
    }

    fileprivate func isSame(as other: TextStyleBox) -> Bool { self === other }

    static func == (lhs: TextStyleBox, rhs: TextStyleBox) -> Bool {
        lhs === rhs || lhs.isSame(as: rhs)
    }
}

/// Unchecked: its only field is a constant, and shape styles are `Sendable`.
final class TypedTextStyleBox<Style: ShapeStyle>: TextStyleBox, @unchecked Sendable {
    let style: Style

    init(_ style: Style) {
        self.style = style
    }

    override func resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        Style._resolve(style, in: environment)
    }

    override fileprivate func isSame(as other: TextStyleBox) -> Bool {
        if Style.self == Color.self {
            guard type(of: other) == TypedTextStyleBox<Color>.self else { return false }
            let other = knownCast(other, to: TypedTextStyleBox<Color>.self)
            return knownCast(self as TextStyleBox, to: TypedTextStyleBox<Color>.self).style
                == other.style
        }
        guard let other = other as? TypedTextStyleBox<Style> else { return false }
        func equals<E: Equatable>(_ value: E) -> Bool { value == other.style as? E }
        guard let style = style as? any Equatable else { return false }
        return equals(style)
    }
}
