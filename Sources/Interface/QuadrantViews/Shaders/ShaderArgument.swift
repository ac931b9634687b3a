public import Foundation
public import QuadrantGeometry

extension Shader {
    /// A value that a shader's function is given.
    ///
    /// Apple: "Shader.Argument".
    public struct Argument: Equatable, Sendable {
        enum Value: Equatable, Sendable {
            case numbers([Double])
            case array([Float])
            case color(Color)
            case colors([Color])
            case image(Image)
            case data(Data)
            case boundingRect
        }

        private let value: Value

        private init(_ value: Value) {
            self.value = value
        }

        /// A number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
            Argument(.numbers([Double(x)]))
        }

        /// Two numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            Argument(.numbers([Double(x), Double(y)]))
        }

        /// The coordinates of a point.
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }

        /// The width and the height of a size.
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }

        /// The horizontal and the vertical part of a vector.
        public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }

        /// Three numbers.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument(.numbers([Double(x), Double(y), Double(z)]))
        }

        /// Four numbers.
        public static func float4<T: BinaryFloatingPoint>(
            _ x: T, _ y: T, _ z: T, _ w: T
        ) -> Argument {
            Argument(.numbers([Double(x), Double(y), Double(z), Double(w)]))
        }

        /// Any number of numbers.
        public static func floatArray(_ array: [Float]) -> Argument { Argument(.array(array)) }

        /// The rectangle around the view or shape that the shader is used for.
        public static var boundingRect: Argument { Argument(.boundingRect) }

        /// A colour.
        public static func color(_ color: Color) -> Argument { Argument(.color(color)) }

        /// Any number of colours.
        public static func colorArray(_ array: [Color]) -> Argument { Argument(.colors(array)) }

        /// A picture.
        public static func image(_ image: Image) -> Argument { Argument(.image(image)) }

        /// Bytes.
        public static func data(_ data: Data) -> Argument { Argument(.data(data)) }
    }
}
