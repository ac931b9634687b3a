public import Foundation

extension GraphicsContext.Filter {
    /// Names a shader that changes the colour of each pixel. Accepted, without effect here: there is no
    /// Metal that could run it, so drawings are not changed, which is reported.
    public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter {
        Self(kind: .shader(shader.diagnostic("GraphicsContext.Filter.colorShader")))
    }

    /// Names a shader that moves pixels. Accepted, without effect here: there is no Metal that could run
    /// it, so drawings are not changed, which is reported.
    ///
    /// - Parameters:
    ///   - shader: Is given the place of a pixel before its own arguments.
    ///   - maxSampleOffset: The farthest that a pixel is moved, in points.
    public static func distortionShader(
        _ shader: Shader, maxSampleOffset: CGSize
    ) -> GraphicsContext.Filter {
        Self(kind: .shader(shader.diagnostic("GraphicsContext.Filter.distortionShader")))
    }

    /// Names a shader that changes pixels by those around them. Accepted, without effect here: there is no
    /// Metal that could run it, so drawings are not changed, which is reported.
    ///
    /// - Parameters:
    ///   - shader: Is given the place of a pixel and the picture before its own arguments.
    ///   - maxSampleOffset: The farthest that a pixel is read from, in points.
    public static func layerShader(
        _ shader: Shader, maxSampleOffset: CGSize
    ) -> GraphicsContext.Filter {
        Self(kind: .shader(shader.diagnostic("GraphicsContext.Filter.layerShader")))
    }
}

extension GraphicsContext.Shading {
    /// Names a shader that gives each pixel its colour. Accepted, without effect here: there is no Metal
    /// that could run it, so the colour `primary` is taken, which is reported.
    ///
    /// - Parameters:
    ///   - shader: Is given the place of a pixel before its own arguments.
    ///   - bounds: The rectangle that `Shader.Argument.boundingRect` stands for.
    public static func shader(
        _ shader: Shader, bounds: CGRect = .zero
    ) -> GraphicsContext.Shading {
        style(shader)
    }
}
