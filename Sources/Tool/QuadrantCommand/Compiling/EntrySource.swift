internal import Foundation
package import QuadrantIndex

/// The copy of a user's file that is compiled: the file itself, then functions that make its views.
///
/// The functions stand in the same file so that they reach private views. Line directives make
/// diagnostics name the user's file and lines, and the entries a file of their own, with the line
/// number telling which entry the compiler refuses.
package enum EntrySource {
    /// The beginning of the file name that diagnostics have for generated code; the copy's name
    /// follows.
    package static let filePrefix = "quadrant-entries-of-"
    /// The module that the user's files become.
    static let moduleName = "QuadrantPreview"
    /// Whether the whole name of a type is that of a user's: of no module of Swift's, of Quadrant's or of those that stand in for Apple's.
    static func isUsers(_ name: String) -> Bool {
        let module = name.prefix { $0 != "." }
        if module == moduleName { return true }
        return !module.hasPrefix("Quadrant") && !module.hasPrefix("Swift")
            && !module.hasPrefix("Foundation") && !others.contains(String(module))
    }

    private static let others: Set = [
        "UIKit", "AppKit", "Combine", "CoreGraphics", "QuartzCore", "Accessibility", "Spatial",
        "UserNotifications", "Observation", "Dispatch", "os", "OSLog", "simd", "CoreTransferable",
        "UniformTypeIdentifiers", "_Concurrency",
    ]

    /// The modules that generated code names; nothing that the user's files declare may hide them.
    static let namedModules: Set = ["Swift", "SwiftUI", "_Concurrency"]

    /// The text to compile for the file at `position`, with entries for the views and providers that
    /// can be made.
    ///
    /// - Parameters:
    ///   - edits: What is replaced in the file.
    ///   - standIns: What stands for parts that cannot be compiled.
    ///   - additions: What the file has besides its own: imports, and defaults of optional requirements.
    ///   - previews: Those that become functions here, by their linker's names; the macro makes the others.
    package static func text(
        of file: SourceFile, at position: Int, in index: SourceIndex, edits: [Replacement] = [],
        standIns: [StandIn] = [], additions: String = "", previews: [String: PlainPreview] = [:]
    ) -> String {
        let own = index.positions(inFile: position)
        let entries = own.filter {
            index.candidates[$0].obstacle == nil && index.candidates[$0].kind != .preview
        }
        return beginning(of: file, edits, standIns, previews)
            + additions
            + entries.map { entry(at: $0, in: index) }.joined()
    }

    /// The text of a file as other files see it: without previews and entries, which nobody else names.
    static func seenByOthers(
        _ file: SourceFile, edits: [Replacement], standIns: [StandIn], additions: String
    ) -> String { beginning(of: file, edits, standIns) + additions }

    /// The file itself, in its own lines.
    private static func beginning(
        of file: SourceFile, _ edits: [Replacement], _ standIns: [StandIn],
        _ previews: [String: PlainPreview] = [:]
    ) -> String {
        var source = StandIn.apply(standIns, after: edits, to: file.text)
        if !previews.isEmpty { source = functions(for: previews, in: source) }
        if source.hasPrefix("#!") { source = "//" + source.dropFirst(2) }
        if source.hasPrefix("\u{feff}") { source.unicodeScalars.removeFirst() }
        // The blank lines keep generated code out of the excerpts that diagnostics show.
        return "#sourceLocation(file: \(literal(file.path)), line: 1)\n\(source)\n\n\n\n"
    }

    /// The source with functions in place of previews, as `PreviewMacro` expands them, each in the lines of its preview: to start the
    /// program that expands macros takes a quarter of the time of a small file.
    private static func functions(
        for previews: [String: PlainPreview], in source: String
    ) -> String {
        var bytes = Array(source.utf8)
        for (symbol, preview) in previews.sorted(by: { $0.value.end > $1.value.end })
        where preview.end <= bytes.count {
            bytes.replaceSubrange(preview.end..<preview.end, with: ")) } }".utf8)
            let head = """
                @_cdecl("\(symbol)") public func \(symbol)(_ memory_\(symbol): Swift.UnsafeMutableRawPointer) { \
                nonisolated(unsafe) let memory_\(symbol) = memory_\(symbol); \
                _Concurrency.MainActor.assumeIsolated { memory_\(symbol)\
                .assumingMemoryBound(to: SwiftUI.Preview.self)\
                .initialize(to: SwiftUI.Preview\(preview.returns ? "._represented" : "")(\(preview.arguments)body: 
                """
            bytes.replaceSubrange(preview.head, with: head.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func entry(at position: Int, in index: SourceIndex) -> String {
        let candidate = index.candidates[position]
        let symbol = index.symbol(at: position)
        let fileName = index.copyNames[candidate.file]
        // Inside the extension of its scope, a private type goes by its own name alone.
        let name =
            candidate.privateScope == nil
            ? candidate.name : candidate.name.split(separator: ".").last.map(String.init) ?? ""
        var value =
            switch candidate.kind {
            case .provider: "\(name).previews"
            case .app: "SwiftUI._AppView(\(name)())"
            case .widget: "WidgetKit._WidgetView(\(name)())"
            case .view, .preview: "\(name)()"
            }
        var access = ""
        if let scope = candidate.privateScope {
            access =
                "extension \(scope) { @_Concurrency.MainActor fileprivate static var \(symbol): "
                + "SwiftUI.AnyView { SwiftUI.AnyView(\(value)) } }; "
            value = "\(scope).\(symbol)"
        }
        return """
            #sourceLocation(file: \(literal(filePrefix + fileName)), line: \(index.ordinal(at: position) + 1))
            \(access)@_cdecl("\(symbol)") public func \(symbol)(_ memory: Swift.UnsafeMutableRawPointer) \
            { nonisolated(unsafe) let memory = memory; _Concurrency.MainActor.assumeIsolated { \
            memory.assumingMemoryBound(to: SwiftUI.AnyView.self)\
            .initialize(to: SwiftUI.AnyView(\(value))) } }

            """
    }

    /// A Swift string literal; control characters are not part of a name that `SourceFile` takes.
    static func literal(_ text: String) -> String {
        let escaped = text.map { character in
            switch character {
            case "\\": "\\\\"
            case "\"": "\\\""
            default: String(character)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
