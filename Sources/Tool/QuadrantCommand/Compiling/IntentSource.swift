internal import QuadrantIndex

/// The Swift source that Xcode writes for definitions of intents: a class of each intent, what its parameters are made of, and the
/// protocol of who handles it.
enum IntentSource {
    /// The text; `nil` if there is nothing to write.
    ///
    /// - Parameters:
    ///   - definitions: Of two classes of one name, the first counts.
    ///   - interfaces: Those of the user's files. Where they name none of the classes, nothing is written; what they declare
    ///     themselves is not.
    static func text(_ definitions: [IntentDefinition], for interfaces: [InterfaceFacts]) -> String?
    {
        let own = interfaces.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        let named = interfaces.reduce(into: Set<String>()) { $0.formUnion($1.mentions) }
        let all = definitions.flatMap { $0.intents + $0.types }.map(\.name)
        let isUsed = all.contains { name in
            [name, "\(name)Response", "\(name)Handling"].contains(where: named.contains)
        }
        guard isUsed else { return nil }
        var written = own
        var text = "import Foundation\nimport Intents\n"
        for definition in definitions {
            for choice in definition.choices where written.insert(choice.name).inserted {
                text += "public enum \(choice.name): Int, Sendable {\n    case unknown = 0\n"
                for one in choice.cases where one != "unknown" { text += "    case `\(one)`\n" }
                text += "}\n"
            }
            for type in definition.types where written.insert(type.name).inserted {
                text += "public class \(type.name): INObject, @unchecked Sendable {\n"
                text += properties(of: type, definition) + "}\n"
            }
            for intent in definition.intents where written.insert(intent.name).inserted {
                text += "public class \(intent.name): INIntent, @unchecked Sendable {\n"
                text += properties(of: intent, definition) + "}\n"
                text += response(of: intent.name)
            }
        }
        return text
    }

    private static func properties(
        of type: IntentDefinition.Class, _ definition: IntentDefinition
    ) -> String {
        let choices = Set(definition.choices.map(\.name))
        return type.properties.map { property in
            let start = choices.contains(property.type) ? " = .unknown" : ""
            return "    public var `\(property.name)`: \(property.type)\(start)\n"
        }.joined()
    }

    private static func response(of name: String) -> String {
        """
        public enum \(name)ResponseCode: Int, Sendable {
            case unspecified = 0, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
        }
        public class \(name)Response: INIntentResponse, @unchecked Sendable {
            public var code = \(name)ResponseCode.unspecified
            public convenience init(code: \(name)ResponseCode, userActivity: NSUserActivity?) {
                self.init()
                self.code = code
                self.userActivity = userActivity
            }
        }
        public protocol \(name)Handling: AnyObject {
            func handle(intent: \(name), completion: @escaping (\(name)Response) -> Void)
        }

        """
    }
}
