extension DrawingContext {
    /// The node's size and place, to be asked at once.
    package var geometry: GeometryProxy {
        tree.shown.readsSurroundings = true
        return GeometryProxy(source: GeometrySource(tree: tree, node: node))
    }
}
