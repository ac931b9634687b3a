internal import Foundation
internal import QuadrantRendering
internal import QuadrantServing
internal import SwiftUI

/// `quadrant preview`: a page on which the views of files live, until the command is ended.
package struct PreviewCommand: Sendable {
    private let request: PreviewRequest
    private let environment: [String: String]

    /// The command for a request, in an environment that says where caches and tools are.
    package init(_ request: PreviewRequest, environment: [String: String]) {
        (self.request, self.environment) = (request, environment)
    }

    /// Serves the page. Its address is one line of standard output.
    @MainActor package func run() throws(CommandError) -> Never {
        var drawing = try request.drawing.confinedAsFarAsCanBe()
        let wanted: String? = if case .named(let name) = drawing.selection { name } else { nil }
        drawing.selection = .all
        let loop = try LiveLoop()
        let desk = LiveDesk(
            on: loop, isConfined: drawing.isConfined, showing: wanted, environment: environment)
        let mailbox = loop.mailbox
        // A name that nothing has is told at once, and not on an empty page.
        for path in drawing.paths where System.resolved(path) == nil {
            throw .noSuchFile(path: path)
        }
        let page = PageServer(frameOwners: request.frameOwners) { PageHandler(desk, mailbox) }
        let server = try page.listen(at: request.port)
        let address = "http://127.0.0.1:\(server.port)/\(page.token)/"
        try Console.output("\(address)\n")
        if request.opens { open(address) }
        if request.endsWithInput {
            loop.add(
                STDIN_FILENO,
                LiveLoop.Port(canRead: {
                    var bytes = [UInt8](repeating: 0, count: 4096)
                    if System.read(STDIN_FILENO, into: &bytes) <= 0 { kill(getpid(), SIGTERM) }
                }))
        }
        let builder = LiveBuilder(
            drawing, isOnce: request.isOnce, environment: environment
        ) { news in
            mailbox.post { desk.take(news) }
        }
        desk.builder = builder
        builder.start()
        try desk.worker.start()
        withExtendedLifetime(server) { loop.run() }
    }

    /// Has the desktop open the page; where there is none, the address is there to be copied.
    private func open(_ address: String) {
        let browser = environment["BROWSER"] ?? "xdg-open"
        let isOpened = SearchPath(environment: environment).programs(named: browser).first.map {
            program in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = [address]
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            return (try? process.run()) != nil
        }
        if isOpened != true {
            Console.error("quadrant: no browser was found to open the page in\n")
        }
    }
}
