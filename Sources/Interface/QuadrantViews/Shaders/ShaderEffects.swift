public import Foundation
public import QuadrantCore

extension View {
    /// Names a shader that changes the colour of each pixel of the view. Accepted, without effect here:
    /// there is no Metal that could run the shader, so the view is drawn without it, which is reported.
    ///
    /// - Parameters:
    ///   - shader: Is given the place and the colour of a pixel before its own arguments.
    ///   - isEnabled: Whether the shader would be run; if not, nothing is reported.
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        reporting(isEnabled ? shader.diagnostic(".colorEffect") : nil)
    }

    /// Names a shader that moves the pixels of the view. Accepted, without effect here: there is no Metal
    /// that could run the shader, so the view is drawn without it, which is reported.
    ///
    /// - Parameters:
    ///   - shader: Is given the place of a pixel before its own arguments.
    ///   - maxSampleOffset: The farthest that a pixel is moved, in points.
    ///   - isEnabled: Whether the shader would be run; if not, nothing is reported.
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        reporting(isEnabled ? shader.diagnostic(".distortionEffect") : nil)
    }

    /// Names a shader that changes pixels of the view by those around them. Accepted, without effect here:
    /// there is no Metal that could run the shader, so the view is drawn without it, which is reported.
    ///
    /// - Parameters:
    ///   - shader: Is given the place of a pixel and the view's picture before its own arguments.
    ///   - maxSampleOffset: The farthest that a pixel is read from, in points.
    ///   - isEnabled: Whether the shader would be run; if not, nothing is reported.
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        reporting(isEnabled ? shader.diagnostic(".layerEffect") : nil)
    }

    nonisolated private func reporting(_ diagnostic: Diagnostic?) -> some View {
        modifier(ReportModifier(diagnostic: diagnostic))
    }
}

extension VisualEffect {
    /// Names a shader that changes the colour of each pixel of the view. Accepted, without effect here,
    /// as the modifier of that name is, and reported.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        reporting(isEnabled ? shader.diagnostic(".colorEffect") : nil)
    }

    /// Names a shader that moves the pixels of the view. Accepted, without effect here, as the modifier of
    /// that name is, and reported.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        reporting(isEnabled ? shader.diagnostic(".distortionEffect") : nil)
    }

    /// Names a shader that changes pixels of the view by those around them. Accepted, without effect here,
    /// as the modifier of that name is, and reported.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        reporting(isEnabled ? shader.diagnostic(".layerEffect") : nil)
    }

    private func reporting(_ diagnostic: Diagnostic?) -> SteppedEffect {
        SteppedEffect(self, .report(diagnostic))
    }
}
