import QuadrantGeometry
package import QuadrantLayout

extension ViewTree {
    /// Makes a new node of `scope`. It is a single call, as each call for a node counts when there are
    /// thousands.
    func addNode(
        _ rule: consuming LayoutRule, _ direction: LayoutDirection, to parent: NodeID,
        after previous: NodeID?,
        of scope: Scope, isAllThere: Bool
    ) -> NodeID {
        let node = layout.addNode(consume rule, direction: direction, to: parent, after: previous)
        noteOrigin(of: node, scope: scope)
        if isAllThere { layout.finish(node) }
        return node
    }

    /// The custom views and modifiers of the user's whose bodies are entered between `parent` and
    /// `node`, the outermost first; the one around `node` where its parent stands inside of another.
    ///
    /// Empty if both come from the same body. Linear in the number of scopes between them.
    package func customViews(of node: NodeID, inside parent: NodeID?) -> [String] {
        let outer = parent.flatMap { origin(of: $0)?.nearestCustomScope }
        guard let inner = origin(of: node)?.nearestCustomScope, inner !== outer else { return [] }
        var names: [String] = []
        var current: Scope? = inner
        while let scope = current, scope !== outer, scope.depth > (outer?.depth ?? -1) {
            names.append(scope.customName ?? "")
            current = scope.outerScope?.nearestCustomScope
        }
        if current === outer { return names.reversed() }
        return [inner.customName ?? ""]
    }
}

extension ViewTree {
    /// All scopes that are entered between `parent` and `node`, the outermost first. Linear in their number.
    func enteredScopes(at node: NodeID, inside parent: NodeID?) -> [Scope] {
        let outer = parent.flatMap { origin(of: $0) }
        var result: [Scope] = []
        var current = origin(of: node)
        while let scope = current, scope !== outer, scope.depth > (outer?.depth ?? -1) {
            result.append(scope)
            current = scope.outerScope
        }
        return result.reversed()
    }
}

extension Scope {
    /// This scope or the nearest around it that is a view or modifier of the user's own.
    fileprivate var nearestCustomScope: Scope? {
        var current: Scope? = self
        while let scope = current {
            if scope.customName != nil { return scope }
            current = scope.outerScope
        }
        return nil
    }

    fileprivate var outerScope: Scope? {
        var part = owner
        while let current = part {
            if let scope = current as? Scope { return scope }
            part = current.owner
        }
        return nil
    }

    /// The name of the view's or modifier's type without generic arguments.
    var shortName: String {
        var type = viewType
        if let modified = type as? any ModifiedScopeView.Type { type = modified.modifierType }
        let name = type.map { "\($0)" } ?? typeName
        return String(name.prefix { $0 != "<" })
    }

    /// Whether the program wrote the view or modifier, and not a module of Apple's.
    var isOwn: Bool { customName != nil }

    /// The name of the type without generic arguments; `nil` for types of the library and for those
    /// that macros make.
    fileprivate var customName: String? {
        guard var type = viewType else { return nil }
        if let modified = type as? any ModifiedScopeView.Type { type = modified.modifierType }
        let module = String(reflecting: type).prefix { $0 != "." }
        guard isOfProgram, !Self.appleModules.contains(String(module)),
            let name = "\(type)".split(separator: "<").first,
            !name.hasPrefix("$"), !name.hasPrefix("_"), module != "QuadrantTesting",
            !["RootView", "HostedRoot"].contains(name)
        else { return nil }
        return String(name)
    }

    /// The modules with views that programs import.
    private static let appleModules: Set = [
        "SwiftUI", "UIKit", "AppKit", "Charts", "MapKit", "AVKit", "PhotosUI", "StoreKit",
        "SwiftData", "TipKit", "WebKit", "WidgetKit", "_PhotosUI_SwiftUI", "_MapKit_SwiftUI",
        "AppIntents", "AuthenticationServices", "RealityKit", "SceneKit", "SpriteKit", "PassKit",
    ]
}
