public import Foundation
internal import ObjectStore

/// How a container keeps models, and where.
///
/// In the program that draws pictures all models are kept in memory: each picture begins with an empty store. In others
/// those are kept in a file that are not said to be in memory only; where nothing is said of the file, it is
/// `<name>.store` in a folder of the program's name in that of the user's data.
///
/// Apple: "ModelConfiguration".
public struct ModelConfiguration: Identifiable, Hashable, CustomDebugStringConvertible, Sendable {
    /// A folder that apps share. Here it is the folder of the user's data.
    ///
    /// Apple: "ModelConfiguration.GroupContainer".
    public struct GroupContainer: Hashable, Sendable {
        let name: String?
        public static let automatic = GroupContainer(name: nil)
        public static let none = GroupContainer(name: nil)
        public static func identifier(_ name: String) -> GroupContainer {
            GroupContainer(name: name)
        }
    }

    /// A database in iCloud, which there is not here: models stay on this machine.
    ///
    /// Apple: "ModelConfiguration.CloudKitDatabase".
    public struct CloudKitDatabase: Hashable, Sendable {
        let name: String?
        public static let automatic = CloudKitDatabase(name: nil)
        public static let none = CloudKitDatabase(name: nil)
        public static func `private`(_ name: String) -> CloudKitDatabase {
            CloudKitDatabase(name: name)
        }
    }

    public var id: String { name }
    public let name: String
    /// The models that are kept so; `nil` for all of the container.
    public var schema: Schema?
    /// The file; `/dev/null` for memory.
    public let url: URL
    public let isStoredInMemoryOnly: Bool
    /// Whether something can be saved. If not, a file is opened for reading alone; there must be one.
    public let allowsSave: Bool
    public let groupAppContainerIdentifier: String?
    public let cloudKitContainerIdentifier: String?

    /// All models of the container, in a file or in memory.
    public init(isStoredInMemoryOnly: Bool = false) {
        self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// Some models, in memory or in the usual file.
    ///
    /// - Parameters:
    ///   - name: Tells the configuration from others.
    ///   - schema: The models; `nil` for all of the container.
    ///   - isStoredInMemoryOnly: Whether they are gone when the program ends.
    ///   - allowsSave: Whether something can be saved.
    ///   - groupContainer: Means nothing here.
    ///   - cloudKitDatabase: Means nothing here.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        (self.name, self.schema, self.allowsSave) = (name ?? "default", schema, allowsSave)
        self.isStoredInMemoryOnly = isStoredInMemoryOnly || PictureProgram.isRunning
        url =
            self.isStoredInMemoryOnly
            ? URL(fileURLWithPath: "/dev/null") : Self.usualFile(name ?? "default")
        groupAppContainerIdentifier = groupContainer.name
        cloudKitContainerIdentifier = cloudKitDatabase.name
    }

    /// Some models, in a file.
    ///
    /// - Parameters:
    ///   - name: Tells the configuration from others.
    ///   - schema: The models; `nil` for all of the container.
    ///   - url: The file. Its folder is made if need be. `/dev/null` is memory.
    ///   - allowsSave: Whether something can be saved.
    ///   - cloudKitDatabase: Means nothing here.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        (self.schema, self.url, self.allowsSave) = (schema, url, allowsSave)
        isStoredInMemoryOnly = url.path == "/dev/null" || PictureProgram.isRunning
        groupAppContainerIdentifier = nil
        cloudKitContainerIdentifier = cloudKitDatabase.name
    }

    private static func usualFile(_ name: String) -> URL {
        let folder = URL.applicationSupportDirectory.appending(
            path: ProcessInfo.processInfo.processName)
        return folder.appending(path: "\(name).store")
    }

    /// The name and the file.
    public var debugDescription: String {
        "ModelConfiguration \(name): \(isStoredInMemoryOnly ? "memory" : url.path)"
    }
}
