/// Which part of a drawing comes first, by the symbol's name.
struct SymbolPartOrder {
    private let words: [Substring]

    /// - Parameter words: Of the symbol's name, those of the drawing.
    init(_ words: [Substring]) {
        self.words = words
    }

    /// The levels of parts, back to front.
    func levels(_ names: [String]) -> [Int] {
        let distinct = Set(names)
        if distinct.count == 1 {
            // Two of a kind, one upon the other: the front one comes first.
            return words.contains("on") ? names.indices.map { min(names.count - 1 - $0, 2) } : names.map { _ in 0 }
        }
        if let enclosure, distinct.contains(enclosure) {
            return names.map { $0 == enclosure ? 1 : 0 }
        }
        let places = Set(names.map(place)).sorted()
        return names.map { name in min(places.firstIndex(of: place(name)) ?? 0, 2) }
    }

    /// What encloses the rest, if the name ends in it.
    private var enclosure: String? {
        guard words.count > 1, let last = words.last.map(String.init) else { return nil }
        return SymbolRecipe.isShape(last) && !words.contains("on") && !words.contains("and") ? last : nil
    }

    /// Where a part stands in the order: by its first word's place in the name.
    private func place(_ name: String) -> Int {
        if name == "behind" { return .max }
        let first = name == "rays" ? "sun" : name.split(separator: ".").first ?? ""
        guard let index = words.firstIndex(of: first) else { return words.count }
        guard let and = words.firstIndex(of: "and"), index > and else { return index }
        return index - words.count
    }
}
