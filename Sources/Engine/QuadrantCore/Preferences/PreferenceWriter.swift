import Foundation
import QuadrantLayout
import Spatial

/// A modifier that sets or changes one preference.
class PreferenceWriter: Part {
    let key: ObjectIdentifier
    let record: PreferenceRecord
    /// The tree owns its parts and outlives them.
    @Unretained private(set) var tree: ViewTree
    /// The modifier as it is written, for explanations.
    var label: String { "" }

    init(key: ObjectIdentifier, record: PreferenceRecord, tree: ViewTree) {
        self.key = key
        self.record = record
        self.tree = tree
    }

    override var hasContent: Bool { false }

    /// Looks at the geometry. Returns whether the value that follows from it may have changed.
    func lookAtGeometry() -> Bool { false }

    /// Works out the value that follows from the geometry. Returns whether it has changed.
    func sayAnew() -> Bool { false }
}

/// What a modifier does to a preference.
enum PreferenceContent<Value> {
    /// The value, whatever is set inside.
    case value(Value)
    /// A change of what is set inside.
    case change((inout Value) -> Void)

    /// Whether both are known to have the same effect.
    func isSame(as other: PreferenceContent<Value>) -> Bool {
        guard case .value(let value) = self, case .value(let otherValue) = other else {
            return false
        }
        return areKnownEqual(value, otherValue)
    }
}

/// A writer of a preference of one type.
final class TypedPreferenceWriter<K: PreferenceKey>: PreferenceWriter {
    /// How the value follows from points of the view.
    struct Following {
        /// The points in a view, from its top left back corner.
        let points: (AnchoredView) -> [Point3D]
        /// The value for these points, which are given in the root's space.
        let content: ([Point3D]) -> PreferenceContent<K.Value>
    }

    private(set) var content: PreferenceContent<K.Value>?
    private var following: Following?
    /// The points of the root's space at the last look; `nil` if the content has to be worked out
    /// again.
    private var lastPoints: [Point3D]?

    override var label: String {
        switch (content, following != nil) {
        case (.change, false): "transformPreference(\(K.self).self)"
        case (.change, true): "transformAnchorPreference(key: \(K.self).self)"
        case (_, false): "preference(key: \(K.self).self)"
        case (_, true): "anchorPreference(key: \(K.self).self)"
        }
    }

    /// Sets content that does not follow from geometry. Returns whether it is another one than
    /// before.
    func say(_ new: PreferenceContent<K.Value>) -> Bool {
        let isSame = content.map { $0.isSame(as: new) } ?? false
        content = new
        return !isSame
    }

    /// Sets content that follows from geometry; it is worked out when the geometry is looked at
    /// next.
    func follow(_ new: Following) {
        following = new
        lastPoints = nil
    }

    override func dependencyDidChange() {
        lastPoints = nil
        if following != nil { tree.preferences.follow(self) }
        tree.preferences.changed(self)
        tree.hosting.stateDidChange?()
    }

    override func lookAtGeometry() -> Bool {
        guard let following else { return false }
        let view = AnchoredView(
            size: tree.presentation.size3D(of: record.node, .target),
            mirror: tree.layout.mirror(of: record.node))
        let points = following.points(view).map { tree.rootPoint($0, of: record.node) }
        if points == lastPoints { return false }
        lastPoints = points
        return true
    }

    override func sayAnew() -> Bool {
        guard let following, let points = lastPoints else { return false }
        return say(noting { following.content(points) })
    }
}
