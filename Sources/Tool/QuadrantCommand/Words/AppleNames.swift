/// The names of Apple's SwiftUI, to tell one that is not here yet from a misspelling.
package struct AppleNames: Sendable {
    /// One name of one type, or of none.
    package struct Name: Sendable {
        /// The section of Apple's documentation that lists it.
        package let area: String
        /// The type that it belongs to; empty for a name at the top level.
        package let owner: String
        /// What it is: `modifier`, `view`, `type`, `value` and so on.
        package let kind: String
        /// The name without arguments and generic parameters.
        package let name: String
        /// How often it is used in the public code that was counted.
        package let uses: Int
    }

    /// All of them, by area, owner and kind.
    package let all: [Name]
    private let byName: [Substring: [Int]]

    /// Read from the table when they are first needed.
    package static let standard = AppleNames()

    private init() {
        var all: [Name] = []
        var byName: [Substring: [Int]] = [:]
        for line in Self.table.split(separator: "\n") {
            let fields = line.split(separator: "|", omittingEmptySubsequences: false)
            guard fields.count == 4 else { continue }
            for entry in fields[3].split(separator: " ") {
                let parts = entry.split(separator: ":")
                byName[parts[0], default: []].append(all.count)
                all.append(
                    Name(
                        area: String(fields[0]), owner: String(fields[1]), kind: String(fields[2]),
                        name: String(parts[0]), uses: parts.count > 1 ? Int(parts[1]) ?? 0 : 0))
            }
        }
        self.all = all
        self.byName = byName
    }

    /// The names of Apple's that are spelled `name`, whatever type they belong to.
    func named(_ name: Substring) -> [Name] { (byName[name] ?? []).map { all[$0] } }

    /// The name at the top level: a type, a view, a wrapper, a macro or a function.
    func topLevel(_ name: Substring) -> Name? { named(name).first { $0.owner.isEmpty } }

    /// The member of that name that a value of a type would have on Apple's systems.
    ///
    /// - Parameters:
    ///   - type: The type as the compiler writes it: `some View`, `ModifiedContent<…>`.
    ///   - isView: Whether it is a view of the user's.
    func member(_ name: Substring, of type: Substring, isView: Bool) -> Name? {
        let members = named(name).filter { !$0.owner.isEmpty }
        let plain = Self.plainType(type)
        if let own = members.first(where: { $0.owner == plain }) { return own }
        if plain.hasSuffix("Style") {
            return members.first { $0.kind != "modifier" && $0.owner.hasSuffix("Style") }
        }
        // A modifier of a protocol that the type conforms to.
        let isOurs = isView || type.contains("some ") || topLevel(plain) != nil
        return isOurs ? members.first { $0.kind == "modifier" } : nil
    }

    /// `View` for `some SwiftUI.View`, `List` for `List<Int, Text>`, `Style` for `Outer.Style`.
    private static func plainType(_ type: Substring) -> Substring {
        let base = type.split(separator: "<").first ?? type
        let last = base.split(separator: " ").last ?? base
        return last.split(separator: ".").last ?? last
    }
}
