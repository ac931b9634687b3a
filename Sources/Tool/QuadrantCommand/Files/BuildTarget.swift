internal import Foundation
internal import QuadrantIndex

/// A target of a project of Xcode's, of a package or of XcodeGen: what is compiled as one module.
struct BuildTarget: Equatable, Sendable {
    /// What comes of a target.
    enum Kind: Sendable {
        case application, appExtension, library, tool, test, other

        /// Whether a bundle is built of it that says what it is.
        var hasInfo: Bool { self == .application || self == .appExtension }
    }

    /// Names what a target uses.
    enum Use: Hashable, Sendable {
        /// A target of the same project.
        case target(String)
        /// A product, or a target of anyone's, by its name.
        case product(String)
    }

    /// Its name.
    var name: String
    /// The name of its module.
    var module: String
    /// What comes of it.
    var kind: Kind
    /// The file that declares it: a project, a manifest.
    var origin: String
    /// The systems that it is for, as `ios`, `macos`, `watchos`; empty for any.
    var systems: Set<String> = []
    /// The files that are compiled, as paths.
    var sources: [String] = []
    /// The files of C that are compiled, as paths.
    var cSources: [String] = []
    /// The folder of the headers that others see, for a target of C.
    var headers: String?
    /// The flags of the C compiler.
    var cFlags: [String] = []
    /// The files and folders that its bundle holds, as paths.
    var resources: [String] = []
    /// What it uses.
    var uses: [Use] = []
    /// The package whose targets see what is `package` in it.
    var package: String?
    /// The name of its bundle, as `Package_Target`; `nil` where that is the app's.
    var bundle: String?
    /// The conditions that hold in its files (`-D`).
    var conditions: [String] = []
    /// The modules that its main header brings along, for its own files and all that import it.
    var shownModules: Set<String> = []
    /// The modules that its bridging header brings along for its own files.
    var bridgedModules: Set<String> = []
    /// The file in which its bundle says what it is; `nil` for what is no app.
    var info: BundleInfo?
    /// What the user is told of it.
    var notes: [String] = []
    /// Whether what says nothing else is the main actor's.
    var isOnMainActor = false

    /// Whether it is one of C: files, or a module map alone, as that of a library of the system.
    var isOfC: Bool {
        guard sources.isEmpty, let headers else { return false }
        return !cSources.isEmpty
            || FileManager.default.fileExists(atPath: Self.moduleMap(in: headers))
    }

    /// The path of the module map of headers in a folder; there may be none.
    static func moduleMap(in folder: String) -> String { "\(folder)/module.modulemap" }

    /// The platform that its files are read as: a Mac's where the whole program is for one, else that of its systems.
    func platform(isForMac: Bool) -> SourcePlatform {
        isForMac ? .macos : SourcePlatform(ofSystems: systems)
    }

    /// The name of a module that Xcode makes of that of a product.
    static func moduleName(of product: String) -> String {
        let name = product.unicodeScalars.map { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_": String(scalar)
            default: "_"
            }
        }.joined()
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}
