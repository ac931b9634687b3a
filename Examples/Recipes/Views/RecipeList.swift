import SwiftUI

/// The first screen: all recipes.
struct RecipeList: View {
    private let recipes = Bundle.main.recipes

    var body: some View {
        List {
            Section("Recipes") {
                ForEach(recipes) { RecipeRow(recipe: $0) }
            }
        }
        #if os(iOS)
            .listStyle(.insetGrouped)
        #endif
    }
}

#Preview("Recipes") {
    RecipeList()
}
