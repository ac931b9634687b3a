internal import Foundation
internal import FoundationNetworking
internal import QuadrantServing
internal import Synchronization

/// One file that is fetched by HTTP, with an end to its size and its time. Redirections are not followed: they could lead anywhere.
///
/// Once the answer is given the session is cancelled, and Foundation ends the process where it is told after that how to go on. So
/// it is told only where it goes on.
final class PictureDownload: NSObject, URLSessionDataDelegate, Sendable {
    enum Answer: Sendable {
        case whole(Data)
        case tooLarge
        /// Why not, as the end of a sentence.
        case failed(String)
    }

    private let largest: Int
    private let bytes = Mutex(Data())
    private let answer = Awaited<Answer>()

    init(largest: Int) { self.largest = largest }

    /// Fetches a file, and waits for it.
    func run(_ address: URL, seconds: Double) -> Answer {
        guard seconds > 0 else { return .failed("there was no time left") }
        let settings = URLSessionConfiguration.ephemeral
        settings.timeoutIntervalForRequest = seconds
        settings.timeoutIntervalForResource = seconds
        settings.httpShouldSetCookies = false
        let session = URLSession(configuration: settings, delegate: self, delegateQueue: nil)
        defer { session.invalidateAndCancel() }
        session.dataTask(with: URLRequest(url: address, timeoutInterval: seconds)).resume()
        // A server that sends a byte now and then has no end of its own.
        return answer.wait(until: Date().addingTimeInterval(seconds)) ?? .failed("it took too long")
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        answer.giveFirst(.failed("it leads elsewhere (status \(response.statusCode))"))
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        if status != 200 {
            answer.giveFirst(.failed("its host answers with status \(status)"))
        } else if response.expectedContentLength > Int64(largest) {
            answer.giveFirst(.tooLarge)
        } else {
            completionHandler(.allow)
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = bytes.withLock { bytes in
            bytes += data
            return bytes.count > largest
        }
        guard isTooLarge else { return }
        answer.giveFirst(.tooLarge)
        dataTask.cancel()
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        answer.giveFirst(
            error.map { .failed("\($0.localizedDescription)") } ?? .whole(bytes.withLock { $0 }))
    }
}
