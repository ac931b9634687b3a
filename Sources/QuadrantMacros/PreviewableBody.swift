internal import SwiftSyntax

/// The closure of a `#Preview`, told apart into `@Previewable` declarations and the view itself.
struct PreviewableBody {
    private let body: ExprSyntax

    init(_ body: ExprSyntax) {
        self.body = body
    }

    /// Source for the place where the preview is made.
    ///
    /// - Returns: a declaration of a view that holds the previewable state (empty where there is none,
    ///   else beginning with a line break), and the expression of a closure that makes the view.
    func split(wrapperName: TokenSyntax) -> (wrapper: String, content: String) {
        guard let closure = body.as(ClosureExprSyntax.self) else {
            return ("", body.description)
        }
        let stored = closure.statements.filter(Self.isPreviewable)
        guard !stored.isEmpty else { return ("", body.description) }
        let rest = closure.statements.filter { !Self.isPreviewable($0) }
        let properties = stored.map { Self.withoutPreviewable($0).trimmedDescription }
        let wrapper = """

                    struct \(wrapperName.text): SwiftUI.View {
                        \(properties.joined(separator: "\n            "))
                        @SwiftUI.ViewBuilder var body: some SwiftUI.View {
                            \(rest.trimmedDescription)
                        }
                    }
            """
        return (wrapper, "{ \(wrapperName.text)() }")
    }

    private static func isPreviewable(_ item: CodeBlockItemSyntax) -> Bool {
        previewableAttribute(of: item) != nil
    }

    private static func previewableAttribute(
        of item: CodeBlockItemSyntax
    ) -> AttributeListSyntax.Element? {
        item.item.as(VariableDeclSyntax.self)?.attributes.first { element in
            let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription
            return name == "Previewable" || name == "SwiftUI.Previewable"
        }
    }

    private static func withoutPreviewable(_ item: CodeBlockItemSyntax) -> DeclSyntax {
        guard var declaration = item.item.as(VariableDeclSyntax.self) else {
            return DeclSyntax(MissingDeclSyntax(placeholder: .identifier("")))
        }
        let marker = previewableAttribute(of: item)
        declaration.attributes = declaration.attributes.filter { $0.id != marker?.id }
        return DeclSyntax(declaration)
    }
}
