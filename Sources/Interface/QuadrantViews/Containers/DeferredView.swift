package import QuadrantCore

/// A closure of the user's that makes views. An object, so that it can be told from the one of another evaluation: a closure
/// that is handed on is wrapped, and then no longer equal to itself.
package final class ContentMaker<Input, Content> {
    /// Calls the closure.
    package let make: (Input) -> Content

    /// The maker of one evaluation of the body in which the closure is written.
    package init(_ make: @escaping (Input) -> Content) { self.make = make }
}

/// Calls a closure of the user's in a scope of its own: when what it reads there has changed, when its input is another, and
/// when the body runs in which it is written, which brings another maker.
package struct DeferredView<Input, Content: View>: View {
    private let maker: ContentMaker<Input, Content>
    private let input: Input

    /// The view that `maker` makes of `input`.
    package init(_ maker: ContentMaker<Input, Content>, _ input: Input) {
        (self.maker, self.input) = (maker, input)
    }

    /// What the closure makes.
    package var body: Content { maker.make(input) }
}
