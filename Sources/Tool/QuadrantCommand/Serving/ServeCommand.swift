internal import Foundation
internal import QuadrantRendering
internal import QuadrantServing
internal import SwiftUI

/// `quadrant serve`: draws views for clients of HTTP, until it is ended.
@MainActor package struct ServeCommand {
    private let request: ServeRequest
    private let environment: [String: String]

    /// The command for a request, in an environment that says where caches and tools are.
    package init(_ request: ServeRequest, environment: [String: String]) {
        (self.request, self.environment) = (request, environment)
    }

    /// Serves, and returns only where an address was to be signed.
    package func run() throws(CommandError) {
        let signing = try signing()
        let pictures = try PictureSources(for: request)
        if let target = request.signed, let signing {
            let end = Date().addingTimeInterval(request.lasts)
            return try Console.output(signing.signed(target, until: end) + "\n")
        }
        let drawing = try request.drawing.confinedAsFarAsCanBe()
        let project = try Project(for: drawing, within: 60)
        let made = try ServedViews(project, for: drawing, environment: environment)
        let loop = try LiveLoop()
        let worker = LiveWorker(on: loop, isConfined: drawing.isConfined)
        try worker.start()
        let metrics = ServiceMetrics()
        let pool = TemplatePool(made.drawn, by: worker, on: loop, metrics: metrics)
        var rules = TemplateService.Rules()
        (rules.queue, rules.perClient) = (request.queue, request.perClient)
        (rules.cacheBytes, rules.maxAge) = (request.cacheBytes, request.maxAge)
        (rules.signing, rules.pictures) = (signing, pictures)
        rules.isStrict = request.drawing.isStrict
        let log = request.isLogged ? AccessLog { try? Console.output($0) } : nil
        let service = TemplateService(
            made.served, by: PooledPainter(pool, by: loop.mailbox), rules, metrics: metrics,
            log: log)
        let server = try listen(service)
        keep(made.drawn.map(\.requests.compiled.library), on: loop)
        RunningPrograms.beforeEnd {
            server.stop()
            log?.finish()
        }
        let names = made.served.map(\.name).joined(separator: ", ")
        let place = request.address.contains(":") ? "[::1]" : request.address
        Console.error("quadrant: \(names) at http://\(place):\(server.port)/\n")
        loop.run()
    }

    /// Has the libraries counted as used: the cache lets go of what nobody has used for an hour.
    private func keep(_ libraries: [String], on loop: LiveLoop) {
        loop.after(600) {
            for library in libraries {
                _ = System.touch((library as NSString).deletingLastPathComponent)
            }
            keep(libraries, on: loop)
        }
    }

    private func signing() throws(CommandError) -> SignedAddress? {
        guard let path = request.signKey else { return nil }
        guard let key = FileManager.default.contents(atPath: path) else {
            throw .cannotRead(path: path, reason: System.lastError)
        }
        // Editors and `echo` put an end of line behind it.
        let bytes = key.last == UInt8(ascii: "\n") ? key.dropLast() : key
        guard bytes.count >= SignedAddress.shortestKey else {
            throw .cannotRead(
                path: path,
                reason: "a key has \(SignedAddress.shortestKey) bytes or more: openssl rand -hex 32"
            )
        }
        guard Digests.isThere else {
            throw .internalFault("libcrypto.so.3 is not there: install the package libssl3")
        }
        return SignedAddress(key: Data(bytes))
    }

    private func listen(_ service: TemplateService) throws(CommandError) -> HTTPServer {
        var limits = HTTPLimits()
        limits.connections = request.queue + 64
        limits.bodyBytes = 16 << 20
        do throws(HTTPServerError) {
            let address = request.address.contains(":") ? "[\(request.address)]" : request.address
            return try HTTPServer(
                address: address, port: request.port, limits: limits,
                answer: { service.answer($0) })
        } catch {
            throw .cannotListen(place: error.place, reason: error.reason)
        }
    }
}
