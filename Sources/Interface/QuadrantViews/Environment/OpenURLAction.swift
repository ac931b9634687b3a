public import Foundation
public import QuadrantCore

/// Opens a URL.
///
/// Apple: "OpenURLAction". No browser is started here: the standard action opens nothing and calls
/// its completion with `false`, and a tapped link reports that. A custom action, put into the
/// environment, is called by links and by views that read it.
public struct OpenURLAction {
    /// What an action did with a URL.
    ///
    /// Apple: "OpenURLAction.Result".
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled
            case discarded
            /// The system should open a URL; `nil` stands for the one that was to be opened.
            case system(URL?)
        }

        fileprivate let kind: Kind

        fileprivate var isHandled: Bool { if case .handled = kind { true } else { false } }

        /// Whether it is left to the system.
        package var isSystem: Bool { if case .system = kind { true } else { false } }

        /// The URL was opened.
        public static let handled = Result(kind: .handled)
        /// The action chose not to open the URL.
        public static let discarded = Result(kind: .discarded)
        /// The system should open the URL. Here nothing opens it.
        public static let systemAction = Result(kind: .system(nil))

        /// The system should open another URL. Here nothing opens it.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }

        /// The system should open another URL, inside or outside of the app. Here nothing opens it.
        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
            Result(kind: .system(url))
        }
    }

    private let handler: (URL) -> Result

    /// Creates an action that calls `handler`.
    public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
    }

    /// Opens a URL.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL) {
        _ = handler(url)
    }

    /// Opens a URL, in the app or not.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL, prefersInApp: Bool) {
        _ = handler(url)
    }

    /// Opens a URL; `completion` is told at once whether it was opened.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(handler(url).isHandled)
    }

    @MainActor
    package func opens(_ url: URL) -> Result { handler(url) }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    /// Opens URLs for links and for views that read it; opens nothing unless set.
    ///
    /// Apple: "EnvironmentValues.openURL".
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
