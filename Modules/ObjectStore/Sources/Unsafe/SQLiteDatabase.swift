internal import Foundation

/// What SQLite says is wrong.
struct SQLiteError: Error {
    /// A code of SQLite's.
    let code: Int32
    let message: String

    /// Whether the file is damaged, or none of SQLite's: SQLITE_CORRUPT, SQLITE_NOTADB.
    var isDamage: Bool { code & 0xFF == 11 || code & 0xFF == 26 }
}

/// A file of SQLite's. It is used by one thread at a time.
final class SQLiteDatabase {
    private let library: SQLiteLibrary
    private let handle: OpaquePointer
    private var statements: [String: SQLiteStatement] = [:]

    /// Opens a file, and makes it if there is none; one that is only read is not made, and a URL may name it.
    init(_ library: SQLiteLibrary, path: String, isReadOnly: Bool = false) throws {
        var handle: OpaquePointer?
        // Read only, and URLs are names; or read and write, and make. No locks, as there is one around each use.
        let result = library.open(
            path, &handle, (isReadOnly ? 0x1 | 0x40 : 0x2 | 0x4) | 0x8000, nil)
        guard let handle, result == 0 else {
            let message = library.message(handle).map { String(cString: $0) } ?? ""
            _ = library.close(handle)
            throw SQLiteError(code: result, message: message)
        }
        (self.library, self.handle) = (library, handle)
        _ = library.busyTimeout(handle, 10_000)
    }

    deinit {
        statements = [:]
        _ = library.close(handle)
    }

    /// Throws what SQLite answered unless it went well.
    func check(_ result: Int32) throws {
        if result == 0 || result == 100 || result == 101 { return }
        let message = library.message(handle).map { String(cString: $0) } ?? ""
        throw SQLiteError(code: result, message: message)
    }

    /// Carries out a command that answers nothing.
    func execute(_ command: String) throws {
        try check(library.execute(handle, command, nil, nil, nil))
    }

    /// A command with places for values, kept for the next time.
    func statement(_ command: String) throws -> SQLiteStatement {
        if let known = statements[command] { return known }
        var found: OpaquePointer?
        try check(library.prepare(handle, command, -1, &found, nil))
        guard let found else { throw SQLiteError(code: 1, message: "nothing to do") }
        let made = SQLiteStatement(library, found)
        statements[command] = made
        return made
    }

    /// Carries out a command with values, and hands over each row.
    func run(
        _ command: String, _ values: [StoredValue] = [],
        row: (SQLiteStatement) throws -> Void = { _ in }
    ) throws {
        let statement = try statement(command)
        defer { statement.end() }
        for (place, value) in values.enumerated() { try check(statement.bind(value, at: place)) }
        while true {
            let result = statement.step()
            try check(result)
            if result != 100 { return }
            try row(statement)
        }
    }

    /// Carries out a command that answers nothing, whose values are in their places.
    func finish(_ statement: SQLiteStatement) throws {
        defer { statement.end() }
        try check(statement.step())
    }

    /// Carries out all of some work or nothing.
    func transaction(_ work: () throws -> Void) throws {
        try execute("BEGIN IMMEDIATE")
        do {
            try work()
            try execute("COMMIT")
        } catch {
            try? execute("ROLLBACK")
            throw error
        }
    }
}

/// A command of SQLite's.
final class SQLiteStatement {
    private let library: SQLiteLibrary
    private let handle: OpaquePointer

    init(_ library: SQLiteLibrary, _ handle: OpaquePointer) {
        (self.library, self.handle) = (library, handle)
    }

    deinit { _ = library.finalize(handle) }

    func step() -> Int32 { library.step(handle) }

    func end() { _ = library.reset(handle) }

    /// Gives a value to a place, counted from 0.
    func bind(_ value: StoredValue, at place: Int) -> Int32 {
        let place = Int32(place + 1)
        switch value {
        case .null: return library.bindNull(handle, place)
        case .integer(let number): return library.bindInteger(handle, place, number)
        case .real(let number): return library.bindReal(handle, place, number)
        case .text(var text): return text.withUTF8 { bind($0, at: place, library.bindText) }
        case .blob(let data):
            return data.withUnsafeBytes {
                bind($0.bindMemory(to: UInt8.self), at: place, library.bindBlob)
            }
        case .numbers(let numbers):
            return bind(.text(numbers.map(String.init).joined(separator: ",")), at: Int(place) - 1)
        case .failed: return 20  // SQLITE_MISMATCH
        }
    }

    private func bind(
        _ bytes: UnsafeBufferPointer<UInt8>, at place: Int32,
        _ function:
            @convention(c) (OpaquePointer, Int32, UnsafeRawPointer?, Int32, SQLiteLibrary.Release?)
            -> Int32
    ) -> Int32 {
        // SQLite copies the bytes: -1 is its SQLITE_TRANSIENT. Nothing at all is an empty value and not NULL.
        let copied = unsafeBitCast(-1, to: SQLiteLibrary.Release.self)
        var nothing: UInt8 = 0
        guard let start = bytes.baseAddress else {
            return function(handle, place, &nothing, 0, copied)
        }
        return function(handle, place, start, Int32(clamping: bytes.count), copied)
    }

    /// The value of a column of the row that was reached.
    func value(_ column: Int) -> StoredValue {
        let column = Int32(column)
        switch library.columnType(handle, column) {
        case 1: return .integer(library.columnInteger(handle, column))
        case 2: return .real(library.columnReal(handle, column))
        case 3: return .text(String(decoding: bytes(column), as: UTF8.self))
        case 4: return .blob(Data(bytes(column)))
        default: return .null
        }
    }

    func integer(_ column: Int) -> Int64 { library.columnInteger(handle, Int32(column)) }

    private func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
        let start = library.columnBlob(handle, column)
        return UnsafeRawBufferPointer(start: start, count: Int(library.columnBytes(handle, column)))
    }
}
