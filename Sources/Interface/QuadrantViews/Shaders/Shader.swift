public import QuadrantCore

/// A function in Apple's Metal Shading Language with its arguments.
///
/// Apple: "Shader". There is no Metal here, so it cannot be run. Views, pictures and filters are drawn
/// without it; shapes and texts that are filled with it have the colour `primary`. It is reported
/// wherever a shader is used.
public struct Shader: Equatable, Sendable {
    /// The function.
    public var function: ShaderFunction
    /// What the function is given beside the pixel's place and colour.
    public var arguments: [Argument]
    /// Whether noise is added to the colours against visible bands. It has no effect here.
    public var dithersColor = true

    /// A function with its arguments.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// Prepares the shader for its first use. There is nothing to prepare here; what is reported is each
    /// use of the shader.
    public func compile(as type: UsageType) async throws {}

    /// What a shader is used for.
    ///
    /// Apple: "Shader.UsageType".
    public struct UsageType: Sendable {
        private let name: String

        /// To fill shapes and texts.
        public static let shapeStyle = UsageType(name: "shapeStyle")
        /// To change colours, by `colorEffect(_:isEnabled:)`.
        public static let colorEffect = UsageType(name: "colorEffect")
        /// To move pixels, by `distortionEffect(_:maxSampleOffset:isEnabled:)`.
        public static let distortionEffect = UsageType(name: "distortionEffect")
        /// To change pixels by others, by `layerEffect(_:maxSampleOffset:isEnabled:)`.
        public static let layerEffect = UsageType(name: "layerEffect")
    }

    /// The diagnostic that the shader is not run.
    ///
    /// - Parameter call: The call that uses it, up to the argument list.
    func diagnostic(_ call: String, advice: String = "It is drawn without it.") -> Diagnostic {
        .withoutEffect(
            "\(call)(ShaderLibrary.\(function.name))",
            advice: "There is no Metal here that could run the shader. \(advice)")
    }
}

extension Shader: ShapeStyle {
    /// A built-in style is resolved by the library itself.
    public typealias Resolved = Never

    /// The colour `primary`, as the shader cannot be run.
    public static func _resolve(
        _ style: Shader, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        let told = style.diagnostic("fill", advice: "The colour primary is taken.")
        return _ResolvedStyle(
            .changed(Color._resolve(.primary, in: environment), .diagnostic(told)))
    }
}
