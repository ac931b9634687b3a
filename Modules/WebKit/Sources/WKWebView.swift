public import Foundation
public import UIKit

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Shows a page of the web: white here, as there is no browser. Addresses fail as without a network, texts count as loaded.
///
/// Apple: "WKWebView" (WebKit).
open class WKWebView: UIView {
    /// How it was made.
    public let configuration: WKWebViewConfiguration
    /// Who is asked and told of pages.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Who is asked for windows.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The view that scrolls the page.
    public let scrollView = UIScrollView()
    /// The pages before and after: none.
    public let backForwardList = WKBackForwardList()
    /// What the page is called: nothing is known.
    open var title: String? { nil }
    /// The address that was asked for.
    open private(set) var url: URL?
    /// Whether a page is on its way: never for long.
    open var isLoading: Bool { false }
    /// How much of the page is there, from 0 to 1.
    open var estimatedProgress: Double { 0 }
    /// Whether all of it came safely: none did.
    open var hasOnlySecureContent: Bool { false }
    /// Whether there is a page before: none.
    open var canGoBack: Bool { false }
    /// Whether there is a page after: none.
    open var canGoForward: Bool { false }
    /// The colour of the page's theme.
    open var themeColor: UIColor? { nil }
    /// The colour below the page.
    open var underPageBackgroundColor: UIColor! = .white
    /// Whether fingers at the sides go back and forward.
    open var allowsBackForwardNavigationGestures = false
    /// Whether a long touch shows a page.
    open var allowsLinkPreview = true
    /// What the browser says that it is.
    open var customUserAgent: String?
    /// Whether it can be inspected.
    open var isInspectable = false
    /// How much larger pages are.
    open var pageZoom: CGFloat = 1
    /// Whether words can be looked for.
    open var isFindInteractionEnabled = false
    private let page = UIView()

    /// A view in a box.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        addSubview(page)
    }

    /// A view in a box.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// None comes from an archive.
    public required init?(coder: NSCoder) { nil }

    override open func layoutSubviews() {
        page.frame = bounds
        page.backgroundColor = isOpaque ? backgroundColor ?? .white : .clear
        QuietNotes.tell("there is no browser here: pages are white")
    }

    /// Whether addresses of a kind are known.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "about", "blob", "data", "file"].contains(urlScheme.lowercased())
    }

    /// Asks for an address, which fails as without a network.
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return fail(request.url)
    }

    /// Shows a text, which counts as loaded and is not drawn.
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        finish(baseURL)
    }

    /// Shows bytes, which count as loaded and are not drawn.
    @discardableResult open func load(
        _ data: Data, mimeType mediaType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { finish(baseURL) }

    /// Shows a file, which counts as loaded and is not drawn.
    @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL)
        -> WKNavigation?
    {
        finish(url)
    }

    /// Shows an answer, which counts as loaded and is not drawn.
    @discardableResult open func loadSimulatedRequest(
        _ request: URLRequest, responseHTML string: String
    ) -> WKNavigation? {
        finish(request.url)
    }

    /// Goes to a page of the list: there is none.
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
    /// Goes back: there is no page before.
    @discardableResult open func goBack() -> WKNavigation? { nil }
    /// Goes forward: there is no page after.
    @discardableResult open func goForward() -> WKNavigation? { nil }
    /// Loads the page again, which fails as without a network; `nil` without a page.
    @discardableResult open func reload() -> WKNavigation? { url.flatMap { fail($0) } }
    /// Loads the page again.
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
    /// Ends loading.
    open func stopLoading() {}

    /// Runs a script: an error, as there is no page.
    open func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        QuietNotes.later {
            MainActor.assumeIsolated {
                completionHandler(nil, WKError(.javaScriptExceptionOccurred))
            }
        }
    }

    /// Runs a script: an error, as there is no page.
    @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any?
    {
        throw WKError(.javaScriptExceptionOccurred)
    }

    /// Runs a script: an error, as there is no page.
    @discardableResult open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? { throw WKError(.javaScriptExceptionOccurred) }

    /// A picture of the page: an error, as there is none.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        QuietNotes.later { MainActor.assumeIsolated { completionHandler(nil, WKError(.unknown)) } }
    }

    private func fail(_ url: URL?) -> WKNavigation? {
        let navigation = WKNavigation()
        let error = NSError(
            domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet,
            userInfo: [NSURLErrorFailingURLErrorKey: url as Any])
        later { web, delegate in
            delegate.webView(web, didStartProvisionalNavigation: navigation)
            delegate.webView(web, didFailProvisionalNavigation: navigation, withError: error)
        }
        return navigation
    }

    private func finish(_ url: URL?) -> WKNavigation? {
        self.url = url
        let navigation = WKNavigation()
        later { web, delegate in
            delegate.webView(web, didStartProvisionalNavigation: navigation)
            delegate.webView(web, didCommit: navigation)
            delegate.webView(web, didFinish: navigation)
        }
        return navigation
    }

    private func later(_ tell: @escaping @MainActor (WKWebView, any WKNavigationDelegate) -> Void) {
        QuietNotes.later { [weak self] in
            MainActor.assumeIsolated {
                if let self, let delegate = self.navigationDelegate { tell(self, delegate) }
            }
        }
    }
}
