public import Foundation
public import QuadrantViews

extension AttributeScopes {
    /// The attributes of UIKit's texts, such as those of labels.
    ///
    /// Apple: "AttributeScopes.UIKitAttributes". Views draw those of SwiftUI's scope; an `NSAttributedString` made of the text has
    /// these (`UILabel`, `UITextView`).
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The look of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The colour of the characters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the characters.
        public let backgroundColor: BackgroundColorAttribute
        /// Additional points after each character.
        public let kern: KernAttribute
        /// Additional points after each character.
        public let tracking: TrackingAttribute
        /// The style of a line under the characters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of that line.
        public let underlineColor: UnderlineColorAttribute
        /// The style of a line through the characters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of that line.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The colour of outlines. It is kept without effect.
        public let strokeColor: StrokeColorAttribute
        /// The width of outlines. It is kept without effect.
        public let strokeWidth: StrokeWidthAttribute
        /// How far the characters are raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The attributes of SwiftUI.
        public let swiftUI: SwiftUIAttributes
        /// The attributes of Foundation, among them `link`.
        public let foundation: FoundationAttributes

        /// The key of `font`.
        public enum FontAttribute: AttributedStringKey {
            /// A font.
            public typealias Value = UIFont
            /// The name under which the attribute is stored.
            public static let name = "NSFont"
        }

        /// The key of `paragraphStyle`.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// A look of paragraphs.
            public typealias Value = NSParagraphStyle
            /// The name under which the attribute is stored.
            public static let name = "NSParagraphStyle"
        }

        /// The key of `foregroundColor`.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The name under which the attribute is stored.
            public static let name = "NSColor"
        }

        /// The key of `backgroundColor`.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The name under which the attribute is stored.
            public static let name = "NSBackgroundColor"
        }

        /// The key of `kern`.
        public enum KernAttribute: AttributedStringKey {
            /// A length in points.
            public typealias Value = CGFloat
            /// The name under which the attribute is stored.
            public static let name = "NSKern"
        }

        /// The key of `tracking`.
        public enum TrackingAttribute: AttributedStringKey {
            /// A length in points.
            public typealias Value = CGFloat
            /// The name under which the attribute is stored.
            public static let name = "CTTracking"
        }

        /// The key of `underlineStyle`.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// A style of lines.
            public typealias Value = NSUnderlineStyle
            /// The name under which the attribute is stored.
            public static let name = "NSUnderline"
        }

        /// The key of `underlineColor`.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The name under which the attribute is stored.
            public static let name = "NSUnderlineColor"
        }

        /// The key of `strikethroughStyle`.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// A style of lines.
            public typealias Value = NSUnderlineStyle
            /// The name under which the attribute is stored.
            public static let name = "NSStrikethrough"
        }

        /// The key of `strikethroughColor`.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The name under which the attribute is stored.
            public static let name = "NSStrikethroughColor"
        }

        /// The key of `strokeColor`.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The name under which the attribute is stored.
            public static let name = "NSStrokeColor"
        }

        /// The key of `strokeWidth`.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// A width in parts of the font's size, times 100.
            public typealias Value = CGFloat
            /// The name under which the attribute is stored.
            public static let name = "NSStrokeWidth"
        }

        /// The key of `baselineOffset`.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// A length in points; positive is up.
            public typealias Value = CGFloat
            /// The name under which the attribute is stored.
            public static let name = "NSBaselineOffset"
        }
    }

    /// The attributes of UIKit's texts.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute of UIKit's scope by its name; one of SwiftUI's of the same name comes first.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}

/// Looks are compared by their values. A mutable one that is in a text must not be changed any more.
extension NSParagraphStyle: @unchecked Sendable {}
