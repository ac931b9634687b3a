import QuadrantCore
import QuadrantViews

/// Calls the closure that makes the content of a sheet or the like in a scope of its own: when what it reads there has changed, and
/// when the body runs in which it is written, which brings another maker.
struct SheetContent<Content: View>: View, PresentedContent {
    let maker: ContentMaker<Void, Content>

    var body: Content { maker.make(()) }
}

/// The same of an item, which may be missing; nothing is shown then. Another item has the closure called, too.
struct ItemContent<Item, Content: View>: View, PresentedContent {
    let maker: ContentMaker<Item, Content>
    let item: Item?

    var body: Content? { item.map(maker.make) }
}
