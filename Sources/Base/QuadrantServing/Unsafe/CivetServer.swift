internal import CCivetweb
internal import Foundation
internal import Synchronization

/// The library's server. What it calls back is given the rules by a pointer that is let go when it has stopped.
final class CivetServer: Sendable {
    let port: Int
    private let state: Mutex<State>

    /// What is given to the library, and what it says while it starts.
    final class Shared: Sendable {
        let rules: HTTPRules
        let words = Mutex("")
        /// How many requests are under way, and whether no more are taken.
        let work = Mutex((count: 0, isStopping: false))
        init(_ rules: HTTPRules) { self.rules = rules }
    }

    @safe private struct State: @unchecked Sendable {
        var context: OpaquePointer?
        let shared: Shared
    }

    init(address: String, port: Int, rules: HTTPRules) throws(HTTPServerError) {
        let (shared, limits) = (Shared(rules), rules.limits)
        let milliseconds = { (seconds: Double) in "\(Int(min(max(seconds, 0), 1e6) * 1000))" }
        let options = [
            "listening_ports", "\(address):\(port)", "num_threads", "\(limits.connections)",
            "max_request_size", "\(limits.headBytes)", "tcp_nodelay", "1",
            "request_timeout_ms", milliseconds(limits.seconds),
            "enable_keep_alive", "yes", "keep_alive_timeout_ms", milliseconds(limits.idleSeconds),
            "websocket_timeout_ms", "30000", "enable_websocket_ping_pong", "yes",
            // The library would answer these itself, and let every site ask.
            "access_control_allow_origin", "", "access_control_allow_methods", "",
            "access_control_allow_headers", "", "enable_directory_listing", "no", "decode_url",
            "no",
        ]
        var callbacks = mg_callbacks()
        unsafe callbacks.log_message = { connection, text in
            unsafe CivetServer.shared(connection)?.words.withLock {
                if let text = unsafe text { $0 = unsafe String(cString: text) }
            }
            return 1
        }
        unsafe callbacks.http_error = { connection, status, _ in
            guard let connection = unsafe connection else { return 1 }
            let shared = unsafe CivetServer.shared(connection)
            unsafe CivetExchange(connection).refuse(status: Int(status), by: shared?.rules)
            return 0
        }
        // One that was accepted, but whose handshake failed, is let go here.
        unsafe callbacks.connection_closed = { unsafe CivetSocket.end($0) }
        let pointer = unsafe Unmanaged.passUnretained(shared).toOpaque()
        let strings = unsafe options.map { unsafe strdup($0) }
        defer { for index in unsafe strings.indices { unsafe free(strings[index]) } }
        var list = unsafe strings.map { unsafe UnsafePointer($0) } + [nil]
        guard let context = unsafe mg_start(&callbacks, pointer, &list) else {
            throw HTTPServerError(
                place: "\(address):\(port)", reason: shared.words.withLock { $0 })
        }
        unsafe mg_set_request_handler(
            context, "**", { connection, _ in unsafe CivetServer.serve(connection) }, nil)
        unsafe CivetSocket.register(context)
        var ports = mg_server_port()
        let count = unsafe mg_get_server_ports(context, 1, &ports)
        self.port = count > 0 ? Int(ports.port) : port
        state = unsafe Mutex(State(context: context, shared: shared))
    }

    /// How long requests under way are waited for, in seconds.
    private static let patience = 30.0

    func stop() {
        let shared = state.withLock(\.shared)
        shared.work.withLock { $0.isStopping = true }
        // The library would end them.
        let end = Date().addingTimeInterval(Self.patience)
        while shared.work.withLock({ $0.count > 0 }), Date() < end { usleep(5_000) }
        let context = unsafe state.withLock { state in
            defer { unsafe state.context = nil }
            return unsafe state.context
        }
        if let context = unsafe context { unsafe mg_stop(context) }
    }

    /// What the server of a connection was made with.
    static func shared(_ connection: OpaquePointer?) -> Shared? {
        guard let connection = unsafe connection,
            let pointer = unsafe mg_get_user_context_data(connection)
        else { return nil }
        return unsafe Unmanaged<Shared>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Reads a request, has it answered, and sends the answer.
    private static func serve(_ connection: OpaquePointer?) -> Int32 {
        guard let connection = unsafe connection, let shared = unsafe shared(connection)
        else { return 500 }
        let (exchange, rules) = (unsafe CivetExchange(connection), shared.rules)
        let isTaken = shared.work.withLock { work in
            if !work.isStopping { work.count += 1 }
            return !work.isStopping
        }
        guard isTaken else {
            return exchange.send(.problem(503, "The service stops."), closes: true)
        }
        defer { shared.work.withLock { $0.count -= 1 } }
        guard var request = exchange.head else {
            return exchange.send(.problem(400, "The request cannot be read."), closes: true)
        }
        if let fault = exchange.fault(of: request, within: rules.limits) {
            return exchange.send(.problem(400, fault), closes: true)
        }
        let expectation = request.header("expect")
        if let expectation, expectation.lowercased() != "100-continue" {
            return exchange.send(
                .problem(417, "Expect can only be 100-continue."), closes: true)
        }
        switch exchange.body(
            limit: rules.limits.bodyBytes, seconds: rules.limits.seconds,
            isHeldBack: expectation != nil)
        {
        case .whole(let body): request.body = body
        case .tooLarge:
            let detail =
                "The body has more than \(rules.limits.bodyBytes) bytes, which is the most here."
            return exchange.send(.problem(413, detail), closes: true)
        case .cut:
            return exchange.send(
                .problem(400, "The body is shorter than its head says."), closes: true)
        case .late:
            return exchange.send(
                .problem(408, "The body did not come within \(rules.limits.seconds) s."),
                closes: true)
        }
        let asked = request
        // Where a body in chunks ends is said by the client again and again: nothing is read behind it.
        return exchange.send(
            OwnThread.run { rules.answer(asked) },
            closes: asked.header("transfer-encoding") != nil, isHead: asked.method == "HEAD")
    }
}
