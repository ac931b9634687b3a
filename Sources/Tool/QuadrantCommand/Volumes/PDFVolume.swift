internal import Foundation
internal import QuadrantRendering

/// One PDF file of the pages of many that Cairo wrote, one after the other, in constant memory: objects are copied with new numbers,
/// the table of their places is written into a file of its own.
///
/// Fonts and pictures that several parts have with the same bytes are stored once, as long as 32 MB have room for them.
final class PDFVolume: BatchVolume {
    private let file: VolumeFile
    private let places: VolumeFile
    private var isEmpty = true
    /// The number of the next object.
    private var next = 5
    private var pageTrees: [Int] = []
    private var pageCount = 0
    /// The places of the first objects, which are written last.
    private var ownPlaces = [0, 0, 0, 0]
    private var known: [Data: Int] = [:]
    /// How many bytes of streams are remembered.
    private var knownBytes = 0
    private var outline = Outline()

    /// The numbers of the objects that the file has one of.
    private enum Own { static let (pages, catalog, info, outline) = (1, 2, 3, 4) }

    /// What is known of the outline.
    private struct Outline {
        var first: Int?
        var last: Int?
        var count = 0
        /// The last entry of the part before, which is written when it is known what follows it.
        var waiting: (number: Int, value: [UInt8])?
    }

    private static let entryLength = 20
    /// The most bytes of streams that are remembered.
    private static let mostKnown = 32 << 20
    /// The shortest stream that is worth it, in bytes.
    private static let leastKnown = 512

    /// - Parameter places: An empty file for the table of places.
    init(_ file: VolumeFile, places: VolumeFile) { (self.file, self.places) = (file, places) }

    func add(_ data: Data, named name: String) throws(CommandError) {
        guard let part = PDFPart(data), let tree = part.object(part.pages),
            let count = PDFPart.first("/Count ", in: tree.value)
                .flatMap({ PDFPart.number(tree.value[($0 + 7)...]) })
        else {
            throw .cannotRead(
                path: "a part of the document", reason: "its tables are not as Cairo writes them")
        }
        if isEmpty { try file.append(Array(part.header) + [0x25, 0xB5, 0xED, 0xAE, 0xFB, 0x0A]) }
        isEmpty = false
        var (numbers, kept) = ([Int: Int](), [(object: PDFPart.Object, value: ArraySlice<UInt8>)]())
        let lengths = Self.lengths(of: part)
        let own = part.objects.filter {
            !Self.isOwn($0.number, of: part) && lengths[$0.number] == nil
        }.map { ($0, Self.withLength($0, lengths)) }
        // A picture with alpha refers to its mask: what refers to nothing has its number first.
        let plain = own.filter { PDFPart.first(" 0 R", in: $0.1) == nil }
        let others = own.filter { PDFPart.first(" 0 R", in: $0.1) != nil }
        for (object, value) in plain + others {
            let key = key(of: object, value, numbers)
            if let key, let number = known[key] {
                numbers[object.number] = number
                continue
            }
            numbers[object.number] = next
            if let key, knownBytes + key.count <= Self.mostKnown {
                known[key] = next
                knownBytes += key.count
            }
            kept.append((object, value))
            next += 1
        }
        if let outline = part.outline { numbers[outline] = Own.outline }
        pageTrees.append(numbers[part.pages] ?? 0)
        pageCount += count
        let entries = part.outline.flatMap { part.object($0) }.map { Self.entries(of: $0, numbers) }
        if let entries { try writeWaiting(before: entries.first) }
        for (object, value) in kept {
            var new = PDFValue.renumbered(value) { numbers[$0] }
            let number = numbers[object.number] ?? 0
            if object.number == part.pages { Self.insert("/Parent \(Own.pages) 0 R", into: &new) }
            if number == entries?.first, let before = outline.last {
                Self.insert("/Prev \(before) 0 R", into: &new)
            }
            if number == entries?.last {
                outline.waiting = (number, new)
            } else {
                try write(number, new, object.stream)
            }
        }
        if let entries {
            outline.first = outline.first ?? entries.first
            outline.last = entries.last
            outline.count += entries.count
        }
    }

    func finish() throws(CommandError) {
        try writeWaiting(before: nil)
        let kids = pageTrees.map { "\($0) 0 R" }.joined(separator: " ")
        try writeOwn(Own.pages, "<< /Type /Pages /Kids [ \(kids) ] /Count \(pageCount) >>")
        var catalog = "<< /Type /Catalog /Pages \(Own.pages) 0 R"
        if let first = outline.first, let last = outline.last {
            catalog += " /Outlines \(Own.outline) 0 R"
            try writeOwn(
                Own.outline,
                "<< /Type /Outlines /First \(first) 0 R /Last \(last) 0 R /Count \(outline.count) >>"
            )
        }
        try writeOwn(Own.catalog, catalog + " >>")
        try writeOwn(Own.info, "<< /Creator (Quadrant) >>")
        let table = file.count
        guard table < 10_000_000_000 else {
            throw .cannotWrite(path: "the document", reason: "a PDF has at most 10 GB")
        }
        try file.append("xref\n0 \(next)\n0000000000 65535 f \n")
        for place in ownPlaces { try file.append(Self.entry(place)) }
        try file.append(places)
        try file.append(
            "trailer\n<< /Size \(next) /Root \(Own.catalog) 0 R /Info \(Own.info) 0 R >>\nstartxref\n\(table)\n%%EOF\n"
        )
    }

    // MARK: - Writing

    private func write(
        _ number: Int, _ value: [UInt8], _ stream: ArraySlice<UInt8>
    ) throws(CommandError) {
        let entry = Self.entry(file.count)
        let place = (number - 5) * Self.entryLength
        if place == places.count {
            try places.append(entry)
        } else {
            // One that waited, or those behind one that waits.
            while places.count < place { try places.append(Self.entry(0)) }
            if place == places.count {
                try places.append(entry)
            } else {
                try places.replace(at: place, with: Array(entry.utf8))
            }
        }
        try file.append("\(number) 0 obj")
        try file.append(value)
        try file.append(stream)
        try file.append("endobj\n")
    }

    private func writeOwn(_ number: Int, _ value: String) throws(CommandError) {
        ownPlaces[number - 1] = file.count
        try file.append("\(number) 0 obj\n\(value)\nendobj\n")
    }

    /// A line of the table of places: one of 0 is that of an object that is not there.
    private static func entry(_ place: Int) -> String {
        let digits = "\(place)"
        let text = String(repeating: "0", count: max(0, 10 - digits.count)) + digits
        return place == 0 ? "0000000000 65535 f \n" : "\(text) 00000 n \n"
    }

    // MARK: - The outline

    private struct Entries { let first: Int, last: Int, count: Int }

    private static func entries(of outline: PDFPart.Object, _ numbers: [Int: Int]) -> Entries {
        func number(_ key: String) -> Int {
            PDFPart.reference(key, in: outline.value).map { numbers[$0] ?? $0 } ?? 0
        }
        let count = PDFPart.reference("Count", in: outline.value) ?? 0
        return Entries(first: number("First"), last: number("Last"), count: count)
    }

    /// Writes the entry that waits, with what follows it.
    private func writeWaiting(before following: Int?) throws(CommandError) {
        guard var entry = outline.waiting else { return }
        outline.waiting = nil
        if let following { Self.insert("/Next \(following) 0 R", into: &entry.value) }
        try write(entry.number, entry.value, [])
    }

    /// Adds to a dictionary.
    private static func insert(_ text: String, into value: inout [UInt8]) {
        guard let place = PDFPart.first("<<", in: value[...]) else { return }
        value.insert(contentsOf: Array(" \(text) ".utf8), at: place + 2)
    }

    // MARK: - What is left out

    private static func isOwn(_ number: Int, of part: PDFPart) -> Bool {
        number == part.catalog || number == part.info || number == part.outline
    }

    /// The lengths of streams that are objects of their own: they are written where they are used.
    private static func lengths(of part: PDFPart) -> [Int: Int] {
        var (numbers, values) = (Set<Int>(), [Int: Int]())
        for object in part.objects where !object.stream.isEmpty {
            guard let place = PDFPart.first("/Length ", in: object.value),
                let length = PDFPart.number(object.value[(place + 8)...]),
                object.value[(place + 8 + "\(length)".utf8.count)...].starts(
                    with: Array(" 0 R".utf8))
            else { continue }
            numbers.insert(length)
        }
        for object in part.objects where numbers.contains(object.number) {
            values[object.number] = PDFPart.number(object.value)
        }
        return values
    }

    private static func withLength(
        _ object: PDFPart.Object, _ lengths: [Int: Int]
    ) -> ArraySlice<UInt8> {
        guard !object.stream.isEmpty,
            let place = PDFPart.first("/Length ", in: object.value),
            let number = PDFPart.number(object.value[(place + 8)...]), let length = lengths[number]
        else { return object.value }
        let begin = place + 8
        return object.value[..<begin] + Array("\(length)".utf8)
            + object.value[(begin + "\(number) 0 R".utf8.count)...]
    }

    /// All of a stream that refers to nothing; `nil` for other objects.
    private func key(
        of object: PDFPart.Object, _ value: ArraySlice<UInt8>, _ numbers: [Int: Int]
    ) -> Data? {
        guard object.stream.count >= Self.leastKnown else { return nil }
        var isKnown = true
        let new = PDFValue.renumbered(value) { number in
            if numbers[number] == nil { isKnown = false }
            return numbers[number]
        }
        return isKnown ? Data(new) + Data(object.stream) : nil
    }
}
