internal import QuadrantIndex

extension LinkedView {
    /// The view as commands that draw from data have it.
    var template: DataTemplate {
        DataTemplate(view, file: 0, types: types, constants: constants)
    }

    /// The view ready to be drawn: nothing has to be compiled.
    func prepared(
        for request: RenderRequest, by worker: DrawingWorker, environment: [String: String]
    ) throws(CommandError) -> PreparedViews {
        guard let index = SourceIndex(text: index),
            let position = index.candidates.firstIndex(where: { $0.name == template.previewName })
        else { throw .internalFault("the program has no view") }
        let folder = try LinkedResources.folder(of: self, in: .standard(environment: environment))
        return try PreparedViews(
            linked: CompiledFiles(linked: index, digest: digest),
            at: position, as: system, resources: folder, for: request, by: worker,
            environment: environment)
    }
}
