public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

extension URLSession {
    /// What a URL answers, byte by byte. The sequence begins when the whole answer has arrived: Foundation on Linux has no other way.
    ///
    /// Apple: "bytes(from:delegate:)" (Foundation).
    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// The answer to a request, byte by byte; see `bytes(from:delegate:)`.
    ///
    /// Apple: "bytes(for:delegate:)" (Foundation).
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        // Foundation on Linux has no sessions for files.
        if let url = request.url, url.isFileURL {
            let data = try Data(contentsOf: url)
            let response = URLResponse(
                url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
            return (AsyncBytes(data), response)
        }
        let (data, response) = try await data(for: request, delegate: delegate)
        return (AsyncBytes(data), response)
    }

    /// The bytes of an answer.
    ///
    /// Apple: "URLSession.AsyncBytes" (Foundation).
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// The values are bytes.
        public typealias Element = UInt8

        private let data: Data

        init(_ data: Data) {
            self.data = data
        }

        /// Begins with the first byte.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(data.makeIterator()) }

        /// Goes from byte to byte.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var bytes: Data.Iterator

            init(_ bytes: Data.Iterator) {
                self.bytes = bytes
            }

            /// The next byte; `nil` at the end. It throws where the task is cancelled.
            public mutating func next() async throws -> UInt8? {
                try Task.checkCancellation()
                return bytes.next()
            }
        }
    }
}

extension URLSessionConfiguration {
    /// Whether a task waits for a network where there is none. It is kept nowhere and has no effect here, which is told: a task fails at once.
    ///
    /// Apple: "waitsForConnectivity" (Foundation). Foundation on Linux lets it be read only.
    @_disfavoredOverload
    public var waitsForConnectivity: Bool {
        get { false }
        set {
            guard newValue, toldSettings.isNew("waitsForConnectivity") else { return }
            FileHandle.standardError.write(
                Data(
                    "URLSessionConfiguration.waitsForConnectivity is accepted, without effect here. A task fails at once where there is no network.\n"
                        .utf8))
        }
    }
}

private let toldSettings = TellOnce()
