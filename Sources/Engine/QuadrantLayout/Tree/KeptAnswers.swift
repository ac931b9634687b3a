/// What nodes have answered, for as long as it holds.
struct KeptAnswers: ~Copyable {
    /// The sizes, in blocks of four (`NodeRecord.cache`).
    var sizes = Pool<SizeCache>()
    /// The guides, distances and priorities.
    let told: ToldAnswers
    /// Guides for the question that is being answered.
    var passing: PassingGuides
    /// Nodes from whose caches answers were dropped on which other nodes may rely.
    let overflowed: NodeSet
    /// Nodes whose guides, distances or priority cannot be compared with the earlier ones: their
    /// containers have to ask again.
    let speakers: NodeSet

    init(in tables: NodeTables) {
        told = ToldAnswers(in: tables)
        passing = PassingGuides(in: tables)
        overflowed = NodeSet(in: tables)
        speakers = NodeSet(in: tables)
    }
}
