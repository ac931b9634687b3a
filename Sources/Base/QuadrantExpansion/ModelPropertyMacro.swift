package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@_ModelProperty(place)`: what `@Model` attaches to each variable that is kept.
///
/// The variable is read from and written to a slot. An empty slot is filled from the store first; a change is told to
/// the observers and to the context of the object.
package struct ModelPropertyMacro: AccessorMacro, PeerMacro {
    package static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            let member = ModelMember(variable)
        else { return [] }
        let (before, after) = observers(of: variable)
        let place = place(in: node)
        return [
            """
            @storageRestrictions(initializes: \(raw: member.slot))
            init(initialValue) {
                \(raw: member.slot) = .init(initialValue)
            }
            """,
            """
            get {
                if !_$backing.isQuiet { _$access(\\.\(raw: member.name)) }
                if \(raw: member.slot).isEmpty { _$backing.fill(self) }
                return \(raw: member.slot).value
            }
            """,
            """
            set {
                if \(raw: member.slot).isEmpty { _$backing.fill(self) }
                if \(raw: member.slot).isEmpty {
                    // There is nothing to compare it with: it refers to an object that is gone.
                    _$mutate(\\.\(raw: member.name)) { \(raw: member.slot).value = newValue }
                    return _$backing.didSet(self, \(raw: place))
                }
                let _$old = \(raw: member.slot).value
                if SwiftData._isSame(_$old, newValue) { return }
                \(raw: before)_$mutate(\\.\(raw: member.name)) { \(raw: member.slot).value = newValue }
                _$backing.didChange(self, \(raw: place), _$old, newValue)\(raw: after)
            }
            """,
        ]
    }

    /// The place of the variable among those of its class; where some are inherited, behind these.
    private static func place(in node: AttributeSyntax) -> String {
        let arguments = node.arguments?.as(LabeledExprListSyntax.self) ?? []
        let own = arguments.first?.expression.trimmedDescription ?? "0"
        let name = arguments.dropFirst().first?.expression.as(StringLiteralExprSyntax.self)
        return name.map { "\($0.segments.trimmedDescription)._$first + \(own)" } ?? own
    }

    /// `willSet` and `didSet` of the variable, as blocks that are carried out in the setter.
    private static func observers(of variable: VariableDeclSyntax) -> (String, String) {
        var blocks: [String: String] = [:]
        let list = variable.bindings.first?.accessorBlock?.accessors.as(AccessorDeclListSyntax.self)
        for accessor in list ?? [] {
            guard let body = accessor.body else { continue }
            let isAfter = accessor.accessorSpecifier.text == "didSet"
            let name = accessor.parameters?.name.text ?? (isAfter ? "oldValue" : "newValue")
            let value = isAfter ? "_$old" : "newValue"
            let binding = name == value ? "" : "let \(name) = \(value); _ = \(name); "
            let statements = body.statements.trimmedDescription
            blocks[accessor.accessorSpecifier.text] = "do { \(binding)\(statements) }"
        }
        return (blocks["willSet"].map { $0 + "\n" } ?? "", blocks["didSet"].map { "\n" + $0 } ?? "")
    }

    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            let member = ModelMember(variable)
        else { return [] }
        let type = member.type.map { ": SwiftData._ModelSlot<\($0)>" } ?? ""
        // An optional variable without a first value begins as nil, as it does in a class without macros.
        let initial = member.initial ?? (member.type?.hasSuffix("?") == true ? "nil" : nil)
        let value = initial.map {
            type.isEmpty ? " = SwiftData._ModelSlot(\($0))" : " = .init(\($0))"
        }
        return [
            "nonisolated(unsafe) private var \(raw: member.slot)\(raw: type)\(raw: value ?? "")"
        ]
    }
}
