internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
internal import QuadrantServing

extension PictureOrder {
    /// What a request asks for: `GET /Card.png?name=Ada&dark`, or `POST /Card` with JSON and `Accept`.
    ///
    /// A name in the query is data where the template has it; else the option of `quadrant render`, which an underscore in front always
    /// means.
    ///
    /// - Parameters:
    ///   - isSigned: Whether `expires` and `signature` belong to the address and not to the data.
    ///   - pictures: From where pictures that the data names are taken, before anything is drawn.
    init(
        for request: HTTPRequest, among templates: [ServedTemplate], isSigned: Bool = false,
        period: Int = 0, pictures: PictureSources = PictureSources()
    ) throws(ServiceProblem) {
        guard let path = request.path, path.count == 1 else {
            throw ServiceProblem(
                404, "There is nothing here; templates are at /NAME.png, and all of them at /.")
        }
        let (position, format) = try Self.subject(path[0], request, templates)
        let template = templates[position]
        guard let query = request.query else {
            throw ServiceProblem(400, "The query has escapes that are no text in UTF-8.")
        }
        var drawing = template.drawing
        Self.choose(format, for: &drawing)
        var data: [String: JSONValue] = [:]
        if request.method == "POST" { data = try Self.body(of: request, for: template) }
        var values: [(name: String, value: String)] = []
        for (name, value) in query where !isSigned || name != "signature" && name != "expires" {
            if try !Self.isOption(name, value, of: template, for: &drawing) {
                values.append((name, value))
            }
        }
        data.merge(try Self.data(values, of: template)) { $1 }
        try Self.check(drawing)
        try pictures.fill(&data, for: template.values)
        (self.template, self.stage, self.period) = (position, drawing.stage, period)
        self.data = JSONValue.object(data).line
    }

    /// An order of data, with options by their names without dashes.
    init(
        of position: Int, among templates: [ServedTemplate], data: [String: JSONValue],
        format: Stage.Output.Format, options: [(String, String)]
    ) throws(ServiceProblem) {
        var drawing = templates[position].drawing
        Self.choose(format, for: &drawing)
        for (name, value) in options {
            guard let option = CommandOption.served.first(where: { $0.name == "--\(name)" }) else {
                throw ServiceProblem(400, "there is no option '\(TerminalText.line(name))'")
            }
            try Self.set(option, to: value, in: &drawing)
        }
        try Self.check(drawing)
        (template, stage, period) = (position, drawing.stage, 0)
        self.data = JSONValue.object(data).line
    }

    private static func choose(_ format: Stage.Output.Format, for drawing: inout RenderRequest) {
        drawing.stage.output.format = format
        // A single picture, and no clip.
        if format.isMovingKind { drawing.stage.timeline.moment = .zero }
    }

    /// The template and the kind of picture.
    private static func subject(
        _ name: String, _ request: HTTPRequest, _ templates: [ServedTemplate]
    ) throws(ServiceProblem) -> (position: Int, format: Stage.Output.Format) {
        if let dot = name.lastIndex(of: "."),
            let format = Stage.Output.Format(servedSuffix: String(name[name.index(after: dot)...]))
        {
            return (try templates.position(of: String(name[..<dot])), format)
        }
        let position = try templates.position(of: name)
        guard let accepted = request.list("accept") else { return (position, .png) }
        guard let format = Stage.Output.Format(accepted: accepted) else {
            let kinds = Stage.Output.Format.servedSuffixes.compactMap {
                Stage.Output.Format(servedSuffix: $0)?.mediaType
            }
            throw ServiceProblem(
                406, "A picture is one of \(kinds.joined(separator: ", ")).")
        }
        return (position, format)
    }

    /// The data of a body: JSON, or what a form sends.
    private static func body(
        of request: HTTPRequest, for template: ServedTemplate
    ) throws(ServiceProblem) -> [String: JSONValue] {
        let coding = request.list("content-encoding")?.lowercased() ?? "identity"
        guard coding == "identity" else {
            throw ServiceProblem(
                415, "The body has to be as it is, without Content-Encoding.",
                headers: ["Accept-Encoding": "identity"])
        }
        let type = request.header("content-type")?.split(separator: ";").first?.trimmingCharacters(
            in: .whitespaces)
        switch type?.lowercased() {
        case "application/json":
            guard let value = JSONValue(request.body) else {
                throw ServiceProblem(400, "The body is no JSON.")
            }
            guard let members = value.members else {
                throw ServiceProblem(422, "The data has to be an object.")
            }
            return members
        case "application/x-www-form-urlencoded":
            let text = String(decoding: request.body, as: UTF8.self)
            guard let items = HTTPRequest(method: "GET", target: "/?\(text)").query else {
                throw ServiceProblem(400, "The form has escapes that are no text in UTF-8.")
            }
            return try Self.data(items, of: template)
        default:
            throw ServiceProblem(
                415, "The body has to be JSON: Content-Type: application/json.",
                headers: ["Accept-Post": "application/json, application/x-www-form-urlencoded"])
        }
    }

    /// Whether an item of the query is an option, which is set then.
    private static func isOption(
        _ name: String, _ value: String, of template: ServedTemplate,
        for drawing: inout RenderRequest
    ) throws(ServiceProblem) -> Bool {
        if template.values.contains(where: { $0.key == name }) { return false }
        let option = name.hasPrefix("_") ? String(name.dropFirst()) : name
        guard let setting = CommandOption.served.first(where: { $0.name == "--\(option)" }) else {
            return false
        }
        try set(setting, to: value, in: &drawing)
        return true
    }

    /// Sets an option that came as text.
    private static func set(
        _ option: CommandOption, to value: String, in drawing: inout RenderRequest
    ) throws(ServiceProblem) {
        if option.value == nil {
            switch value.lowercased() {
            case "", "true", "yes", "1": break
            case "false", "no", "0": return
            default:
                throw ServiceProblem(
                    400, "'\(option.name.dropFirst(2))' is on where it is written: no value.")
            }
        }
        do {
            try option.set?(&drawing, value)
        } catch {
            throw ServiceProblem(error)
        }
    }

    /// The most values that come as text.
    private static let mostValues = 10_000

    /// Data of values that came as text. A name that comes several times is a list.
    private static func data(
        _ items: [(name: String, value: String)], of template: ServedTemplate
    ) throws(ServiceProblem) -> [String: JSONValue] {
        guard items.count <= mostValues else {
            throw ServiceProblem(
                400, "There are more than \(mostValues) values; JSON in a body may have more.")
        }
        let types = Dictionary(
            template.values.map { ($0.key, $0.type ?? "String") },
            uniquingKeysWith: { first, _ in first })
        var (single, lists) = ([String: JSONValue](), [String: [JSONValue]]())
        for (name, text) in items {
            let type = types[name] ?? "String"
            if let element = WrittenType(type).element, text.first != "[" {
                if let value = JSONValue(written: text, of: element) {
                    lists[name, default: []].append(value)
                }
            } else {
                single[name] = JSONValue(
                    written: text, of: type, cases: template.cases[name] ?? [])
            }
        }
        return single.merging(lists.mapValues { .array($0) }) { $1 }
    }

    /// The longest side of a picture, in points.
    private static let longestSide = 4096.0
    /// The most pixels that may be asked for.
    private static let mostPixels = 64e6

    /// Refuses what cannot be together, and what would take the machine.
    private static func check(_ drawing: RenderRequest) throws(ServiceProblem) {
        do {
            try drawing.checkPages(for: drawing.stage.output.format)
        } catch {
            throw ServiceProblem(error)
        }
        let stage = drawing.stage
        let sides = [stage.room.width, stage.room.height].compactMap { $0.map(Double.init) }
        let scale = Double(stage.output.scale)
        if let side = sides.first(where: { $0 > longestSide }) {
            throw ServiceProblem(
                400,
                "A side of \(side) points is longer than \(Int(longestSide)), the longest here.")
        }
        if sides.count == 2, sides[0] * sides[1] * scale * scale > mostPixels {
            throw ServiceProblem(400, "The picture has more than 64 million pixels.")
        }
    }
}

extension CommandOption {
    /// The options of `render` that a request may have, by their names without dashes.
    static let served: [CommandOption] = {
        let names: Set = [
            "--size", "--scale", "--device", "--landscape", "--transparent", "--svg-text",
            "--system", "--dark", "--right-to-left", "--locale", "--time-zone", "--text-size",
            "--now", "--pages", "--margins",
        ]
        return all(of: .serve).filter { names.contains($0.name) && $0.set != nil }
    }()
}
