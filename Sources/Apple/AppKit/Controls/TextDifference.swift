internal import Foundation
internal import QuadrantCore
internal import QuadrantTextInput
internal import QuadrantViews

/// What one text has in place of a part of another: all between the same beginning and the same end.
struct TextDifference {
    /// The part that is replaced, in units of UTF-16.
    let range: NSRange
    /// What is there in its place.
    let characters: String

    /// Compares texts; `nil` where they are the same.
    init?(from old: String, to new: String) {
        let (old, new) = (Array(old.utf16), Array(new.utf16))
        guard old != new else { return nil }
        let least = min(old.count, new.count)
        var start = 0
        while start < least, old[start] == new[start] { start += 1 }
        // Not between the two halves of a character.
        if start > 0, UTF16.isLeadSurrogate(old[start - 1]) { start -= 1 }
        var end = 0
        while end < least - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        if end > 0, UTF16.isTrailSurrogate(old[old.count - end]) { end -= 1 }
        range = NSRange(location: start, length: old.count - end - start)
        characters = String(decoding: new[start..<new.count - end], as: UTF16.self)
    }
}

/// A view in which people edit; tells when they leave it.
struct WatchedEditing<Content: View>: View {
    let content: Content
    let ended: () -> Void
    @FocusState private var isEdited: Bool

    var body: some View {
        content.focused($isEdited).onChange(of: isEdited) { _, isEdited in
            if !isEdited { ended() }
        }
    }
}
