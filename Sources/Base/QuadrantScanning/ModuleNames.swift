/// Modules that have another name here than on Apple's systems.
enum ModuleNames {
    /// The name that a module has here; `nil` for the same.
    static func here(_ name: String) -> String? {
        switch name {
        // Linux has the C library under another name.
        case "Darwin": "Glibc"
        // The part of SwiftUI that Xcode 16 imports by itself where it completes a name.
        case "SwiftUICore": "SwiftUI"
        default: nil
        }
    }
}
