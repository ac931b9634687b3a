/// Where something is, for messages: " in Screen > Card", or nothing where `path` is empty.
///
/// Of more than eight names the first two and the last three are said, and how many stand between them.
///
/// - Parameter path: The custom views around the place, the outermost first.
package func placeWords(of path: [String]) -> String {
    guard !path.isEmpty else { return "" }
    var names = path
    if path.count > 8 {
        names = path.prefix(2) + ["… (\(path.count - 5) more)"] + path.suffix(3)
    }
    return " in \(names.joined(separator: " > "))"
}
