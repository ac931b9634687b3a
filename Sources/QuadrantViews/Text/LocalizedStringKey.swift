import Foundation

/// A string to be localised, as text literals make it.
///
/// Apple: "LocalizedStringKey".
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    private let parts: [Part]

    fileprivate enum Part: Equatable, Sendable {
        case text(String)
        case integer(Int)
        case formatted(String, Double)
    }

    public init(_ value: String) {
        parts = [.text(value)]
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        parts = stringInterpolation.parts
    }

    /// Collects the parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.text(literal)) }
        }

        public mutating func appendInterpolation(_ string: String) {
            parts.append(.text(string))
        }

        /// A whole number, grouped as the locale groups it.
        public mutating func appendInterpolation(_ number: Int) {
            parts.append(.integer(number))
        }

        /// A number in the form of `printf`'s `specifier`; `%lf` has six decimals.
        public mutating func appendInterpolation(_ number: Double, specifier: String = "%lf") {
            parts.append(.formatted(specifier, number))
        }

        /// Any value, as `description` has it.
        public mutating func appendInterpolation<T>(_ value: T) {
            parts.append(.text(String(describing: value)))
        }
    }

    func string(in locale: Locale) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .integer(let number): number.formatted(.number.locale(locale))
            case .formatted(let specifier, let number):
                String(format: specifier, locale: locale, number)
            }
        }.joined()
    }
}
