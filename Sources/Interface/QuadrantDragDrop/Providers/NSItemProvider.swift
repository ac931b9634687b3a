public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers

/// An object that can be handed over by an item provider.
public protocol NSItemProviderWriting: AnyObject {
    /// The forms that it is handed over in, the preferred ones first, by their types.
    var itemProviderForms: [(type: UTType, data: Data)] { get }
}

/// An object that can be made of what an item provider hands over.
public protocol NSItemProviderReading: SendableMetatype {
    /// The types that it is made of.
    static var readableTypes: [UTType] { get }
    /// The object of data of a type; `nil` if they are none.
    static func object(from data: Data, type: UTType) -> Self?
}

extension NSString: NSItemProviderWriting {
    /// The characters as plain text.
    public var itemProviderForms: [(type: UTType, data: Data)] {
        [(.utf8PlainText, Data((self as String).utf8))]
    }
}

extension NSURL: NSItemProviderWriting {
    /// The address, and as plain text.
    public var itemProviderForms: [(type: UTType, data: Data)] {
        let data = Data(absoluteString.utf8)
        return [(isFileURL ? .fileURL : .url, data), (.utf8PlainText, data)]
    }
}

extension String: NSItemProviderReading {
    /// Any plain text.
    public static var readableTypes: [UTType] { [.plainText] }

    /// The characters of UTF-8.
    public static func object(from data: Data, type: UTType) -> String? {
        String(data: data, encoding: .utf8)
    }
}

extension NSString: NSItemProviderReading {
    /// Any plain text.
    public static var readableTypes: [UTType] { String.readableTypes }

    /// The characters of UTF-8.
    public static func object(from data: Data, type: UTType) -> Self? {
        String.object(from: data, type: type).flatMap { NSString(string: $0) as? Self }
    }
}

extension NSURL: NSItemProviderReading {
    /// Any address.
    public static var readableTypes: [UTType] { URL.readableTypes }

    /// The address that the characters say.
    public static func object(from data: Data, type: UTType) -> Self? {
        String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) as? Self }
    }
}

extension URL: NSItemProviderReading {
    /// Any address.
    public static var readableTypes: [UTType] { [.url] }

    /// The address that the characters say.
    public static func object(from data: Data, type: UTType) -> URL? {
        String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
    }
}

/// Hands an item over in several forms: what is dragged, copied or pasted.
///
/// Apple: "NSItemProvider". Foundation here has none. Forms are made when they are asked for, and closures are called at
/// once, on the thread that asks.
public final class NSItemProvider: NSObject, @unchecked Sendable {
    private enum Form {
        case data(Data)
        /// Asked with a closure that takes data or an error.
        case later((@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
    }

    private let lock = NSLock()
    private var forms: [(type: UTType, form: Form)] = []
    /// What the item itself is, for those in the same program.
    package private(set) var local: (any Sendable)?
    /// The name that a file of the item has.
    public var suggestedName: String?

    /// A provider without forms.
    public override init() { super.init() }

    /// Hands an object over.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        for (type, data) in object.itemProviderForms { forms.append((type, .data(data))) }
    }

    /// Hands an item over by the identifier of its type: a text, an address or data.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        let type = typeIdentifier.flatMap { UTType($0) }
        switch item {
        case let data as Data: forms.append((type ?? .data, .data(data)))
        case let text as String: forms.append((type ?? .utf8PlainText, .data(Data(text.utf8))))
        case let url as URL: forms.append((type ?? .url, .data(Data(url.absoluteString.utf8))))
        case let object as any NSItemProviderWriting:
            for (own, data) in object.itemProviderForms { forms.append((type ?? own, .data(data))) }
        default: break
        }
    }

    /// Hands the contents of a file over; `nil` if there is no such file.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
        self.init()
        suggestedName = fileURL.lastPathComponent
        forms.append((UTType(filenameExtension: fileURL.pathExtension) ?? .data, .data(data)))
    }

    /// Hands a value over.
    package convenience init<T: Transferable>(value: T) {
        self.init()
        local = value
        suggestedName = value.suggestedFilename
        for type in value.exportedContentTypes() {
            let form = Form.later { done in
                Task { @MainActor in
                    do { done(try await value.exported(as: type), nil) } catch { done(nil, error) }
                }
                return nil
            }
            forms.append((type, form))
        }
    }

    /// The item as a text where it is one at once; `nil` for anything else.
    package var text: String? {
        if let text = local as? String { return text }
        for (type, form) in known where type.conforms(to: .plainText) {
            if case .data(let data) = form { return String(data: data, encoding: .utf8) }
        }
        return nil
    }

    private var known: [(type: UTType, form: Form)] { lock.withLock { forms } }

    /// The identifiers of the types that it hands over, the preferred ones first.
    public var registeredTypeIdentifiers: [String] { known.map(\.type.identifier) }

    /// The types that it hands over, the preferred ones first.
    public var registeredContentTypes: [UTType] { known.map(\.type) }

    /// Whether it hands something over that conforms to a type.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        UTType(typeIdentifier).map { hasItem(conformingTo: $0) } ?? false
    }

    package func hasItem(conformingTo type: UTType) -> Bool {
        known.contains { $0.type.conforms(to: type) }
    }

    /// Adds a form that is made when it is asked for.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        guard let type = UTType(typeIdentifier) else { return }
        lock.withLock { forms.append((type, .later(loadHandler))) }
    }

    /// Adds a form that is a file, made when it is asked for. Its contents are handed over.
    ///
    /// Apple: "registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:loadHandler:)".
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler:
            @escaping (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) {
            done in
            loadHandler { url, _, error in
                guard let url else { return done(nil, error) }
                do { done(try Data(contentsOf: url), nil) } catch { done(nil, error) }
            }
        }
    }

    /// Adds an object in all of its forms.
    ///
    /// Apple: "registerObject(_:visibility:)".
    public func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        for (type, data) in object.itemProviderForms {
            lock.withLock { forms.append((type, .data(data))) }
        }
    }

    /// Asks for data of a type.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let type = UTType(typeIdentifier),
            let form = known.first(where: { $0.type.conforms(to: type) })
        else {
            completionHandler(nil, TransferError.unsupportedContentType(typeIdentifier))
            return Progress(totalUnitCount: 1)
        }
        switch form.form {
        case .data(let data): completionHandler(data, nil)
        case .later(let load): return load(completionHandler) ?? Progress(totalUnitCount: 1)
        }
        return Progress(totalUnitCount: 1)
    }

    /// Asks for an item of a type: a text or an address where the type is one, else data.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            completionHandler?(data, error)
        }
    }

    /// Whether such an object can be made of what is handed over.
    public func canLoadObject<T: NSItemProviderReading>(ofClass type: T.Type) -> Bool {
        type.readableTypes.contains { hasItem(conformingTo: $0) }
    }

    /// Asks for an object.
    @discardableResult
    public func loadObject<T: NSItemProviderReading>(
        ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        guard let wanted = T.readableTypes.first(where: { hasItem(conformingTo: $0) }) else {
            completionHandler(nil, TransferError.unsupportedContentType("\(T.self)"))
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: wanted.identifier) { data, error in
            completionHandler(data.flatMap { T.object(from: $0, type: wanted) }, error)
        }
    }

    /// Asks for a string of Foundation's.
    @discardableResult
    public func loadObject(
        ofClass type: NSString.Type,
        completionHandler: @escaping @Sendable (Any?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: String.self) { completionHandler($0.map { NSString(string: $0) }, $1) }
    }

    /// Asks for an address of Foundation's.
    @discardableResult
    public func loadObject(
        ofClass type: NSURL.Type,
        completionHandler: @escaping @Sendable (Any?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: URL.self) {
            completionHandler($0.flatMap { NSURL(string: $0.absoluteString) }, $1)
        }
    }

    /// Whether a value can be made of what is handed over.
    package func canLoad<T: Transferable>(_ type: T.Type) -> Bool {
        local is T || T.importedContentTypes().contains { hasItem(conformingTo: $0) }
    }

    /// Asks for a value of a type, which is handed over or made of a form of it; the answer comes later.
    ///
    /// Apple: "loadTransferable(type:completionHandler:)".
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type,
        completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task {
            do {
                completionHandler(.success(try await load(transferableType)))
            } catch {
                completionHandler(.failure(error))
            }
            progress.completedUnitCount = 1
        }
        return progress
    }

    /// Hands a value over in its forms, besides those that are there.
    ///
    /// Apple: "register(_:)".
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T)
    {
        let other = NSItemProvider(value: transferable())
        lock.withLock {
            forms += other.forms
            local = local ?? other.local
        }
    }

    /// The value that is handed over, or one made of it.
    package func load<T: Transferable>(_ type: T.Type) async throws -> T {
        if let local = local as? T { return local }
        guard
            let form = known.first(where: { form in
                T.importedContentTypes().contains { form.type.conforms(to: $0) }
            })
        else { throw TransferError.unsupportedContentType("\(T.self)") }
        let data: Data = try await withCheckedThrowingContinuation { continuation in
            // Whoever was asked may answer twice.
            let isDone = NSLock()
            loadDataRepresentation(forTypeIdentifier: form.type.identifier) { data, error in
                guard isDone.try() else { return }
                if let data {
                    continuation.resume(returning: data)
                } else {
                    continuation.resume(throwing: error ?? TransferError.unreadable("\(T.self)"))
                }
            }
        }
        return try await T(importing: data, contentType: form.type)
    }
}

/// Who may see a form of an item. Nobody else is on this system: all see it.
///
/// Apple: "NSItemProviderRepresentationVisibility" (Foundation).
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Everybody, programs of one team, of one group, or the program itself.
    case all, team, group, ownProcess
}

/// How a file is handed over.
///
/// Apple: "NSItemProviderFileOptions" (Foundation).
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The file may be opened where it lies. Its contents are handed over all the same.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
