import QuadrantLayout

/// A `ForEach` whose elements are views that are made at once.
final class ElementList<ID: Hashable, Content: View>: ListPart<ID, ElementPart> {
    /// The values that the views of the elements had last.
    var values = ElementValues<Content>(capacity: 0)
    /// What elements inherited when they were made last.
    var context: CursorContext?
    /// The keys of the environment that the elements read.
    let reads = EnvironmentReads()

    override func value(ofElementAt position: Int) -> ValuePlace? {
        position < values.count ? values.place(of: position) : nil
    }

    override func tearDown(_ tree: ViewTree, removingNodes: Bool) {
        super.tearDown(tree, removingNodes: removingNodes)
        values = ElementValues(capacity: 0)
    }

    override func moveInnerParts(to all: inout [Part]) {
        // The values go with the list; who holds an object that reads in them may ask it later.
        for part in parts { part.detachReaders() }
        super.moveInnerParts(to: &all)
    }
}

/// What is done with an element whose view has an equal value.
enum ElementFollowing: UInt8 {
    /// The view is made again, as not only its value decides what it shows.
    case again
    /// The view is left alone if the objects that its modifiers keep can read in its value.
    case value
    /// The view is left alone; the objects that its modifiers keep already read in its value.
    case readValue
}
