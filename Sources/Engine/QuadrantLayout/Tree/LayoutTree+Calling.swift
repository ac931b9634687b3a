/// Calls what the user wrote for a node, alignment guides and layouts, and notes what it reads.
package protocol LayoutCaller: AnyObject {
    /// Calls `body`, which belongs to `node`.
    func call<Result>(for node: NodeID, _ body: () -> Result) -> Result

    /// Called before code is called again for `node`: what the code read before does not count any
    /// more.
    func forgetCalls(for node: NodeID)

    /// Whether the children of an overlay after the first lie behind it, as in a background.
    func liesBehind(_ node: NodeID) -> Bool
}

extension LayoutTree {
    /// Notes that something has changed which code of the user's read for `node`. The code is called
    /// again, and the nodes that rely on its answers are marked if these differ.
    package func readingChanged(_ node: NodeID) {
        check(node)
        markInterface(node.index)
    }

    /// Calls `body`, in which code of the user's may be called for `node`.
    @inline(__always)
    func callingOut<Result>(_ node: UInt32, if callsOut: Bool = true, _ body: () -> Result)
        -> Result
    {
        guard callsOut, let caller else { return body() }
        records[Int(node)][.callsOut] = true
        return caller.call(for: identifier(at: node), body)
    }
}
