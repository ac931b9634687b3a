package import Foundation

/// An entry in a copy: the candidate of that number in the file.
package struct EntryPlace: Hashable, Sendable {
    /// The name of the copy.
    package var fileName: String
    /// The number, from 0.
    package var ordinal: Int

    /// The entry for candidate `ordinal` of a file.
    package init(fileName: String, ordinal: Int) {
        self.fileName = fileName
        self.ordinal = ordinal
    }

    /// Reads what `data` wrote.
    package static func refusals(in data: Data?) -> [EntryPlace: String] {
        let lines = String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n")
        return lines.reduce(into: [:]) { found, line in
            let fields = line.split(separator: "\t", maxSplits: 2).map(String.init)
            guard fields.count == 3, let ordinal = Int(fields[1]) else { return }
            found[EntryPlace(fileName: fields[0], ordinal: ordinal)] = fields[2]
        }
    }

    /// Refused entries with the reasons, as lines.
    package static func data(of refusals: [EntryPlace: String]) -> Data {
        let lines = refusals.map { "\($0.fileName)\t\($0.ordinal)\t\($1)\n" }
        return Data(lines.sorted().joined().utf8)
    }
}
