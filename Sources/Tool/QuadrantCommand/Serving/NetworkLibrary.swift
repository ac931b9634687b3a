internal import CLateNetwork

/// The library that Foundation fetches by. A program that `quadrant build` has made loads it when it is first needed.
enum NetworkLibrary {
    /// Why nothing can be fetched, as the end of a sentence; `nil` where it can.
    static var obstacle: String? {
        if quadrant_load_network() { return nil }
        return "libcurl.so.4 is not there, or is too old: install the package libcurl4"
    }
}
