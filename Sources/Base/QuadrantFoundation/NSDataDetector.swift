public import Foundation

/// Finds links, addresses of mail, phone numbers and dates in texts.
///
/// Apple: "NSDataDetector" (Foundation), which Foundation on Linux lacks; there it is a subclass of
/// `NSRegularExpression`. Links are found in every language; dates are those of numbers and English words ("tomorrow at
/// 5 PM", "March 3, 2026"). Postal addresses and flights are not found, which is said on standard error once.
open class NSDataDetector: NSObject {
    /// What it looks for.
    public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue
    private let kinds: DetectedKind

    /// A detector for some kinds of data.
    ///
    /// - Parameter types: Bits of `NSTextCheckingResult.CheckingType`: `.link`, `.phoneNumber`, `.date`, `.address`,
    ///   `.transitInformation`.
    /// - Throws: `CocoaError` for bits with none of these among them.
    public init(types: NSTextCheckingResult.CheckingType.RawValue) throws {
        kinds = DetectedKind(rawValue: types)
        checkingTypes = types
        let all: DetectedKind = [.link, .phone, .date, .address, .transit]
        guard !kinds.isDisjoint(with: all) else { throw CocoaError(.featureUnsupported) }
        super.init()
        if !kinds.isDisjoint(with: [.address, .transit]) { Self.notice }
    }

    private static let notice: Void = {
        let words =
            "NSDataDetector finds no postal addresses and flights here: only Apple's systems do.\n"
        FileHandle.standardError.write(Data(words.utf8))
    }()

    /// What is found in a part of a text, in order.
    ///
    /// - Complexity: The length of the part, and links times what else is found.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let limit = (string as NSString).length
        let start = min(max(0, range.location), limit)
        let part = NSRange(location: start, length: min(max(0, range.length), limit - start))
        var found: [DetectedText] = []
        // Digits of a link are no number, those of a date neither.
        if kinds.contains(.link) { found += LinkDetector.found(in: string, part) }
        let dates = DateDetector(locale: .current, calendar: .current, now: Date())
        let times =
            kinds.isDisjoint(with: [.date, .phone])
            ? [] : dates.found(in: string, part, besides: found)
        if kinds.contains(.date) { found += times }
        if kinds.contains(.phone) {
            found += PhoneDetector.found(in: string, part, besides: found + times)
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// What is found first; `nil` for nothing.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// How much is found.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Where the first is that is found; at `NSNotFound` for nothing.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range
            ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a closure with each that is found, until it sets its last argument.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (
            NSTextCheckingResult?, NSRegularExpression.MatchingFlags,
            UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) {
        var stops = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            unsafe withUnsafeMutablePointer(to: &stops) { unsafe block(match, [], $0) }
            if stops.boolValue { return }
        }
    }
}

extension NSRegularExpression {
    /// An expression that is known to be one, whatever the case of letters.
    static func known(_ pattern: String) -> NSRegularExpression {
        guard let result = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
        else { preconditionFailure("An expression of the library does not read: \(pattern)") }
        return result
    }
}

extension [DetectedText] {
    /// Whether one of them has characters of a range.
    func meet(_ range: NSRange) -> Bool {
        contains { NSIntersectionRange($0.range, range).length > 0 }
    }
}

/// Finds addresses of the web and of mail.
private enum LinkDetector {
    private static let mail = #"(?:mailto:)?[\w.+%-]+@[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}"#
    private static let web = #"[a-z][a-z0-9+.-]*://[^\s<>"“”]+|www\.[^\s<>"“”]+"#
    /// Names without a sign before them: with endings that words do not have.
    private static let name =
        #"[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|int|io|dev|app|info|co|me|ai|us|uk|de|fr|es|it|nl"#
        + #"|ch|at|jp|cn|kr|in|br|ca|au|eu|ru)(?![\w-])(?:[:/?#][^\s<>"“”]*)?"#
    private static let expression = NSRegularExpression.known(
        #"(?<![\w@./+%-])(?:(\#(mail))|(\#(web))|(\#(name)))"#)

    static func found(in string: String, _ part: NSRange) -> [DetectedText] {
        let text = string as NSString
        return expression.matches(in: string, range: part).compactMap { match in
            let range = trimmed(match.range, in: text)
            let words = text.substring(with: range)
            let link =
                match.range(at: 1).location != NSNotFound
                ? (words.lowercased().hasPrefix("mailto:") ? words : "mailto:" + words)
                : words.contains("://") ? words : "http://" + words
            return URL(string: link).map { DetectedText(.link($0), at: range) }
        }
    }

    /// Signs at the end belong to the sentence, and so does a parenthesis that was opened before.
    private static func trimmed(_ range: NSRange, in text: NSString) -> NSRange {
        var words = text.substring(with: range)
        while let last = words.last {
            let isClosed = last == ")" && words.count { $0 == ")" } > words.count { $0 == "(" }
            guard isClosed || "?!.,:;*_~'\"".contains(last) else { break }
            words.removeLast()
        }
        return NSRange(location: range.location, length: words.utf16.count)
    }
}

/// Finds phone numbers: 7 to 15 digits in groups, or 10 and more in one.
private enum PhoneDetector {
    private static let expression = NSRegularExpression.known(
        #"(?<![\w.@/+-])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{1,5}\)[\s.-]?)?\d{1,15}(?:[\s.-]\d{2,6}){0,5}"#
            + #"(?![\w@/-]|[.,]\d)"#)

    static func found(
        in string: String, _ part: NSRange, besides others: [DetectedText]
    ) -> [DetectedText] {
        let text = string as NSString
        return expression.matches(in: string, range: part).compactMap { match in
            let words = text.substring(with: match.range)
            let digits = words.count(where: \.isWholeNumber)
            let isWhole = words.allSatisfy(\.isWholeNumber)
            guard (isWhole ? 10 : 7)...15 ~= digits, !others.meet(match.range) else { return nil }
            return DetectedText(.phoneNumber(words), at: match.range)
        }
    }
}
