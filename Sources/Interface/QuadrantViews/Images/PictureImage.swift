import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout

extension Image {
    /// Makes the node of a picture; one that cannot be shown is 0 by 0 and reported.
    @MainActor
    func makePicture(_ source: PictureSource, _ cursor: inout _ViewCursor) -> NodeID {
        do throws(MissingPicture) {
            guard let drawing = try pictureDrawing(source, in: cursor.environment) else {
                return cursor.node(.fixed(.zero))
            }
            let size = drawing.picture.size
            let node = cursor.node(
                isResizable ? .fill(ideal: size) : .fixed(size), drawing: drawing)
            if drawing.picture.image === LargeFilePointer.standIn {
                cursor.report(
                    Diagnostic(
                        "The picture \(source.name) \(LargeFilePointer.message)",
                        advice: LargeFilePointer.advice), at: node)
            }
            return node
        } catch {
            let node = cursor.node(.fixed(.zero), drawing: MissingPictureDrawing(title: title))
            cursor.report(Diagnostic(error.message, advice: error.advice), at: node)
            return node
        }
    }

    func pictureDrawing(
        _ source: PictureSource, in environment: EnvironmentValues
    ) throws(MissingPicture) -> PictureDrawing? {
        guard let picture = try source.found(in: environment) else { return nil }
        var drawing = PictureDrawing(title: title, picture: picture)
        // What an asset catalogue says holds for any other size; a frame alone does not stretch.
        drawing.slicing = resizing ?? ImageSlicing()
        if let own = picture.slicing, resizing == ImageSlicing() { drawing.slicing = own }
        drawing.smoothing = smoothing
        drawing.isAntialiased = isSmoothAtEdges
        drawing.spoken = spokenLabel?.plainString(in: environment)
        if case .named(let name, _) = source, !isDecorative { drawing.name = name }
        if template ?? picture.isTemplate ?? false {
            drawing.template =
                ownTint.map { Color._resolve($0, in: environment) }
                ?? ForegroundStyle._resolve(ForegroundStyle(), in: environment)
        }
        return drawing
    }

    /// The image as it is written, for explanations.
    var title: String {
        switch source {
        case .picture(.named(let name, _)): "Image(\(SourceText.literal(name)))"
        case .picture(.file(let path, _)): "Image(contentsOf: \(SourceText.literal(path)))"
        default: "Image"
        }
    }
}

/// Stands for a picture that cannot be shown, so that explanations can name it.
struct MissingPictureDrawing: NodeDrawing {
    let title: String

    var label: String? { title }
}
