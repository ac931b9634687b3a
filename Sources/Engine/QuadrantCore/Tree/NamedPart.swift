/// A view that scroll views find by a name that is no identity: with another name it stays the same view.
final class NamedPart: Part {
    var name: AnyHashable

    init(name: AnyHashable) {
        self.name = name
    }
}
