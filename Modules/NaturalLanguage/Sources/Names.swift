// length: generated. Written by Scripts/quiet-modules.py from Modules/NaturalLanguage/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("NaturalLanguage: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "NLLanguage".
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "NLLanguage.english".
    public static let english = NLLanguage(rawValue: "en")
    /// Apple: "NLLanguage.french".
    public static let french = NLLanguage(rawValue: "fr")
    /// Apple: "NLLanguage.german".
    public static let german = NLLanguage(rawValue: "de")
    /// Apple: "NLLanguage.spanish".
    public static let spanish = NLLanguage(rawValue: "es")
    /// Apple: "NLLanguage.italian".
    public static let italian = NLLanguage(rawValue: "it")
    /// Apple: "NLLanguage.portuguese".
    public static let portuguese = NLLanguage(rawValue: "pt")
    /// Apple: "NLLanguage.dutch".
    public static let dutch = NLLanguage(rawValue: "nl")
    /// Apple: "NLLanguage.japanese".
    public static let japanese = NLLanguage(rawValue: "ja")
    /// Apple: "NLLanguage.korean".
    public static let korean = NLLanguage(rawValue: "ko")
    /// Apple: "NLLanguage.simplifiedChinese".
    public static let simplifiedChinese = NLLanguage(rawValue: "zh-Hans")
    /// Apple: "NLLanguage.traditionalChinese".
    public static let traditionalChinese = NLLanguage(rawValue: "zh-Hant")
    /// Apple: "NLLanguage.russian".
    public static let russian = NLLanguage(rawValue: "ru")
    /// Apple: "NLLanguage.arabic".
    public static let arabic = NLLanguage(rawValue: "ar")
    /// Apple: "NLLanguage.turkish".
    public static let turkish = NLLanguage(rawValue: "tr")
    /// Apple: "NLLanguage.polish".
    public static let polish = NLLanguage(rawValue: "pl")
    /// Apple: "NLLanguage.swedish".
    public static let swedish = NLLanguage(rawValue: "sv")
    /// Apple: "NLLanguage.danish".
    public static let danish = NLLanguage(rawValue: "da")
    /// Apple: "NLLanguage.norwegian".
    public static let norwegian = NLLanguage(rawValue: "nb")
    /// Apple: "NLLanguage.finnish".
    public static let finnish = NLLanguage(rawValue: "fi")
    /// Apple: "NLLanguage.undetermined".
    public static let undetermined = NLLanguage(rawValue: "und")
}
/// Apple: "NLTagScheme".
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "NLTagScheme.tokenType".
    public static let tokenType = NLTagScheme(rawValue: "NLTagSchemeTokenType")
    /// Apple: "NLTagScheme.lexicalClass".
    public static let lexicalClass = NLTagScheme(rawValue: "NLTagSchemeLexicalClass")
    /// Apple: "NLTagScheme.nameType".
    public static let nameType = NLTagScheme(rawValue: "NLTagSchemeNameType")
    /// Apple: "NLTagScheme.nameTypeOrLexicalClass".
    public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NLTagSchemeNameTypeOrLexicalClass")
    /// Apple: "NLTagScheme.lemma".
    public static let lemma = NLTagScheme(rawValue: "NLTagSchemeLemma")
    /// Apple: "NLTagScheme.language".
    public static let language = NLTagScheme(rawValue: "NLTagSchemeLanguage")
    /// Apple: "NLTagScheme.script".
    public static let script = NLTagScheme(rawValue: "NLTagSchemeScript")
    /// Apple: "NLTagScheme.sentimentScore".
    public static let sentimentScore = NLTagScheme(rawValue: "NLTagSchemeSentimentScore")
}
/// Apple: "NLTag".
public struct NLTag: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "NLTag.word".
    public static let word = NLTag(rawValue: "NLTagWord")
    /// Apple: "NLTag.punctuation".
    public static let punctuation = NLTag(rawValue: "NLTagPunctuation")
    /// Apple: "NLTag.whitespace".
    public static let whitespace = NLTag(rawValue: "NLTagWhitespace")
    /// Apple: "NLTag.other".
    public static let other = NLTag(rawValue: "NLTagOther")
    /// Apple: "NLTag.noun".
    public static let noun = NLTag(rawValue: "NLTagNoun")
    /// Apple: "NLTag.verb".
    public static let verb = NLTag(rawValue: "NLTagVerb")
    /// Apple: "NLTag.adjective".
    public static let adjective = NLTag(rawValue: "NLTagAdjective")
    /// Apple: "NLTag.adverb".
    public static let adverb = NLTag(rawValue: "NLTagAdverb")
    /// Apple: "NLTag.pronoun".
    public static let pronoun = NLTag(rawValue: "NLTagPronoun")
    /// Apple: "NLTag.determiner".
    public static let determiner = NLTag(rawValue: "NLTagDeterminer")
    /// Apple: "NLTag.particle".
    public static let particle = NLTag(rawValue: "NLTagParticle")
    /// Apple: "NLTag.preposition".
    public static let preposition = NLTag(rawValue: "NLTagPreposition")
    /// Apple: "NLTag.number".
    public static let number = NLTag(rawValue: "NLTagNumber")
    /// Apple: "NLTag.conjunction".
    public static let conjunction = NLTag(rawValue: "NLTagConjunction")
    /// Apple: "NLTag.interjection".
    public static let interjection = NLTag(rawValue: "NLTagInterjection")
    /// Apple: "NLTag.classifier".
    public static let classifier = NLTag(rawValue: "NLTagClassifier")
    /// Apple: "NLTag.idiom".
    public static let idiom = NLTag(rawValue: "NLTagIdiom")
    /// Apple: "NLTag.personalName".
    public static let personalName = NLTag(rawValue: "NLTagPersonalName")
    /// Apple: "NLTag.placeName".
    public static let placeName = NLTag(rawValue: "NLTagPlaceName")
    /// Apple: "NLTag.organizationName".
    public static let organizationName = NLTag(rawValue: "NLTagOrganizationName")
}
/// Apple: "NLTokenUnit".
public enum NLTokenUnit: Int, Hashable, Sendable {
    /// Apple: "NLTokenUnit.word".
    case word
    /// Apple: "NLTokenUnit.sentence".
    case sentence
    /// Apple: "NLTokenUnit.paragraph".
    case paragraph
    /// Apple: "NLTokenUnit.document".
    case document
}
/// Apple: "NLDistanceType".
public enum NLDistanceType: Int, Hashable, Sendable {
    /// Apple: "NLDistanceType.cosine".
    case cosine
}
/// Apple: "NLLanguageRecognizer".
open class NLLanguageRecognizer: NSObject {
    /// Here always `nil`. Apple: "NLLanguageRecognizer.dominantLanguage".
    open var dominantLanguage: NLLanguage? { nil }
    /// It is kept; `[:]` at first. Apple: "NLLanguageRecognizer.languageHints".
    open var languageHints: [NLLanguage: Double] = [:]
    /// It is kept; `[]` at first. Apple: "NLLanguageRecognizer.languageConstraints".
    open var languageConstraints: [NLLanguage] = []
    /// Here `nil`. Apple: "NLLanguageRecognizer.dominantLanguage".
    open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
    /// It has no effect here, which is told once. Apple: "NLLanguageRecognizer.processString".
    open func processString(_ string: String) { QuietNotes.tell("words are told apart by spaces here, and nothing is known of them") }
    /// Here `[:]`. Apple: "NLLanguageRecognizer.languageHypotheses".
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
    /// Apple: "NLLanguageRecognizer.reset".
    open func reset() {}
}
/// Apple: "NLTokenizer".
open class NLTokenizer: NSObject {
    /// Apple: "NLTokenizer.unit".
    public let unit: NLTokenUnit
    /// Apple: "NLTokenizer.init".
    public init(unit: NLTokenUnit) { self.unit = unit; super.init() }
    /// It is kept; `nil` at first. Apple: "NLTokenizer.string".
    open var string: String?
    /// Apple: "NLTokenizer.setLanguage".
    open func setLanguage(_ language: NLLanguage) {}
    /// Here `Self.parts_(string ?? "", range, unit)`. Apple: "NLTokenizer.tokens".
    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] { Self.parts_(string ?? "", range, unit) }
    /// Apple: "NLTokenizer.enumerateTokens".
    open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Int) -> Bool) { for part in tokens(for: range) where !block(part, 0) { return } }
    /// Apple: "NLTokenizer.parts_".
    class func parts_(_ text: String, _ range: Range<String.Index>, _ unit: NLTokenUnit) -> [Range<String.Index>] { text[range].split { unit == .word ? !($0.isLetter || $0.isNumber || $0 == "'") : unit == .sentence ? ".!?\n".contains($0) : $0.isNewline }.map { $0.startIndex..<$0.endIndex } }
}
/// Apple: "NLTagger".
open class NLTagger: NSObject {
    /// Apple: "NLTagger.tagSchemes".
    public let tagSchemes: [NLTagScheme]
    /// Apple: "NLTagger.init".
    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes; super.init() }
    /// Apple: "Options".
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "Options.omitWords".
        public static let omitWords = Options(rawValue: 1)
        /// Apple: "Options.omitPunctuation".
        public static let omitPunctuation = Options(rawValue: 2)
        /// Apple: "Options.omitWhitespace".
        public static let omitWhitespace = Options(rawValue: 4)
        /// Apple: "Options.omitOther".
        public static let omitOther = Options(rawValue: 8)
        /// Apple: "Options.joinNames".
        public static let joinNames = Options(rawValue: 16)
        /// Apple: "Options.joinContractions".
        public static let joinContractions = Options(rawValue: 32)
    }
    /// It is kept; `nil` at first. Apple: "NLTagger.string".
    open var string: String?
    /// Here always `nil`. Apple: "NLTagger.dominantLanguage".
    open var dominantLanguage: NLLanguage? { nil }
    /// Apple: "NLTagger.setLanguage".
    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
    /// Here `(nil, index..<index)`. Apple: "NLTagger.tag".
    open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) { (nil, index..<index) }
    /// Here `NLTokenizer.parts_(string ?? "", range, unit).map { (nil, $0) }`. Apple: "NLTagger.tags".
    open func tags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []) -> [(NLTag?, Range<String.Index>)] { NLTokenizer.parts_(string ?? "", range, unit).map { (nil, $0) } }
    /// Apple: "NLTagger.enumerateTags".
    open func enumerateTags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [], using block: (NLTag?, Range<String.Index>) -> Bool) { for part in tags(in: range, unit: unit, scheme: scheme) where !block(part.0, part.1) { return } }
}
/// Apple: "NLEmbedding".
open class NLEmbedding: NSObject {
    /// Here `nil`. Apple: "NLEmbedding.wordEmbedding".
    open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    /// Here `nil`. Apple: "NLEmbedding.sentenceEmbedding".
    open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    /// Here `2`. Apple: "NLEmbedding.distance".
    open func distance(between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine) -> Double { 2 }
    /// Here `[]`. Apple: "NLEmbedding.neighbors".
    open func neighbors(for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine) -> [(String, Double)] { [] }
}
/// Apple: "NLModel".
open class NLModel: NSObject {
}
