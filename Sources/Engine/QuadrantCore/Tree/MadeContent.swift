/// What a closure of the user's made, kept where it was made: it is called again when what it read has changed, or when
/// the body that it is written in runs, and not when only what is around its views is another.
final class MadeContent<Content> {
    fileprivate var content: Content?
}

extension _ViewCursor {
    /// What `make` makes; what it made before, where the scope makes the nodes of its last value again.
    @MainActor
    mutating func madeContent<Content>(_ make: () -> Content) -> Content {
        let kept = keep { MadeContent<Content>() }
        if scope.isRemaking, let content = kept.content { return content }
        let content = reading(make)
        kept.content = content
        return content
    }
}
