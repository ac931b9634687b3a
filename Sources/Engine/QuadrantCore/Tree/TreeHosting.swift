/// What a tree has from its host, and tells it.
package struct TreeHosting {
    /// Called before each body with the view's type.
    let willEvaluate: ((Any.Type) -> Void)?
    /// Called when a `@State` of a view in the tree has another value; the layout is no longer up to
    /// date then.
    package var stateDidChange: (() -> Void)?
    /// Called with the name of each `@State` that is written.
    package var stateWasWritten: ((String) -> Void)?
    /// What Foundation's current locale, calendar and time zone are for the code of the views.
    package var surroundings: CurrentSurroundings
    /// The clock that the code of the views runs by; `nil` for the process's.
    package let clock: HostClock?
    /// Keeps what the code of the views has the main actor do; `nil` where nobody does.
    package let jobs: HeldJobs?
    /// Whether controls note what they are called in code: only where a layout is explained.
    let keepsWords: Bool
    /// The tasks that views have begun.
    package let begunTasks = BegunTasks()
    /// What waits for the host's clock.
    package let timing = HostTiming()
    /// What views have told assistive technologies.
    package let posts = AccessibilityPosts()
}
