/// A node of a `LayoutTree`: its place in the arena and the generation that place was in when the
/// node was made, so that a stale identifier is noticed.
package struct NodeID: Hashable, Sendable, BitwiseCopyable {
    package let index: UInt32
    package let generation: UInt32
}
