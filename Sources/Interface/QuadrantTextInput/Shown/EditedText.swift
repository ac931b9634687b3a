import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantEditing
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A text of a field, with its caret and what is selected. It is laid out as a `Text` is.
nonisolated struct EditedText: View {
    typealias Body = Never

    let text: Text
    /// The characters that bullets stand for; `nil` for a text that is shown.
    let secret: String?
    /// What is seen of editing; `nil` while the text is not edited.
    let marks: EditMarks?
    let isSingleLine: Bool
    /// The session that is to know where the text is shown.
    let session: TextSession?
    /// Which part of a long text it is; `nil` for a whole text.
    var page: Int?

    @MainActor
    static func _makeNodes(_ view: EditedText, _ cursor: inout _ViewCursor) {
        let environment = cursor.environment
        cursor.branch(view.secret == nil ? 0 : 1) { cursor in
            let node =
                view.secret.map { view.makeBullets($0, &cursor) }
                ?? cursor.node(
                    .pass, drawing: view.drawing(environment, view.text.request(in: environment))
                ) { Text._makeNodes(view.text, &$0) }
            view.session?.place(node, page: view.page, in: cursor.tree, environment)
        }
    }

    static var _arity: _ViewArity { .one }

    @MainActor
    private func makeBullets(_ secret: String, _ cursor: inout _ViewCursor) -> NodeID {
        let environment = cursor.environment
        let request = Bullets(count: secret.count).request(in: environment, cursor.tree)
        let drawing = BulletDrawing(
            request: request,
            diameter: environment.controlProfile.field.bullet * environment.fontSize,
            style: ForegroundStyle._resolve(ForegroundStyle(), in: environment),
            marks: drawing(environment, request))
        return cursor.node(.text(request), drawing: drawing)
    }

    private func drawing(
        _ environment: EnvironmentValues, _ request: @autoclosure () -> TextRequest
    ) -> EditMarksDrawing? {
        guard let marks else { return nil }
        let metrics = environment.controlProfile.field
        let tint = TintShapeStyle._resolve(TintShapeStyle(), in: environment)
        return EditMarksDrawing(
            marks: secret.map(marks.onBullets) ?? marks, request: request(),
            isSingleLine: isSingleLine, caretWidth: metrics.caretWidth, caret: tint,
            selection: tint.opacity(metrics.selectionOpacity))
    }
}
