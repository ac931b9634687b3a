internal import Foundation

/// The functions of SQLite, found when a store in a file is first opened: models in memory need no library.
struct SQLiteLibrary: @unchecked Sendable {
    typealias Handle = OpaquePointer
    typealias Bytes = UnsafePointer<CChar>
    typealias Release = @convention(c) (UnsafeMutableRawPointer?) -> Void

    let open: @convention(c) (Bytes, UnsafeMutablePointer<Handle?>, Int32, Bytes?) -> Int32
    let close: @convention(c) (Handle?) -> Int32
    let execute:
        @convention(c) (Handle, Bytes, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?) ->
            Int32
    let prepare:
        @convention(c) (Handle, Bytes, Int32, UnsafeMutablePointer<Handle?>, UnsafeRawPointer?) ->
            Int32
    let step: @convention(c) (Handle) -> Int32
    let reset: @convention(c) (Handle) -> Int32
    let finalize: @convention(c) (Handle?) -> Int32
    let message: @convention(c) (Handle?) -> Bytes?
    let bindNull: @convention(c) (Handle, Int32) -> Int32
    let bindInteger: @convention(c) (Handle, Int32, Int64) -> Int32
    let bindReal: @convention(c) (Handle, Int32, Double) -> Int32
    let bindText: @convention(c) (Handle, Int32, UnsafeRawPointer?, Int32, Release?) -> Int32
    let bindBlob: @convention(c) (Handle, Int32, UnsafeRawPointer?, Int32, Release?) -> Int32
    let columnType: @convention(c) (Handle, Int32) -> Int32
    let columnInteger: @convention(c) (Handle, Int32) -> Int64
    let columnReal: @convention(c) (Handle, Int32) -> Double
    let columnBlob: @convention(c) (Handle, Int32) -> UnsafeRawPointer?
    let columnBytes: @convention(c) (Handle, Int32) -> Int32
    let busyTimeout: @convention(c) (Handle, Int32) -> Int32

    /// The library of the system; `nil` if there is none.
    static let shared = SQLiteLibrary()

    private init?() {
        guard let library = dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
            dlsym(library, "sqlite3_\(name)").map { unsafeBitCast($0, to: type) }
        }
        typealias Two = @convention(c) (Handle, Int32) -> Int32
        typealias Bind = @convention(c) (Handle, Int32, UnsafeRawPointer?, Int32, Release?) -> Int32
        typealias One = @convention(c) (Handle) -> Int32
        typealias Maybe = @convention(c) (Handle?) -> Int32
        guard
            let open = find(
                "open_v2",
                (@convention(c) (Bytes, UnsafeMutablePointer<Handle?>, Int32, Bytes?) -> Int32).self
            ),
            let close = find("close_v2", Maybe.self),
            let execute = find(
                "exec",
                (@convention(c) (
                    Handle, Bytes, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?
                ) -> Int32)
                .self),
            let prepare = find(
                "prepare_v2",
                (@convention(c) (
                    Handle, Bytes, Int32, UnsafeMutablePointer<Handle?>, UnsafeRawPointer?
                ) -> Int32)
                .self),
            let step = find("step", One.self), let reset = find("reset", One.self),
            let finalize = find("finalize", Maybe.self),
            let message = find("errmsg", (@convention(c) (Handle?) -> Bytes?).self),
            let bindNull = find("bind_null", Two.self),
            let bindInteger = find(
                "bind_int64", (@convention(c) (Handle, Int32, Int64) -> Int32).self),
            let bindReal = find(
                "bind_double", (@convention(c) (Handle, Int32, Double) -> Int32).self),
            let bindText = find("bind_text", Bind.self),
            let bindBlob = find("bind_blob", Bind.self),
            let columnType = find("column_type", Two.self),
            let columnInteger = find(
                "column_int64", (@convention(c) (Handle, Int32) -> Int64).self),
            let columnReal = find("column_double", (@convention(c) (Handle, Int32) -> Double).self),
            let columnBlob = find(
                "column_blob", (@convention(c) (Handle, Int32) -> UnsafeRawPointer?).self),
            let columnBytes = find("column_bytes", Two.self),
            let busyTimeout = find("busy_timeout", Two.self)
        else { return nil }
        (self.open, self.close, self.execute, self.prepare) = (open, close, execute, prepare)
        (self.step, self.reset, self.finalize, self.message) = (step, reset, finalize, message)
        (self.bindNull, self.bindInteger, self.bindReal) = (bindNull, bindInteger, bindReal)
        (self.bindText, self.bindBlob, self.columnType) = (bindText, bindBlob, columnType)
        (self.columnInteger, self.columnReal) = (columnInteger, columnReal)
        (self.columnBlob, self.columnBytes, self.busyTimeout) = (
            columnBlob, columnBytes, busyTimeout
        )
    }
}
