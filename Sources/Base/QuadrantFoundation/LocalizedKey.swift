import Foundation

/// A string that is compared as people of the current locale expect it: for descriptors of orders, which compare what is
/// `Comparable` and nothing else on Linux.
struct LocalizedKey: Comparable, Sendable {
    let text: String
    let isStandard: Bool

    static func < (lhs: LocalizedKey, rhs: LocalizedKey) -> Bool {
        let order =
            lhs.isStandard
            ? lhs.text.localizedStandardCompare(rhs.text) : lhs.text.localizedCompare(rhs.text)
        return order == .orderedAscending
    }

    static func == (lhs: LocalizedKey, rhs: LocalizedKey) -> Bool { !(lhs < rhs || rhs < lhs) }
}

extension String {
    /// The string in the order of names of files.
    var standardKey: LocalizedKey { LocalizedKey(text: self, isStandard: true) }
    /// The string in the order of words in a dictionary.
    var localizedKey: LocalizedKey { LocalizedKey(text: self, isStandard: false) }
}

extension String? {
    /// The string in the order of names of files; `nil` comes first.
    var standardKey: LocalizedKey? { map(\.standardKey) }
    /// The string in the order of words in a dictionary; `nil` comes first.
    var localizedKey: LocalizedKey? { map(\.localizedKey) }
}
