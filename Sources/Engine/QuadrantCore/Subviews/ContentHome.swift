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
        // In another screen than its own it is as that screen says, or its links and bars would find none.
        if isInScreen(within: home) { return content(&self) }
        let outer = (environment.first, direction)
        environment.first = home.environment
        direction = environment.layoutDirection
        content(&self)
        (environment.first, direction) = outer
    }

    /// Whether there is a screen, or something else that screens and bars go by, between another place and this one in it.
    private func isInScreen(within home: ContentHome) -> Bool {
        var link = environment.first
        while let current = link, current !== home.environment {
            if current.isStep || !current.ends.isEmpty { return true }
            link = current.next
        }
        return false
    }
}
