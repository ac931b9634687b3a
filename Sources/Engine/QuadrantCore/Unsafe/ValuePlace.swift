import Foundation

/// Where a value lies whose type only the running program knows: its parts are read where they are, by their
/// types and offsets, and nothing is copied.
///
/// A place is valid as long as the value stays there. Offsets and types are those of the value's fields, as
/// reflection or a key path gave them; nothing checks them again.
@safe
struct ValuePlace {
    private let memory: UnsafeRawPointer

    /// The place of the first of several values of a type.
    init<Value>(of memory: UnsafePointer<Value>) {
        unsafe self.memory = UnsafeRawPointer(memory)
    }

    private init(_ memory: UnsafeRawPointer) {
        unsafe self.memory = memory
    }

    /// Calls `body` with the place of `value`, which is valid meanwhile.
    @inline(__always)
    static func during<Value, Result>(_ value: borrowing Value, _ body: (ValuePlace) -> Result)
        -> Result
    {
        unsafe withUnsafePointer(to: value) { body(unsafe ValuePlace(UnsafeRawPointer($0))) }
    }

    /// The part of a type that lies `offset` bytes further.
    @inline(__always)
    subscript<Part>(type: Part.Type, offset: Int = 0) -> Part {
        @inline(__always)
        unsafeAddress { unsafe (memory + offset).assumingMemoryBound(to: type) }
    }

    /// The place so many bytes further.
    @inline(__always)
    static func + (place: ValuePlace, offset: Int) -> ValuePlace {
        unsafe ValuePlace(place.memory + offset)
    }

    /// Whether so many bytes are the same at both places.
    @inline(__always)
    func hasSameBytes(as other: ValuePlace, _ count: Int) -> Bool {
        unsafe memcmp(memory, other.memory, count) == 0
    }
}

/// The same for a value that is changed where it lies.
@safe
struct ChangedValuePlace {
    private let memory: UnsafeMutableRawPointer

    private init(_ memory: UnsafeMutableRawPointer) {
        unsafe self.memory = memory
    }

    /// Calls `body` with the place of `value`, which is valid meanwhile.
    @inline(__always)
    static func during<Value>(_ value: inout Value, _ body: (ChangedValuePlace) -> Void) {
        unsafe withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            body(unsafe ChangedValuePlace(base))
        }
    }

    /// The part of a type that lies `offset` bytes further.
    @inline(__always)
    subscript<Part>(type: Part.Type, offset: Int) -> Part {
        @inline(__always)
        unsafeAddress { unsafe UnsafePointer((memory + offset).assumingMemoryBound(to: type)) }
        @inline(__always)
        nonmutating unsafeMutableAddress {
            unsafe (memory + offset).assumingMemoryBound(to: type)
        }
    }
}
