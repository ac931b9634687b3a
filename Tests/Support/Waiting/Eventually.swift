package import Testing

/// Lets everybody else go on until something is so: the main actor, and other threads. What does not come within
/// `time` is a failure of the test, which then goes on.
///
/// - Parameters:
///   - what: What is waited for, for the failure.
///   - time: So long that it comes on a busy machine; it is looked a thousand times at least.
///   - isSo: Asked again and again.
/// - Returns: Whether it came.
@discardableResult
package func eventually(
    _ what: String, within time: Duration = .seconds(60),
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation, _ isSo: () -> Bool
) async -> Bool {
    let end = ContinuousClock.now.advanced(by: time)
    var looks = 0
    while !isSo() {
        looks += 1
        guard looks < 1_000 || .now < end else {
            Issue.record("It did not come within \(time): \(what).", sourceLocation: sourceLocation)
            return false
        }
        await Task.yield()
        // Where it takes longer, other threads may need this core.
        if looks > 100 { try? await Task.sleep(for: .milliseconds(1)) }
    }
    return true
}
