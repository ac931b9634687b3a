package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `#Preview(as:)`: a widget, a control or a Live Activity to look at.
///
/// It becomes what `#Preview` becomes, of a preview that `WidgetKit` makes: the arguments and the closures are handed
/// on by their labels, the first trailing one as `widget:`.
package struct WidgetPreviewMacro: DeclarationMacro {
    /// The code stays in its lines.
    package static var formatMode: FormatMode { .disabled }

    package static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        var arguments = node.arguments.map {
            $0.with(\.trailingComma, nil).trimmedDescription
        }
        if let closure = node.trailingClosure {
            arguments.append("widget: \(closure.trimmedDescription)")
        }
        for closure in node.additionalTrailingClosures {
            arguments.append(
                "\(closure.label.trimmedDescription): \(closure.closure.trimmedDescription)")
        }
        let function = context.makeUniqueName("preview")
        let memory = context.makeUniqueName("memory")
        let symbol = PreviewMacro.symbolName(of: node, in: context)
        return [
            """
            @_cdecl(\(literal: symbol))
            public func \(function)(_ \(memory): Swift.UnsafeMutableRawPointer) {
                nonisolated(unsafe) let \(memory) = \(memory)
                MainActor.assumeIsolated {
                    \(memory).assumingMemoryBound(to: SwiftUI.Preview.self).initialize(
                        to: WidgetKit._widgetPreview(\(raw: arguments.joined(separator: ", "))))
                }
            }
            """
        ]
    }
}
