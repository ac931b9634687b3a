internal import Foundation
internal import QuadrantRendering

/// A line that `quadrant worker` reads: an object with `data`, and if wanted `id` (any value, which the answer has too), `view`,
/// `format` and `options`, an object with the options of `render` by their names without dashes.
struct LineOrder {
    let id: JSONValue?
    let order: PictureOrder

    /// What is wrong with a line, with the `id` as far as there is one.
    struct Fault: Error {
        let id: JSONValue?
        let problem: ServiceProblem
    }

    private static let keys = ["data", "format", "id", "options", "view"]

    /// The order in a line.
    ///
    /// - Parameters:
    ///   - templates: Where no `view` is named it is the first.
    ///   - format: The kind of picture where none is named.
    init(
        _ line: [UInt8], among templates: [ServedTemplate], format: Stage.Output.Format
    ) throws(Fault) {
        guard let value = JSONValue(line) else {
            throw Fault(id: nil, problem: ServiceProblem(400, "the line is no JSON"))
        }
        let id = value["id"]
        self.id = id
        do throws(ServiceProblem) {
            order = try Self.order(value, among: templates, format: format)
        } catch {
            throw Fault(id: id, problem: error)
        }
    }

    private static func order(
        _ value: JSONValue, among templates: [ServedTemplate], format: Stage.Output.Format
    ) throws(ServiceProblem) -> PictureOrder {
        guard let members = value.members else {
            throw ServiceProblem(400, "the line has to be an object")
        }
        if let other = members.keys.sorted().first(where: { !keys.contains($0) }) {
            throw ServiceProblem(
                400,
                "there is no '\(TerminalText.line(other))' in a line, but \(keys.map { "'\($0)'" }.joined(separator: ", "))"
            )
        }
        guard let data = members["data"]?.members else {
            throw ServiceProblem(400, "'data' has to be an object")
        }
        var position = 0
        if let view = members["view"] {
            guard let name = view.string else {
                throw ServiceProblem(400, "'view' has to be a string")
            }
            position = try templates.position(of: name)
        }
        var format = format
        if let wanted = members["format"] {
            guard let name = wanted.string, let known = Stage.Output.Format(servedSuffix: name)
            else {
                throw ServiceProblem(
                    400,
                    "'format' has to be one of \(Stage.Output.Format.servedSuffixes.joined(separator: ", "))"
                )
            }
            format = known
        }
        var options: [(String, String)] = []
        if let written = members["options"] {
            guard let all = written.members else {
                throw ServiceProblem(400, "'options' has to be an object")
            }
            for (name, value) in all.sorted(by: { $0.key < $1.key }) {
                options.append((name, value.string ?? value.line))
            }
        }
        return try PictureOrder(
            of: position, among: templates, data: data, format: format, options: options)
    }
}
