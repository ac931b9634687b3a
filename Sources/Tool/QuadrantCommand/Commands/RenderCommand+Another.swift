internal import QuadrantIndex

extension RenderCommand {
    /// How many views are tried in place of one that shows nothing.
    private static let mostOthers = 6

    /// Draws another view of a folder where the one that the program chose shows nothing: the first preview may need an object that
    /// only the app hands in, or be empty at first. The app comes first, then the other previews, then
    /// views that no other uses, from the last.
    @MainActor func drawAnother(
        than views: PreparedViews, of project: Project, _ pictures: inout Pictures
    ) throws(CommandError) {
        guard request.selection == .standard, project.named.isEmpty, request.given == nil,
            let error = pictures.failures.last, error.isOfTheView
        else { return }
        let index = views.index
        let rest = index.drawable.filter { !views.positions.contains($0) }
        let others = [Candidate.Kind.app, .preview, .provider].flatMap { kind in
            rest.filter { index.candidates[$0].kind == kind }
        }
        let unused = rest.reversed().filter {
            index.candidates[$0].kind == .view && !index.candidates[$0].isUsedByAnotherView
        }
        for other in (others + unused).prefix(Self.mostOthers) {
            Console.report(pictures.failures.removeLast(), of: "render")
            pictures.isFailed = false
            let name = index.place(of: index.candidates[other])
            Console.error("quadrant: drawing the view at \(name) instead\n")
            var request = request
            request.selection = .named(name)
            let worker = DrawingWorker(isConfined: request.isConfined, isForMany: false)
            let another: PreparedViews
            do throws(CommandError) {
                another = try PreparedViews(
                    views.project, for: request, verb: "drawing", by: worker,
                    environment: environment, isTold: true)
            } catch {
                pictures.failures.append(error)
                continue
            }
            try RenderCommand(request, environment: environment)
                .draw(another, isLast: true, &pictures)
            if pictures.written > 0 { return }
        }
    }
}

extension CommandError {
    /// Whether it says that a view shows nothing, or cannot be drawn as it is.
    fileprivate var isOfTheView: Bool {
        switch self {
        case .nothingToDraw, .trapped: true
        default: false
        }
    }
}
