public import Foundation

extension AttributeScopes {
    /// The attributes of assistive technologies.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    /// What attributed strings say of how they are spoken.
    ///
    /// Apple: "AttributeScopes.AccessibilityAttributes". Nothing is spoken here; hosts keep the priority of what is
    /// announced.
    public struct AccessibilityAttributes: AttributeScope {
        /// How urgent an announcement is.
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
        /// Whether the text is spelled out.
        public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharactersAttribute
        /// Whether punctuation is spoken.
        public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
        /// The pitch of the voice, from 0 to 2; 1 is usual.
        public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
        /// How the text is pronounced, in the signs of the phonetic alphabet.
        public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute
        /// What kind of text it is.
        public let accessibilityTextualContext: TextualContextAttribute
        /// Words of the app's own that are spoken with the text.
        public let accessibilityTextCustom: TextCustomAttribute
        /// The level of a heading.
        public let accessibilityHeadingLevel: HeadingLevelAttribute

        /// How urgent an announcement is.
        @frozen public enum AnnouncementPriorityAttribute: AttributedStringKey {
            /// The name of the attribute.
            public static let name = "AXSpeechAnnouncementPriority"

            /// How urgent an announcement is.
            public enum Value: String, Hashable, Sendable {
                /// It waits, and others may take its place.
                case low
                /// It waits for what is being said.
                case `default`
                /// It interrupts what is being said, and is not interrupted.
                case high

                var rank: Int {
                    switch self {
                    case .low: 0
                    case .default: 1
                    case .high: 2
                    }
                }
            }
        }

        /// Whether the text is spelled out.
        @frozen public enum SpellsOutCharactersAttribute: AttributedStringKey {
            /// A truth value.
            public typealias Value = Bool
            /// The name of the attribute.
            public static let name = "AXSpeechSpellsOutCharacters"
        }

        /// Whether punctuation is spoken.
        @frozen public enum IncludesPunctuationAttribute: AttributedStringKey {
            /// A truth value.
            public typealias Value = Bool
            /// The name of the attribute.
            public static let name = "AXSpeechIncludesPunctuation"
        }

        /// The pitch of the voice.
        @frozen public enum AdjustedPitchAttribute: AttributedStringKey {
            /// A number.
            public typealias Value = Double
            /// The name of the attribute.
            public static let name = "AXSpeechAdjustedPitch"
        }

        /// How the text is pronounced.
        @frozen public enum PhoneticNotationAttribute: AttributedStringKey {
            /// A text.
            public typealias Value = String
            /// The name of the attribute.
            public static let name = "AXSpeechPhoneticNotation"
        }

        /// What kind of text it is, by which voices may read it in another way.
        @frozen public enum TextualContextAttribute: AttributedStringKey {
            /// The name of the attribute.
            public static let name = "AXTextualContext"

            /// A kind of text.
            public enum Value: String, Codable, Hashable, Sendable {
                /// What a command prints, names of files, a conversation.
                case console, fileSystem, messaging
                /// A book or an article, code, a table of cells, a document.
                case narrative, sourceCode, spreadsheet, wordProcessing
            }
        }

        /// Words of the app's own that are spoken with the text.
        @frozen public enum TextCustomAttribute: AttributedStringKey {
            /// The words.
            public typealias Value = [String]
            /// The name of the attribute.
            public static let name = "AXTextCustom"
        }

        /// The level of a heading.
        @frozen public enum HeadingLevelAttribute: AttributedStringKey {
            /// The name of the attribute.
            public static let name = "AXHeadingLevel"

            /// A level.
            public enum Value: Int, Codable, Hashable, Sendable {
                /// A heading without a level, or of one from 1 to 6.
                case unspecified, h1, h2, h3, h4, h5, h6
            }
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds the attributes of assistive technologies by their names:
    /// `text.accessibilitySpeechAnnouncementPriority = .high`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T {
        self[T.self]
    }
}
