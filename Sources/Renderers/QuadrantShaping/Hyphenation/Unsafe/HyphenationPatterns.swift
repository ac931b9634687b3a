internal import CHyphenation
internal import Foundation

/// Where words of a language may be parted, after F. M. Liang's patterns ("Word Hy-phen-a-tion by
/// Com-put-er", 1983), read from a file of the hyph-utf8 package. Immutable.
final class HyphenationPatterns: Sendable {
    /// The fewest letters before and behind a hyphen.
    private let left: Int
    private let right: Int
    /// From a node of the tree of patterns and a letter to the next node.
    private let steps: [UInt64: Int32]
    /// By node: how much each place in the pattern that ends there is for a hyphen (odd) or against it.
    private let weights: [Int32: [UInt8]]
    /// Words that do not follow the patterns, with the offsets at which they may be parted.
    private let exceptions: [[UInt16]: [Int]]

    /// The longest word that is hyphenated, in letters; a longer one is no word of a language.
    static let longestWord = 60

    /// Reads a bundled file; in a damaged one what cannot be read is left out.
    init(_ file: quadrant_patterns, left: Int = 2, right: Int) {
        let bytes = unsafe UnsafeBufferPointer(
            start: quadrant_patterns_data(Int32(file.rawValue)),
            count: quadrant_patterns_length(Int32(file.rawValue)))
        var reader = PatternReader()
        unsafe reader.read(bytes)
        (self.left, self.right) = (left, right)
        (steps, weights, exceptions) = (reader.steps, reader.weights, reader.exceptions)
    }

    /// The offsets at which a word may be parted, in rising order.
    ///
    /// - Parameter word: UTF-16, letters only, of any case.
    /// - Complexity: O(letters × the longest pattern).
    func offsets(in word: ArraySlice<UInt16>) -> [Int] {
        guard word.count >= left + right, word.count <= HyphenationPatterns.longestWord else {
            return []
        }
        let letters = word.map(HyphenationPatterns.lowercase)
        if let known = exceptions[letters] { return known }
        let dot = UInt16(UInt8(ascii: "."))
        let text = [dot] + letters + [dot]
        var values = [UInt8](repeating: 0, count: text.count + 1)
        for start in text.indices {
            var node: Int32 = 0
            for index in start..<text.count {
                guard let next = steps[PatternReader.key(node, text[index])] else { break }
                node = next
                guard let found = weights[node] else { continue }
                for (place, weight) in found.enumerated() where values[start + place] < weight {
                    values[start + place] = weight
                }
            }
        }
        // The value at 1 is that of the place before the first letter.
        return (left...letters.count - right).filter { values[$0 + 1] & 1 == 1 }
    }

    /// The small letter of a letter, if it is one unit too.
    private static func lowercase(_ unit: UInt16) -> UInt16 {
        if unit < 0x80 { return 0x41...0x5a ~= unit ? unit + 0x20 : unit }
        guard let scalar = Unicode.Scalar(unit) else { return unit }
        let mapping = scalar.properties.lowercaseMapping.utf16
        return mapping.count == 1 ? mapping.first ?? unit : unit
    }
}

/// Reads what stands in `\patterns{…}` and `\hyphenation{…}`; from a percent sign on a line is a remark.
private struct PatternReader {
    private(set) var steps: [UInt64: Int32] = [:]
    private(set) var weights: [Int32: [UInt8]] = [:]
    private(set) var exceptions: [[UInt16]: [Int]] = [:]
    private var nodes: Int32 = 0

    static func key(_ node: Int32, _ letter: UInt16) -> UInt64 {
        UInt64(UInt32(bitPattern: node)) << 16 | UInt64(letter)
    }

    /// The part of the file that is being read.
    private enum Part {
        case head, patterns, exceptions
    }

    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        steps.reserveCapacity(bytes.count)
        var part = Part.head
        let lines = unsafe bytes.split(whereSeparator: { $0 == 0x0a || $0 == 0x0d })
        for index in unsafe lines.indices {
            var line = unsafe lines[index].prefix { $0 != UInt8(ascii: "%") }
            if unsafe line.first == UInt8(ascii: "\\") {
                part =
                    unsafe line.starts(with: Array("\\patterns".utf8))
                    ? .patterns
                    : line.starts(with: Array("\\hyphenation".utf8)) ? .exceptions : .head
                unsafe line = line.drop { $0 != UInt8(ascii: "{") }.dropFirst()
            }
            let end = unsafe line.firstIndex(of: UInt8(ascii: "}"))
            if let end { unsafe line = unsafe line[..<end] }
            let words = unsafe line.split { $0 == UInt8(ascii: " ") || $0 == 0x09 }
            for index in unsafe words.indices {
                let word = unsafe words[index]
                switch part {
                case .head: break
                case .patterns: unsafe addPattern(String(decoding: word, as: UTF8.self).utf16)
                case .exceptions: unsafe addException(String(decoding: word, as: UTF8.self).utf16)
                }
            }
            if end != nil { part = .head }
        }
    }

    /// `.ab3a`: letters, with weights between them; a dot is an end of a word.
    private mutating func addPattern(_ pattern: String.UTF16View) {
        var node: Int32 = 0
        var values: [UInt8] = [0]
        for unit in pattern {
            if 0x30...0x39 ~= unit {
                values[values.count - 1] = UInt8(unit - 0x30)
                continue
            }
            let key = PatternReader.key(node, unit)
            if let next = steps[key] {
                node = next
            } else {
                nodes += 1
                steps[key] = nodes
                node = nodes
            }
            values.append(0)
        }
        weights[node] = values
    }

    /// `ta-ble`: a word and all its hyphens.
    private mutating func addException(_ word: String.UTF16View) {
        var letters: [UInt16] = []
        var offsets: [Int] = []
        for unit in word {
            if unit == UInt16(UInt8(ascii: "-")) {
                offsets.append(letters.count)
            } else {
                letters.append(unit)
            }
        }
        exceptions[letters] = offsets
    }
}
