public import Foundation
internal import QuadrantViews

extension AttributedString {
    /// Creates a text of one with attributes of UIKit's, which it has in UIKit's scope. Fonts, colours, distances and lines are
    /// those of SwiftUI's scope too, so that views draw them.
    ///
    /// Apple: "init(_:)" (Foundation).
    public init(_ value: NSAttributedString) {
        self.init(value, uiKit: true, swiftUI: true)
    }

    /// Creates a text of one with attributes of UIKit's, of which those of a scope are taken over.
    ///
    /// Apple: "init(_:including:)" (Foundation).
    public init<S: AttributeScope>(
        _ value: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(value, including: S.self)
    }

    /// Creates a text of one with attributes of UIKit's, of which those of a scope are taken over.
    ///
    /// Apple: "init(_:including:)" (Foundation).
    public init<S: AttributeScope>(_ value: NSAttributedString, including scope: S.Type) throws {
        self.init(
            value, uiKit: S.self == AttributeScopes.UIKitAttributes.self,
            swiftUI: S.self != AttributeScopes.FoundationAttributes.self
                && S.self != AttributeScopes.UIKitAttributes.self)
    }

    private init(_ value: NSAttributedString, uiKit: Bool, swiftUI: Bool) {
        self.init()
        let text = value.string as NSString
        value.eachRun { attributes, range in
            var piece = AttributedString(text.substring(with: range))
            switch attributes[.link] {
            case let link as URL: piece.link = link
            case let link as String: piece.link = URL(string: link)
            default: break
            }
            if uiKit { piece.mergeAttributes(AttributeContainer(attributes)) }
            if swiftUI { piece.takeOver(attributes) }
            append(piece)
        }
    }

    private mutating func takeOver(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { self.font = Font(font) }
        if let color = attributes[.foregroundColor] as? UIColor {
            self.foregroundColor = Color(uiColor: color)
        }
        if let color = attributes[.backgroundColor] as? UIColor {
            self.backgroundColor = Color(uiColor: color)
        }
        if let kern = attributes[.kern] as? NSNumber { self.kern = CGFloat(kern.doubleValue) }
        if let offset = attributes[.baselineOffset] as? NSNumber {
            self.baselineOffset = CGFloat(offset.doubleValue)
        }
        if Self.isLine(attributes[.underlineStyle]) { self.underlineStyle = .single }
        if Self.isLine(attributes[.strikethroughStyle]) { self.strikethroughStyle = .single }
    }

    private static func isLine(_ style: Any?) -> Bool {
        (style as? NSNumber).map { $0.intValue != 0 } ?? false
    }
}

extension NSAttributedString {
    /// Creates a text with attributes of UIKit's: those of UIKit's scope, links, and distances of SwiftUI's scope.
    ///
    /// Apple: "init(_:)" (Foundation).
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            var attributes = [NSAttributedString.Key: Any](run.attributes)
            typealias Keys = AttributeScopes.SwiftUIAttributes
            if attributes[.kern] == nil, let kern = run[Keys.KerningAttribute.self] {
                attributes[.kern] = NSNumber(value: Double(kern))
            }
            if attributes[.baselineOffset] == nil,
                let offset = run[Keys.BaselineOffsetAttribute.self]
            {
                attributes[.baselineOffset] = NSNumber(value: Double(offset))
            }
            let characters = attrStr.characters[run.range]
            let words: String = characters.reduce(into: "") { $0.append($1) }
            let piece = NSMutableAttributedString(string: words, attributes: attributes)
            text.append(piece)
        }
        self.init(attributedString: text)
    }

    /// Creates a text with the attributes of a scope.
    ///
    /// Apple: "init(_:including:)" (Foundation).
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(attrStr)
    }
}
