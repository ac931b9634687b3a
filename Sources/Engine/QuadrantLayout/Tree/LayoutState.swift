/// What a custom container keeps between calls.
class LayoutState {
    /// Whether the layout or its subviews have changed since the cache was used.
    var isStale = false
}
