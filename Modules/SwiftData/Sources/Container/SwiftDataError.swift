public import Foundation

/// Why a store could not do what it was asked.
///
/// Two errors are equal if they are of one kind, whatever their sentences say.
///
/// Apple: "SwiftDataError".
public struct SwiftDataError: Error, Equatable, Hashable, Sendable, LocalizedError,
    CustomStringConvertible
{
    private let kind: String
    private let explanation: String

    private init(_ kind: String, _ explanation: String = "") {
        (self.kind, self.explanation) = (kind, explanation)
    }

    func because(_ explanation: String) -> SwiftDataError { SwiftDataError(kind, explanation) }

    /// What happened, where, and what to do.
    public var description: String { explanation.isEmpty ? kind : explanation }
    public var errorDescription: String? { description }

    public static func == (first: Self, second: Self) -> Bool { first.kind == second.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// The store cannot be opened with these models.
    public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
    /// The file is of a newer schema.
    public static let backwardMigration = SwiftDataError("backwardMigration")
    /// The migration plan does not lead from the file's schema to the container's.
    public static let unknownSchema = SwiftDataError("unknownSchema")
    /// A configuration has models that the container has not.
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
        "configurationSchemaNotFoundInContainerSchema")
    /// Two configurations are of one name or file.
    public static let duplicateConfiguration = SwiftDataError("duplicateConfiguration")
    /// The name of a configuration is no name of a file.
    public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
        "configurationFileNameContainsInvalidCharacters")
    /// The name of a configuration is too long for a file.
    public static let configurationFileNameTooLong = SwiftDataError("configurationFileNameTooLong")
    /// The object's context is gone.
    public static let missingModelContext = SwiftDataError("missingModelContext")
    /// What is to be saved breaks a rule of the models.
    public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
    /// A predicate cannot be evaluated.
    public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")
    /// A descriptor sorts by what cannot be compared.
    public static let unsupportedSortDescriptor = SwiftDataError("unsupportedSortDescriptor")
    /// A key path is none of the model's.
    public static let unsupportedKeyPath = SwiftDataError("unsupportedKeyPath")
    /// Batches cannot include what is not saved.
    public static let includePendingChangesWithBatchSize = SwiftDataError(
        "includePendingChangesWithBatchSize")
}
