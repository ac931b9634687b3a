internal import Foundation
internal import QuadrantIndex

/// The `Info.plist` that a build would give an app's bundle: `Bundle.main` of the process that draws answers by it.
struct BundleInfo: Equatable, Sendable {
    /// The file, as XML.
    let file: Data

    /// The largest file of the user's that is read, in bytes.
    private static let largest = 1 << 20

    /// The file of a target: its own one with the settings that it names, what settings add to it (`INFOPLIST_KEY_…`), and what
    /// each app has.
    ///
    /// - Parameters:
    ///   - name: The target's name.
    ///   - folder: In which the path of its own file begins.
    init(of settings: XcodeSettings, named name: String, in folder: String, isForMac: Bool) {
        func value(_ key: String) -> String? {
            settings.value(key, isForMac: isForMac).flatMap { $0.isEmpty ? nil : $0 }
        }
        let product = value("PRODUCT_NAME") ?? name
        var content = Self.usual(
            identifier: value("PRODUCT_BUNDLE_IDENTIFIER") ?? Self.identifier(of: product),
            name: product)
        for (key, setting) in [
            ("CFBundleShortVersionString", "MARKETING_VERSION"),
            ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
            ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
        ] {
            if let value = value(setting) { content[key] = value }
        }
        for (key, text) in settings.all(beginningWith: "INFOPLIST_KEY_", isForMac: isForMac) {
            content[key] = ["YES": true, "NO": false][text] ?? text
        }
        if let path = value("INFOPLIST_FILE") {
            let own = Self.read(XcodeObjects.path(path, in: folder))
            var left = Self.largest
            for (key, value) in own.sorted(by: { $0.key < $1.key }) {
                content[key] = Self.filled(value, by: settings, &left)
            }
        }
        file = Self.xml(content)
    }

    /// The file of files that are in no project, and of packages: an app of that name has an identifier.
    init(named name: String) {
        file = Self.xml(Self.usual(identifier: Self.identifier(of: name), name: name))
    }

    /// Whether files ask the bundle of the app for what stands in it.
    static func isAskedFor(in files: [SourceFile]) -> Bool {
        let names = ["bundleIdentifier", "infoDictionary", "forInfoDictionaryKey"]
        return files.contains { file in names.contains { file.text.contains($0) } }
    }

    private static func usual(identifier: String, name: String) -> [String: Any] {
        [
            "CFBundleIdentifier": identifier, "CFBundleName": name, "CFBundleExecutable": name,
            "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
            "CFBundleDevelopmentRegion": "en",
        ]
    }

    private static func identifier(of name: String) -> String {
        "com.example." + XcodeSettings.identifier(of: name)
    }

    private static func read(_ path: String) -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: path), data.count <= largest,
            let content = PropertyListText.content(of: data)
        else { return [:] }
        return content as? [String: Any] ?? [:]
    }

    /// A value with the settings that its texts name.
    private static func filled(
        _ value: Any, by settings: XcodeSettings, _ left: inout Int
    ) -> Any {
        if let text = value as? String { return settings.filled(text, &left) }
        if let list = value as? [Any] { return list.map { filled($0, by: settings, &left) } }
        if let map = value as? [String: Any] {
            return map.mapValues { filled($0, by: settings, &left) }
        }
        return value
    }

    private static func xml(_ content: [String: Any]) -> Data {
        let data = try? PropertyListSerialization.data(
            fromPropertyList: content, format: .xml, options: 0)
        return data ?? Data()
    }
}
