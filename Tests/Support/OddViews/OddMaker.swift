internal import Foundation
internal import SwiftUI

/// Makes odd things, the same for the same seed on every machine: numbers, texts, paths and views that
/// nobody would write.
///
/// Half of what it makes is ordinary: what is odd has to meet what works.
package struct OddMaker {
    private var state: UInt64
    /// How much there may be of what it makes.
    let limits: OddLimits
    /// How many views may still be made: what nests and repeats stays small enough to draw many.
    var budget = 0

    /// A maker whose things follow from `seed`.
    package init(seed: UInt64, limits: OddLimits = .large) {
        state = seed
        self.limits = limits
    }

    /// The next 64 bits: SplitMix64 (Steele, Lea and Flood, 2014).
    mutating func bits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to `bound`, which must be above 0.
    package mutating func below(_ bound: Int) -> Int {
        Int(bits() % UInt64(bound))
    }

    /// True once in `number` times.
    mutating func oneIn(_ number: Int) -> Bool { below(number) == 0 }

    /// One of `items`, which must not be empty.
    mutating func pick<T>(_ items: [T]) -> T {
        items[below(items.count)]
    }
}

// MARK: Numbers

extension OddMaker {
    private static let ordinary: [CGFloat] = [0, 1, 2, 3, 8, 10.5, 17, 33.3, 60, 100]
    private static let odd: [CGFloat] = [
        -0.0, .nan, .infinity, -.infinity, 1e-300, -1e-300, 1e300, -1e300, .leastNonzeroMagnitude,
        .greatestFiniteMagnitude, 1e9, -1e9, 1e-9, -1, -17, 1.0 / 3, 32_767, 32_768, 65_536,
        16_777_217, 4e6, 2_147_483_648, 1e18, 9.3e18, 400, 5000, 1e-3, 0.5,
    ]

    /// A length, distance or factor: an ordinary one two times out of three.
    mutating func number() -> CGFloat {
        oneIn(3) ? pick(Self.odd) : pick(Self.ordinary)
    }

    /// A number of at most 100, or odd once in eight times: for what is no picture any more where
    /// every number is odd.
    mutating func length() -> CGFloat {
        oneIn(8) ? pick(Self.odd) : CGFloat(below(800)) / 8
    }

    /// A share from 0 to 1, or an odd one.
    mutating func share() -> Double {
        oneIn(4) ? Double(number()) : Double(below(101)) / 100
    }

    /// A point near the origin, or an odd one.
    mutating func point() -> CGPoint { CGPoint(x: length(), y: length()) }
    /// A size, not always one.
    mutating func size() -> CGSize { CGSize(width: length(), height: length()) }
    /// A rectangle, whose width and height may be negative.
    mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

    /// A number that may be missing.
    mutating func optional() -> CGFloat? { oneIn(3) ? nil : length() }

    /// An angle of any size.
    mutating func angle() -> Angle {
        oneIn(2) ? .degrees(Double(below(720)) - 360) : .radians(Double(number()))
    }

    /// A point of a unit square, or one far off.
    mutating func unitPoint() -> UnitPoint {
        oneIn(2)
            ? pick([.center, .topLeading, .bottomTrailing, .leading])
            : UnitPoint(x: CGFloat(share()), y: CGFloat(share()))
    }

    /// A map of the plane; not always one that can be turned back.
    mutating func transform() -> CGAffineTransform {
        CGAffineTransform(
            a: CGFloat(share()), b: CGFloat(share()), c: CGFloat(share()), d: CGFloat(share()),
            tx: length(), ty: length())
    }

    /// How many rows a list has: few, or once in a while as many as only a lazy one takes.
    mutating func hugeCount() -> Int {
        oneIn(limits.fewLists)
            ? pick([300, 100_000, 1_000_000_000, .max - 1]) : pick([0, 1, 2, 7, limits.rows])
    }
}

// MARK: Texts

extension OddMaker {
    private static let pieces: [String] = [
        "Hello", "word ", "AVATAR", "fi ffl", "1,234.5", "", " ", "\t", "\n", "\r\n", "\u{0}",
        "\u{1B}[31m",
        "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{200B}",
        "\u{202E}abc", "\u{2067}", "\u{2069}", "\u{202A}", "مرحبا ", "שלום", "नमस्ते", "สวัสดี", "語言",
        "한국어", "e\u{301}\u{323}\u{330}", "\u{301}", "👩‍👩‍👧‍👦", "🏳️‍🌈", "👋🏽", "🇨🇭", "🇨", "1️⃣", "😀", "\u{FE0F}",
        "\u{200D}", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "\u{E000}",
        "\u{10FFFD}", "\u{FFFE}", "\u{378}", "**bold** _it_ `code`",
        "[link](http://a/b)c)",
        "^[x](inflect: true)", "%@ %d %s %n", "&<>\"']]>", "(()\\", "javascript:", "${x}",
        "ǆ ß ŉ İ",
        "∫∑√", "𝒜𝔅", "\u{1D165}", "\u{FFFC}", "Ａ", "௹", "꧁", "𒀀", "\u{34F}", "\u{1160}",
    ]

    /// A text of odd pieces; a long one once in ten times.
    package mutating func text() -> String {
        switch below(11) {
        case 10: return UnicodeScalar(0xFDD0).map { "a\($0)b" } ?? ""
        case 0: return String(repeating: pick(Self.pieces), count: pick(limits.repeats))
        case 1:
            return (0..<below(30)).compactMap { _ in
                UnicodeScalar(UInt32(below(0x11_0000))).map { String($0) }
            }.joined()
        case 2...5: return pick(["Title", "A label", "Some more words to wrap in lines", "7"])
        default: return (0..<below(7)).map { _ in pick(Self.pieces) }.joined()
        }
    }

    /// An address; not always one.
    mutating func url() -> URL {
        let link =
            pick(["http://a/", "mailto:", "javascript:", "file:///", "x:", "", "//"]) + text()
        return URL(string: link) ?? URL(fileURLWithPath: "/")
    }

    private static let symbols = [
        "star", "star.fill", "heart", "trash", "person.crop.circle", "wifi", "speaker.wave.3",
        "chart.bar", "", "no.such.symbol", "1.circle", "a", "battery.100", "cloud.sun.rain.fill",
        "square.and.arrow.up", "checkmark.circle.badge.xmark",
    ]

    /// The name of a symbol, or of none.
    mutating func symbolName() -> String { oneIn(12) ? text() : pick(Self.symbols) }
}
