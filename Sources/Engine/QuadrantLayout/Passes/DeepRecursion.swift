internal import CLargeStack
import QuadrantGeometry

/// As `withLargeStack`, but compiled into the passes: across the module's edge the question alone
/// costs 20 ns a node.
@inline(__always)
func deepening<Result>(_ body: () -> Result) -> Result {
    quadrant_stack_is_short() ? onLargerStack(body) : body()
}
