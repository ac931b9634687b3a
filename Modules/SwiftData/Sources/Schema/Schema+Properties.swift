internal import Foundation
internal import ObjectStore

extension Schema {
    /// What is known of a model.
    ///
    /// Apple: "Schema.Entity".
    public struct Entity: Sendable, Equatable {
        let model: _ModelEntity

        /// The name of the class.
        public var name: String { model.name }
        /// What is known of the model that it inherits from; `nil` for none.
        public var superentity: Entity? { model.base.map(Entity.init) }
        /// The name of the model that it inherits from; `nil` for none.
        public var superentityName: String? { model.base?.name }
        /// The variables with values.
        public var attributes: Set<String> { names { $0.kind == .attribute } }
        /// The variables that refer to other models.
        public var relationships: Set<String> { names { $0.kind != .attribute } }
        /// The names of the variables in the order in which they are written.
        public var storedPropertyNames: [String] { model.properties.map(\.name) }
        /// The variables of which only one object may have the same values.
        public var uniquenessConstraints: [[String]] {
            model.unique.map { $0.map { model.properties[$0].name } }
        }

        private func names(_ isWanted: (ModelProperty) -> Bool) -> Set<String> {
            Set(model.properties.filter(isWanted).map(\.name))
        }

        public static func == (first: Self, second: Self) -> Bool { first.model === second.model }
    }

    /// How a variable with a value is kept.
    ///
    /// Apple: "Schema.Attribute".
    public struct Attribute: Sendable, Hashable {
        /// Something that is said of it.
        public struct Option: Sendable, Hashable {
            private let name: String

            /// Only one object may have a value.
            public static let unique = Option(name: "unique")
            /// Large values lie beside the store. Here they lie in it.
            public static let externalStorage = Option(name: "externalStorage")
            /// The value is encrypted. Here it is not, which is told when a file is written.
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            /// The value stays in the history of an object that was deleted. There is no history here.
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            /// The value is given to Spotlight. There is none here.
            public static let spotlight = Option(name: "spotlight")
            /// The value is not kept.
            public static let ephemeral = Option(name: "ephemeral")

            /// A type turns the value into another. Here it is kept as it is coded.
            public static func transformable(by name: String) -> Option {
                Option(name: "transformable by \(name)")
            }

            /// A type turns the value into another. Here it is kept as it is coded.
            public static func transformable(by type: AnyObject.Type) -> Option {
                Option(name: "transformable by \(type)")
            }
        }

        public let options: [Option]
        public let originalName: String?
        public let hashModifier: String?

        /// How a variable is kept.
        public init(
            _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
        ) {
            (self.options, self.originalName, self.hashModifier) = (
                options, originalName, hashModifier
            )
        }
    }

    /// How a variable refers to other models.
    ///
    /// Apple: "Schema.Relationship".
    public struct Relationship: @unchecked Sendable, Hashable {
        /// What becomes of the others when an object is deleted.
        ///
        /// Apple: "Schema.Relationship.DeleteRule".
        public enum DeleteRule: String, Sendable, Hashable, Codable, CaseIterable {
            /// They still refer to it.
            case noAction
            /// They no longer refer to it.
            case nullify
            /// They are deleted too.
            case cascade
            /// As long as there are any, the object cannot be deleted: saving fails.
            case deny
        }

        /// Something that is said of it.
        public struct Option: Sendable, Hashable {
            private let name: String

            /// Only one object may refer to the others.
            public static let unique = Option(name: "unique")
        }

        public let options: [Option]
        public let deleteRule: DeleteRule
        public let minimumModelCount: Int?
        public let maximumModelCount: Int?
        public let originalName: String?
        /// The variable of the others that refers back.
        public let inverse: AnyKeyPath?
        public let hashModifier: String?

        /// How a variable refers to others.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            (self.options, self.deleteRule, self.inverse) = (options, deleteRule, inverse)
            (self.minimumModelCount, self.maximumModelCount) = (
                minimumModelCount, maximumModelCount
            )
            (self.originalName, self.hashModifier) = (originalName, hashModifier)
        }
    }
}
