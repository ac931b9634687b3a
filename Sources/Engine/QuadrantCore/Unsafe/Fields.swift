@_spi(Reflection) internal import Swift

/// Calls `body` with the offset, the type and the kind of each field of a type, in their order, until it answers
/// `false`. Returns whether it never did, and the type can be taken apart.
func forEachField(
    of type: Any.Type, _ body: (_ offset: Int, _ type: Any.Type, _ kind: _MetadataKind) -> Bool
) -> Bool {
    unsafe _forEachField(of: type) { _, offset, type, kind in body(offset, type, kind) }
}

/// The fields of a type with their names, in their order; none of a type that cannot be taken apart.
func namedFields(of type: Any.Type) -> [(name: String, offset: Int, type: Any.Type)] {
    var fields: [(name: String, offset: Int, type: Any.Type)] = []
    // The names are part of the program.
    _ = unsafe _forEachField(of: type) { name, offset, fieldType, _ in
        fields.append((unsafe String(cString: name), offset, fieldType))
        return true
    }
    return fields
}
