/// What changed in how nodes are shown, and not in their layout.
struct ShownChanges {
    /// How often something moved without being placed.
    var moves = 0
    /// How often siblings may have come to lie in another order than before.
    var orders = 0
    /// Whether an order of drawing was set on any view; never taken back.
    var hasZIndexes = false
}
