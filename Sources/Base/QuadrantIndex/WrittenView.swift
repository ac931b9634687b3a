/// A view, a modifier or a container as it stands in a source file, with what is written in it.
package struct WrittenView: Codable, Equatable, Sendable {
    /// What it is called: `VStack`, `.padding`, `header` for a member of the program's own, `if` for branches, `ForEach`.
    package var name: String
    /// The call without its closures, on one line: `VStack(alignment: .leading)`.
    package var text: String
    /// Where it begins, from 1; for a modifier the line of its name.
    package var line: Int
    /// What a modifier modifies; empty for all else.
    package var base: [WrittenView]
    /// What its closures and arguments make, in order.
    package var content: [WrittenView]
    /// Where it is written, for what a call hands to a function elsewhere; `nil` for what stands beside it.
    package var home: Home?

    /// A file, by its number, and the type whose members are meant there.
    package struct Home: Equatable, Sendable {
        package var file: Int
        package var type: String

        /// A place to look names up.
        package init(file: Int, type: String) { (self.file, self.type) = (file, type) }
    }

    /// What is written under a name.
    package init(
        name: String, text: String, line: Int, base: [WrittenView] = [], content: [WrittenView] = []
    ) {
        (self.name, self.text, self.line) = (name, text, line)
        (self.base, self.content) = (base, content)
    }

    /// Modifiers around a view are beside it, not around it: readers of JSON give up on what is nested some hundred times.
    private enum CodingKeys: String, CodingKey {
        case name, text, line, base, content, around
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            name: try values.decode(String.self, forKey: .name),
            text: try values.decode(String.self, forKey: .text),
            line: try values.decode(Int.self, forKey: .line),
            base: try values.decodeIfPresent([WrittenView].self, forKey: .base) ?? [],
            content: try values.decodeIfPresent([WrittenView].self, forKey: .content) ?? [])
        for var modifier in try values.decodeIfPresent([WrittenView].self, forKey: .around) ?? [] {
            modifier.base = [self]
            self = modifier
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        var (inner, around) = (self, [WrittenView]())
        while inner.isModifier, inner.base.count == 1 {
            let base = inner.base[0]
            inner.base = []
            around.append(inner)
            inner = base
        }
        try values.encode(inner.name, forKey: .name)
        try values.encode(inner.text, forKey: .text)
        try values.encode(inner.line, forKey: .line)
        if !inner.base.isEmpty { try values.encode(inner.base, forKey: .base) }
        if !inner.content.isEmpty { try values.encode(inner.content, forKey: .content) }
        if !around.isEmpty { try values.encode(Array(around.reversed()), forKey: .around) }
    }

    /// Whether it modifies what stands before it.
    package var isModifier: Bool { name.hasPrefix(".") }

    /// Whether it is a type's name, as that of a view; members begin with a small letter.
    package var isType: Bool { name.first?.isUppercase ?? false }
}

/// A property or function that makes views, a body among them.
package struct WrittenMember: Codable, Equatable, Sendable {
    /// The type that it belongs to, without the types around that; empty for a function of a file.
    package var type: String
    /// Its name; `#Preview` for a preview.
    package var name: String
    /// Where it begins, from 1.
    package var line: Int
    /// What it makes.
    package var views: [WrittenView]

    /// A member of a type.
    package init(type: String, name: String, line: Int, views: [WrittenView]) {
        (self.type, self.name, self.line, self.views) = (type, name, line, views)
    }
}

/// Everything in a file that makes views.
package struct WrittenFile: Codable, Equatable, Sendable {
    /// Where the types are declared, by their names without the types around them: `Card`, and the line.
    package var types: [String: Int]
    /// Properties, functions and previews, in order.
    package var members: [WrittenMember]

    /// A file that makes nothing.
    package init() { (types, members) = ([:], []) }
}
