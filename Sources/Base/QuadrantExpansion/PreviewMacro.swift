internal import QuadrantIndex
package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `#Preview`: a view to look at, reachable under a name derived from where it stands.
///
/// Expands to one function at file scope whose linker name is `PreviewSymbol.name(…)`. It initializes
/// the memory it is given with a `SwiftUI.Preview`. `quadrant render` looks it up; in a program nobody
/// calls it. `@Previewable` declarations at the top of the body become the stored properties of a view,
/// because state needs one to live in. Line directives make the compiler name the user's lines.
package struct PreviewMacro: DeclarationMacro {
    /// The code stays in its lines: formatted, a statement beside the brace of the closure would begin a new one.
    package static var formatMode: FormatMode { .disabled }

    package static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let call = PreviewCall(node)
        guard let body = call.body else {
            throw MacroFailure("#Preview needs a closure that makes the view to show")
        }
        let function = context.makeUniqueName("preview")
        // Unique names, which the user's closure inside cannot use by accident.
        let memory = context.makeUniqueName("memory")
        let target = context.makeUniqueName("target")
        let symbol = symbolName(of: node, in: context)
        let places = SourcePlaces { node in
            context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
        }
        let (wrapper, content) = PreviewableBody(body, places).split(
            wrapperName: context.makeUniqueName("PreviewBody"))
        let lines = 1 + call.leadingArguments.count { $0.isNewline }
        let place = wrapper.isEmpty ? places.directive(for: body, linesBefore: lines) : ""
        return [
            """
            @_cdecl(\(literal: symbol))
            public func \(function)(_ \(memory): Swift.UnsafeMutableRawPointer) {
                nonisolated(unsafe) let \(memory) = \(memory)
                MainActor.assumeIsolated {
                    let \(target) = \(memory).assumingMemoryBound(to: SwiftUI.Preview.self)
            \(raw: wrapper)\(raw: place)\(target).initialize(
                    to: SwiftUI.Preview(\(raw: call.leadingArguments)body: \(raw: content)))
                }
            }
            """
        ]
    }

    static func symbolName(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> String {
        let place = context.location(
            of: node.pound, at: .afterLeadingTrivia, filePathMode: .fileID)
        func text(_ expression: ExprSyntax?) -> String {
            expression?.trimmedDescription.trimmingQuotes ?? "0"
        }
        let file = text(place?.file).split(separator: "/").last.map(String.init) ?? "unknown"
        return PreviewSymbol.name(
            fileName: file, line: Int(text(place?.line)) ?? 0, column: Int(text(place?.column)) ?? 0
        )
    }
}

/// The parts of a `#Preview(…) { … }`.
private struct PreviewCall {
    /// The name and the traits as written, each followed by a comma and a space.
    var leadingArguments = ""
    /// The closure, or the function named after `body:`, still in its place in the file.
    var body: ExprSyntax?

    init(_ node: some FreestandingMacroExpansionSyntax) {
        for argument in node.arguments {
            if argument.label?.text == "body" {
                body = argument.expression
            } else {
                leadingArguments += argument.with(\.trailingComma, nil).trimmedDescription + ", "
            }
        }
        if let closure = node.trailingClosure { body = ExprSyntax(closure) }
    }
}

extension String {
    fileprivate var trimmingQuotes: String {
        hasPrefix("\"") && hasSuffix("\"") && count > 1 ? String(dropFirst().dropLast()) : self
    }
}
