import Foundation
internal import QuadrantExpansion
@_spi(PluginMessage) internal import SwiftCompilerPluginMessageHandling
internal import SwiftSyntaxMacros

/// The compiler plugin: answers the compiler's requests to expand macros until it is told to stop.
@main struct Plugin {
    static func main() throws {
        let listener = CompilerPluginMessageListener(
            connection: CompilerConnection(), provider: MacroProvider())
        try listener.main()
    }
}

/// Why the plugin gave up; the compiler prints it beside the macro's name.
enum PluginError: Error {
    /// The compiler asked for a macro that is not in this plugin.
    case unknownMacro(String)
    /// A read or a write on the compiler's pipe failed with this `errno`.
    case brokenPipe(Int32)
}

/// Names the macro types that the declarations in `SwiftUI` and in modules of the shelf refer to.
struct MacroProvider: PluginProvider {
    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        switch typeName {
        case "PreviewMacro": PreviewMacro.self
        case "PreviewableMacro": PreviewableMacro.self
        case "EntryMacro": EntryMacro.self
        case "AnimatableMacro": AnimatableMacro.self
        case "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self
        case "ModelMacro": ModelMacro.self
        case "ModelPropertyMacro": ModelPropertyMacro.self
        case "QueryMacro": QueryMacro.self
        case "ModelActorMacro": ModelActorMacro.self
        case "WidgetPreviewMacro": WidgetPreviewMacro.self
        case "ReadMarkMacro": ReadMarkMacro.self
        case "ReadDeclarationMacro": ReadDeclarationMacro.self
        case "GenerableMacro": GenerableMacro.self
        case "GuideMacro": GuideMacro.self
        case "RuleMacro": RuleMacro.self
        default: throw PluginError.unknownMacro(typeName)
        }
    }
}
