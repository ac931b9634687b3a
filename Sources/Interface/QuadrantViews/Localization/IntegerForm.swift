import Foundation
import Synchronization

/// How a locale writes whole numbers: its digits, signs and groups.
///
/// Read off a few numbers that Foundation writes, and taken only if others come out as Foundation has
/// them: `String(format:locale:)` takes some ten microseconds for each.
final class IntegerForm: Sendable {
    /// The digits 0 to 9, in UTF-8.
    private let digits: [[UInt8]]
    /// The separator between two groups of digits, in UTF-8.
    private let separator: [UInt8]
    /// The number of digits in the last group; 0 if there are no groups.
    private let lastGroup: Int
    /// The number of digits in each group before the last one.
    private let group: Int
    /// Numbers of fewer digits are not grouped.
    private let leastGrouped: Int
    /// The signs before and behind the digits of a negative number, in UTF-8.
    private let minus: (before: [UInt8], behind: [UInt8])
    /// The greatest number of bytes that a number takes.
    private let mostBytes: Int

    /// The form of a locale; `nil` for one that writes numbers in another way than by digits in groups.
    static func of(_ locale: Locale) -> IntegerForm? {
        let identifier = locale.identifier
        return known.withLock { known in
            if known.last.identifier == identifier { return known.last.form }
            let form: IntegerForm?
            if let found = known.forms[identifier] {
                form = found
            } else {
                if known.forms.count >= mostKnown { known.forms = [:] }
                let locale = locale.withDigits
                form = IntegerForm { String(format: "%lld", locale: locale, $0) }
                known.forms[identifier] = .some(form)
            }
            known.last = (identifier, form)
            return form
        }
    }

    private struct Known {
        var forms: [String: IntegerForm?] = [:]
        /// The form that was asked for last, as most texts are in one locale.
        var last: (identifier: String, form: IntegerForm?) = ("\0", nil)
    }

    private static let mostKnown = 64
    private static let known = Mutex(Known())

    /// The form in which `write` writes numbers; `nil` if it is not of this kind.
    init?(writtenBy write: (Int64) -> String) {
        var digits = [[UInt8]](repeating: [], count: 10)
        var groups: [(length: Int, separator: String)] = [(0, "")]
        var expected = 1
        for scalar in write(1_234_567_890).unicodeScalars {
            let properties = scalar.properties
            if properties.numericType == .decimal {
                guard expected <= 10, properties.numericValue == Double(expected % 10) else {
                    return nil
                }
                digits[expected % 10] = Array(String(scalar).utf8)
                expected += 1
                groups[groups.count - 1].length += 1
            } else if groups[groups.count - 1].length > 0 {
                groups.append((0, String(scalar)))
            } else {
                groups[groups.count - 1].separator.unicodeScalars.append(scalar)
            }
        }
        guard expected == 11, groups[0].separator.isEmpty else { return nil }
        let inner = groups.dropFirst()
        self.digits = digits
        separator = Array((inner.last?.separator ?? "").utf8)
        lastGroup = inner.last?.length ?? 0
        group = inner.dropLast().last?.length ?? lastGroup
        leastGrouped =
            lastGroup == 0 ? .max : write(1_111).utf8.count > 4 * digits[1].count ? 4 : 5
        guard let minus = Self.minus(write(-1), around: String(decoding: digits[1], as: UTF8.self))
        else { return nil }
        self.minus = minus
        let widest = digits.map(\.count).max() ?? 0
        mostBytes =
            20 * (widest + separator.count) + minus.before.count + minus.behind.count
        guard Self.probes.allSatisfy({ string($0) == write($0) }) else { return nil }
    }

    /// The signs that are written around the digit of -1.
    private static func minus(
        _ number: String, around digit: String
    ) -> (before: [UInt8], behind: [UInt8])? {
        guard let range = number.range(of: digit, options: .literal) else { return nil }
        return (Array(number[..<range.lowerBound].utf8), Array(number[range.upperBound...].utf8))
    }

    /// Short and long, with groups that are full and groups that are not.
    private static let probes: [Int64] = [
        0, 12, 345, 6_789, 98_765, 432_109, -7_654_321, .max, .min,
    ]

    /// The number as the locale has it.
    func string(_ number: Int64) -> String {
        // Written from the end, as the digits come out.
        textFromEnd(ofAtMost: mostBytes) { text in
            if number < 0 { text.put(minus.behind) }
            var rest = number.magnitude
            let isGrouped = Self.count(rest) >= leastGrouped
            var left = isGrouped ? lastGroup : .max
            repeat {
                if left == 0 {
                    text.put(separator)
                    left = group
                }
                left -= 1
                text.put(digits[Int(rest % 10)])
                rest /= 10
            } while rest > 0
            if number < 0 { text.put(minus.before) }
        }
    }

    /// How many decimal digits a number has.
    private static func count(_ number: UInt64) -> Int {
        var (count, bound) = (1, UInt64(10))
        while number >= bound {
            count += 1
            let (next, isTooLarge) = bound.multipliedReportingOverflow(by: 10)
            if isTooLarge { break }
            bound = next
        }
        return count
    }
}
