internal import CCivetweb
internal import Foundation

/// A request on a connection of the library, and its answer.
@safe struct CivetExchange {
    private let connection: OpaquePointer

    init(_ connection: OpaquePointer) { unsafe self.connection = connection }

    /// What a body was found to be.
    enum Body {
        case whole(Data)
        case tooLarge
        case cut
        case late
    }

    /// The request without its body; `nil` where it has none that can be read.
    var head: HTTPRequest? {
        guard let information = unsafe mg_get_request_info(connection),
            let method = unsafe information.pointee.request_method,
            let target = unsafe information.pointee.request_uri
        else { return nil }
        var (text, headers) = (unsafe String(cString: target), [(name: String, value: String)]())
        if let query = unsafe information.pointee.query_string {
            text += unsafe "?" + String(cString: query)
        }
        unsafe withUnsafeBytes(of: information.pointee.http_headers) { bytes in
            let fields = unsafe bytes.bindMemory(to: mg_header.self)
            // Less than 0 where a field could not be read.
            let count = unsafe max(Int(information.pointee.num_headers), 0)
            headers = unsafe fields.prefix(count).compactMap {
                guard let name = unsafe $0.name, let value = unsafe $0.value else { return nil }
                return unsafe (String(cString: name), String(cString: value))
            }
        }
        let client = unsafe withUnsafeBytes(of: information.pointee.remote_addr) { bytes in
            unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        var request = unsafe HTTPRequest(
            method: String(cString: method), target: text, headers: headers, client: client)
        let ends = unsafe ClientSockets.Ends(information.pointee, client: client)
        request.isGone = { ClientSockets.isEnded(ends) }
        return request
    }

    /// The version of the protocol, such as `1.1`.
    private var version: String? {
        unsafe mg_get_request_info(connection)?.pointee.http_version.map {
            unsafe String(cString: $0)
        }
    }

    /// Why it is in doubt what a request is, or where it ends, as a sentence; `nil` where nothing is.
    func fault(of request: HTTPRequest, within limits: HTTPLimits) -> String? {
        guard let information = unsafe mg_get_request_info(connection) else {
            return "The request cannot be read."
        }
        if let fault = unsafe HeadLines.fault(of: information.pointee, room: limits.headBytes) {
            return fault
        }
        if version == "1.0", request.header("transfer-encoding") != nil {
            return "HTTP/1.0 has no Transfer-Encoding."
        }
        return request.framingFault
    }

    /// Answers what the library refuses. It knows not all methods, so those are found here: one that is HTTP's is answered as the others
    /// are, with the methods that can be.
    func refuse(status: Int, by rules: HTTPRules?) {
        let information = unsafe mg_get_request_info(connection)
        let isLine = ["1.0", "1.1"].contains(version)
        guard status == 400, isLine, let rules, let request = head else {
            let words =
                status == 400
                ? "The head cannot be read: it is malformed, too large or too late."
                : HTTPResponse.phrase(status) + "."
            send(.problem(status, words), closes: true)
            return
        }
        if ["TRACE", "CONNECT"].contains(request.method) {
            send(OwnThread.run { rules.answer(request) }, closes: true)
        } else if unsafe information?.pointee.num_headers == 0 {
            // The library has not gone on to the fields.
            let name = String(request.method.prefix(20))
            send(.problem(501, "There is no method '\(name)' here."), closes: true)
        } else {
            send(.problem(400, "The head cannot be read."), closes: true)
        }
    }

    /// Reads the body.
    ///
    /// - Parameters:
    ///   - limit: The most bytes.
    ///   - seconds: How long it may take in all.
    ///   - isHeldBack: Whether the client waits for a word before it sends the body.
    func body(limit: Int, seconds: Double, isHeldBack: Bool) -> Body {
        let length = unsafe mg_get_request_info(connection)?.pointee.content_length ?? 0
        if length > limit { return .tooLarge }
        if length == 0 { return .whole(Data()) }
        if isHeldBack { write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
        var (body, buffer) = (Data(), [UInt8](repeating: 0, count: 65_536))
        let end = Date().addingTimeInterval(seconds)
        while length < 0 || body.count < Int(length) {
            let wanted = length < 0 ? buffer.count : min(buffer.count, Int(length) - body.count)
            let count = unsafe Int(mg_read(connection, &buffer, wanted))
            if Date() >= end { return .late }
            if count < 0 { return .cut }
            if count == 0 { break }
            body.append(contentsOf: buffer[..<count])
            if body.count > limit { return .tooLarge }
        }
        return length > 0 && body.count < Int(length) ? .cut : .whole(body)
    }

    /// Sends an answer.
    ///
    /// - Returns: Its status, for the library.
    @discardableResult
    func send(_ response: HTTPResponse, closes: Bool, isHead: Bool = false) -> Int32 {
        let wished = unsafe mg_get_header(connection, "Connection").map {
            unsafe String(cString: $0)
        }
        let closes =
            closes || wished?.lowercased() == "close"
            || (version == "1.0" && wished?.lowercased() != "keep-alive")
        var bytes = Data(response.head(date: HTTPDate.text(Date()), closes: closes).utf8)
        if !isHead && response.status != 204 && response.status != 304 { bytes += response.body }
        // Of an answer that was not taken whole the rest would be read as part of the next one.
        let isWhole = write(bytes)
        if closes || !isWhole { unsafe mg_disable_connection_keep_alive(connection) }
        return Int32(response.status)
    }

    /// Sends bytes; whether all of them were taken.
    @discardableResult
    private func write(_ bytes: Data) -> Bool {
        unsafe bytes.withUnsafeBytes { bytes in
            guard unsafe !bytes.isEmpty else { return true }
            return unsafe Int(mg_write(connection, bytes.baseAddress, bytes.count)) == bytes.count
        }
    }
}
