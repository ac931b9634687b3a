public import Foundation
internal import QuadrantViews

extension AttributeContainer {
    /// Creates a container of attributes as `NSAttributedString` has them. Those of keys that UIKit does not know are left out.
    ///
    /// Apple: "init(_:)" (Foundation).
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for bridge in AttributeBridge.all {
            if let value = dictionary[bridge.key] { bridge.write(value, &self) }
        }
        switch dictionary[.link] {
        case let link as URL: self.link = link
        case let link as String: self.link = URL(string: link)
        default: break
        }
    }

    /// Creates a container of those attributes that are in a scope.
    ///
    /// Apple: "init(_:including:)" (Foundation). Nothing is thrown: what is of another type is left out.
    public init<S: AttributeScope>(
        _ dictionary: [NSAttributedString.Key: Any],
        including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        if S.self == AttributeScopes.UIKitAttributes.self {
            self.init(dictionary)
        } else {
            self.init(dictionary.filter { $0.key == .link })
        }
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Creates the attributes that `NSAttributedString` has for those of a container: UIKit's, and links.
    ///
    /// Apple: "init(_:)" (Foundation).
    public init(_ container: AttributeContainer) {
        self.init()
        for bridge in AttributeBridge.all {
            if let value = bridge.read(container) { self[bridge.key] = value }
        }
        if let link = container.link { self[.link] = link }
    }
}

/// An attribute of UIKit's scope as `NSAttributedString` has it.
struct AttributeBridge {
    let key: NSAttributedString.Key
    let read: (AttributeContainer) -> Any?
    let write: (Any, inout AttributeContainer) -> Void

    /// One whose values are the same in both.
    private static func same<K: AttributedStringKey>(
        _ key: NSAttributedString.Key, _ type: K.Type
    ) -> AttributeBridge where K.Value: Sendable {
        AttributeBridge(
            key: key, read: { $0[K.self] },
            write: { value, container in
                if let value = value as? K.Value { container[K.self] = value }
            })
    }

    /// One that is a number.
    private static func length<K: AttributedStringKey>(
        _ key: NSAttributedString.Key, _ type: K.Type
    ) -> AttributeBridge where K.Value == CGFloat {
        AttributeBridge(
            key: key, read: { $0[K.self].map { NSNumber(value: Double($0)) } },
            write: { value, container in container[K.self] = number(value) })
    }

    /// One that is a style of lines, as its number.
    private static func line<K: AttributedStringKey>(
        _ key: NSAttributedString.Key, _ type: K.Type
    ) -> AttributeBridge where K.Value == NSUnderlineStyle {
        AttributeBridge(
            key: key, read: { $0[K.self].map { NSNumber(value: $0.rawValue) } },
            write: { value, container in
                container[K.self] =
                    value as? NSUnderlineStyle
                    ?? number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
            })
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as Float: CGFloat(number)
        default: nil
        }
    }

    /// All that both have.
    static var all: [AttributeBridge] {
        typealias Keys = AttributeScopes.UIKitAttributes
        return [
            same(.font, Keys.FontAttribute.self),
            same(.paragraphStyle, Keys.ParagraphStyleAttribute.self),
            same(.foregroundColor, Keys.ForegroundColorAttribute.self),
            same(.backgroundColor, Keys.BackgroundColorAttribute.self),
            length(.kern, Keys.KernAttribute.self),
            length(.tracking, Keys.TrackingAttribute.self),
            line(.underlineStyle, Keys.UnderlineStyleAttribute.self),
            same(.underlineColor, Keys.UnderlineColorAttribute.self),
            line(.strikethroughStyle, Keys.StrikethroughStyleAttribute.self),
            same(.strikethroughColor, Keys.StrikethroughColorAttribute.self),
            same(.strokeColor, Keys.StrokeColorAttribute.self),
            length(.strokeWidth, Keys.StrokeWidthAttribute.self),
            length(.baselineOffset, Keys.BaselineOffsetAttribute.self),
        ]
    }
}
