public import CoreTransferable
public import Foundation
public import QuadrantCore
internal import QuadrantViews
internal import UniformTypeIdentifiers

extension AttributedTextFormatting {
    /// A text with attributes on its way to another program, as a definition has it.
    ///
    /// Apple: "AttributedTextFormatting.Transferable". What the definition's constraints say of the attributes counts before the text is
    /// handed over.
    public struct Transferable<Definition: AttributedTextFormattingDefinition & SendableMetatype>:
        CoreTransferable.Transferable
    {
        /// The text.
        public let text: AttributedString

        /// A text as a definition has it.
        public init(
            text: AttributedString, in environment: EnvironmentValues, definition: Definition
        ) {
            var shown = text
            for run in text.runs {
                var attributes = run.attributes
                definition._constrain(&attributes)
                shown[run.range].setAttributes(attributes)
            }
            self.text = shown
        }

        /// The forms of the text.
        public static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation<Self, AttributedString> { $0.text }
        }
    }
}

extension AttributedTextFormatting.Transferable
where Definition == AttributedTextFormatting.EmptyDefinition<AttributeScopes.FoundationAttributes> {
    /// A text as it is.
    public init(text: AttributedString, in environment: EnvironmentValues) {
        self.text = text
    }
}
