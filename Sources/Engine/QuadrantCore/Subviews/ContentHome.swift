/// Where a container stands that was given the views of some content: their environment, wherever it puts them.
///
/// Layout direction goes with it. What else a place brings (the axis of a stack, modifiers that wait, transactions) is that
/// of where they are put.
struct ContentHome {
    fileprivate let environment: EnvironmentLink?
}

extension _ViewCursor {
    /// This place, for content that is handed to a container here.
    var home: ContentHome { ContentHome(environment: environment.first) }

    /// Goes on in the environment of another place. What is read of it is noted where the content is made.
    @MainActor
    mutating func atHome(_ home: ContentHome, _ content: (inout _ViewCursor) -> Void) {
        let outer = (environment.first, direction)
        environment.first = home.environment
        direction = environment.layoutDirection
        content(&self)
        (environment.first, direction) = outer
    }
}
