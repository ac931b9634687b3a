internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
internal import QuadrantText

/// A view that a service draws.
struct ServedTemplate: Sendable {
    /// The name in addresses: that of the view.
    let name: String
    /// What the initialiser takes: the names in data, and their types as they are written.
    let values: [TemplateFacts.Value]
    /// By the names in data, those that stand for a case of an enum in text.
    var cases: [String: Set<String>] = [:]
    /// What data it takes, as JSON Schema.
    let schema: JSONValue
    /// Tells the sources, the compiler and the version from others.
    let digest: String
    /// How it is drawn where the request does not say otherwise.
    let drawing: RenderRequest

    /// Data with which a preview makes it, else what its types allow; for forms and documentation.
    var example: JSONValue? { schema["examples"]?.list?.first }

    /// The raw values of an enum that a value has to be one of; `nil` where it is of another type.
    func choices(of key: String) -> [JSONValue]? {
        guard let property = schema["properties"]?[key] else { return nil }
        // One that may be missing is this or null.
        let own = property["anyOf"]?.list?.first ?? property
        guard let name = own["$ref"]?.string?.split(separator: "/").last else { return nil }
        return schema["$defs"]?[String(name)]?["enum"]?.list
    }
}

extension [ServedTemplate] {
    /// The position of the template of a name: the whole, or the last part of it where it is the only one with it.
    func position(of name: String) throws(ServiceProblem) -> Int {
        if let exact = firstIndex(where: { $0.name == name }) { return exact }
        let near = indices.filter { self[$0].name.hasSuffix(".\(name)") }
        if near.count == 1 { return near[0] }
        let hint = NearestNames.of(name, in: map(\.name)).first.map { "; did you mean '\($0)'?" }
        throw ServiceProblem(
            404, "There is no template '\(TerminalText.line(name))'\(hint ?? ".")")
    }
}
