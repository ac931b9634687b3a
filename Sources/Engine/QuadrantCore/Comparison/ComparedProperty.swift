/// A property that knows whether a view that has `other` in its place shows the same.
package protocol ComparedProperty {
    func isSame(as other: Self) -> Bool
}
