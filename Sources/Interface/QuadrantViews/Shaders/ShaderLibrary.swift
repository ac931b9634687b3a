public import Foundation

/// Functions that were written in Apple's Metal Shading Language.
///
/// Apple: "ShaderLibrary". There is no Metal here, so no library is opened and no function is run: what
/// a shader is for is drawn without it, which is reported with the function's name.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
    enum Place: Equatable, Sendable {
        case main
        case bundle(URL)
        case file(URL)
        case bytes(Data)
    }

    private let place: Place

    private init(_ place: Place) {
        self.place = place
    }

    /// The library of the app's own bundle.
    public static let `default` = ShaderLibrary(.main)

    /// The library of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
        ShaderLibrary(.bundle(bundle.bundleURL))
    }

    /// The library in a compiled file. The file is not opened.
    public init(url: URL) {
        self.init(.file(url))
    }

    /// The library that some bytes are, as a compiled file has them. They are not looked at.
    public init(data: Data) {
        self.init(.bytes(data))
    }

    /// The function of that name in the library of the app's own bundle, whether there is one or not.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }

    /// The function of that name in the library, whether there is one or not.
    public subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: self, name: name)
    }
}

/// A function of a shader library. Called with arguments, it is a shader.
///
/// Apple: "ShaderFunction".
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    /// The library with the function.
    public var library: ShaderLibrary
    /// The name of the function, as it is written in the library.
    public var name: String

    /// The function of a name in a library, whether there is one or not.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// The function with its arguments: `function(.float(2), .color(.red))`.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}
