/// Why a server could not begin.
package struct HTTPServerError: Error {
    /// The address and port.
    package let place: String
    /// What the library said; empty where it said nothing.
    package let reason: String
}
