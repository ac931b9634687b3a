internal import Foundation
internal import QuadrantRendering

/// The Swift SDKs of a user, as `swift sdk list` shows them: links to the bundles in the trees.
struct SDKRegistry {
    let places: InstallPlaces

    /// Makes the SDK of a tree known, by its version and as the newest.
    func add(_ tree: SDKTree, _ build: SDKBuild) throws(CommandError) {
        try OwnText.makeFolder(places.swiftSDKs)
        for identifier in SwiftSDKBundle.identifiers(of: build) {
            try PlaceExchange.link(
                SwiftSDKBundle.path(in: places.swiftSDKs, identifier: identifier),
                to: SwiftSDKBundle.path(in: tree.bundles, identifier: identifier))
        }
    }

    /// Forgets what lies in a tree.
    func remove(_ tree: SDKTree) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: places.swiftSDKs)) ?? []
        for name in names {
            let path = "\(places.swiftSDKs)/\(name)"
            guard let target = System.target(ofLink: path), target.hasPrefix("\(tree.path)/") else {
                continue
            }
            System.remove(path)
        }
    }
}
