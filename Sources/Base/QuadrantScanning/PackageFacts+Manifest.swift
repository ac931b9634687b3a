internal import QuadrantIndex

extension PackageFacts {
    /// What the value of a manifest's package says.
    init(_ package: ManifestValue) {
        self.init()
        name = package.argument("name")?.text ?? ""
        platforms = (package.argument("platforms")?.elements ?? []).compactMap(\.head)
        targets = (package.argument("targets")?.elements ?? []).compactMap(Target.init)
        products = (package.argument("products")?.elements ?? []).compactMap { product in
            product.argument("name")?.text.map { name in
                Product(name: name, targets: product.argument("targets")?.texts ?? [])
            }
        }
        sources = (package.argument("dependencies")?.elements ?? []).compactMap(Source.init)
        unreadLines = Set(package.unknownLines).sorted()
    }
}

extension PackageFacts.Target {
    fileprivate init?(_ value: ManifestValue) {
        guard let kind = value.head, let name = value.argument("name")?.text else { return nil }
        self.init(kind: kind, name: name)
        path = value.argument("path")?.text
        sources = value.argument("sources")?.texts
        exclude = value.argument("exclude")?.texts ?? []
        resources = (value.argument("resources")?.elements ?? []).compactMap {
            $0.argument(nil)?.text
        }
        dependencies = (value.argument("dependencies")?.elements ?? []).compactMap(
            PackageFacts.Dependency.init)
        headers = value.argument("publicHeadersPath")?.text
        for setting in value.argument("swiftSettings")?.elements ?? [] {
            if let platforms = setting.platforms, setting.head == "define" {
                limitedConditions += (setting.argument(nil)?.texts ?? []).map {
                    PackageFacts.Limited(condition: $0, platforms: platforms)
                }
                continue
            }
            switch setting.head {
            case "define": conditions += setting.argument(nil).map(\.texts) ?? []
            case "defaultIsolation":
                isOnMainActor = isOnMainActor || setting.argument(nil)?.head == "self"
            case "unsafeFlags":
                conditions += (setting.argument(nil)?.texts ?? []).filter { $0.hasPrefix("-D") }
                    .map { String($0.dropFirst(2)) }
            default: break
            }
        }
        for setting in value.argument("cSettings")?.elements ?? [] {
            guard let text = setting.argument(nil)?.text else { continue }
            switch setting.head {
            case "headerSearchPath": headerFolders.append(text)
            case "define":
                definitions.append(text + (setting.argument("to")?.text.map { "=\($0)" } ?? ""))
            default: break
            }
        }
    }
}

extension PackageFacts.Dependency {
    fileprivate init?(_ value: ManifestValue) {
        if let name = value.text {
            self.init(name: name)
        } else if let name = value.argument("name")?.text {
            self.init(
                name: name, package: value.argument("package")?.text, platforms: value.platforms)
        } else {
            return nil
        }
    }
}

extension PackageFacts.Source {
    fileprivate init?(_ value: ManifestValue) {
        guard value.head == "package" else { return nil }
        self.init()
        name = value.argument("name")?.text
        path = value.argument("path")?.text
        url = value.argument("url")?.text ?? value.argument("id")?.text
    }
}

extension ManifestValue {
    /// The platforms of `when(platforms:)` in what is called, as `macOS`; `nil` where there is none.
    fileprivate var platforms: [String]? {
        guard case .call(_, let arguments) = self,
            let condition = arguments.first(where: { $0.value.head == "when" })?.value
        else { return nil }
        return condition.argument("platforms").map { $0.elements.compactMap(\.head) }
    }
}
