internal import QuadrantIndex
internal import SwiftSyntax

/// Where a method of a delegate of UIKit's is called that the delegate need not have: `delegate?.scrollViewDidScroll?(view)`. Such requirements are Objective-C's. Here
/// every delegate has all methods, those that it does not write by an extension; so the question mark becomes a blank in the copy that is
/// compiled.
final class OptionalCalls: SyntaxVisitor {
    private var edits: [Replacement] = []

    /// The edits of a file.
    static func edits(of tree: SourceFileSyntax) -> [Replacement] {
        let finder = OptionalCalls(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.edits
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chain.expression.as(MemberAccessExprSyntax.self),
            Self.methods.contains(member.declName.baseName.text)
        {
            edits.append(
                Replacement(
                    offset: chain.questionMark.positionAfterSkippingLeadingTrivia.utf8Offset,
                    length: 1, replacement: " "))
        }
        return .visitChildren
    }

    /// The first names of methods of UIKit's delegates.
    private static let methods: Set = [
        "scrollViewDidScroll", "scrollViewWillBeginDragging", "scrollViewWillEndDragging",
        "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating",
        "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewDidZoom",
        "viewForZooming", "textField", "textFieldDidBeginEditing", "textFieldDidEndEditing",
        "textFieldShouldReturn", "textFieldDidChangeSelection", "textFieldShouldBeginEditing",
        "textFieldShouldEndEditing", "textFieldShouldClear", "textView",
        "textViewShouldBeginEditing", "textViewDidBeginEditing", "textViewDidEndEditing",
        "textViewDidChange", "textViewDidChangeSelection", "gestureRecognizer",
        "gestureRecognizerShouldBegin", "pickerView", "tableView",
    ]
}
