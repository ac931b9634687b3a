internal import QuadrantIndex
internal import QuadrantInspection

/// What stands in a node: the words of its texts and images, and what its views are called.
struct NodeShape {
    private var literals: Set<String> = []
    private var heads: Set<String> = []

    /// Looks at so many nodes at most.
    private static let most = 120

    init(of position: Int, _ nodes: [TreeSnapshot.Node], _ children: [[Int]]) {
        var (pending, looked) = ([position], 0)
        while let next = pending.popLast(), looked < Self.most {
            looked += 1
            let label = nodes[next].label
            heads.insert(label.head)
            for entered in nodes[next].entered { heads.insert(entered.name) }
            if let literal = label.firstLiteral { literals.insert(literal) }
            pending += children[next]
        }
    }

    /// How well a written view fits: words that are there and words that are not.
    func likeness(to view: WrittenView) -> Double {
        var (hits, misses, same, other) = (0, 0, 0, 0)
        var pending = [view]
        var looked = 0
        while let next = pending.popLast(), looked < Self.most {
            looked += 1
            if next.isType, let literal = WrittenLiteral(in: next.text), !literal.isOpen {
                if literals.contains(where: literal.matches) { hits += 1 } else { misses += 1 }
            }
            if next.isType || Self.visible.contains(next.name) {
                if heads.contains(next.name) { same += 1 } else { other += 1 }
            }
            pending += next.base + next.content
        }
        // The words of the call itself are shown by whatever stands for it: by the header of a section.
        let own = WrittenLiteral(in: view.text)
        let isCalledSo = own.map { !$0.isOpen && literals.contains(where: $0.matches) } ?? false
        let words =
            min(6, Double(hits) * 3) - min(6, Double(misses) * 2) + (isCalledSo ? 4 : 0)
        return words + min(2, Double(same) * 0.5) - min(2, Double(other) * 0.3)
    }

    /// Whether a written stack has words of its own, all of which are known, and none of them is there: the node is a stack that the
    /// library made, for several views of a closure, in a bar or a label.
    func isOther(than stack: WrittenView) -> Bool {
        // Of what is not shown nothing is known.
        if literals.isEmpty { return false }
        var (pending, looked, hasWords) = ([stack], 0, false)
        while let next = pending.popLast(), looked < Self.most {
            looked += 1
            guard next.isModifier || Self.known.contains(next.name) else { return false }
            if next.isType, next.text.contains("(") {
                if let literal = WrittenLiteral(in: next.text) {
                    if literal.isOpen || literals.contains(where: literal.matches) { return false }
                    hasWords = true
                } else if next.name == "Text" || next.name == "Label" {
                    return false
                }
            }
            pending += next.isModifier ? next.base : next.content
        }
        return hasWords
    }

    /// Views of which all words stand in their calls, and stacks of them.
    private static let known: Set = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Text", "Label", "Image",
        "Button",
        "Spacer", "Divider", "Color", "Rectangle", "Circle", "Capsule", "RoundedRectangle", "Group",
    ]

    /// The stacks that the library makes too.
    static let stacks: Set = ["VStack", "HStack", "ZStack"]

    /// Modifiers that always have a node.
    private static let visible: Set = [".padding", ".frame", ".background", ".overlay", ".offset"]
}

extension String {
    /// What a label or a call begins with: `VStack`, `.padding`, `Color` of `Color.red`.
    var head: String {
        let rest = hasPrefix(".") ? dropFirst() : self[...]
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return hasPrefix(".") && !name.isEmpty ? ".\(name)" : String(name)
    }

    /// The first text literal of a call that has no values in it; `nil` for none.
    var firstLiteral: String? {
        guard let start = firstIndex(of: "\"") else { return nil }
        var literal = ""
        var isEscaped = false
        for character in self[index(after: start)...] {
            if isEscaped {
                if character == "(" { return nil }
                literal += "\\\(character)"
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                return literal
            } else {
                literal.append(character)
            }
        }
        return nil
    }

    /// How much a label of a node is like a written call of the same name.
    func likeness(to written: String) -> Double {
        if self == written { return 3 }
        let plain = withoutTraits
        if plain != self { return plain.likeness(to: written) }
        switch (firstLiteral, WrittenLiteral(in: written)) {
        case (_?, let other?) where other.isOpen: return 0
        case (let own?, let other?): return other.matches(own) ? 3 : -4
        case (nil, nil):
            // Numbers are as they are written, if all values are.
            let (own, other) = (numbers, written.numbers)
            if other.isEmpty || written.contains(where: \.isWhitespace) && written.hasValues {
                return 0
            }
            return own == other ? 1.5 : -1.5
        default: return 0
        }
    }

    /// Whether a label is that of a frame which cannot come of a written one: it has lengths of other names, or other lengths; or
    /// that of another colour. Controls, rows and screens have frames and grounds of their own around what is written.
    func contradicts(_ written: String) -> Bool {
        if head == "Color", let name = written.colorName {
            return hasPrefix("Color(") ? Self.colors.contains(name) : colorName != name
        }
        // Grounds of lists have names.
        if head == "Color", colorName != nil,
            written.hasPrefix("Color(hue:") || written.hasPrefix("Color(red:")
        {
            return true
        }
        let plain = withoutTraits
        if plain != self { return plain.contradicts(written) }
        guard head == ".frame", written.head == ".frame" else { return false }
        let (own, other) = (argumentLabels, written.argumentLabels)
        if !own.subtracting(["alignment"]).isSubset(of: other) { return true }
        return !written.hasValues
            && numbers.compactMap(Double.init) != written.numbers.compactMap(Double.init)
    }

    /// A label without the traits behind it, which are modifiers of their own: `.frame(maxWidth: 60).layoutPriority(1)`.
    private var withoutTraits: String {
        let starts = [".layoutPriority(", ".zIndex("].compactMap { firstRange(of: $0)?.lowerBound }
        guard let start = starts.min(), start > startIndex else { return self }
        return String(self[..<start])
    }

    /// The name of a colour: "red" of `Color.red`.
    private var colorName: String? {
        guard hasPrefix("Color.") else { return nil }
        return String(dropFirst(6).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// The colours that have names in labels.
    private static let colors: Set = [
        "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange",
        "pink", "purple", "red", "teal", "white", "yellow",
    ]

    /// The names of the arguments of a call, those of calls in it too.
    private var argumentLabels: Set<String> {
        Set(
            split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":") }
                .filter { $0.last == ":" && $0.count > 1 }.map { String($0.dropLast()) })
    }

    /// Whether one of the arguments is neither a number nor a case: a name, a call, a sum.
    private var hasValues: Bool {
        guard let start = firstIndex(of: "(") else { return false }
        return self[index(after: start)...].dropLast().split(separator: ",").contains { argument in
            let value = argument.split(separator: ":").last?.drop { $0 == " " } ?? ""
            return !(value.first.map { $0.isNumber || $0 == "." || $0 == "-" } ?? true)
        }
    }

    /// The numbers in a call that are not 0: those of `.frame(width: 20, height: 8.5)`.
    private var numbers: [String] {
        split { !($0.isNumber || $0 == "." || $0 == "-") }.map(String.init)
            .filter { $0.contains { $0.isNumber && $0 != "0" } }
    }
}
