package import Spatial

extension DrawingContext {
    /// The node's size and place on all three axes, to be asked at once.
    package var geometry3D: GeometryProxy3D {
        tree.shown.readsSurroundings = true
        return GeometryProxy3D(source: GeometrySource(tree: tree, node: node))
    }

    /// The node's size on all three axes, in points.
    package var size3D: Size3D { tree.presentation.size3D(of: node, .shown) }

    /// The node's size and place, to be asked at once.
    package var geometry: GeometryProxy {
        tree.shown.readsSurroundings = true
        return GeometryProxy(source: GeometrySource(tree: tree, node: node))
    }
}
