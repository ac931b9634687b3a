extension _ViewCursor {
    /// The elements of a list in a lazy container: those that are in sight.
    ///
    /// - Parameter isWritten: Whether they are written one by one in a view's body.
    @MainActor
    mutating func lazyList(_ source: LazySource, isWritten: Bool = false) {
        guard let container = lazyContainer else { return }
        let (scope, context) = (scope, context)
        let list = takePart(LazyList.self) {
            let list = LazyList(container, scope: scope, context: context, source: source)
            list.isWritten = isWritten
            container.lists.append(list)
            return list
        }
        list.parentNode = parent
        previous = list.replace(source, context: context, after: previous)
    }
}
