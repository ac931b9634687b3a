package import Foundation

extension LayoutDifference {
    /// The difference as JSON: `version`, `firstCause` (null for none) and `changes`.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(
            Document(
                version: TreeSnapshot.currentVersion, firstCause: firstCause, changes: changes,
                looks: looks))
            + Data("\n".utf8)
    }

    private struct Document: Encodable {
        enum Key: CodingKey {
            case version, firstCause, changes, looks
        }

        var version: Int
        var firstCause: String?
        var changes: [Change]
        var looks: [Look]

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(version, forKey: .version)
            try container.encode(firstCause, forKey: .firstCause)
            try container.encode(changes, forKey: .changes)
            try container.encode(looks, forKey: .looks)
        }
    }
}
