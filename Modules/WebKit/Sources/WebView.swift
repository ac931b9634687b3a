public import Foundation
public import Observation
public import SwiftUI

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Shows a page of the web: white here, as there is no browser.
///
/// Apple: "WebView" (WebKit for SwiftUI). It takes the room that it is offered.
public struct WebView: View {
    /// A page at an address; `nil` for none.
    public init(url: URL?) {}
    /// A page.
    public init(_ page: WebPage) {}

    /// White.
    public var body: some View {
        let _ = QuietNotes.tell("there is no browser here: pages are white")
        Color.white
    }
}

/// A page of the web that is loaded and asked: loading fails here as without a network.
///
/// Apple: "WebPage" (WebKit).
@MainActor @Observable public final class WebPage {
    /// How pages are loaded.
    public struct Configuration {
        /// The usual way.
        public init() {}
    }

    /// What happens while a page is loaded.
    public enum NavigationEvent: Hashable, Sendable {
        /// It begins, is sent elsewhere, comes, is there.
        case startedProvisionalNavigation, receivedServerRedirect, committed, finished
    }

    /// Why a page is not loaded.
    public enum NavigationError: Error {
        /// It cannot be; another page; the page's process ended; an address is none.
        case failedProvisionalNavigation(any Error)
        case pageClosed, webContentProcessTerminated, invalidURL
    }

    /// The address.
    public private(set) var url: URL?
    /// What it is called.
    public var title: String { "" }
    /// How much is there.
    public var estimatedProgress: Double { 0 }
    /// Whether it is on its way.
    public var isLoading: Bool { false }
    /// What the browser says that it is.
    public var customUserAgent: String?
    /// Whether it can be inspected.
    public var isInspectable = false

    /// A page.
    public init(configuration: Configuration = Configuration()) {}

    /// Asks for an address: an error, as without a network.
    @discardableResult public func load(_ request: URLRequest) -> AsyncThrowingStream<
        NavigationEvent, any Error
    > {
        load(request.url)
    }

    /// Asks for an address: an error, as without a network.
    @discardableResult public func load(_ url: URL?) -> AsyncThrowingStream<
        NavigationEvent, any Error
    > {
        self.url = url
        return AsyncThrowingStream { continuation in
            continuation.yield(.startedProvisionalNavigation)
            continuation.finish(
                throwing: NavigationError.failedProvisionalNavigation(
                    URLError(.notConnectedToInternet)))
        }
    }

    /// Shows a text, which counts as loaded and is not drawn.
    @discardableResult public func load(
        html: String, baseURL: URL = URL(fileURLWithPath: "/")
    ) -> AsyncThrowingStream<NavigationEvent, any Error> {
        AsyncThrowingStream { continuation in
            for event in [NavigationEvent.startedProvisionalNavigation, .committed, .finished] {
                continuation.yield(event)
            }
            continuation.finish()
        }
    }

    /// Loads the page again.
    @discardableResult public func reload(fromOrigin: Bool = false) -> AsyncThrowingStream<
        NavigationEvent, any Error
    > {
        load(url)
    }

    /// Ends loading.
    public func stopLoading() {}

    /// Runs a script: an error, as there is no page.
    @discardableResult public func callJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:]
    ) async throws -> Any? { throw WKError(.javaScriptExceptionOccurred) }
}
