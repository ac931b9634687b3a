package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `#Rule` of TipKit: what has to be so for a hint to show. It becomes a value that is made of the same.
package struct RuleMacro: ExpressionMacro {
    package static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        guard let test = node.trailingClosure, !node.arguments.isEmpty else {
            throw MacroFailure(
                "#Rule needs what it asks for, and a closure: '#Rule(Self.$isNew) { $0 }'")
        }
        let asked = node.arguments.map(\.expression.trimmedDescription).joined(separator: ", ")
        return "TipKit.Tips.Rule(\(raw: asked)) \(test.trimmed)"
    }
}
