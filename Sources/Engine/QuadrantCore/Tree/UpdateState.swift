/// What an update looks at before it begins, and notes while it is under way.
struct UpdateState {
    /// Whether an update is under way.
    var isUnderWay = false
    /// Values that others may change without a notice, looked at before each update.
    var watchedSources = WatchedSources()
    /// The states that were written last, which name the cycle if an update finds no end.
    var writes = StateWrites()
}
