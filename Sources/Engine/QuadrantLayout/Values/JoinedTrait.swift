/// A value of several parts that modifiers leave for the container around. Where an inner modifier says
/// nothing of a part, what a modifier further out says of it counts.
package protocol JoinedTrait {
    /// This value with the parts of a modifier further out of which it says nothing.
    func over(_ outer: Self) -> Self
}
