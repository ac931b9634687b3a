@_spi(Reflection) internal import Swift

/// Calls `body` with the name, the offset, the type and the kind of each field of a type, in their order, until it answers
/// `false`. Returns whether it never did, and the type can be taken apart.
func forEachField(
    of type: Any.Type,
    _ body: (_ name: String, _ offset: Int, _ type: Any.Type, _ kind: _MetadataKind) -> Bool
) -> Bool {
    // Names are there during the call: they are copied.
    unsafe _forEachField(of: type) { name, offset, type, kind in
        body(unsafe String(cString: name), offset, type, kind)
    }
}

/// The declaration of a structure's type, the same for all its parameters; to be asked for structures only.
func declaration(ofStructure type: Any.Type) -> UInt {
    // A type is described by its kind, and where it is a structure by its declaration next.
    unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self)[1]
}
