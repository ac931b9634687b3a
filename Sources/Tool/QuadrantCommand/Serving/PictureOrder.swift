internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// A picture that is asked for: equal orders have equal pictures.
struct PictureOrder: Hashable, Sendable {
    /// The position of the template.
    let template: Int
    /// The data, JSON in one line.
    let data: String
    /// How it is drawn.
    let stage: Stage
    /// Which stretch of time it is of, as a view may show the time: what others keep of another stretch is not it.
    var period = 0

    /// What names the picture in answers: RFC 9110, section 8.8.3. It is known before the picture is.
    ///
    /// - Parameter digest: That of the template: its sources, the compiler, the version.
    func entityTag(_ digest: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var hash = ContentHash()
        hash.combine(digest)
        hash.combine(data)
        hash.combine("\(period)")
        hash.combine((try? encoder.encode(stage)).map { String(decoding: $0, as: UTF8.self) } ?? "")
        return "\"\(hash.text)\""
    }
}

/// What became of an order.
enum PictureAnswer: Sendable {
    /// The file, and what could not be drawn as written.
    case drawn(Data, issues: [String])
    /// Nothing was drawn.
    case problem(ServiceProblem)
}

/// Why a request is not fulfilled.
struct ServiceProblem: Error, Equatable, Sendable {
    /// The status of HTTP.
    var status: Int
    /// A sentence for the one who asked.
    var detail: String
    /// Fields of the head beside.
    var headers: [String: String] = [:]

    /// Nobody waits for the picture any more, and nobody will read this: the status is that of nginx's log.
    static let gone = ServiceProblem(499, "The client has gone before its picture was begun.")

    init(_ status: Int, _ detail: String, headers: [String: String] = [:]) {
        (self.status, self.detail, self.headers) = (status, detail, headers)
    }

    /// The problem that an error of the command is.
    init(_ error: CommandError) {
        switch error {
        case .beyondLimit, .tooLarge, .nothingToDraw, .nestedWithoutEnd, .drawingFailed:
            self.init(422, error.words)
        // As a query has options: without dashes.
        case .badValue, .contradiction, .needsOption:
            self.init(400, error.words.replacing("'--", with: "'"))
        case .timeLimit, .threadsAtWork: self.init(504, error.words)
        default: self.init(500, error.words)
        }
    }
}

/// Draws what a service is asked for. Called from many threads at once; each call waits for its picture.
protocol TemplatePainter: Sendable {
    /// - Parameter isWanted: Asked before it is begun, from any thread: what nobody waits for any more is not drawn, and is `gone`.
    func draw(
        _ order: PictureOrder, while isWanted: @escaping @Sendable () -> Bool
    ) -> PictureAnswer
}
