public import Foundation

extension URL {
    /// Writes addresses, with the parts that are wanted: "https://example.com/path".
    ///
    /// Apple: "URL.FormatStyle" (Foundation), which Foundation on Linux lacks.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// Whether a part of an address is written.
        ///
        /// Apple: "URL.FormatStyle.ComponentDisplayOption".
        public struct ComponentDisplayOption: Codable, Hashable, Sendable {
            fileprivate enum Kind: String, Codable {
                case always, never, web
            }

            fileprivate let kind: Kind

            /// It is written.
            public static let always = Self(kind: .always)
            /// It is left out.
            public static let never = Self(kind: .never)
            /// It is left out in addresses of the web (`http`, `https`).
            public static let omitIfHTTPFamily = Self(kind: .web)
        }

        /// How the name of the machine is written.
        ///
        /// Apple: "URL.FormatStyle.HostDisplayOption".
        public struct HostDisplayOption: Codable, Hashable, Sendable {
            fileprivate let kind: ComponentDisplayOption.Kind

            /// It is written.
            public static let always = Self(kind: .always)
            /// It is left out.
            public static let never = Self(kind: .never)
            /// It is left out in addresses of the web.
            public static let omitIfHTTPFamily = Self(kind: .web)
        }

        private var scheme: ComponentDisplayOption
        private var user: ComponentDisplayOption
        private var password: ComponentDisplayOption
        private var host: HostDisplayOption
        private var port: ComponentDisplayOption
        private var path: ComponentDisplayOption
        private var query: ComponentDisplayOption
        private var fragment: ComponentDisplayOption

        /// Creates a style; by default user, password, port of the web, query and fragment are left out.
        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily,
            path: ComponentDisplayOption = .always, query: ComponentDisplayOption = .never,
            fragment: ComponentDisplayOption = .never
        ) {
            (self.scheme, self.user, self.password) = (scheme, user, password)
            (self.host, self.port, self.path) = (host, port, path)
            (self.query, self.fragment) = (query, fragment)
        }

        /// The address with its wanted parts.
        public func format(_ value: URL) -> String {
            guard var parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
                return value.absoluteString
            }
            let isWeb = ["http", "https"].contains(parts.scheme?.lowercased())
            func isShown(_ kind: ComponentDisplayOption.Kind) -> Bool {
                kind == .always || kind == .web && !isWeb
            }
            if !isShown(user.kind) { parts.user = nil }
            if !isShown(password.kind) || parts.user == nil { parts.password = nil }
            if !isShown(port.kind) { parts.port = nil }
            if !isShown(host.kind) { (parts.host, parts.port, parts.user) = (nil, nil, nil) }
            if !isShown(path.kind) { parts.path = "" }
            if !isShown(query.kind) { parts.query = nil }
            if !isShown(fragment.kind) { parts.fragment = nil }
            if !isShown(scheme.kind) { parts.scheme = nil }
            let text = parts.string ?? value.absoluteString
            return parts.scheme == nil && text.hasPrefix("//") ? String(text.dropFirst(2)) : text
        }

        /// The style with another choice for the scheme.
        public func scheme(_ strategy: ComponentDisplayOption) -> Self {
            changed { $0.scheme = strategy }
        }

        /// The style with another choice for the user.
        public func user(_ strategy: ComponentDisplayOption) -> Self {
            changed { $0.user = strategy }
        }

        /// The style with another choice for the password.
        public func password(_ strategy: ComponentDisplayOption) -> Self {
            changed { $0.password = strategy }
        }

        /// The style with another choice for the name of the machine.
        public func host(_ strategy: HostDisplayOption) -> Self { changed { $0.host = strategy } }

        /// The style with another choice for the port.
        public func port(_ strategy: ComponentDisplayOption) -> Self {
            changed { $0.port = strategy }
        }

        /// The style with another choice for the path.
        public func path(_ strategy: ComponentDisplayOption) -> Self {
            changed { $0.path = strategy }
        }

        /// The style with another choice for the query.
        public func query(_ strategy: ComponentDisplayOption) -> Self {
            changed { $0.query = strategy }
        }

        /// The style with another choice for the fragment.
        public func fragment(_ strategy: ComponentDisplayOption) -> Self {
            changed { $0.fragment = strategy }
        }

        private func changed(_ change: (inout Self) -> Void) -> Self {
            var result = self
            change(&result)
            return result
        }
    }

    /// The address in a style.
    ///
    /// Apple: "formatted(_:)" (Foundation).
    public func formatted<Style: Foundation.FormatStyle>(
        _ style: Style
    ) -> Style.FormatOutput where Style.FormatInput == URL { style.format(self) }

    /// The address without user, password, query and fragment.
    ///
    /// Apple: "formatted()" (Foundation).
    public func formatted() -> String { FormatStyle().format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// A style of addresses.
    ///
    /// Apple: "url" (Foundation).
    public static var url: Self { Self() }
}
