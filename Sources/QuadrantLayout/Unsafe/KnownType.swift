/// The object as one of a type that it is known to have, as whoever has it made it. Debug builds check it; release
/// builds do not, as tables are asked for each node.
@inlinable @inline(__always)
func _knownType<Object: AnyObject>(_ object: AnyObject, _ type: Object.Type) -> Object {
    unsafe unsafeDowncast(object, to: type)
}
