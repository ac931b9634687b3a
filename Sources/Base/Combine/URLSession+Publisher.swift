public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

extension URLSession {
    /// Publishes what a URL answers, once for each subscriber.
    ///
    /// Apple: "URLSession.dataTaskPublisher(for:)" (Foundation).
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Publishes the answer to a request, once for each subscriber.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of an answer, made by `dataTaskPublisher(for:)`.
    ///
    /// Apple: "URLSession.DataTaskPublisher" (Foundation).
    public struct DataTaskPublisher: Publisher {
        /// The bytes, and what is said of them.
        public typealias Output = (data: Data, response: URLResponse)
        /// The reason why there is no answer.
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// Who loads it.
        public let session: URLSession

        /// Creates a publisher of the answer to a request.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Loads the answer as soon as it is wanted; cancelling ends that.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, URLError>(AnySubscriber(subscriber))
            // An outlet hands out on whatever thread calls it.
            let shared = HandedOver(outlet)
            let task = session.dataTask(with: request) { data, response, error in
                if let data, let response, error == nil {
                    shared.value.send((data, response))
                    shared.value.finish(.finished)
                } else {
                    shared.value.fail(error as? URLError ?? URLError(.unknown))
                }
            }
            outlet.onRequest.exchange { if $0 > .none { task.resume() } }
            outlet.onCancel.exchange { task.cancel() }
            outlet.begin()
        }
    }
}
