extension ScrollPart {
    /// Takes note of what the scroll view does, and tells those who follow it.
    @MainActor
    func setActivity(_ new: ScrollActivity, in tree: ViewTree) {
        let old = activity
        guard new != old else { return }
        activity = new
        switch new {
        case .interacting, .decelerating, .animating: tree.arena.showBars(of: self, for: nil)
        case .idle where bars.end != nil: flashBars()
        case .idle, .tracking: break
        }
        for client in clients {
            guard let tell = client.activityDidChange else { continue }
            tree.noting("a scroll view", at: node) { tell(self, old, new) }
        }
    }
}
