public import Foundation

/// What a detector found in a text.
final class DetectedText: NSTextCheckingResult {
    enum Meaning: Equatable {
        case link(URL)
        case phoneNumber(String)
        case date(Date, TimeZone?)
    }

    let meaning: Meaning
    private let place: NSRange

    init(_ meaning: Meaning, at place: NSRange) {
        (self.meaning, self.place) = (meaning, place)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType {
        switch meaning {
        case .link: NSTextCheckingResult.CheckingType(rawValue: DetectedKind.link.rawValue)
        case .phoneNumber: NSTextCheckingResult.CheckingType(rawValue: DetectedKind.phone.rawValue)
        case .date: NSTextCheckingResult.CheckingType(rawValue: DetectedKind.date.rawValue)
        }
    }

    /// Foundation's `adjustingRanges(offset:)` asks for one, and ends the process where there is none.
    override var regularExpression: NSRegularExpression? { Self.expression }

    private static let expression = NSRegularExpression.known(".")

    override var range: NSRange { place }

    override var numberOfRanges: Int { 1 }

    override func range(at index: Int) -> NSRange {
        index == 0 ? place : NSRange(location: NSNotFound, length: 0)
    }
}

/// The bits of `NSTextCheckingResult.CheckingType` as Foundation on Linux numbers them, three otherwise than Apple. It calls
/// their names out of date.
struct DetectedKind: OptionSet {
    let rawValue: UInt64

    static let date = DetectedKind(rawValue: 1 << 4)
    static let address = DetectedKind(rawValue: 1 << 5)
    static let link = DetectedKind(rawValue: 1 << 6)
    static let phone = DetectedKind(rawValue: 1 << 11)
    static let transit = DetectedKind(rawValue: 1 << 12)
}

extension NSTextCheckingResult {
    private var detected: DetectedText.Meaning? { (self as? DetectedText)?.meaning }

    /// Where a link leads; one to an address of mail has the scheme `mailto`. `nil` for what is no link.
    ///
    /// Apple: "url" (Foundation).
    public var url: URL? { if case .link(let url) = detected { url } else { nil } }

    /// A phone number as it stands in the text; `nil` for what is none.
    ///
    /// Apple: "phoneNumber" (Foundation).
    public var phoneNumber: String? {
        if case .phoneNumber(let number) = detected { number } else { nil }
    }

    /// A date; noon where the text says no time. `nil` for what is no date.
    ///
    /// Apple: "date" (Foundation).
    public var date: Date? { if case .date(let date, _) = detected { date } else { nil } }

    /// The time zone that a text says of a date; `nil` where it says none.
    ///
    /// Apple: "timeZone" (Foundation).
    public var timeZone: TimeZone? { if case .date(_, let zone) = detected { zone } else { nil } }

    /// How long a date lasts, in seconds: always 0, as spans are found as two dates here.
    ///
    /// Apple: "duration" (Foundation).
    public var duration: TimeInterval { 0 }

    /// The parts of a postal address: always `nil`, as none is found here.
    ///
    /// Apple: "addressComponents" (Foundation).
    public var addressComponents: [NSTextCheckingKey: String]? { nil }

    /// The parts of a flight: always `nil`, as none is found here.
    ///
    /// Apple: "components" (Foundation).
    public var components: [NSTextCheckingKey: String]? { nil }
}
