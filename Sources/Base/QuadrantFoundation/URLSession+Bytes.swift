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

extension URLSession {
    /// The tasks that have not ended.
    ///
    /// Apple: "allTasks" (Foundation).
    public var allTasks: [URLSessionTask] {
        get async {
            await withCheckedContinuation { found in getAllTasks { found.resume(returning: $0) } }
        }
    }

    /// What a request is answered. A protocol of this method alone is one that sessions conform to.
    ///
    /// Apple: "data(for:)" (Foundation).
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }

    /// What a URL answers.
    ///
    /// Apple: "data(from:)" (Foundation).
    public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(from: url, delegate: nil)
    }

    /// What a request with a body is answered.
    ///
    /// Apple: "upload(for:from:)" (Foundation).
    public func upload(
        for request: URLRequest, from bodyData: Data
    ) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }
}
