internal import QuadrantCore
internal import QuadrantGeometry

extension ViewHost {
    /// The lines that report tasks that go on.
    static func lines(for tasks: [UnfinishedTask]) -> [String] {
        var lines = tasks.prefix(4).map { task in
            let place = placeWords(of: path(task.path))
            return task.origin == .modifier
                ? "A .\(task.label)\(place) is still running."
                : "A task that \(task.label)\(place) began is still running."
        }
        if tasks.count > 4 { lines.append("\(tasks.count - 4) more tasks are running.") }
        return lines
    }
}
