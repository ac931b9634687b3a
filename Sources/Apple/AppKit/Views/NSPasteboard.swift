public import Foundation
internal import QuadrantViews
public import UIKit
public import UniformTypeIdentifiers

/// What was copied, in its forms; the texts are shared with `UIPasteboard`.
///
/// Apple: "NSPasteboard" (AppKit). Nothing reaches other programs.
@MainActor @preconcurrency public final class NSPasteboard: NSObject {
    /// The usual pasteboard.
    public nonisolated static let general = NSPasteboard(name: .general)
    private static var others: [Name: NSPasteboard] = [:]

    /// The name.
    public nonisolated let name: Name
    private var count = 0
    private var items: [NSPasteboardItem] = []

    private nonisolated init(name: Name) { self.name = name }
    /// The pasteboard of a name.
    public convenience override init() { self.init(name: Name("NSPasteboardUnique")) }
    /// The pasteboard of a name.
    public static func withName(_ name: Name) -> NSPasteboard {
        if name == .general { return general }
        let board = others[name] ?? NSPasteboard(name: name)
        others[name] = board
        return board
    }

    /// How often it was changed.
    public var changeCount: Int { count }
    /// What was copied; `nil` for nothing.
    public var pasteboardItems: [NSPasteboardItem]? { items.isEmpty ? nil : items }
    /// The forms of the first thing.
    public var types: [PasteboardType]? { items.first?.types }

    /// Takes everything out; answers how often it was changed.
    @discardableResult
    public func clearContents() -> Int {
        items = []
        count += 1
        if name == .general { UIPasteboard.general.string = nil }
        return count
    }
    /// Takes everything out before other content comes.
    @discardableResult
    public func declareTypes(_ newTypes: [PasteboardType], owner: Any?) -> Int { clearContents() }
    /// Says what other content may come: nothing changes.
    @discardableResult
    public func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { count }
    /// Says that other content comes.
    @discardableResult
    public func prepareForNewContents() -> Int { clearContents() }

    private func put(_ type: PasteboardType, _ data: Data) -> Bool {
        if items.isEmpty { items = [NSPasteboardItem()] }
        items[0].setData(data, forType: type)
        if type == .string, name == .general {
            UIPasteboard.general.string = String(decoding: data, as: UTF8.self)
        }
        return true
    }
    /// Puts a text in; answers whether that was done, as always.
    @discardableResult
    public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        put(dataType, Data(string.utf8))
    }
    /// Puts bytes in; answers whether that was done, as always.
    @discardableResult
    public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        data.map { put(dataType, $0) } ?? false
    }
    /// Puts a property list in: a text or bytes; others are not taken.
    @discardableResult
    public func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
        if let text = plist as? String { return setString(text, forType: dataType) }
        return setData(plist as? Data, forType: dataType)
    }
    /// Puts things in; answers whether all were taken: texts, addresses, pictures and items are.
    @discardableResult
    public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        var isWhole = true
        for object in objects {
            let item = NSPasteboardItem()
            switch object {
            case let given as NSPasteboardItem: items.append(given)
            case let text as NSString:
                item.setString(text.description, forType: .string)
                items.append(item)
                if name == .general { UIPasteboard.general.string = text.description }
            case let address as NSURL:
                let text = address.absoluteString
                item.setString(text, forType: text.hasPrefix("file:") ? .fileURL : .URL)
                items.append(item)
            default: isWhole = false
            }
        }
        return isWhole
    }

    /// The text of a form; `nil` for none.
    public func string(forType dataType: PasteboardType) -> String? {
        if dataType == .string, name == .general { return UIPasteboard.general.string }
        return items.lazy.compactMap { $0.string(forType: dataType) }.first
    }
    /// The bytes of a form; `nil` for none.
    public func data(forType dataType: PasteboardType) -> Data? {
        items.lazy.compactMap { $0.data(forType: dataType) }.first
    }
    /// What of a form was put in; `nil` for nothing.
    public func propertyList(forType dataType: PasteboardType) -> Any? { string(forType: dataType) }
    /// The first of some forms that is there.
    public func availableType(from types: [PasteboardType]) -> PasteboardType? {
        types.first { type in items.contains { $0.types.contains(type) } }
    }
    /// Whether there is something of some types.
    public func canReadItem(withDataConformingToTypes types: [String]) -> Bool {
        items.contains { item in item.types.contains { types.contains($0.rawValue) } }
    }
    /// Whether there are things of some classes: texts and addresses are known.
    public func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]?)
        -> Bool
    {
        readObjects(forClasses: classArray, options: options)?.isEmpty == false
    }
    /// The things of some classes: texts and addresses are known.
    public func readObjects(
        forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
    ) -> [Any]? {
        items.compactMap { item -> Any? in
            for one in classArray {
                if one == NSURL.self {
                    let text = item.string(forType: .fileURL) ?? item.string(forType: .URL)
                    if let address = text.flatMap({ NSURL(string: $0) }) { return address }
                } else if one == NSString.self, let text = item.string(forType: .string) {
                    return NSString(string: text)
                }
            }
            return nil
        }
    }
}

extension NSPasteboard {
    /// What of things is read.
    ///
    /// Apple: "NSPasteboard.ReadingOptionKey".
    public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A key of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Files alone.
        public static let urlReadingFileURLsOnly = ReadingOptionKey(
            rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
        /// Files alone whose contents are of some types.
        public static let urlReadingContentsConformToTypes = ReadingOptionKey(
            rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
    }
}

extension NSPasteboard.PasteboardType {
    /// The form of a type.
    public init(_ type: UTType) { self.init(rawValue: type.identifier) }
}

extension UIImage: NSPasteboardWriting {}
extension UIColor: NSPasteboardWriting {}
