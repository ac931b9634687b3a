/// A value that goes from one thread or closure to another where the compiler cannot see that nobody uses both
/// at once: whoever makes one of it says why that is so.
///
/// Values of views and of their modifiers are the common case. They need not be `Sendable`, and are used on the
/// main actor alone; the closures that keep them are not known to be.
package struct HandedOver<Value>: @unchecked Sendable {
    /// The value.
    package let value: Value

    /// Hands the value over.
    @inlinable
    package init(_ value: Value) { self.value = value }
}
