/// Notes where paths were too intricate to be combined, for those who can say in which view.
package enum PathExcess {
    private final class Note: @unchecked Sendable {
        // Written by one task alone: where paths are combined on other threads, nothing is noted.
        var isExceeded = false
    }

    @TaskLocal private static var note: Note?

    /// Whether a path that `body` combined was left as it was.
    package static func happens<T>(in body: () -> T) -> (result: T, isExceeded: Bool) {
        let note = Note()
        let result = $note.withValue(note) { body() }
        return (result, note.isExceeded)
    }

    /// Called where paths are left as they are.
    static func say() { note?.isExceeded = true }
}
