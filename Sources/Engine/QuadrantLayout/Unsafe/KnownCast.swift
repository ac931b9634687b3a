/// The object as one of a type that it is known to have: who asks made it, or has compared types, or a key that only
/// objects of that type have. Debug builds check it; release builds do not, as a cast takes longer than what is
/// done with the object.
@inlinable @inline(__always)
package func knownCast<Object: AnyObject>(
    _ object: AnyObject, to type: Object.Type
) -> Object {
    unsafe unsafeDowncast(object, to: type)
}
