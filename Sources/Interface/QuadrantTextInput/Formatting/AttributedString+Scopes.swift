public import Foundation

extension AttributedString {
    /// Creates a text of another one for a scope. Attributes outside of the scope stay (a limit; Apple leaves them out).
    ///
    /// Apple: "init(_:including:)" (Foundation).
    public init<T: AttributedStringProtocol, S: AttributeScope>(
        _ other: T, including scope: S.Type
    ) {
        self.init(other[other.startIndex..<other.endIndex])
    }

    /// The same of a scope that is named by its property.
    ///
    /// Apple: "init(_:including:)" (Foundation).
    public init<T: AttributedStringProtocol, S: AttributeScope>(
        _ other: T, including scope: KeyPath<AttributeScopes, S.Type>
    ) {
        self.init(other, including: S.self)
    }

    /// What is selected of the text; nothing for a caret.
    ///
    /// Apple: "subscript(_:)" (SwiftUI).
    public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
        self[RangeSet(selection.stretches(in: self))]
    }
}
