import Foundation

/// A recipe, as the file of recipes has it.
struct Recipe: Decodable, Identifiable, Hashable {
    var name: String
    var minutes: Int
    var servings: Int
    var symbol: String
    var ingredients: [String]
    var steps: [String]

    var id: String { name }
}

extension Bundle {
    /// The recipes that the app comes with.
    var recipes: [Recipe] {
        guard let url = url(forResource: "recipes", withExtension: "json"),
            let data = try? Data(contentsOf: url)
        else { return [] }
        return (try? JSONDecoder().decode([Recipe].self, from: data)) ?? []
    }
}
