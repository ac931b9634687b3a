/// Orders the parts of a drawing by the symbol's name.
///
/// Signs that are cut out of something solid come first, as those in an enclosure do. Then the order is that of the
/// name, what follows `and` or `badge` in front of the rest; what is behind comes last.
struct SymbolPartOrder {
    private let words: [Substring]

    /// - Parameter words: Of the symbol's name, those of the drawing.
    init(_ words: [Substring]) {
        self.words = words
    }

    /// The levels of parts: 0 for the primary one, 2 at most.
    ///
    /// - Parameters:
    ///   - names: What the parts show, back to front.
    ///   - areSigns: Which of them are cut out of others where the symbol is filled.
    func levels(_ names: [String], areSigns: [Bool]) -> [Int] {
        if Set(names).count == 1, words.contains("on") {
            // Of several of a kind that lie over each other, the front one comes first.
            return names.indices.map { min(names.count - 1 - $0, 2) }
        }
        let places = zip(names, areSigns).map { $1 ? Int.min : place($0) }
        let order = Set(places).sorted()
        return places.map { min(order.firstIndex(of: $0) ?? 0, 2) }
    }

    /// The place of a part in the order, by the place of its first word in the name.
    private func place(_ name: String) -> Int {
        switch name {
        case "behind", "back": return .max
        // The charge of a battery, the filled half of a shape.
        case "front", "level", "inner": return -words.count - 1
        default: break
        }
        let first = name == "rays" ? "sun" : name.split(separator: ".").first ?? ""
        // What the name does not say belongs to its first word.
        guard let index = words.firstIndex(of: first) else { return 0 }
        guard let mark = words.firstIndex(where: { $0 == "and" || $0 == "badge" }), index > mark
        else { return index }
        return index - words.count
    }
}
