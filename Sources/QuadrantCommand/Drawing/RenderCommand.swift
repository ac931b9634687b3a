internal import Foundation
internal import QuadrantIndex
internal import SwiftUI

/// `quadrant render`: from files to pictures.
package struct RenderCommand: Sendable {
    private let request: RenderRequest
    private let environment: [String: String]

    /// The command for a request, in an environment that says where caches and tools are.
    package init(_ request: RenderRequest, environment: [String: String]) {
        self.request = request
        self.environment = environment
    }

    /// Runs the command; paths go to standard output, everything else to standard error.
    package func run() throws(CommandError) {
        let plan = try OutputPlan(request)
        if case .file(let path) = plan.target { try PictureFile.check(path) }
        let files = try SourceFile.all(at: request.paths)
        let compiled = try CompiledFiles.make(
            from: files, environment: environment, timeLimit: request.timeLimit)
        Console.error(compiled.warnings)
        if request.selection == .list {
            Console.output(listing(of: compiled.index))
            return
        }
        let positions = try choose(in: compiled.index)
        let drawer = try ViewDrawer(
            compiled, environment: environment, timeLimit: request.timeLimit)
        if case .folder(let folder) = plan.target { try PictureFile.makeFolder(folder) }
        var taken: Set<String> = []
        for position in positions {
            let candidate = compiled.index.candidates[position]
            let path = plan.path(
                for: candidate, fileStem: files[candidate.file].stem, taken: &taken)
            try draw(position, with: drawer, as: plan, to: path)
        }
    }

    private func draw(
        _ position: Int, with drawer: ViewDrawer, as plan: OutputPlan, to path: String?
    ) throws(CommandError) {
        if let path { try PictureFile.check(path) }
        var options = request.options
        options.format = plan.format
        let picture = try drawer.picture(at: position, options: options)
        Console.error(picture.printed)
        guard let path else {
            Console.output(picture.bytes)
            return
        }
        try PictureFile.write(picture.bytes, to: path)
        Console.output("\(path)\n")
    }

    /// The positions of the views to draw.
    private func choose(in index: SourceIndex) throws(CommandError) -> [Int] {
        do throws(ChoiceError) {
            switch request.selection {
            case .named(let name): return [try index.choice(named: name)]
            case .all:
                let first = try index.defaultChoice()
                return index.drawable.isEmpty ? [first] : index.drawable
            case .standard, .list:
                let choice = try index.defaultChoice()
                announce(choice, in: index)
                return [choice]
            }
        } catch {
            throw commandError(for: error, in: index)
        }
    }

    private func announce(_ choice: Int, in index: SourceIndex) {
        let others = index.drawable.filter { $0 != choice }.map { index.title(at: $0) }
        let rest = others.isEmpty ? "" : "; there are also: \(others.joined(separator: ", "))"
        Console.error(
            "quadrant: drawing \(index.title(at: choice)) "
                + "(\(index.place(of: index.candidates[choice])))\(rest)\n")
    }

    private func commandError(for error: ChoiceError, in index: SourceIndex) -> CommandError {
        switch error {
        case .noView: .noView(files: index.files)
        case .unknownName(let name):
            .unknownView(name: name, others: index.candidates.map { "'\($0.name)'" })
        case .cannotBeMade(let position):
            .needsArguments(
                name: index.candidates[position].name,
                place: index.place(of: index.candidates[position]),
                obstacle: index.candidates[position].obstacle ?? "")
        case .noneCanBeMade(let positions):
            .noneCanBeMade(
                positions.map { position in
                    let candidate = index.candidates[position]
                    return "\(candidate.name) (\(index.place(of: candidate))) "
                        + (candidate.obstacle ?? "")
                })
        }
    }

    private func listing(of index: SourceIndex) -> String {
        let choice = try? index.defaultChoice()
        let width = index.candidates.map(\.name.count).max() ?? 0
        return index.candidates.indices.map { position in
            let candidate = index.candidates[position]
            let kind = candidate.kind.rawValue
            let remark =
                candidate.obstacle ?? (position == choice ? "the one drawn by default" : "")
            let line =
                kind + String(repeating: " ", count: 10 - kind.count) + candidate.name
                + String(repeating: " ", count: width - candidate.name.count + 2)
                + index.place(of: candidate) + (remark.isEmpty ? "" : "  \(remark)")
            return line + "\n"
        }.joined()
    }
}

extension SourceIndex {
    /// What a candidate is called in a sentence: `#Preview "Dark"`, `Card`.
    fileprivate func title(at position: Int) -> String {
        let candidate = candidates[position]
        guard candidate.kind == .preview else { return candidate.name }
        return candidate.isNamed ? "#Preview \"\(candidate.name)\"" : candidate.name
    }
}
