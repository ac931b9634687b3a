package import Foundation

extension TreeSnapshot {
    /// The word that stands for an infinite length, as JSON has no number for it.
    private static let infinity = "infinity"

    /// The snapshot as JSON: keys in alphabetical order, two spaces a level, a line break at the end.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: Self.infinity, negativeInfinity: "-\(Self.infinity)", nan: "nan")
        return try encoder.encode(self) + Data("\n".utf8)
    }

    /// The snapshot that `json` gave.
    package init(json: Data) throws {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: Self.infinity, negativeInfinity: "-\(Self.infinity)", nan: "nan")
        self = try decoder.decode(TreeSnapshot.self, from: json)
    }
}
