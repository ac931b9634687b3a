internal import SwiftSyntax

/// The closure of a `#Preview`, separated into `@Previewable` declarations and the view itself.
struct PreviewableBody {
    private let body: ExprSyntax
    private let places: SourcePlaces

    init(_ body: ExprSyntax, _ places: SourcePlaces) {
        self.body = body
        self.places = places
    }

    /// Source for the place where the preview is made.
    ///
    /// - Returns: A declaration of a view that holds the previewable state (empty where there is none,
    ///   else ending with a line break), and the expression of a closure that makes the view.
    func split(wrapperName: TokenSyntax) -> (wrapper: String, content: String) {
        guard let closure = body.as(ClosureExprSyntax.self) else {
            return ("", body.trimmedDescription)
        }
        // As an array: a filtered collection would not know any more where in the file it stands.
        let statements = Array(closure.statements)
        let stored = statements.filter(Self.isPreviewable)
        guard !stored.isEmpty else { return ("", body.trimmedDescription) }
        let rest = statements.filter { !Self.isPreviewable($0) }.map {
            places.directive(for: $0) + $0.trimmedDescription + "\n"
        }
        let properties = stored.map {
            places.directive(for: $0) + Self.withoutPreviewable($0).trimmedDescription + "\n"
        }
        let wrapper = """
            struct \(wrapperName.text): SwiftUI.View {
            \(properties.joined())
            @SwiftUI.ViewBuilder var body: some SwiftUI.View {
            \(rest.joined())
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
