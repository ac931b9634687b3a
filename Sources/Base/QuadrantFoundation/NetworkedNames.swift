// On Apple's systems these are parts of Foundation: who sees Foundation sees URLSession.
#if canImport(FoundationNetworking)
    public import FoundationNetworking

    /// What is written `Foundation.URLSession` and the like, in files that `quadrant` draws: the network has a module of its own on Linux.
    public enum _Networked {
        /// Apple: "CachedURLResponse" (Foundation).
        public typealias CachedURLResponse = FoundationNetworking.CachedURLResponse
        /// Apple: "HTTPCookie" (Foundation).
        public typealias HTTPCookie = FoundationNetworking.HTTPCookie
        /// Apple: "HTTPCookieStorage" (Foundation).
        public typealias HTTPCookieStorage = FoundationNetworking.HTTPCookieStorage
        /// Apple: "HTTPURLResponse" (Foundation).
        public typealias HTTPURLResponse = FoundationNetworking.HTTPURLResponse
        /// Apple: "NSMutableURLRequest" (Foundation).
        public typealias NSMutableURLRequest = FoundationNetworking.NSMutableURLRequest
        /// Apple: "NSURLRequest" (Foundation).
        public typealias NSURLRequest = FoundationNetworking.NSURLRequest
        /// Apple: "URLAuthenticationChallenge" (Foundation).
        public typealias URLAuthenticationChallenge = FoundationNetworking
            .URLAuthenticationChallenge
        /// Apple: "URLAuthenticationChallengeSender" (Foundation).
        public typealias URLAuthenticationChallengeSender = FoundationNetworking
            .URLAuthenticationChallengeSender
        /// Apple: "URLCache" (Foundation).
        public typealias URLCache = FoundationNetworking.URLCache
        /// Apple: "URLCredential" (Foundation).
        public typealias URLCredential = FoundationNetworking.URLCredential
        /// Apple: "URLCredentialStorage" (Foundation).
        public typealias URLCredentialStorage = FoundationNetworking.URLCredentialStorage
        /// Apple: "URLProtectionSpace" (Foundation).
        public typealias URLProtectionSpace = FoundationNetworking.URLProtectionSpace
        /// Apple: "URLProtocol" (Foundation).
        public typealias URLProtocol = FoundationNetworking.URLProtocol
        /// Apple: "URLProtocolClient" (Foundation).
        public typealias URLProtocolClient = FoundationNetworking.URLProtocolClient
        /// Apple: "URLRequest" (Foundation).
        public typealias URLRequest = FoundationNetworking.URLRequest
        /// Apple: "URLResponse" (Foundation).
        public typealias URLResponse = FoundationNetworking.URLResponse
        /// Apple: "URLSession" (Foundation).
        public typealias URLSession = FoundationNetworking.URLSession
        /// Apple: "URLSessionConfiguration" (Foundation).
        public typealias URLSessionConfiguration = FoundationNetworking.URLSessionConfiguration
        /// Apple: "URLSessionDataDelegate" (Foundation).
        public typealias URLSessionDataDelegate = FoundationNetworking.URLSessionDataDelegate
        /// Apple: "URLSessionDataTask" (Foundation).
        public typealias URLSessionDataTask = FoundationNetworking.URLSessionDataTask
        /// Apple: "URLSessionDelegate" (Foundation).
        public typealias URLSessionDelegate = FoundationNetworking.URLSessionDelegate
        /// Apple: "URLSessionDownloadDelegate" (Foundation).
        public typealias URLSessionDownloadDelegate = FoundationNetworking
            .URLSessionDownloadDelegate
        /// Apple: "URLSessionDownloadTask" (Foundation).
        public typealias URLSessionDownloadTask = FoundationNetworking.URLSessionDownloadTask
        /// Apple: "URLSessionStreamDelegate" (Foundation).
        public typealias URLSessionStreamDelegate = FoundationNetworking.URLSessionStreamDelegate
        /// Apple: "URLSessionStreamTask" (Foundation).
        public typealias URLSessionStreamTask = FoundationNetworking.URLSessionStreamTask
        /// Apple: "URLSessionTask" (Foundation).
        public typealias URLSessionTask = FoundationNetworking.URLSessionTask
        /// Apple: "URLSessionTaskDelegate" (Foundation).
        public typealias URLSessionTaskDelegate = FoundationNetworking.URLSessionTaskDelegate
        /// Apple: "URLSessionTaskMetrics" (Foundation).
        public typealias URLSessionTaskMetrics = FoundationNetworking.URLSessionTaskMetrics
        /// Apple: "URLSessionTaskTransactionMetrics" (Foundation).
        public typealias URLSessionTaskTransactionMetrics = FoundationNetworking
            .URLSessionTaskTransactionMetrics
        /// Apple: "URLSessionUploadTask" (Foundation).
        public typealias URLSessionUploadTask = FoundationNetworking.URLSessionUploadTask
        /// Apple: "URLSessionWebSocketDelegate" (Foundation).
        public typealias URLSessionWebSocketDelegate = FoundationNetworking
            .URLSessionWebSocketDelegate
        /// Apple: "URLSessionWebSocketTask" (Foundation).
        public typealias URLSessionWebSocketTask = FoundationNetworking.URLSessionWebSocketTask
    }
#endif
