internal import Foundation

/// A PDF file as Cairo writes it: a plain table of objects, a flat tree of pages, perhaps an outline.
struct PDFPart {
    /// An object of the file.
    struct Object {
        let number: Int
        /// Its value, without a stream.
        let value: ArraySlice<UInt8>
        /// Its stream with what ends it, as it stands in the file; empty where there is none.
        let stream: ArraySlice<UInt8>
    }

    /// All objects, in the order of the file.
    private(set) var objects: [Object] = []
    /// The numbers of the objects that a file has one of.
    let catalog: Int
    let info: Int?
    let pages: Int
    let outline: Int?
    /// The first line.
    let header: ArraySlice<UInt8>

    /// Reads a file; `nil` for one of another making.
    init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard let line = bytes.firstIndex(of: 0x0A), bytes.starts(with: Array("%PDF-".utf8)),
            let end = Self.last("startxref", in: bytes[...]),
            let table = Self.number(bytes[(end + 9)...]), table > 0, table < bytes.count,
            let trailer = Self.first("trailer", in: bytes[table...]),
            let catalog = Self.reference("Root", in: bytes[trailer...])
        else { return nil }
        header = bytes[...line]
        self.catalog = catalog
        info = Self.reference("Info", in: bytes[trailer...])
        var places: [(number: Int, place: Int)] = []
        let entries = bytes[table..<trailer].split(separator: 0x0A)
        // "xref", "0 47", then a line of twenty bytes for each number.
        for (row, entry) in entries.dropFirst(2).enumerated() {
            guard let place = Self.number(entry), entry.count >= 18 else { return nil }
            // A number that Cairo gave to nothing is at the place of another one.
            if entry[entry.startIndex + 17] == UInt8(ascii: "n"), place > 0, place < table,
                bytes[place..<table].starts(with: Array("\(row) 0 obj".utf8))
            {
                places.append((row, place))
            }
        }
        places.sort { $0.place < $1.place }
        for (index, object) in places.enumerated() {
            let next = index + 1 < places.count ? places[index + 1].place : table
            guard object.place < next, next <= bytes.count,
                let read = Self.object(object.number, bytes[object.place..<next])
            else { return nil }
            objects.append(read)
        }
        guard let root = objects.first(where: { $0.number == catalog }),
            let pages = Self.reference("Pages", in: root.value)
        else { return nil }
        self.pages = pages
        outline = Self.reference("Outlines", in: root.value)
    }

    private static func object(_ number: Int, _ bytes: ArraySlice<UInt8>) -> Object? {
        guard let begin = first("obj", in: bytes), let end = last("endobj", in: bytes),
            begin + 3 <= end
        else { return nil }
        let body = bytes[(begin + 3)..<end]
        guard let stream = first(">>\nstream\n", in: body) else {
            return Object(number: number, value: body, stream: [])
        }
        return Object(
            number: number, value: body[..<(stream + 2)], stream: body[(stream + 2)...])
    }

    /// The object of a number.
    func object(_ number: Int) -> Object? { objects.first { $0.number == number } }

    // MARK: - Reading

    static func first(_ word: String, in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.firstRange(of: Array(word.utf8))?.lowerBound
    }

    private static func last(_ word: String, in bytes: ArraySlice<UInt8>) -> Int? {
        let word = Array(word.utf8)
        var place = bytes.endIndex - word.count
        while place >= bytes.startIndex {
            if bytes[place..<place + word.count].elementsEqual(word) { return place }
            place -= 1
        }
        return nil
    }

    /// The number that bytes begin with, after spaces.
    static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        let text = bytes.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }
            .prefix { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D }
        return Int(String(decoding: text, as: UTF8.self))
    }

    /// The object that a key of a dictionary refers to; `nil` for none. Not for keys that come in a value too.
    static func reference(_ key: String, in bytes: ArraySlice<UInt8>) -> Int? {
        first("/\(key) ", in: bytes).flatMap { number(bytes[($0 + key.utf8.count + 2)...]) }
    }
}
