/// The plural of English nouns, for `inflect: true` in localised strings.
///
/// After the rules that grammars give for spelling, with the commonest irregular nouns; Apple's own
/// goes by a lexicon that is not published.
enum EnglishInflection {
    /// The noun that follows the first number in `words`, and the form of it that agrees with the number,
    /// if that is another word.
    ///
    /// The noun is the last word before a preposition or what else ends a phrase ("3 bowl of soup",
    /// "2 item left"). Without a number, or with the number one, nothing changes.
    static func change(in words: String) -> (range: Range<String.Index>, word: String)? {
        guard let number = words.firstIndex(where: \.isWholeNumber) else { return nil }
        let numberEnd = words[number...].firstIndex { !isOfNumber($0) } ?? words.endIndex
        guard !isOne(words[number..<numberEnd]) else { return nil }
        var noun: Range<String.Index>?
        var index = numberEnd
        while let start = words[index...].firstIndex(where: \.isLetter) {
            let isJoined = words[index..<start].allSatisfy { $0.isWhitespace || $0 == "-" }
            let end =
                words[start...].firstIndex { !$0.isLetter && $0 != "'" && $0 != "’" }
                ?? words.endIndex
            if noun != nil, !isJoined || endings.contains(words[start..<end].lowercased()) { break }
            noun = start..<end
            index = end
        }
        guard let noun else { return nil }
        let plural = plural(of: String(words[noun]))
        return plural == words[noun] ? nil : (noun, plural)
    }

    private static func isOfNumber(_ character: Character) -> Bool {
        character.isWholeNumber || ".,'’\u{A0}\u{202F}".contains(character)
    }

    private static func isOne(_ number: Substring) -> Bool {
        number.filter { $0 != "," }.drop { $0 == "0" }.allSatisfy { $0 == "1" }
            && number.count { $0 == "1" } == 1
    }

    /// Words behind a noun that are no part of it.
    private static let endings: Set<String> = [
        "about", "above", "after", "ago", "and", "are", "around", "as", "at", "available", "away",
        "before", "behind", "below", "between", "but", "by", "can", "could", "down", "due",
        "during",
        "each", "ever", "for", "found", "from", "had", "has", "have", "here", "in", "into", "is",
        "left", "long", "matching", "more", "near", "needed", "new", "no", "of", "off", "old", "on",
        "or", "out", "over", "overdue", "per", "queued", "remain", "remaining", "selected", "since",
        "so", "than", "that", "to", "today", "tomorrow", "total", "under", "until", "up", "used",
        "via",
        "was", "were", "which", "who", "will", "with", "within", "without", "would", "yesterday",
    ]

    /// The plural in the letter case of the word.
    static func plural(of word: String) -> String {
        let small = word.lowercased()
        if same.contains(small) { return word }
        let isUpper = word.count > 1 && word == word.uppercased()
        if let irregular = irregular(small) {
            if isUpper { return irregular.uppercased() }
            let isCapital = word.first?.isUppercase == true
            return isCapital ? irregular.prefix(1).uppercased() + irregular.dropFirst() : irregular
        }
        let (stem, ending) = regular(word, small)
        return stem + (isUpper ? ending.uppercased() : ending)
    }

    private static func regular(_ word: String, _ small: String) -> (Substring, String) {
        let vowels = "aeiou"
        if small.hasSuffix("y"), let before = small.dropLast().last, !vowels.contains(before) {
            return (word.dropLast(), "ies")
        }
        if ["s", "x", "z", "ch", "sh"].contains(where: { small.hasSuffix($0) }) {
            return (word[...], "es")
        }
        return (word[...], "s")
    }

    /// The plural of an irregular noun, also at the end of a compound: "salespeople",
    /// "grandchildren", "dormice".
    private static func irregular(_ small: String) -> String? {
        if let whole = irregulars[small] { return whole }
        for (ending, plural) in endingIrregulars
        where small.count > ending.count && small.hasSuffix(ending) {
            return small.dropLast(ending.count) + plural
        }
        return nil
    }

    private static let endingIrregulars: [(String, String)] = [
        ("person", "people"), ("child", "children"), ("woman", "women"), ("foot", "feet"),
        ("tooth", "teeth"), ("mouse", "mice"), ("wife", "wives"), ("knife", "knives"),
        ("shelf", "shelves"), ("analysis", "analyses"), ("sman", "smen"),
    ]

    private static let irregulars: [String: String] = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
        "tooth": "teeth", "goose": "geese", "mouse": "mice", "ox": "oxen", "die": "dice",
        "leaf": "leaves", "loaf": "loaves", "half": "halves", "shelf": "shelves", "wolf": "wolves",
        "calf": "calves", "thief": "thieves", "knife": "knives", "life": "lives", "wife": "wives",
        "elf": "elves", "self": "selves", "potato": "potatoes", "tomato": "tomatoes",
        "hero": "heroes", "echo": "echoes", "torpedo": "torpedoes", "analysis": "analyses",
        "crisis": "crises", "thesis": "theses", "basis": "bases", "axis": "axes",
        "oasis": "oases", "diagnosis": "diagnoses", "hypothesis": "hypotheses",
        "parenthesis": "parentheses", "criterion": "criteria", "phenomenon": "phenomena",
        "quiz": "quizzes", "bacterium": "bacteria", "cactus": "cacti", "stimulus": "stimuli",
        "fungus": "fungi", "nucleus": "nuclei", "fireman": "firemen", "policeman": "policemen",
        "is": "are", "was": "were", "has": "have", "this": "these", "that": "those",
    ]

    /// Nouns whose plural is the same, and those that have none.
    private static let same: Set<String> = [
        "sheep", "fish", "deer", "moose", "series", "species", "aircraft", "spacecraft", "swine",
        "trout", "salmon", "bison", "offspring", "headquarters", "information", "equipment", "news",
        "rice", "money", "music", "software", "hardware", "feedback", "luggage", "advice",
        "furniture", "homework", "jeans", "scissors", "glasses", "trousers", "kg", "km", "cm", "mm",
        "ml", "kb", "mb", "gb", "tb", "min", "hr",
    ]
}
