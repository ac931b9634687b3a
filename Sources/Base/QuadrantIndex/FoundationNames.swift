/// Names that Foundation has on Apple's systems and another module here.
package enum FoundationNames {
    /// Those of FoundationXML, which only files see that name one of them: it takes as long to load as all else.
    package static let xml: Set<String> = [
        "XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement", "XMLNode", "XMLParser",
        "XMLParserDelegate",
    ]

    /// Those of FoundationNetworking.
    package static let networking: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
        "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge",
        "URLAuthenticationChallengeSender", "URLCache", "URLCredential", "URLCredentialStorage",
        "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest", "URLResponse",
        "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
        "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
        "URLSessionStreamDelegate", "URLSessionStreamTask", "URLSessionTask",
        "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionTaskTransactionMetrics",
        "URLSessionUploadTask", "URLSessionWebSocketDelegate", "URLSessionWebSocketTask",
    ]

    /// Those that Foundation lacks here.
    private static let others: Set<String> = [
        "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "DateComponentsFormatter", "ListFormatter",
        "LocalizedStringResource", "MeasurementFormatUnitUsage", "MeasurementFormatter",
        "NSKeyValueObservation", "NSKeyValueObservedChange", "NSKeyValueObservingOptions",
        "NSUserActivity", "RelativeDateTimeFormatter", "Selector", "autoreleasepool",
    ]

    /// Whether a name that is written with Foundation's before it is another module's here.
    package static func areElsewhere(_ name: String) -> Bool {
        networking.contains(name) || others.contains(name) || xml.contains(name)
    }
}
