import SwiftSyntax

/// The requirements of protocols that need not be there, which only Objective-C has: those that a file declares, and those of UIKit's
/// delegates, which have a default here.
final class OptionalRequirements: SyntaxVisitor {
    private var names: Set<String> = []
    /// Extensions with an empty default for each requirement that the file declares.
    private(set) var defaults = ""

    /// With what the methods of UIKit's delegates begin.
    private static let delegates = [
        "scrollView", "textField", "textView", "tableView", "collectionView", "searchBar",
        "gestureRecognizer", "navigationController", "tabBarController", "imagePickerController",
        "pickerView", "pageViewController", "documentPicker", "presentationController",
        "sheetPresentationController", "popoverPresentationController", "splitViewController",
        "outlineView", "userNotificationCenter", "webView", "locationManager", "mapView",
        "applicationDid", "applicationWill", "applicationShould", "windowDid", "windowWill",
        "windowShould", "menuDid", "menuWill", "menuNeeds", "popoverDid", "popoverWill",
        "popoverShould", "controlTextDid",
    ]

    /// The requirements that a file declares.
    init(in tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    /// Whether a method that is called so may be one of them: a closure, which may be missing too,
    /// is called without labels, and rarely by such a name with an argument.
    func contain(_ name: String, _ arguments: LabeledExprListSyntax) -> Bool {
        arguments.contains { $0.label != nil } || names.contains(name)
            || !arguments.isEmpty && Self.delegates.contains { name.hasPrefix($0) }
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        let access =
            node.modifiers.first { $0.name.tokenKind == .keyword(.public) } == nil
            ? "" : "public "
        for function in functions where function.isOptional {
            names.insert(function.name.text)
            guard let value = Self.value(of: function.signature.returnClause?.type) else {
                continue
            }
            let (name, signature) = (function.name.text, function.signature.trimmedDescription)
            let generics = function.genericParameterClause?.trimmedDescription ?? ""
            defaults +=
                "extension \(node.name.text) { \(access)func \(name)\(generics)"
                + "\(signature.split(whereSeparator: \.isNewline).joined(separator: " ")) "
                + "{ \(value) } }\n"
        }
        return .skipChildren
    }

    /// What a default answers; `nil` for types of which no value is known: their requirement has to be there.
    private static func value(of type: TypeSyntax?) -> String? {
        guard let type else { return "" }
        if type.is(OptionalTypeSyntax.self) { return "nil" }
        switch type.trimmedDescription {
        case "Void", "()": return ""
        case "Bool": return "false"
        case "Int", "Double", "Float", "CGFloat", "UInt": return "0"
        case "String": return "\"\""
        default: return type.is(ArrayTypeSyntax.self) ? "[]" : nil
        }
    }
}

extension FunctionDeclSyntax {
    fileprivate var isOptional: Bool {
        modifiers.contains { $0.name.tokenKind == .keyword(.optional) }
    }
}
