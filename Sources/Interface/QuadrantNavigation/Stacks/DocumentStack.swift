package import QuadrantCore
import QuadrantViews

/// The bar that the screen of a document has without asking for it: the document's name in the middle, and what its views put there. A stack in the
/// document has the bar itself.
///
/// Apple (`DocumentGroup`): the document's view needs no `NavigationStack`.
package struct DocumentStack<Content: View>: View {
    private let name: String
    private let content: Content
    @State private var path = NavigationPath()
    @State private var hub = StackHub()

    /// The screen of a document with a name.
    package init(_ name: String, @ViewBuilder content: () -> Content) {
        (self.name, self.content) = (name, content())
    }

    package var body: some View {
        let name = name
        let path = StackPath($path)
        hub.path = path
        return StackHost(
            root: AnyView(
                ScreenColumn(content).bars { $0.title = $0.title ?? Text(verbatim: name) }),
            path: path, hub: hub, isColumn: true, inherited: .inline)
    }
}
