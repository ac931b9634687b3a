internal import QuadrantCore
internal import QuadrantDisplayList

extension Recording {
    /// What became of the effects of the page of that number, counted from 0: each thing once.
    func issues(of file: EncodedDrawing, page: Int = 0) -> [String] {
        issues(file.notes.filter { $0.page == page }, in: file.format)
    }

    /// What became of effects in what is called `format`: each thing once.
    func issues(_ notes: [RenderNote], in format: String) -> [String] {
        var issues: [String] = []
        for note in notes {
            let path = note.source.map { tree.path(of: $0) } ?? []
            let issue = note.issue(in: format, path: path)
            if !issues.contains(issue) { issues.append(issue) }
        }
        return issues
    }
}

extension RenderNote {
    /// What happened, in which view, and what to do about it.
    func issue(in format: String, path: [String]) -> String {
        let place = path.isEmpty ? "" : " in \(path.joined(separator: " > "))"
        return switch outcome {
        case .drawnAsPixels:
            "\(effect.phrase)\(place) is drawn as pixels in \(format), \(scaleText) to a point. "
                + "It does not stay sharp when it is enlarged."
        case .coarsened:
            "\(effect.phrase)\(place) is too large: it is drawn with \(scaleText) pixels to a "
                + "point only. Use a smaller radius, area or scale."
        }
    }
}

extension RenderNote.Effect {
    /// With its article, at the beginning of a sentence.
    fileprivate var phrase: String {
        switch self {
        // Blurred boxes are recorded as shadows.
        case .shadow: "A shadow or blurred shape"
        case .alphaThreshold, .angularGradient: "An \(rawValue)"
        default: "A \(rawValue)"
        }
    }
}
