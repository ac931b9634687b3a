public import Foundation

extension URL {
    /// Writes addresses, with the parts that are wanted: "https://example.com/path".
    ///
    /// Apple: "URL.FormatStyle" (Foundation), which Foundation on Linux lacks.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// A part of an address.
        ///
        /// Apple: "URL.FormatStyle.Component".
        public enum Component: Int, Codable, Hashable, Sendable, CustomStringConvertible {
            /// The parts, from the front to the back.
            case scheme, user, password, host, port, path, query, fragment

            /// Its name.
            public var description: String {
                switch self {
                case .scheme: "scheme"
                case .user: "user"
                case .password: "password"
                case .host: "host"
                case .port: "port"
                case .path: "path"
                case .query: "query"
                case .fragment: "fragment"
                }
            }
        }

        /// When a part is written.
        fileprivate enum Rule: Codable, Hashable {
            case always, never, web
            /// Only, or not, where another part is one of these.
            case shown(Component, Set<String>)
            case hidden(Component, Set<String>)
        }

        /// Whether a part of an address is written.
        ///
        /// Apple: "URL.FormatStyle.ComponentDisplayOption".
        public struct ComponentDisplayOption: Codable, Hashable, Sendable {
            fileprivate let rule: Rule

            /// It is written.
            public static let always = Self(rule: .always)
            /// It is left out.
            public static let never = Self(rule: .never)
            /// It is left out in addresses of the web (`http`, `https`).
            public static let omitIfHTTPFamily = Self(rule: .web)

            /// It is written only where a part of the address is one of `requirements`.
            public static func displayWhen(
                _ component: Component, matches requirements: Set<String>
            ) -> Self { Self(rule: .shown(component, requirements)) }

            /// It is left out where a part of the address is one of `requirements`.
            public static func omitWhen(
                _ component: Component, matches requirements: Set<String>
            ) -> Self { Self(rule: .hidden(component, requirements)) }
        }

        /// How the name of the machine is written.
        ///
        /// Apple: "URL.FormatStyle.HostDisplayOption".
        public struct HostDisplayOption: Codable, Hashable, Sendable {
            fileprivate var rule: Rule
            /// First parts of the name that are left out.
            fileprivate var omitted: Set<String> = []
            /// Whether those before them are left out too.
            fileprivate var omitsMore = false

            /// It is written.
            public static let always = Self(rule: .always)
            /// It is left out.
            public static let never = Self(rule: .never)
            /// It is left out in addresses of the web.
            public static let omitIfHTTPFamily = Self(rule: .web)

            /// It is written only where a part of the address is one of `requirements`.
            public static func displayWhen(
                _ component: Component, matches requirements: Set<String>
            ) -> Self { Self(rule: .shown(component, requirements)) }

            /// It is left out where a part of the address is one of `requirements`.
            public static func omitWhen(
                _ component: Component, matches requirements: Set<String>
            ) -> Self { Self(rule: .hidden(component, requirements)) }

            /// It is written without a first part that is one of `subdomains`, such as `www`.
            ///
            /// Apple: "omitSpecificSubdomains(_:includeMultiLevelSubdomains:)".
            ///
            /// - Parameter omitMultiLevelSubdomains: Whether of a name of more than three parts all before the last two are
            ///   left out.
            public static func omitSpecificSubdomains(
                _ subdomains: Set<String> = [],
                includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
            ) -> Self {
                Self(rule: .always, omitted: subdomains, omitsMore: omitMultiLevelSubdomains)
            }

            /// What is written of a name.
            fileprivate func shown(of host: String) -> String {
                let parts = host.split(separator: ".")
                guard parts.count > 2, Int(parts[parts.count - 1]) == nil else { return host }
                if omitsMore, parts.count > 3 { return parts.suffix(2).joined(separator: ".") }
                guard omitted.contains(String(parts[0])) else { return host }
                return parts.dropFirst().joined(separator: ".")
            }
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
            let given = parts
            func isShown(_ rule: Rule) -> Bool { rule.applies(to: given) }
            if !isShown(user.rule) { parts.user = nil }
            if !isShown(password.rule) || parts.user == nil { parts.password = nil }
            if !isShown(port.rule) { parts.port = nil }
            parts.host = parts.host.map(host.shown)
            if !isShown(host.rule) { (parts.host, parts.port, parts.user) = (nil, nil, nil) }
            if !isShown(path.rule) { parts.path = "" }
            if !isShown(query.rule) { parts.query = nil }
            if !isShown(fragment.rule) { parts.fragment = nil }
            if !isShown(scheme.rule) { parts.scheme = nil }
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

extension URL.FormatStyle.Rule {
    /// Whether a part is written of an address.
    fileprivate func applies(to parts: URLComponents) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .web: !["http", "https"].contains(parts.scheme?.lowercased())
        case .shown(let component, let values):
            parts.text(of: component).map(values.contains) ?? false
        case .hidden(let component, let values):
            !(parts.text(of: component).map(values.contains) ?? false)
        }
    }
}

extension URLComponents {
    /// What is written of a part.
    fileprivate func text(of component: URL.FormatStyle.Component) -> String? {
        switch component {
        case .scheme: scheme
        case .user: user
        case .password: password
        case .host: host
        case .port: port.map { "\($0)" }
        case .path: path
        case .query: query
        case .fragment: fragment
        }
    }
}
