/// Whether two values are the same bit by bit, padding and references to objects included. In doubt, as where
/// padding differs, they are not.
package func haveSameBits<Value>(_ old: Value, _ new: Value) -> Bool {
    // Both are only looked at, as bytes, while they are borrowed.
    unsafe withUnsafeBytes(of: old) { old in
        unsafe withUnsafeBytes(of: new) { new in unsafe old.elementsEqual(new) }
    }
}
