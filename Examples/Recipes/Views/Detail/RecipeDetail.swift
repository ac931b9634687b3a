import SwiftUI

/// All of a recipe.
struct RecipeDetail: View {
    let recipe: Recipe

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Label(recipe.name, systemImage: recipe.symbol)
                    .font(.title.bold()).foregroundStyle(.leaf)
                Text("Ingredients").font(.headline)
                VStack(alignment: .leading, spacing: 6) {
                    ForEach(recipe.ingredients, id: \.self) { Text($0) }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding()
                .background(.card, in: .rect(cornerRadius: 12))
                Text("Steps").font(.headline)
                ForEach(Array(recipe.steps.enumerated()), id: \.offset) { step in
                    NumberedRow(number: step.offset + 1, text: step.element)
                }
            }
            .padding()
        }
    }
}

#Preview("Detail") {
    RecipeDetail(recipe: Bundle.main.recipes.last ?? .sample)
}
