import CDeflate
import Foundation

/// Reads the text of Cairo's one-page files as a viewer copies it: the codes that are shown, by the
/// character maps of their fonts, and what stands in the place of others (`ActualText`).
struct PDFReader {
    private let objects: [Int: Substring]
    private let streams: [Int: String]

    init(_ file: Data) {
        // One byte, one character: offsets and contents stay as they are.
        let text = String(file.map { Character(Unicode.Scalar($0)) })
        var objects: [Int: Substring] = [:]
        var streams: [Int: String] = [:]
        for match in text.matches(of: #/(\d+) 0 obj\n(?s)(.*?)endobj/#) {
            guard let number = Int(match.1) else { continue }
            objects[number] = match.2
            if let start = match.2.range(of: "stream\n"),
                let end = match.2.range(of: "\nendstream", options: .backwards)
            {
                let bytes = match.2[start.upperBound..<end.lowerBound].unicodeScalars
                    .map { UInt8($0.value) }
                streams[number] = Self.inflated(bytes)
            }
        }
        (self.objects, self.streams) = (objects, streams)
    }

    /// The page's instructions, where one of them fills.
    var content: String? { streams.values.first { $0.contains(" m ") || $0.contains(" re ") } }

    /// All characters of the page.
    var text: String {
        let content = streams.values.first { $0.contains(" Tf") } ?? ""
        var map: [String: String] = [:]
        var result = ""
        var isReplaced = false
        guard
            let tokens = try? Regex(
                #"/f-(\d+-\d+) \S+ Tf|ActualText <([0-9a-fA-F]+)>|EMC|<([0-9a-fA-F]+)>"#
                    + #"|\(((?:\\[0-7]{3}|\\.|[^()\\])*)\)"#,
                as: (Substring, Substring?, Substring?, Substring?, Substring?).self)
        else { return "" }
        for match in content.matches(of: tokens) {
            if let font = match.output.1 {
                map = characters(of: "/f-\(font) ")
            } else if let actual = match.output.2 {
                result += Self.decoded(String(actual.dropFirst(4)))
                isReplaced = true
            } else if let codes = match.output.3 {
                if !isReplaced { result += show(String(codes), map) }
            } else if let literal = match.output.4 {
                if !isReplaced { result += show(Self.codes(of: literal), map) }
            } else {
                isReplaced = false
            }
        }
        return result
    }

    /// Where each link leads and its area on the page, y upward.
    var links: [(url: String, rect: [Double])] {
        objects.keys.sorted().compactMap { number in
            guard let object = objects[number], object.contains("/Subtype /Link"),
                let rect = object.firstMatch(of: #/\/Rect \[ ?([^\]]*?) ?\]/#)?.1,
                let url = object.firstMatch(of: #/\/URI \((.*?)\)/#)?.1
            else { return nil }
            return (String(url), rect.split(separator: " ").compactMap { Double($0) })
        }
    }

    private func show(_ codes: String, _ map: [String: String]) -> String {
        let length = map.keys.first?.count ?? 2
        return stride(from: 0, to: codes.count, by: length).map { start in
            let code = codes.dropFirst(start).prefix(length).lowercased()
            return map[code] ?? "\u{FFFD}"
        }.joined()
    }

    /// The bytes of a string in parentheses, in hexadecimal.
    private static func codes(of literal: Substring) -> String {
        literal.matches(of: #/\\([0-7]{3})|\\(.)|([^\\])/#).map { match in
            let value =
                match.1.flatMap { UInt32($0, radix: 8) }
                ?? (match.2 ?? match.3)?.unicodeScalars.first?.value ?? 0
            return (value < 16 ? "0" : "") + String(value, radix: 16)
        }.joined()
    }

    /// The map of the font of a name in the page's resources.
    private func characters(of name: String) -> [String: String] {
        for object in objects.values {
            guard let range = object.range(of: name),
                let number = object[range.upperBound...].prefixMatch(of: #/(\d+) 0 R/#)?.1,
                let font = Int(number).flatMap({ objects[$0] }),
                let reference = font.firstMatch(of: #/\/ToUnicode (\d+) 0 R/#)?.1,
                let map = Int(reference).flatMap({ streams[$0] })
            else { continue }
            return Self.characters(in: map)
        }
        return [:]
    }

    private static func characters(in map: String) -> [String: String] {
        var result: [String: String] = [:]
        for match in map.matches(of: #/<([0-9a-fA-F]+)> <([0-9a-fA-F]+)>(?: <([0-9a-fA-F]+)>)?\n/#)
        {
            if let start = match.3, let first = Int(match.1, radix: 16),
                let last = Int(match.2, radix: 16), let character = Int(start, radix: 16)
            {
                for code in first...last where last > first || match.1 == match.2 {
                    let hex = String(code, radix: 16)
                    let padded = String(repeating: "0", count: match.1.count - hex.count) + hex
                    result[padded] = decoded(String(character + code - first, radix: 16))
                }
            } else {
                result[match.1.lowercased()] = decoded(String(match.2))
            }
        }
        return result
    }

    /// UTF-16 in hexadecimal.
    private static func decoded(_ hex: String) -> String {
        let digits = String(repeating: "0", count: (4 - hex.count % 4) % 4) + hex
        let units = stride(from: 0, to: digits.count, by: 4).compactMap {
            UInt16(digits.dropFirst($0).prefix(4), radix: 16)
        }
        return String(decoding: units, as: UTF16.self)
    }

    private static func inflated(_ bytes: [UInt8]) -> String? {
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        var out = [UInt8](repeating: 0, count: 1 << 20)
        var count = 0
        let result = libdeflate_zlib_decompress(
            decompressor, bytes, bytes.count, &out, out.count, &count)
        guard result == LIBDEFLATE_SUCCESS else { return nil }
        return String(out.prefix(count).map { Character(Unicode.Scalar($0)) })
    }
}
