internal import SwiftParser
internal import SwiftSyntax

/// The variables and constants of a file whose types are not written: the compiler finds them out from their values.
package enum UntypedValues {
    /// The lines, from 1, on which such a value stands or a part of it, whether of a member or inside a body.
    ///
    /// - Complexity: Linear in the length of the source.
    package static func lines(of source: String) -> [Int] {
        let tree = Parser.parse(source: source)
        let finder = UntypedValueFinder(SourceLocationConverter(fileName: "", tree: tree))
        finder.walk(tree)
        return finder.lines.sorted()
    }
}

private final class UntypedValueFinder: SyntaxVisitor {
    private(set) var lines: Set<Int> = []
    private let places: SourceLocationConverter

    init(_ places: SourceLocationConverter) {
        self.places = places
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard node.typeAnnotation == nil, let value = node.initializer?.value else {
            return .visitChildren
        }
        let first = places.location(for: value.positionAfterSkippingLeadingTrivia).line
        let last = places.location(for: value.endPositionBeforeTrailingTrivia).line
        lines.formUnion(first...max(first, last))
        return .visitChildren
    }
}
