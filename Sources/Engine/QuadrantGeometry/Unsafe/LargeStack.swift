internal import CLargeStack

/// Calls `body`, on a larger stack if that of the thread runs short. So trees of any depth that
/// memory holds can be walked recursively.
///
/// Costs a comparison where the stack is not short.
package func withLargeStack<Result>(_ body: () -> Result) -> Result {
    guard quadrant_stack_is_short() else { return body() }
    return onLargerStack(body)
}

/// Calls `body` on a new stack; for callers that have found theirs to be short.
@inline(never)
package func onLargerStack<Result>(_ body: () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
        // The call is held until it is over, and nothing else is handed over as the argument.
        let call = StackCall(body)
        let isDone = unsafe quadrant_call_on_larger_stack(
            { unsafe Unmanaged<AnyStackCall>.fromOpaque($0).takeUnretainedValue().run() },
            unsafe Unmanaged<AnyStackCall>.passUnretained(call).toOpaque())
        guard isDone, let result = call.result else {
            // Not a precondition: those are silent in release builds.
            fatalError("no memory is left for views nested this deep; does one contain itself?")
        }
        call.body = nil
        return result
    }
}

private class AnyStackCall {
    func run() {}
}

private final class StackCall<Result>: AnyStackCall {
    var body: (() -> Result)?
    var result: Result?

    init(_ body: @escaping () -> Result) {
        self.body = body
    }

    override func run() {
        result = body?()
    }
}
