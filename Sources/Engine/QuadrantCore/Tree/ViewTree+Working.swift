import QuadrantGeometry

extension ViewTree {
    /// Calls code of the views, in their surroundings and by their host's clock, keeping what it has the main
    /// actor do where the host wants that, and reporting which paths are too much for it.
    package func working<T>(_ body: () -> T) -> T {
        guard let clock = hosting.clock, let jobs = hosting.jobs else {
            return workingOnPaths(body)
        }
        return jobs.during {
            HostClock.$current.withValue(clock) { workingOnPaths(body) }
        }
    }

    private func workingOnPaths<T>(_ body: () -> T) -> T {
        PathExcess.telling(PathExcess.reportsItself) {
            AccessibilityPosts.$current.withValue(hosting.posts) {
                hosting.surroundings.during(body)
            }
        }
    }
}
