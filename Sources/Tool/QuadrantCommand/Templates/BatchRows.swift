internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// The rows of a file of data, one after the other: JSON Lines, or CSV (RFC 4180) whose first row has the names.
struct BatchRows {
    /// A row.
    struct Row {
        /// The line it begins on, from 1.
        let line: Int
        /// Its data; or why there is none.
        let data: Result<JSONValue, RowProblem>
    }

    struct RowProblem: Error { let words: String }

    /// The longest row, in bytes.
    static let longest = 16 << 20

    private var reader: LineReader
    private var line = 0
    /// The types of values by their keys, for CSV, where all are text; `nil` for JSON Lines.
    private let types: [String: (type: String, cases: Set<String>, keys: [String])]?
    private var columns: [String]?
    private let file: Int32
    /// The length of the file in bytes, and how much of it was read; `nil` for a pipe.
    private let length: Int?
    private var read = 0

    /// How much was read, from 0 to 1; `nil` where nobody knows how much there is.
    var share: Double? { length.map { min(1, Double(read) / Double(max(1, $0))) } }

    /// Opens a file; `-` is standard input.
    ///
    /// - Parameter isCSV: Whether it is CSV whatever its name ends in.
    init(_ path: String, isCSV: Bool, for template: DataTemplate) throws(CommandError) {
        file = path == "-" ? STDIN_FILENO : System.open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            throw FileOutput.kind(of: path) == nil
                ? .noSuchFile(path: path) : .cannotRead(path: path, reason: System.lastError)
        }
        if FileOutput.kind(of: path) == S_IFDIR {
            throw .cannotRead(path: path, reason: "it is a folder")
        }
        reader = LineReader(file: file, longest: Self.longest, keepsRest: true)
        let status = System.status(of: file)
        length = status.flatMap { $0.st_mode & S_IFMT == S_IFREG ? Int($0.st_size) : nil }
        types = isCSV || path.hasSuffix(".csv") ? template.typesByPath : nil
    }

    /// The next row; `nil` at the end. Empty lines are none.
    mutating func next() -> Row? {
        guard let types else { return nextLine() }
        if columns == nil {
            guard let first = nextRecord() else { return nil }
            columns = first.fields
        }
        guard let columns, let record = nextRecord() else { return nil }
        if let problem = record.problem {
            return Row(line: record.line, data: .failure(RowProblem(words: problem)))
        }
        guard record.fields.count == columns.count else {
            let words =
                "the row has \(record.fields.count) values, and the first row \(columns.count) names"
            return Row(line: record.line, data: .failure(RowProblem(words: words)))
        }
        var values: [String: JSONValue] = [:]
        for (name, text) in zip(columns, record.fields) {
            guard
                let value = JSONValue(
                    written: text, of: types[name]?.type ?? "String",
                    cases: types[name]?.cases ?? [])
            else { continue }
            // `user.name` is a property of the property `user`, unless there is one of that name.
            let keys = types[name]?.keys ?? [name]
            Self.put(value, at: keys[...], in: &values)
        }
        return Row(line: record.line, data: .success(.object(values)))
    }

    private static func put(
        _ value: JSONValue, at path: ArraySlice<String>, in values: inout [String: JSONValue]
    ) {
        guard let name = path.first else { return }
        if path.count == 1 {
            values[name] = value
        } else {
            var inner: [String: JSONValue] = [:]
            if case .object(let known)? = values[name] { inner = known }
            put(value, at: path.dropFirst(), in: &inner)
            values[name] = .object(inner)
        }
    }

    private mutating func nextLine() -> Row? {
        while let next = reader.next() {
            line += 1
            if case .text(let bytes) = next { read += bytes.count + 1 }
            guard case .text(let bytes) = next else {
                return Row(
                    line: line, data: .failure(RowProblem(words: "the line is longer than 16 MB")))
            }
            if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
            guard let value = JSONValue(bytes) else {
                return Row(line: line, data: .failure(RowProblem(words: "the line is no JSON")))
            }
            guard case .object = value else {
                return Row(
                    line: line, data: .failure(RowProblem(words: "the line has to be an object")))
            }
            return Row(line: line, data: .success(value))
        }
        return nil
    }

    /// A record of CSV.
    private struct Record {
        var fields: [String]
        var line: Int
        var problem: String?
    }

    /// The next record: fields in quotes may have commas, ends of lines, and quotes twice.
    private mutating func nextRecord() -> Record? {
        var text: [UInt8] = []
        var (start, quotes) = (0, 0)
        while let next = reader.next() {
            line += 1
            if case .text(let bytes) = next { read += bytes.count + 1 }
            if start == 0 { start = line }
            guard case .text(let bytes) = next else {
                return Record(fields: [], line: start, problem: "the line is longer than 16 MB")
            }
            text += text.isEmpty ? bytes : [0x0A] + bytes
            if text.isEmpty || text == [0x0D] {
                (text, start, quotes) = ([], 0, 0)
                continue
            }
            // An odd number of quotes: the record goes on.
            quotes += bytes.count { $0 == 0x22 }
            guard quotes.isMultiple(of: 2) || text.count > Self.longest else { continue }
            if text.last == 0x0D { text.removeLast() }
            return Self.record(text, line: start)
        }
        return text.isEmpty
            ? nil : Record(fields: [], line: start, problem: "a quote is not closed")
    }

    private static func record(_ text: [UInt8], line: Int) -> Record {
        var fields: [String] = []
        var field: [UInt8] = []
        var (isQuoted, wasQuoted) = (false, false)
        var index = 0
        // The mark at the beginning of files of Windows.
        if line == 1, text.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        while index < text.count {
            let byte = text[index]
            index += 1
            if isQuoted {
                if byte != 0x22 {
                    field.append(byte)
                } else if index < text.count, text[index] == 0x22 {
                    field.append(byte)
                    index += 1
                } else {
                    isQuoted = false
                }
            } else if byte == 0x22, field.isEmpty, !wasQuoted {
                (isQuoted, wasQuoted) = (true, true)
            } else if byte == 0x2C {
                fields.append(String(decoding: field, as: UTF8.self))
                (field, wasQuoted) = ([], false)
            } else {
                field.append(byte)
            }
        }
        fields.append(String(decoding: field, as: UTF8.self))
        return Record(fields: fields, line: line)
    }
}
