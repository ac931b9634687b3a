@_spi(Reflection) internal import Swift

/// The boxes of an object's properties, those of superclasses first. A `Mirror` would show what a type
/// with one of its own likes to show.
func publishedBoxes(of object: AnyObject) -> [any PublishedBox] {
    var boxes: [any PublishedBox] = []
    let base = unsafe UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    _ = unsafe _forEachField(of: type(of: object), options: fieldsOfClasses) {
        _, offset, fieldType, _ in
        func visit<Owner: BoxOwner>(_ type: Owner.Type) {
            unsafe boxes.append((base + offset).assumingMemoryBound(to: type).pointee.box)
        }
        if let type = fieldType as? any BoxOwner.Type { visit(type) }
        return true
    }
    withExtendedLifetime(object) {}
    return boxes
}

/// The standard library's `.classType`, a variable that only one thread may use.
private let fieldsOfClasses = _EachFieldOptions(rawValue: 1 << 0)
