/// A node of a `LayoutTree`: its place in the arena and the generation that place was in when the
/// node was made, so that a stale identifier is noticed.
package struct NodeID: Hashable, Sendable, BitwiseCopyable {
    /// The place in the arena; 0 stands for no node.
    package let index: UInt32
    /// How often the place had been freed when the node was made.
    package let generation: UInt32
}
