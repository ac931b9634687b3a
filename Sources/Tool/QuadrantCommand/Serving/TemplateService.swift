internal import Foundation
internal import QuadrantRendering
internal import QuadrantServing

/// Answers the requests of `quadrant serve`: pictures of templates, and pages about them.
final class TemplateService: Sendable {
    /// What a service is told beside its templates.
    struct Rules: Sendable {
        /// How many different pictures may be drawn or wait for it.
        var queue = 256
        /// How many requests of one client may wait.
        var perClient = 128
        /// How much memory pictures are kept in, in bytes.
        var cacheBytes = 64 << 20
        /// For how many seconds others may keep a picture.
        var maxAge = 300
        /// With a key, addresses of pictures have to be signed.
        var signing: SignedAddress?
        /// From where pictures that data names are taken.
        var pictures = PictureSources()
        /// Whether a picture that was not drawn as written is none.
        var isStrict = false
        /// The largest picture that is sent, in bytes.
        var largestPicture = 64 << 20
    }

    private let templates: [ServedTemplate]
    private let rules: Rules
    private let desk: PictureDesk
    private let metrics: ServiceMetrics
    private let log: AccessLog?
    private let pages: ServicePages

    init(
        _ templates: [ServedTemplate], by painter: any TemplatePainter, _ rules: Rules,
        metrics: ServiceMetrics, log: AccessLog?
    ) {
        (self.templates, self.rules, self.metrics, self.log) = (templates, rules, metrics, log)
        desk = PictureDesk(
            painter, queue: rules.queue, perClient: rules.perClient, cacheBytes: rules.cacheBytes)
        pages = ServicePages(templates, isSigned: rules.signing != nil)
    }

    /// What is noted of a request beside its answer.
    private struct Note {
        var template = ""
        var source: PictureDesk.Source?
    }

    /// Answers a request; waits for the picture where it has to be drawn.
    func answer(_ request: HTTPRequest) -> HTTPResponse {
        let began = ContinuousClock.now
        var note = Note()
        var response: HTTPResponse
        do throws(ServiceProblem) {
            response = try self.response(to: request, &note)
        } catch {
            response = .problem(error.status, error.detail)
            response.headers += error.headers.sorted { $0.key < $1.key }
                .map { ($0.key, $0.value) }
        }
        response.headers.append(("X-Content-Type-Options", "nosniff"))
        let seconds = (ContinuousClock.now - began).inSeconds
        metrics.add(
            template: note.template, status: response.status, seconds: seconds,
            bytes: response.body.count, source: note.source)
        log?.add(
            request, response, seconds: seconds, template: note.template, source: note.source)
        // Last: the log reads what is told.
        ServiceCompression.apply(to: &response, for: request)
        return response
    }

    private func response(
        to request: HTTPRequest, _ note: inout Note
    ) throws(ServiceProblem) -> HTTPResponse {
        guard let path = request.path else {
            throw ServiceProblem(400, "The path has escapes that are no text in UTF-8.")
        }
        if path.count == 1, let page = page(path[0]) {
            try check(request, allows: ["GET", "HEAD"])
            return page
        }
        try check(request, allows: ["GET", "HEAD", "POST"])
        // Before anything is read of what a stranger sent.
        if let signing = rules.signing {
            if request.method == "POST" {
                guard signing.isBearer(request.header("authorization")) else {
                    throw ServiceProblem(
                        401, "A body needs the key: Authorization: Bearer KEY.",
                        headers: ["WWW-Authenticate": "Bearer"])
                }
            } else {
                try signing.check(request.target, at: Date())
            }
        }
        let period =
            rules.maxAge > 0 ? Int(Date().timeIntervalSince1970) / max(rules.maxAge, 1) : 0
        let order = try PictureOrder(
            for: request, among: templates, isSigned: rules.signing != nil, period: period,
            pictures: rules.pictures)
        note.template = templates[order.template].name
        return try picture(order, request, &note)
    }

    private func check(
        _ request: HTTPRequest, allows methods: [String]
    ) throws(ServiceProblem) {
        guard !methods.contains(request.method) else { return }
        let list = methods.joined(separator: ", ")
        throw ServiceProblem(405, "This takes \(list).", headers: ["Allow": list])
    }

    /// A page about the service; `nil` where the name is none of one.
    private func page(_ name: String) -> HTTPResponse? {
        switch name {
        case "healthz": return HTTPResponse(type: "text/plain; charset=utf-8", text: "ok\n")
        // While it stops, the server itself refuses all.
        case "readyz": return HTTPResponse(type: "text/plain; charset=utf-8", text: "ready\n")
        case "metrics":
            return HTTPResponse(
                type: "text/plain; version=0.0.4; charset=utf-8",
                text: metrics.text(load: desk.load))
        default: return pages.page(name)
        }
    }

    private func picture(
        _ order: PictureOrder, _ request: HTTPRequest, _ note: inout Note
    ) throws(ServiceProblem) -> HTTPResponse {
        let template = templates[order.template]
        let isPost = request.method == "POST"
        let tag = order.entityTag(template.digest)
        var headers = [
            ("ETag", tag), ("Content-Type", order.stage.output.format.mediaType),
            ("Cache-Control", isPost ? "no-store" : "public, max-age=\(rules.maxAge)"),
            ("Vary", "Accept, Accept-Encoding"),
            // An SVG that is opened by itself runs nothing and fetches nothing.
            (
                "Content-Security-Policy",
                "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"
            ),
        ]
        let conditions = TagConditions(request, of: tag)
        try conditions.check()
        if let known = conditions.known {
            headers[0].1 = known
            return HTTPResponse(status: 304, headers: headers)
        }
        let (answer, source) = try desk.picture(
            of: order, for: request.client, unless: request.isGone)
        switch answer {
        case .problem(.gone): throw .gone
        case .problem(let problem):
            note.source = source
            throw problem
        case .drawn(let picture, let issues):
            note.source = source
            if rules.isStrict, let first = issues.first {
                throw ServiceProblem(422, TerminalText.line(first))
            }
            guard picture.count <= rules.largestPicture else {
                throw ServiceProblem(
                    422, "The picture has more than \(rules.largestPicture) bytes.")
            }
            if conditions.isAnyKnown { return HTTPResponse(status: 304, headers: headers) }
            if !issues.isEmpty {
                headers.append(("Quadrant-Issues", Self.field(issues)))
            }
            return HTTPResponse(status: 200, headers: headers, body: picture)
        }
    }

    /// What could not be drawn as written, as a field of the head: a list of strings of JSON, in ASCII.
    private static func field(_ issues: [String]) -> String {
        let text = JSONValue.array(issues.prefix(20).map { .string(String($0.prefix(300))) }).line
        return text.unicodeScalars.map {
            $0.isASCII
                ? String($0)
                : String($0).utf16.map { unit in
                    let digits = String(unit, radix: 16)
                    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }.joined()
        }.joined()
    }
}
