internal import Foundation

/// What `dump` prints of a value, with the members of sets and dictionaries in the order of their texts: their own differs from run to
/// run.
struct SteadyDump: CustomStringConvertible {
    private let lines: [Substring]

    init(of value: Any) {
        var text = ""
        dump(value, to: &text)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    var description: String { sorted(lines[...]).joined(separator: "\n") }

    /// The lines of values beside one another, each followed by those of its parts, which stand farther in.
    private func sorted(_ lines: ArraySlice<Substring>) -> [Substring] {
        var result: [Substring] = []
        for block in blocks(lines) {
            result.append(block[block.startIndex])
            let parts = block.dropFirst()
            guard Self.isUnordered(block[block.startIndex]) else {
                result += sorted(parts)
                continue
            }
            let texts = blocks(parts).map { sorted($0) }
            result += texts.sorted { $0.joined(separator: "\n") < $1.joined(separator: "\n") }
                .joined()
        }
        return result
    }

    private func blocks(_ lines: ArraySlice<Substring>) -> [ArraySlice<Substring>] {
        guard let first = lines.first else { return [] }
        let indent = Self.indent(of: first)
        var result: [ArraySlice<Substring>] = []
        var start = lines.startIndex
        for place in lines.indices.dropFirst() where Self.indent(of: lines[place]) <= indent {
            result.append(lines[start..<place])
            start = place
        }
        return result + [lines[start...]]
    }

    private static func indent(of line: Substring) -> Int { line.prefix { $0 == " " }.count }

    /// Whether a line is that of a set or a dictionary.
    private static func isUnordered(_ line: Substring) -> Bool {
        line.contains("▿")
            && line.wholeMatch(of: /.* [0-9]+ (member|key\/value pair)s?/) != nil
    }
}
