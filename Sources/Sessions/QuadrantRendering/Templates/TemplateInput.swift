package import Foundation
internal import QuadrantCore
internal import QuadrantViews
internal import Synchronization

/// The data that this process draws, and what was wrong with it.
package enum TemplateInput {
    /// Data with the name that messages call it by.
    package struct Given: Codable, Equatable, Sendable {
        package var name: String
        /// JSON.
        package var bytes: Data

        package init(name: String, bytes: Data) { (self.name, self.bytes) = (name, bytes) }
    }

    /// Something of the assets that data names.
    enum Asset: Sendable {
        case picture(String)
        case color(String)
    }

    private struct State {
        var data = Data()
        var problem: String?
        var assets: [(key: String, asset: Asset)] = []
    }

    private static let state = Mutex(State())

    /// Gives the process data, JSON.
    package static func give(_ data: Data) { state.withLock { $0 = State(data: data) } }

    /// Why no view could be made of it, or none that shows what it names: whole words; `nil` where one was.
    ///
    /// - Parameter stage: Where the assets are looked for.
    @MainActor
    package static func problem(on stage: Stage) -> String? {
        let (problem, assets) = state.withLock { ($0.problem, $0.assets) }
        if problem != nil || assets.isEmpty { return problem }
        let environment = stage.environment()
        for (key, asset) in assets {
            switch asset {
            case .picture(let name):
                guard let problem = Image(name).diagnostic(in: environment) else { continue }
                // Without that it takes no room: nothing is drawn. Who gives data, to a service too, is not told of the folders.
                let near = problem.advice.drop { $0 != "." }.dropFirst()
                let mend = near.hasPrefix(" Did you mean") ? near : ""
                return "'\(key)': \(problem.message).\(mend)"
            case .color(let name):
                if Color(listed: name, bundle: nil, in: environment) != nil { continue }
                return
                    "'\(key)' has to be a colour such as \"#FF8000\", \"blue\" or one of the assets, and is \"\(name)\""
            }
        }
        return nil
    }

    /// Notes what of the assets data names.
    static func use(_ asset: Asset, at key: String) {
        state.withLock { $0.assets.append((key, asset)) }
    }

    static var data: Data { state.withLock(\.data) }

    static func fail(_ error: any Error) {
        let words = (error as? TemplateFault)?.words ?? "the view's initializer threw: \(error)"
        state.withLock { $0.problem = $0.problem ?? words }
    }
}

/// What is wrong with data, in words.
struct TemplateFault: Error {
    let words: String

    init(_ words: String) { self.words = words }

    /// The words for an error of decoding: the path, what was wanted.
    ///
    /// - Parameters:
    ///   - type: What was to be decoded.
    ///   - key: Its name.
    init(_ error: any Error, for type: Any.Type = Any.self, at key: String = "") {
        if let fault = error as? TemplateFault {
            self = fault
            return
        }
        switch error as? DecodingError {
        case .keyNotFound(let key, let context)?:
            words = "'\(Self.path(context.codingPath + [key]))' is missing"
        case .valueNotFound(let type, let context)?:
            words = "'\(Self.path(context.codingPath))' has to be \(Self.wanted(type)), and is null"
        case .typeMismatch(let type, let context)?:
            let path = Self.path(context.codingPath)
            words =
                path.isEmpty
                ? "it has to be an object"
                : "'\(path)' has to be \(Self.wanted(type))"
                    + Self.found(in: context.debugDescription)
        case .dataCorrupted(let context)?:
            let path = Self.path(context.codingPath)
            words = path.isEmpty ? "it is no JSON" : "'\(path)': \(Self.reason(of: context))"
        default:
            // Numbers that have no room in their type are told so.
            words =
                key.isEmpty
                ? "\(error)" : "'\(key)' has to be \(Self.wanted(type)), and is another number"
        }
    }

    private static func reason(of context: DecodingError.Context) -> String {
        // Of an enum: "Cannot initialize Kind from invalid String value other".
        let words = context.debugDescription.split(separator: " ")
        guard words.count >= 8, words[0] == "Cannot", words[1] == "initialize",
            words[4] == "invalid"
        else {
            return context.debugDescription
        }
        return "there is no \(words[2]) \"\(words[7...].joined(separator: " "))\""
    }

    /// "items[2].price".
    private static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce("") { path, key in
            if let index = key.intValue { return "\(path)[\(index)]" }
            return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
        }
    }

    private static func found(in description: String) -> String {
        for (word, kind) in [
            ("string", "a string"), ("number", "a number"), ("bool", "true or false"),
            ("array", "a list"), ("dictionary", "an object"), ("null", "null"),
        ]
        where description.lowercased().hasSuffix("found \(word) instead.")
            || description.lowercased().contains("found a \(word)")
            || description.lowercased().contains("found an \(word)")
            || description.lowercased().contains("found \(word)")
        {
            return ", and is \(kind)"
        }
        return ""
    }

    /// A type in words.
    private static func wanted(_ type: Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Bool.Type: "true or false"
        case is Double.Type, is Float.Type, is CGFloat.Type, is Decimal.Type: "a number"
        case is Date.Type: "a date such as \"2026-11-29T12:00:00Z\""
        case is URL.Type: "an address"
        case is any FixedWidthInteger.Type: "a whole number"
        default:
            "\(type)".hasPrefix("Array<")
                ? "a list" : "\(type)".hasPrefix("Dictionary<") ? "an object" : "a \(type)"
        }
    }
}
