/// What the manifest of a package says (`Package.swift`), as far as it can be read without running it.
package struct PackageFacts: Codable, Equatable, Sendable {
    /// A target of the package.
    package struct Target: Codable, Equatable, Sendable {
        /// The name of the function that declares it: `target`, `executableTarget`, `testTarget`, `macro`, `binaryTarget`, …
        package var kind: String
        /// Its name, which is that of its module.
        package var name: String
        /// Its folder, from that of the package; `nil` for the usual one.
        package var path: String?
        /// The files and folders in its folder that it takes; `nil` for all.
        package var sources: [String]?
        /// The files and folders in its folder that it does not take.
        package var exclude: [String] = []
        /// The files and folders in its folder that its bundle holds.
        package var resources: [String] = []
        /// What it uses, with the package where that is said.
        package var dependencies: [Dependency] = []
        /// The conditions that hold in its files (`-D`).
        package var conditions: [String] = []
        /// Conditions that hold on some platforms alone, which are named as `macOS`.
        package var limitedConditions: [Limited] = []
        /// Whether what says nothing else is the main actor's.
        package var isOnMainActor = false
        /// The folder of its headers, for a target of C.
        package var headers: String?
        /// The folders in which its C looks for headers, and the definitions (`A`, `A=1`) that it has.
        package var headerFolders: [String] = []
        /// Definitions for C.
        package var definitions: [String] = []

        /// A target of which only kind and name are known.
        package init(kind: String, name: String) {
            self.kind = kind
            self.name = name
        }
    }

    /// A condition that holds on some platforms alone.
    package struct Limited: Codable, Equatable, Sendable {
        /// The condition.
        package var condition: String
        /// The names of the platforms, as `macOS`.
        package var platforms: [String]

        /// A condition for some platforms.
        package init(condition: String, platforms: [String]) {
            self.condition = condition
            self.platforms = platforms
        }
    }

    /// What a target uses.
    package struct Dependency: Codable, Equatable, Sendable {
        /// The name of a target or product.
        package var name: String
        /// The package of the product, where that is said.
        package var package: String?
        /// The names of the platforms on which it is used, as `macOS`; `nil` for all.
        package var platforms: [String]?

        /// A target or product of that name.
        package init(name: String, package: String? = nil, platforms: [String]? = nil) {
            self.name = name
            self.package = package
            self.platforms = platforms
        }
    }

    /// What others may use of the package.
    package struct Product: Codable, Equatable, Sendable {
        /// Its name.
        package var name: String
        /// The names of its targets.
        package var targets: [String]

        /// A product of targets.
        package init(name: String, targets: [String]) {
            self.name = name
            self.targets = targets
        }
    }

    /// A package that it depends on.
    package struct Source: Codable, Equatable, Sendable {
        /// The name that it is given.
        package var name: String?
        /// Its folder, from that of the package.
        package var path: String?
        /// Where it is on the net.
        package var url: String?

        /// A package of which nothing is known yet.
        package init() {}
    }

    /// Whether platforms, as `when(platforms:)` names them, are those of a Mac's app or of a phone's.
    package static func isTaken(_ platforms: [String]?, isForMac: Bool) -> Bool {
        platforms.map { $0.contains(isForMac ? "macOS" : "iOS") } ?? true
    }

    /// Its name.
    package var name = ""
    /// The names of the platforms that it is for, as `iOS`; empty for all.
    package var platforms: [String] = []
    /// Its targets, in order.
    package var targets: [Target] = []
    /// Its products, in order.
    package var products: [Product] = []
    /// The packages that it depends on, in order.
    package var sources: [Source] = []
    /// The lines with what could not be read: a call of a function, a loop.
    package var unreadLines: [Int] = []

    /// A package of which nothing is known.
    package init() {}
}

extension PackageFacts {
    /// The last part of a package's address, without `.git`.
    package static func name(of address: String) -> String {
        let last = address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? address
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// Whether targets that are no tests and no plugins use a package: for what tests and plugins alone use, nothing is built.
    package func builds(with source: Source) -> Bool {
        let identity = Self.name(of: source.url ?? "").lowercased()
        let own = Set(targets.map(\.name))
        return targets.contains { target in
            guard !["testTarget", "plugin"].contains(target.kind) else { return false }
            return target.dependencies.contains { dependency in
                dependency.package.map { $0.lowercased() == identity || $0 == source.name }
                    ?? !own.contains(dependency.name)
            }
        }
    }
}
