package import Spatial

extension DrawingContext {
    /// The node's size on all three axes, in points.
    package var size3D: Size3D { tree.presentation.size3D(of: node, .shown) }
}
