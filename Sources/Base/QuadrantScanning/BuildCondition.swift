package import QuadrantIndex
internal import SwiftSyntax

/// The conditions of `#if`, as they are on the platform that files are read as, with `DEBUG` and `QUADRANT` set.
///
/// What the platform decides is written into the copy that is compiled (`edits(of:)`), as the compiler would
/// decide for Linux. All else, such as versions of the language, is left to the compiler.
package struct BuildCondition: Sendable {
    /// The platform.
    package var platform: SourcePlatform
    /// The modules that the compiler finds.
    package var modules: Set<String>

    /// The modules that every installation has.
    package static let usualModules: Set = [
        "Combine", "CoreGraphics", "Dispatch", "Foundation", "Observation", "Spatial", "Swift",
        "SwiftUI",
    ]

    /// Conditions on a platform.
    package init(
        _ platform: SourcePlatform = .ios, modules: Set<String> = BuildCondition.usualModules
    ) {
        self.platform = platform
        self.modules = modules
    }

    /// The clause the compiler will take; `nil` if none.
    ///
    /// Conditions it cannot judge, such as versions of the compiler, count as true.
    func activeClause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        node.clauses.first { $0.condition.map(holds) ?? true }
    }

    /// What is replaced in a file for the compiler to decide as the platform does.
    func edits(of tree: SourceFileSyntax) -> [Replacement] {
        let finder = Finder(self)
        finder.walk(tree)
        return finder.edits
    }

    private func holds(_ condition: ExprSyntax) -> Bool {
        if let sequence = condition.as(SequenceExprSyntax.self) {
            return holds(sequence: Array(sequence.elements))
        }
        if let negation = condition.as(PrefixOperatorExprSyntax.self) {
            return !holds(negation.expression)
        }
        if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
            return holds(inner.expression)
        }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.tokenKind == .keyword(.true)
        }
        if let call = condition.as(FunctionCallExprSyntax.self) {
            return isTrueHere(call) ?? isTrueForCompiler(call)
        }
        return ["DEBUG", "QUADRANT"].contains(condition.trimmedDescription)
    }

    /// Operands with operators between them; `&&` binds closer than `||`.
    private func holds(sequence: [ExprSyntax]) -> Bool {
        let alternatives = sequence.split { $0.trimmedDescription == "||" }
        return alternatives.contains { operands in
            operands.allSatisfy { $0.trimmedDescription == "&&" || holds($0) }
        }
    }

    /// What the platform says to a condition; `nil` for one that the compiler judges.
    private func isTrueHere(_ call: FunctionCallExprSyntax) -> Bool? {
        let argument = Self.argument(of: call)
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == platform.name
        // Previews are shown by the simulator.
        case "targetEnvironment": return platform != .macos && argument == "simulator"
        case "canImport":
            switch argument {
            case "UIKit": return platform != .macos
            case "AppKit", "Cocoa": return platform == .macos
            // Apple's systems have them each where it belongs, also where it can be imported here.
            case "WatchKit", "ClockKit": return platform == .watchos
            case "Darwin": return true
            case "Glibc", "Musl", "Android": return false
            default: return nil
            }
        default: return nil
        }
    }

    private func isTrueForCompiler(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.calledExpression.trimmedDescription == "canImport" else { return true }
        return modules.contains(Self.argument(of: call))
    }

    /// The first argument; of a module with a part of it, the module.
    private static func argument(of call: FunctionCallExprSyntax) -> String {
        let text = call.arguments.first?.expression.trimmedDescription ?? ""
        return text.split(separator: ".").first.map(String.init) ?? ""
    }

    /// Finds what is replaced.
    private final class Finder: SyntaxVisitor {
        private let conditions: BuildCondition
        private(set) var edits: [Replacement] = []
        /// How many conditions are around the current node: calls elsewhere are the user's own.
        private var depth = 0

        init(_ conditions: BuildCondition) {
            self.conditions = conditions
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            if let condition = node.condition {
                depth += 1
                walk(condition)
                depth -= 1
            }
            if let elements = node.elements {
                let outer = depth
                depth = 0
                walk(elements)
                depth = outer
            }
            return .skipChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard depth > 0 else { return .visitChildren }
            if let answer = conditions.isTrueHere(node) { replace(node, by: "\(answer)") }
            return .skipChildren
        }

        /// A case that is not there on this platform is not asked for where all cases are.
        override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
            let own = conditions.platform.name
            for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
                guard attribute.attributeName.trimmedDescription == "available",
                    case .availability(let list)? = attribute.arguments,
                    let first = list.first, first.argument.trimmedDescription == own,
                    list.dropFirst().first?.argument.trimmedDescription == "unavailable"
                else { continue }
                replace(first.argument, by: "*")
            }
            return .visitChildren
        }

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.importKindSpecifier == nil,
                let name = node.path.first.flatMap({ ModuleNames.here($0.name.text) })
            {
                replace(node.path, by: name)
            }
            return .skipChildren
        }

        private func replace(_ node: some SyntaxProtocol, by text: String) {
            edits.append(node.edit(replacingBy: text))
        }
    }
}

extension SyntaxProtocol {
    /// Replaces the node without the blanks and comments around it.
    func edit(replacingBy text: String) -> Replacement {
        Replacement(
            offset: positionAfterSkippingLeadingTrivia.utf8Offset,
            length: trimmedLength.utf8Length, replacement: text)
    }
}
