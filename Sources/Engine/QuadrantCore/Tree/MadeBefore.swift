/// What was found out or made for views before, and is the same for the next ones like them.
struct MadeBefore {
    /// What is known of the types of views and of properties in them.
    private var kinds: [ObjectIdentifier: ViewKind] = [:]
    var tuples = RecentTuples()
    /// The environments that modifiers made last, by their keys.
    private var links: [ObjectIdentifier: EnvironmentLink] = [:]
    /// The text styles that were resolved last. Its type is known to `QuadrantViews` only.
    var textStyles: AnyObject?

    @inline(__always)
    mutating func kind(of type: Any.Type) -> ViewKind {
        let id = ObjectIdentifier(type)
        if let known = kinds[id] { return known }
        let new = ViewKind(type)
        kinds[id] = new
        return new
    }

    /// `link`, or one with the same value at the same place that was made before: neighbours mostly set
    /// the same values, and what depends on an environment can be remembered by its identity.
    mutating func shared(
        _ link: EnvironmentLink?, over outer: EnvironmentLink?
    ) -> EnvironmentLink? {
        guard let link, link.next === outer else { return link }
        if let last = links[link.key], last.next === outer, last.isSame(as: link) {
            last.isShared = true
            return last
        }
        links[link.key] = link
        return link
    }

    /// Environments are remembered for one update: they hold what was put into them.
    mutating func forgetEnvironments() {
        if !links.isEmpty { links.removeAll(keepingCapacity: true) }
        textStyles = nil
    }
}
