import QuadrantCore

/// A value that is attached to a text for its renderer.
///
/// Apple: "TextAttribute". A type with no members marks a part of a text; one with properties tells
/// the renderer more. It is attached by `Text.customAttribute(_:)` and read from a run of a
/// `Text.Layout`.
public protocol TextAttribute: Hashable {}

/// The values that are attached to a text for its renderer, one of each type.
///
/// Unchecked: it never changes, and only the renderer, on the main actor, reads the values.
final class CustomTextAttributes: Equatable, @unchecked Sendable {
    private let values: [ObjectIdentifier: AnyHashable]

    private init(_ values: [ObjectIdentifier: AnyHashable]) {
        self.values = values
    }

    convenience init<T: TextAttribute>(_ value: T) {
        self.init([ObjectIdentifier(T.self): AnyHashable(value)])
    }

    subscript<T: TextAttribute>(_ type: T.Type) -> T? {
        values[ObjectIdentifier(type)]?.base as? T
    }

    /// Both joined; of two values of one type this one's counts.
    func over(_ outer: CustomTextAttributes) -> CustomTextAttributes {
        CustomTextAttributes(values.merging(outer.values) { own, _ in own })
    }

    static func == (lhs: CustomTextAttributes, rhs: CustomTextAttributes) -> Bool {
        lhs === rhs || lhs.values == rhs.values
    }
}

extension Text {
    /// Attaches a value to the text for its renderer.
    ///
    /// Apple: "Text.customAttribute(_:)". Of several values of one type, the one that was attached
    /// first, the innermost, counts. Without a renderer the value has no meaning.
    ///
    /// - Parameter value: Read by the renderer from the runs of the text, with the value's type.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        adding { $0.custom = CustomTextAttributes(value) }
    }
}
