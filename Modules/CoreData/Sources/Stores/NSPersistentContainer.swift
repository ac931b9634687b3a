public import Foundation

/// The model of an app, its stores and contexts.
///
/// Apple: "NSPersistentContainer".
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    /// The context of the main queue.
    public let viewContext: NSManagedObjectContext
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The stores that `loadPersistentStores(completionHandler:)` opens.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// A container of the model of a name, which is looked for in the main bundle: `<name>.xcdatamodeld` of the project.
    ///
    /// If there is none, the model is empty, which is told.
    public convenience init(name: String) {
        self.init(name: name, managedObjectModel: Self.model(named: name))
    }

    /// A container of a model.
    ///
    /// - Parameter name: That of the usual file, too.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        persistentStoreDescriptions = []
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        let file = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
        isLocal()
    }

    /// Called once it is made.
    func isLocal() {}

    /// The folder of the usual file: one of the program's name in that of the user's data.
    open class func defaultDirectoryURL() -> URL {
        let folder =
            FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
        return folder.appendingPathComponent(ProcessInfo.processInfo.processName)
    }

    /// Opens the stores, and calls back for each at once, on the thread of the caller.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(
                with: description, completionHandler: block)
        }
    }

    /// A new context with a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Does something with a new context, on its queue, later.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Does something with a new context, on its queue, and waits for it without holding a thread.
    public func performBackgroundTask<Result, Failure: Error>(
        _ block: @escaping (NSManagedObjectContext) throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let context = newBackgroundContext()
        return try await context.perform { () throws(Failure) in try block(context) }
    }

    // MARK: Models

    private static func model(named name: String) -> NSManagedObjectModel {
        if let url = ModelFolder.model(named: name, in: .main) {
            let known = KnownModels.shared.model(at: url)
            if let known { return known }
        }
        let there = ModelFolder.models(in: .main).map {
            $0.deletingPathExtension().lastPathComponent
        }
        let names = there.isEmpty ? "there is none" : "there is: \(there.joined(separator: ", "))"
        Notes.tell(
            "NSPersistentContainer(name: \"\(name)\") finds no model '\(name).xcdatamodeld' in the project (\(names)): its model is empty. Draw the "
                + "folder of the project, or make the model in code.")
        return NSManagedObjectModel()
    }
}

/// Models of files, each read once, so that all containers have the same.
final class KnownModels: @unchecked Sendable {
    static let shared = KnownModels()
    private let lock = NSLock()
    private var models: [String: NSManagedObjectModel] = [:]

    func model(at url: URL) -> NSManagedObjectModel? {
        lock.lock()
        defer { lock.unlock() }
        let path = url.resolvingSymlinksInPath().path
        if let known = models[path] { return known }
        let made = NSManagedObjectModel(contentsOf: url)
        models[path] = made
        return made
    }
}
