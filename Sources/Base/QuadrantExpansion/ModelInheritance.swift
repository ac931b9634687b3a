internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// What a class that is marked `@Model` inherits from, and what may inherit from it.
struct ModelInheritance {
    /// The model that it inherits from; `nil` for none.
    let base: String?
    /// Whether something may be inherited, from models or not.
    private let hasClause: Bool
    private let isFinal: Bool

    /// - Parameter missing: The protocols of a model that the compiler does not know the class to have. One that inherits from
    ///   a model has them.
    init(_ model: ClassDeclSyntax, missing: [TypeSyntax]) {
        let first = model.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        let isModel = !missing.contains { $0.trimmedDescription.hasSuffix("PersistentModel") }
        let says = ["PersistentModel", "SwiftData.PersistentModel"]
        base = isModel && !says.contains(first ?? says[0]) ? first : nil
        hasClause = first != nil
        isFinal = model.modifiers.contains { $0.name.text == "final" }
    }

    /// The argument of an entity that goes on from another.
    var argument: String { base.map { ", from: \($0)._$entity" } ?? "" }

    /// What holds the entity, which a class that inherits overrides, and at which place the variables of the class begin.
    func entity(_ made: String, _ access: String) -> [DeclSyntax] {
        let first: [DeclSyntax] =
            hasClause
            ? [
                """
                nonisolated private static let _$first = \(raw: base.map { "\($0)._$entity._count" } ?? "0")
                """
            ] : []
        if base == nil, isFinal {
            return first + ["\(raw: access)nonisolated static let _$entity = \(raw: made)"]
        }
        let keyword = base == nil ? "class" : "override class"
        return first + [
            "nonisolated private static let _$kept = \(raw: made)",
            "\(raw: access)nonisolated \(raw: keyword) var _$entity: SwiftData._ModelEntity { _$kept }",
        ]
    }
}
