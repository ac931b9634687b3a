/// Why a container of the library put a view where it stands: a note for explanations, worded when one is asked for.
package struct PlaceNote: NodeNoteKey {
    package typealias Value = PlaceNote

    /// Says why.
    package let words: () -> String

    /// A note that `words` says.
    package init(words: @escaping () -> String) { self.words = words }

    package static func combine(_ inner: PlaceNote, _ outer: PlaceNote) -> PlaceNote { inner }
}
