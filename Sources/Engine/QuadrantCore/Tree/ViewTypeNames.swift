/// What messages and explanations call the types of views, and whose they are.
///
/// Worked out once for each type of a tree: the name of a type takes microseconds, and messages about views that
/// are nested deep ask for those of all scopes around.
final class ViewTypeNames {
    /// What is known of one type.
    struct Names {
        /// Whether the program wrote the view, and not this library.
        let isOfProgram: Bool
        /// The name without generic arguments; that of the modifier where the view is one.
        let short: String
        /// The same where the user wrote the type; `nil` for those of Apple's modules and of macros.
        let custom: String?
        /// The name in the path to a view; `nil` for what the user did not write.
        let path: String?
    }

    private var known: [ObjectIdentifier: Names] = [:]

    subscript(type: Any.Type) -> Names {
        if let names = known[ObjectIdentifier(type)] { return names }
        let names = Names(type)
        known[ObjectIdentifier(type)] = names
        return names
    }

    /// The modules with views that programs import.
    fileprivate static let appleModules: Set = [
        "SwiftUI", "UIKit", "AppKit", "Charts", "MapKit", "AVKit", "PhotosUI", "StoreKit",
        "SwiftData", "TipKit", "WebKit", "WidgetKit", "_PhotosUI_SwiftUI", "_MapKit_SwiftUI",
        "AppIntents", "AuthenticationServices", "RealityKit", "SceneKit", "SpriteKit", "PassKit",
    ]

    /// The module into which the command compiles the files that it draws.
    fileprivate static let drawnModule = "QuadrantPreview"
}

extension ViewTypeNames.Names {
    fileprivate init(_ type: Any.Type) {
        let modifier = (type as? any ModifiedScopeView.Type)?.modifierType
        let full = String(reflecting: modifier ?? type)
        let module = String(full.prefix { $0 != "." })
        let isRoot = ["QuadrantCore.RootView<", "QuadrantTesting.HostedRoot"]
            .contains(where: full.hasPrefix)
        isOfProgram =
            isRoot || !module.hasPrefix("Quadrant") || module.hasSuffix("Tests")
            || module == ViewTypeNames.drawnModule
        short = String("\(modifier ?? type)".prefix { $0 != "<" })
        let isMade = short.isEmpty || short.hasPrefix("$") || short.hasPrefix("_")
        let isApples = ViewTypeNames.appleModules.contains(module)
        let isUsers = isOfProgram && !["RootView", "HostedRoot"].contains(short)
        custom = isUsers && !isMade && !isApples && module != "QuadrantTesting" ? short : nil
        let name = String("\(type)".prefix { $0 != "<" })
        let isInside = ["RootView", "HostedRoot", "ModifierScopeView", "StyleHost"].contains(name)
        path = isOfProgram && !isApples && !name.isEmpty && !isInside ? name : nil
    }
}

extension Scope {
    /// What its view is called; `nil` where there is none.
    fileprivate var names: ViewTypeNames.Names? { viewType.map { tree.typeNames[$0] } }

    /// Whether the program wrote its view, and not this library.
    var isOfProgram: Bool { names?.isOfProgram ?? false }

    /// The name of the view's or modifier's type without generic arguments.
    var shortName: String { names?.short ?? plainTypeName }

    /// Whether the program wrote the view or modifier, and not a module of Apple's.
    var isOwn: Bool { customName != nil }

    /// The name of the type without generic arguments; `nil` for types of the library and for those
    /// that macros make.
    var customName: String? { names?.custom }

    /// The type's name without its generic arguments; `nil` for what the user did not write.
    var pathName: String? { names?.path }
}
