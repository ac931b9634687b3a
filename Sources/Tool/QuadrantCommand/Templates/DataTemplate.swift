internal import Foundation
internal import QuadrantIndex

/// A view that is drawn from data: its initialiser is what the data has to have.
struct DataTemplate {
    let view: TemplateFacts.View
    /// The position of its file.
    let file: Int
    /// The types of all files.
    let types: [TemplateFacts.DataType]
    /// The constants of all files by their full names, as `Sample.ada`: JSON as in `TemplateFacts.View.examples`.
    let constants: [String: String]

    /// The view of a project that is meant: the one of a name; else the first that a preview makes with values that are written there,
    /// else the last that takes any.
    init(
        in project: Project, for request: RenderRequest, environment: [String: String]
    ) throws(CommandError) {
        if let linked = LinkedView.ofProgram {
            self = linked.template
            return
        }
        let all = try Self.all(in: project, for: request, environment: environment)
        let first = project.firstFiles
        let own = all.filter { first.contains(project.sources[$0.file].path) }
        let near = own.isEmpty && project.named.isEmpty ? all : own
        let found: DataTemplate?
        if case .named(let name) = request.selection {
            found =
                all.first { $0.view.name == name }
                ?? all.first { $0.view.name.hasSuffix(".\(name)") }
            if found == nil {
                throw .unknownView(name: name, others: all.map { "'\($0.view.name)'" })
            }
        } else {
            let usable = near.filter { $0.view.obstacle == nil && !$0.view.values.isEmpty }
            found = usable.first { !$0.view.examples.isEmpty } ?? usable.last ?? near.last
        }
        guard let found else { throw .noView(files: project.sources.map(\.path)) }
        if let obstacle = found.view.obstacle {
            throw .needsArguments(
                name: found.view.name,
                place: "\(project.sources[found.file].path):\(found.view.line)",
                obstacle: obstacle)
        }
        self = found
    }

    init(
        _ view: TemplateFacts.View, file: Int, types: [TemplateFacts.DataType],
        constants: [String: String]
    ) {
        (self.view, self.file, self.types, self.constants) = (view, file, types, constants)
    }

    /// The views of a project, those that data cannot be given to too, in the order of the files.
    static func all(
        in project: Project, for request: RenderRequest, environment: [String: String]
    ) throws(CommandError) -> [DataTemplate] {
        if let linked = LinkedView.ofProgram { return [linked.template] }
        let platform = request.platform ?? project.platform
        let lines = try ScannerRun.lines(
            ["templates", platform.rawValue], of: project.sources, by: try Installation.current(),
            .standard(environment: environment), timeLimit: request.timeLimit)
        let facts = lines.compactMap { try? JSONDecoder().decode(TemplateFacts.self, from: $0) }
        guard facts.count == project.sources.count else {
            throw .internalFault("the scanner cannot read what the views take")
        }
        let names = TypeNames(facts)
        let types = facts.flatMap(\.types).map { type in
            var type = type
            type.values = names.plain(type.values)
            for place in type.cases.indices {
                type.cases[place].values = names.plain(type.cases[place].values)
            }
            return type
        }
        let constants = facts.map(\.constants).reduce(into: [:]) {
            $0.merge($1) { first, _ in first }
        }
        return facts.enumerated().flatMap { file, facts in
            facts.views.map { view in
                var view = view
                view.values = names.plain(view.values)
                return DataTemplate(view, file: file, types: types, constants: constants)
            }
        }
    }

    /// The types of all values by how data calls them, those inside of others by `outer.inner`, and the keys on the way.
    var typesByPath: [String: (type: String, cases: Set<String>, keys: [String])] {
        var result: [String: (type: String, cases: Set<String>, keys: [String])] = [:]
        func add(_ values: [TemplateFacts.Value], _ outer: [String], depth: Int) {
            for value in values {
                let keys = outer + [value.key]
                let path = keys.joined(separator: ".")
                if result[path] == nil {
                    let type = value.type ?? ""
                    result[path] = (typeInText(type), casesInText(type), keys)
                }
                let name = value.type.map { WrittenType($0).name } ?? ""
                if depth < 4, let type = type(named: name), !type.isEnum {
                    add(type.values, keys, depth: depth + 1)
                }
            }
        }
        add(view.values, [], depth: 0)
        return result
    }

    /// The type of a value that comes as text, in CSV or in an address: of an enum that of its raw values.
    func typeInText(_ text: String) -> String {
        let type = WrittenType(text)
        let mark = type.isOptional ? "?" : ""
        if let element = type.element { return "[\(typeInText(element))]\(mark)" }
        guard let own = self.type(named: type.name), own.isEnum, !own.hasOwnDecoder,
            let first = own.cases.first, let raw = first.rawValue
        else { return text }
        if raw.first == "\"" { return "String\(mark)" }
        let isWhole = own.cases.allSatisfy { $0.rawValue.map { Int($0) != nil } ?? true }
        return (isWhole ? "Int" : "Double") + mark
    }

    /// The names that stand for a case in text, of an enum without raw values: a case with nothing in it.
    func casesInText(_ text: String) -> Set<String> {
        guard let own = type(named: WrittenType(text).name), own.isEnum, !own.hasOwnDecoder else {
            return []
        }
        return Set(
            own.cases.filter { $0.rawValue == nil && $0.values.isEmpty }.map(\.key))
    }

    /// A type of the project, as the view names it.
    func type(named name: String) -> TemplateFacts.DataType? {
        types.first { $0.name == "\(view.name).\(name)" } ?? types.first { $0.name == name }
            ?? types.first { $0.name.hasSuffix(".\(name)") }
    }

    /// A constant of a type as the view names it; `nil` where it is not written out.
    func constant(_ name: String) -> JSONValue? {
        let text =
            constants["\(view.name).\(name)"] ?? constants[name]
            ?? constants.filter { $0.key.hasSuffix(".\(name)") }.min { $0.key < $1.key }?.value
        return text.flatMap { JSONValue($0.utf8) }
    }

    /// What the preview is called that draws it.
    var previewName: String { "\(view.name) from data" }

    /// The view as it is drawn from data, compiled with the other files of its project.
    func prepared(
        in project: Project, for request: RenderRequest, by worker: DrawingWorker,
        environment: [String: String]
    ) throws(CommandError) -> [PreparedViews] {
        if let linked = LinkedView.ofProgram {
            return [try linked.prepared(for: request, by: worker, environment: environment)]
        }
        var (project, request) = (project, request)
        add(to: &project)
        request.selection = .named(previewName)
        do throws(CommandError) {
            return try PreparedViews.all(
                project, for: request, verb: "drawing", by: worker, environment: environment)
        } catch {
            throw words(on: error, in: project)
        }
    }

    /// Adds a preview that makes the view of data to the file of the view, where all that the view reaches is in reach.
    func add(to project: inout Project) {
        let arguments = view.values.map { value in
            let label = value.name == "_" ? "" : "\(value.name): "
            let standard = value.defaultValue.map { ", default: \($0)" } ?? ""
            return "\(label)data.value(\(EntrySource.literal(value.key))\(standard))"
        }
        let known = view.values.map { EntrySource.literal($0.key) }.joined(separator: ", ")
        let mark = view.values.isEmpty && !view.throwsErrors ? "" : "try "
        let path = project.sources[file].path
        let made = """


            extension \(view.name) { @_Concurrency.MainActor fileprivate static func quadrantFromData(\
            _ data: SwiftUI._TemplateData) throws -> \(view.name) { \
            \(mark)\(view.name)(\(arguments.joined(separator: ", "))) } }
            #Preview(\(EntrySource.literal(previewName))) { \
            SwiftUI._TemplateView(known: [\(known)]) { try \(view.name).quadrantFromData($0) } }

            """
        project.replaceTexts { $0.path == path ? $0.text + made : nil }
    }

    /// The error of compiling the files; where it is about what the view takes, in words about that.
    func words(on error: CommandError, in project: Project) -> CommandError {
        // What is written for it has these names; of a long line only a part is shown.
        guard case .doesNotCompile(_, let text) = error,
            text.contains("quadrantFromData") || text.contains("_TemplateData")
        else {
            return error
        }
        for line in text.split(separator: "\n")
        where line.contains(" error: ") && line.contains("'Decodable'") {
            let quoted = line.split(separator: "'", omittingEmptySubsequences: false)
            // "instance method 'value' requires that 'T' conform to …", "type 'T' does not conform to …"
            let place = quoted.firstIndex { $0.hasSuffix(" that ") || $0.hasSuffix("type ") } ?? 0
            guard quoted.indices.contains(place + 1) else { continue }
            return .needsArguments(
                name: view.name, place: "\(project.sources[file].path):\(view.line)",
                obstacle:
                    "takes \(quoted[place + 1]), which data cannot give: let it be Decodable")
        }
        return error
    }
}
