internal import QuadrantIndex
internal import SwiftSyntax

/// What is replaced in the copy that is compiled, as only Apple's systems have it: the entry of the program, as a library
/// begins nowhere, and what needs Objective-C.
///
/// `#selector(X.tap(_:))` becomes a selector that holds the method (`_Sel(X.tap(_:))`), `#selector(tap)` in a method one of `Self`,
/// so that the selector does not keep the object. `@objc dynamic` becomes an attribute that tells of changes (`@_KVO`), where a stored
/// property of an object can have one. Attributes such as `@objc` become blanks. A
/// method that an extension overrides, which only Objective-C can, gets another name: nobody calls it. Requirements that
/// are optional get an empty default (`OptionalRequirements`), and calls of them lose their question mark.
/// `Date.ComponentsFormatStyle` becomes the style of that meaning, and so do formatters that Foundation on Linux has in English alone.
final class AppleOnlyEdits: SyntaxVisitor {
    private(set) var edits: [Replacement] = []
    private let optionals: OptionalRequirements
    /// What takes the place of types of Foundation's, without those whose names the file declares itself.
    private let twins: [String: String]
    /// What makes instances of a type of Foundation's in place of its initialiser.
    private let makers: [String: String]

    private init(_ optionals: OptionalRequirements, in tree: SourceFileSyntax) {
        self.optionals = optionals
        (twins, makers) = FoundationTwins.names(in: tree)
        super.init(viewMode: .sourceAccurate)
    }

    /// Attributes that are left out.
    private static let attributes: Set = [
        "main", "UIApplicationMain", "NSApplicationMain", "objc", "objcMembers", "nonobjc",
        "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable",
    ]

    /// The edits of a file.
    static func edits(
        of tree: SourceFileSyntax, _ optionals: OptionalRequirements
    ) -> [Replacement] {
        let finder = AppleOnlyEdits(optionals, in: tree)
        finder.walk(tree)
        return finder.edits
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        guard Self.attributes.contains(name) else { return .visitChildren }
        if name == "objc", node.parent?.parent?.as(VariableDeclSyntax.self)?.isObserved == true {
            return .skipChildren
        }
        edits.append(node.edit(replacingBy: ""))
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        let isObjectiveC = [.keyword(.dynamic), .keyword(.optional)].contains(node.name.tokenKind)
        if isObjectiveC, !node.isOfObserved { edits.append(node.edit(replacingBy: "")) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        edits += node.observedEdits
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let argument = node.arguments.first, node.leftParen != nil else {
            return .visitChildren
        }
        switch node.macroName.text {
        case "selector" where argument.label != nil:
            let name = argument.expression.trimmedDescription.split(separator: ".").last ?? ""
            edits.append(node.edit(replacingBy: "_Sel(\"\(name)\")"))
        case "selector" where argument.expression.trimmedDescription.hasPrefix("NSString."):
            // Strings' methods have their answers, which selectors do not hand on: they go by their names.
            let name = argument.expression.trimmedDescription.dropFirst("NSString.".count)
                .prefix { $0 != "(" }
            edits.append(node.edit(replacingBy: "_Sel(\"\(name):\")"))
        case "selector":
            // What is in the parentheses stays in its columns.
            let start = node.pound.positionAfterSkippingLeadingTrivia.utf8Offset
            var end = argument.positionAfterSkippingLeadingTrivia.utf8Offset
            var text = "_Sel("
            if Self.isInMethod(Syntax(node)), let method = argument.expression.methodOfSelf {
                end = method.positionAfterSkippingLeadingTrivia.utf8Offset
                // What follows a point stands right after it.
                let blanks = String(repeating: " ", count: max(0, end - start - 10))
                text = "_Sel(\(blanks)Self."
            }
            edits.append(Replacement(offset: start, length: end - start, replacement: text))
        case "keyPath":
            let names = argument.expression.trimmedDescription.split(separator: ".")
            let isType = names.count > 1 && names[0].first?.isUppercase == true
            let path = names.dropFirst(isType ? 1 : 0).joined(separator: ".")
            edits.append(node.edit(replacingBy: "\"\(path)\""))
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let method = optional.expression.as(MemberAccessExprSyntax.self),
            optionals.contain(method.declName.baseName.text, node.arguments)
        {
            edits.append(
                Replacement(
                    offset: optional.questionMark.positionAfterSkippingLeadingTrivia.utf8Offset,
                    length: 1, replacement: " "))
        }
        if node.arguments.isEmpty, node.trailingClosure == nil,
            let maker = makers[node.calledExpression.trimmedDescription]
        {
            edits.append(node.calledExpression.edit(replacingBy: maker))
        }
        replaceLibrary(in: node)
        return .visitChildren
    }

    /// The folder "Library" of a user, which Foundation on Linux does not know: apps take the first of an empty list. It is that for
    /// the support of apps, as `URL.libraryDirectory` says.
    private func replaceLibrary(in node: FunctionCallExprSyntax) {
        let called =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard ["urls", "url", "NSSearchPathForDirectoriesInDomains"].contains(called),
            let folder = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
            folder.declName.baseName.text == "libraryDirectory"
        else { return }
        let name = folder.declName.baseName
        edits.append(
            Replacement(
                offset: name.positionAfterSkippingLeadingTrivia.utf8Offset,
                length: name.text.utf8.count, replacement: "_userLibrary"))
    }

    /// A type of Foundation's as a value: `Date.ComponentsFormatStyle(…)`, `Foundation.LengthFormatter()`.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        return replaceType(Syntax(node), base, node.declName.baseName.text)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // The name behind a point was looked at with what stands before it.
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName == node
        return isMember ? .skipChildren : replaceType(Syntax(node), nil, node.baseName.text)
    }

    /// The same as a type.
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        replaceType(
            Syntax(node), node.baseType.as(IdentifierTypeSyntax.self)?.name.text, node.name.text)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        replaceType(Syntax(node), nil, node.name.text)
    }

    private func replaceType(
        _ node: Syntax, _ type: String?, _ name: String
    ) -> SyntaxVisitorContinueKind {
        let whole = type == nil || type == "Foundation" ? name : "\(type ?? "").\(name)"
        guard let twin = twins[whole] else { return .visitChildren }
        edits.append(node.edit(replacingBy: twin))
        return .skipChildren
    }

    /// Whether code stands in a method of a type: not in the initial value of a property, where `Self` may not be named.
    private static func isInMethod(_ node: Syntax) -> Bool {
        var isInFunction = false
        for around in sequence(first: node, next: \.parent) {
            switch around.kind {
            case .functionDecl, .initializerDecl, .accessorDecl, .deinitializerDecl:
                isInFunction = true
            case .accessorBlock:
                if around.as(AccessorBlockSyntax.self)?.accessors.is(CodeBlockItemListSyntax.self)
                    == true
                {
                    isInFunction = true
                }
            case .classDecl, .structDecl, .actorDecl, .enumDecl, .extensionDecl:
                return isInFunction
            default: break
            }
        }
        return false
    }

    /// `observeValue(forKeyPath:…)` overrides what only Objective-C's objects have, and nobody calls it: it is left to its class
    /// alone, so that one of a class below overrides nothing either.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "observeValue",
            node.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath",
            node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) != true,
            let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
        {
            edits.append(override.edit(replacingBy: "private"))
            let open: Set<Keyword> = [.public, .open, .internal, .package, .fileprivate]
            for modifier in node.modifiers
            where open.contains(where: { modifier.name.tokenKind == .keyword($0) }) {
                edits.append(modifier.edit(replacingBy: ""))
            }
        }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        for member in node.memberBlock.members {
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                rename(function.name, unless: function.modifiers)
            } else if let variable = member.decl.as(VariableDeclSyntax.self),
                let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
            {
                rename(pattern.identifier, unless: variable.modifiers)
            }
        }
        return .visitChildren
    }

    /// Takes `override` from a member of an extension, and a letter from its name.
    private func rename(_ name: TokenSyntax, unless modifiers: DeclModifierListSyntax) {
        guard let override = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
        else { return }
        edits.append(override.edit(replacingBy: ""))
        if let open = modifiers.first(where: { $0.name.tokenKind == .keyword(.open) }) {
            edits.append(open.edit(replacingBy: ""))
        }
        edits.append(
            Replacement(
                offset: name.positionAfterSkippingLeadingTrivia.utf8Offset, length: 1,
                replacement: "_"))
    }
}

extension DeclModifierSyntax {
    /// Whether it makes a property observable, which is replaced as a whole.
    fileprivate var isOfObserved: Bool {
        name.tokenKind == .keyword(.dynamic)
            && parent?.parent?.as(VariableDeclSyntax.self)?.isObserved == true
    }
}

extension VariableDeclSyntax {
    private var dynamic: DeclModifierSyntax? {
        modifiers.first { $0.name.tokenKind == .keyword(.dynamic) }
    }

    /// Whether it is a stored property of an object whose observers are told, not one whose storage is of another kind.
    fileprivate var isObserved: Bool {
        guard dynamic != nil, bindingSpecifier.tokenKind == .keyword(.var), bindings.count == 1,
            let binding = bindings.first, binding.pattern.is(IdentifierPatternSyntax.self)
        else { return false }
        let others: Set<Keyword> = [.weak, .unowned, .lazy, .static, .class, .override]
        let hasOther = modifiers.contains { modifier in
            others.contains { modifier.name.tokenKind == .keyword($0) }
        }
        let isManaged = attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "NSManaged"
        }
        guard !hasOther, !isManaged else { return false }
        switch binding.accessorBlock?.accessors {
        case nil: return true
        case .getter: return false
        case .accessors(let accessors):
            return accessors.allSatisfy {
                [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
            }
        @unknown default: return false
        }
    }

    /// `@_KVO` in place of `@objc` or `dynamic`. An attribute stands before all modifiers, so those before `dynamic` follow it.
    fileprivate var observedEdits: [Replacement] {
        guard isObserved, let dynamic else { return [] }
        let objc = attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.attributeName.trimmedDescription == "objc" }
        if let objc {
            return [objc.edit(replacingBy: "@_KVO"), dynamic.edit(replacingBy: "")]
        }
        let before = modifiers.prefix { $0 != dynamic }.map(\.trimmedDescription)
        let start = modifiers.positionAfterSkippingLeadingTrivia.utf8Offset
        return [
            Replacement(
                offset: start,
                length: dynamic.endPositionBeforeTrailingTrivia.utf8Offset - start,
                replacement: (["@_KVO"] + before).joined(separator: " "))
        ]
    }
}

extension ExprSyntax {
    /// What names a method of the object itself: `tap(_:)`, or that in `self.tap(_:)`.
    fileprivate var methodOfSelf: Syntax? {
        if let name = self.as(DeclReferenceExprSyntax.self) { return Syntax(name) }
        guard let member = self.as(MemberAccessExprSyntax.self),
            member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        else { return nil }
        return Syntax(member.declName)
    }
}
