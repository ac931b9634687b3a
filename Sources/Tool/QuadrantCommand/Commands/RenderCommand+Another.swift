internal import QuadrantIndex
internal import QuadrantRendering

extension RenderCommand {
    /// How many views are tried in place of one that shows nothing.
    private static let mostOthers = 6

    /// Draws another view of a folder where the one that the program chose shows nothing: the first preview may need an object that
    /// only the app hands in, and end without it, or be empty at first; why is told. The app comes first, then the other previews, then
    /// views that no other uses, from the last. Nothing is drawn instead where notes are errors (`--strict`).
    @MainActor func drawAnother(
        than views: PreparedViews, of project: Project, _ pictures: inout Pictures
    ) throws(CommandError) {
        guard request.selection == .standard, !request.isStrict, project.named.isEmpty,
            request.given == nil,
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
        let end = ContinuousClock.now + .seconds(request.timeLimit)
        for other in (others + unused).prefix(Self.mostOthers) where .now < end {
            guard pictures.failures.last?.isOfTheView == true else { return }
            Console.report(pictures.failures.removeLast(), of: "render")
            pictures.isFailed = false
            let name = index.place(of: index.candidates[other])
            Console.error("quadrant: drawing the view at \(name) instead\n")
            var request = request
            request.selection = .named(name)
            // All together take no longer than one view may.
            request.timeLimit = max(1, ContinuousClock.now.duration(to: end).inSeconds)
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
