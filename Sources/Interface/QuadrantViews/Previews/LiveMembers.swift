internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantText

/// A type of which members without arguments are known by their names, so that a body that names another one needs no compiler.
private protocol LiveMembers {
    /// The value that a name in the source means; `nil` for one that is not known here.
    static func member(named name: String) -> Self?
}

extension Optional: LiveMembers where Wrapped: LiveMembers {
    fileprivate static func member(named name: String) -> Self? {
        Wrapped.member(named: name).map { .some($0) }
    }
}

extension HorizontalAlignment: LiveMembers {
    fileprivate static func member(named name: String) -> Self? {
        let all: [String: Self] = [
            "leading": .leading, "center": .center, "trailing": .trailing,
            "listRowSeparatorLeading": .listRowSeparatorLeading,
            "listRowSeparatorTrailing": .listRowSeparatorTrailing,
        ]
        return all[name]
    }
}

extension VerticalAlignment: LiveMembers {
    fileprivate static func member(named name: String) -> Self? {
        let all: [String: Self] = [
            "top": .top, "center": .center, "bottom": .bottom,
            "firstTextBaseline": .firstTextBaseline, "lastTextBaseline": .lastTextBaseline,
        ]
        return all[name]
    }
}

extension Alignment: LiveMembers {
    fileprivate static func member(named name: String) -> Self? {
        let all: [String: Self] = [
            "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing,
            "leading": .leading,
            "center": .center, "trailing": .trailing, "bottomLeading": .bottomLeading,
            "bottom": .bottom, "bottomTrailing": .bottomTrailing,
        ]
        return all[name]
    }
}

extension TextAlignment: LiveMembers {
    fileprivate static func member(named name: String) -> Self? {
        let all: [String: Self] = ["leading": .leading, "center": .center, "trailing": .trailing]
        return all[name]
    }
}

extension ContentMode: LiveMembers {
    fileprivate static func member(named name: String) -> Self? {
        let all: [String: Self] = ["fit": .fit, "fill": .fill]
        return all[name]
    }
}

extension Edge.Set: LiveMembers {
    fileprivate static func member(named name: String) -> Self? {
        let all: [String: Self] = [
            "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
            "horizontal": .horizontal, "vertical": .vertical, "all": .all,
        ]
        return all[name]
    }
}

extension Font: LiveMembers {
    fileprivate static func member(named name: String) -> Self? {
        let all: [String: Self] = [
            "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3,
            "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
            "footnote": .footnote, "caption": .caption, "caption2": .caption2,
        ]
        return all[name]
    }
}

extension Font.Weight: LiveMembers {
    fileprivate static func member(named name: String) -> Self? {
        let all: [String: Self] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
            "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
            "black": .black,
        ]
        return all[name]
    }
}

extension Color: LiveMembers {
    fileprivate static func member(named name: String) -> Self? {
        let all: [String: Self] = [
            "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
            "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
            "pink": .pink, "brown": .brown, "white": .white, "gray": .gray, "black": .black,
            "clear": .clear,
        ]
        return all[name]
    }
}

/// A member without arguments that is written in a body, such as `.leading`; for the tool alone.
///
/// - Parameters:
///   - number: That of the member in the table.
///   - value: What was written when the file was compiled.
public func _liveMember<Value>(_ number: Int, _ value: Value) -> Value {
    guard case .member(let name) = LiveLiterals.value(number) else { return value }
    return LiveLiterals.fitting(number, value) {
        (Value.self as? any LiveMembers.Type)?.member(named: name) as? Value
    }
}

/// A color that is written as a member where any style may stand, such as `.red`; for the tool alone.
///
/// - Parameters:
///   - number: That of the member in the table.
///   - value: What was written when the file was compiled.
public func _liveColor(_ number: Int, _ value: Color) -> Color { _liveMember(number, value) }
