internal import Foundation
internal import QuadrantCairo
internal import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension Session {
    /// What the format could not keep of the effects on `page`, counted from 0; each issue once.
    func issues(of file: EncodedDrawing, page: Int = 0) -> [String] {
        issues(file.notes.filter { $0.page == page }, in: file.format)
    }

    /// What the format called `format` could not keep of the effects in `notes`; each issue once.
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

extension Session {
    /// Runs `body`; an error that it throws names the view it happened in.
    func naming<T>(_ body: () throws(RenderError) -> T) throws(RenderingError) -> T {
        do throws(RenderError) {
            return try body()
        } catch {
            throw self.error(error)
        }
    }

    /// The error with the view that it happened in.
    func error(_ error: RenderError) -> RenderingError {
        RenderingError(error, path: error.source.map { tree.path(of: $0) } ?? [])
    }
}

extension RenderingError {
    /// The error of a renderer, which names the view at `path`.
    init(_ error: RenderError, path: [String] = []) {
        self = .cannotDraw(error.text(in: path))
    }
}

extension RenderNote {
    /// What happened, in which view, and what to do about it.
    func issue(in format: String, path: [String]) -> String {
        let place = placeWords(of: path)
        return switch outcome {
        case .drawnAsPixels:
            "\(effect.phrase)\(place) is drawn as pixels in \(format), \(scaleText) to a point. "
                + "It does not stay sharp when it is enlarged."
        case .coarsened where scale > 0:
            "\(effect.phrase)\(place) is too large: it is drawn with \(scaleText) pixels to a "
                + "point only. Use a smaller radius, area or scale."
        case .coarsened:
            "\(effect.phrase)\(place) is too large: it is not drawn. Use a smaller radius, area or "
                + "scale."
        case .oneOfTooMany where scale > 0:
            "\(effect.phrase)\(place) is one of too many that become pixels in \(format): it is drawn with "
                + "\(scaleText) pixels to a point only. Use fewer, or smaller ones."
        case .oneOfTooMany:
            "\(effect.phrase)\(place) is one of too many that become pixels in \(format): it is not drawn. "
                + "Use fewer, or smaller ones."
        case .seesOnlyItsGroup:
            "\(effect.phrase)\(place) lies in a view that is shown in perspective: only what is in "
                + "that view is seen through it. Put it outside the perspective."
        case .linkLeftOut(let scheme):
            "A link\(place) leads to \(scheme): and is left out of the \(format): links of that scheme can run "
                + "code or open files. Allow it by name: --allow-links \(scheme), or allowedLinkSchemes."
        }
    }
}

extension RenderNote.Effect {
    /// The name with its article, for the beginning of a sentence.
    fileprivate var phrase: String {
        switch self {
        // Blurred boxes are recorded as shadows.
        case .shadow: "A shadow or blurred shape"
        case .alphaThreshold, .angularGradient, .ellipticalGradient: "An \(rawValue)"
        default: "A \(rawValue)"
        }
    }
}
