/// Short labels as interfaces have them, each once.
struct Labels {
    /// How many.
    static let count = 2_000
    private static let words = [
        "Save", "Cancel", "Notifications", "Settings", "Account", "Total", "Price", "Order",
        "Delivery", "Invoice", "Today", "Yesterday", "Messages", "Unread", "Search", "Filter",
        "Share", "Delete", "Archive", "Profile", "Language", "Storage", "Privacy", "Network",
        "Updated", "Pending", "Shipped", "Returned", "Favorites", "Recent", "Download", "Upload",
    ]

    /// The texts.
    let texts: [String]

    /// A word and a number, "Order 1042": the words are few, the numbers are all different.
    static let interface = Labels(
        texts: (0..<count).map { "\(words[$0 * 7 % words.count]) \(1_000 + $0 * 3 % 8_999)" })

    /// The words of `interface` in other pairs, without new words.
    static let knownWords = Labels(
        texts: (0..<count).map {
            "\(words[$0 * 11 % words.count]) \(1_000 + ($0 * 3 + 1_500) % 6_000)"
        })

    /// Names of which no part occurs twice: "Kirasotu".
    static let names = Labels(
        texts: (0..<count).map { index in
            let consonants = Array("bdfgklmnprstvz")
            let vowels = Array("aeiou")
            var rest = index &* 2_654_435_761 % 9_000_011
            var name = ""
            for _ in 0..<4 {
                name.append(consonants[rest % 14])
                name.append(vowels[rest / 14 % 5])
                rest /= 70
            }
            return name.prefix(1).uppercased() + name.dropFirst() + "\(index % 10)"
        })
}
