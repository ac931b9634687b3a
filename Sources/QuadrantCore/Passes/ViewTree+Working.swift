package import Foundation
package import QuadrantGeometry
import QuadrantLayout

extension ViewTree {
    /// Brings the tree up to date and lays it out for `proposal`, as `update(proposing:)` does.
    @MainActor
    @discardableResult
    package func update(_ proposal: ProposedViewSize) -> CGSize {
        update { _ in proposal }
    }

    /// Calls code of the views, in their surroundings and by their host's clock, keeping what it has the main
    /// actor do where the host wants that.
    func working<T>(_ body: () -> T) -> T {
        guard let clock, let jobs else { return surroundings.during(body) }
        return jobs.during {
            HostClock.$current.withValue(clock) { surroundings.during(body) }
        }
    }
}
