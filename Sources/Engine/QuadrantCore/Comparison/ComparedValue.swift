/// A value that knows by itself whether another one is the same.
package protocol ComparedValue {
    /// Whether a view that has `other` in its place shows the same; in doubt it does not.
    func isSame(as other: Self) -> Bool
}
