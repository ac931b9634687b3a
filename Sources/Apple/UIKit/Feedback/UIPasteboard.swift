public import Foundation
public import QuadrantViews
internal import Synchronization
internal import UniformTypeIdentifiers

/// What was copied.
///
/// Apple: "UIPasteboard" (UIKit). It belongs to the process: nothing comes from other programs or goes there.
public final class UIPasteboard: Sendable {
    /// The name of a pasteboard.
    ///
    /// Apple: "UIPasteboard.Name".
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The one of all apps.
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    private enum Item: Sendable {
        case string(String)
        case url(URL)
        case image(UIImage)
        case color(UIColor)
        case data(String, Data)
    }

    private struct State {
        var items: [Item] = []
        var changes = 0
    }

    private let state = Mutex(State())

    /// Creates an empty one that nobody else has.
    package init() {}

    /// The one of the process.
    public static let general = UIPasteboard()

    private func all<T>(_ take: (Item) -> T?) -> [T] {
        state.withLock { $0.items }.compactMap(take)
    }

    private func put(_ items: [Item]) {
        let old = state.withLock { state in
            defer {
                state.items = items
                state.changes += 1
            }
            return state.items
        }
        withExtendedLifetime(old) {}
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// The first text; setting it replaces everything. A URL counts as its text.
    public var string: String? {
        get { strings?.first }
        set { put(newValue.map { [.string($0)] } ?? []) }
    }
    /// All texts; `nil` for none.
    public var strings: [String]? {
        get {
            let found = all { item -> String? in
                switch item {
                case .string(let text): text
                case .url(let url): url.absoluteString
                default: nil
                }
            }
            return found.isEmpty ? nil : found
        }
        set { put((newValue ?? []).map { .string($0) }) }
    }
    /// The first URL; setting it replaces everything.
    public var url: URL? {
        get { urls?.first }
        set { put(newValue.map { [.url($0)] } ?? []) }
    }
    /// All URLs; `nil` for none.
    public var urls: [URL]? {
        get {
            let found = all { if case .url(let url) = $0 { url } else { nil } }
            return found.isEmpty ? nil : found
        }
        set { put((newValue ?? []).map { .url($0) }) }
    }
    /// The first picture; setting it replaces everything.
    public var image: UIImage? {
        get { all { if case .image(let image) = $0 { image } else { nil } }.first }
        set { put(newValue.map { [.image($0)] } ?? []) }
    }
    /// The first colour; setting it replaces everything.
    public var color: UIColor? {
        get { all { if case .color(let color) = $0 { color } else { nil } }.first }
        set { put(newValue.map { [.color($0)] } ?? []) }
    }

    /// Sets data of a type, in place of everything.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        put([.data(pasteboardType, data)])
    }

    /// Sets a value of a type, in place of everything. Texts, addresses, pictures and colours of the usual types are found as such;
    /// texts and addresses of another type are its data, in UTF-8, and numbers, dates, lists and dictionaries are a property list.
    /// Other values have no effect, which is told once.
    ///
    /// Apple: "setValue(_:forPasteboardType:)".
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        let type = UTType(pasteboardType)
        switch value {
        case let text as String:
            let isText = type?.conforms(to: .text) ?? false
            put([isText ? .string(text) : .data(pasteboardType, Data(text.utf8))])
        case let address as URL:
            let isURL = type?.conforms(to: .url) ?? false
            let text = address.absoluteString
            put([isURL ? .url(address) : .data(pasteboardType, Data(text.utf8))])
        case let picture as UIImage: image = picture
        case let shade as UIColor: color = shade
        case let data as Data: setData(data, forPasteboardType: pasteboardType)
        default:
            guard
                let data = try? PropertyListSerialization.data(
                    fromPropertyList: value, format: .binary, options: 0)
            else {
                return Notice.withoutEffect(
                    "UIPasteboard.setValue(_:forPasteboardType:) of \(Swift.type(of: value))",
                    "Give it data")
            }
            setData(data, forPasteboardType: pasteboardType)
        }
    }

    /// The data of a type; `nil` for none.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        all { item -> Data? in
            if case .data(let type, let data) = item, type == pasteboardType { data } else { nil }
        }.first
    }

    /// Whether there is a text.
    public var hasStrings: Bool { strings != nil }
    /// Whether there is a URL.
    public var hasURLs: Bool { urls != nil }
    /// Whether there is a picture.
    public var hasImages: Bool { image != nil }
    /// Whether there is a colour.
    public var hasColors: Bool { color != nil }
    /// How many things there are.
    public var numberOfItems: Int { state.withLock { $0.items.count } }
    /// How often something was copied.
    public var changeCount: Int { state.withLock { $0.changes } }

    /// The name of the notification that something was copied.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
