/// What the scanner found about the views of a file that data can be given to, and about the types of that data.
package struct TemplateFacts: Codable, Equatable, Sendable {
    /// A value that is given to a view, or that a type of the user's holds.
    package struct Value: Codable, Equatable, Sendable {
        /// The label of the argument; the name of the property.
        package var name: String
        /// How data calls it: as `CodingKeys` say.
        package var key: String
        /// The type as it is written; `nil` where nothing says it.
        package var type: String?
        /// What it is where nothing is given, as it is written; `nil` where something has to be given.
        package var defaultValue: String?

        package init(name: String, type: String?, defaultValue: String? = nil) {
            (self.name, self.type, self.defaultValue) = (name, type, defaultValue)
            // A word of Swift's stands in backticks where it is declared.
            key = name.filter { $0 != "`" }
        }
    }

    /// A view.
    package struct View: Codable, Equatable, Sendable {
        /// The full name.
        package var name: String
        package var line: Int
        /// The arguments of its initializer, in order.
        package var values: [Value]
        /// Whether the initializer throws.
        package var throwsErrors: Bool
        /// Why data cannot be given to it, as the end of a sentence; `nil` where it can.
        package var obstacle: String?
        /// The arguments with which previews make it, as far as they are written out: JSON, with `nameKey` for what has a name.
        package var examples: [String]

        package init(name: String, line: Int) {
            (self.name, self.line) = (name, line)
            (values, throwsErrors, examples) = ([], false, [])
        }
    }

    /// A case of an enum.
    package struct Case: Codable, Equatable, Sendable {
        /// The name, and how data calls it: as `CodingKeys` say.
        package var name: String
        package var key: String
        /// The raw value: JSON; `nil` for an enum without.
        package var rawValue: String?
        /// What goes with it; the key of a value without a label is `_0`.
        package var values: [Value]

        package init(name: String) { (self.name, key, values) = (name, name, []) }
    }

    /// A struct or an enum.
    package struct DataType: Codable, Equatable, Sendable {
        package var name: String
        package var isEnum: Bool
        /// The properties of a struct that are decoded.
        package var values: [Value]
        package var cases: [Case]
        /// Whether it is decoded by an initializer of its own: nobody knows from what.
        package var hasOwnDecoder = false
        package var isDecodable: Bool
        /// Whether a dictionary with it for keys is an object in data wherever it stands.
        package var isCodingKey = false

        package init(name: String, isEnum: Bool) {
            (self.name, self.isEnum) = (name, isEnum)
            (values, cases, isDecodable) = ([], [], false)
        }
    }

    package var views: [View] = []
    package var types: [DataType] = []
    /// Other names of types.
    package var aliases: [String: String] = [:]
    /// The constants of types by their full names, as `Sample.ada`, as far as they are written out: JSON as in `examples`.
    package var constants: [String: String] = [:]

    /// The key of an object that stands for what a type has under a name: `{"\0": "Sample.ada"}`, or `.ada`.
    package static let nameKey = "\0"

    package init() {}
}
