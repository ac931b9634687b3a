import Foundation
public import QuadrantCore
import QuadrantGeometry

extension Color {
    /// The same colour with its linear light multiplied by 2 to the power of `stops`, and its
    /// headroom raised as much: 1 doubles the light, and -1 halves it. A number that is not finite
    /// changes nothing.
    ///
    /// Pictures hold the standard range: components above 1 are cut off where the colour is drawn.
    /// Apple: "exposureAdjust(_:)".
    public func exposureAdjust(_ stops: Double) -> Color {
        let exposed = Provider.exposed(provider, stops.isFinite ? stops : 0)
        return Color(exposed.keeping(.unless(.number, ".exposureAdjust", ["": stops])))
    }

    /// The same colour with another headroom: how many times as bright as white the colour may be;
    /// `nil` if that is not known.
    ///
    /// Read the headroom with `resolveHDR(in:)`. It changes nothing that is drawn, as pictures hold
    /// the standard range. Apple: "headroom(_:)".
    public func headroom(_ headroom: Double?) -> Color {
        Color(
            Provider.headroom(provider, headroom).keeping(
                headroom.flatMap { .unless(.number, ".headroom", ["": $0]) }))
    }

    /// The colour's components and its headroom in an environment.
    ///
    /// Apple: "resolveHDR(in:)".
    public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
        ResolvedHDR(resolve(in: environment), headroom: provider.headroom.map { Float($0) })
    }

    /// The components of a colour, and its headroom if that is known.
    ///
    /// Apple: "Color.ResolvedHDR". The components are those of sRGB; values above 1 are brighter
    /// than white.
    public struct ResolvedHDR: Hashable, Sendable, Codable, ShapeStyle, CustomStringConvertible {
        /// A built-in style: it is not resolved to another style.
        public typealias Resolved = Never

        private var color: Color.Resolved
        /// How many times as bright as white the colour may be; `nil` if that is not known.
        public var headroom: Float?

        /// Creates a colour with a headroom.
        public init(_ color: Color.Resolved, headroom: Float? = nil) {
            self.color = color
            self.headroom = headroom
        }

        /// Red, gamma-encoded, 0 to 1 for the standard range.
        public var red: Float {
            get { color.red }
            set { color.red = newValue }
        }
        /// Green, gamma-encoded, 0 to 1 for the standard range.
        public var green: Float {
            get { color.green }
            set { color.green = newValue }
        }
        /// Blue, gamma-encoded, 0 to 1 for the standard range.
        public var blue: Float {
            get { color.blue }
            set { color.blue = newValue }
        }
        /// Red, linear, 0 to 1 for the standard range.
        public var linearRed: Float {
            get { color.linearRed }
            set { color.linearRed = newValue }
        }
        /// Green, linear, 0 to 1 for the standard range.
        public var linearGreen: Float {
            get { color.linearGreen }
            set { color.linearGreen = newValue }
        }
        /// Blue, linear, 0 to 1 for the standard range.
        public var linearBlue: Float {
            get { color.linearBlue }
            set { color.linearBlue = newValue }
        }
        /// The opacity, from 0 for invisible to 1 for opaque.
        public var opacity: Float {
            get { color.opacity }
            set { color.opacity = newValue }
        }

        /// The components as `#RRGGBBAA`, with the headroom if that is known.
        public var description: String {
            color.description + (headroom.map { " headroom \($0)" } ?? "")
        }

        /// The colour without headroom: brightness above white is not drawn.
        public static func _resolve(
            _ style: Color.ResolvedHDR, in environment: EnvironmentValues
        ) -> _ResolvedStyle {
            Color.Resolved._resolve(style.color, in: environment)
        }
    }
}

extension Color.Provider {
    /// The headroom of the colour; `nil` if it is not known.
    fileprivate var headroom: Double? {
        switch self {
        case .system, .accent, .fixed, .named, .worked: nil
        case .faded(let base, _), .translucent(let base, _): base.headroom
        case .mixed(let a, let b, _, _):
            a.headroom == nil && b.headroom == nil ? nil : max(a.headroom ?? 1, b.headroom ?? 1)
        case .exposed(let base, let stops):
            stops == 0 ? base.headroom : max(1, (base.headroom ?? 1) * exp2(stops))
        case .headroom(_, let headroom): headroom
        case .faulty(let base, _): base.headroom
        }
    }
}

extension RGBAColor {
    /// The colour with its linear light multiplied by 2 to the power of `stops`, as far as numbers reach.
    func exposed(by stops: Double) -> RGBAColor {
        let parts = linear
        // No light is brighter than this: sums of it stay finite.
        let factor = exp2(min(max(stops, -60), 60))
        return RGBAColor(
            linear: ColorVector(parts.x * factor, parts.y * factor, parts.z * factor), alpha: alpha)
    }
}
